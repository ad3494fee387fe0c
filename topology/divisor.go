package topology

import "math/bits"

// Divisor divides by a fixed number, at least 2, by way of a multiplication, which
// takes a fraction of the time of a division.
type Divisor struct {
	by         uint32
	reciprocal uint64 // 2^64/by, rounded up
}

// NewDivisor returns the divisor by ≥ 2.
func NewDivisor(by uint32) Divisor { return Divisor{by, ^uint64(0)/uint64(by) + 1} }

// Divide returns the quotient and the remainder of v. The high half of
// v·reciprocal is the quotient: the reciprocal is too large by less than 1, the
// product by less than 2^32, and a fraction v/by that is no whole number lies at
// least 1/by > 2^-32 below the next.
func (d *Divisor) Divide(v uint32) (quotient, remainder uint32) {
	high, _ := bits.Mul64(d.reciprocal, uint64(v))
	return uint32(high), v - uint32(high)*d.by
}
