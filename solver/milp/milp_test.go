package milp

import (
	"math/rand/v2"
	"slices"
	"testing"

	"topocert/certificates/arithmetic"
)

// drawn is a question of few variables: some inequalities with small numbers.
func drawn(r *rand.Rand, n int) *arithmetic.Branch {
	b := new(arithmetic.Branch)
	for range 1 + r.IntN(2*n) {
		var literals []int32
		for range 1 + r.IntN(n+2) {
			v := int32(1 + r.IntN(n))
			literals = append(literals, v*int32(1-2*r.IntN(2)))
		}
		b.Facts = append(b.Facts, arithmetic.TrueOf(literals).Plus(-int64(1+r.IntN(len(literals)))))
	}
	return b
}

// satisfied tells whether a point satisfies all facts.
func satisfied(b *arithmetic.Branch, point []bool) bool {
	for i, f := range b.Facts {
		r, err := rowOf(f, i)
		if err != nil {
			panic(err)
		}
		sum := r.constant
		for k, v := range r.vars {
			if point[v] {
				sum += r.coefs[k]
			}
		}
		if sum < 0 {
			return false
		}
	}
	return true
}

// TestDecide: what is decided is what going through all points finds; proofs are accepted, and solutions are some.
func TestDecide(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	solvable := 0
	for range 3000 {
		n := 1 + r.IntN(7)
		b := drawn(r, n)
		some := false
		for bits := range 1 << n {
			point := make([]bool, n)
			for v := range point {
				point[v] = bits>>v&1 == 1
			}
			some = some || satisfied(b, point)
		}
		model, nodes, err := Decide(t.Context(), b, n)
		switch {
		case err != nil:
			t.Fatalf("%v: %v", b.Facts, err)
		case (model != nil) != some:
			t.Fatalf("%v: a solution: %v, want %v", b.Facts, model != nil, some)
		case some:
			solvable++
			if !satisfied(b, model) {
				t.Fatalf("%v: %v is no solution", b.Facts, model)
			}
		default:
			if err := arithmetic.RefuteBinary(b, nodes, nil); err != nil {
				t.Fatalf("%v: %v", b.Facts, err)
			}
		}
	}
	if solvable < 200 || solvable > 2700 {
		t.Errorf("%d of 3000 questions have solutions, want some and not most", solvable)
	}
}

// TestPigeonholes: more pigeons than holes are refuted by their cliques (S. Cook's count, W. Cook, C. R. Coullard and
// Gy. Turán, "On the complexity of cutting-plane proofs", 1987), in few nodes.
func TestPigeonholes(t *testing.T) {
	const holes = 12
	at := func(pigeon, hole int) int32 { return int32(pigeon*holes + hole + 1) }
	b := new(arithmetic.Branch)
	for i := range holes + 1 {
		var some []int32
		for h := range holes {
			some = append(some, at(i, h))
			for j := range h { // what the proof has no use for
				b.Facts = append(b.Facts, arithmetic.TrueOf([]int32{-at(i, h), -at(i, j)}).Plus(-1))
			}
			for j := range i {
				b.Facts = append(b.Facts, arithmetic.TrueOf([]int32{-at(i, h), -at(j, h)}).Plus(-1))
			}
		}
		b.Facts = append(b.Facts, arithmetic.TrueOf(some).Plus(-1))
	}
	_, nodes, err := Decide(t.Context(), b, (holes+1)*holes)
	if want := holes*(holes-1) + 1; err != nil || len(nodes) != want { // a clique of holes+1 takes holes−1 sums
		t.Fatalf("%d nodes, %v, want %d", len(nodes), err, want)
	}
	if err := arithmetic.RefuteBinary(b, nodes, nil); err != nil {
		t.Error(err)
	}
}

// TestHalves: of rings of five no more than two vertices each are chosen without a link; what half of them all makes is seen without
// a branch, though the linear program takes half of each vertex (J. Edmonds, "Maximum matching and a polyhedron with
// 0,1-vertices", 1965, by lines of the ring).
func TestHalves(t *testing.T) {
	const rings = 8
	b := new(arithmetic.Branch)
	var all []int32
	for i := range int32(rings) {
		for k := range int32(5) {
			v, w := 5*i+k+1, 5*i+(k+1)%5+1
			all = append(all, v)
			b.Facts = append(b.Facts, arithmetic.TrueOf([]int32{-v, -w}).Plus(-1))
		}
	}
	for at, want := range map[int64]bool{2 * rings: true, 2*rings + 1: false} {
		q := &arithmetic.Branch{Facts: append(b.Facts[:len(b.Facts):len(b.Facts)], arithmetic.TrueOf(all).Plus(-at))}
		model, nodes, err := Decide(t.Context(), q, len(all))
		if err != nil || (model != nil) != want {
			t.Fatalf("%d: a solution: %v, %v, want %v", at, model != nil, err, want)
		}
		if want {
			continue
		}
		if slices.ContainsFunc(nodes, func(n arithmetic.Node) bool { return n.Form == arithmetic.Cut }) {
			t.Errorf("%d nodes with branches, want sums and halves alone", len(nodes))
		}
		if err := arithmetic.RefuteBinary(q, nodes, nil); err != nil {
			t.Error(err)
		}
	}
}
