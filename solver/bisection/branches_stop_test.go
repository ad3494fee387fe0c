package bisection

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"topocert/certificates/widths"
	"topocert/internal/deep"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/solver/symmetry/symmetrytest"
	"topocert/topology"
)

// TestBranchesStop: wherever the context ends, a plan is all there or not at all, and it is
// the same.
func TestBranchesStop(t *testing.T) {
	deep.NotShort(t)
	e := symmetrytest.Of(t, solvertest.Parse(t, "GP(8,3)"))
	w := solvertest.LeastHalving(e.Network.CSR()) + 1
	whole := solvertest.AskedAtMost(t, 1<<60)
	want, _, err := NewBranching(e, w).Plan(whole, 2)
	if err != nil {
		t.Fatal(err)
	}
	all := whole.Asked.Load()
	for k := range int64(8) {
		if !deep.Takes(int(k), 4, 4) {
			continue
		}
		if _, _, err := NewBranching(e, w).Plan(solvertest.AskedAtMost(t, all*k/8), 2); !errors.Is(err, context.Canceled) {
			t.Errorf("a plan that ends after %d of %d times that it asks: %v", all*k/8, all, err)
		}
	}
	got, _, err := NewBranching(e, w).Plan(solvertest.AskedAtMost(t, all), 2)
	if err != nil || !reflect.DeepEqual(got.Proof, want.Proof) {
		t.Errorf("another plan the second time, %v", err)
	}
}

// TestBranchingLimit: networks of which no matrix would be taken are refused before anything
// is made for them.
func TestBranchingLimit(t *testing.T) {
	for name, right := range map[string]bool{"Ring(255)": true, "Ring(256)": true, "Ring(257)": false, "Torus(300)": false} {
		net := solvertest.Parse(t, name)
		b := NewBranching(&symmetry.Symmetries{Network: net}, 2)
		if right {
			if err := b.checkOrder(); err != nil || b.group == nil {
				t.Errorf("%s: %v", name, err)
			}
			continue
		}
		if b.group != nil {
			t.Errorf("%s: symmetries are listed", name)
		}
		ended := solvertest.AskedAtMost(t, 0)
		_, _, err := b.Plan(ended, 4)
		if !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: a plan: %v, want %v", name, err, topology.ErrLimit)
		}
		if err := b.ProveLeaf(ended, widths.NoSides(net.Order()), nil); !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: a leaf: %v, want %v", name, err, topology.ErrLimit)
		}
	}
}
