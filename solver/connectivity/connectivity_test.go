package connectivity

import (
	"context"
	"errors"
	"math/bits"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates/faults"
	"topocert/certificates/kinds"
	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/solver/symmetry/symmetrytest"
	"topocert/topology"
)

// TestConnectivity compares with connectivities that are known: d for the cube of
// dimension d and n−1 for the complete graph by their definitions, twice the
// number of dimensions for tori with sides of at least 3, the number of dimensions
// for meshes, the degree for the connected graphs all of whose links are alike (M.
// E. Watkins, "Connectivity of transitive graphs", J. Combinatorial Theory 8, 1970:
// Petersen), and the smaller part for complete bipartite graphs.
func TestConnectivity(t *testing.T) {
	for name, want := range map[string]int{
		"Hypercube(1)": 1, "Hypercube(3)": 3, "Hypercube(5)": 5, "Complete(1)": 0, "Complete(2)": 1, "Complete(7)": 6,
		"Ring(3)": 2, "Ring(40)": 2, "Torus(3)": 4, "Torus(5,6)": 4, "Torus(3,4,5)": 6, "Mesh(2)": 2, "Mesh(4,7)": 2, "Mesh(3,3,3)": 3,
		"Petersen": 3, "OMMH(4,4,3)": 7,
	} {
		wantConnectivity(t, symmetrytest.Of(t, solvertest.Parse(t, name)), want, want)
	}
	for _, c := range []struct {
		about        string
		n            int
		links        []solvertest.Link
		vertex, edge int
	}{
		{"no links", 2, nil, 0, 0},
		{"a path", 5, solvertest.PathLinks(5), 1, 1},
		{"two cliques of 5 that share 2 vertices", 8, slices.Concat(solvertest.CliqueLinks(5), withoutShared(solvertest.Shifted(solvertest.CliqueLinks(5), 3))), 2, 4},
		{"two triangles at vertex 0", 5, []solvertest.Link{{0, 1}, {0, 2}, {1, 2}, {0, 3}, {0, 4}, {3, 4}}, 1, 2},
		{"K(3,5)", 8, solvertest.BicliqueLinks(3, 5), 3, 3},
		{"two pieces without single vertices", 6, solvertest.Joined(solvertest.CliqueLinks(3), 3, 1, solvertest.CliqueLinks(3)), 0, 0},
		{"two cliques of 5 joined by 2 links", 10, append(solvertest.Joined(solvertest.CliqueLinks(5), 5, 1, solvertest.CliqueLinks(5)), solvertest.Link{0, 5}, solvertest.Link{1, 6}), 2, 2},
	} {
		t.Run(c.about, func(t *testing.T) {
			net := solvertest.Foreign(t, solvertest.Linked(t, c.n, c.links))
			symmetries, err := symmetry.Find(t.Context(), net, nil, symmetry.DefaultLimits())
			if err != nil {
				t.Fatal(err)
			}
			wantConnectivity(t, symmetries, c.vertex, c.edge)
			wantConnectivity(t, symmetry.New(net, nil, nil), c.vertex, c.edge)
		})
	}
}

// withoutShared leaves out the link 3–4, which the first clique has too.
func withoutShared(links []solvertest.Link) []solvertest.Link {
	return slices.DeleteFunc(links, func(l solvertest.Link) bool { return l == solvertest.Link{3, 4} })
}

// wantConnectivity finds both connectivities, and sees that the checker accepts
// the certificates.
func wantConnectivity(t testing.TB, e *symmetry.Symmetries, vertex, edge int) {
	t.Helper()
	for subject, want := range map[string]int{"vertex-connectivity": vertex, "edge-connectivity": edge} {
		c, err := Find(context.Background(), e, subject)
		if err != nil {
			t.Fatalf("%s of %s: %v", subject, e.Network.Name(), err)
		}
		if c.Value != want {
			t.Errorf("%s of %s: %d, want %d", subject, e.Network.Name(), c.Value, want)
		}
		if err := kinds.Check(c.AtLeast, solvertest.WorldOf(e.Network)); err != nil {
			t.Errorf("%s: %v", c.AtLeast.Statement, err)
		}
		if err := kinds.Check(c.AtMost, solvertest.WorldOf(e.Network)); err != nil {
			t.Errorf("%s: %v", c.AtMost.Statement, err)
		}
	}
}

// TestConnectivityBruteForce compares with all sets of vertices, and all sides,
// of small graphs, and disjoint paths with Menger's theorem.
func TestConnectivityBruteForce(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(1, 9).Draw(rt, "order")
		net := solvertest.Foreign(rt, solvertest.DrawGraph(rt, n))
		symmetries, err := symmetry.Find(t.Context(), net, nil, symmetry.DefaultLimits())
		if err != nil {
			rt.Fatal(err)
		}
		edge := net.Size()
		separators := func(s, u int) int { // −1, −1 for any two vertices
			least := n - 1
			for set := range uint(1) << n {
				if parted(net.CSR(), set, s, u) {
					least = min(least, bits.OnesCount(set))
				}
			}
			return least
		}
		vertex := separators(-1, -1)
		for side := uint(1); side < 1<<n-1; side++ {
			edge = min(edge, width(net.CSR(), side))
		}
		wantConnectivity(t, symmetries, vertex, edge)
		if t.Failed() {
			rt.FailNow()
		}
		for s := range n {
			for u := range s {
				c, err := ProvePathsBetween(t.Context(), net, uint32(s), uint32(u), -1)
				if err != nil {
					rt.Fatal(err)
				}
				if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil {
					rt.Fatal(err)
				}
				paths := len(c.Proof.(faults.Paths).From[0].Paths)
				cut, err := ProveCutBetween(t.Context(), net, uint32(s), uint32(u))
				if err == nil {
					err = kinds.Check(cut, solvertest.WorldOf(net))
				}
				if got := cut.Statement.Value; err != nil || got != strconv.Itoa(paths) {
					rt.Fatalf("at most %s disjoint paths from %d to %d, %v, and there are %d", got, s, u, err, paths)
				}
				if !net.CSR().HasEdge(uint32(s), uint32(u)) {
					if want := separators(s, u); paths != want {
						rt.Fatalf("%d disjoint paths from %d to %d, want %d", paths, s, u, want)
					}
					flow, set := newUnitFlow(net.CSR(), true), uint(0)
					flow.maxFlow(t.Context(), uint32(s), uint32(u), n)
					for _, v := range flow.minCut() {
						set |= 1 << v
					}
					if bits.OnesCount(set) != paths || !parted(net.CSR(), set, s, u) {
						rt.Fatalf("%d and %d are not parted by %b, want %d vertices", s, u, set, paths)
					}
				}
				if _, err := ProvePathsBetween(t.Context(), net, uint32(s), uint32(u), paths+1); err == nil {
					rt.Fatalf("a path more than %d from %d to %d", paths, s, u)
				}
			}
		}
	})
}

// parted tells whether the graph without a set of vertices has the vertices s and
// u in different components, or any two if they are negative.
func parted(g *topology.Graph, set uint, s, u int) bool {
	for first := range g.Order() {
		if set>>first&1 == 1 || s >= 0 && first != s {
			continue
		}
		reached := uint(1) << first
		for again := true; again; {
			again = false
			for a, b := range g.Edges() {
				ends := uint(1)<<a | uint(1)<<b
				if ends&set == 0 && ends&reached != 0 && ends&^reached != 0 {
					reached |= ends
					again = true
				}
			}
		}
		left := uint(1)<<g.Order() - 1 - set
		if u >= 0 {
			return set>>u&1 == 0 && reached>>u&1 == 0
		}
		return reached != left
	}
	return false
}

// width returns the number of links with one end on a side.
func width(g *topology.Graph, side uint) int {
	n := 0
	for a, b := range g.Edges() {
		n += int(side>>a&1 ^ side>>b&1)
	}
	return n
}

// TestConnectivityCancelled sees that a context that ends is heeded at every flow.
func TestConnectivityCancelled(t *testing.T) {
	e := symmetrytest.Of(t, solvertest.Parse(t, "Torus(4)"))
	for _, subject := range []string{"vertex-connectivity", "edge-connectivity"} {
		for limit := int64(0); ; limit++ {
			c, err := Find(solvertest.AskedAtMost(t, limit), e, subject)
			if err == nil {
				if limit < 11 { // once for each of 11 vertices not linked to the source
					t.Errorf("%s: the context was asked %d times", subject, limit)
				}
				break
			}
			if c == nil || !errors.Is(err, context.Canceled) {
				t.Fatalf("%s, ended after %d calls: %v, %v", subject, limit, c, err)
			}
		}
	}
}

// BenchmarkConnectivity finds both connectivities with their certificates. The
// baseline is one flow from the first vertex to the last, not bounded.
func BenchmarkConnectivity(b *testing.B) {
	for _, name := range []string{"OCT(3,3)", "FTT(16)", "CCTorus(15)", "XTorus(15)", "XMesh(15)"} {
		e := symmetrytest.Of(b, solvertest.Parse(b, name))
		for _, subject := range []string{"vertex-connectivity", "edge-connectivity"} {
			b.Run("net="+name+"/"+subject, func(b *testing.B) {
				for b.Loop() {
					if _, err := Find(b.Context(), e, subject); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
		b.Run("net="+name+"/one-flow", func(b *testing.B) {
			f, n := newUnitFlow(e.Network.CSR(), true), e.Network.Order()
			for b.Loop() {
				f.maxFlow(b.Context(), 0, uint32(n-1), n)
			}
		})
	}
}

// TestPathsFit: so many paths are refused before they are sought whose lines the checker would
// not read: from one vertex, 1 line and k for each other vertex, here 32.
func TestPathsFit(t *testing.T) {
	net := solvertest.Parse(t, "Complete(33)")
	for k, fits := range map[int]bool{1<<15 - 1: true, 1 << 15: false} {
		if err := newPathWriter(net, "edge-connectivity", k).fits([]uint32{0}); (err == nil) != fits || err != nil && !errors.Is(err, solver.ErrLimit) {
			t.Errorf("%d paths to each vertex: %v, want them to fit: %t", k, err, fits)
		}
	}
}

// TestConnected: where the context has ended, what is shown is that the network is connected, and
// that the least degree is enough.
func TestConnected(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, c := range []struct {
		net  topology.Network
		want []string
	}{
		{solvertest.Parse(t, "Petersen"), []string{">= 1", "<= 3"}},
		{solvertest.Parse(t, "Mesh(3,5)"), []string{">= 1", "<= 2"}},
		{solvertest.Foreign(t, solvertest.Linked(t, 7, solvertest.PathLinks(7))), []string{">= 1", "<= 1"}},
		{solvertest.Foreign(t, solvertest.Linked(t, 6, solvertest.Joined(solvertest.CliqueLinks(3), 3, 1, solvertest.CliqueLinks(3)))), []string{"<= 2"}},
	} {
		for _, subject := range []string{"vertex-connectivity", "edge-connectivity"} {
			r, err := Find(ctx, symmetry.New(c.net, nil, nil), subject)
			if !errors.Is(err, context.Canceled) || r == nil {
				t.Errorf("%s of %s: %v, %v, want bounds, and that the context has ended", subject, c.net.Name(), r, err)
				continue
			}
			var got []string
			for _, made := range r.Certificates() {
				if err := kinds.Check(made, solvertest.WorldOf(c.net)); err != nil {
					t.Errorf("%s: %v", made.Statement, err)
				}
				got = append(got, made.Statement.Relation+" "+made.Statement.Value)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%s of %s: %q, want %q", subject, c.net.Name(), got, c.want)
			}
		}
	}
}
