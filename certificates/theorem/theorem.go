package theorem

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Check tells whether the theorem's proofs show its claim, about the networks of a library. It
// returns nil if they do, and a *certificates.Rejection if they do not. Spend is asked for steps
// before work; it may be nil. Its errors are returned as they are.
func (t *Theorem) Check(l *words.Library, spend func(steps int64) error) error {
	next := 0
	err := t.Visit(l, spend, func(q *arithmetic.Question) error {
		if next == len(t.Proofs) {
			return certificates.Reject("theorem/missing", "no proof of %q, want one", q.What)
		}
		p := t.Proofs[next]
		next++
		if p.What != q.What {
			return p.reject("theorem/order", "a proof of %q, want one of %q", certificates.Shortened(p.What), q.What)
		}
		err := arithmetic.Refute(&q.Root, p.Nodes, spend)
		var wrong *arithmetic.Error
		if errors.As(err, &wrong) {
			r := p.reject("theorem/proof", "%s: %s", q.What, wrong.Detail)
			if r.Line > 0 {
				r.Line += 1 + wrong.Node
			}
			return r
		}
		return err
	})
	if err == nil && next < len(t.Proofs) {
		err = t.Proofs[next].reject("theorem/extra", "a proof of %q, want no more proofs", certificates.Shortened(t.Proofs[next].What))
	}
	var wrong *certificates.Rejection
	if errors.As(err, &wrong) && wrong.Line == 0 {
		wrong.Line = t.Line
	}
	return err
}

func (p Proof) reject(rule, format string, args ...any) *certificates.Rejection {
	return &certificates.Rejection{Rule: rule, Line: p.line, Detail: fmt.Sprintf(format, args...)}
}

// Visit derives the questions whose refutations show the claim, and has each refuted in turn.
// The first error ends it.
func (t *Theorem) Visit(l *words.Library, spend func(steps int64) error, refute func(*arithmetic.Question) error) error {
	m := t.lemmas(l, spend, refute)
	if m.err == nil { // the claim follows from the lemmas, and has a value
		m.byOrders()
		s, e, in := m.given("the claim")
		in.condition(m.claim.Expr, e)(s, false)
		m.ask(s)
		m.defined()
	}
	return m.err
}

// Lemmas is Visit without the claim's own questions: those of the networks and the lemmas.
func (t *Theorem) Lemmas(l *words.Library, spend func(steps int64) error, refute func(*arithmetic.Question) error) error {
	return t.lemmas(l, spend, refute).err
}

func (t *Theorem) lemmas(l *words.Library, spend func(steps int64) error, refute func(*arithmetic.Question) error) *maker {
	m := &maker{library: l, spend: spend, refute: refute}
	if !m.pay(stepsOfFormula + stepsOfInstance) {
		return m
	}
	f, err := formula.ParseTheorem(l, t.Claim)
	if err != nil {
		m.reject("theorem/claim", "%v", err)
		return m
	}
	if !f.Truth() {
		m.reject("theorem/claim", "%q is no formula that is true or false, want one", certificates.Shortened(t.Claim))
	}
	m.claim = f
	m.instance(t.Instance)
	m.domain()
	for _, part := range t.Networks {
		if m.err == nil {
			m.network(part)
			m.at(part.line)
		}
	}
	return m
}

// maker makes the questions of a theorem. It notes the first error: after that nothing more is
// asked or paid for, and what is read means nothing.
type maker struct {
	err      error
	library  *words.Library
	claim    *formula.Formula
	spend    func(steps int64) error
	refute   func(*arithmetic.Question) error
	networks []*network
}

// What is paid for reading a formula, for a part of it and for looking whether values are in its
// domain, which takes at most so many operations.
const (
	stepsOfPart     = 1 << 6
	stepsOfFormula  = 1 << 20
	stepsOfInstance = 1 << 20
	mostOperations  = 1 << 12
)

// fail notes an error, if it is one and the first, and reject a Rejection.
func (m *maker) fail(err error) {
	if m.err == nil {
		m.err = err
	}
}

func (m *maker) reject(rule, format string, args ...any) {
	m.fail(certificates.Reject(rule, format, args...))
}

// at puts a Rejection that is nowhere yet on a line, and makes one of what is wrong with a text.
func (m *maker) at(line int) {
	var text *language.Error
	if errors.As(m.err, &text) {
		m.err = certificates.Reject("theorem/text", "%v", text)
	}
	var wrong *certificates.Rejection
	if errors.As(m.err, &wrong) && wrong.Line == 0 {
		wrong.Line = line
	}
}

// pay takes steps, and tells whether nothing is wrong yet.
func (m *maker) pay(steps int64) bool {
	if m.err == nil && m.spend != nil {
		m.err = m.spend(steps)
	}
	return m.err == nil
}

// ask has a question refuted.
func (m *maker) ask(s *scope) {
	q := s.Question()
	switch err := q.Err; {
	case m.err != nil:
	case errors.Is(err, certificates.ErrBudget) || errors.Is(err, certificates.ErrRejected):
		m.fail(err)
	case err != nil:
		m.reject("theorem/term", "%s: %v", q.What, err)
	default:
		m.fail(m.refute(q))
	}
}

// question begins a question: the variables of the claim have values in its domain.
func (m *maker) question(what string) (*scope, env) {
	s := arithmetic.NewScope(what, m.spend)
	s.Fail(m.err)
	e := make(env)
	for _, name := range m.claim.For.Names() {
		e[name] = s.Fresh(name)
	}
	m.inDomain(s, e)
	return s, e
}

// inDomain says that values are in the claim's domain.
func (m *maker) inDomain(s *scope, e env) {
	for _, r := range m.claim.For.Ranges {
		if r.Tuples == nil {
			x := e[r.Names[0]]
			s.Fact(x.Sub(claimed().term(s, r.From, e)))
			if r.To != nil {
				s.Fact(claimed().term(s, r.To, e).Sub(x))
			}
			continue
		}
		Listed(r, func(name string, value *big.Rat) claim {
			return equal(e[name], arithmetic.Constant(value.Num()))
		}, arithmetic.All, arithmetic.Some)(s, true)
	}
	if m.claim.For.If != nil {
		claimed().condition(m.claim.For.If, e)(s, true)
	}
}

// Listed says what a list of tuples says of its variables: that some tuple has all their values. What is said of
// more than two is said of the first, and of those that are left.
func Listed[T any](r formula.Range, equal func(name string, value *big.Rat) T, all, some func(...T) T) T {
	joined := func(list []T, by func(...T) T) T {
		x := list[len(list)-1]
		for _, y := range slices.Backward(list[:len(list)-1]) {
			x = by(y, x)
		}
		return x
	}
	var cases []T
	for _, t := range r.Tuples {
		var same []T
		for i, name := range r.Names {
			same = append(same, equal(name, t[i]))
		}
		cases = append(cases, joined(same, all))
	}
	return joined(cases, some)
}

// instance checks that some values are in the domain.
func (m *maker) instance(text string) {
	names := m.claim.For.Names()
	fields := strings.Fields(text)
	if len(fields) != len(names) {
		m.reject("theorem/instance", "%d values, want one for each of %d variables", len(fields), len(names))
		return
	}
	values := make(formula.Env)
	for i, field := range fields {
		n, ok := new(big.Int), len(field) < 100
		if ok {
			_, ok = n.SetString(field, 10)
		}
		if !ok {
			m.reject("theorem/instance", "%q, want a whole number", certificates.Shortened(field))
		}
		values[names[i]] = new(big.Rat).SetInt(n)
	}
	inside, err := m.claim.For.ContainsWithin(values, mostOperations)
	if err != nil {
		m.reject("theorem/instance", "%v", err)
	}
	if !inside {
		m.reject("theorem/instance", "%s is not in the domain of the claim, want values that are", text)
	}
}

// network proves a network to be one, and its lemmas.
func (m *maker) network(part *Network) {
	x := m.parse("theorem/network", part.Name, "order("+part.Name+")")
	if x == nil {
		return
	}
	if x.Op != language.Fact || len(x.Args) != 1 || x.Args[0].Op != language.Network {
		m.reject("theorem/network", "%q, want a network with its parameters, as the claim writes it", certificates.Shortened(part.Name))
		return
	}
	named := x.Args[0]
	d := m.library.Network(named.Text, len(named.Args))
	if d == nil {
		m.reject("theorem/network", "%s has no definition that is text, want one that has", certificates.Shortened(named.Text))
		return
	}
	if len(named.Args) != len(d.Definition.Params) {
		m.reject("theorem/network", "%s with %d parameters, want %s", certificates.Shortened(named.Text), len(named.Args), d.Head())
		return
	}
	d, err := d.Written()
	m.fail(err)
	m.notNegative(part.Name, named.Args)
	n := &network{
		maker: m, part: part, name: named.String(), def: d, args: named.Args,
		known: make(map[string]*Lemma), done: make(map[string]bool),
	}
	n.params, n.group = d.Names(), Permutations(d)
	switch {
	case part.Words != nil:
		n.words()
	case n.group != nil:
		n.permutations()
	default:
		n.prepare()
	}
	for _, lemma := range part.Lemmas {
		if m.err != nil {
			return
		}
		if x := n.fact(lemma.Fact); m.err == nil {
			n.facts = append(n.facts, x)
			n.prove(lemma, x)
		}
		m.at(lemma.line)
		n.known[lemma.Fact+" if "+lemma.If] = lemma
		n.known[lemma.Fact+" "+lemma.Relation+" if "+lemma.If] = lemma
	}
	m.networks = append(m.networks, n)
}

// parse reads an expression in the claim's variables; nil if it is none.
func (m *maker) parse(rule, of, text string) *language.Node {
	if domain := m.claim.For.String(); domain != "" {
		text += " for " + domain
	}
	if !m.pay(stepsOfFormula) {
		return nil
	}
	f, err := formula.ParseTheorem(m.library, text)
	if err != nil {
		m.reject(rule, "%s: %v", certificates.Shortened(of), err)
		return nil
	}
	return f.Expr
}

// fact reads the fact that a lemma is about, as the claim writes it but for the network: that is
// its first argument, or the second behind a word.
func (n *network) fact(text string) *language.Node {
	name, _, _ := strings.Cut(text, "(")
	claimed, at := Claimed(text, n.part.Name)
	x := n.parse("theorem/fact", text, claimed)
	if x == nil {
		return nil
	}
	if x.Op != language.Fact || x.Text != name || len(x.Args) <= at || x.Args[at].String() != n.name {
		n.reject("theorem/fact", "%q, want a fact, with the arguments that it has beside the network", certificates.Shortened(text))
	}
	return x
}

// Claimed is a lemma's fact of a network as a claim writes it, and at which argument the network is.
func Claimed(fact, network string) (text string, at int) {
	name, rest, _ := strings.Cut(strings.TrimSuffix(fact, ")"), "(")
	arguments := []string{network, rest}
	if strings.HasPrefix(rest, `"`) {
		word, more, _ := strings.Cut(rest, ", ")
		at, arguments = 1, []string{word, network, more}
	}
	return name + "(" + strings.TrimSuffix(strings.Join(arguments, ", "), ", ") + ")", at
}
