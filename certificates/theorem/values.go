package theorem

import (
	"fmt"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/words"
)

// divisors proves that each divisor in the text is positive: what has none has no value. One
// that depends on coordinates is refused, and so is xor elsewhere than as a neighbour's coordinate.
func (n *network) divisors() {
	list := quotients{maker: n.maker}
	list.ranges(n.def, n.def.Body.Ranges, n.coords)
	list.hops(n.def, n.coords)
	n.valued("", list, n.def, n.params)
}

// valued proves that a text's divisors are positive and its quotients whole. Names are those that
// the text has for the network's parameters.
func (n *network) valued(of string, list quotients, in *words.Definition, names []string) {
	open := func(what string, i int) (*place, func(t *language.Node) poly) {
		p := n.open(fmt.Sprintf(of+what, i+1), nil)
		e := p.renamed(names)
		return p, func(t *language.Node) poly { return newTerms(in).term(p.s, t, e) }
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
// rounded. Words were gone through, those that are coordinates apart from others: words may use
// one another several times over.
type quotients struct {
	*maker
	divisors, exact []*language.Node
	words           [2]map[*words.Definition]bool
}

// first tells whether a word has not been gone through yet.
func (q *quotients) first(d *words.Definition, coordinate int) bool {
	if q.words[coordinate] == nil {
		q.words[coordinate] = make(map[*words.Definition]bool)
	}
	before := q.words[coordinate][d]
	q.words[coordinate][d] = true
	return !before
}

// ranges goes through ranges, and hops through neighbours or next hops, where some names stand
// for more than parameters.
func (q *quotients) ranges(d *words.Definition, list []language.Range, locals []string) {
	for _, r := range list {
		q.texts(d, r.In, locals)
		if r.If != nil {
			q.texts(d, r.If, locals)
		}
	}
}

func (q *quotients) hops(d *words.Definition, locals []string) {
	for _, next := range d.Body.Next {
		inner := slices.Clone(locals)
		for _, r := range next.For {
			inner = append(inner, r.Names...)
		}
		q.ranges(d, next.For, inner)
		for _, t := range next.To.Parts() {
			q.coordinate(d, t, inner)
		}
		for _, c := range next.If {
			q.texts(d, c, inner)
		}
	}
}

// coordinate goes through a coordinate of a neighbour. It may be xor, or a word that is: of a
// negative number that has no value. Here it is any number then, and so the coordinate is, and
// the neighbour is not proved to be a vertex; within another term it might not show.
func (q *quotients) coordinate(d *words.Definition, t *language.Node, locals []string) {
	within, body := q.texts, d.Used(t.Text)
	if t.Op == language.Call && t.Text == "xor" {
		within = q.coordinate
	} else if body == nil {
		q.texts(d, t, locals)
		return
	}
	for _, a := range t.Args {
		within(d, a, locals)
	}
	if body != nil && q.first(body, 1) {
		q.coordinate(body, body.Body, nil)
	}
}

// texts goes through an expression of a network's text. What is found may depend on parameters
// alone, and within a word of the library there may be none.
func (q *quotients) texts(d *words.Definition, t *language.Node, locals []string) {
	rounded := make(map[*language.Node]bool)
	t.Each(func(t *language.Node) bool {
		if meaning.Rounds(t) != 0 {
			rounded[t.Args[0]] = true
		}
		division := t.Op == "%" || t.Op == "/"
		bare := t.Op == "/" && !rounded[t]
		variable := division && t.Args[1].Op != language.Numeral
		used := d.Used(t.Text)
		switch {
		case q.err != nil:
		case (variable || bare) && locals == nil:
			q.fail(unsupported(t, "a word with a divisor that is no numeral, or a quotient that is not rounded"))
		case variable && t.Args[1].Mentions(locals...) || bare && t.Mentions(locals...):
			q.fail(unsupported(t, "a divisor, or a quotient that is not rounded, that depends on more than the network's parameters"))
		case t.Op == language.Call && t.Text == "xor":
			q.fail(unsupported(t, "xor elsewhere than as a coordinate of a neighbour"))
		case used != nil:
			if q.first(used, 0) {
				q.texts(used, used.Body, nil)
			}
		default:
			if variable {
				q.divisors = append(q.divisors, t.Args[1])
			}
			if bare {
				q.exact = append(q.exact, t)
			}
		}
		return q.err == nil
	})
}
