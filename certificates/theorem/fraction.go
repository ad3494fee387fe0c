package theorem

import (
	"fmt"
	"math/big"

	"topocert/certificates/arithmetic"
)

// fraction is a polynomial divided by a number from 1 on, and by another polynomial, nil for
// none. Where that is not positive a comparison of fractions has a branch of its own, in which
// nothing is known.
type fraction struct {
	num poly
	den *big.Int
	by  poly
}

func whole(p poly) fraction { return fraction{num: p, den: one} }

var one = big.NewInt(1)

// isWhole tells whether nothing divides the polynomial.
func (f fraction) isWhole() bool { return f.by == nil && f.den.Cmp(one) == 0 }

// common are the numerators of two fractions without other divisors than numbers, for a common one.
func common(s *scope, f, g fraction) (a, b poly) {
	return s.Scale(f.num, g.den), s.Scale(g.num, f.den)
}

// denominator is a product of two numbers that may be the denominator of a fraction.
func denominator(s *scope, a, b *big.Int) *big.Int {
	if length := a.BitLen() + b.BitLen(); length > arithmetic.MaxBits {
		s.Fail(fmt.Errorf("a denominator of %d bits, want at most %d", length, arithmetic.MaxBits))
		return a
	}
	s.Pay(64)
	return new(big.Int).Mul(a, b)
}

// product is that of two divisors, of which nil is none.
func product(s *scope, a, b poly) poly {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	return s.Mul(a, b)
}

// scaled is a polynomial times a divisor.
func scaled(s *scope, p, by poly) poly {
	if by == nil {
		return p
	}
	return s.Mul(p, by)
}

func (f fraction) plus(s *scope, g fraction) fraction {
	return fraction{
		s.Sum(scaled(s, s.Scale(f.num, g.den), g.by), scaled(s, s.Scale(g.num, f.den), f.by)),
		denominator(s, f.den, g.den), product(s, f.by, g.by),
	}
}

func (f fraction) times(s *scope, g fraction) fraction {
	return fraction{s.Mul(f.num, g.num), denominator(s, f.den, g.den), product(s, f.by, g.by)}
}

// over divides by another fraction, which is a positive constant, or no fraction but by a number.
func (f fraction) over(s *scope, g fraction) fraction {
	k, constant := g.num.Const()
	switch {
	case constant && k.Sign() <= 0:
		s.Fail(fmt.Errorf("a division by %s, want a positive divisor", k))
	case g.by != nil:
		s.Fail(fmt.Errorf("a division by a quotient of variables: no arithmetic proof"))
	case constant:
		return fraction{s.Scale(f.num, g.den), denominator(s, f.den, k), f.by}
	}
	return fraction{s.Scale(f.num, g.den), f.den, product(s, f.by, g.num)}
}

// related compares two fractions.
func related(op string, f, g fraction) claim {
	return func(s *scope, truth bool) {
		by := product(s, f.by, g.by)
		said := func(in *scope) {
			compared(op, fixed(scaled(in, in.Scale(f.num, g.den), g.by)), fixed(scaled(in, in.Scale(g.num, f.den), f.by)))(in, truth)
		}
		if by == nil {
			said(s)
			return
		}
		s.Choose(func(in *scope) { in.Fact(by.Plus(-1)); said(in) }, func(in *scope) { in.Fact(by.Neg()) })
	}
}
