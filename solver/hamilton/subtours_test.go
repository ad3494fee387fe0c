package hamilton

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/solver/metric"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// bruteForceCycle tries all paths from vertex 0.
func bruteForceCycle(net topology.Network) bool {
	n := net.Order()
	var extend func(v uint32, used uint) bool
	extend = func(v uint32, used uint) bool {
		if bits.OnesCount(used) == n {
			return n >= 3 && slices.Contains(net.Neighbors(v), 0)
		}
		for _, u := range net.Neighbors(v) {
			if used>>u&1 == 0 && extend(u, used|1<<u) {
				return true
			}
		}
		return false
	}
	return extend(0, 1)
}

// checkHamiltonSAT holds everything said about the Hamiltonian cycles of a
// network against the truth.
func checkHamiltonSAT(t rapid.TB, net topology.Network, want bool) {
	t.Helper()
	cycle, _, err := eliminateSubtours(context.Background(), net)
	found := cycle != nil
	if err != nil {
		t.Fatal(err)
	}
	if found != want {
		t.Fatalf("%s: Hamiltonian: %t, want %t", net.Name(), found, want)
	}
	var proof bytes.Buffer
	c, other, err := ProveLRAT(context.Background(), net, &proof, "p.lrat")
	if err != nil {
		t.Fatal(err)
	}
	if !found {
		if cycle != nil || other != nil || c.Statement.String() != "hamiltonian "+net.Name()+" = no" {
			t.Fatalf("%s: cycles %v, %v, statement %s", net.Name(), cycle, other, c.Statement)
		}
		solvertest.AcceptedWith(t, c, "p.lrat", proof.Bytes())
		return
	}
	if c != nil || !slices.Equal(cycle, other) {
		t.Fatalf("%s: cycles %v and %v, certificate %v", net.Name(), cycle, other, c)
	}
	solvertest.AcceptedWith(t, solvertest.Made(metric.ProveCycle(net, "hamiltonian", cycle)), "", nil)
}

func TestHamiltonSATRandom(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		net := solvertest.DrawNetwork(rt, 1, 10)
		checkHamiltonSAT(rt, net, bruteForceCycle(net))
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

// TestRefuteHamiltonStops cancels searches and proofs that take hours: that they return is
// the test.
func TestRefuteHamiltonStops(t *testing.T) {
	net := solvertest.Parse(t, "Mesh(9,11)")
	for name, work := range map[string]func(ctx context.Context) error{
		"proof": func(ctx context.Context) error {
			_, _, err := ProveLRAT(ctx, net, io.Discard, "p.lrat")
			return err
		},
		"search": func(ctx context.Context) error {
			_, _, err := eliminateSubtours(ctx, net)
			return err
		},
	} {
		t.Run(name, func(t *testing.T) { solvertest.StopsInTime(t, work) })
	}
}

// TestRefuteHamiltonLimits sees that formulas that would be too large are refused.
func TestRefuteHamiltonLimits(t *testing.T) {
	net := solvertest.Parse(t, "Ring(5000)")
	_, _, search := eliminateSubtours(t.Context(), net)
	_, _, proof := ProveLRAT(t.Context(), net, io.Discard, "p.lrat")
	for _, err := range []error{search, proof} {
		if err == nil || !strings.Contains(err.Error(), "cnf/limit") {
			t.Errorf("error %v, want one about the formula's limit", err)
		}
	}
}
