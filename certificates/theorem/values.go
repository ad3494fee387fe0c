package theorem

import (
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// divisors proves that each divisor in the text is positive: what has none has no value. One
// that depends on coordinates is refused, and so is xor elsewhere than as a neighbour's coordinate.
func (n *network) divisors() error {
	var list quotients
	if err := list.ranges(n.def, n.def.Body.Ranges, n.coords); err != nil {
		return err
	}
	if err := list.hops(n.def, n.coords); err != nil {
		return err
	}
	return n.valued("", list, n.def, n.params)
}

// valued proves that a text's divisors are positive and its quotients whole. Names are those that
// the text has for the network's parameters.
func (n *network) valued(of string, list quotients, in *words.Definition, names []string) error {
	open := func(what string, i int) (*place, func(t *language.Node) poly) {
		p := n.open(numbered(of+what, i+1), nil)
		e := p.renamed(names)
		return p, func(t *language.Node) poly { return newTerms(in).term(p.s, t, e) }
	}
	for i, b := range list.divisors {
		p, term := open("divisor %d is positive", i)
		if err := p.prove(atLeast(term(b), arithmetic.Int(1))); err != nil {
			return err
		}
	}
	for i, q := range list.exact {
		p, term := open("quotient %d is whole", i)
		if err := p.prove(equal(p.s.Mod(term(q.Args[0]), term(q.Args[1])), nil)); err != nil {
			return err
		}
	}
	return nil
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
func (q *quotients) ranges(d *words.Definition, list []language.Range, locals []string) error {
	for _, r := range list {
		if err := q.texts(d, r.In, locals); err != nil {
			return err
		}
		if r.If != nil {
			if err := q.texts(d, r.If, locals); err != nil {
				return err
			}
		}
	}
	return nil
}

func (q *quotients) hops(d *words.Definition, locals []string) error {
	for _, next := range d.Body.Next {
		inner := slices.Clone(locals)
		for _, r := range next.For {
			inner = append(inner, r.Names...)
		}
		if err := q.ranges(d, next.For, inner); err != nil {
			return err
		}
		for _, t := range tuple(next.To) {
			if err := q.coordinate(d, t, inner); err != nil {
				return err
			}
		}
		for _, c := range next.If {
			if err := q.texts(d, c, inner); err != nil {
				return err
			}
		}
	}
	return nil
}

// coordinate goes through a coordinate of a neighbour. It may be xor, or a word that is: of a
// negative number that has no value. Here it is any number then, and so the coordinate is, and
// the neighbour is not proved to be a vertex; within another term it might not show.
func (q *quotients) coordinate(d *words.Definition, t *language.Node, locals []string) error {
	within, body := q.texts, d.Used(t.Text)
	if t.Op == language.Call && t.Text == "xor" {
		within = q.coordinate
	} else if body == nil {
		return q.texts(d, t, locals)
	}
	for _, a := range t.Args {
		if err := within(d, a, locals); err != nil {
			return err
		}
	}
	if body != nil && q.first(body, 1) {
		return q.coordinate(body, body.Body, nil)
	}
	return nil
}

// texts goes through an expression of a network's text. What is found may depend on parameters
// alone, and within a word of the library there may be none.
func (q *quotients) texts(d *words.Definition, t *language.Node, locals []string) error {
	var err error
	rounded := make(map[*language.Node]bool)
	t.Each(func(t *language.Node) bool {
		if t.Op == language.Call && (t.Text == "floor" || t.Text == "ceil") {
			rounded[t.Args[0]] = true
		}
		division := t.Op == "%" || t.Op == "/"
		bare := t.Op == "/" && !rounded[t]
		variable := division && t.Args[1].Op != language.Numeral
		used := d.Used(t.Text)
		switch {
		case err != nil:
		case (variable || bare) && locals == nil:
			err = t.Place.Wrong("a word with a divisor that is no numeral, or a quotient that is not rounded: no arithmetic proof")
		case variable && mentions(t.Args[1], locals) || bare && mentions(t, locals):
			err = t.Place.Wrong("a divisor, or a quotient that is not rounded, that depends on more than the network's parameters: no arithmetic proof")
		case t.Op == language.Call && t.Text == "xor":
			err = t.Place.Wrong("xor elsewhere than as a coordinate of a neighbour: no arithmetic proof")
		case used != nil:
			if q.first(used, 0) {
				err = q.texts(used, used.Body, nil)
			}
		default:
			if variable {
				q.divisors = append(q.divisors, t.Args[1])
			}
			if bare {
				q.exact = append(q.exact, t)
			}
		}
		return err == nil
	})
	return err
}
