package theorem

import (
	"fmt"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// valued proves that each divisor in a text of the network is positive, since what has none has no
// value, and that its quotients are whole. One that depends on its locals is refused, and so is xor
// elsewhere than as a neighbour's coordinate. Names are those that it has for parameters.
func (n *network) valued(of string, text *language.Node, locals, names []string) {
	list := quotients{maker: n.maker}
	list.ranges(text.Ranges, locals)
	for _, next := range text.Next {
		inner := slices.Clone(locals)
		for _, r := range next.For {
			inner = append(inner, r.Names...)
		}
		list.ranges(next.For, inner)
		for _, t := range slices.Concat(next.To.Parts(), next.If) {
			list.texts(t, inner)
		}
	}
	open := func(what string, i int) (*place, func(t *language.Node) poly) {
		p := n.open(fmt.Sprintf(of+what, i+1), nil)
		e := p.renamed(names)
		return p, func(t *language.Node) poly { return newTerms().term(p.s, t, e) }
	}
	for i, b := range list.divisors {
		p, term := open("divisor %d is positive", i)
		p.prove(atLeast(term(b), arithmetic.Int(1)))
	}
	for i, q := range list.exact {
		p, term := open("quotient %d is whole", i)
		p.prove(equal(p.s.Mod(term(q.Args[0]), term(q.Args[1])), nil))
	}
}

// renamed are the parameters by other names.
func (p *place) renamed(names []string) env {
	e := make(env)
	for i, name := range names {
		e[name] = p.params[p.network.params[i]]
	}
	return e
}

// quotients are the divisors in a text that are no numerals, and its quotients that are not
// rounded.
type quotients struct {
	*maker
	divisors, exact []*language.Node
}

// ranges goes through ranges, where some names stand for more than parameters.
func (q *quotients) ranges(list []language.Range, locals []string) {
	for _, r := range list {
		q.texts(r.In, locals)
		if r.If != nil {
			q.texts(r.If, locals)
		}
	}
}

// texts goes through an expression of a network's text. What is found may depend on parameters
// alone. A coordinate of a neighbour may be xor: of a negative number that has no value. Here it
// is any number then, and so the coordinate is, and the neighbour is not proved to be a vertex;
// within another term it might not show.
func (q *quotients) texts(t *language.Node, locals []string) {
	if t.Op == language.Call && t.Text == "xor" {
		for _, a := range t.Args {
			q.texts(a, locals)
		}
		return
	}
	rounded := make(map[*language.Node]bool)
	t.Each(func(t *language.Node) bool {
		if meaning.Rounds(t) != 0 {
			rounded[t.Args[0]] = true
		}
		bare := t.Op == "/" && !rounded[t]
		variable := (t.Op == "%" || t.Op == "/") && t.Args[1].Op != language.Numeral
		switch {
		case variable && t.Args[1].Mentions(locals...) || bare && t.Mentions(locals...):
			q.fail(unsupported(t, "a divisor, or a quotient that is not rounded, that depends on more than the network's parameters"))
		case t.Op == language.Call && t.Text == "xor":
			q.fail(unsupported(t, "xor elsewhere than as a coordinate of a neighbour"))
		}
		if variable {
			q.divisors = append(q.divisors, t.Args[1])
		}
		if bare {
			q.exact = append(q.exact, t)
		}
		return q.err == nil
	})
}
