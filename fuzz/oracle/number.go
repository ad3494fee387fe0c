package oracle

import (
	"math/big"
	"slices"
)

// Number is a value that is no truth: a number, or infinite if Rat is nil.
type Number struct{ *big.Rat }

func ratio(n int) Number { return Number{big.NewRat(int64(n), 1)} }

// maxBits bounds numerators and denominators.
const maxBits = 16384

// compared is -1, 0 or 1: infinite is more than all.
func compared(a, b Number) int {
	switch {
	case a.Rat == nil && b.Rat == nil:
		return 0
	case a.Rat == nil:
		return 1
	case b.Rat == nil:
		return -1
	}
	return a.Cmp(b.Rat)
}

// Less tells whether a number is less than another.
func (a Number) Less(b Number) bool { return compared(a, b) < 0 }

func whole(x Number) *big.Int {
	if x.Rat == nil || !x.IsInt() {
		none("want a whole number")
	}
	return x.Num()
}

// applied is an operation on numbers. It throws noMeaning where it has no value.
func applied(op string, args ...Number) Number {
	switch op {
	case "min":
		return slices.MinFunc(args, compared)
	case "max":
		return slices.MaxFunc(args, compared)
	}
	for _, x := range args {
		if x.Rat == nil {
			none(op)
		}
	}
	a, b, x := args[0].Rat, args[len(args)-1].Rat, new(big.Rat)
	switch op {
	case "+":
		return Number{x.Add(a, b)}
	case "-":
		if len(args) == 1 {
			return Number{x.Neg(a)}
		}
		return Number{x.Sub(a, b)}
	case "*":
		return Number{x.Mul(a, b)}
	case "/":
		if b.Sign() == 0 {
			none(op)
		}
		return Number{x.Quo(a, b)}
	case "abs":
		return Number{x.Abs(a)}
	case "floor":
		return Number{x.SetInt(new(big.Int).Div(a.Num(), a.Denom()))}
	case "ceil":
		return Number{x.Neg(x.SetInt(new(big.Int).Div(new(big.Int).Neg(a.Num()), a.Denom())))}
	}
	n, m, z := whole(args[0]), whole(args[len(args)-1]), new(big.Int)
	want := func(fine bool) {
		if !fine {
			none(op)
		}
	}
	switch op {
	case "%":
		want(m.Sign() > 0)
		z.Mod(n, m)
	case "pow":
		want(m.Sign() >= 0 && m.Cmp(big.NewInt(maxBits)) < 0 && n.BitLen()*int(m.Int64()) <= maxBits)
		z.Exp(n, m, nil)
	case "log":
		want(n.Cmp(big.NewInt(2)) >= 0 && m.Sign() > 0)
		for p := new(big.Int).Set(n); p.Cmp(m) <= 0; p.Mul(p, n) {
			z.Add(z, big.NewInt(1))
		}
	case "root":
		want(n.Sign() > 0 && n.Cmp(big.NewInt(maxBits)) <= 0 && m.Sign() >= 0)
		high := new(big.Int).Lsh(big.NewInt(1), uint(m.BitLen()/int(n.Int64())+1)) // by halves
		for low := z; new(big.Int).Sub(high, low).Cmp(big.NewInt(1)) > 0; {
			middle := new(big.Int).Add(low, high)
			if middle.Rsh(middle, 1); new(big.Int).Exp(middle, n, nil).Cmp(m) <= 0 {
				low.Set(middle)
			} else {
				high.Set(middle)
			}
		}
	case "xor":
		want(n.Sign() >= 0 && m.Sign() >= 0)
		z.Xor(n, m)
	case "bit":
		want(n.Sign() >= 0 && m.Sign() >= 0)
		if m.IsInt64() && m.Int64() <= maxBits {
			z.SetInt64(int64(n.Bit(int(m.Int64()))))
		}
	case "factorial":
		want(n.Sign() >= 0 && n.Cmp(big.NewInt(500)) <= 0)
		z.MulRange(1, n.Int64())
	}
	return Number{x.SetInt(z)}
}
