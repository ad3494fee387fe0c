package symmetry

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// TestAutomorphismsNetworks checks the networks themselves, small ones by
// brute force, and that their own symmetries and the distance profiles change
// nothing.
func TestAutomorphismsNetworks(t *testing.T) {
	if testing.Short() {
		t.Skip("the groups of many networks")
	}
	for _, name := range []string{
		"FTT(4)", "FTT(5)", "FTT(6)", "FTT(7)", "FTT(20)", "FTT(21)",
		"QT(3,3)", "QT(4,4)", "QT(12,10)", "OCT(2,3)", "OCT(2,10)",
		"XMesh(5)", "XMesh(8)", "XTorus(6)", "XTorus(20)", "JTorus(2,3)",
		"MCR(3)", "TCR(3)", "CCTorus(4)", "CCTorus(10)", "CCTorusOpp(10)",
		"OMMH(2,2,2)", "OMMH(3,4,4)", "Octagon", "Mesh(5,5)", "Mesh(20,30)",
	} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Error(err)
			continue
		}
		g := net.CSR()
		var known [][]uint32
		for _, s := range net.Symmetries() {
			known = append(known, s.Permutation())
		}
		plain := automorphisms(t, g, nil, nil)
		checkGenerators(t, g, nil, plain)
		for _, k := range [][][]uint32{nil, known} {
			group := automorphisms(t, g, k, profiles(g))
			checkGenerators(t, g, nil, group)
			if group.Order.Cmp(plain.Order) != 0 || !slices.Equal(group.orbit(g.Order()), plain.orbit(g.Order())) {
				t.Errorf("%s: order %v with hints, %v without", name, group.Order, plain.Order)
			}
		}
		if g.Order() <= 50 && plain.Order.Cmp(big.NewInt(2000)) <= 0 {
			checkAgainstBruteForce(t, g, known, nil)
		}
	}
}

// TestAutomorphismsHints checks that hints change neither order nor orbits.
func TestAutomorphismsHints(t *testing.T) {
	const a, b = 12, 9
	g := solvertest.Linked(t, a*b, solvertest.TorusLinks(a, b, 4))
	along := make([]uint32, a*b) // one step in y
	for v := range along {
		along[v] = uint32(v/b*b + (v%b+1)%b)
	}
	plain := automorphisms(t, g, nil, nil)
	hints := append([][]uint32{solver.Identity(a * b), along}, plain.Generators...)
	for _, known := range [][][]uint32{{along}, {solver.Identity(a * b)}, hints} {
		for _, colour := range [][]uint64{nil, profiles(g)} {
			group := automorphisms(t, g, known, colour)
			checkGenerators(t, g, colour, group)
			if group.Order.Cmp(plain.Order) != 0 || !slices.Equal(group.orbit(g.Order()), plain.orbit(g.Order())) {
				t.Errorf("order %v, want %v", group.Order, plain.Order)
			}
		}
	}
}

// TestAutomorphismsManyHints gives automorphisms of graphs with twins, and of
// graphs with two components that most of them exchange.
func TestAutomorphismsManyHints(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	graphs := 200
	if testing.Short() {
		graphs = 40
	}
	for i := range graphs {
		n, links := 7, solvertest.RandomLinks(rng, 7, 0.1+0.8*rng.Float64())
		if i%2 > 0 {
			n, links = 14, solvertest.Joined(links, 7, 2, nil)
		}
		g := solvertest.Linked(t, n, solvertest.Relabelled(rng, n, links))
		if automorphisms(t, g, nil, nil).Order.Cmp(big.NewInt(3000)) > 0 {
			continue
		}
		all := bruteForce(g, nil)
		known := make([][]uint32, 1+rng.IntN(20))
		for j := range known {
			known[j] = all[rng.IntN(len(all))]
		}
		checkAgainstBruteForce(t, g, known, nil)
	}
}
