package topology

// Group is a network whose vertices are the elements of a group, vertex 0 the
// identity, and whose links join v with v·s for the elements s of a set: a
// Cayley graph. Multiplication on the left, v → u·v, is an automorphism that
// takes 0 to u; so all that matters about two vertices u and v is their
// relative address u⁻¹·v.
//
// Rings, tori, hypercubes, the octagon, OCT and Γ are built so.
type Group interface {
	Network
	// Product returns u·v.
	Product(u, v uint32) uint32
	// Inverse returns v⁻¹.
	Inverse(v uint32) uint32
}

var (
	_ Group = (*Ring)(nil)
	_ Group = (*Torus)(nil)
	_ Group = (*Hypercube)(nil)
	_ Group = (*JTorus)(nil)
	_ Group = (*Octagon)(nil)
	_ Group = (*OCT)(nil)
	_ Group = (*Gamma)(nil)
)

// cyclic is a network whose group adds coordinates modulo the sides.
type cyclic struct{ network }

// makeCyclic is makeNetwork for a box in row-major order.
func makeCyclic(name string, b box, each func(link func(u, v uint32))) cyclic {
	return cyclic{makeNetwork(name, b, each)}
}

// Product returns the vertex whose coordinates are the sums of those of u and v.
func (n *cyclic) Product(u, v uint32) uint32 {
	sum, sides := uint32(0), n.box.side
	stride := uint32(1)
	for i := len(sides) - 1; i > 0; i-- {
		side := uint32(sides[i])
		up, vp := u/side, v/side
		c := u - up*side + v - vp*side
		if c >= side {
			c -= side
		}
		sum += c * stride
		u, v, stride = up, vp, stride*side
	}
	// What is left of u and v are the coordinates along axis 0.
	c := u + v
	if c >= uint32(sides[0]) {
		c -= uint32(sides[0])
	}
	return sum + c*stride
}

// Inverse returns the vertex whose coordinates are those of v, negated.
func (n *cyclic) Inverse(v uint32) uint32 {
	sum, sides := uint32(0), n.box.side
	stride := uint32(1)
	for i := len(sides) - 1; i > 0; i-- {
		side := uint32(sides[i])
		up := v / side
		if c := v - up*side; c > 0 {
			sum += (side - c) * stride
		}
		v, stride = up, stride*side
	}
	if v > 0 {
		sum += (uint32(sides[0]) - v) * stride
	}
	return sum
}
