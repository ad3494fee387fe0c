package theorem

import (
	"slices"
	"strings"

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

// follows proves a sentence about the value, and about those that lemmas say some facts have, which
// it calls by the facts' names.
func (l *lemma) follows(what, facts, sentence string) {
	names := strings.Fields(facts)
	var terms []*language.Node
	for _, fact := range names {
		terms = append(terms, l.valueOf(fact))
	}
	says := l.expression(sentence, append(slices.Clone(names), "value"))
	p := l.open(what)
	e := env(nil).with(names, p.tuple(p.s, terms, p.params))
	if own := []string{"value"}; says.Mentions(own...) {
		e = e.with(own, []poly{p.term(p.s, l.value, p.params)})
	}
	p.prove(newTerms(nil).condition(says, e))
}

// implied is a method that proves what follows from facts that are true, or from the values of
// others.
func implied(holds, what, facts, sentence string) func(*lemma) {
	return func(l *lemma) {
		l.holds(strings.Fields(holds)...)
		if sentence != "" {
			l.follows(what, facts, sentence)
		}
	}
}

// vertexConnectivityByTransitivity proves that the vertex connectivity is at least the value.
// Of connected networks of two vertices or more it is the smallest degree d if they are
// edge-transitive, and at least 2(d+1)/3 if they are vertex-transitive and d ≥ 2: M. E. Watkins,
// "Connectivity of transitive graphs", Journal of Combinatorial Theory 8, 1970.
func (l *lemma) vertexConnectivityByTransitivity() {
	l.holds("connected")
	says := "min_degree >= 1 && min_degree >= value"
	if !l.has("edge_transitive") { // the next whole number above 2(d+1)/3; of two vertices that would be 2
		l.holds("vertex_transitive")
		says = "min_degree >= 2 && 2*(min_degree + 1) + 2 >= 3*value"
	}
	l.follows("at least so many of the degree", "min_degree", says)
}
