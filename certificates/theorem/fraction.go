package theorem

import (
	"fmt"
	"math/big"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// fraction is a polynomial divided by a number from 1 on, and by another polynomial, nil for
// none. Where that is not positive a comparison of fractions has a branch of its own, in which
// nothing is known.
type fraction struct {
	num poly
	den *big.Int
	by  poly
}

func whole(p poly) fraction { return fraction{num: p, den: big.NewInt(1)} }

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

// plain is a fraction that is divided by a number alone.
func (f fraction) plain(s *scope, x *language.Node) fraction {
	if f.by != nil {
		return fail(s, x, "a quotient by another number than a positive constant, outside floor and ceil and comparisons")
	}
	return f
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

// fail notes what has no arithmetic proof.
func fail(s *scope, x *language.Node, why string) fraction {
	s.Fail(fmt.Errorf("%s: %s: no arithmetic proof", x, why))
	return whole(nil)
}

// power is a fraction to the power of a small number.
func (f fraction) power(s *scope, x *language.Node, exponent fraction) fraction {
	k, constant := exponent.num.Const()
	if !constant || k.Sign() < 0 || k.BitLen() > 9 || exponent.den.Cmp(big.NewInt(1)) != 0 || exponent.by != nil {
		return fail(s, x, "pow of another exponent than a small number")
	}
	result := whole(arithmetic.Int(1))
	if k.Sign() == 0 {
		result.by = f.by // there is a value where the base has one
		result.num = product(s, result.num, f.by)
	}
	for range k.Int64() {
		result = result.times(s, f)
	}
	return result
}
