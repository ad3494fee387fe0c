package bisection

import (
	"bytes"
	"context"
	"errors"
	"reflect"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/widths"
	"topocert/internal/deep"
	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry/symmetrytest"
	"topocert/topology"
)

// TestBranchesAreRight proves the width of random graphs by a tree of cases, which the
// checker accepts, and meets a cut of that width when asked for one link more.
func TestBranchesAreRight(tb *testing.T) {
	rapid.Check(tb, func(t *rapid.T) {
		g := solvertest.RandomGraph(t, deep.Cases(4, 5, 9))
		if g.Order() < 2 {
			return
		}
		net, err := topology.NewExternal(g)
		if err != nil {
			t.Fatal(err)
		}
		width := solvertest.LeastHalving(g)
		e := symmetrytest.Of(tb, net)
		files := make(solvertest.Files)
		c, err := ProveBranches(context.Background(), e, width, files.Create)
		if err != nil {
			t.Fatalf("%s: %v", net.Name(), err)
		}
		if err := files.Check(c, net); err != nil {
			t.Fatal(err)
		}
		c.Statement.Value = strconv.Itoa(width + 1)
		if err := files.Check(c, net); err == nil {
			t.Fatalf("%s: the checker accepts %s, the width is %d", net.Name(), c.Statement.Value, width)
		}
		_, err = ProveBranches(context.Background(), e, width+1, make(solvertest.Files).Create)
		var smaller *SmallerCut
		if !errors.As(err, &smaller) || smaller.Width != width || len(smaller.Side) != g.Order()/2 || cutWidth(net, smaller.Side) != width {
			t.Fatalf("%s: %v, want a cut of %d", net.Name(), err, width)
		}
	})
}

// TestBranchesWholeCuts: a node in which all vertices have sides is proved, or is a smaller
// cut. For these graphs the method of multipliers has not shown the links of such cuts.
func TestBranchesWholeCuts(t *testing.T) {
	deep.NotShort(t)
	for name, width := range map[string]int{"g6:GL~[RS": 7, "g6:G|^Inw": 9} {
		net := solvertest.Parse(t, name)
		_, err := ProveBranches(t.Context(), symmetrytest.Of(t, net), width+1, make(solvertest.Files).Create)
		var smaller *SmallerCut
		if !errors.As(err, &smaller) || smaller.Width != width {
			t.Errorf("%s: %v, want a cut of %d links", name, err, width)
		}
	}
}

// TestBranchesKnown meets widths known by a flow or an order (see TestSpectralKnown), by a
// tree in the file of a leaf that has no sides.
func TestBranchesKnown(t *testing.T) {
	for name, want := range map[string]int{"Mesh(5,5)": 6, "GP(12,5)": 8, "Ring(9)": 2, "Complete(7)": 12} {
		net := solvertest.Parse(t, name)
		files := solvertest.Files{"tree": new(bytes.Buffer)}
		if err := NewBranching(symmetrytest.Of(t, net), want).ProveLeaf(t.Context(), widths.NoSides(net.Order()), files["tree"]); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		c := &certificates.Certificate{Statement: solver.Statement("bisection", net, strconv.Itoa(want)), Kind: "branches"}
		c.Statement.Relation = ">="
		c.Body = []certificates.Line{{Keyword: "leaf", Text: "tree"}}
		if err := files.Check(c, net); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestBranchesPlan plans a proof of more links than there are, twice the same. Of its
// leaves, each proved from nothing but its sides, those are proved that agree with no
// smaller cut.
func TestBranchesPlan(t *testing.T) {
	deep.Only(t)
	net := solvertest.Parse(t, "GP(8,3)")
	w := solvertest.LeastHalving(net.CSR()) + 2
	e := symmetrytest.Of(t, net)
	c, leaves, err := NewBranching(e, w).Plan(t.Context(), 4)
	if err != nil {
		t.Fatal(err)
	}
	again, _, err := NewBranching(e, w).Plan(t.Context(), 4)
	if err != nil || !reflect.DeepEqual(c.Proof, again.Proof) {
		t.Errorf("another plan the second time, %v", err)
	}
	if len(leaves) < 4 {
		t.Errorf("%d leaves, want 4 or more", len(leaves))
	}
	proved := 0
	for i := len(leaves) - 1; i >= 0; i-- {
		least := solvertest.LeastAgreeing(net.CSR(), leaves[i].Sides)
		var text bytes.Buffer
		err := NewBranching(e, w).ProveLeaf(t.Context(), leaves[i].Sides, &text)
		if least < w {
			var smaller *SmallerCut
			if !errors.As(err, &smaller) || smaller.Width >= w || smaller.Width < least {
				t.Errorf("%s: %v, want a cut of %d links", leaves[i].File, err, least)
			}
			continue
		}
		proved++
		if err := widths.CheckLeaf(c.Statement, net.CSR(), certificates.World{}, leaves[i], &text); err != nil {
			t.Errorf("%s: %v", leaves[i].File, err)
		}
	}
	if proved == 0 || proved == len(leaves) {
		t.Errorf("%d of %d leaves are proved, want some and not all", proved, len(leaves))
	}
}
