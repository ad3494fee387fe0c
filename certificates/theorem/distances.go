package theorem

import (
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// transitiveByMaps proves that automorphisms take the network's vertex to every other: for the
// vertex whose coordinates have the names behind "to", a map and a left inverse.
func (l *lemma) transitiveByMaps() { l.maps([]piece{l.vertex}) }

// orbitsByMaps proves that automorphisms take some vertices to all others: each vertex behind
// "root" to those for whose coordinates, which have the names behind "to", its condition holds.
func (l *lemma) orbitsByMaps() {
	roots := l.roots()
	p := l.open("there are so many roots")
	p.prove(atLeast(p.term(p.s, l.value, p.params), arithmetic.Int(int64(len(roots)))))
	l.maps(roots)
}

// roots reads the vertices from which automorphisms lead to all others.
func (l *lemma) roots() []piece {
	to := l.namesOf("to")
	roots := l.piecesOf("root", slices.Concat(l.params, to), len(l.coords))
	for _, r := range roots {
		for _, t := range r.to {
			if t.Mentions(to...) {
				l.reject("theorem/root", "a root that depends on where it goes, want terms in parameters")
			}
		}
	}
	return roots
}

// maps proves that maps are automorphisms, and that the root whose condition holds goes to the
// vertex whose coordinates have the names behind "to".
func (l *lemma) maps(roots []piece) {
	to := l.namesOf("to")
	names := slices.Concat(l.params, l.coords, to)
	image := l.piecesOf("image", names, len(l.coords))
	inverse := l.piecesOf("inverse", names, len(l.coords))
	for i, r := range roots {
		p := l.open(numbered("root %d is a vertex", i+1))
		p.prove(p.isVertex(p.tuple(p.s, r.to, p.params)))
	}
	p := l.open("a root goes to any vertex")
	t := p.any(to)
	root := p.pieces(roots, p.params.with(to, t))
	p.prove(same(p.pieces(image, p.at(root).with(to, t)), t))
	l.automorphisms("", image, inverse, func(p *place) env { return p.params.with(to, p.any(to)) })
}

// automorphisms proves that maps are: in their names some stand for what begin gives.
func (l *lemma) automorphisms(of string, image, inverse []piece, begin func(p *place) env) {
	p := l.open(of + "images are vertices, and have inverses")
	e := begin(p)
	v := p.any(p.coords)
	w := p.pieces(image, e.with(p.coords, v))
	p.prove(arithmetic.All(p.isVertex(w), same(p.pieces(inverse, e.with(p.coords, w)), v)))
	for _, it := range l.items {
		p := l.open(numbered(of+"the image of a link by neighbour %d is a link", it.number))
		e := begin(p)
		v := p.any(p.coords)
		w := p.follow(it, v)
		p.prove(p.adjacent(p.pieces(image, e.with(p.coords, v)), p.pieces(image, e.with(p.coords, w))))
	}
}

// source is where a potential begins: a vertex, or any vertex, whose coordinates have names.
type source struct {
	names  []string
	vertex piece
	// other are the names of the other vertex's coordinates, if they are not the text's.
	other []string
}

// sources are the vertices from which the largest distance is the diameter: any vertex, if
// coordinates have names behind "from"; else the network's, if it is vertex-transitive, or those
// that automorphisms take to all others.
func (l *lemma) sources() (list []source) {
	if l.texts("from") != nil {
		return []source{{names: l.namesOf("from")}}
	}
	m := l.before("vertex_orbits")
	switch {
	case l.has("vertex_transitive"):
		return []source{{vertex: l.vertex}}
	case m == nil:
		l.reject("theorem/needs", "%s by %s needs names behind \"from\", or a lemma about vertex_transitive or vertex_orbits before it, under no other condition", l.Fact, l.By)
		return []source{{vertex: l.vertex}}
	}
	for _, r := range (&lemma{network: l.network, Lemma: m}).roots() {
		list = append(list, source{vertex: piece{to: r.to}})
	}
	return list
}

// begin is the source in a place, and what its names stand for.
func (src source) begin(p *place) (root []poly, e env) {
	if src.names == nil {
		return p.tuple(p.s, src.vertex.to, p.params), p.params
	}
	root = p.any(src.names)
	return root, p.params.with(src.names, root)
}

// descends proves that the distance from the source is at most a term: it is not negative, and
// from each vertex but the source some neighbour has a smaller one.
func (l *lemma) descends(src source, upper *language.Node) {
	p := l.open("the upper term is not negative")
	_, e := src.begin(p)
	v := p.any(p.coords)
	p.prove(atLeast(p.term(p.s, upper, e.with(p.coords, v)), nil))
	p = l.open("some neighbour is nearer")
	root, e := src.begin(p)
	v = p.any(p.coords)
	here := p.term(p.s, upper, e.with(p.coords, v))
	nearer := p.someNeighbor(v, func(w []poly) claim {
		return arithmetic.AtLeast(fixed(here.Plus(-1)), func(s *scope) poly { return p.term(s, upper, e.with(p.coords, w)) })
	})
	p.prove(arithmetic.Some(same(v, root), nearer))
}

// reaches proves that no vertex is further from the source than the value: a term descends that
// is at most that.
func (l *lemma) reaches(src source, upper *language.Node) {
	l.descends(src, upper)
	p := l.open("the upper term is at most the value")
	_, e := src.begin(p)
	v := p.any(p.coords)
	p.prove(atLeast(p.term(p.s, l.value, p.params), p.term(p.s, upper, e.with(p.coords, v))))
}

// rises proves that the distance from a vertex is at least a term: it is at most 0 there, and no
// link changes it by more than 1. In a directed network the distance is to the vertex, and no link
// leads to where it is smaller by more than 1; and descends is about that distance likewise.
func (l *lemma) rises(src source, lower *language.Node) {
	p := l.open("the lower term at its source")
	root, e := src.begin(p)
	coords := p.coords
	if src.other != nil {
		coords = src.other
	}
	p.prove(arithmetic.All(p.isVertex(root), atLeast(nil, p.term(p.s, lower, e.with(coords, root)))))
	for _, it := range l.items {
		p := l.open(numbered("the lower term along neighbour %d", it.number))
		_, e := src.begin(p)
		v := p.any(p.coords)
		w := p.follow(it, v)
		a, b := p.term(p.s, lower, e.with(coords, v)), p.term(p.s, lower, e.with(coords, w))
		slow := arithmetic.All(atLeast(a.Plus(1), b), atLeast(b.Plus(1), a))
		if p.directed {
			slow = atLeast(b.Plus(1), a)
		}
		p.prove(slow)
	}
}

// connectedByPotential proves that some term descends to one vertex.
func (l *lemma) connectedByPotential() {
	l.descends(source{vertex: l.vertex}, l.termOf("upper"))
}

// diameterByPotential proves a diameter, or the radius of a vertex-transitive network: the term
// behind each "upper" descends to a source and is at most the value; the one behind "lower" is no
// more than the distance from the network's vertex, or the one behind "source", and at the vertex
// behind "far" it is at least the value.
func (l *lemma) diameterByPotential() {
	sources := l.sources()
	if l.Fact == "radius" {
		l.holds("vertex_transitive")
	}
	upper := l.termsOf("upper", len(sources), sources[0].names...)
	for i, src := range sources {
		l.reaches(src, upper[i])
	}
	if l.Relation != "==" {
		return
	}
	far := l.piecesOf("far", l.params, len(l.coords))
	from := l.vertex
	if l.texts("source") != nil {
		from = l.piece(l.line("source"), l.params, len(l.coords))
	}
	l.remote(from, far)
}

// remote proves that a vertex is as far from another as the value says, at least: the term behind
// "lower" rises so far.
func (l *lemma) remote(from piece, far []piece) {
	lower := l.termOf("lower")
	l.rises(source{vertex: from}, lower)
	p := l.open("a vertex at this distance")
	v := p.pieces(far, p.params)
	at := p.at(v)
	value := p.term(p.s, l.value, p.params)
	p.prove(arithmetic.All(p.isVertex(v), arithmetic.AtLeast(func(s *scope) poly { return p.term(s, lower, at) }, fixed(value))))
}
