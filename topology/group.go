package topology

// Group is a network whose vertices are the elements of a group, vertex 0 the
// identity, and whose links join v with v·s for the elements s of a set: a
// Cayley graph. Multiplication on the left, v → u·v, is an automorphism that
// takes 0 to u; so all that matters about two vertices u and v is their
// relative address u⁻¹·v.
//
// Rings, tori, hypercubes, the octagon, OCT and Γ are built so. Their texts do not say products;
// these functions do, and audits of relative routers rest on their speed.
type Group interface {
	Network
	// Product returns u·v.
	Product(u, v uint32) uint32
	// Inverse returns v⁻¹.
	Inverse(v uint32) uint32
	// Quotient returns u⁻¹·v.
	Quotient(u, v uint32) uint32
}

// cyclic is a network whose group adds coordinates modulo the sides.
type cyclic struct {
	network
	first axis   // the one whose coordinate is what the others leave over
	rest  []axis // the last first
}

// axis is an axis of a box, made for taking coordinates off a vertex quickly.
type axis struct {
	Divisor // the side
	stride  uint32
}

// makeCyclic returns a network on a box in row-major order as one with that group.
func makeCyclic(n network) Network {
	c := &cyclic{network: n}
	for i, side := range n.box.side {
		a := axis{NewDivisor(uint32(side)), uint32(n.box.stride[i])}
		if i == 0 {
			c.first = a
		} else {
			c.rest = append([]axis{a}, c.rest...)
		}
	}
	return c
}

// Product returns the vertex whose coordinates are the sums of those of u and v.
func (n *cyclic) Product(u, v uint32) uint32 {
	sum := uint32(0)
	for i := range n.rest {
		var c, d uint32
		a := &n.rest[i]
		u, c = a.Divide(u)
		v, d = a.Divide(v)
		sum += a.add(c, d)
	}
	return sum + n.first.add(u, v)
}

// add returns the sum of two coordinates modulo the side, times the stride.
func (a *axis) add(c, d uint32) uint32 {
	if c += d; c >= a.by {
		c -= a.by
	}
	return c * a.stride
}

// Inverse returns the vertex whose coordinates are those of v, negated.
func (n *cyclic) Inverse(v uint32) uint32 {
	sum := uint32(0)
	for i := range n.rest {
		var c uint32
		a := &n.rest[i]
		v, c = a.Divide(v)
		sum += a.negate(c)
	}
	return sum + n.first.negate(v)
}

// negate returns −c modulo the side, times the stride.
func (a *axis) negate(c uint32) uint32 {
	if c == 0 {
		return 0
	}
	return (a.by - c) * a.stride
}

// Quotient returns the vertex whose coordinates are those of v less those of u.
func (n *cyclic) Quotient(u, v uint32) uint32 {
	sum := uint32(0)
	for i := range n.rest {
		var c, d uint32
		a := &n.rest[i]
		u, c = a.Divide(u)
		v, d = a.Divide(v)
		sum += a.add(a.by-c, d)
	}
	return sum + n.first.add(n.first.by-u, v)
}

// binary is a network whose group adds the digits of numbers modulo 2.
type binary struct{ network }

func makeBinary(n network) Network { return &binary{n} }

// Product returns u⊕v.
func (*binary) Product(u, v uint32) uint32 { return u ^ v }

// Inverse returns v, which is its own inverse.
func (*binary) Inverse(v uint32) uint32 { return v }

// Quotient returns u ⊕ v.
func (*binary) Quotient(u, v uint32) uint32 { return u ^ v }
