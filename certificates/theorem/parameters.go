package theorem

import (
	"math/big"

	"topocert/certificates"
	"topocert/certificates/formula"
)

// notNegative refuses a network with a parameter that may be negative, as far as the ranges of the
// claim's variables tell: formulas have no such network, though its text may mean something.
func (m *maker) notNegative(network string, params []*formula.Expr) error {
	for _, x := range params {
		if least := m.least(x); least == nil || least.Sign() < 0 {
			return certificates.Reject("theorem/network", "%s, whose parameter %s may be negative, want ranges that show it is not",
				certificates.Shortened(network), certificates.Shortened(x.String()))
		}
	}
	return nil
}

// least is interval arithmetic: what a term is at least, by the ranges of its variables; nil if they do
// not tell.
func (m *maker) least(x *formula.Expr) *big.Rat {
	p := x.Parts()
	low := make([]*big.Rat, len(p.Args))
	for i, a := range p.Args {
		low[i] = m.least(a)
	}
	known := func(i int) bool { return i < len(low) && low[i] != nil }
	both := known(0) && known(1)
	zero := new(big.Rat)
	switch {
	case p.Op == "numeral":
		return number(p.Text)
	case p.Op == "variable":
		return m.leastOf(p.Text)
	case p.Op == "+" && both:
		return zero.Add(low[0], low[1])
	case p.Op == "-" && known(0) && len(p.Args) == 2 && p.Args[1].Parts().Op == "numeral":
		return zero.Sub(low[0], low[1])
	case p.Op == "*" && both && low[0].Sign() >= 0 && low[1].Sign() >= 0:
		return zero.Mul(low[0], low[1])
	case p.Op == "/" && known(0) && low[0].Sign() >= 0 && known(1) && low[1].Sign() >= 0, p.Op == "%": // no divisor is 0, by another question
		return zero
	case p.Op == "function" && (p.Text == "floor" || p.Text == "ceil") && known(0) && low[0].Sign() >= 0:
		return zero
	case p.Op == "function" && p.Text == "max" && known(0) && (!known(1) || low[0].Cmp(low[1]) >= 0):
		return low[0]
	case p.Op == "function" && p.Text == "max" && known(1):
		return low[1]
	case p.Op == "function" && p.Text == "min" && both && low[0].Sign() >= 0 && low[1].Sign() >= 0:
		return zero
	}
	return nil
}

// leastOf is what a variable of the claim is at least.
func (m *maker) leastOf(name string) *big.Rat {
	for _, r := range m.claim.For.Ranges {
		for i, n := range r.Names {
			if n != name {
				continue
			}
			if r.Tuples == nil {
				return m.least(r.From)
			}
			var least *big.Rat
			for _, t := range r.Tuples {
				if least == nil || t[i].Cmp(least) < 0 {
					least = t[i]
				}
			}
			return least
		}
	}
	return nil
}

// number is the value of a numeral.
func number(text string) *big.Rat {
	x, _ := new(big.Rat).SetString(text)
	return x
}
