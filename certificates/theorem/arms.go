package theorem

import (
	"topocert/certificates/arithmetic"
)

// arms are all neighbours of a vertex: those of the text's items, which have no variables, and
// those that the certificate gives as reverse. The claim is that an arm is there.
func (p *place) arms(v []poly) (there []claim, to []func(s *scope) []poly) {
	e := p.at(v)
	for _, it := range p.items {
		names := p.names(it, v)
		there = append(there, p.terms.conditions(it.next.If, names))
		to = append(to, func(s *scope) []poly { return p.target(s, it, names) })
	}
	for _, b := range p.back {
		there = append(there, b.when(e))
		to = append(to, func(s *scope) []poly { return p.tuple(s, b.to, e) })
	}
	return there, to
}

// indicator is 1 where a claim is true, and 0 where it is not.
func (p *place) indicator(c claim) poly { return p.s.Cond(c, fixed(arithmetic.Int(1)), fixed(nil)) }

// degree counts the arms of a vertex.
func (p *place) degree(v []poly) poly {
	var sum poly
	there, _ := p.arms(v)
	for _, cond := range there {
		sum = sum.Add(p.indicator(cond))
	}
	return sum
}

// hop is some neighbour of a vertex, where arms are all that there are.
func (p *place) hop(v []poly) []poly {
	w := p.fresh(p.coords)
	there, to := p.arms(v)
	var branches []func(*scope)
	for i := range there {
		branches = append(branches, func(in *scope) {
			there[i](in, true)
			same(w, to[i](in))(in, true)
		})
	}
	p.s.Choose(branches...)
	return w
}

// walks is the number of walks of so many hops between two vertices.
func (p *place) walks(from, to []poly, hops int) poly {
	if hops == 0 {
		return p.indicator(same(from, to))
	}
	var sum poly
	there, next := p.arms(from)
	for i := range there {
		sum = sum.Add(p.s.Cond(there[i], func(in *scope) poly {
			inner := *p
			inner.s = in
			return inner.walks(next[i](in), to, hops-1)
		}, fixed(nil)))
	}
	return sum
}
