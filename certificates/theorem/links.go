package theorem

import (
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
)

// edgeTransitiveByMaps proves that automorphisms take the link from the network's vertex to its
// first neighbour of the text to every other link. The last of the names behind "to" stands for
// the number of a neighbour, the others for the coordinates of a vertex that has it: the image of
// the link's two ends are this vertex and that neighbour, in either order.
func (l *lemma) edgeTransitiveByMaps() error {
	if err := l.only("to", "image", "inverse"); err != nil {
		return err
	}
	if !l.truth {
		return certificates.Reject("theorem/value", "false by maps, want true")
	}
	width := len(l.coords)
	to, err := l.newNamesOf("to", width+1, slices.Concat(l.params, l.coords))
	if err != nil {
		return err
	}
	names := slices.Concat(l.params, l.coords, to)
	image, err := l.piecesOf("image", names, width)
	if err != nil {
		return err
	}
	inverse, err := l.piecesOf("inverse", names, width)
	if err != nil {
		return err
	}
	for _, it := range l.items {
		if len(it.over) > 0 {
			return certificates.Reject("theorem/neighbors", "neighbour %d is for each value of a variable, want one", it.number)
		}
	}
	if len(l.items) == 0 {
		return nil // there are no links
	}
	first := l.items[0]
	p := l.open("the vertex has the first neighbour")
	root := p.tuple(p.s, l.vertex.to, p.params)
	if err := p.prove(p.terms.conditions(first.next.If, p.names(first, root))); err != nil {
		return err
	}
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
		if err := p.prove(arithmetic.Some(arithmetic.All(same(u, t), same(v, w)), arithmetic.All(same(u, w), same(v, t)))); err != nil {
			return err
		}
		if err := l.automorphisms(of, image, inverse, func(p *place) env { e, _, _ := begin(p); return e }); err != nil {
			return err
		}
	}
	return nil
}
