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
	p := l.open("the vertex goes to any other")
	t := p.any(to)
	root := p.tuple(p.s, l.vertex.to, p.params)
	if err := p.prove(same(p.pieces(image, p.at(root).with(to, t)), t)); err != nil {
		return err
	}
	p = l.open("images are vertices, and have inverses")
	t = p.any(to)
	v := p.any(p.coords)
	w := p.pieces(image, p.at(v).with(to, t))
	back := p.pieces(inverse, p.at(w).with(to, t))
	if err := p.prove(arithmetic.All(p.isVertex(w), same(back, v))); err != nil {
		return err
	}
	for _, it := range l.items {
		p := l.open(numbered("the image of a link by neighbour %d is a link", it.number))
		t, v := p.any(to), p.any(p.coords)
		w := p.follow(it, v)
		if err := p.prove(p.adjacent(p.pieces(image, p.at(v).with(to, t)), p.pieces(image, p.at(w).with(to, t)))); err != nil {
			return err
		}
	}
	return nil
}

// source is where a potential begins: the network's vertex, or any vertex, whose coordinates
// have names.
type source struct {
	names []string // none for the network's vertex
}

// sourceOf reads the names of the source, if there are any.
func (l *lemma) sourceOf() (source, error) {
	if !slices.ContainsFunc(l.Objects, func(o Object) bool { return o.Keyword == "from" }) {
		return source{}, nil
	}
	names, err := l.namesOf("from")
	return source{names}, err
}

// begin is the source in a place, and what its names stand for.
func (src source) begin(p *place) (root []poly, e env) {
	if src.names == nil {
		return p.tuple(p.s, p.vertex.to, p.params), p.params
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

// rises proves that the distance from the network's vertex is at least a term: it is at most 0
// there, and no link changes it by more than 1.
func (l *lemma) rises(lower *language.Node) error {
	p := l.open("the lower term at the source")
	root := p.tuple(p.s, p.vertex.to, p.params)
	if err := p.prove(arithmetic.AtLeast(fixed(nil), fixed(p.term(p.s, lower, p.at(root))))); err != nil {
		return err
	}
	for _, it := range l.items {
		p := l.open(numbered("the lower term along neighbour %d", it.number))
		v := p.any(p.coords)
		w := p.follow(it, v)
		a, b := p.term(p.s, lower, p.at(v)), p.term(p.s, lower, p.at(w))
		if err := p.prove(arithmetic.All(arithmetic.AtLeast(fixed(a.Plus(1)), fixed(b)), arithmetic.AtLeast(fixed(b.Plus(1)), fixed(a)))); err != nil {
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
	return l.descends(source{}, upper)
}

// diameterByPotential proves a diameter, or the radius of a vertex-transitive network: the term
// behind "upper" descends to the source and is at most the value; the one behind "lower" is no
// more than the distance, and at the vertex behind "far" it is at least the value. The source of
// the first is any vertex, whose coordinates have the names behind "from"; or the network's own,
// if the network is vertex-transitive.
func (l *lemma) diameterByPotential() error {
	if err := l.only("from", "upper", "lower", "far"); err != nil {
		return err
	}
	src, err := l.sourceOf()
	if err != nil {
		return err
	}
	if src.names == nil || l.Fact == "radius" {
		m, err := l.shown("vertex_transitive")
		if err != nil {
			return err
		}
		if m.Value != "true" {
			return certificates.Reject("theorem/needs", "%s by %s from one vertex needs a network that is vertex-transitive", l.Fact, l.By)
		}
	}
	upper, err := l.termOf("upper", src.names...)
	if err != nil {
		return err
	}
	if err := l.descends(src, upper); err != nil {
		return err
	}
	p := l.open("the upper term is at most the value")
	_, e := src.begin(p)
	v := p.any(p.coords)
	value := p.term(p.s, l.value, p.params)
	if err := p.prove(arithmetic.AtLeast(fixed(value), fixed(p.term(p.s, upper, e.with(p.coords, v))))); err != nil || l.Relation != "==" {
		return err
	}
	lower, err := l.termOf("lower")
	if err != nil {
		return err
	}
	far, err := l.piecesOf("far", l.params, len(l.coords))
	if err != nil {
		return err
	}
	if err := l.rises(lower); err != nil {
		return err
	}
	p = l.open("a vertex at this distance")
	v = p.pieces(far, p.params)
	at := p.at(v)
	value = p.term(p.s, l.value, p.params)
	return p.prove(arithmetic.All(p.isVertex(v), arithmetic.AtLeast(func(s *scope) poly { return p.term(s, lower, at) }, fixed(value))))
}
