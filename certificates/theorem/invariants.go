package theorem

import (
	"slices"

	"topocert/certificates/arithmetic"
)

// radiusByCentre proves that the radius is the value: from the vertex behind "centre" the term
// behind "upper" descends, and it is at most that; and from any vertex, whose coordinates have
// the names behind "from", the one behind "lower" rises to the value at the vertex behind "far".
func (l *lemma) radiusByCentre() {
	centre := l.vertexOf("centre", "theorem/centre")
	l.reaches(source{vertex: centre}, l.termOf("upper"))
	names := l.namesOf("from")
	lower := l.termOf("lower", names...)
	far := l.piecesOf("far", slices.Concat(l.params, names), len(l.coords))
	any := source{names: names}
	l.rises(any, lower)
	p := l.open("a vertex as far from any")
	_, e := any.begin(p)
	v := p.pieces(far, e)
	p.prove(arithmetic.All(p.isVertex(v), atLeast(p.term(p.s, lower, e.with(p.coords, v)), p.term(p.s, l.value, p.params))))
}

// maxWalks bounds the walks that are counted.
const maxWalks = 1 << 10

// notTransitiveByWalks proves that no automorphism takes a vertex to another, or a link to
// another: different numbers of closed walks of so many hops begin there. Arms are all
// neighbours, and no two of a vertex the same. Behind "at" are the two vertices, or the two links, as
// the coordinates of their ends.
func (l *lemma) notTransitiveByWalks() {
	count := l.constantOf("length", "theorem/length", 2, maxGirth)
	ends := 1
	if l.Fact == "edge_transitive" {
		ends = 2
	}
	places := l.piecesOf("at", l.params, ends*len(l.coords))
	if len(places) != 2 || places[0].cond != nil || places[1].cond != nil {
		l.reject("theorem/object", "%d lines \"at\", want two without conditions", len(places))
		return
	}
	l.complete()
	hops := count - ends + 1
	walks := 1
	for range hops {
		if walks *= len(l.items) + len(l.back); walks > maxWalks {
			l.reject("theorem/length", "more than %d walks to count, want at most that many", maxWalks)
			return
		}
	}
	p := l.open("so many closed walks")
	var counts []poly
	var there []claim
	for _, at := range places {
		all := p.tuple(p.s, at.to, p.params)
		first, last := all[:len(p.coords)], all[len(all)-len(p.coords):]
		there = append(there, p.isVertex(first), p.isVertex(last))
		if ends == 2 {
			there = append(there, p.adjacent(first, last))
		}
		counts = append(counts, p.walks(last, first, hops))
	}
	p.prove(arithmetic.All(append(there, arithmetic.Not(equal(counts[0], counts[1])))...))
}

// walks is the number of walks of so many hops between two vertices.
func (p *place) walks(from, to []poly, hops int) poly {
	if hops == 0 {
		return p.indicator(same(from, to))
	}
	var sum poly
	there, next := p.arms(from)
	for i := range there {
		sum = sum.Add(p.s.Cond(
			func(in *scope) poly {
				there[i](in, true)
				inner := *p
				inner.s = in
				return inner.walks(next[i](in), to, hops-1)
			},
			func(in *scope) poly { there[i](in, false); return nil }))
	}
	return sum
}
