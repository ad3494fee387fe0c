package meaning

import (
	"cmp"
	"math"
	"math/big"
	"math/bits"
)

// Number is an exact number: a quotient of whole numbers in lowest terms, or infinite. Nearly all are
// short, of 63 bits at most, and two of these are equal if they are as values of Go. The zero value is
// no number.
type Number struct {
	// n/d is a short number, with d > 0; d is 0 for others.
	n, d int64
	// long is a longer one. It does not change.
	long *big.Rat
}

// Infinite is larger than all numbers.
var Infinite = Number{n: 1}

// Whole is a whole number.
func Whole(n int64) Number {
	if n == math.MinInt64 {
		return Number{long: new(big.Rat).SetInt64(n)}
	}
	return Number{n: n, d: 1}
}

// Of is a number that does not change, nil for none.
func Of(x *big.Rat) Number {
	switch {
	case x == nil:
		return Number{}
	case x.Num().BitLen() >= 64:
	case x.IsInt():
		return Number{n: x.Num().Int64(), d: 1}
	case x.Denom().BitLen() < 64:
		return Number{n: x.Num().Int64(), d: x.Denom().Int64()}
	}
	return Number{long: x}
}

func ofInt(n *big.Int) Number {
	if n.IsInt64() {
		return Whole(n.Int64())
	}
	return Number{long: new(big.Rat).SetInt(n)}
}

// Rat is the number, which must not change; nil if there is none, or if it is infinite.
func (x Number) Rat() *big.Rat {
	if x.d != 0 {
		return big.NewRat(x.n, x.d)
	}
	return x.long
}

// Int64 is a whole number of 64 bits with its sign; ok is false for others.
func (x Number) Int64() (n int64, ok bool) {
	if x.long != nil {
		return x.long.Num().Int64(), x.long.IsInt() && x.long.Num().IsInt64()
	}
	return x.n, x.d == 1
}

// int is a whole number.
func (x Number) int() *big.Int {
	if x.long != nil {
		return x.long.Num()
	}
	return big.NewInt(x.n)
}

// Is tells whether there is a number, or it is infinite.
func (x Number) Is() bool { return x != Number{} }

// IsInfinite tells whether it is larger than all numbers.
func (x Number) IsInfinite() bool { return x == Infinite }

// IsShort tells whether it has 63 bits at most above and below the line, or is infinite.
func (x Number) IsShort() bool { return x.Is() && x.long == nil }

// IsWhole tells whether it is a whole number.
func (x Number) IsWhole() bool { return x.d == 1 || x.long != nil && x.long.IsInt() }

// Bits is how long it is, above and below the line.
func (x Number) Bits() (above, below int) {
	if x.long != nil {
		return x.long.Num().BitLen(), x.long.Denom().BitLen()
	}
	return bits.Len64(uint64(max(x.n, -x.n))), bits.Len64(uint64(x.d))
}

// String writes the number: 5, 7/2, infinite.
func (x Number) String() string {
	switch {
	case x.IsInfinite():
		return "infinite"
	case !x.Is():
		return "unknown"
	}
	return x.Rat().RatString()
}

// Sign is below 0, 0, or above.
func (x Number) Sign() int {
	if x.long != nil {
		return x.long.Sign()
	}
	return cmp.Compare(x.n, 0)
}

// Cmp is below 0, 0 or above, as x is to y.
func (x Number) Cmp(y Number) int {
	switch {
	case x.d == y.d && x.d != 0:
		return cmp.Compare(x.n, y.n)
	case x == y:
		return 0
	case x.IsInfinite():
		return 1
	case y.IsInfinite():
		return -1
	}
	return x.Sub(y).Sign()
}

// Neg is -x. Neither in it nor in what follows is a number infinite; of what is no number nothing is made.
func (x Number) Neg() Number {
	if x.long != nil {
		return Of(new(big.Rat).Neg(x.long))
	}
	return Number{n: -x.n, d: x.d}
}

// isTiny tells whether products of two such numbers, and sums of two products, are short.
func (x Number) isTiny() bool {
	const most = 1 << 30
	return 0 < x.d && x.d < most && -most < x.n && x.n < most
}

// fraction is n/d in lowest terms, for d other than 0.
func fraction(n, d int64) Number {
	g := GCD(n, d)
	if d < 0 {
		g = -g
	}
	return Number{n: n / g, d: d / g}
}

// GCD is the greatest common divisor, 0 of 0 and 0.
func GCD(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// Add is x+y.
func (x Number) Add(y Number) Number {
	switch {
	case x.isTiny() && y.isTiny():
		return fraction(x.n*y.d+y.n*x.d, x.d*y.d)
	case !x.Is() || !y.Is():
		return Number{}
	}
	return Of(new(big.Rat).Add(x.Rat(), y.Rat()))
}

// Sub is x-y.
func (x Number) Sub(y Number) Number { return x.Add(y.Neg()) }

// Mul is x*y.
func (x Number) Mul(y Number) Number {
	if x.isTiny() && y.isTiny() {
		return fraction(x.n*y.n, x.d*y.d)
	}
	return Of(new(big.Rat).Mul(x.Rat(), y.Rat()))
}

// Quo is x/y, for y other than 0.
func (x Number) Quo(y Number) Number {
	if x.isTiny() && y.isTiny() || x.d == 1 && y.d == 1 {
		return fraction(x.n*y.d, x.d*y.n)
	}
	return Of(new(big.Rat).Quo(x.Rat(), y.Rat()))
}

// Floor is the largest whole number that is not larger.
func (x Number) Floor() Number {
	if x.long == nil { // what is none, or infinite, stays
		return Number{n: FloorDiv(x.n, max(x.d, 1)), d: min(x.d, 1)}
	}
	return ofInt(new(big.Int).Div(x.long.Num(), x.long.Denom()))
}
