package sdp

import (
	"context"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/widths"
	"topocert/internal/deep"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry/symmetrytest"
	"topocert/topology"
)

// TestSpectralIsRight sees on small graphs that no bound exceeds the width, and that the
// checker accepts each, but not one more than the width.
func TestSpectralIsRight(tb *testing.T) {
	tight := 0
	rapid.Check(tb, func(t *rapid.T) {
		g := solvertest.RandomGraph(t, 9)
		if g.Order() < 2 {
			return
		}
		net, err := topology.NewExternal(g)
		if err != nil {
			t.Fatal(err)
		}
		width := solvertest.LeastHalving(g)
		c, lower := Prove(context.Background(), symmetrytest.Of(tb, net), width)
		if lower > width {
			t.Fatalf("%s: at least %d, the width is %d", net.Name(), lower, width)
		}
		if lower == width {
			tight++
		}
		if c == nil {
			return
		}
		if err := kinds.Check(c, solvertest.WorldOf(g)); err != nil {
			t.Fatal(err)
		}
		c.Statement.Value = strconv.Itoa(width + 1)
		if err := kinds.Check(c, solvertest.WorldOf(g)); err == nil {
			t.Fatalf("%s: the checker accepts %s, the width is %d", net.Name(), c.Statement.Value, width)
		}
	})
	if !testing.Short() && tight == 0 { // 20 inputs may show none
		tb.Error("no bound is tight, want some")
	}
}

// TestSpectralKnown meets widths that are known by a cut and a flow or an order: see
// TestProveOrderPapers.
func TestSpectralKnown(t *testing.T) {
	for name, want := range map[string]int{"Petersen": 5, "Hypercube(4)": 8, "QT(2,2)": 8, "Torus(3,5)": 8, "GP(12,5)": 8} {
		net := solvertest.Parse(t, name)
		c, lower := Prove(t.Context(), symmetrytest.Of(t, net), want)
		if lower != want {
			t.Errorf("%s: at least %d, want %d", name, lower, want)
			continue
		}
		if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestSpectralHoffmanSingleton has the width that the second eigenvalue and forms show. The
// eigenvalue alone shows 5·50/4 = 62.5. Let x be 1 or −1 by the sides, and A the adjacency
// matrix, of the eigenvalues 7, 2 and −3: of a cut of k links, the part of x of the last is
// of the square (4k − 250)/5, so (A−2I)x is of the square 5·(4k − 250). Its entries are odd,
// seven neighbours less twice the vertex itself: the square is at least 50, and k is 65.
func TestSpectralHoffmanSingleton(t *testing.T) {
	// R. Robertson's pentagons and pentagrams: (0,h,j) joins (0,h,j±1), (1,i,j) joins
	// (1,i,j±2), and (0,h,j) joins (1,i,h·i+j), all modulo 5.
	at := func(kind, a, b int) uint32 { return uint32(25*kind + 5*a + b%5) }
	g, err := topology.FromEdges(50, func(yield func(u, v uint32) bool) {
		for h := range 5 {
			for j := range 5 {
				if !yield(at(0, h, j), at(0, h, j+1)) || !yield(at(1, h, j), at(1, h, j+2)) {
					return
				}
				for i := range 5 {
					if !yield(at(0, h, j), at(1, i, h*i+j)) {
						return
					}
				}
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	net, err := topology.NewExternal(g)
	if err != nil {
		t.Fatal(err)
	}
	c, lower := Prove(t.Context(), symmetrytest.Of(t, net), 65)
	if lower != 65 {
		t.Fatalf("at least %d, want 65", lower)
	}
	if err := kinds.Check(c, solvertest.WorldOf(g)); err != nil {
		t.Error(err)
	}
	c.Statement.Value = "66"
	if err := kinds.Check(c, solvertest.WorldOf(g)); err == nil {
		t.Error("the same matrix shows 66, want 65")
	}
}

// TestSpectralStops sees that nothing is proved beyond the order that the checker takes,
// and that a context that has ended leaves what needs no search.
func TestSpectralStops(t *testing.T) {
	if c, lower := Prove(t.Context(), symmetrytest.Of(t, solvertest.Parse(t, "Ring(300)")), 2); c != nil || lower != 0 {
		t.Errorf("Ring(300): %v, %d; want nothing", c, lower)
	}
	petersen := symmetrytest.Of(t, solvertest.Parse(t, "Petersen"))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var c *certificates.Certificate
	if c, _ = Prove(ctx, petersen, 5); c == nil || len(c.Proof.(widths.Spectral).Terms) != 0 {
		t.Errorf("Petersen: %v, want the eigenvalue's matrix", c)
	}
}

// TestSpectralEnds: parity says 1, but no matrix shows more than 0. The search ends.
func TestSpectralEnds(t *testing.T) {
	net := solvertest.Parse(t, "g6:E_GO")
	if c, lower := Prove(t.Context(), symmetrytest.Of(t, net), 1); lower > 1 || c != nil && kinds.Check(c, solvertest.WorldOf(net)) != nil {
		t.Errorf("%v, at least %d; the width is 1", c, lower)
	}
}

// TestSpectralByLattice has a width that forms of a reduced basis show: there is a cut of 80
// links. Triangles and descents alone reach 75.1.
func TestSpectralByLattice(t *testing.T) {
	deep.Only(t)
	net := solvertest.Parse(t, "Torus(3,3,3,3)")
	c, lower := Prove(t.Context(), symmetrytest.Of(t, net), 80)
	if lower != 80 {
		t.Fatalf("at least %d, want 80", lower)
	}
	if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil {
		t.Error(err)
	}
}
