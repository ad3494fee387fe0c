package theorem

import (
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// transitiveByMaps proves that automorphisms take the network's vertex to every other: for the
// vertex whose coordinates have the names behind "to", a map and a left inverse.
func (l *lemma) transitiveByMaps() error {
	if err := l.only("to", "image", "inverse"); err != nil {
		return err
	}
	if !l.truth {
		return certificates.Reject("theorem/value", "false by maps, want true")
	}
	return l.maps([]piece{l.vertex})
}

// orbitsByMaps proves that automorphisms take some vertices to all others: each vertex behind
// "root" to those for whose coordinates, which have the names behind "to", its condition holds.
func (l *lemma) orbitsByMaps() error {
	if err := l.only("to", "root", "image", "inverse"); err != nil {
		return err
	}
	roots, err := l.roots()
	if err != nil {
		return err
	}
	p := l.open("there are so many roots")
	if err := p.prove(arithmetic.AtLeast(fixed(p.term(p.s, l.value, p.params)), fixed(arithmetic.Int(int64(len(roots)))))); err != nil {
		return err
	}
	return l.maps(roots)
}

// roots reads the vertices from which automorphisms lead to all others.
func (l *lemma) roots() ([]piece, error) {
	to, err := l.namesOf("to")
	if err != nil {
		return nil, err
	}
	roots, err := l.piecesOf("root", slices.Concat(l.params, to), len(l.coords))
	if err != nil {
		return nil, err
	}
	for _, r := range roots {
		for _, t := range r.to {
			if mentions(t, to) {
				return nil, certificates.Reject("theorem/root", "a root that depends on where it goes, want terms in parameters")
			}
		}
	}
	return roots, nil
}

// maps proves that maps are automorphisms, and that the root whose condition holds goes to the
// vertex whose coordinates have the names behind "to".
func (l *lemma) maps(roots []piece) error {
	to, err := l.namesOf("to")
	if err != nil {
		return err
	}
	names := slices.Concat(l.params, l.coords, to)
	image, err := l.piecesOf("image", names, len(l.coords))
	if err != nil {
		return err
	}
	inverse, err := l.piecesOf("inverse", names, len(l.coords))
	if err != nil {
		return err
	}
	for i, r := range roots {
		p := l.open(numbered("root %d is a vertex", i+1))
		if err := p.prove(p.isVertex(p.tuple(p.s, r.to, p.params))); err != nil {
			return err
		}
	}
	p := l.open("a root goes to any vertex")
	t := p.any(to)
	root := p.pieces(roots, p.params.with(to, t))
	if err := p.prove(same(p.pieces(image, p.at(root).with(to, t)), t)); err != nil {
		return err
	}
	return l.automorphisms("", image, inverse, func(p *place) env { return p.params.with(to, p.any(to)) })
}

// automorphisms proves that maps are: in their names some stand for what begin gives.
func (l *lemma) automorphisms(of string, image, inverse []piece, begin func(p *place) env) error {
	p := l.open(of + "images are vertices, and have inverses")
	e := begin(p)
	v := p.any(p.coords)
	w := p.pieces(image, e.with(p.coords, v))
	if err := p.prove(arithmetic.All(p.isVertex(w), same(p.pieces(inverse, e.with(p.coords, w)), v))); err != nil {
		return err
	}
	for _, it := range l.items {
		p := l.open(numbered(of+"the image of a link by neighbour %d is a link", it.number))
		e := begin(p)
		v := p.any(p.coords)
		w := p.follow(it, v)
		if err := p.prove(p.adjacent(p.pieces(image, e.with(p.coords, v)), p.pieces(image, e.with(p.coords, w)))); err != nil {
			return err
		}
	}
	return nil
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
func (l *lemma) sources() ([]source, error) {
	if slices.ContainsFunc(l.Objects, func(o Object) bool { return o.Keyword == "from" }) {
		names, err := l.namesOf("from")
		return []source{{names: names}}, err
	}
	if l.transitive() == nil {
		return []source{{vertex: l.vertex}}, nil
	}
	m, err := l.shown("vertex_orbits")
	if err != nil {
		return nil, certificates.Reject("theorem/needs", "%s by %s needs names behind \"from\", or a lemma about vertex_transitive or vertex_orbits before it, under no other condition", l.Fact, l.By)
	}
	roots, err := (&lemma{network: l.network, Lemma: m}).roots()
	var list []source
	for _, r := range roots {
		list = append(list, source{vertex: piece{to: r.to}})
	}
	return list, err
}

// transitive sees that a lemma says that the network is vertex-transitive.
func (l *lemma) transitive() error { return l.holds("vertex_transitive") }

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
func (l *lemma) descends(src source, upper *language.Node) error {
	p := l.open("the upper term is not negative")
	_, e := src.begin(p)
	v := p.any(p.coords)
	if err := p.prove(arithmetic.AtLeast(fixed(p.term(p.s, upper, e.with(p.coords, v))), fixed(nil))); err != nil {
		return err
	}
	p = l.open("some neighbour is nearer")
	root, e := src.begin(p)
	v = p.any(p.coords)
	here := p.term(p.s, upper, e.with(p.coords, v))
	nearer := p.someNeighbor(v, func(w []poly) claim {
		return arithmetic.AtLeast(fixed(here.Plus(-1)), func(s *scope) poly { return p.term(s, upper, e.with(p.coords, w)) })
	})
	return p.prove(arithmetic.Some(same(v, root), nearer))
}

// reaches proves that no vertex is further from the source than the value: a term descends that
// is at most that.
func (l *lemma) reaches(src source, upper *language.Node) error {
	if err := l.descends(src, upper); err != nil {
		return err
	}
	p := l.open("the upper term is at most the value")
	_, e := src.begin(p)
	v := p.any(p.coords)
	return p.prove(atLeast(p.term(p.s, l.value, p.params), p.term(p.s, upper, e.with(p.coords, v))))
}

// rises proves that the distance from a vertex is at least a term: it is at most 0 there, and no
// link changes it by more than 1. In a directed network the distance is to the vertex, and no link
// leads to where it is smaller by more than 1; and descends is about that distance likewise.
func (l *lemma) rises(src source, lower *language.Node) error {
	p := l.open("the lower term at its source")
	root, e := src.begin(p)
	coords := p.coords
	if src.other != nil {
		coords = src.other
	}
	if err := p.prove(arithmetic.All(p.isVertex(root), atLeast(nil, p.term(p.s, lower, e.with(coords, root))))); err != nil {
		return err
	}
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
		if err := p.prove(slow); err != nil {
			return err
		}
	}
	return nil
}

// connectedByPotential proves that some term descends to one vertex.
func (l *lemma) connectedByPotential() error {
	if err := l.only("upper"); err != nil {
		return err
	}
	if !l.truth {
		return certificates.Reject("theorem/value", "false by potential, want true")
	}
	upper, err := l.termOf("upper")
	if err != nil {
		return err
	}
	return l.descends(source{vertex: l.vertex}, upper)
}

// diameterByPotential proves a diameter, or the radius of a vertex-transitive network: the term
// behind each "upper" descends to a source and is at most the value; the one behind "lower" is no
// more than the distance from the network's vertex, or the one behind "source", and at the vertex
// behind "far" it is at least the value.
func (l *lemma) diameterByPotential() error {
	if err := l.only("from", "upper", "source", "lower", "far"); err != nil {
		return err
	}
	sources, err := l.sources()
	if err != nil {
		return err
	}
	if l.Fact == "radius" {
		if err := l.transitive(); err != nil {
			return err
		}
	}
	upper, err := l.termsOf("upper", len(sources), sources[0].names...)
	if err != nil {
		return err
	}
	for i, src := range sources {
		if err := l.reaches(src, upper[i]); err != nil {
			return err
		}
	}
	if l.Relation != "==" {
		return nil
	}
	far, err := l.piecesOf("far", l.params, len(l.coords))
	if err != nil {
		return err
	}
	from := l.vertex
	if slices.ContainsFunc(l.Objects, func(o Object) bool { return o.Keyword == "source" }) {
		text, err := l.line("source")
		if err != nil {
			return err
		}
		if from, err = l.piece(text, l.params, len(l.coords)); err != nil {
			return err
		}
	}
	return l.remote(from, far)
}

// remote proves that a vertex is as far from another as the value says, at least: the term behind
// "lower" rises so far.
func (l *lemma) remote(from piece, far []piece) error {
	lower, err := l.termOf("lower")
	if err != nil {
		return err
	}
	if err := l.rises(source{vertex: from}, lower); err != nil {
		return err
	}
	p := l.open("a vertex at this distance")
	v := p.pieces(far, p.params)
	at := p.at(v)
	value := p.term(p.s, l.value, p.params)
	return p.prove(arithmetic.All(p.isVertex(v), arithmetic.AtLeast(func(s *scope) poly { return p.term(s, lower, at) }, fixed(value))))
}
