package certificates_test

import (
	"math/rand/v2"
	"testing"

	"topocert/certificates"
	"topocert/topology"
)

// BenchmarkSearch checks the diameter of a random graph on 20,000 vertices of degree 12, or
// a little less.
func BenchmarkSearch(b *testing.B) {
	g := randomRings(b, 20_000, 6)
	w := certificates.World{Graph: func(string) (certificates.Graph, error) { return g, nil }}
	c := &certificates.Certificate{Statement: certificates.Statement{Subject: "diameter", Network: "random", Relation: "=", Value: "6"}, Kind: "distances"}
	for b.Loop() {
		if err := c.Check(w); err != nil {
			b.Fatal(err)
		}
	}
}

// randomRings returns the union of rings through all vertices in random order.
func randomRings(t testing.TB, n, rings int) *topology.Graph {
	random := rand.New(rand.NewPCG(1, 1))
	links := make(map[[2]uint32]bool)
	for range rings {
		order := random.Perm(n)
		for i, v := range order {
			u := order[(i+1)%n]
			links[[2]uint32{uint32(min(u, v)), uint32(max(u, v))}] = true
		}
	}
	g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
		for l := range links {
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
