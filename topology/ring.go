package topology

// Ring is the ring of n vertices: v is joined to v±1 modulo n.
//
//	Domain   n ≥ 3
//	Order    n, size n, degree 2
//	Labels   the vertex number
//
// Symmetries: rotation and reflection, which generate all 2n.
//
// Source: the usual definition.
type Ring struct {
	cyclic
	N int
}

// NewRing returns the ring of n vertices.
func NewRing(n int) (*Ring, error) {
	if err := admit("Ring", []int{n}, n >= 3, "n ≥ 3", 2, n); err != nil {
		return nil, err
	}
	b := plainBox(n)
	r := &Ring{N: n, cyclic: makeCyclic(title("Ring", n), b, func(link func(u, v uint32)) {
		b.ring(0, link)
	})}
	r.translations(0)
	r.reflections(0)
	return r, nil
}
