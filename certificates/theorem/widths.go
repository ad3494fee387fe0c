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

// counting proves a lower bound on the bisection width of a Cayley network by counting.
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
func (f *frame) counting() {
	var steps []*language.Node
	for _, text := range f.texts("steps") {
		steps = append(steps, f.expression(text, slices.Concat(f.params, f.coords)))
	}
	if len(steps) != len(f.items) {
		f.reject("theorem/object", "%d lines \"steps\", want %d", len(steps), len(f.items))
		return
	}
	f.stepped(steps)
	most := f.expression(f.line("most"), f.params)
	if f.texts("factor") != nil {
		f.times = big.NewInt(int64(f.constantOf("factor", "theorem/factor", 1, maxFactor)))
	}
	for i, term := range steps {
		total := f.telescopes(fmt.Sprintf("the steps along neighbour %d", i+1), f.overVertices(), nil, func(p *place, v values) poly {
			return p.term(p.s, term, v.own).Times(f.times)
		})
		p := f.open(fmt.Sprintf("the steps along neighbour %d are no more", i+1))
		sum := total.total(p)
		if f.twice[i] {
			sum = sum.Add(sum)
		}
		p.prove(atLeast(p.term(p.s, most, p.params).Times(f.times), sum))
	}
	p := f.open("a smaller cut is too small")
	n, w := p.term(p.s, f.valueOf("order", "=="), p.params), p.term(p.s, most, p.params)
	less := p.s.Mul(w, p.term(p.s, f.value, p.params).Plus(-1)).Plus(1) // at most ⌊N²/2⌋
	p.prove(arithmetic.All(atLeast(w, nil), atLeast(p.s.Mul(n, n), less.Add(less))))
}

// mapsShown reads the maps of the lemma about vertex_transitive.
func (f *frame) mapsShown() {
	m := f.shown("vertex_transitive")
	if m.Value != "true" || m.By != "maps" {
		f.reject("theorem/needs", "%s by %s needs a lemma that says by maps that the network is vertex-transitive", f.Fact, f.By)
		return
	}
	maps := &frame{lemma: f.newLemma(m, nil)}
	maps.reads("names", "to: v")
	maps.reads("tuple", "image(v, to)")
	f.names["to"], f.objects["image"] = maps.names["to"], maps.objects["image"]
}

// stepped proves that steps along neighbours, forwards or backwards, lead to the network's
// vertex, of which the terms bound the numbers.
func (l *lemma) stepped(steps []*language.Node) {
	for i, term := range steps {
		p := l.open(fmt.Sprintf("the steps along neighbour %d are not negative", i+1))
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
