package theorem

import (
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// What follows from other lemmas, in part by theorems that are cited.

// has tells whether a lemma before says that a fact is true.
func (l *lemma) has(fact string) bool {
	m := l.before(fact)
	return m != nil && m.Value == "true"
}

// holds sees that lemmas say that some facts are true.
func (l *lemma) holds(facts ...string) {
	for _, fact := range facts {
		if !l.has(fact) {
			l.reject("theorem/needs", "%s by %s needs a lemma before it, under no other condition, that says that %s is true", l.Fact, l.By, fact)
		}
	}
}

// follows proves a sentence about the values that lemmas say some facts have.
func (l *lemma) follows(what string, facts []string, sentence func(p *place, values []poly) claim) {
	var terms []*language.Node
	for _, fact := range facts {
		terms = append(terms, l.valueOf(fact))
	}
	p := l.open(what)
	p.prove(sentence(p, p.tuple(p.s, terms, p.params)))
}

// connectivityByDegree proves an upper bound: without the neighbours of a vertex of the smallest
// degree, or its links, it is alone, or all that is left.
func (l *lemma) connectivityByDegree() {
	l.follows("the smallest degree", []string{"min_degree"}, func(p *place, d []poly) claim {
		return atLeast(p.term(p.s, l.value, p.params), d[0])
	})
}

// edgeConnectivityByTransitivity proves that the edge connectivity is the degree, as it is of
// connected vertex-transitive networks of two vertices or more: W. Mader, "Minimale n-fach
// kantenzusammenhängende Graphen", Mathematische Annalen 191, 1971.
func (l *lemma) edgeConnectivityByTransitivity() {
	l.holds("connected", "vertex_transitive")
	l.follows("the degree", []string{"min_degree"}, func(p *place, d []poly) claim {
		return arithmetic.All(atLeast(d[0], arithmetic.Int(1)), equal(p.term(p.s, l.value, p.params), d[0]))
	})
}

// vertexConnectivityByTransitivity proves that the vertex connectivity is at least the value.
// Of connected networks of two vertices or more it is the smallest degree d if they are
// edge-transitive, and at least 2(d+1)/3 if they are vertex-transitive and d ≥ 2: M. E. Watkins,
// "Connectivity of transitive graphs", Journal of Combinatorial Theory 8, 1970.
func (l *lemma) vertexConnectivityByTransitivity() {
	l.holds("connected")
	all := l.has("edge_transitive")
	if !all {
		l.holds("vertex_transitive")
	}
	l.follows("at least so many of the degree", []string{"min_degree"}, func(p *place, d []poly) claim {
		value := p.term(p.s, l.value, p.params)
		least, links := atLeast(d[0], value), int64(1)
		if !all { // the next whole number above 2(d+1)/3: 3·value ≤ 2(d+1) + 2; of two vertices that would be 2
			least, links = atLeast(d[0].Add(d[0]).Plus(4), value.Add(value).Add(value)), 2
		}
		return arithmetic.All(atLeast(d[0], arithmetic.Int(links)), least)
	})
}

// orbitsByTransitivity proves that there is one orbit of vertices; automorphismsByTransitivity
// that there are as many automorphisms as vertices, at least.
func (l *lemma) orbitsByTransitivity() {
	l.holds("vertex_transitive")
	l.follows("one orbit", nil, func(p *place, _ []poly) claim { return equal(p.term(p.s, l.value, p.params), arithmetic.Int(1)) })
}

func (l *lemma) automorphismsByTransitivity() {
	l.holds("vertex_transitive")
	l.follows("one for each vertex", []string{"order"}, func(p *place, n []poly) claim {
		return atLeast(n[0], p.term(p.s, l.value, p.params))
	})
}

// edgeColoursByDegree proves that as many links as meet at a vertex have different colours.
func (l *lemma) edgeColoursByDegree() {
	l.follows("the largest degree", []string{"max_degree"}, func(p *place, d []poly) claim {
		return atLeast(d[0], p.term(p.s, l.value, p.params))
	})
}

// matchingByHamiltonian proves that half of the links of a cycle through all vertices are a
// matching, and there is no larger one.
func (l *lemma) matchingByHamiltonian() {
	l.holds("hamiltonian")
	l.follows("half of the order", []string{"order"}, func(p *place, n []poly) claim {
		return equal(p.term(p.s, l.value, p.params), p.s.Floor(n[0], arithmetic.Int(2)))
	})
}

// pathByHamiltonian proves that a path goes through all vertices, as a cycle does.
func (l *lemma) pathByHamiltonian() { l.holds("hamiltonian") }
