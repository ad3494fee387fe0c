package theorem

import (
	"math/big"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// fraction is a polynomial divided by a number from 1 on.
type fraction struct {
	num poly
	den *big.Int
}

func whole(p poly) fraction { return fraction{p, big.NewInt(1)} }

func (f fraction) plus(g fraction) fraction {
	return fraction{f.num.Times(g.den).Add(g.num.Times(f.den)), new(big.Int).Mul(f.den, g.den)}
}

func (f fraction) minus(g fraction) fraction { return f.plus(fraction{g.num.Neg(), g.den}) }

// related compares two fractions.
func related(op string, f, g fraction) claim {
	return compared(op, fixed(f.num.Times(g.den)), fixed(g.num.Times(f.den)))
}

func equal(f, g fraction) claim { return related("==", f, g) }

// fraction gives a certificate's term its value: one that may be divided by a numeral.
func (p *place) fraction(t *language.Node, e env) fraction {
	return newTerms(nil).fraction(p.s, t, e)
}

func (t terms) fraction(s *scope, n *language.Node, e env) fraction {
	if n.Op != "/" || n.Args[1].Op != language.Numeral {
		return whole(t.term(s, n, e))
	}
	k, constant := t.term(s, n.Args[1], e).Const()
	if !constant || k.Sign() <= 0 {
		s.Fail(unsupported(n, "a quotient by another number than a positive one"))
		return whole(nil)
	}
	return fraction{t.term(s, n.Args[0], e), k}
}

func (p *place) times(f, g fraction) fraction {
	return fraction{p.s.Mul(f.num, g.num), new(big.Int).Mul(f.den, g.den)}
}

// indicator is 1 where a claim is true, and 0 where it is not.
func (p *place) indicator(c claim) fraction {
	return whole(p.s.Cond(
		func(in *scope) poly { c(in, true); return arithmetic.Int(1) },
		func(in *scope) poly { c(in, false); return nil }))
}
