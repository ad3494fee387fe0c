package theorem

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// When the claim has a value: the definedness conditions of McCarthy's logic, in which the left
// side of && and || guards the right. (A basis for a mathematical theory of computation, 1963, section 8.)
// They are read off the claim as it is written, and so each part of it is gone through, whatever
// the questions about other parts need.

// guard is a condition that is true, or false.
type guard struct {
	condition *language.Node
	truth     bool
}

// need is what a part of the claim needs to have a value where its guards are so: that an
// expression is a positive divisor, or an exponent that is not negative, or is true, or has a value itself, which is a fact; or that there
// is a proof of it at all, as of a word's argument, whether the word uses it or not.
type need struct {
	under []guard
	kind  needed
	of    *language.Node
}

type needed string

const (
	positive needed = "is positive"
	natural  needed = "is not negative"
	holding  needed = "is true"
	valued   needed = "has a value"
	given    needed = "is given"
)

// String is what the need's question is called.
func (n need) String() string { return n.written((*language.Node).String) }

// written is the need with its expressions written; needs that are written as meant are the same.
func (n need) written(write func(*language.Node) string) string {
	what := write(n.of)
	switch n.kind {
	case positive:
		what = "divisor " + what
	case natural:
		what = "exponent " + what
	}
	var under []string
	for _, g := range n.under {
		condition := "(" + write(g.condition) + ")"
		if !g.truth {
			condition = "!" + condition
		}
		under = append(under, condition)
	}
	if what += " " + string(n.kind); under != nil {
		what += " where " + strings.Join(under, " && ")
	}
	return what
}

// least is the least number that is a divisor, or an exponent; met tells whether a number is one.
func (n need) least() int64 {
	if n.kind == positive {
		return 1
	}
	return 0
}

func (n need) met(k *big.Int) bool {
	return (n.kind == positive || n.kind == natural) && k.Cmp(big.NewInt(n.least())) >= 0
}

// meant writes an expression without how it is spelled: numbers in shortest terms, min and max of two, words as
// their texts, with their arguments.
func meant(x *language.Node) string {
	if x.Word != nil {
		return meant(x.Body) + listed(x.Word.Args)
	}
	list := x.Args
	if x.Op == language.Call && (x.Text == "min" || x.Text == "max") && len(list) > 2 {
		inner := *x
		inner.Args = list[:len(list)-1]
		list = []*language.Node{&inner, list[len(list)-1]}
	}
	text := x.Op + " " + x.Text
	if x.Op == language.Numeral {
		text = formula.Numeral(x).RatString()
	}
	for _, r := range x.Ranges {
		text += fmt.Sprint(r.Names) + meant(r.In)
		if r.If != nil {
			text += meant(r.If)
		}
	}
	return text + listed(list)
}

func listed(list []*language.Node) string {
	var texts []string
	for _, a := range list {
		texts = append(texts, meant(a))
	}
	return "(" + strings.Join(texts, ", ") + ")"
}

// needs are those of an expression: of its parts from left to right, then its own.
func (m *maker) needs(x *language.Node) (list []need) {
	var visit func(x *language.Node, under []guard)
	visit = func(x *language.Node, under []guard) {
		if !m.pay(stepsOfPart * int64(1+len(under))) {
			return
		}
		part := func(x *language.Node, more ...guard) { visit(x, slices.Concat(under, more)) }
		own := func(kind needed, of *language.Node) { list = append(list, need{under, kind, of}) }
		for _, a := range formula.Given(x) {
			part(a)
			own(given, a)
		}
		switch {
		case x.Op == "&&" || x.Op == "||":
			part(x.Args[0])
			part(x.Args[1], guard{x.Args[0], x.Op == "&&"})
			return
		case x.Op == language.Call && x.Text == "cond":
			c, other := x.Args[0], x.Args[2]
			endless := formula.IsInfinite(other) // see terms.call
			part(c)
			if endless {
				own(holding, c)
			}
			part(x.Args[1], guard{c, true})
			if !endless {
				part(other, guard{c, false})
			}
			return
		}
		for _, a := range formula.Parts(x) {
			part(a)
		}
		switch {
		case x.Op == "/" || x.Op == "%":
			own(positive, x.Args[1])
		case x.Op == language.Call && x.Text == "pow":
			own(natural, x.Args[1])
		case x.Op == language.Fact:
			own(valued, x)
		}
	}
	visit(x, nil)
	return list
}

// defined proves that the claim has a value: each need, in their order, but those of which the same
// is shown before under the first of the guards, or all, or none.
func (m *maker) defined() {
	asked := make(map[string]bool)
	for _, n := range m.needs(m.claim.Expr) {
		key := n.written(meant)
		if !m.pay(int64(len(key)) * int64(2+len(n.under))) {
			return
		}
		known := false
		for i := range len(n.under) + 1 {
			known = known || asked[need{n.under[:i], n.kind, n.of}.written(meant)]
		}
		if known {
			continue
		}
		asked[key] = true
		s, e, in := m.given(n.String())
		for _, g := range n.under {
			in.condition(g.condition, e)(s, g.truth)
		}
		switch n.kind {
		case given:
			switch n.of.Op {
			case language.Word:
			case language.Network:
				if !slices.ContainsFunc(m.networks, func(other *network) bool { return other.name == n.of.String() }) {
					s.Fail(fmt.Errorf("the network %s for an argument, want one that is shown to be one", n.of))
				}
			default:
				in.number(s, n.of, e)
			}
			if s.Question().Err == nil {
				continue
			}
		case positive, natural:
			v := in.plain(s, n.of, e)
			if k, constant := v.num.Const(); constant && n.met(k) {
				continue
			}
			atLeast(v.num, arithmetic.Int(n.least()))(s, false)
		case holding:
			in.condition(n.of, e)(s, false)
		case valued:
			if slices.Contains(always(), n.of.Text) {
				continue
			}
			bounded := in.shown.bounded[in.about(s, n.of, e)]
			if slices.ContainsFunc(bounded, func(c claim) bool { return c == nil }) {
				continue
			}
			arithmetic.Some(bounded...)(s, false)
		}
		m.ask(s)
	}
}

// always are facts that have a value in every network with a vertex, as the format lists them, and
// may have lemmas that bound them from below alone.
func always() []string {
	return []string{
		"order", "size", "min_degree", "max_degree", "bisection", "vertex_connectivity", "vertex_orbits", "automorphisms",
		"vertex_transitive", "edge_transitive", "bipartite", "hamiltonian", "connected", "contains",
		"independence_number", "clique_number", "chromatic_number", "edge_chromatic_number", "domination_number",
		"metric_dimension",
	}
}
