package smt

import (
	"cmp"
	"math/big"
)

// rational is an exact rational number: n/(e+1) in lowest terms if big is nil. The zero value
// is 0.
type rational struct {
	n, e int64
	big  *big.Rat
}

// Numbers below tiny have products and sums of products that fit.
const tiny = 1 << 30

func whole(n int64) rational {
	if n >= 1<<62 || n <= -1<<62 {
		return rational{big: new(big.Rat).SetInt64(n)}
	}
	return rational{n: n}
}

func gcd(a, b int64) int64 {
	for a, b = abs(a), abs(b); b != 0; {
		a, b = b, a%b
	}
	return a
}

// fraction returns n/d for small n and d > 0.
func fraction(n, d int64) rational {
	if d == 1 {
		return rational{n: n}
	}
	g := gcd(n, d)
	return rational{n: n / g, e: d/g - 1}
}

func (x rational) rat() *big.Rat {
	if x.big != nil {
		return x.big
	}
	return big.NewRat(x.n, x.e+1)
}

// lowered returns a number in its short form if it has one.
func lowered(b *big.Rat) rational {
	if b.Num().BitLen() < 62 && b.Denom().BitLen() < 62 {
		return rational{n: b.Num().Int64(), e: b.Denom().Int64() - 1}
	}
	return rational{big: b}
}

func (x rational) isTiny() bool {
	return x.big == nil && x.n < tiny && x.n > -tiny && x.e < tiny
}

func (x rational) add(y rational) rational {
	switch {
	case x.big == nil && y.big == nil && x.e == 0 && y.e == 0:
		return whole(x.n + y.n) // no overflow: both are below 1<<62
	case x.isTiny() && y.isTiny():
		if x.e == y.e {
			return fraction(x.n+y.n, x.e+1)
		}
		return fraction(x.n*(y.e+1)+y.n*(x.e+1), (x.e+1)*(y.e+1))
	}
	return lowered(new(big.Rat).Add(x.rat(), y.rat()))
}

func (x rational) neg() rational {
	if x.big != nil {
		return rational{big: new(big.Rat).Neg(x.big)}
	}
	return rational{n: -x.n, e: x.e}
}

func (x rational) sub(y rational) rational { return x.add(y.neg()) }

func (x rational) mul(y rational) rational {
	if x.isTiny() && y.isTiny() {
		if x.e|y.e == 0 {
			return rational{n: x.n * y.n}
		}
		return fraction(x.n*y.n, (x.e+1)*(y.e+1))
	}
	return lowered(new(big.Rat).Mul(x.rat(), y.rat()))
}

// inv returns 1/x, for x not 0.
func (x rational) inv() rational {
	switch {
	case x.big != nil:
		return lowered(new(big.Rat).Inv(x.big))
	case x.n < 0:
		return rational{n: -(x.e + 1), e: -x.n - 1}
	}
	return rational{n: x.e + 1, e: x.n - 1}
}

func (x rational) sign() int {
	if x.big != nil {
		return x.big.Sign()
	}
	return cmp.Compare(x.n, 0)
}

func (x rational) cmp(y rational) int {
	if x.big == nil && y.big == nil && x.e == y.e {
		return cmp.Compare(x.n, y.n)
	}
	return x.sub(y).sign()
}

func (x rational) isWhole() bool {
	if x.big != nil {
		return x.big.IsInt()
	}
	return x.e == 0
}

// floor returns the largest whole number that is not above x, if it is small.
func (x rational) floor() (int64, bool) {
	if x.big != nil {
		q := new(big.Int).Div(x.big.Num(), x.big.Denom())
		return q.Int64(), q.BitLen() < 62
	}
	q := x.n / (x.e + 1)
	if x.n < 0 && q*(x.e+1) != x.n {
		q--
	}
	return q, true
}
