package theorem

import (
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
)

func numbered(format string, number int) string { return fmt.Sprintf(format, number) }

// bipartiteByColour proves that a term is 0 or 1 and changes along every link.
func (l *lemma) bipartiteByColour() error {
	if err := l.only("colour"); err != nil {
		return err
	}
	if !l.truth {
		return certificates.Reject("theorem/value", "false by a colour, want true")
	}
	colour, err := l.termOf("colour")
	if err != nil {
		return err
	}
	p := l.open("the colour is 0 or 1")
	c := p.term(p.s, colour, p.at(p.any(p.coords)))
	if err := p.prove(arithmetic.All(arithmetic.AtLeast(fixed(c), fixed(nil)), arithmetic.AtLeast(fixed(arithmetic.Int(1)), fixed(c)))); err != nil {
		return err
	}
	for _, it := range l.items {
		p := l.open(numbered("the colour along neighbour %d", it.number))
		v := p.any(p.coords)
		w := p.follow(it, v)
		sum := p.term(p.s, colour, p.at(v)).Add(p.term(p.s, colour, p.at(w)))
		if err := p.prove(arithmetic.Is(fixed(sum), fixed(arithmetic.Int(1)))); err != nil {
			return err
		}
	}
	return nil
}

// notBipartiteByWalk proves that a closed walk has an odd length: "length" is a term in the
// parameters, "walk" the vertex after so many hops as the name behind "step" says.
func (l *lemma) notBipartiteByWalk() error {
	if err := l.only("length", "step", "walk"); err != nil {
		return err
	}
	if l.truth {
		return certificates.Reject("theorem/value", "true by an odd walk, want false")
	}
	text, err := l.line("length")
	if err != nil {
		return err
	}
	length, err := expression(text, l.params)
	if err != nil {
		return err
	}
	step, err := l.line("step")
	if err != nil {
		return err
	}
	if !isName(step) || slices.Contains(l.params, step) {
		return certificates.Reject("theorem/names", "%q, want a new name", certificates.Shortened(step))
	}
	walk, err := l.piecesOf("walk", append(slices.Clone(l.params), step), len(l.coords))
	if err != nil {
		return err
	}
	at := func(p *place, t poly) []poly { return p.pieces(walk, p.params.with([]string{step}, []poly{t})) }
	p := l.open("the length is odd and positive")
	n := p.term(p.s, length, p.params)
	if err := p.prove(arithmetic.All(
		arithmetic.AtLeast(fixed(n), fixed(arithmetic.Int(1))),
		arithmetic.Is(func(s *scope) poly { return s.Mod(n, arithmetic.Int(2)) }, fixed(arithmetic.Int(1))))); err != nil {
		return err
	}
	p = l.open("the walk ends where it begins")
	n = p.term(p.s, length, p.params)
	first := at(p, nil)
	if err := p.prove(arithmetic.All(p.isVertex(first), same(first, at(p, n)))); err != nil {
		return err
	}
	p = l.open("each hop is along a link")
	n = p.term(p.s, length, p.params)
	t := p.s.Fresh(step)
	p.s.Fact(t)
	p.s.Fact(n.Sub(t).Plus(-1))
	u, v := at(p, t), at(p, t.Plus(1))
	return p.prove(arithmetic.All(p.isVertex(v), p.adjacent(u, v)))
}

// hamiltonianByNext proves that a map leads from each vertex to a neighbour, and along it a
// position grows by 1 from 0 to the order less 1, and back to 0. So from any vertex it meets as
// many vertices as the order says before it returns.
func (l *lemma) hamiltonianByNext() error {
	if err := l.only("next", "position"); err != nil {
		return err
	}
	if !l.truth {
		return certificates.Reject("theorem/value", "false by a cycle, want true")
	}
	order, err := l.valueOf("order")
	if err != nil {
		return err
	}
	next, err := l.piecesOf("next", slices.Concat(l.params, l.coords), len(l.coords))
	if err != nil {
		return err
	}
	position, err := l.termOf("position")
	if err != nil {
		return err
	}
	p := l.open("there are three vertices")
	if err := p.prove(arithmetic.AtLeast(fixed(p.term(p.s, order, p.params)), fixed(arithmetic.Int(3)))); err != nil {
		return err
	}
	p = l.open("the next vertex is a neighbour")
	v := p.any(p.coords)
	w := p.pieces(next, p.at(v))
	if err := p.prove(arithmetic.All(p.isVertex(w), p.adjacent(v, w))); err != nil {
		return err
	}
	p = l.open("the position of any vertex")
	at := p.term(p.s, position, p.at(p.any(p.coords)))
	n := p.term(p.s, order, p.params)
	if err := p.prove(arithmetic.All(arithmetic.AtLeast(fixed(at), fixed(nil)), arithmetic.AtLeast(fixed(n.Plus(-1)), fixed(at)))); err != nil {
		return err
	}
	p = l.open("the position of the next vertex")
	v = p.any(p.coords)
	w = p.pieces(next, p.at(v))
	here, there := p.term(p.s, position, p.at(v)), p.term(p.s, position, p.at(w))
	n = p.term(p.s, order, p.params)
	return p.prove(arithmetic.Some(
		arithmetic.Is(fixed(there), fixed(here.Plus(1))),
		arithmetic.All(arithmetic.Is(fixed(here), fixed(n.Plus(-1))), arithmetic.Is(fixed(there), fixed(nil)))))
}
