package hamilton

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/solver/invariants"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// checkHamiltonSAT holds everything said about the Hamiltonian cycles of a
// network against the truth.
func checkHamiltonSAT(t rapid.TB, net topology.Network, want bool) {
	t.Helper()
	files := make(solvertest.Files)
	c, cycle, err := ProveLRAT(context.Background(), net, files.Create, "p.lrat")
	if err != nil {
		t.Fatal(err)
	}
	if (cycle != nil) != want || (c == nil) != want {
		t.Fatalf("%s: Hamiltonian: %t, certificate %v, want %t", net.Name(), cycle != nil, c, want)
	}
	if want {
		solvertest.AcceptedWith(t, invariants.ProveCycle(net, cycle), nil)
		return
	}
	if c.Statement.String() != "hamiltonian "+net.Name()+" = no" {
		t.Fatalf("%s: statement %s", net.Name(), c.Statement)
	}
	solvertest.AcceptedWith(t, c, files)
}

func TestHamiltonSATRandom(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		net := solvertest.Foreign(rt, solvertest.RandomGraph(rt, 10))
		checkHamiltonSAT(rt, net, heldKarp(net.CSR()))
	})
}

// TestHamiltonSATKnown decides the generalized Petersen graphs GP(n,2), which
// have a Hamiltonian cycle unless n ≡ 5 (mod 6), and others.
//
// Source: G. N. Robertson, "Graphs Minimal Under Girth, Valency and Connectivity
// Constraints", PhD thesis, University of Waterloo 1968.
func TestHamiltonSATKnown(t *testing.T) {
	for n := 5; n <= 17; n++ {
		if testing.Short() && n > 11 {
			break
		}
		checkHamiltonSAT(t, solvertest.Parse(t, fmt.Sprintf("GP(%d,2)", n)), n%6 != 5)
	}
	for name, want := range map[string]bool{
		"Complete(1)": false, "Complete(2)": false, "Complete(3)": true, "Complete(9)": true, "Hypercube(6)": true,
		"Mesh(3,3)": false, "Mesh(3,5)": false, "Mesh(6,7)": true, "Torus(5,7)": true, "QT(3,3)": true,
	} {
		checkHamiltonSAT(t, solvertest.Parse(t, name), want)
	}
}

// TestRefuteHamiltonStops cancels a proof that takes hours: that it returns is the test.
func TestRefuteHamiltonStops(t *testing.T) {
	net := solvertest.Parse(t, "Mesh(9,11)")
	solvertest.StopsInTime(t, func(ctx context.Context) error {
		_, _, err := ProveLRAT(ctx, net, make(solvertest.Files).Create, "p.lrat")
		return err
	})
}

// TestRefuteHamiltonLimits sees that a formula that would be too large is refused.
func TestRefuteHamiltonLimits(t *testing.T) {
	_, _, err := ProveLRAT(t.Context(), solvertest.Parse(t, "Ring(5000)"), make(solvertest.Files).Create, "p.lrat")
	if err == nil || !strings.Contains(err.Error(), "cnf/limit") {
		t.Errorf("error %v, want one about the formula's limit", err)
	}
}
