package topology

// Gamma is the supertoroidal network Γ(c,k,l): the Cayley graph of the group of
// the pairs (x,j), x modulo ck and j modulo c²l, with the product
//
//	(x1,j1)(x2,j2) = (x1+x2, j1(1+cl·x2)+j2)
//
// for the generators (±1,0) and (0,±1), multiplied on the right. With
// j = y + cl·z, 0 ≤ y < cl, 0 ≤ z < c, vertex (x,y,z) is joined to
// (x±1, y, z±y) and to the two vertices with j±1.
//
//	Domain   c ≥ 2, k, l ≥ 1
//	Order    klc³, size 2klc³ and degree 4 for c ≥ 3 (or k ≥ 2)
//	Labels   (x,y,z); the vertex number is x·c²l + y + cl·z, so that the
//	         vertices of one x are numbered by j, not row-major
//
// Symmetries: multiplication on the left by (1,0) and (0,1), which move every
// vertex to every other, and (x,j) → (x,−j).
//
// Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991, §II.
// Deviations: the paper assumes even c ≥ 4; smaller and odd c are built too.
// For c = 2, k = 1 the rings along x have length 2 and are single links.
type Gamma struct {
	network
	C, K, L int
	cl, ck  uint32
	ring, c Divisor // c²l and c
}

// NewGamma returns the supertoroidal network Γ(c,k,l).
func NewGamma(c, k, l int) (*Gamma, error) {
	if err := admit("Gamma", []int{c, k, l}, c >= 2 && k >= 1 && l >= 1, "c ≥ 2 and k, l ≥ 1", 4, c, k, c, l, c); err != nil {
		return nil, err
	}
	b := box{side: []int{c * k, c * l, c}, stride: []int{c * c * l, 1, c * l}}
	ring := c * c * l
	g := &Gamma{C: c, K: k, L: l, network: makeNetwork(title("Gamma", c, k, l), b, func(link func(u, v uint32)) {
		for x := range c * k {
			for j := range ring {
				y, z := j%(c*l), j/(c*l)
				link(b.id(x, y, z), b.id(x+1, y, z+y))
				link(uint32(x*ring+j), uint32(x*ring+(j+1)%ring))
			}
		}
	})}
	g.cl, g.ck, g.ring, g.c = uint32(c*l), uint32(c*k), NewDivisor(uint32(ring)), NewDivisor(uint32(c))
	// shift moves j; the coordinates carry from y into z.
	shift := func(p []int, j int) {
		j = (j%ring + ring) % ring
		p[1], p[2] = j%(c*l), j/(c*l)
	}
	g.symmetric("left multiplication by (1,0)", func(p []int) { p[0]++ })
	g.symmetric("left multiplication by (0,1)", func(p []int) { shift(p, p[1]+c*l*p[2]+1+c*l*p[0]) })
	g.symmetric("j to −j", func(p []int) { shift(p, -p[1]-c*l*p[2]) })
	return g, nil
}

// Product returns the product of two vertices in the network's group: with
// j1(1+cl·x2) = j1 + cl·(j1·x2 mod c), and j1·x2 < klc³.
func (g *Gamma) Product(u, v uint32) uint32 {
	x1, j1 := g.ring.Divide(u)
	x2, j2 := g.ring.Divide(v)
	_, turn := g.c.Divide(j1 * x2)
	return below(x1+x2, g.ck)*g.ring.by + below(below(j1+j2, g.ring.by)+g.cl*turn, g.ring.by)
}

// Inverse returns the inverse of v in the network's group: (−x,−y,−z+xy).
func (g *Gamma) Inverse(v uint32) uint32 { return g.Quotient(v, 0) }

// Quotient returns u⁻¹·v: with x = x2−x1 it is (x, j2 − j1 − cl·(j1·x mod c)).
func (g *Gamma) Quotient(u, v uint32) uint32 {
	x1, j1 := g.ring.Divide(u)
	x2, j2 := g.ring.Divide(v)
	x := below(x2+g.ck-x1, g.ck)
	_, turn := g.c.Divide(j1 * x)
	j := below(j2+g.ring.by-j1, g.ring.by)
	return x*g.ring.by + below(j+g.ring.by-g.cl*turn, g.ring.by)
}

// below returns v modulo m, for v < 2m.
func below(v, m uint32) uint32 {
	if v >= m {
		v -= m
	}
	return v
}
