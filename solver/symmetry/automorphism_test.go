package symmetry

import (
	"context"
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/internal/deep"
	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// TestAutomorphismsAllSmall looks at every graph with up to 5 vertices.
func TestAutomorphismsAllSmall(t *testing.T) {
	for n := range 6 {
		all := solvertest.CliqueLinks(n)
		for set := range 1 << len(all) {
			var links []solvertest.Link
			for i, l := range all {
				if set>>i&1 > 0 {
					links = append(links, l)
				}
			}
			checkAgainstBruteForce(t, solvertest.Linked(t, n, links), nil, nil)
		}
	}
}

func TestAutomorphismsRandomSmall(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	graphs := 1200
	if testing.Short() {
		graphs = 240
	}
	for i := range graphs {
		n := 6 + i%3
		var links []solvertest.Link
		switch i % 4 {
		case 0:
			links = solvertest.RandomLinks(rng, n, rng.Float64())
		case 1:
			n = 8
			links = solvertest.Pairing(rng, n, 2+i%3)
		case 2:
			links = solvertest.Circulant(n, 1+rng.IntN(n-1), 1+rng.IntN(n-1))
		case 3:
			n = 8
			links = solvertest.Joined(solvertest.RandomLinks(rng, 4, 0.7), 4, 2, nil)
		}
		links = slices.DeleteFunc(links, func(l solvertest.Link) bool { return l[0] == l[1] })
		g := solvertest.Linked(t, n, links)
		var colour []uint64
		if i%5 == 0 {
			colour = make([]uint64, n)
			for v := range colour {
				colour[v] = rng.Uint64N(2) << 63
			}
		}
		checkAgainstBruteForce(t, g, nil, colour)
	}
}

// TestAutomorphismsRandomLarger looks at graphs whose refinement leaves cells
// that are not orbits, so that the search has to fail and go back.
func TestAutomorphismsRandomLarger(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for i := range 300 {
		n := 10 + 2*rng.IntN(3)
		g := solvertest.Linked(t, n, solvertest.Pairing(rng, n, 3+i%2))
		if automorphisms(t, g, nil, nil).Order.Cmp(big.NewInt(5000)) < 0 {
			checkAgainstBruteForce(t, g, nil, nil)
		}
	}
}

func factorial(n int64) *big.Int { return new(big.Int).MulRange(1, n) }

func TestAutomorphismsKnownOrders(t *testing.T) {
	square := func(x *big.Int) *big.Int { return new(big.Int).Mul(x, x) }
	power := func(b, e int64) *big.Int { return new(big.Int).Exp(big.NewInt(b), big.NewInt(e), nil) }
	times := func(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) }
	petersen := solvertest.PetersenLinks(5, 2)
	shrikhande := cayleyLinks(4, [2]int{0, 1}, [2]int{1, 0}, [2]int{1, 1})
	rook := cayleyLinks(4, [2]int{0, 1}, [2]int{0, 2}, [2]int{1, 0}, [2]int{2, 0})
	tests := []struct {
		name   string
		n      int
		links  []solvertest.Link
		want   *big.Int
		orbits int
	}{
		{"empty", 0, nil, big.NewInt(1), 0},
		{"one vertex", 1, nil, big.NewInt(1), 1},
		{"ten vertices", 10, nil, factorial(10), 1},
		{"path", 9, solvertest.PathLinks(9), big.NewInt(2), 5},
		{"ring", 3000, solvertest.Circulant(3000, 1), big.NewInt(6000), 1},
		{"complete", 300, solvertest.CliqueLinks(300), factorial(300), 1},
		{"star", 2001, solvertest.BicliqueLinks(1, 2000), factorial(2000), 2},
		{"biclique", 70, solvertest.BicliqueLinks(30, 40), times(factorial(30), factorial(40)), 2},
		{"balanced biclique", 60, solvertest.BicliqueLinks(30, 30), times(big.NewInt(2), square(factorial(30))), 1},
		{"cocktail party", 40, slices.DeleteFunc(solvertest.CliqueLinks(40), func(l solvertest.Link) bool { return l[0]^l[1] == 1 }), times(power(2, 20), factorial(20)), 1},
		{"Petersen", 10, petersen, big.NewInt(120), 1},
		// R. Frucht, J. E. Graver, M. E. Watkins, "The groups of the
		// generalized Petersen graphs", 1971.
		{"GP(10,2)", 20, solvertest.PetersenLinks(10, 2), big.NewInt(120), 1},
		{"GP(8,3)", 16, solvertest.PetersenLinks(8, 3), big.NewInt(96), 1},
		{"GP(24,5)", 48, solvertest.PetersenLinks(24, 5), big.NewInt(288), 1},
		{"GP(7,2)", 14, solvertest.PetersenLinks(7, 2), big.NewInt(14), 2},
		{"GP(500,3)", 1000, solvertest.PetersenLinks(500, 3), big.NewInt(1000), 2},
		{"Möbius ladder", 8, solvertest.Circulant(8, 1, 4), big.NewInt(16), 1},
		{"4×4 torus", 16, solvertest.TorusLinks(4, 4, 0), big.NewInt(384), 1},
		{"5×5 torus", 25, solvertest.TorusLinks(5, 5, 0), big.NewInt(200), 1},
		{"30×30 torus", 900, solvertest.TorusLinks(30, 30, 0), big.NewInt(7200), 1},
		{"30×20 torus", 600, solvertest.TorusLinks(30, 20, 0), big.NewInt(2400), 1},
		{"hypercube 3", 8, solvertest.CubeLinks(3), big.NewInt(48), 1},
		{"hypercube 9", 512, solvertest.CubeLinks(9), times(power(2, 9), factorial(9)), 1},
		// Vertices of these are alike after refinement, though not always
		// equivalent. F. C. Bussemaker et al., "Computer investigation of cubic
		// graphs", 1976; A. E. Brouwer, H. Van Maldeghem, "Strongly regular
		// graphs", 2022.
		{"Frucht", 12, lcfLinks(1, -5, -2, -4, 2, 5, -2, 2, 5, -2, -5, 4, 2), big.NewInt(1), 12},
		{"Heawood", 14, lcfLinks(7, 5, -5), big.NewInt(336), 1},
		{"Gray", 54, lcfLinks(9, -25, 7, -7, 13, -13, 25), big.NewInt(1296), 2},
		{"Tutte–Coxeter", 30, lcfLinks(5, -13, -9, 7, -7, 9, 13), big.NewInt(1440), 1},
		{"Shrikhande", 16, shrikhande, big.NewInt(192), 1},
		{"4×4 rook", 16, rook, big.NewInt(1152), 1},
		{"Shrikhande and rook", 32, solvertest.Joined(shrikhande, 16, 1, rook), big.NewInt(192 * 1152), 2},
		{"Paley 13", 13, solvertest.Circulant(13, 1, 3, 4), big.NewInt(78), 1},
		{"triangular 12", 66, triangularLinks(12), factorial(12), 1},
		{"three rings", 15, solvertest.Joined(solvertest.Circulant(5, 1), 5, 3, nil), big.NewInt(6000), 1},
		{"four Petersen and a torus", 65, solvertest.Joined(petersen, 10, 4, solvertest.TorusLinks(5, 5, 0)), times(times(power(120, 4), factorial(4)), big.NewInt(200)), 2},
		// Cubic graphs that refinement alone cannot tell apart.
		{"two Petersen and a prism", 30, solvertest.Joined(petersen, 10, 2, solvertest.PetersenLinks(5, 1)), big.NewInt(120 * 120 * 2 * 20), 2},
		{"two rings of five and two of six", 22, solvertest.Joined(solvertest.Circulant(5, 1), 5, 2, solvertest.Joined(solvertest.Circulant(6, 1), 6, 2, nil)), big.NewInt(200 * 288), 2},
		{"500 paths of two kinds", 4500, solvertest.Joined(solvertest.PathLinks(4), 4, 500, solvertest.Joined(solvertest.PathLinks(5), 5, 500, nil)), times(times(power(2, 1000), factorial(500)), factorial(500)), 5},
	}
	for _, test := range tests {
		if test.n > deep.Cases(60, 1000, test.n) || test.name == "complete" && !deep.Tests() {
			continue
		}
		t.Run(test.name, func(t *testing.T) {
			g := solvertest.Linked(t, test.n, test.links)
			group := automorphisms(t, g, nil, nil)
			if group.Order.Cmp(test.want) != 0 {
				t.Errorf("order %v, want %v", group.Order, test.want)
			}
			if k := len(slices.Compact(slices.Sorted(slices.Values(group.orbit(test.n))))); k != test.orbits {
				t.Errorf("%d orbits, want %d", k, test.orbits)
			}
			checkGenerators(t, g, nil, group)
			if test.n <= 3000 {
				wantProved(t, g, test.want)
			}
			if test.want.Cmp(big.NewInt(400)) <= 0 {
				if k := closure(test.n, group.Generators, 400); int64(k) != test.want.Int64() {
					t.Errorf("the generators generate %d permutations, want %v", k, test.want)
				}
			}
		})
	}
}

// TestAutomorphismsTrees compares with the order found from the leaves up:
// the product, over all vertices, of the orders of the groups that permute
// isomorphic branches.
func TestAutomorphismsTrees(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for _, n := range []int{5, 20, 100, 700} {
		g := solvertest.Linked(t, n, solvertest.TreeLinks(rng, n))
		// A vertex in the middle of the tree is kept by marking it.
		colour := make([]uint64, n)
		colour[0] = 1
		want := big.NewInt(1)
		var shape func(v, from uint32) string
		shape = func(v, from uint32) string {
			var branches []string
			for _, w := range g.Neighbors(v) {
				if w != from {
					branches = append(branches, shape(w, v))
				}
			}
			slices.Sort(branches)
			run := int64(0)
			for i, b := range branches {
				if run++; i > 0 && branches[i-1] != b {
					run = 1
				}
				want.Mul(want, big.NewInt(run))
			}
			return "(" + strings.Join(branches, "") + ")"
		}
		shape(0, 0)
		group := automorphisms(t, g, nil, colour)
		if group.Order.Cmp(want) != 0 {
			t.Errorf("tree of %d vertices: order %v, want %v", n, group.Order, want)
		}
		checkGenerators(t, g, colour, group)
	}
}

func TestAutomorphismsRelabelled(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 24).Draw(t, "n")
		density := rapid.SampledFrom([]float64{0.05, 0.1, 0.2, 0.5, 0.9}).Draw(t, "density")
		seed := rapid.Uint64().Draw(t, "seed")
		perm := rapid.Permutation(solver.Identity(n)).Draw(t, "perm")
		rng := rand.New(rand.NewPCG(seed, 0))
		links := solvertest.RandomLinks(rng, n, density)
		if rapid.Bool().Draw(t, "twice") {
			links = solvertest.Joined(links, n, 2, nil)
			perm = append(perm, shiftedBy(perm, n)...)
			n *= 2
		}
		moved := make([]solvertest.Link, len(links))
		for i, l := range links {
			moved[i] = solvertest.Link{perm[l[0]], perm[l[1]]}
		}
		build := func(links []solvertest.Link) *topology.Graph {
			g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
				for _, l := range links {
					if !yield(l[0], l[1]) {
						return
					}
				}
			})
			if err != nil {
				t.Fatal(err)
			}
			return g
		}
		ctx := context.Background()
		a, errA := Automorphisms(ctx, build(links), nil, nil, math.MaxInt)
		b, errB := Automorphisms(ctx, build(moved), nil, nil, math.MaxInt)
		if errA != nil || errB != nil {
			t.Fatal(errA, errB)
		}
		if a.Order.Cmp(b.Order) != 0 {
			t.Fatalf("order %v, relabelled %v", a.Order, b.Order)
		}
		here, there := a.orbit(len(perm)), b.orbit(len(perm))
		for u := range perm {
			for v := range u {
				if same := here[u] == here[v]; same != (there[perm[u]] == there[perm[v]]) {
					t.Fatalf("%d and %d in one orbit: %v, relabelled %v", u, v, same, !same)
				}
			}
		}
	})
}

func shiftedBy(p []uint32, by int) []uint32 {
	q := make([]uint32, len(p))
	for i, w := range p {
		q[i] = w + uint32(by)
	}
	return q
}

func TestAutomorphismsBadInput(t *testing.T) {
	ring := solvertest.Linked(t, 6, solvertest.Circulant(6, 1))
	tests := []struct {
		name   string
		known  [][]uint32
		colour []uint64
		want   string
	}{
		{"few colours", nil, make([]uint64, 5), "5 colours, want 6"},
		{"short", [][]uint32{{1, 2, 3, 4, 5, 0}, {0}}, nil, "known automorphism 1 has 1 images, want 6"},
		{"large", [][]uint32{{0, 1, 2, 3, 4, 6}}, nil, "known automorphism 0 takes 5 to 6, want images below 6"},
		{"repeated", [][]uint32{{0, 1, 2, 0, 4, 5}}, nil, "known automorphism 0 takes both 0 and 3 to 0"},
		{"link", [][]uint32{{1, 0, 2, 3, 4, 5}}, nil, "known automorphism 0 takes the link 0–5 to 1–5, which is no link"},
		{"colour", [][]uint32{{1, 2, 3, 4, 5, 0}}, []uint64{7, 7, 7, 7, 7, 8}, "known automorphism 0 takes 4 to 5, which has another colour"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			group, err := Automorphisms(context.Background(), ring, test.known, test.colour, math.MaxInt)
			if group != nil || !errors.Is(err, topology.ErrParam) || !strings.Contains(err.Error(), test.want) {
				t.Errorf("error %v, want %q", err, test.want)
			}
		})
	}
}

func TestAutomorphismsBudget(t *testing.T) {
	graphs := map[string]*topology.Graph{
		"complete": solvertest.Linked(t, 8, solvertest.CliqueLinks(8)),
		"torus":    solvertest.Linked(t, 49, solvertest.TorusLinks(7, 7, 0)),
		"union":    solvertest.Linked(t, 40, solvertest.Joined(solvertest.PetersenLinks(5, 2), 10, 4, nil)),
		"random":   solvertest.Linked(t, 60, solvertest.Pairing(rand.New(rand.NewPCG(9, 9)), 60, 3)),
	}
	for name, g := range graphs {
		want := automorphisms(t, g, nil, nil).Order
		enough := false
		for budget := 0; !enough; budget = 1 + budget*5/4 {
			group, err := Automorphisms(context.Background(), g, nil, nil, budget)
			switch {
			case err == nil:
				if enough = true; group.Order.Cmp(want) != 0 {
					t.Errorf("%s: order %v with budget %d, want %v", name, group.Order, budget, want)
				}
				if budget < g.Order() {
					t.Errorf("%s: budget %d was enough", name, budget)
				}
			case group != nil || !errors.Is(err, ErrBudget):
				t.Fatalf("%s: error %v", name, err)
			}
		}
	}
}

func TestAutomorphismsCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, n := range []int{0, 1, 12} {
		g := solvertest.Linked(t, n, solvertest.Circulant(n, 1)[min(1, n):])
		if group, err := Automorphisms(ctx, g, nil, nil, math.MaxInt); group != nil || !errors.Is(err, context.Canceled) {
			t.Errorf("order %d: error %v, want %v", n, err, context.Canceled)
		}
	}
}
