package theorem

import (
	"fmt"

	"topocert/certificates/arithmetic"
)

// orderByProduct proves that the order is the product of the ranges' widths: of ranges that
// depend on parameters alone, with conditions that hold for all parameters.
func (l *lemma) orderByProduct() {
	var widths []func(s *scope, p *place) poly
	for i, r := range l.def.Body.Ranges {
		low, high := r.In.Args[0], r.In.Args[1]
		if low.Mentions(l.coords...) || high.Mentions(l.coords...) || r.If != nil && r.If.Mentions(l.coords...) {
			l.reject("theorem/product", "the range of %s depends on coordinates, want ranges that do not", l.coords[i])
			return
		}
		width := func(s *scope, p *place) poly {
			return p.terms.term(s, high, p.params).Sub(p.terms.term(s, low, p.params)).Plus(1)
		}
		widths = append(widths, width)
		p := l.open(fmt.Sprintf("the range of %s", l.coords[i]))
		in := arithmetic.AtLeast(func(s *scope) poly { return width(s, p) }, fixed(nil))
		if r.If != nil {
			in = arithmetic.All(in, p.terms.condition(r.If, p.params))
		}
		p.prove(in)
	}
	p := l.open("the product")
	product := arithmetic.Int(1)
	for _, w := range widths {
		product = p.s.Mul(product, w(p.s, p))
	}
	p.prove(equal(product, p.term(p.s, l.value, p.params)))
}

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
		cond := arithmetic.All()
		if b.cond != nil {
			cond = newTerms(nil).condition(b.cond, e)
		}
		there = append(there, cond)
		to = append(to, func(s *scope) []poly { return p.tuple(s, b.to, e) })
	}
	return there, to
}

// complete proves that arms are all neighbours, and no two of a vertex the same.
func (l *lemma) complete() {
	if l.counted[l.If] || l.counted[""] {
		return
	}
	l.reversed()
	for i := range len(l.items) + len(l.back) {
		for j := range i {
			p := l.open(fmt.Sprintf("neighbours %d and %d differ", j+1, i+1))
			there, to := p.arms(p.any(p.coords))
			there[j](p.s, true)
			there[i](p.s, true)
			p.prove(arithmetic.Not(same(to[j](p.s), to[i](p.s))))
		}
	}
	l.counted[l.If] = true
}

// reversed proves that arms are all neighbours.
func (l *lemma) reversed() {
	if l.reverse[l.If] || l.reverse[""] {
		return
	}
	for _, it := range l.items {
		if len(it.over) > 0 {
			l.reject("theorem/neighbors", "neighbour %d is for each value of a variable, want one", it.number)
			return
		}
		p := l.open(fmt.Sprintf("the reverse of neighbour %d is counted", it.number))
		v := p.any(p.coords)
		w := p.follow(it, v)
		there, to := p.arms(w)
		var claims []claim
		for i := range there {
			claims = append(claims, arithmetic.All(there[i], func(s *scope, truth bool) { same(to[i](s), v)(s, truth) }))
		}
		p.prove(arithmetic.Some(claims...))
	}
	l.reverse[l.If] = true
}

// degreeByNeighbors proves the smallest or the largest degree: all neighbours are counted, and
// the number at the vertex behind "at" is the value.
func (l *lemma) degreeByNeighbors() {
	l.complete()
	p := l.open("the degree of any vertex")
	degree := p.degree(p.any(p.coords))
	value := p.term(p.s, l.value, p.params)
	bound := atLeast(value, degree)
	if l.Fact == "min_degree" {
		bound = atLeast(degree, value)
	}
	p.prove(bound)
	if l.Relation != "==" {
		return
	}
	at := l.piecesOf("at", l.params, len(l.coords))
	p = l.open("a vertex of that degree")
	v := p.pieces(at, p.params)
	degree, value = p.degree(v), p.term(p.s, l.value, p.params)
	p.prove(arithmetic.All(p.isVertex(v), equal(degree, value)))
}

// indicator is 1 where a claim is true, and 0 where it is not.
func (p *place) indicator(c claim) poly {
	return p.s.Cond(
		func(in *scope) poly { c(in, true); return arithmetic.Int(1) },
		func(in *scope) poly { c(in, false); return nil })
}

// degree counts the arms of a vertex.
func (p *place) degree(v []poly) poly {
	var sum poly
	there, _ := p.arms(v)
	for _, cond := range there {
		sum = sum.Add(p.indicator(cond))
	}
	return sum
}
