package theorem

import (
	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
)

// A claim knows a vertex by its number in the order of the tuples. That is the
// sum, over the coordinates, of how many vertices have the same coordinates before and a smaller
// one here, which the terms of a sum of 1 over the vertices say.

// otherwise is the one network whose vertices have other numbers than its text's tuples: see there.
const otherwise = "Gamma"

// vertices proves that the terms which come next count the vertices.
func (l *lemma) vertices() (*sum, error) {
	return l.added("the vertices", l.overVertices(), nil, func(*place, values) poly { return arithmetic.Int(1) })
}

// vertexBy reads the vertex behind a keyword, and proves that it has a number.
func (l *lemma) vertexBy(keyword string, count *sum, number *formula.Expr) (piece, error) {
	if l.def.Name == otherwise {
		return piece{}, certificates.Reject("theorem/vertex", "a vertex of %s by its number, which is not that of its text", otherwise)
	}
	list, err := l.piecesOf(keyword, l.params, len(l.coords))
	if err != nil {
		return piece{}, err
	}
	if len(list) > 1 || list[0].cond != nil {
		return piece{}, certificates.Reject("theorem/vertex", "a vertex with conditions behind %q, want one for all parameters", keyword)
	}
	p := l.open("the vertex behind " + keyword + " has the number")
	x := p.tuple(p.s, list[0].to, p.params)
	own := p.params
	var before poly
	for i, name := range l.coords {
		own = own.with([]string{name}, x[i:i+1])
		before = before.Add(p.term(p.s, count.terms[i], own))
	}
	return list[0], p.prove(arithmetic.All(p.isVertex(x), equal(before, l.whole(p.s, number, p.variables))))
}

// eccentricityByPotential proves that no vertex is further from one than the value, and that the
// one behind "far" is so far.
func (l *lemma) eccentricityByPotential() error {
	if err := l.only("source", "sum", "upper", "lower", "far"); err != nil {
		return err
	}
	count, err := l.vertices()
	if err != nil {
		return err
	}
	from, err := l.vertexBy("source", count, l.fact.Args[1])
	if err == nil {
		err = l.noSums()
	}
	if err != nil {
		return err
	}
	upper, err := l.termOf("upper")
	if err != nil {
		return err
	}
	if err := l.reaches(source{vertex: from}, upper); err != nil || l.Relation != "==" {
		return err
	}
	far, err := l.piecesOf("far", l.params, len(l.coords))
	if err != nil {
		return err
	}
	return l.remote(from, far)
}

// distanceByPotential proves the distance of two vertices.
func (l *lemma) distanceByPotential() error {
	if err := l.only("source", "far", "sum", "upper", "lower"); err != nil {
		return err
	}
	count, err := l.vertices()
	if err != nil {
		return err
	}
	from, err := l.vertexBy("source", count, l.fact.Args[1])
	if err != nil {
		return err
	}
	far, err := l.vertexBy("far", count, l.fact.Args[2])
	if err == nil {
		err = l.noSums()
	}
	if err != nil {
		return err
	}
	upper, err := l.termOf("upper")
	if err != nil {
		return err
	}
	if err := l.descends(source{vertex: from}, upper); err != nil {
		return err
	}
	p := l.open("the upper term is at most the value there")
	v := p.tuple(p.s, far.to, p.params)
	if err := p.prove(atLeast(p.term(p.s, l.value, p.params), p.term(p.s, upper, p.at(v)))); err != nil || l.Relation != "==" {
		return err
	}
	return l.remote(from, []piece{far})
}
