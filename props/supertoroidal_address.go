package props

import "fmt"

// gammaAddress is an address (x,y,z) of Γ(c,k,l), or any other triple that
// stands for the same node.
type gammaAddress struct{ x, y, z int }

func (a gammaAddress) String() string { return fmt.Sprintf("(%d,%d,%d)", a.x, a.y, a.z) }

func (a gammaAddress) plus(b gammaAddress) gammaAddress {
	return gammaAddress{a.x + b.x, a.y + b.y, a.z + b.z}
}

// gammaProduct is formula (2) as printed, before any reduction:
// (x1,y1,z1)(x2,y2,z2) = (x1+x2, y1+y2, z1+z2+x2·y1).
func gammaProduct(a, b gammaAddress) gammaAddress {
	return gammaAddress{a.x + b.x, a.y + b.y, a.z + b.z + b.x*a.y}
}

// gammaGroup is the address space of Γ(c,k,l) with the arithmetic that the paper
// prints. It knows nothing of the network.
type gammaGroup struct{ c, k, l int }

func (g gammaGroup) String() string { return fmt.Sprintf("c=%d, k=%d, l=%d", g.c, g.k, g.l) }

func gammaGroupOf(p []int) gammaGroup { return gammaGroup{p[0], p[1], p[2]} }

// reduce returns the address that a triple stands for: "x1+x2 is reduced modulo
// ck and the coordinates are taken from the mixed radix-(cl,c) representation of
// y + z·cl modulo c²l".
func (g gammaGroup) reduce(a gammaAddress) gammaAddress {
	j := gammaMod(a.y+a.z*g.c*g.l, g.c*g.c*g.l)
	return gammaAddress{gammaMod(a.x, g.c*g.k), j % (g.c * g.l), j / (g.c * g.l)}
}

// times returns the product of two triples as an address.
func (g gammaGroup) times(a, b gammaAddress) gammaAddress { return g.reduce(gammaProduct(a, b)) }

// inverse returns the printed inverse (−x,−y,−z+xy) as an address.
func (g gammaGroup) inverse(a gammaAddress) gammaAddress {
	return g.reduce(gammaAddress{-a.x, -a.y, -a.z + a.x*a.y})
}

// power returns the product of n factors a.
func (g gammaGroup) power(a gammaAddress, n int) gammaAddress {
	product := gammaAddress{}
	for range n {
		product = g.times(product, a)
	}
	return product
}

// addresses lists the address space [0,ck) × [0,cl) × [0,c).
func (g gammaGroup) addresses() []gammaAddress {
	var all []gammaAddress
	for x := range g.c * g.k {
		for y := range g.c * g.l {
			for z := range g.c {
				all = append(all, gammaAddress{x, y, z})
			}
		}
	}
	return all
}

// periods lists the steps between triples that stand for the same node: ck in x, a
// carry from y into z, c in z.
func (g gammaGroup) periods() []gammaAddress {
	return []gammaAddress{{g.c * g.k, 0, 0}, {0, g.c * g.l, -1}, {0, 0, g.c}}
}

// gammaMod returns a modulo m, in 0 … m−1.
func gammaMod(a, m int) int {
	if a %= m; a < 0 {
		a += m
	}
	return a
}
