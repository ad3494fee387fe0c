package theorem

import (
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

func numbered(format string, number int) string { return fmt.Sprintf(format, number) }

// bipartiteByColour proves that a term is 0 or 1 and changes along every link.
func (l *lemma) bipartiteByColour() {
	colour := l.termOf("colour")
	p := l.open("the colour is 0 or 1")
	c := p.term(p.s, colour, p.at(p.any(p.coords)))
	p.prove(arithmetic.All(atLeast(c, nil), atLeast(arithmetic.Int(1), c)))
	for _, it := range l.items {
		p := l.open(numbered("the colour along neighbour %d", it.number))
		v := p.any(p.coords)
		w := p.follow(it, v)
		sum := p.term(p.s, colour, p.at(v)).Add(p.term(p.s, colour, p.at(w)))
		p.prove(equal(sum, arithmetic.Int(1)))
	}
}

// walk is a closed walk: a length, a term in the parameters, and the vertex after so many hops
// as a name says.
type walk struct {
	length *language.Node
	step   string
	to     []piece
}

// at is the vertex after some hops.
func (w *walk) at(p *place, hops poly) []poly {
	return p.pieces(w.to, p.params.with([]string{w.step}, []poly{hops}))
}

// hops is any number of hops below the length.
func (w *walk) hops(p *place) (t, length poly) {
	length = p.term(p.s, w.length, p.params)
	t = p.s.Fresh(w.step)
	p.s.Fact(t)
	p.s.Fact(length.Sub(t).Plus(-1))
	return t, length
}

// closedWalk reads the walk behind "length", "step" and "walk", whose length is as wanted, and
// proves that it is one.
func (l *lemma) closedWalk(what string, wanted func(p *place, length poly) claim) *walk {
	w := &walk{length: l.parameterOf("length"), step: l.line("step")}
	if !isName(w.step) || slices.Contains(l.params, w.step) {
		l.reject("theorem/names", "%q, want a new name", certificates.Shortened(w.step))
	}
	w.to = l.piecesOf("walk", append(slices.Clone(l.params), w.step), len(l.coords))
	p := l.open(what)
	p.prove(wanted(p, p.term(p.s, w.length, p.params)))
	p = l.open("the walk ends where it begins")
	first := w.at(p, nil)
	p.prove(arithmetic.All(p.isVertex(first), same(first, w.at(p, p.term(p.s, w.length, p.params)))))
	p = l.open("each hop is along a link")
	t, _ := w.hops(p)
	u, v := w.at(p, t), w.at(p, t.Plus(1))
	p.prove(arithmetic.All(p.isVertex(v), p.adjacent(u, v)))
	return w
}

// notBipartiteByWalk proves that a closed walk has an odd length.
func (l *lemma) notBipartiteByWalk() {
	l.closedWalk("the length is odd and positive", func(_ *place, n poly) claim {
		return arithmetic.All(
			atLeast(n, arithmetic.Int(1)),
			arithmetic.Is(func(s *scope) poly { return s.Mod(n, arithmetic.Int(2)) }, fixed(arithmetic.Int(1))))
	})
}

// hamiltonianByNext proves that a map leads from each vertex to a neighbour, and along it a
// position grows by 1 from 0 to the order less 1, and back to 0. So from any vertex it meets as
// many vertices as the order says before it returns.
func (l *lemma) hamiltonianByNext() {
	order := l.valueOf("order")
	next := l.piecesOf("next", slices.Concat(l.params, l.coords), len(l.coords))
	position := l.termOf("position")
	p := l.open("there are three vertices")
	p.prove(atLeast(p.term(p.s, order, p.params), arithmetic.Int(3)))
	p = l.open("the next vertex is a neighbour")
	v := p.any(p.coords)
	w := p.pieces(next, p.at(v))
	p.prove(arithmetic.All(p.isVertex(w), p.adjacent(v, w)))
	p = l.open("the position of any vertex")
	at := p.term(p.s, position, p.at(p.any(p.coords)))
	n := p.term(p.s, order, p.params)
	p.prove(arithmetic.All(atLeast(at, nil), atLeast(n.Plus(-1), at)))
	p = l.open("the position of the next vertex")
	v = p.any(p.coords)
	w = p.pieces(next, p.at(v))
	here, there := p.term(p.s, position, p.at(v)), p.term(p.s, position, p.at(w))
	n = p.term(p.s, order, p.params)
	p.prove(arithmetic.Some(
		equal(there, here.Plus(1)),
		arithmetic.All(equal(here, n.Plus(-1)), equal(there, nil))))
}
