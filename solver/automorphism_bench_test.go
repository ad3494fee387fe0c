package solver

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"topocert/topology"
)

// BenchmarkAutomorphisms measures the search with and without hints. The
// hints are the distance profiles as colours and, as known automorphisms, the
// group's own generators.
func BenchmarkAutomorphisms(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 1))
	ftt, err := topology.NewFTT(54)
	if err != nil {
		b.Fatal(err)
	}
	nets := []struct {
		name  string
		n     int
		links []link
	}{
		{"ring/n=3000", 3000, circulant(3000, 1)},
		{"complete/n=3000", 3000, cliqueLinks(3000)},
		{"star/n=3001", 3001, bicliqueLinks(1, 3000)},
		{"hypercube/d=11", 2048, cubeLinks(11)},
		{"torus/a=54/b=54", 54 * 54, torusLinks(54, 54, 0)},
		{"twisted/a=60/b=50/t=7", 3000, torusLinks(60, 50, 7)},
		{"ftt/n=54", ftt.Order(), slices.Collect(pairs(ftt.CSR()))},
		{"cubetorus/d=4/a=13/b=14", 16 * 13 * 14, productLinks(cubeLinks(4), 16, torusLinks(13, 14, 0), 13*14)},
		{"regular/n=3000/d=3", 3000, pairing(rng, 3000, 3)},
		{"regular/n=3000/d=8", 3000, pairing(rng, 3000, 8)},
		{"tree/n=3000", 3000, treeLinks(rng, 3000)},
		{"petersens/k=300", 3000, joined(petersenLinks(5, 2), 10, 300, nil)},
	}
	for _, net := range nets {
		g := linked(b, net.n, net.links)
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
func productLinks(a []link, an int, b []link, bn int) []link {
	var links []link
	for _, l := range a {
		for v := range uint32(bn) {
			links = append(links, link{l[0]*uint32(bn) + v, l[1]*uint32(bn) + v})
		}
	}
	for u := range an {
		links = append(links, shifted(b, u*bn)...)
	}
	return links
}
