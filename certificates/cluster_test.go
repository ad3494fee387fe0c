package certificates_test

import (
	"math/bits"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates/subgraphs"
)

// distances returns all distances by Floyd's algorithm; far is out of reach.
func (g small) distances(far int) [][]int {
	n := len(g)
	d := make([][]int, n)
	for v := range d {
		d[v] = make([]int, n)
		for u := range d[v] {
			switch {
			case u == v:
			case g[v]>>u&1 == 1:
				d[v][u] = 1
			default:
				d[v][u] = far
			}
		}
	}
	for k := range n {
		for v := range n {
			for u := range n {
				d[v][u] = min(d[v][u], d[v][k]+d[k][u])
			}
		}
	}
	return d
}

// TestClusterCNF tries random graphs on up to 7 vertices, every diameter,
// size and set: the models are, on the vertices, the clusters that are larger and,
// if the graph is said to be transitive, hold vertex 0.
func TestClusterCNF(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		g := randomGraph(rt, 1, 7)
		n := len(g)
		diameter := rapid.IntRange(0, n).Draw(rt, "diameter")
		most := rapid.IntRange(0, n+1).Draw(rt, "most")
		zero := rapid.Bool().Draw(rt, "transitive")
		f, err := subgraphs.ClusterCNF(g, uint64(diameter), uint64(most), zero)
		if err != nil {
			rt.Fatal(err)
		}
		d := g.distances(n + 1)
		for set := range uint(1) << n {
			want := bits.OnesCount(set) > most && (!zero || set&1 == 1)
			for u := range n {
				for v := range u {
					want = want && ((set>>u)&(set>>v)&1 == 0 || d[u][v] <= diameter)
				}
			}
			if got := satisfiable(f, n, set); got != want {
				rt.Fatalf("graph %v, diameter %d, more than %d, 0 among them %t: set %b is a model: %t, want %t", g, diameter, most, zero, set, got, want)
			}
		}
	})
}
