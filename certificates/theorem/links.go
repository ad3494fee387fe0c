package theorem

import (
	"fmt"
	"slices"

	"topocert/certificates/arithmetic"
)

// edgeTransitiveByMaps proves that automorphisms take the link from the network's vertex to its
// first neighbour of the text to every other link. The last of the names behind "to" stands for
// the number of a neighbour, the others for the coordinates of a vertex that has it: the image of
// the link's two ends are this vertex and that neighbour, in either order.
func (l *lemma) edgeTransitiveByMaps() {
	width := len(l.coords)
	to := l.newNamesOf("to", width+1, slices.Concat(l.params, l.coords))
	names := slices.Concat(l.params, l.coords, to)
	image := l.piecesOf("image", names, width)
	inverse := l.piecesOf("inverse", names, width)
	for _, it := range l.items {
		if len(it.over) > 0 {
			l.reject("theorem/neighbors", "neighbour %d is for each value of a variable, want one", it.number)
			return
		}
	}
	if len(l.items) == 0 {
		return // there are no links
	}
	first := l.items[0]
	p := l.open("the vertex has the first neighbour")
	root := p.tuple(p.s, l.vertex.to, p.params)
	p.prove(p.terms.conditions(first.next.If, p.names(first, root)))
	for i, it := range l.items {
		begin := func(p *place) (e env, t, w []poly) {
			t = p.any(to[:width])
			w = p.follow(it, t)
			return p.params.with(to, append(slices.Clone(t), arithmetic.Int(int64(i+1)))), t, w
		}
		of := numbered("neighbour %d: ", i+1)
		p := l.open(of + "a link goes to any")
		e, t, w := begin(p)
		root := p.tuple(p.s, l.vertex.to, p.params)
		u := p.pieces(image, e.with(p.coords, root))
		v := p.pieces(image, e.with(p.coords, p.target(p.s, first, p.names(first, root))))
		p.prove(arithmetic.Some(arithmetic.All(same(u, t), same(v, w)), arithmetic.All(same(u, w), same(v, t))))
		l.automorphisms(of, image, inverse, func(p *place) env { e, _, _ := begin(p); return e })
	}
}

// edgeChromaticByColours proves that links have colours from 0 on, fewer than the value, and those
// that share an end different ones. The term behind "colour" is in parameters, coordinates and the
// name behind "link", for the number of a neighbour of the text: it is the colour of the link from
// a vertex to that neighbour. A link that is given more than once may have any of its colours.
func (l *lemma) edgeChromaticByColours() {
	name := l.newNamesOf("link", 1, slices.Concat(l.params, l.coords))
	colour := l.termOf("colour", name...)
	l.follows("no fewer colours than none", "", "value >= 0") // there may be no links
	of := func(p *place, v []poly, i int) poly {
		return p.term(p.s, colour, p.at(v).with(name, []poly{arithmetic.Int(int64(i + 1))}))
	}
	for j, b := range l.items {
		p := l.open(numbered("the colours of neighbour %d are so few", j+1))
		v := p.any(p.coords)
		p.follow(b, v)
		c := of(p, v, j)
		p.prove(arithmetic.All(atLeast(c, nil), atLeast(p.term(p.s, l.value, p.params).Plus(-1), c)))
		for i, a := range l.items[:j+1] {
			p := l.open(fmt.Sprintf("links by neighbours %d and %d that share an end differ", i+1, j+1))
			u, v := p.any(p.coords), p.any(p.coords)
			x, y := p.follow(a, u), p.follow(b, v)
			share := arithmetic.Some(same(u, v), same(u, y), same(x, v), same(x, y))
			link := arithmetic.Some(arithmetic.All(same(u, v), same(x, y)), arithmetic.All(same(u, y), same(x, v)))
			p.prove(arithmetic.Some(arithmetic.Not(share), link, arithmetic.Not(equal(of(p, u, i), of(p, v, j)))))
		}
	}
}
