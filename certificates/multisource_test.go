package certificates_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/topology"
)

// TestSearchBudget: a search that takes more than the budget has is not carried on, and no
// rejection; with more it is.
func TestSearchBudget(t *testing.T) {
	g := randomRings(t, 300, 2)
	about := func(subject, value string, body ...certificates.Line) *certificates.Certificate {
		return &certificates.Certificate{Statement: certificates.Statement{Subject: subject, Network: "random", Relation: "=", Value: value}, Kind: "distances", Body: body}
	}
	for name, c := range map[string]*certificates.Certificate{
		"sets":   about("diameter", "7"),
		"girth":  about("girth", "3"),
		"orbits": about("vertex-orbits", "300"),
	} {
		for _, steps := range []int64{1 << 14, 1 << 28} {
			w := certificates.World{Graph: func(string) (certificates.Graph, error) { return g, nil }, Budget: certificates.NewBudget(steps, 1<<28)}
			if err := kinds.Check(c, w); errors.Is(err, certificates.ErrBudget) != (steps == 1<<14) || err != nil && steps > 1<<14 {
				t.Errorf("%s with %d steps: %v", name, steps, err)
			}
		}
	}
}

// BenchmarkSearch checks the diameter of a random graph on 20,000 vertices of degree 12, or
// a little less.
func BenchmarkSearch(b *testing.B) {
	g := randomRings(b, 20_000, 6)
	w := certificates.World{Graph: func(string) (certificates.Graph, error) { return g, nil }}
	c := &certificates.Certificate{Statement: certificates.Statement{Subject: "diameter", Network: "random", Relation: "=", Value: "6"}, Kind: "distances"}
	for b.Loop() {
		if err := kinds.Check(c, w); err != nil {
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
