package theorem

import (
	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// A set of vertices is a condition in parameters and coordinates; sums tell how many there are.

// memberOf reads the condition of a set.
func (l *lemma) memberOf(keyword string) (func(p *place, v []poly) claim, error) {
	cond, err := l.termOf(keyword)
	return func(p *place, v []poly) claim { return newTerms(nil).condition(cond, p.at(v)) }, err
}

// members proves how many vertices are in a set.
func (l *lemma) members(in func(p *place, v []poly) claim) (*sum, error) {
	return l.added("the set", l.overVertices(), nil, func(p *place, v values) poly {
		return p.indicator(in(p, p.vertexOf(v)))
	})
}

// vertexOf is the vertex that a sum over vertices, and perhaps more, is at.
func (p *place) vertexOf(v values) []poly {
	var list []poly
	for _, name := range p.coords {
		list = append(list, v.text[name])
	}
	return list
}

// bisectionByCut proves that so few links join the vertices of a set to the others, and that the
// set has half of the vertices. A link that the text gives more than once is counted as often.
func (l *lemma) bisectionByCut() error {
	if err := l.only("side", "sum"); err != nil {
		return err
	}
	side, err := l.memberOf("side")
	if err != nil {
		return err
	}
	order, err := l.valueOf("order")
	if err != nil {
		return err
	}
	half, err := l.members(side)
	if err != nil {
		return err
	}
	var cut []*sum
	for i, it := range l.items {
		links, err := l.added(numbered("the cut of neighbour %d", i+1), l.overLinks(it), it.values, func(p *place, v values) poly {
			here := side(p, p.vertexOf(v))
			there := func(s *scope, truth bool) { side(p, p.target(s, it, v.text))(s, truth) }
			return p.indicator(arithmetic.All(p.terms.conditions(it.next.If, v.text), arithmetic.Some(
				arithmetic.All(here, arithmetic.Not(there)), arithmetic.All(arithmetic.Not(here), there))))
		})
		if err != nil {
			return err
		}
		cut = append(cut, links)
	}
	if err := l.noSums(); err != nil {
		return err
	}
	p := l.open("the set has half of the vertices")
	more := half.total(p)
	more = more.Add(more).Sub(p.term(p.s, order, p.params)) // vertices in the set than others
	if err := p.prove(arithmetic.All(atLeast(arithmetic.Int(1), more), atLeast(more.Plus(1), nil))); err != nil {
		return err
	}
	p = l.open("the links of the cut")
	var links poly
	for _, c := range cut {
		links = links.Add(c.total(p))
	}
	return p.prove(atLeast(p.term(p.s, l.value, p.params), links))
}

// dominationBySet proves that each vertex is in a set or next to it, and how large it is at most.
func (l *lemma) dominationBySet() error {
	return l.bySet(func(in func(p *place, v []poly) claim) error {
		p := l.open("the set is near every vertex")
		v := p.any(p.coords)
		return p.prove(arithmetic.Some(in(p, v), p.someNeighbor(v, func(w []poly) claim { return in(p, w) })))
	})
}

// independenceBySet proves that no link joins two vertices of a set, and how large it is at least.
func (l *lemma) independenceBySet() error {
	return l.bySet(func(in func(p *place, v []poly) claim) error {
		for _, it := range l.items {
			p := l.open(numbered("neighbour %d leads out of the set", it.number))
			v := p.any(p.coords)
			w := p.follow(it, v)
			if err := p.prove(arithmetic.Not(arithmetic.All(in(p, v), in(p, w)))); err != nil {
				return err
			}
		}
		return nil
	})
}

// bySet proves what a set is, and that the number of its vertices is so related to the value.
func (l *lemma) bySet(is func(in func(p *place, v []poly) claim) error) error {
	if err := l.only("member", "sum"); err != nil {
		return err
	}
	in, err := l.memberOf("member")
	if err != nil {
		return err
	}
	if err := is(in); err != nil {
		return err
	}
	size, err := l.members(in)
	if err != nil {
		return err
	}
	if err := l.noSums(); err != nil {
		return err
	}
	p := l.open("the size of the set")
	return p.prove(compared(l.Relation, fixed(size.total(p)), fixed(p.term(p.s, l.value, p.params))))
}

// chromaticByColours proves that colours from 0 on, fewer than the value, differ along each link.
func (l *lemma) chromaticByColours() error {
	if err := l.only("colour"); err != nil {
		return err
	}
	colour, err := l.termOf("colour")
	if err != nil {
		return err
	}
	return l.coloured(colour, l.value)
}

// coloured proves that a term is from 0 on and below another, and differs along each link.
func (l *lemma) coloured(colour, colours *language.Node) error {
	p := l.open("the colours are so few")
	c := p.term(p.s, colour, p.at(p.any(p.coords)))
	most := p.term(p.s, colours, p.params)
	if err := p.prove(arithmetic.All(arithmetic.AtLeast(fixed(c), fixed(nil)), arithmetic.AtLeast(fixed(most.Plus(-1)), fixed(c)))); err != nil {
		return err
	}
	for _, it := range l.items {
		p := l.open(numbered("the colour along neighbour %d", it.number))
		v := p.any(p.coords)
		w := p.follow(it, v)
		here, there := p.term(p.s, colour, p.at(v)), p.term(p.s, colour, p.at(w))
		if err := p.prove(arithmetic.Not(arithmetic.Is(fixed(here), fixed(there)))); err != nil {
			return err
		}
	}
	return nil
}

// chromaticByBipartite proves that there are two colours at least, as there is a link from the
// vertex behind "at"; or three, as the network is not bipartite.
func (l *lemma) chromaticByBipartite() error {
	if err := l.only("at"); err != nil {
		return err
	}
	if m, err := l.shown("bipartite"); err == nil && m.Value == "false" {
		p := l.open("three colours")
		return p.prove(atLeast(arithmetic.Int(3), p.term(p.s, l.value, p.params)))
	}
	at, err := l.piecesOf("at", l.params, len(l.coords))
	if err != nil {
		return err
	}
	p := l.open("two colours, as there is a link")
	v := p.pieces(at, p.params)
	return p.prove(arithmetic.All(
		atLeast(arithmetic.Int(2), p.term(p.s, l.value, p.params)),
		p.isVertex(v), p.someNeighbor(v, func([]poly) claim { return arithmetic.All() })))
}

// cliqueByVertices proves that the vertices behind "vertex", one line each, are all joined.
func (l *lemma) cliqueByVertices() error {
	if err := l.only("vertex"); err != nil {
		return err
	}
	list, err := l.piecesOf("vertex", l.params, len(l.coords))
	if err != nil {
		return err
	}
	for _, b := range list {
		if b.cond != nil {
			return certificates.Reject("theorem/clique", "a vertex with a condition, want it for all parameters")
		}
	}
	p := l.open("so many vertices")
	if err := p.prove(atLeast(arithmetic.Int(int64(len(list))), p.term(p.s, l.value, p.params))); err != nil {
		return err
	}
	for i, b := range list {
		p := l.open(numbered("vertex %d is one", i+1))
		if err := p.prove(p.isVertex(p.tuple(p.s, b.to, p.params))); err != nil {
			return err
		}
		for j, a := range list[:i] {
			p := l.open(numbered(numbered("vertices %d and %%d are joined", j+1), i+1))
			if err := p.prove(p.adjacent(p.tuple(p.s, a.to, p.params), p.tuple(p.s, b.to, p.params))); err != nil {
				return err
			}
		}
	}
	return nil
}
