package flow

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"iter"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/widths"
	"topocert/internal/deep"
	"topocert/solver/distance"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// flowBound proves a bound, checks the certificate as it would be read from a
// file, and returns the bound.
func flowBound(t testing.TB, e *symmetry.Symmetries, upper int) int {
	t.Helper()
	c, lower, err := Prove(context.Background(), e, upper)
	if err != nil {
		t.Fatal(err)
	}
	checkFlowCertificate(t, e.Network, c, lower)
	return lower
}

func checkFlowCertificate(t testing.TB, net topology.Network, c *certificates.Certificate, lower int) {
	t.Helper()
	if want := fmt.Sprintf("bisection %s >= %d", net.Name(), lower); c.Statement.String() != want {
		t.Fatalf("statement %q, want %q", c.Statement, want)
	}
	var text bytes.Buffer
	if err := kinds.Write(&text, c); err != nil {
		t.Fatal(err)
	}
	read, err := certificates.NewReader(&text).Next()
	if err != nil {
		t.Fatal(err)
	}
	if err := kinds.Check(read, solvertest.WorldOf(net)); err != nil {
		t.Fatalf("%s: %v", c.Statement, err)
	}
	// The certificate proves no more than it says.
	read.Statement.Value = fmt.Sprint(lower + 1)
	if err := kinds.Check(read, solvertest.WorldOf(net)); !errors.Is(err, certificates.ErrRejected) {
		t.Fatalf("%s: error %v, want a rejection", read.Statement, err)
	}
}

func flowSymmetries(t testing.TB, name string) *symmetry.Symmetries {
	t.Helper()
	net, err := topology.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	e, err := symmetry.Find(context.Background(), net, nil, symmetry.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// TestFlowFormulas holds bounds against widths that are known by formula.
func TestFlowFormulas(t *testing.T) {
	deep.NotShort(t)
	for _, c := range []struct {
		family string
		from   int
		to     int
		width  func(n int) int
	}{
		// Any two of the arcs that make the parts need two links between them.
		{"Ring(%d)", 3, 12, func(int) int { return 2 }},
		// Every separated pair is a link.
		{"Complete(%d)", 2, 12, func(n int) int { return n * n / 4 }},
		// F. T. Leighton, "Introduction to Parallel Algorithms and Architectures",
		// Morgan Kaufmann 1992: half the vertices.
		{"Hypercube(%d)", 1, 10, func(d int) int { return 1 << (d - 1) }},
		// J. Aroca and A. Fernández Anta, "Bisection (band)width of product networks
		// with application to data centers", TAMC 2012: for odd n, (n²−1)/(n−1).
		{"Mesh(%[1]d,%[1]d)", 2, 9, func(n int) int { return n + n%2 }},
		// W. J. Dally and B. Towles, "Principles and Practices of Interconnection
		// Networks", Morgan Kaufmann 2004: an even side a ≥ b is cut twice along b.
		// For odd a a cut has to pass through a column: two links more.
		{"Torus(%d,3)", 3, 14, func(a int) int { return 6 + 2*(a%2) }},
		{"Torus(12,%d)", 3, 12, func(b int) int { return 2 * b }},
		{"Torus(200,%d)", 199, 200, func(b int) int { return 2 * b }},
		// Aroca and Fernández Anta again: an odd n×n torus needs 2(n²−1)/(n−1).
		{"Torus(%[1]d,%[1]d)", 5, 13, func(n int) int { return 2*n + 2*(n%2) }},
		// The torus in an OCT is cut along 2k of the octagons' eight vertices each.
		{"OCT(%[1]d,%[1]d)", 2, 12, func(k int) int { return 32 * k }},
	} {
		for n := c.from; n <= c.to; n++ {
			name := fmt.Sprintf(c.family, n)
			if name == "Mesh(2,2)" || n > deep.Cases(100, 100, n) {
				continue // a ring; many vertices
			}
			if got := flowBound(t, flowSymmetries(t, name), 0); got != c.width(n) {
				t.Errorf("%s: bound %d, want %d", name, got, c.width(n))
			}
		}
	}
}

// TestFlowMeetsCut finds the width of networks of the papers: a bound and a cut
// that meet. The cut is found by exchanging vertices, see swapCut.
func TestFlowMeetsCut(t *testing.T) {
	if testing.Short() {
		t.Skip("TestFlowFormulas has bounds")
	}
	for _, c := range []struct {
		network string
		width   int
	}{
		{"FTT(4)", 8}, {"FTT(5)", 12}, {"FTT(6)", 12}, {"FTT(7)", 16}, {"FTT(8)", 16}, {"FTT(9)", 20},
		{"QT(2,2)", 8}, {"QT(3,3)", 20}, {"QT(4,2)", 12},
		{"CCTorus(4)", 8}, {"CCTorus(6)", 12}, {"CCTorus(8)", 16},
		{"XTorus(6)", 14}, {"XMesh(5)", 8}, {"XMesh(7)", 10}, {"XMeshW(6)", 10},
		{"MCR(3)", 4}, {"MCR(4)", 4}, {"TCR(3)", 8}, {"TCR(4)", 8},
		{"OMMH(2,4,2)", 16}, {"Petersen", 5}, {"Octagon", 4},
	} {
		e := flowSymmetries(t, c.network)
		lower, upper := flowBound(t, e, 0), swapCut(e.Network.CSR(), 12)
		if lower != c.width || upper != c.width {
			t.Errorf("%s: bound %d, cut %d, want both %d", c.network, lower, upper, c.width)
		}
	}
}

// TestFlowUnequalSources sees that vertices which send different amounts prove
// more than equal ones could: for FTT(9) these end at 16.74, so at 18.
func TestFlowUnequalSources(t *testing.T) {
	e := flowSymmetries(t, "FTT(9)")
	c, lower, err := Prove(context.Background(), e, 0)
	if err != nil || lower != 20 {
		t.Fatalf("bound %d, %v, want 20", lower, err)
	}
	for i := range c.Proof.(widths.Flow).Trees {
		c.Proof.(widths.Flow).Trees[i].Weight = 1
	}
	if err := kinds.Check(c, solvertest.WorldOf(e.Network)); !errors.Is(err, certificates.ErrRejected) {
		t.Errorf("error %v for equal weights, want a rejection", err)
	}
}

// halves returns the bisection width of a small graph, by trying all halves.
func halves(g *topology.Graph) int {
	n := g.Order()
	rows := make([]uint32, n)
	for u, v := range g.Edges() {
		rows[u] |= 1 << v
	}
	best := g.Size()
	for side := range uint32(1) << n {
		if bits.OnesCount32(side) != n/2 {
			continue
		}
		width := 0
		for v, row := range rows {
			if side>>v&1 == 1 {
				width += bits.OnesCount32(row &^ side)
			} else {
				width += bits.OnesCount32(row & side)
			}
		}
		best = min(best, width)
	}
	return best
}

// foreign returns the network with the given links, and whether it is connected.
func flowForeign(t testing.TB, n int, edges iter.Seq2[uint32, uint32]) (topology.Network, bool) {
	g, err := topology.FromEdges(n, edges)
	if err != nil {
		t.Fatal(err)
	}
	net, err := topology.NewExternal(g)
	if err != nil {
		t.Fatal(err)
	}
	_, reached := distance.Levels(g, 0, nil, nil)
	return net, len(reached) == n
}

// TestFlowAllSmallGraphs goes through all connected graphs on 2 to 6 vertices,
// numbered so that degrees do not increase, which every graph can be.
func TestFlowAllSmallGraphs(t *testing.T) {
	deep.NotShort(t)
	graphs, tight := 0, 0
	for n := 2; n <= 6; n++ {
		for set := range uint32(1) << (n * (n - 1) / 2) {
			edges := func(yield func(u, v uint32) bool) {
				bit := 0
				for v := range uint32(n) {
					for u := range v {
						if set>>bit&1 == 1 && !yield(u, v) {
							return
						}
						bit++
					}
				}
			}
			var degree [6]int
			for u, v := range edges {
				degree[u]++
				degree[v]++
			}
			if !slices.IsSortedFunc(degree[:n], func(a, b int) int { return b - a }) {
				continue
			}
			net, connected := flowForeign(t, n, edges)
			if !connected {
				continue
			}
			e, err := symmetry.Find(context.Background(), net, nil, symmetry.DefaultLimits())
			if err != nil {
				t.Fatal(err)
			}
			graphs++
			switch lower, width := flowBound(t, e, 0), halves(net.CSR()); {
			case lower > width:
				t.Fatalf("%s: bound %d, width %d", net.Name(), lower, width)
			case lower == width:
				tight++
			}
		}
	}
	t.Logf("%d graphs, the bound is the width of %d", graphs, tight)
	if tight*10 < graphs*9 {
		t.Errorf("the bound is the width of %d of %d graphs, want nine in ten", tight, graphs)
	}
}

// TestFlowRandomGraphs proves bounds of random graphs on up to 10 vertices,
// with all of their symmetries, some of them, or none.
func TestFlowRandomGraphs(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(2, 10).Draw(rt, "n")
		var links [][2]uint32
		for v := range uint32(n) {
			for u := range v {
				if rapid.IntRange(0, 9).Draw(rt, "link") < 4 {
					links = append(links, [2]uint32{u, v})
				}
			}
		}
		net, connected := flowForeign(t, n, func(yield func(u, v uint32) bool) {
			for _, l := range links {
				if !yield(l[0], l[1]) {
					return
				}
			}
		})
		e, err := symmetry.Find(context.Background(), net, nil, symmetry.DefaultLimits())
		if err != nil {
			rt.Fatal(err)
		}
		keep := rapid.IntRange(0, len(e.Generators)).Draw(rt, "generators")
		e = symmetry.New(net, e.Generators[:keep], nil)
		if !connected {
			if _, _, err := Prove(context.Background(), e, 0); !errors.Is(err, topology.ErrParam) {
				rt.Fatalf("not connected: error %v, want ErrParam", err)
			}
			return
		}
		if lower, width := flowBound(t, e, 0), halves(net.CSR()); lower > width {
			rt.Fatalf("%s: bound %d, width %d", net.Name(), lower, width)
		}
	})
}

// TestFlowSymmetryIsFree sees that a flow with no symmetries proves as much as
// with all: the best flow may be taken to be symmetric.
func TestFlowSymmetryIsFree(t *testing.T) {
	for _, name := range []string{"Torus(4,3)", "QT(2,2)", "FTT(5)", "GP(5,2)", "MCR(2)", "XMesh(4)"} {
		e := flowSymmetries(t, name)
		if with, without := flowBound(t, e, 0), flowBound(t, symmetry.New(e.Network, nil, nil), 0); with != without {
			t.Errorf("%s: bound %d with symmetries, %d without", name, with, without)
		}
	}
}

// TestFlowTarget sees that the search stops once it has what is wanted.
func TestFlowTarget(t *testing.T) {
	e := flowSymmetries(t, "FTT(7)")
	c, lower, err := Prove(context.Background(), e, 14)
	if err != nil || lower < 14 {
		t.Fatalf("bound %d, %v, want at least 14", lower, err)
	}
	checkFlowCertificate(t, e.Network, c, lower)
	count := &countdown{Context: context.Background(), left: 1 << 30}
	if _, _, err := Prove(count, e, 6); err != nil {
		t.Fatal(err)
	}
	few := 1<<30 - count.left
	if _, _, err := Prove(count, e, 0); err != nil {
		t.Fatal(err)
	}
	if all := 1<<30 - count.left - few; few*5 > all {
		t.Errorf("a weak bound takes %d steps, the best %d", few, all)
	}
}

// countdown is a context that ends after it has been asked so many times.
type countdown struct {
	context.Context
	left int
}

func (c *countdown) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestFlowStops ends the search after more and more steps: there is an error,
// and any certificate that comes with it is good.
func TestFlowStops(t *testing.T) {
	e := flowSymmetries(t, "FTT(7)")
	bounds := make(map[int]bool)
	for _, steps := range []int{0, 1, 5, 20, 40, 80, 160, 300, 500, 600} {
		c, lower, err := Prove(&countdown{context.Background(), steps}, e, 0)
		if !errors.Is(err, context.Canceled) {
			t.Fatalf("%d steps: error %v, want that of the context", steps, err)
		}
		bounds[lower] = true
		if (c == nil) != (lower == 0) {
			t.Fatalf("%d steps: bound %d, certificate %v", steps, lower, c)
		}
		if c != nil {
			checkFlowCertificate(t, e.Network, c, lower)
		}
	}
	if !bounds[0] || len(bounds) < 3 {
		t.Errorf("bounds %v, want none, some and better", bounds)
	}
}

// TestFlowManyRows takes a network with more orbits of links than the linear
// master is solved for.
func TestFlowManyRows(t *testing.T) {
	deep.Only(t)
	e := flowSymmetries(t, "Torus(28)")
	e = symmetry.New(e.Network, nil, nil)
	if rows := e.Network.Size(); rows <= maxRows {
		t.Fatalf("%d rows, want more than %d", rows, maxRows)
	}
	// The width is 56; trees alone, one for each source, come close.
	if lower := flowBound(t, e, 50); lower < 50 {
		t.Errorf("bound %d, want 50", lower)
	}
}

// TestFlowLittleMemory sees that columns may be dropped, and come back when they
// are needed.
func TestFlowLittleMemory(t *testing.T) {
	for _, name := range []string{"FTT(7)", "QT(4,4)", "XTorus(7)"} {
		e := flowSymmetries(t, name)
		s := newSearch(e, 0)
		s.memory = 0
		if err := s.run(context.Background()); err != nil {
			t.Fatal(err)
		}
		if most := 2 * s.lp.rows; len(s.pool) > most {
			t.Errorf("%s: %d columns kept, want at most %d", name, len(s.pool), most)
		}
		if want := flowBound(t, e, 0); s.lower != want {
			t.Errorf("%s: bound %d, want %d as with more memory", name, s.lower, want)
		}
	}
}

func TestFlowErrors(t *testing.T) {
	one := flowSymmetries(t, "Complete(1)")
	if _, _, err := Prove(context.Background(), one, 0); !errors.Is(err, topology.ErrParam) {
		t.Errorf("one vertex: error %v, want ErrParam", err)
	}
	apart := flowSymmetries(t, "g6:C`")
	if c, lower, err := Prove(context.Background(), apart, 0); !errors.Is(err, topology.ErrParam) || c != nil || lower != 0 {
		t.Errorf("not connected: %v, %d, error %v, want ErrParam", c, lower, err)
	}
	large := flowSymmetries(t, "Torus(150)")
	large = symmetry.New(large.Network, nil, nil)
	if _, _, err := Prove(context.Background(), large, 0); !errors.Is(err, topology.ErrLimit) {
		t.Errorf("22500 sources: error %v, want ErrLimit", err)
	}
}

// TestFlowDeterministic proves the same twice.
func TestFlowDeterministic(t *testing.T) {
	var first bytes.Buffer
	for i := range 2 {
		c, _, err := Prove(context.Background(), flowSymmetries(t, "QT(3,3)"), 0)
		if err != nil {
			t.Fatal(err)
		}
		var text bytes.Buffer
		if err := kinds.Write(&text, c); err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			first = text
		} else if !bytes.Equal(first.Bytes(), text.Bytes()) {
			t.Error("two certificates of the same bound differ")
		}
	}
}

// TestFlowOddOrbits: of odd order with several orbits, those that send least stand on the larger
// side. Without that, the bound of this graph is 22.
func TestFlowOddOrbits(t *testing.T) {
	deep.NotShort(t)
	rng := rand.New(rand.NewPCG(4, 0))
	net := solvertest.Foreign(t, solvertest.Linked(t, 15, append(solvertest.RandomLinks(rng, 15, 0.5), solvertest.PathLinks(15)...)))
	e, err := symmetry.Find(t.Context(), net, nil, symmetry.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	if _, lower, err := Prove(t.Context(), e, 0); err != nil || lower != 23 || solvertest.LeastHalving(net.CSR()) < lower {
		t.Errorf("bound %d, %v, want 23, at most the width %d", lower, err, solvertest.LeastHalving(net.CSR()))
	}
}

// TestProveConnected: each balanced cut of a connected network has a link, and two where all
// degrees are even.
func TestProveConnected(t *testing.T) {
	pieces := solvertest.Joined(solvertest.CliqueLinks(3), 3, 1, solvertest.CliqueLinks(3))
	for _, c := range []struct {
		net  topology.Network
		want int
	}{
		{solvertest.Parse(t, "Ring(7)"), 2}, {solvertest.Parse(t, "Petersen"), 1}, {solvertest.Parse(t, "Mesh(3,5)"), 1}, {solvertest.Parse(t, "Complete(2)"), 1}, {solvertest.Parse(t, "Complete(1)"), 0},
		{solvertest.Foreign(t, solvertest.Linked(t, 8, solvertest.PathLinks(8))), 1}, {solvertest.Foreign(t, solvertest.Linked(t, 6, pieces)), 0},
	} {
		made, lower := ProveConnected(c.net)
		if lower != c.want {
			t.Errorf("%s: %d links, want %d", c.net.Name(), lower, c.want)
		}
		if made == nil {
			continue
		}
		if err := kinds.Check(made, solvertest.WorldOf(c.net)); err != nil {
			t.Errorf("%s: %v", made.Statement, err)
		}
	}
}
