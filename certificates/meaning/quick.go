package meaning

import (
	"math"
	"math/bits"
)

// Operations on machine numbers: ok is false where there is no value of 64 bits with a sign.

func sum(x, y int64) (z int64, ok bool) {
	z = x + y
	return z, (x^z)&(y^z) >= 0
}

func difference(x, y int64) (z int64, ok bool) {
	z = x - y
	return z, (x^y)&(x^z) >= 0
}

func product(x, y int64) (z int64, ok bool) {
	high, low := bits.Mul64(uint64(x), uint64(y))
	if x < 0 {
		high -= uint64(y)
	}
	if y < 0 {
		high -= uint64(x)
	}
	return int64(low), high == uint64(int64(low)>>63) // of 128 bits with a sign, the upper 65 are alike
}

func quotient(x, y int64) (z int64, ok bool) {
	if y == 0 || y == -1 && x == math.MinInt64 || x%y != 0 {
		return 0, false
	}
	return x / y, true
}

// FloorDiv is the quotient rounded down, of a divisor that is not 0.
func FloorDiv(x, y int64) int64 {
	q := x / y
	if x%y != 0 && (x < 0) != (y < 0) {
		q--
	}
	return q
}

func rest(x, y int64) (z int64, ok bool) {
	if y <= 0 {
		return 0, false
	}
	return x - y*FloorDiv(x, y), true
}

// quickPower squares as often as the exponent has bits.
func quickPower(x, y int64) (z int64, ok bool) {
	z, ok = 1, y >= 0
	for ok && y > 0 {
		if y&1 == 1 {
			z, ok = product(z, x)
		}
		if y >>= 1; ok && y > 0 {
			x, ok = product(x, x)
		}
	}
	return z, ok
}
