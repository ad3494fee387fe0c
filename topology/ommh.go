package topology

// OMMH is the torus-embedded hypercube (l,m,n)-OMMH: the product of the l×m
// torus and the n-dimensional hypercube.
//
//	Domain   l, m ≥ 2, n ≥ 1
//	Order    lm·2^n
//	Degree   n+4 for l, m ≥ 3; an axis of side 2 gives one link less
//	Labels   (x,y,h), row-major, h the corner's number
//
// Symmetries: those of the torus and those of the cube.
//
// Source: the OCT paper, Table 1, which compares with (2k,2m,3)-OMMH and leaves
// the definition to its references; here it is the product that its degree 7
// and its diameter k+m+3 describe.
type OMMH struct {
	network
	L, M, N int
}

// NewOMMH returns the network (l,m,n)-OMMH.
func NewOMMH(l, m, n int) (*OMMH, error) {
	corners := 1 << max(0, min(n, 30))
	if err := admit("OMMH", []int{l, m, n}, l >= 2 && m >= 2 && n >= 1, "l, m ≥ 2 and n ≥ 1", n+4, l, m, corners); err != nil {
		return nil, err
	}
	b := newBox(l, m, corners)
	g := &OMMH{L: l, M: m, N: n, network: makeNetwork(title("OMMH", l, m, n), b, func(link func(u, v uint32)) {
		b.ring(0, link)
		b.ring(1, link)
		for v := range uint32(b.order()) {
			cubeLinks(n, v, v&uint32(corners-1), link)
		}
	})}
	g.translations(0, 1)
	g.reflections(0, 1)
	cubeSymmetries(&g.network, 2, n)
	return g, nil
}
