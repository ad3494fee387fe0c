package topology

// Petersen is the Petersen graph, GP(5,2).
//
//	Order    10, size 15, degree 3
//	Labels   the vertex number: the outer ring is 0 … 4, vertex 5+i hangs on i
//
// Symmetries: those of GP(5,2); the graph has more.
//
// Source: the usual definition.
type Petersen struct{ network }

// NewPetersen returns the Petersen graph.
func NewPetersen() (*Petersen, error) {
	return &Petersen{generalizedPetersen("Petersen", 5, 2)}, nil
}

// GP is the generalized Petersen graph: an outer ring 0 … n−1 with i joined to
// i+1, a spoke from i to n+i, and n+i joined to n+(i+k), all modulo n.
//
//	Domain   n ≥ 3, 1 ≤ k < n/2
//	Order    2n, size 3n, degree 3
//	Labels   the vertex number
//
// Symmetries: rotation and reflection of the rings; some members have more.
//
// Source: M. E. Watkins, "A theorem on Tait colorings with an application to
// the generalized Petersen graphs", J. Combinatorial Theory 6 (1969).
type GP struct {
	network
	N, K int
}

// NewGP returns the generalized Petersen graph GP(n,k).
func NewGP(n, k int) (*GP, error) {
	if err := admit("GP", []int{n, k}, n >= 3 && 1 <= k && 2*k < n, "n ≥ 3 and 1 ≤ k < n/2", 3, 2, n); err != nil {
		return nil, err
	}
	return &GP{N: n, K: k, network: generalizedPetersen(title("GP", n, k), n, k)}, nil
}

func generalizedPetersen(name string, n, k int) network {
	g := makeNetwork(name, plainBox(2*n), func(link func(u, v uint32)) {
		for i := range n {
			link(uint32(i), uint32((i+1)%n))
			link(uint32(i), uint32(n+i))
			link(uint32(n+i), uint32(n+(i+k)%n))
		}
	})
	// A vertex is i on one of the two rings; turn changes i and keeps the ring.
	turn := func(c []int, i int) { c[0] += (i%n+n)%n - c[0]%n }
	g.symmetric("rotation", func(c []int) { turn(c, c[0]%n+1) })
	g.symmetric("reflection", func(c []int) { turn(c, -(c[0] % n)) })
	return g
}
