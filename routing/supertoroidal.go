package routing

import "topocert/topology"

// gamma is the arithmetic of Γ(c,k,l) that its routers share: the vertex (x,j)
// has the number x·c²l + j.
type gamma struct {
	c, cl, ck, ring uint32 // c, cl, ck and c²l
	byC, byRing     topology.Divisor
	// The elements of the links: (1,0), (−1,0), (0,1) and (0,−1).
	up, down, plus, minus uint32
}

func makeGamma(net topology.Network) gamma {
	p := of(net, "Gamma")
	c, k, l := uint32(p[0]), uint32(p[1]), uint32(p[2])
	ring := c * c * l
	return gamma{
		c: c, cl: c * l, ck: c * k, ring: ring,
		byC: topology.NewDivisor(c), byRing: topology.NewDivisor(ring),
		up: ring, down: (c*k - 1) * ring, plus: 1, minus: ring - 1,
	}
}

// links returns the elements of the links in the order (1,0), (−1,0), (0,1),
// (0,−1), which is that of the bits in a GammaTable.
func (g *gamma) links() [4]uint32 { return [4]uint32{g.up, g.down, g.plus, g.minus} }

// GammaTable routes on Γ(c,k,l) by a table with four bits for each relative
// address: the links that begin a shortest path. It takes the first of them in
// the order (1,0), (−1,0), (0,1), (0,−1).
//
// It is minimal on every Γ(c,k,l). It costs O(1) a hop, 4klc³ bits of memory, and
// one breadth-first search to make.
//
// Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991, §IV:
// "the look-up tables are identical for all nodes … these tables require c³kl × 4
// bits". Deviations: none; the paper leaves the choice between the links open.
type GammaTable struct {
	gamma
	table []byte // two addresses in a byte, the even one in the lower half
}

// NewGammaTable returns the table of a network Gamma(c,k,l); it panics for others.
func NewGammaTable(net topology.Network) *GammaTable {
	t := &GammaTable{gamma: makeGamma(net), table: make([]byte, (net.Order()+1)/2)}
	level := make([]int, net.Order())
	searchFrom(net.CSR(), 0, level, nil)
	product := group(net)
	for i, link := range t.links() {
		back := product.Inverse(link)
		for g := range uint32(net.Order()) {
			if level[product.Product(back, g)] < level[g] {
				t.table[g/2] |= 1 << i << (4 * (g % 2))
			}
		}
	}
	return t
}

// Optimal returns the links that begin a shortest path to the relative address
// g, as bits: 1 for (1,0), 2 for (−1,0), 4 for (0,1) and 8 for (0,−1).
func (t *GammaTable) Optimal(g uint32) uint8 { return t.table[g/2] >> (4 * (g % 2)) & 15 }

// Step returns the link by which a message with relative address g moves.
func (t *GammaTable) Step(g uint32) uint32 {
	switch entry := t.Optimal(g); {
	case entry&1 != 0:
		return t.up
	case entry&2 != 0:
		return t.down
	case entry&4 != 0:
		return t.plus
	case entry&8 != 0:
		return t.minus
	}
	return 0
}

func newGammaTable(g topology.Grid, _ []int) Router {
	return NewRelative(group(g), NewGammaTable(g).Step)
}
