package topology

import "math/bits"

// Hypercube is the d-dimensional binary cube: two vertices are joined when
// their numbers differ in exactly one bit.
//
//	Domain   d ≥ 1
//	Order    2^d, size d·2^(d−1), degree d
//	Labels   the vertex number
//
// Symmetries: the flip of bit 0, the rotation of the bits, and the exchange of
// bits 0 and 1, which generate all 2^d·d!.
//
// Source: the usual definition.
type Hypercube struct {
	network
	D int
}

// NewHypercube returns the cube of dimension d.
func NewHypercube(d int) (*Hypercube, error) {
	order := 1 << max(0, min(d, bits.UintSize-2))
	if err := admit("Hypercube", []int{d}, d >= 1, "d ≥ 1", d, order); err != nil {
		return nil, err
	}
	h := &Hypercube{D: d, network: makeNetwork(title("Hypercube", d), plainBox(order), func(link func(u, v uint32)) {
		for v := range uint32(order) {
			cubeLinks(d, v, v, link)
		}
	})}
	cubeSymmetries(&h.network, 0, d)
	return h, nil
}

// Product returns u⊕v.
func (h *Hypercube) Product(u, v uint32) uint32 { return u ^ v }

// Inverse returns v, which is its own inverse.
func (h *Hypercube) Inverse(v uint32) uint32 { return v }

// Quotient returns u ⊕ v.
func (h *Hypercube) Quotient(u, v uint32) uint32 { return u ^ v }

// cubeLinks passes on the links of the d-cube that go up from the corner h and
// whose lower end is the vertex v: the corner's bits are the lowest bits of v.
func cubeLinks(d int, v, h uint32, link func(u, v uint32)) {
	for bit := uint32(1); bit < 1<<d; bit <<= 1 {
		if h&bit == 0 {
			link(v, v|bit)
		}
	}
}

// cubeSymmetries records automorphisms of a d-cube whose corner is coordinate i.
func cubeSymmetries(n *network, i, d int) {
	n.symmetric("flip of bit 0", func(c []int) { c[i] ^= 1 })
	if d < 2 {
		return
	}
	n.symmetric("rotation of the bits", func(c []int) { c[i] = c[i]<<1&(1<<d-1) | c[i]>>(d-1) })
	n.symmetric("exchange of bits 0 and 1", func(c []int) { c[i] = c[i]&^3 | c[i]&1<<1 | c[i]>>1&1 })
}
