package supertoroidal

import "fmt"

// address is an address (x,y,z) of Γ(c,k,l), or any other triple that
// stands for the same node.
type address struct{ x, y, z int }

func (a address) String() string { return fmt.Sprintf("(%d,%d,%d)", a.x, a.y, a.z) }

func (a address) plus(b address) address {
	return address{a.x + b.x, a.y + b.y, a.z + b.z}
}

// product is formula (2) as printed, before any reduction:
// (x1,y1,z1)(x2,y2,z2) = (x1+x2, y1+y2, z1+z2+x2·y1).
func product(a, b address) address {
	return address{a.x + b.x, a.y + b.y, a.z + b.z + b.x*a.y}
}

// addressGroup is the address space of Γ(c,k,l) with the arithmetic that the paper
// prints. It knows nothing of the network.
type addressGroup struct{ c, k, l int }

func (g addressGroup) String() string { return fmt.Sprintf("c=%d, k=%d, l=%d", g.c, g.k, g.l) }

// reduce returns the address that a triple stands for: "x1+x2 is reduced modulo
// ck and the coordinates are taken from the mixed radix-(cl,c) representation of
// y + z·cl modulo c²l".
func (g addressGroup) reduce(a address) address {
	j := mod(a.y+a.z*g.c*g.l, g.c*g.c*g.l)
	return address{mod(a.x, g.c*g.k), j % (g.c * g.l), j / (g.c * g.l)}
}

// times returns the product of two triples as an address.
func (g addressGroup) times(a, b address) address { return g.reduce(product(a, b)) }

// inverse returns the printed inverse (−x,−y,−z+xy) as an address.
func (g addressGroup) inverse(a address) address {
	return g.reduce(address{-a.x, -a.y, -a.z + a.x*a.y})
}

// power returns the product of n factors a.
func (g addressGroup) power(a address, n int) address {
	product := address{}
	for range n {
		product = g.times(product, a)
	}
	return product
}

// addresses lists the address space [0,ck) × [0,cl) × [0,c).
func (g addressGroup) addresses() []address {
	var all []address
	for x := range g.c * g.k {
		for y := range g.c * g.l {
			for z := range g.c {
				all = append(all, address{x, y, z})
			}
		}
	}
	return all
}

// periods lists the steps between triples that stand for the same node: ck in x, a
// carry from y into z, c in z.
func (g addressGroup) periods() []address {
	return []address{{g.c * g.k, 0, 0}, {0, g.c * g.l, -1}, {0, 0, g.c}}
}

// mod returns a modulo m, in 0 … m−1.
func mod(a, m int) int {
	if a %= m; a < 0 {
		a += m
	}
	return a
}
