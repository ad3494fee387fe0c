package symmetry

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"topocert/solver/solvertest"
	"topocert/topology"
)

// BenchmarkAutomorphisms measures the search with and without hints. The
// hints are the distance profiles as colours and, as known automorphisms, the
// group's own generators.
func BenchmarkAutomorphisms(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 1))
	ftt, err := topology.New("FTT", 54)
	if err != nil {
		b.Fatal(err)
	}
	nets := []struct {
		name  string
		n     int
		links []solvertest.Link
	}{
		{"ring/n=3000", 3000, solvertest.Circulant(3000, 1)},
		{"complete/n=3000", 3000, solvertest.CliqueLinks(3000)},
		{"star/n=3001", 3001, solvertest.BicliqueLinks(1, 3000)},
		{"hypercube/d=11", 2048, solvertest.CubeLinks(11)},
		{"torus/a=54/b=54", 54 * 54, solvertest.TorusLinks(54, 54, 0)},
		{"twisted/a=60/b=50/t=7", 3000, solvertest.TorusLinks(60, 50, 7)},
		{"ftt/n=54", ftt.Order(), slices.Collect(linkPairs(ftt.CSR()))},
		{"cubetorus/d=4/a=13/b=14", 16 * 13 * 14, productLinks(solvertest.CubeLinks(4), 16, solvertest.TorusLinks(13, 14, 0), 13*14)},
		{"regular/n=3000/d=3", 3000, solvertest.Pairing(rng, 3000, 3)},
		{"regular/n=3000/d=8", 3000, solvertest.Pairing(rng, 3000, 8)},
		{"tree/n=3000", 3000, solvertest.TreeLinks(rng, 3000)},
		{"petersens/k=300", 3000, solvertest.Joined(solvertest.PetersenLinks(5, 2), 10, 300, nil)},
	}
	for _, net := range nets {
		g := solvertest.Linked(b, net.n, net.links)
		b.Run("net="+net.name+"/hints=none", func(b *testing.B) {
			benchmarkAutomorphisms(b, g, nil, nil)
		})
		if net.n*g.Size() > 1<<30 {
			continue // the profiles take too long
		}
		b.Run("net="+net.name+"/hints=both", func(b *testing.B) {
			benchmarkAutomorphisms(b, g, automorphisms(b, g, nil, nil).Generators, profiles(g))
		})
		b.Run("net="+net.name+"/hints=colour", func(b *testing.B) {
			benchmarkAutomorphisms(b, g, nil, profiles(g))
		})
	}
}

func benchmarkAutomorphisms(b *testing.B, g *topology.Graph, known [][]uint32, colour []uint64) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Automorphisms(context.Background(), g, known, colour, math.MaxInt); err != nil {
			b.Fatal(err)
		}
	}
}

// productLinks is the Cartesian product of graphs of order an and bn.
func productLinks(a []solvertest.Link, an int, b []solvertest.Link, bn int) []solvertest.Link {
	var links []solvertest.Link
	for _, l := range a {
		for v := range uint32(bn) {
			links = append(links, solvertest.Link{l[0]*uint32(bn) + v, l[1]*uint32(bn) + v})
		}
	}
	for u := range an {
		links = append(links, solvertest.Shifted(b, u*bn)...)
	}
	return links
}
