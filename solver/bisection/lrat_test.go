package bisection

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates/widths"
	"topocert/solver/sat"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/solver/symmetry/symmetrytest"
	"topocert/topology"
)

// checkBisection holds everything said about the bisection of a network against
// its width.
func checkBisection(t rapid.TB, net topology.Network, width int) {
	t.Helper()
	symmetries := symmetrytest.Of(t, net)
	for _, w := range []int{-1, 0, width, width + 1, width + 2, net.Size() + 1} {
		side, found, err := searchSAT(context.Background(), symmetries, w)
		if err != nil {
			t.Fatal(err)
		}
		if found != (w > width) {
			t.Fatalf("%s of width %d: a cut with fewer than %d links: %t", net.Name(), width, w, found)
		}
		if found && (len(side) != net.Order()/2 || !slices.IsSorted(side) || cutWidth(net, side) >= w) {
			t.Fatalf("%s: side %v, want fewer than %d links", net.Name(), side, w)
		}
		var proof bytes.Buffer
		c, err := ProveLRAT(context.Background(), symmetries, w, &proof, "p.lrat")
		var smaller *SmallerCut
		switch {
		case w <= width && err != nil:
			t.Fatal(err)
		case w <= width:
			if got, want := c.Statement.String(), fmt.Sprintf("bisection %s >= %d", net.Name(), max(0, w)); got != want {
				t.Fatalf("proves %q, want %q", got, want)
			}
			solvertest.AcceptedWith(t, c, "p.lrat", proof.Bytes())
		case !errors.As(err, &smaller):
			t.Fatalf("%s of width %d: at least %d is proved, or error %v", net.Name(), width, w, err)
		case smaller.Width >= w || smaller.Width != cutWidth(net, smaller.Side) || len(smaller.Side) != net.Order()/2:
			t.Fatalf("%s: %v, side %v", net.Name(), smaller, smaller.Side)
		}
	}
}

func TestBisectionRandom(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		net := solvertest.DrawNetwork(rt, 1, 9)
		checkBisection(rt, net, solvertest.LeastHalving(net.CSR()))
	})
}

// TestBisectionKnown checks networks whose width is known: ⌊n²/4⌋ for the
// complete graph, 2^(d−1) for the cube, 2n for the even n×n torus, n for the even
// and n+1 for the odd n×n mesh; for the others by trying all cuts, as here up to 10
// vertices.
//
// Source: F. T. Leighton, "Introduction to Parallel Algorithms and
// Architectures", 1992, §1.9 and §3.1.
func TestBisectionKnown(t *testing.T) {
	for _, c := range []struct {
		net   string
		width int
	}{
		{"Complete(7)", 12}, {"Complete(8)", 16}, {"Hypercube(3)", 4}, {"Hypercube(4)", 8}, {"Torus(4)", 8},
		{"Torus(2,6)", 4}, {"Mesh(4,4)", 4}, {"Mesh(5,5)", 6}, {"Octagon", 4}, {"Petersen", 5}, {"Ring(9)", 2},
	} {
		net := solvertest.Parse(t, c.net)
		if net.Order() <= 10 && solvertest.LeastHalving(net.CSR()) != c.width {
			t.Errorf("%s: width %d by brute force, want %d", c.net, solvertest.LeastHalving(net.CSR()), c.width)
		}
		checkBisection(t, net, c.width)
	}
}

// TestRefuteCutStops cancels searches and proofs that take hours: that they return is the
// test.
func TestRefuteCutStops(t *testing.T) {
	symmetries := symmetrytest.Of(t, solvertest.Parse(t, "Hypercube(7)"))
	for name, work := range map[string]func(ctx context.Context) error{
		"search": func(ctx context.Context) error {
			_, _, err := searchSAT(ctx, symmetries, 64)
			return err
		},
		"proof": func(ctx context.Context) error {
			_, err := ProveLRAT(ctx, symmetries, 64, io.Discard, "p.lrat")
			return err
		},
	} {
		t.Run(name, func(t *testing.T) { solvertest.StopsInTime(t, work) })
	}
}

// TestRefuteCutLimits sees that formulas that would be too large are refused.
func TestRefuteCutLimits(t *testing.T) {
	symmetries := symmetrytest.Of(t, solvertest.Parse(t, "Ring(5000)"))
	_, _, search := searchSAT(t.Context(), symmetries, 2)
	_, proof := ProveLRAT(t.Context(), symmetries, 2, io.Discard, "p.lrat")
	for _, err := range []error{search, proof} {
		if err == nil || !strings.Contains(err.Error(), "cnf/limit") {
			t.Errorf("error %v, want one about the formula's limit", err)
		}
	}
}

// searchSAT looks for a balanced cut with fewer than w links. It returns
// the vertices on a side of ⌊N/2⌋, in increasing order. If it finds none, gini
// says that there is none, which is no proof.
//
// The formula is that of widths.CNF, with a number of
// literals of the order of N² + Ew for N vertices and E links; symmetry is
// broken by automorphisms that the symmetries's generate. Cost: exponential in the
// worst case; it answers within a minute up to some 80 vertices of degree 4.
//
// Errors: the context's; that of the formula if it would be too large.
func searchSAT(ctx context.Context, symmetries *symmetry.Symmetries, w int) (side []uint32, found bool, err error) {
	f, err := widths.CNF(symmetries.Network.CSR(), uint64(max(0, w)), symmetries.Elements())
	if err != nil {
		return nil, false, fmt.Errorf("solver: bisection of %s: %w", symmetries.Network.Name(), err)
	}
	model, err := sat.NewGini(f).Solve(ctx)
	if err != nil {
		return nil, false, fmt.Errorf("solver: bisection of %s: %w", symmetries.Network.Name(), err)
	}
	if model == nil {
		return nil, false, nil
	}
	side, err = modelSide(symmetries.Network, w, model)
	return side, err == nil, err
}
