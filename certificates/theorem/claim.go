package theorem

import (
	"fmt"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// shown is what the lemmas tell of the facts in the claim.
type shown struct {
	facts map[string]poly // by what they are about; nil where there are none
	// bounded are the conditions of the lemmas that say what facts are, or are at most: nil for none.
	bounded map[string][]claim
}

// claimed gives the claim's expressions without facts their meaning.
func claimed() terms { return terms{shown: new(shown), powers: true} }

// about says what a fact is about: its name, and its networks, words and numbers, in the variables
// of the question. Facts about the same have one value.
func (t terms) about(s *scope, x *language.Node, e env) string {
	s.Pay(stepsOfPart * len(x.Args))
	key := x.Text
	for _, a := range x.Args {
		switch a.Op {
		case language.Network:
			key += " " + a.Text
			for _, parameter := range a.Args {
				key += "," + t.term(s, parameter, e).String()
			}
		case language.Word:
			key += fmt.Sprintf(" %q", a.Text)
		default:
			key += " " + t.term(s, a, e).String()
		}
	}
	return key
}

// Forms returns what gives numbers in the names of a claim the form that came first: n+n may be 2*n.
func Forms(names []string) func(*language.Node) *language.Node {
	s, e, first := arithmetic.NewScope("", nil), make(env), make(map[string]*language.Node)
	for _, name := range names {
		e[name] = s.Fresh(name)
	}
	return func(n *language.Node) *language.Node {
		key := claimed().term(s, n, e).String()
		if first[key] == nil {
			first[key] = n
		}
		return first[key]
	}
}

// fact gives the variable of a fact.
func (t terms) fact(s *scope, x *language.Node, e env) poly {
	if v, known := t.shown.facts[t.about(s, x, e)]; known {
		return v
	}
	s.Fail(fmt.Errorf("nothing is shown of %s, want a lemma", x))
	return nil
}

// domain sees that the claim's domain has whole numbers alone, no facts and no divisors but
// constants.
func (m *maker) domain() {
	s := arithmetic.NewScope("", m.spend)
	e := make(env)
	for _, name := range m.claim.For.Names() {
		e[name] = s.Fresh(name)
	}
	var parts []*language.Node
	for _, r := range m.claim.For.Ranges {
		if r.To != nil && r.To.Op == language.Class {
			m.reject("theorem/domain", "the members of %s, want whole numbers: a claim about a class is decided for the members that are listed", r.To)
			return
		}
		if r.Tuples == nil {
			parts = append(parts, r.From)
			if r.To != nil {
				parts = append(parts, r.To)
			}
		}
		for _, x := range slices.Concat(r.Tuples...) {
			if !x.IsInt() {
				m.reject("theorem/domain", "the value %s in a list, want whole numbers", x.RatString())
			}
		}
	}
	for _, x := range parts {
		claimed().term(s, x, e)
	}
	if x := m.claim.For.If; x != nil {
		claimed().condition(x, e)(s, true)
		parts = append(parts, x)
	}
	if s.Question().Err != nil { // the first question says the same
		return
	}
	for _, x := range parts {
		for _, n := range m.needs(x) {
			k, constant := claimed().number(s, n.of, e).num.Const()
			if !constant || !n.met(k) {
				m.reject("theorem/domain", "a domain that needs that %s, want divisors that are positive constants, and exponents that are constants from 0 on", n)
			}
		}
	}
}

// given begins a question in which the lemmas hold.
func (m *maker) given(what string) (*scope, env, terms) {
	s, e := m.question(what)
	known := &shown{make(map[string]poly), make(map[string][]claim)}
	in := terms{shown: known, powers: true}
	for _, n := range m.networks {
		names := make(env)
		for i, a := range n.args {
			names[n.params[i]] = in.term(s, a, e)
		}
		for i, lemma := range n.part.Lemmas {
			key := in.about(s, n.facts[i], e)
			var under claim
			if lemma.If != "" {
				under = newTerms().condition(n.expression(lemma.If, n.params), names)
			}
			if lemma.Relation != ">=" {
				known.bounded[key] = append(known.bounded[key], under)
			}
			v, met := known.facts[key]
			if !met && lemma.If == "" && lemma.Relation == "==" && lemma.Times == 0 {
				known.facts[key] = n.is(s, lemma, names)
				continue
			}
			if !met {
				v = s.Fresh(n.facts[i].String())
				known.facts[key] = v
			}
			said := compared(lemma.Relation, fixed(v.Times(lemma.factor())), func(s *scope) poly { return n.is(s, lemma, names) })
			if under == nil {
				said(s, true)
				continue
			}
			s.Choose(func(in *scope) { under(in, false) }, func(in *scope) { under(in, true); said(in, true) })
		}
	}
	return s, e, in
}
