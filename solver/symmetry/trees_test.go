package symmetry

import (
	"context"
	"errors"
	"math/big"
	"math/bits"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/kinds"
	"topocert/solver"
	"topocert/topology"
)

// TestTrivialSymmetry: the whole group of graphs that are made of many parts alike, with
// generators that list few vertices. The number of automorphisms is by counting.
func TestTrivialSymmetry(t *testing.T) {
	factorial := func(k int64) *big.Int { return new(big.Int).MulRange(1, k) }
	power := func(b *big.Int, k int64) *big.Int { return new(big.Int).Exp(b, big.NewInt(k), nil) }
	product := func(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) }
	two := big.NewInt(2)
	for name, c := range map[string]struct {
		n      int
		links  func(yield func(u, v uint32) bool)
		orbits int
		order  *big.Int
	}{
		"star": {2001, func(yield func(u, v uint32) bool) {
			for v := uint32(1); v <= 2000 && yield(0, v); v++ {
			}
		}, 2, factorial(2000)},
		"isolated": {3000, func(func(u, v uint32) bool) {}, 1, factorial(3000)},
		"links": {2000, func(yield func(u, v uint32) bool) {
			for v := uint32(0); v < 2000 && yield(v, v+1); v += 2 {
			}
		}, 1, product(factorial(1000), power(two, 1000))},
		"rings": {3000, func(yield func(u, v uint32) bool) {
			for v := uint32(0); v < 3000 && yield(v, v/30*30+(v+1)%30); v++ {
			}
		}, 1, product(factorial(100), power(big.NewInt(60), 100))},
		"binary tree": {4095, func(yield func(u, v uint32) bool) {
			for v := uint32(1); v < 4095 && yield((v-1)/2, v); v++ {
			}
		}, 12, power(two, 2047)},
		"two centres": {8, func(yield func(u, v uint32) bool) {
			for _, l := range [][2]uint32{{0, 1}, {0, 2}, {0, 3}, {1, 4}, {1, 5}, {2, 6}, {4, 7}} {
				if !yield(l[0], l[1]) {
					return
				}
			}
		}, 4, two},
		"path": {1001, func(yield func(u, v uint32) bool) {
			for v := uint32(0); v < 1000 && yield(v, v+1); v++ {
			}
		}, 501, two},
	} {
		t.Run(name, func(t *testing.T) {
			g, err := topology.FromEdges(c.n, c.links)
			if err != nil {
				t.Fatal(err)
			}
			net, err := topology.NewExternal(g)
			if err != nil {
				t.Fatal(err)
			}
			e, err := Find(context.Background(), net, nil, DefaultLimits())
			if err != nil || !e.Whole || len(e.Sources) != c.orbits || e.GroupOrder.Cmp(c.order) != 0 {
				t.Fatalf("%v: whole %v, %d orbits, order %v, want %d and %v", err, e.Whole, len(e.Sources), e.GroupOrder, c.orbits, c.order)
			}
			moved := 0
			for _, p := range e.Generators {
				moved += len(p.From)
				if err := checkAutomorphism(g, make([]uint32, c.n), p.Images(c.n)); err != nil {
					t.Fatal(err)
				}
			}
			if most := 2 * c.n * bits.Len(uint(c.n)); moved > most {
				t.Errorf("%d generators move %d vertices, want at most %d", len(e.Generators), moved, most)
			}
		})
	}
}

// TestCycles: a permutation that is written by its cycles is read as it was.
func TestCycles(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(2, 12).Draw(rt, "n")
		images := solver.Identity(n)
		for range rapid.IntRange(0, 3).Draw(rt, "exchanges") {
			i, j := rapid.IntRange(0, n-1).Draw(rt, "i"), rapid.IntRange(0, n-1).Draw(rt, "j")
			images[i], images[j] = images[j], images[i]
		}
		p := NewPermutation(images)
		if !slices.Equal(p.Images(n), images) {
			rt.Fatalf("%v becomes %v", images, p.Images(n))
		}
		if len(p.From) == 0 {
			return
		}
		g, err := topology.FromEdges(n, func(func(u, v uint32) bool) {})
		if err != nil {
			rt.Fatal(err)
		}
		c := &certificates.Certificate{
			Statement: certificates.Statement{Subject: "automorphism", Network: "empty", Args: []string{"two"}, Relation: "=", Value: "2"},
			Kind:      "automorphisms",
			Proof:     automorphism.Automorphisms{Group: automorphism.Generators{Written(p, n), {Images: images}}},
		}
		w := certificates.World{Graph: func(string) (certificates.Graph, error) { return g, nil }}
		var rejected *certificates.Rejection // that they are the same is all that is wrong
		if err := kinds.Check(c, w); !errors.As(err, &rejected) || rejected.Rule != "automorphism/repeated" {
			rt.Fatalf("%v as %v: %v", images, Written(p, n), err)
		}
	})
}
