package topology

// gamma is the supertoroidal network Γ(c,k,l), with the product of its group, of which the text
// says what it is. Its vertices are numbered x·c²l + j.
type gamma struct {
	network
	cl, ck  uint32
	ring, c Divisor // c²l and c
}

func makeGamma(n network) Network {
	ck, cl, c := uint32(n.box.side[0]), uint32(n.box.side[1]), uint32(n.box.side[2])
	return &gamma{n, cl, ck, NewDivisor(c * cl), NewDivisor(c)}
}

// Product returns the product of two vertices in the network's group: with
// j1(1+cl·x2) = j1 + cl·(j1·x2 mod c), and j1·x2 < klc³.
func (g *gamma) Product(u, v uint32) uint32 {
	x1, j1 := g.ring.Divide(u)
	x2, j2 := g.ring.Divide(v)
	_, turn := g.c.Divide(j1 * x2)
	return below(x1+x2, g.ck)*g.ring.by + below(below(j1+j2, g.ring.by)+g.cl*turn, g.ring.by)
}

// Inverse returns the inverse of v in the network's group: (−x,−y,−z+xy).
func (g *gamma) Inverse(v uint32) uint32 { return g.Quotient(v, 0) }

// Quotient returns u⁻¹·v: with x = x2−x1 it is (x, j2 − j1 − cl·(j1·x mod c)).
func (g *gamma) Quotient(u, v uint32) uint32 {
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
