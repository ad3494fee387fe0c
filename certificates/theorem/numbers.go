package theorem

import (
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// A claim knows a vertex by its number in the order of the tuples. That is the
// sum, over the coordinates, of how many vertices have the same coordinates before and a smaller
// one here, which the terms of a sum of 1 over the vertices say.

// otherwise is the one network whose vertices have other numbers than its text's tuples: see there.
const otherwise = "Gamma"

// vertices proves that the terms which come next count the vertices.
func (l *lemma) vertices() *sum {
	return l.added("the vertices", l.overVertices(), nil, func(*place, values) poly { return arithmetic.Int(1) })
}

// vertexBy reads the vertex behind a keyword, and proves that it has a number.
func (l *lemma) vertexBy(keyword string, count *sum, number *language.Node) piece {
	if l.def.Name == otherwise {
		l.reject("theorem/vertex", "a vertex of %s by its number, which is not that of its text", otherwise)
	}
	vertex := l.vertexOf(keyword, "theorem/vertex")
	p := l.open("the vertex behind " + keyword + " has the number")
	x := p.tuple(p.s, vertex.to, p.params)
	own := p.params
	var before poly
	for i, name := range l.coords {
		own = own.with([]string{name}, x[i:i+1])
		before = before.Add(p.term(p.s, count.terms[i], own))
	}
	p.prove(arithmetic.All(p.isVertex(x), equal(before, claimed().term(p.s, number, p.variables))))
	return vertex
}

// eccentricityByPotential proves that no vertex is further from one than the value, and that the
// one behind "far" is so far.
func (l *lemma) eccentricityByPotential() {
	count := l.vertices()
	from := l.vertexBy("source", count, l.fact.Args[1])
	l.noSums()
	l.reaches(source{vertex: from}, l.termOf("upper"))
	if l.Relation == "==" {
		l.remote(from, l.piecesOf("far", l.params, len(l.coords)))
	}
}

// distanceByPotential proves the distance of two vertices.
func (l *lemma) distanceByPotential() {
	count := l.vertices()
	from := l.vertexBy("source", count, l.fact.Args[1])
	far := l.vertexBy("far", count, l.fact.Args[2])
	l.noSums()
	upper := l.termOf("upper")
	l.descends(source{vertex: from}, upper)
	p := l.open("the upper term is at most the value there")
	v := p.tuple(p.s, far.to, p.params)
	p.prove(atLeast(p.term(p.s, l.value, p.params), p.term(p.s, upper, p.at(v))))
	if l.Relation == "==" {
		l.remote(from, []piece{far})
	}
}
