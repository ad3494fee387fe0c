package theorem

import (
	"topocert/certificates/arithmetic"
)

// A set of vertices is a condition in parameters and coordinates; sums tell how many there are.

// memberOf reads the condition of a set.
func (l *lemma) memberOf(keyword string) func(p *place, v []poly) claim {
	cond := l.termOf(keyword)
	return func(p *place, v []poly) claim { return newTerms(nil).condition(cond, p.at(v)) }
}

// members proves how many vertices are in a set.
func (l *lemma) members(in func(p *place, v []poly) claim) *sum {
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
func (l *lemma) bisectionByCut() {
	side := l.memberOf("side")
	order := l.valueOf("order")
	half := l.members(side)
	var cut []*sum
	for i, it := range l.items {
		links := l.added(numbered("the cut of neighbour %d", i+1), l.overLinks(it), it.values, func(p *place, v values) poly {
			here := side(p, p.vertexOf(v))
			there := func(s *scope, truth bool) { side(p, p.target(s, it, v.text))(s, truth) }
			return p.indicator(arithmetic.All(p.terms.conditions(it.next.If, v.text), arithmetic.Some(
				arithmetic.All(here, arithmetic.Not(there)), arithmetic.All(arithmetic.Not(here), there))))
		})
		cut = append(cut, links)
	}
	l.noSums()
	p := l.open("the set has half of the vertices")
	more := half.total(p)
	more = more.Add(more).Sub(p.term(p.s, order, p.params)) // vertices in the set than others
	p.prove(arithmetic.All(atLeast(arithmetic.Int(1), more), atLeast(more.Plus(1), nil)))
	p = l.open("the links of the cut")
	var links poly
	for _, c := range cut {
		links = links.Add(c.total(p))
	}
	p.prove(atLeast(p.term(p.s, l.value, p.params), links))
}

// dominationBySet proves that each vertex is in a set or next to it, and how large it is at most.
func (l *lemma) dominationBySet() {
	l.bySet(func(in func(p *place, v []poly) claim) {
		p := l.open("the set is near every vertex")
		v := p.any(p.coords)
		p.prove(arithmetic.Some(in(p, v), p.someNeighbor(v, func(w []poly) claim { return in(p, w) })))
	})
}

// independenceBySet proves that no link joins two vertices of a set, and how large it is at least.
func (l *lemma) independenceBySet() {
	l.bySet(func(in func(p *place, v []poly) claim) {
		for _, it := range l.items {
			p := l.open(numbered("neighbour %d leads out of the set", it.number))
			v := p.any(p.coords)
			w := p.follow(it, v)
			p.prove(arithmetic.Not(arithmetic.All(in(p, v), in(p, w))))
		}
	})
}

// bySet proves what a set is, and that the number of its vertices is so related to the value.
func (l *lemma) bySet(is func(in func(p *place, v []poly) claim)) {
	in := l.memberOf("member")
	is(in)
	size := l.members(in)
	l.noSums()
	p := l.open("the size of the set")
	p.prove(compared(l.Relation, fixed(size.total(p)), fixed(p.term(p.s, l.value, p.params))))
}

// chromaticByColours proves that colours from 0 on, fewer than the value, differ along each link.
func (l *lemma) chromaticByColours() {
	colour := l.termOf("colour")
	p := l.open("the colours are so few")
	c := p.term(p.s, colour, p.at(p.any(p.coords)))
	most := p.term(p.s, l.value, p.params)
	p.prove(arithmetic.All(atLeast(c, nil), atLeast(most.Plus(-1), c)))
	for _, it := range l.items {
		p := l.open(numbered("the colour along neighbour %d", it.number))
		v := p.any(p.coords)
		w := p.follow(it, v)
		here, there := p.term(p.s, colour, p.at(v)), p.term(p.s, colour, p.at(w))
		p.prove(arithmetic.Not(equal(here, there)))
	}
}

// chromaticByBipartite proves that there are two colours at least, as there is a link from the
// vertex behind "at"; or three, as the network is not bipartite.
func (l *lemma) chromaticByBipartite() {
	if m := l.before("bipartite"); m != nil && m.Value == "false" {
		l.follows("three colours", "", "3 >= value")
		return
	}
	at := l.piecesOf("at", l.params, len(l.coords))
	p := l.open("two colours, as there is a link")
	v := p.pieces(at, p.params)
	p.prove(arithmetic.All(
		atLeast(arithmetic.Int(2), p.term(p.s, l.value, p.params)),
		p.isVertex(v), p.someNeighbor(v, func([]poly) claim { return arithmetic.All() })))
}

// cliqueByVertices proves that the vertices behind "vertex", one line each, are all joined.
func (l *lemma) cliqueByVertices() {
	list := l.piecesOf("vertex", l.params, len(l.coords))
	for _, b := range list {
		if b.cond != nil {
			l.reject("theorem/clique", "a vertex with a condition, want it for all parameters")
		}
	}
	p := l.open("so many vertices")
	p.prove(atLeast(arithmetic.Int(int64(len(list))), p.term(p.s, l.value, p.params)))
	for i, b := range list {
		p := l.open(numbered("vertex %d is one", i+1))
		p.prove(p.isVertex(p.tuple(p.s, b.to, p.params)))
		for j, a := range list[:i] {
			p := l.open(numbered(numbered("vertices %d and %%d are joined", j+1), i+1))
			p.prove(p.adjacent(p.tuple(p.s, a.to, p.params), p.tuple(p.s, b.to, p.params)))
		}
	}
}
