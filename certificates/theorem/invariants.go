package theorem

import (
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
)

// radiusByCentre proves that the radius is the value: from the vertex behind "centre" the term
// behind "upper" descends, and it is at most that; and from any vertex, whose coordinates have
// the names behind "from", the one behind "lower" rises to the value at the vertex behind "far".
func (l *lemma) radiusByCentre() error {
	if err := l.only("centre", "upper", "from", "lower", "far"); err != nil {
		return err
	}
	centre, err := l.piecesOf("centre", l.params, len(l.coords))
	if err != nil {
		return err
	}
	if len(centre) > 1 || centre[0].cond != nil {
		return certificates.Reject("theorem/centre", "a centre with conditions, want one for all parameters")
	}
	upper, err := l.termOf("upper")
	if err != nil {
		return err
	}
	if err := l.reaches(source{vertex: centre[0]}, upper); err != nil {
		return err
	}
	names, err := l.namesOf("from")
	if err != nil {
		return err
	}
	lower, err := l.termOf("lower", names...)
	if err != nil {
		return err
	}
	far, err := l.piecesOf("far", slices.Concat(l.params, names), len(l.coords))
	if err != nil {
		return err
	}
	any := source{names: names}
	if err := l.rises(any, lower); err != nil {
		return err
	}
	p := l.open("a vertex as far from any")
	_, e := any.begin(p)
	v := p.pieces(far, e)
	return p.prove(arithmetic.All(p.isVertex(v), atLeast(p.term(p.s, lower, e.with(p.coords, v)), p.term(p.s, l.value, p.params))))
}

// notTransitiveByDegrees proves that a network is not vertex-transitive, as lemmas say that its
// degrees differ; notTransitiveByEccentricities as they say that eccentricities do.
func (l *lemma) notTransitiveByDegrees() error { return l.differ("min_degree", "max_degree") }

func (l *lemma) notTransitiveByEccentricities() error { return l.differ("radius", "diameter") }

func (l *lemma) differ(least, most string) error {
	if err := l.only(); err != nil {
		return err
	}
	if l.truth {
		return certificates.Reject("theorem/value", "true by %s, want false", l.By)
	}
	a, err := l.valueOf(least)
	if err != nil {
		return err
	}
	b, err := l.valueOf(most)
	if err != nil {
		return err
	}
	p := l.open("they differ")
	return p.prove(atLeast(p.term(p.s, b, p.params), p.term(p.s, a, p.params).Plus(1)))
}

// maxWalks bounds the walks that are counted.
const maxWalks = 1 << 10

// notTransitiveByWalks proves that no automorphism takes a vertex to another, or a link to
// another: different numbers of closed walks of so many hops begin there. Arms are all
// neighbours, and no two of a vertex the same. Behind "at" are the two vertices, or the two links, as
// the coordinates of their ends.
func (l *lemma) notTransitiveByWalks() error {
	if err := l.only("length", "at"); err != nil {
		return err
	}
	if l.truth {
		return certificates.Reject("theorem/value", "true by walks, want false")
	}
	text, err := l.line("length")
	if err != nil {
		return err
	}
	length, err := expression(text, nil)
	if err != nil {
		return err
	}
	count, known := constant(length, maxGirth)
	if !known || count < 2 {
		return certificates.Reject("theorem/length", "walks of %s hops, want a number from 2 to %d", certificates.Shortened(text), maxGirth)
	}
	ends := 1
	if l.Fact == "edge_transitive" {
		ends = 2
	}
	places, err := l.piecesOf("at", l.params, ends*len(l.coords))
	if err != nil {
		return err
	}
	if len(places) != 2 || places[0].cond != nil || places[1].cond != nil {
		return certificates.Reject("theorem/object", "%d lines \"at\", want two without conditions", len(places))
	}
	if err := l.complete(); err != nil {
		return err
	}
	hops := count - ends + 1
	walks := 1
	for range hops {
		if walks *= len(l.items) + len(l.back); walks > maxWalks {
			return certificates.Reject("theorem/length", "more than %d walks to count, want at most that many", maxWalks)
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
	return p.prove(arithmetic.All(append(there, arithmetic.Not(equal(counts[0], counts[1])))...))
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
