package gallina

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/kinds"
)

// ErrNoInstance marks a certificate that no checker in Coq is for: of a kind, about a network
// or a router, or of a size that there is none for, or that it would take too long with.
var ErrNoInstance = errors.New("no checker in Coq")

func none(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrNoInstance, fmt.Sprintf(format, args...))
}

// slow is the error for what a checker in Coq is for, but would take too long with. It is
// ErrNoInstance too.
type slow string

func (s slow) Error() string        { return "Coq would take more than a minute: " + string(s) }
func (s slow) Is(target error) bool { return target == ErrNoInstance }

// MaxInstance is the number of numbers beyond which what a theorem rests on is not written:
// Coq reads about 320,000 bytes of them a second.
const MaxInstance = 1 << 24

// Instances writes theorems about single networks, one for each statement of the
// certificates, for Coq to accept: each is proved by computing, with a checker of certificates/coq, on
// what its certificate holds.
//
// Where certificates bound the width of a network from both sides alike, there is also a theorem
// that says what it is.
type Instances struct {
	// World is where names are looked up. Its words define networks by lines of text.
	World certificates.World
	// Accepted says that the checker accepted all certificates before, so that Add does not ask it.
	Accepted bool

	// trial writes what tests have in place of a theorem; nil for the theorem.
	trial func(name string, t theorem) string
	// givenAsLinks makes every network a list of links, whatever its name is.
	givenAsLinks bool

	forms    []form
	requires map[string]bool
	names    map[string]bool
	nets     map[string]*subject
	lines    map[string]bool    // the texts of networks that are written
	routers  map[string]*router // those that are written, by their and the network's names
	order    []string           // the networks' names in Coq, as they come
	arrays   strings.Builder
	text     strings.Builder
	list     []Instance
	values   map[string]shownValue // by fact: what a theorem says of a number
	bounds   map[string]string     // by statement: the theorem for a bound on a width
}

// Instance is a theorem that was written.
type Instance struct {
	Name      string
	Statement string // in Coq
	Of        string // the certificate's statement, and its kind of proof
}

// theorem is what a kind of proof makes of a statement.
type theorem struct {
	statement string
	// lemma is what has the statement if a computation, the last thing left to show, is true. Where
	// the statement is "", it is the certificate's.
	lemma string
	// before are steps of a proof that come before the lemma, and side what shows the rest of what
	// the lemma asks, if there is any.
	before, side string
	// of is the certificate's statement as far as the theorem says it, "" if it says all.
	of certificates.Statement
}

// Add writes the theorems of a certificate, and returns how many. An error that is ErrNoInstance
// says that there is none for some of its statements; of a certificate that the checker rejects
// there is none at all.
func (x *Instances) Add(c *certificates.Certificate) (int, error) {
	x.init()
	i := slices.IndexFunc(x.forms, func(f form) bool { return f.kind == c.Kind })
	if i < 0 {
		return 0, none("%s: a proof by %.20q", c.Statement, c.Kind)
	}
	form := x.forms[i]
	if form.without != "" {
		return 0, none("%s: a proof by %s: %s", c.Statement, c.Kind, form.without)
	}
	var err error
	var said []certificates.Statement
	for _, s := range c.Statements() {
		if c.Kind == "order" && s.Relation == "=" {
			s.Relation = ">=" // as far as Coq checks it: a cut shows the rest
		}
		if without := form.says(s); without != nil {
			err = errors.Join(err, without)
			continue
		}
		said = append(said, s)
	}
	if len(said) == 0 {
		return 0, err
	}
	g, wrong := x.subject(c.Statement.Network)
	if wrong == nil && !x.Accepted {
		wrong = kinds.Check(c, x.World)
	}
	if wrong != nil {
		return 0, fmt.Errorf("%s: %w", c.Statement, wrong)
	}
	proof, wrong := kinds.Read(c)
	if wrong != nil {
		return 0, fmt.Errorf("%s: %w", c.Statement, wrong)
	}
	written := 0
	for _, s := range said {
		w := &writer{Instances: x, s: s, net: g}
		t := form.write(w, proof)
		if w.err != nil {
			err = errors.Join(err, fmt.Errorf("%s: %w", s, w.err))
			continue
		}
		if t.statement == "" {
			t.statement = w.statement()
		}
		if w.met != nil {
			x.routers[w.met.name+" "+g.title] = w.met
		}
		w.require(form.modules)
		x.begin(g)
		x.arrays.WriteString(w.arrays.String())
		x.text.WriteString(w.data.String())
		x.write(s, c.Kind, g, t)
		written++
	}
	return written, err
}

func (x *Instances) init() {
	if x.names != nil {
		return
	}
	x.forms = forms()
	x.requires, x.names = make(map[string]bool), make(map[string]bool)
	x.nets, x.lines, x.bounds = make(map[string]*subject), make(map[string]bool), make(map[string]string)
	x.routers, x.values = make(map[string]*router), make(map[string]shownValue)
}

// begin writes the definition of a network's numbers, once.
func (x *Instances) begin(g *subject) {
	if g.written {
		return
	}
	g.written = true
	x.order = append(x.order, g.ident)
	x.arrays.WriteString(g.arrays)
	fmt.Fprintf(&x.text, "\n(* ---------- %s ---------- *)\n\n", g.title)
	if !x.lines[g.line] {
		x.lines[g.line] = true
		x.text.WriteString(g.line)
	}
	x.text.WriteString(g.defined)
}

// add writes a theorem, below a line that says what it is.
func (x *Instances) add(i Instance, line, proof string) {
	x.list = append(x.list, i)
	fmt.Fprintf(&x.text, "\n(* %s *)\nTheorem %s : %s.\nProof.%sQed.\n", line, i.Name, i.Statement, proof)
}

// write writes the theorem of a certificate.
func (x *Instances) write(s certificates.Statement, kind string, g *subject, t theorem) {
	if t.of.Subject != "" {
		s = t.of
	}
	i := Instance{x.free(theoremName(s, g), kind), t.statement, s.String() + " by " + kind}
	if x.trial != nil {
		x.list = append(x.list, i)
		x.text.WriteString(x.trial(i.Name, t))
		return
	}
	x.add(i, fmt.Sprintf("%s, by %s", s, kind), fmt.Sprintf("\n  %s.\n  vm_cast_no_check (eq_refl true).\n", t.steps(".\n  ", "")))
	x.note(s, i.Name)
	if s.Subject == "bisection" && s.Relation != "=" {
		x.bound(s, g, i.Name)
	}
}

// steps are those of the proof that leave the computation, which last shows, and nothing else.
func (t theorem) steps(between, last string) string {
	steps := "apply (" + t.lemma + ")"
	if t.before != "" {
		steps = t.before + between + steps
	}
	if t.side != "" {
		last += "|" + t.side
	}
	if last != "" {
		steps += "; [" + last + "]"
	}
	return steps
}

// bound keeps a bound on a width, and writes what two that are equal say together.
func (x *Instances) bound(s certificates.Statement, g *subject, name string) {
	if x.bounds[s.String()] != "" {
		return
	}
	x.bounds[s.String()] = name
	most, least := s, s
	s.Relation, most.Relation, least.Relation = "=", "<=", ">="
	if above, below := x.bounds[most.String()], x.bounds[least.String()]; above != "" && below != "" {
		x.requires["CheckClaim"] = true
		i := Instance{x.free("bisection_width_"+g.ident, ""), fmt.Sprintf("bisection_width %s %s", grouped(g.graph), s.Value), s.String() + " by both bounds"}
		x.add(i, s.String()+", by both bounds", fmt.Sprintf(" exact (both_bounds _ _ %s %s). ", above, below))
		x.note(s, i.Name)
	}
}

// free returns a name that is not taken yet.
func (x *Instances) free(name, kind string) string {
	try := name
	if x.names[try] && kind != "" {
		try = name + "_by_" + strings.ReplaceAll(kind, "-", "_")
	}
	for i := 2; x.names[try]; i++ {
		try = name + "_" + strconv.Itoa(i)
	}
	x.names[try] = true
	return try
}

// File returns a name for the file, after the network of the first theorem.
func (x *Instances) File() string {
	if len(x.order) == 0 {
		return ""
	}
	return "Instance_" + x.order[0] + ".v"
}

// List lists the theorems that were written so far.
func (x *Instances) List() []Instance { return x.list }

// Text returns the file: it is complete, and rests on those of certificates/coq.
func (x *Instances) Text() string {
	modules := []string{"Networks", "Graph", "Walk", "CheckGraph", "CheckPack"}
	for m := range x.requires {
		if !slices.Contains(modules, m) {
			modules = append(modules, m)
		}
	}
	slices.Sort(modules[5:])
	var b strings.Builder
	b.WriteString("(* Written by \"topocert export --coq\": theorems about single networks, each proved by\n" +
		"   computing on what a certificate holds. The networks, and the words of the statements, are those of certificates/coq. *)\n\n" +
		"From Coq Require Import ZArith Uint63 PArray List.\n")
	fmt.Fprintf(&b, "From Topocert Require Import %s.\nOpen Scope Z_scope.\n", strings.Join(modules, " "))
	b.WriteString(x.arrays.String())
	b.WriteString("\nImport ListNotations.\n") // with it Coq reads no arrays
	b.WriteString(x.text.String())
	return b.String()
}

// theoremName returns a name for the theorem of a statement.
func theoremName(s certificates.Statement, g *subject) string {
	relation := map[string]string{"<=": "at_most", ">=": "at_least", "<": "below"}[s.Relation]
	return identifier(strings.Join(slices.Concat([]string{s.Subject, g.ident}, s.Args, []string{relation, s.Value}), "_"))
}

// identifier makes a name for Coq of a text: what is no letter or digit becomes one _.
func identifier(text string) string {
	var b strings.Builder
	for _, r := range []byte(text) {
		switch {
		case r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9':
			b.WriteByte(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "_"):
			b.WriteByte('_')
		}
	}
	name := strings.TrimSuffix(b.String(), "_")
	if len(name) > 100 { // a list of numbers, or a digest
		name = name[:100]
	}
	return name
}
