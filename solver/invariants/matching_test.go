package invariants

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates/kinds"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// TestMatching compares with what is known: ⌊N/2⌋ for rings, complete graphs and all connected
// networks whose vertices are alike (L. Lovász, M. D. Plummer, "Matching Theory", 1986, theorem
// 5.5.24), the smaller part for complete bipartite ones (D. Kőnig 1931), and 7 for the cubic graph
// of 16 vertices with three bridges at one vertex (J. Petersen 1891, after J. J. Sylvester).
func TestMatching(t *testing.T) {
	for name, want := range map[string]int{
		"Ring(3)": 1, "Ring(8)": 4, "Ring(9)": 4, "Complete(1)": 0, "Complete(7)": 3, "Petersen": 5, "Hypercube(5)": 16, "Torus(5,7)": 17, "Mesh(3,3)": 4, "g6:C?": 0,
	} {
		wantMatching(t, solvertest.Parse(t, name), want)
	}
	wantMatching(t, solvertest.Foreign(t, solvertest.Linked(t, 11, solvertest.BicliqueLinks(4, 7))), 4)
	// Each of the three parts at vertex 0 has five vertices.
	var links []solvertest.Link
	for _, at := range []uint32{1, 6, 11} {
		links = append(links, solvertest.Link{0, at}, solvertest.Link{at, at + 1}, solvertest.Link{at, at + 2},
			solvertest.Link{at + 1, at + 3}, solvertest.Link{at + 1, at + 4}, solvertest.Link{at + 2, at + 3}, solvertest.Link{at + 2, at + 4}, solvertest.Link{at + 3, at + 4})
	}
	wantMatching(t, solvertest.Foreign(t, solvertest.Linked(t, 16, links)), 7)
}

func wantMatching(t *testing.T, net topology.Network, want int) {
	t.Helper()
	m, err := LargestMatching(t.Context(), net.CSR())
	if err != nil || m.Size != want {
		t.Errorf("%s: %d links, %v, want %d", net.Name(), m.Size, err, want)
	}
	atLeast, atMost, err := ProveMatching(t.Context(), net)
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{kinds.Check(atLeast, solvertest.WorldOf(net)), kinds.Check(atMost, solvertest.WorldOf(net))} {
		if err != nil {
			t.Errorf("%s: %v", net.Name(), err)
		}
	}
}

// TestLargest compares with the best of all sets of vertices that can be matched among
// themselves, which is found vertex by vertex.
func TestLargest(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		net := solvertest.Foreign(rt, solvertest.RandomGraph(rt, 12))
		n := net.Order()
		largest := make([]int, 1<<n) // among the vertices of a set
		for set := 1; set < 1<<n; set++ {
			v := bits.TrailingZeros(uint(set))
			rest := set &^ (1 << v)
			largest[set] = largest[rest]
			for _, u := range net.Neighbors(uint32(v)) {
				if rest>>u&1 == 1 {
					largest[set] = max(largest[set], 1+largest[rest&^(1<<u)])
				}
			}
		}
		if wantMatching(t, net, largest[1<<n-1]); t.Failed() {
			rt.FailNow()
		}
	})
}

// TestSparse proves random graphs with few links, where many vertices have no partner and odd
// cycles lie in one another: both certificates have to say the same.
func TestSparse(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 1))
		n := 300
		g := solvertest.Linked(t, n, solvertest.RandomLinks(rng, n, 2.2/float64(n)))
		net := solvertest.Foreign(t, g)
		m, err := LargestMatching(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		wantMatching(t, net, m.Size)
	}
}
