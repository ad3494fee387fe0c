package topology

// The ports of a ring in MCR and TCR, in their order around the ring.
const (
	portE = iota
	portN
	portW
	portS
)

// MCR is the mesh-connected ring: a k×k mesh of rings of four nodes, the ports
// E, N, W, S = 0 … 3 in this order around each ring; (x,y,E) is joined to
// (x+1,y,W), and (x,y,N) to (x,y+1,S).
//
//	Domain   k ≥ 2
//	Order    4k², size 4k² + 2k(k−1), degree 2 or 3
//	Labels   (x,y,p), row-major
//
// Symmetries: the eight of the square.
//
// Source: the FTT paper, §2 and Table 1, compares with it and gives degree,
// diameter and order, no definition.
// Deviations: the definition is inferred, so that verdicts on it are conditional.
// The order of the ports is one of three; the other two, mirror images of each
// other, do not give the printed diameters of MCR and TCR either.
type MCR struct {
	network
	K int
}

// NewMCR returns the network MCR(k).
func NewMCR(k int) (*MCR, error) {
	g, err := ringsOfFour("MCR", k, box.line)
	if err != nil {
		return nil, err
	}
	return &MCR{K: k, network: g}, nil
}

// TCR is the torus-connected ring: MCR with the wrap-around links of a torus.
//
//	Domain   k ≥ 2
//	Order    4k², size 6k², degree 3
//	Labels   (x,y,p), row-major
//
// Symmetries: translations and the eight of the square.
//
// Source, deviations: as for MCR.
type TCR struct {
	network
	K int
}

// NewTCR returns the network TCR(k).
func NewTCR(k int) (*TCR, error) {
	g, err := ringsOfFour("TCR", k, box.ring)
	if err != nil {
		return nil, err
	}
	g.translations(0, 1)
	return &TCR{K: k, network: g}, nil
}

// ringsOfFour joins k×k rings of four as joined joins the vertices of an axis.
func ringsOfFour(family string, k int, joined func(b box, axis int, link func(u, v uint32))) (network, error) {
	if err := admit(family, []int{k}, k >= 2, "k ≥ 2", 3, k, k, 4); err != nil {
		return network{}, err
	}
	b, modules := newBox(k, k, 4), newBox(k, k)
	g := makeNetwork(title(family, k), b, func(link func(u, v uint32)) {
		b.ring(2, link)
		joined(modules, 0, func(u, v uint32) { link(4*u+portE, 4*v+portW) })
		joined(modules, 1, func(u, v uint32) { link(4*u+portN, 4*v+portS) })
	})
	g.symmetric("quarter turn", func(c []int) { c[0], c[1], c[2] = k-1-c[1], c[0], c[2]+1 })
	g.symmetric("reflection of axis 0", func(c []int) {
		c[0] = k - 1 - c[0]
		if c[2] == portE || c[2] == portW {
			c[2] = portE + portW - c[2]
		}
	})
	return g, nil
}
