package gallina

import (
	"cmp"
	"fmt"
	"strings"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/solver/lower"
)

// Instances writes what certificates state as theorems for Coq to accept: each is proved by computing, with the checker of
// certificates/coq/proved, on the terms that topocheck-proved is given. Where certificates bound the width of a network from both
// sides alike, there is also a theorem that says what it is; and verdicts follow from what was written before them.
type Instances struct {
	terms    lower.Lowering
	names    map[string]bool
	nets     map[string]string // what statements' networks are called in theorems' names
	order    []string          // these, as they come
	shown    []map[string]bool // of each lemma by which the checker accepts a proof: the facts that it shows, by their keys
	last     string            // the name of the last verdict or theorem
	text     strings.Builder
	plain    strings.Builder // theorems about families in plain words, with which the file ends
	list     []Instance
	bounds   map[string]string // by statement: the theorem for a bound on a width
	standard map[string]string // the standard networks among the terms, by name, as statements name them
}

// Instance is a theorem that was written.
type Instance struct {
	Name      string
	Statement string // in Coq
	Of        string // the certificate's statement, and its kind of proof
}

// In has the next certificates be of a folder, where names mean this, and the files beside them are the world's.
func (x *Instances) In(names *resolve.Names, world certificates.World) {
	x.terms.Names, x.terms.World = names, world
	if x.names != nil {
		return
	}
	x.names, x.nets, x.bounds, x.standard = make(map[string]bool), make(map[string]string), make(map[string]string), make(map[string]string)
	x.terms.Define = func(d lower.Definition) {
		if d.Type == "text" && x.hasText(strings.TrimSuffix(d.Name, "_text")) {
			return
		}
		term := spelled(d.Term)
		if strings.HasPrefix(term, "(Standard ") {
			x.standard[d.Name] = strings.NewReplacer("%Z", "", "%list", "", "%string", "").Replace(term)
		}
		fmt.Fprintf(&x.text, "\nDefinition %s := %s.\n", d.Name, term)
	}
}

// hasText tells whether TextNetworks.v has a network's text, and else writes the text in a comment.
func (x *Instances) hasText(network string) bool {
	if d := x.terms.Names.Words().FindOwn(network); d != nil {
		x.text.WriteString("\n" + strings.TrimSuffix(commented(d.Source), "\n"))
		return false
	}
	last := network[len(network)-1] // of meshes and tori that with two sides, and that with 3
	return last < '0' || last > '9' || last == '3'
}

// commented makes a comment of a text.
func commented(text string) string {
	text = strings.NewReplacer("(*", "( *", "*)", "* )", "\"", "'", "\n", "\n   ").Replace(text)
	return "(* " + text + " *)\n"
}

// spelled returns a term as Coq reads it.
func spelled(t lower.Term) string {
	var b strings.Builder
	lower.Gallina(&b, t) // a Builder takes all
	return b.String()
}

// Add writes the theorems of a certificate that was accepted, of those of its statements that are wanted, and returns how many.
// An error that is lower.ErrNoForm says that there are none.
func (x *Instances) Add(c *certificates.Certificate, wanted func(certificates.Statement) bool) (int, error) {
	lowered, err := x.terms.Certificate(c)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", c.Statement, err)
	}
	written := len(x.list)
	network := spelled(lowered.Network)
	for _, job := range lowered.Jobs {
		shown := make(map[string]bool)
		x.shown = append(x.shown, shown)
		n := len(x.shown)
		fmt.Fprintf(&x.text, "\nDefinition facts_%d := %s.\nDefinition proof_%[1]d := %[3]s.\nLemma accepted_%[1]d : shows %[4]s facts_%[1]d proof_%[1]d = true.\nProof. %[5]s. Qed.\n",
			n, spelled(lower.List(job.Facts...)), spelled(job.Proof), network, computed)
		for i, s := range job.Said {
			shown[x.terms.Names.Key(certificates.FactOf(s))] = true
			if wanted(s) {
				x.write(s, c.Kind, x.said(s, network, job.Facts[i]), fmt.Sprintf("exact (shown _ _ _ accepted_%d %d)", n, i))
			}
		}
	}
	return len(x.list) - written, nil
}

// computed is a proof by the machine of Coq's kernel.
const computed = "vm_cast_no_check (eq_refl true)"

// said is what a statement says, in Coq: of its network, which has a name there, a fact.
func (x *Instances) said(s certificates.Statement, network string, fact lower.Term) string {
	network = cmp.Or(x.standard[network], network)
	said := spelled(fact)
	if plain := lower.Sentence(s); plain != "" && !strings.HasPrefix(said, "(Word_ ") {
		return fmt.Sprintf("on %s (fun g => %s)", network, plain)
	}
	return fmt.Sprintf("is_true (Statement %s %s)", network, said)
}

// write writes the theorem of a statement.
func (x *Instances) write(s certificates.Statement, kind, statement, proof string) {
	i := Instance{x.free(theoremName(s, x.ident(s.Network)), kind), statement, s.String() + " by " + kind}
	x.add(&x.text, i, fmt.Sprintf("%s, by %s", s, kind), proof)
	if s.Subject == "bisection" && s.Relation != "=" {
		x.bound(s, i)
	}
}

// add writes a theorem, below a line that says what it is.
func (x *Instances) add(to *strings.Builder, i Instance, line, proof string) {
	x.list = append(x.list, i)
	fmt.Fprintf(to, "\n%sTheorem %s : %s.\nProof. %s. Qed.\n", commented(line), i.Name, i.Statement, proof)
}

// bound keeps a bound on a width, and writes what two that are equal say together.
func (x *Instances) bound(s certificates.Statement, i Instance) {
	if x.bounds[s.String()] != "" {
		return
	}
	x.bounds[s.String()] = i.Name
	most, least := s, s
	s.Relation, most.Relation, least.Relation = "=", "<=", ">="
	if above, below := x.bounds[most.String()], x.bounds[least.String()]; above != "" && below != "" {
		is, _, _ := strings.Cut(i.Statement, " (fun")
		i := Instance{x.free("bisection_width_"+x.ident(s.Network), ""), fmt.Sprintf("%s (fun g => %s)", is, lower.Sentence(s)), s.String() + " by both bounds"}
		x.add(&x.text, i, s.String()+", by both bounds", fmt.Sprintf("exact (both_bounds _ _ %s %s)", above, below))
	}
}

// File returns a name for the file: after its last verdict or theorem, or else the network of the first statement.
func (x *Instances) File() string {
	name := x.last
	if name == "" {
		name = x.order[0]
	}
	return "Instance_" + name + ".v"
}

// List lists the theorems that were written so far.
func (x *Instances) List() []Instance { return x.list }

const head = `(* Written by "topocert export --coq": theorems that Coq proves by computing on what certificates hold. What they say stands in
   Statement.v, and in the pages that it names. *)

From Coq Require Import ZArith QArith List String Uint63 PArray.
From Topocert Require Import Instance.
Open Scope Z_scope.
`

// Text returns the file: it is complete, and rests on those of certificates/coq.
func (x *Instances) Text() string {
	text := head + x.text.String()
	if x.plain.Len() > 0 { // lists have brackets there, and arrays none: see lower.long
		text += "\nImport ListNotations.\n" + x.plain.String()
	}
	return text
}
