package invariants

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/solver"
	"topocert/solver/bisection"
	"topocert/solver/distance"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// TestMeasureKnown holds measurements against numbers from elsewhere.
func TestMeasureKnown(t *testing.T) {
	for _, c := range []struct {
		name                    string
		diameter, radius, girth int
		sum                     int64
		bipartite               bool
		orbits                  int
		group                   string
	}{
		// The Petersen graph: distance 2 to all 6 that are not neighbours; automorphism group S5.
		{"Petersen", 2, 2, 5, 150, false, 1, "120"},
		// The d-cube: sum over pairs d·2^(2d−1), group 2^d·d!.
		{"Hypercube(4)", 4, 4, 4, 4 * 128, true, 1, "384"},
		{"Hypercube(10)", 10, 10, 4, 10 << 19, true, 1, "3715891200"},
		// C_n: n·⌊n²/4⌋.
		{"Ring(9)", 4, 4, 9, 9 * 20, false, 1, "18"},
		{"Ring(10)", 5, 5, 10, 10 * 25, true, 1, "20"},
		// K_n.
		{"Complete(6)", 1, 1, 3, 30, false, 1, "720"},
		{"Complete(1)", 0, 0, 0, 0, true, 1, "1"},
		// n×n torus, n ≥ 5: 2n³·⌊n²/4⌋ and 8n².
		{"Torus(5)", 4, 4, 4, 2 * 125 * 6, false, 1, "200"},
		{"Torus(3)", 2, 2, 3, 2 * 27 * 2, false, 1, "72"},
		// n×n mesh: 2n³(n²−1)/3; the group of the square.
		{"Mesh(4)", 6, 4, 4, 2 * 64 * 15 / 3, true, 3, "8"},
		// The Wagner graph, Aut = D8.
		{"Octagon", 2, 2, 4, 8 * (3 + 2*4), false, 1, "16"},
		// The Möbius–Kantor and Desargues graphs.
		{"GP(8,3)", 4, 4, 6, 16 * (3 + 12 + 15 + 4), true, 1, "96"},
		{"GP(10,3)", 5, 5, 6, 20 * (3 + 12 + 18 + 12 + 5), true, 1, "240"},
	} {
		m, err := Measure(context.Background(), solvertest.Parse(t, c.name), symmetry.DefaultLimits(), 1)
		if err != nil {
			t.Fatal(err)
		}
		d := m.Distances
		if d.Diameter != c.diameter || d.Radius != c.radius || m.Girth != c.girth || d.Sum.Cmp(big.NewInt(c.sum)) != 0 ||
			m.Bipartite != c.bipartite || m.VertexOrbits != c.orbits || m.GroupOrder.String() != c.group {
			t.Errorf("%s: diameter %d, radius %d, girth %d, sum %s, bipartite %t, %d orbits, %s automorphisms; want %+v",
				c.name, d.Diameter, d.Radius, m.Girth, d.Sum, m.Bipartite, m.VertexOrbits, m.GroupOrder, c)
		}
	}
}

// TestFindSymmetriesRefuses sees that a network with a false symmetry is found out.
func TestFindSymmetriesRefuses(t *testing.T) {
	net := falseSymmetry{solvertest.Parse(t, "Mesh(2,3)")}
	if _, err := Measure(context.Background(), net, symmetry.DefaultLimits(), 1); err == nil {
		t.Error("a symmetry that is none was believed")
	}
}

// falseSymmetry has the symmetries of a torus.
type falseSymmetry struct{ topology.Network }

func (f falseSymmetry) Symmetries() []topology.Symmetry {
	torus, err := topology.New("Torus", 2, 3)
	if err != nil {
		panic(err)
	}
	return torus.Symmetries()
}

func TestMeasureStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Measure(ctx, solvertest.Parse(t, "QT(3,3)"), symmetry.DefaultLimits(), 1); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want that of the context", err)
	}
}

// girthByRemoval is the second way to the girth: for each link, the distance of
// its ends without it, plus 1.
func girthByRemoval(g *topology.Graph) int {
	best := 0
	for u, v := range g.Edges() {
		rest, err := topology.FromEdges(g.Order(), func(yield func(a, b uint32) bool) {
			for a, b := range g.Edges() {
				if (a != u || b != v) && !yield(a, b) {
					return
				}
			}
		})
		if err != nil {
			panic(err)
		}
		level, _ := distance.Levels(rest, u, nil, nil)
		if d := level[v]; d != distance.Unreached && (best == 0 || int(d)+1 < best) {
			best = int(d) + 1
		}
	}
	return best
}

// TestProofsAreAccepted proves everything about members of all families, and has
// it checked.
func TestProofsAreAccepted(t *testing.T) {
	for _, name := range []string{
		"Ring(7)", "Complete(5)", "Hypercube(4)", "Petersen", "GP(7,2)", "Mesh(4)", "Mesh(2,3,4)", "Torus(5)", "Torus(3,4,5)",
		"JTorus(2,3)", "JTorus(1,2)", "Octagon", "OCT(2,2)", "OCT(1,1)", "OMMH(4,4,3)", "OMMH(2,4,3)", "XMesh(5)", "XMeshW(5)",
		"XTorus(5)", "CCTorus(5)", "CCTorus(6)", "CCTorusOpp(6)", "QT(2,2)", "QT(3,5)", "FTT(4)", "FTT(7)", "FTT(8)", "MCR(3)", "TCR(3)",
		"Gamma(4,1,1)", "Gamma(5,1,1)", "g6:D?{", "g6:C`",
	} {
		t.Run(name, func(t *testing.T) {
			net := solvertest.Parse(t, name)
			accept := func(c *certificates.Certificate, err error) {
				t.Helper()
				if err != nil {
					t.Error(err)
				} else if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil {
					t.Errorf("%s: %v", c.Statement, err)
				}
			}
			symmetries, err := symmetry.Find(context.Background(), net, nil, symmetry.DefaultLimits())
			if err != nil || symmetries.GroupOrder == nil {
				t.Fatalf("group order %v, %v", symmetries.GroupOrder, err)
			}
			counts, distances := []string{"order", "size", "min-degree", "max-degree"}, []string{"diameter", "radius", "distance-sum", "girth", "vertex-orbits", "vertex-transitive"}
			for _, subject := range counts {
				accept(ProveCount(net, subject))
			}
			accept(ProveCount(net, counts...))
			for _, subject := range distances {
				if subject != "vertex-transitive" || symmetries.Transitive() {
					accept(ProveDistances(t.Context(), symmetries, subject))
				}
			}
			accept(ProveDistances(t.Context(), symmetries, distances[:5]...))
			known := func() (*symmetry.Symmetries, error) { return symmetries, nil }
			accept(ProveVertexTransitive(t.Context(), net, known))
			accept(ProveDistancesFrom(net, "distances", 1))
			accept(ProveDistancesFrom(net, "eccentricity", 1))
			accept(ProveDistancesBetween(net, 0, uint32(net.Order()-1)))
			accept(ProveBipartite(net))
			if len(symmetries.Generators) > 0 {
				accept(ProveAutomorphisms(net, "all", symmetry.ImagesOf(symmetries.Generators, net.Order())...), nil)
			}
			accept(ProveEdgeTransitive(t.Context(), net, known))
			half := solver.Identity(net.Order() / 2)
			cut, _ := bisection.ProveCut(net, half)
			accept(cut, nil)
			girth, err := distance.Girth(t.Context(), net.CSR(), symmetries.Sources)
			if want := girthByRemoval(net.CSR()); err != nil || girth != want {
				t.Errorf("girth %d, by removing links %d", girth, want)
			}
		})
	}
}

// TestStarProved: orbits and diameters of networks with twins and hanging trees, whose
// groups are huge, are proved by few generators.
func TestStarProved(t *testing.T) {
	star := func(u uint32) solvertest.Link { return solvertest.Link{0, u + 1} }
	double := func(u uint32) solvertest.Link { return solvertest.Link{u % 2, u + 2} }
	for name, joined := range map[string]func(u uint32) solvertest.Link{"a star": star, "two stars": double} {
		links := []solvertest.Link{{0, 1}}
		for u := range uint32(2000) {
			links = append(links, joined(u))
		}
		net := solvertest.Foreign(t, solvertest.Linked(t, 2002, links))
		e, err := symmetry.Find(t.Context(), net, nil, symmetry.DefaultLimits())
		if err != nil {
			t.Fatal(name, err)
		}
		if err := kinds.Check(solvertest.Made(ProveDistances(t.Context(), e, "vertex-orbits", "diameter")), solvertest.WorldOf(net)); err != nil {
			t.Error(name, err)
		}
	}
}

// BenchmarkTransitive measures the diameter of a vertex-transitive network, with
// its certificate written, read and checked. The baseline searches from 8
// sources and reports what all sources would take.
func BenchmarkTransitive(b *testing.B) {
	for _, name := range []string{"Torus(316)", "Torus(1000)", "Gamma(100,1,1)", "OCT(176,176)"} {
		b.Run(fmt.Sprintf("net=%s/way=certificate", name), func(b *testing.B) {
			for b.Loop() {
				net := solvertest.Parse(b, name)
				symmetries, err := symmetry.Find(context.Background(), net, nil, symmetry.Limits{})
				if err != nil {
					b.Fatal(err)
				}
				text := textOf(b, solvertest.Made(ProveDistances(b.Context(), symmetries, "diameter")))
				c, err := certificates.NewReader(text).Next()
				if err != nil {
					b.Fatal(err)
				}
				if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(fmt.Sprintf("net=%s/way=all-sources", name), func(b *testing.B) {
			net := solvertest.Parse(b, name)
			var level, order []uint32
			for b.Loop() {
				for s := range uint32(8) {
					level, order = distance.Levels(net.CSR(), s, level, order)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Seconds())/float64(b.N)/8*float64(net.Order()), "s/all")
		})
	}
}

// textOf returns a certificate's text.
func textOf(t testing.TB, c *certificates.Certificate) *bytes.Buffer {
	var b bytes.Buffer
	if err := kinds.Write(&b, c); err != nil {
		t.Fatal(err)
	}
	return &b
}
