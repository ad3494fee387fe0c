package theorem

import (
	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// What follows from other lemmas, in part by theorems that are cited.

// holds sees that lemmas say that some facts are true.
func (l *lemma) holds(facts ...string) error {
	for _, fact := range facts {
		if m, err := l.shown(fact); err != nil || m.Value != "true" {
			return certificates.Reject("theorem/needs", "%s by %s needs a lemma before it, under no other condition, that says that %s is true", l.Fact, l.By, fact)
		}
	}
	return nil
}

// follows proves a sentence about the values that lemmas say some facts have.
func (l *lemma) follows(what string, facts []string, sentence func(p *place, values []poly) claim) error {
	if err := l.only(); err != nil {
		return err
	}
	var terms []*language.Node
	for _, fact := range facts {
		t, err := l.valueOf(fact)
		if err != nil {
			return err
		}
		terms = append(terms, t)
	}
	p := l.open(what)
	return p.prove(sentence(p, p.tuple(p.s, terms, p.params)))
}

// connectivityByDegree proves an upper bound: without the neighbours of a vertex of the smallest
// degree, or its links, it is alone, or all that is left.
func (l *lemma) connectivityByDegree() error {
	return l.follows("the smallest degree", []string{"min_degree"}, func(p *place, d []poly) claim {
		return atLeast(p.term(p.s, l.value, p.params), d[0])
	})
}

// edgeConnectivityByTransitivity proves that the edge connectivity is the degree, as it is of
// connected vertex-transitive networks of two vertices or more: W. Mader, "Minimale n-fach
// kantenzusammenhängende Graphen", Mathematische Annalen 191, 1971.
func (l *lemma) edgeConnectivityByTransitivity() error {
	if err := l.holds("connected", "vertex_transitive"); err != nil {
		return err
	}
	return l.follows("the degree", []string{"min_degree"}, func(p *place, d []poly) claim {
		return arithmetic.All(atLeast(d[0], arithmetic.Int(1)), equal(p.term(p.s, l.value, p.params), d[0]))
	})
}

// vertexConnectivityByTransitivity proves that the vertex connectivity is at least the value.
// Of connected networks of two vertices or more it is the smallest degree d if they are
// edge-transitive, and at least 2(d+1)/3 if they are vertex-transitive and d ≥ 2: M. E. Watkins,
// "Connectivity of transitive graphs", Journal of Combinatorial Theory 8, 1970.
func (l *lemma) vertexConnectivityByTransitivity() error {
	if err := l.holds("connected"); err != nil {
		return err
	}
	all := l.holds("edge_transitive") == nil
	if !all {
		if err := l.transitive(); err != nil {
			return err
		}
	}
	return l.follows("at least so many of the degree", []string{"min_degree"}, func(p *place, d []poly) claim {
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
func (l *lemma) orbitsByTransitivity() error {
	if err := l.transitive(); err != nil {
		return err
	}
	return l.follows("one orbit", nil, func(p *place, _ []poly) claim { return equal(p.term(p.s, l.value, p.params), arithmetic.Int(1)) })
}

func (l *lemma) automorphismsByTransitivity() error {
	if err := l.transitive(); err != nil {
		return err
	}
	return l.follows("one for each vertex", []string{"order"}, func(p *place, n []poly) claim {
		return atLeast(n[0], p.term(p.s, l.value, p.params))
	})
}

// edgeColoursByDegree proves that as many links as meet at a vertex have different colours.
func (l *lemma) edgeColoursByDegree() error {
	return l.follows("the largest degree", []string{"max_degree"}, func(p *place, d []poly) claim {
		return atLeast(d[0], p.term(p.s, l.value, p.params))
	})
}

// matchingByHamiltonian proves that half of the links of a cycle through all vertices are a
// matching, and there is no larger one.
func (l *lemma) matchingByHamiltonian() error {
	if err := l.holds("hamiltonian"); err != nil {
		return err
	}
	return l.follows("half of the order", []string{"order"}, func(p *place, n []poly) claim {
		return equal(p.term(p.s, l.value, p.params), p.s.Floor(n[0], arithmetic.Int(2)))
	})
}

// pathByHamiltonian proves that a path goes through all vertices, as a cycle does.
func (l *lemma) pathByHamiltonian() error {
	if err := l.only(); err != nil {
		return err
	}
	if !l.truth {
		return certificates.Reject("theorem/value", "false by a cycle, want true")
	}
	return l.holds("hamiltonian")
}
