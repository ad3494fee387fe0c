package theorem

import (
	"fmt"
	"math/big"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// maxFactor bounds the factor of what is added.
const maxFactor = 1 << 30

// bisectionByCounting proves a lower bound on the bisection width of a Cayley network by counting.
//
// Each neighbour of the text is a permutation of the vertices: every vertex has it, and none is it
// of two. An automorphism of the lemma about vertex_transitive takes the network's vertex 0 to
// any vertex u; write u·t for where it takes t. It takes neighbours of each number to neighbours
// of that number. So if a walk from 0 to t goes along neighbours of some numbers, forwards or
// backwards, the walk along the same numbers from u ends at u·t, and for each t the map from u to
// u·t is a permutation. So is, for each u, that from t to u·t, which is an automorphism.
//
// Let a cut have s vertices on one side and N - s on the other. Let D(t) be the number of u for
// which u and u·t are on different sides. The sum of D(t) over all t is 2s(N-s), as each ordered
// pair of vertices on different sides is counted once. Let C(i) be the number of u whose
// neighbour i is on the other side. A hop from t to t' along neighbour i, forwards or backwards,
// has D(t') ≤ D(t) + C(i), and D(0) = 0. The terms behind "steps", one for each neighbour, are at
// least 0, and from each t but 0 a hop along some neighbour leads to where the term of that
// neighbour is smaller by 1 at least, and no other is larger. So D(t) is at most the sum of C(i)
// times the term of i at t.
//
// Let W(i) be the sum of the term of i over all vertices. Then 2s(N-s) is at most the sum of
// C(i)·W(i). A link in the cut is counted once in one C(i), or twice if neighbour i gives its
// links from both ends. If W(i), or 2W(i) then, is at most W for each i, then the cut times W is
// at least 2s(N-s). For halves that is ⌊N²/2⌋, and the cut is at least the value v if
// W·(v-1) is less.
func (l *lemma) bisectionByCounting() {
	order := l.valueOf("order")
	l.cayley()
	twice := l.linksOf()
	l.apart(twice)
	steps := l.termsOf("steps", len(l.items))
	l.stepped(steps)
	most := l.parameterOf("most")
	if l.texts("factor") != nil {
		l.times = big.NewInt(int64(l.constantOf("factor", "theorem/factor", 1, maxFactor)))
	}
	for i, term := range steps {
		total := l.added(numbered("the steps along neighbour %d", i+1), l.overVertices(), nil, func(p *place, v values) poly {
			return p.term(p.s, term, v.own)
		})
		p := l.open(numbered("the steps along neighbour %d are no more", i+1))
		sum := total.total(p)
		if twice[i] {
			sum = sum.Add(sum)
		}
		p.prove(atLeast(p.term(p.s, most, p.params).Times(l.times), sum))
	}
	l.noSums()
	p := l.open("a smaller cut is too small")
	n, w := p.term(p.s, order, p.params), p.term(p.s, most, p.params)
	less := p.s.Mul(w, p.term(p.s, l.value, p.params).Plus(-1)).Plus(1) // at most ⌊N²/2⌋
	p.prove(arithmetic.All(atLeast(w, nil), atLeast(p.s.Mul(n, n), less.Add(less))))
}

// cayley proves that neighbours are permutations, and that the maps of the lemma about
// vertex_transitive take neighbours of each number to neighbours of that number.
func (l *lemma) cayley() {
	m := l.shown("vertex_transitive")
	if m.Value != "true" || m.By != "maps" {
		l.reject("theorem/needs", "%s by %s needs a lemma that says by maps that the network is vertex-transitive", l.Fact, l.By)
		return
	}
	maps := &lemma{network: l.network, Lemma: m}
	to := maps.namesOf("to")
	image := maps.piecesOf("image", slices.Concat(l.params, l.coords, to), len(l.coords))
	for _, it := range l.items {
		if len(it.over) > 0 {
			l.reject("theorem/neighbors", "neighbour %d is for each value of a variable, want one", it.number)
			return
		}
		p := l.open(numbered("every vertex has neighbour %d", it.number))
		v := p.any(p.coords)
		p.prove(p.terms.conditions(it.next.If, p.names(it, v)))
		p = l.open(numbered("neighbour %d is it of one vertex", it.number))
		v, w := p.any(p.coords), p.any(p.coords)
		p.prove(arithmetic.Some(same(v, w), arithmetic.Not(same(p.follow(it, v), p.follow(it, w)))))
		p = l.open(fmt.Sprintf("maps take neighbour %d to neighbour %[1]d", it.number))
		t := p.any(to)
		v = p.any(p.coords)
		moved := p.pieces(image, p.at(p.follow(it, v)).with(to, t))
		p.prove(same(moved, p.target(p.s, it, p.names(it, p.pieces(image, p.at(v).with(to, t))))))
	}
}

// stepped proves that steps along neighbours, forwards or backwards, lead to the network's
// vertex, of which the terms bound the numbers.
func (l *lemma) stepped(steps []*language.Node) {
	for i, term := range steps {
		p := l.open(numbered("the steps along neighbour %d are not negative", i+1))
		p.prove(atLeast(p.term(p.s, term, p.at(p.any(p.coords))), nil))
	}
	p := l.open("some step leads nearer")
	v := p.any(p.coords)
	nearer := []claim{same(v, p.tuple(p.s, l.vertex.to, p.params))}
	for i, it := range l.items {
		fewer := func(w []poly) claim {
			return func(s *scope, truth bool) {
				var all []claim
				for j, term := range steps {
					here := p.term(s, term, p.at(v))
					if i == j {
						here = here.Plus(-1)
					}
					all = append(all, arithmetic.AtLeast(fixed(here), func(s *scope) poly { return p.term(s, term, p.at(w)) }))
				}
				arithmetic.All(all...)(s, truth)
			}
		}
		nearer = append(nearer, p.leads(it, v, nil, fewer))
		for _, b := range p.back {
			nearer = append(nearer, p.along(b, v, func(w []poly) claim {
				return arithmetic.All(p.leads(it, w, v, func(u []poly) claim { return same(u, v) }), fewer(w))
			}))
		}
	}
	p.prove(arithmetic.Some(nearer...))
}
