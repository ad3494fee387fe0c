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
	b, sum := &n.box, uint32(0)
	for i := len(b.side) - 1; i >= 0; i-- {
		side := uint32(b.side[i])
		c := u%side + v%side
		if c >= side {
			c -= side
		}
		sum += c * uint32(b.stride[i])
		u, v = u/side, v/side
	}
	return sum
}

// Inverse returns the vertex whose coordinates are those of v, negated.
func (n *cyclic) Inverse(v uint32) uint32 {
	b, sum := &n.box, uint32(0)
	for i := len(b.side) - 1; i >= 0; i-- {
		side := uint32(b.side[i])
		if c := v % side; c > 0 {
			sum += (side - c) * uint32(b.stride[i])
		}
		v /= side
	}
	return sum
}
