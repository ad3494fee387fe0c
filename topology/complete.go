package topology

// Complete is the complete graph: every two of the n vertices are joined.
//
//	Domain   n ≥ 1
//	Order    n, size n(n−1)/2, degree n−1
//	Labels   the vertex number
//
// Symmetries: the cycle of all vertices and one exchange, which generate all n!.
//
// Source: the usual definition.
type Complete struct {
	network
	N int
}

// NewComplete returns the complete graph on n vertices. It takes 4n² bytes.
func NewComplete(n int) (*Complete, error) {
	if err := admit("Complete", []int{n}, n >= 1, "n ≥ 1", n-1, n); err != nil {
		return nil, err
	}
	g := &Complete{N: n, network: makeNetwork(title("Complete", n), plainBox(n), func(link func(u, v uint32)) {
		for v := range uint32(n) {
			for u := range v {
				link(u, v)
			}
		}
	})}
	g.translations(0)
	g.symmetric("exchange of 0 and 1", func(c []int) {
		if c[0] < 2 {
			c[0] = 1 - c[0]
		}
	})
	return g, nil
}
