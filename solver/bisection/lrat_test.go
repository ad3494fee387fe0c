package bisection

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/solver/solvertest"
	"topocert/solver/symmetry/symmetrytest"
	"topocert/topology"
)

// checkBisection holds everything said about the bisection of a network against
// its width.
func checkBisection(t rapid.TB, net topology.Network, width int) {
	t.Helper()
	symmetries := symmetrytest.Of(t, net)
	for _, w := range []int{-1, 0, width, width + 1, width + 2, net.Size() + 1} {
		files := make(solvertest.Files)
		c, err := ProveLRAT(context.Background(), symmetries, w, files.Create, "p.lrat")
		var smaller *SmallerCut
		switch {
		case w <= width && err != nil:
			t.Fatal(err)
		case w <= width:
			if got, want := c.Statement.String(), fmt.Sprintf("bisection %s >= %d", net.Name(), max(0, w)); got != want {
				t.Fatalf("proves %q, want %q", got, want)
			}
			solvertest.AcceptedWith(t, c, files)
		case !errors.As(err, &smaller):
			t.Fatalf("%s of width %d: at least %d is proved, or error %v", net.Name(), width, w, err)
		case smaller.Width >= w || smaller.Width != cutWidth(net, smaller.Side) || len(smaller.Side) != net.Order()/2:
			t.Fatalf("%s: %v, side %v", net.Name(), smaller, smaller.Side)
		}
	}
}

// TestSmallerCutOfModel: a model that stands for no better cut is an error of the search.
func TestSmallerCutOfModel(t *testing.T) {
	net := solvertest.Parse(t, "Ring(4)")
	var smaller *SmallerCut
	if err := smallerCut(net, 3, []bool{true, true, false, false}); !errors.As(err, &smaller) || smaller.Width != 2 {
		t.Errorf("%v, want a cut of 2 links", err)
	}
	for _, model := range [][]bool{{true, false, true, false}, {true, false, false, false}} { // 4 links; one vertex
		if err := smallerCut(net, 3, model); err == nil || errors.As(err, &smaller) {
			t.Errorf("%v: %v, want an error that is no cut", model, err)
		}
	}
}

func TestBisectionRandom(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		net := solvertest.Foreign(rt, solvertest.RandomGraph(rt, 9))
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

// TestRefuteCutStops cancels a proof that takes hours: that it returns is the test.
func TestRefuteCutStops(t *testing.T) {
	symmetries := symmetrytest.Of(t, solvertest.Parse(t, "Hypercube(7)"))
	solvertest.StopsInTime(t, func(ctx context.Context) error {
		_, err := ProveLRAT(ctx, symmetries, 64, make(solvertest.Files).Create, "p.lrat")
		return err
	})
}

// TestRefuteCutLimits sees that a formula that would be too large is refused.
func TestRefuteCutLimits(t *testing.T) {
	_, err := ProveLRAT(t.Context(), symmetrytest.Of(t, solvertest.Parse(t, "Ring(5000)")), 2, make(solvertest.Files).Create, "p.lrat")
	if err == nil || !strings.Contains(err.Error(), "cnf/limit") {
		t.Errorf("error %v, want one about the formula's limit", err)
	}
}
