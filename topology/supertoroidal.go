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

// Product returns the product of two vertices in the network's group. With
// j1(1+cl·x2) = j1 + cl·(j1·x2 mod c), where j1·x2 is below klc³, every number
// stays below 3c²l.
func (g *Gamma) Product(u, v uint32) uint32 {
	c, cl := uint32(g.C), uint32(g.C*g.L)
	ck, ring := uint32(g.C*g.K), c*cl
	x1, j1 := u/ring, u%ring
	x2, j2 := v/ring, v%ring
	x := x1 + x2
	if x >= ck {
		x -= ck
	}
	j := j1 + cl*(j1*x2%c) + j2
	for j >= ring {
		j -= ring
	}
	return x*ring + j
}

// Inverse returns the inverse of v in the network's group: (−x,−y,−z+xy), which
// is (−x, cl·(j·x mod c) − j).
func (g *Gamma) Inverse(v uint32) uint32 {
	c, cl := uint32(g.C), uint32(g.C*g.L)
	ck, ring := uint32(g.C*g.K), c*cl
	x, j := v/ring, v%ring
	back := cl * (j * x % c)
	if back < j {
		back += ring
	}
	if x > 0 {
		x = ck - x
	}
	return x*ring + back - j
}
