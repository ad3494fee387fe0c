package hamilton

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/internal/deep"
	"topocert/solver"
	"topocert/solver/pathwidth"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// TestFrontierIsRight holds the frontier program and its checker against the dynamic
// program over sets, on small graphs and along arbitrary orders.
func TestFrontierIsRight(tb *testing.T) {
	rapid.Check(tb, func(t *rapid.T) {
		g := solvertest.RandomGraph(t, deep.Cases(7, 9, 11))
		if g.Order() < 3 {
			return
		}
		order := make([]uint32, g.Order())
		for i, v := range rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "order"), 1)).Perm(g.Order()) {
			order[i] = uint32(v)
		}
		net, err := topology.NewExternal(g)
		if err != nil {
			t.Fatal(err)
		}
		c, err := frontierAlong(context.Background(), net, order, 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		want := map[bool]string{true: "yes", false: "no"}[heldKarp(g)]
		if c.Statement.Value != want {
			t.Fatalf("the program says %s, the truth is %s", c.Statement.Value, want)
		}
		if err := kinds.Check(c, solvertest.WorldOf(g)); err != nil {
			t.Fatal(err)
		}
		// The checker alone decides it too: a false "no" is rejected.
		forged := &certificates.Certificate{Statement: solver.Statement("hamiltonian", net, "no"), Kind: "frontier", Body: []certificates.Line{certificates.NumbersLine("order", order...)}}
		if err := kinds.Check(forged, solvertest.WorldOf(g)); (err == nil) != (want == "no") {
			t.Fatalf("the checker says %v of a program that finds %s", err, want)
		}
	})
}

// flowerSnark returns the flower snark J_k, k odd: a cubic graph of 4k vertices without
// a Hamiltonian cycle (R. Isaacs, "Infinite families of nontrivial trivalent graphs which
// are not Tait colorable", American Mathematical Monthly 82, 1975).
func flowerSnark(tb testing.TB, k int) topology.Network {
	at := func(i, j int) uint32 { return uint32(4*(i%k) + j) }
	g, err := topology.FromEdges(4*k, func(yield func(u, v uint32) bool) {
		for i := range k {
			// The centre 0 of a star with 1, 2, 3; the 1s form a ring, the 2s and 3s one
			// that changes sides where it closes.
			two, three := at(i+1, 2), at(i+1, 3)
			if i == k-1 {
				two, three = three, two
			}
			ok := yield(at(i, 0), at(i, 1)) && yield(at(i, 0), at(i, 2)) && yield(at(i, 0), at(i, 3)) &&
				yield(at(i, 1), at(i+1, 1)) && yield(at(i, 2), two) && yield(at(i, 3), three)
			if !ok {
				return
			}
		}
	})
	if err != nil {
		tb.Fatal(err)
	}
	net, err := topology.NewExternal(g)
	if err != nil {
		tb.Fatal(err)
	}
	return net
}

// TestFrontierFlowers refutes flower snarks, shuffled too, of hundreds of vertices.
func TestFrontierFlowers(t *testing.T) {
	for _, k := range []int{5, 25, 99} {
		net := flowerSnark(t, k)
		h, err := Decide(t.Context(), net, 0, nil)
		if err != nil || h.Answer != "no" || h.Method != "frontier" {
			t.Fatalf("J_%d: %+v, %v; want no by frontier", k, h, err)
		}
		if err := kinds.Check(h.Certificate, solvertest.WorldOf(net)); err != nil {
			t.Errorf("J_%d: %v", k, err)
		}
	}
}

// TestFrontierLimits sees that the program ends at its limits and with the context.
func TestFrontierLimits(t *testing.T) {
	if testing.Short() {
		t.Skip("runs to the limits")
	}
	net := solvertest.Parse(t, "QT(3,3)")
	if _, err := ProveFrontier(t.Context(), net, 10); !errors.Is(err, symmetry.ErrBudget) {
		t.Errorf("a budget of 10 states: %v", err)
	}
	wide := solvertest.Parse(t, "Complete(40)")
	if _, err := ProveFrontier(t.Context(), wide, 1<<20); !errors.Is(err, pathwidth.ErrWide) {
		t.Errorf("the boundary of Complete(40): %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := ProveFrontier(ctx, net, 1<<20); !errors.Is(err, context.Canceled) {
		t.Errorf("a context that has ended: %v", err)
	}
}

func BenchmarkFrontier(b *testing.B) {
	for _, k := range []int{25, 101} {
		net := flowerSnark(b, k)
		b.Run(fmt.Sprintf("snark=%d/find", 4*k), func(b *testing.B) {
			for b.Loop() {
				if _, err := Decide(b.Context(), net, 0, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
		h, err := Decide(b.Context(), net, 0, nil)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(fmt.Sprintf("snark=%d/check", 4*k), func(b *testing.B) {
			for b.Loop() {
				if err := kinds.Check(h.Certificate, solvertest.WorldOf(net)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
	// The baseline: the refutation of the formula, on a smaller one.
	net := flowerSnark(b, 11)
	b.Run("snark=44/lrat", func(b *testing.B) {
		for b.Loop() {
			if _, _, err := ProveLRAT(b.Context(), net, make(solvertest.Files).Create, "p.lrat"); err != nil {
				b.Fatal(err)
			}
		}
	})
}
