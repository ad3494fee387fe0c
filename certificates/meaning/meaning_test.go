package meaning

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// drawn is a number, often one near the ends of what is short.
func drawn(r *rand.Rand) Number {
	part := func() *big.Int {
		n := new(big.Int).Lsh(big.NewInt(1), uint([]int{0, 1, 20, 30, 31, 62, 63, 64, 127}[r.IntN(9)]))
		if n.Add(n, big.NewInt(r.Int64N(5)-2)); r.IntN(2) == 0 {
			n.Neg(n)
		}
		return n
	}
	above, below := part(), big.NewInt(1)
	if r.IntN(3) == 0 {
		below = part()
	}
	if below.Sign() == 0 {
		below.SetInt64(3)
	}
	return Of(new(big.Rat).SetFrac(above, below))
}

// TestNumbers compares the arithmetic of short and long numbers with that of big.Rat; each number is
// short if it can be, since short ones are compared as values of Go.
func TestNumbers(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		x, y := drawn(r), drawn(r)
		a, b := x.Rat(), y.Rat()
		check := func(what string, got Number, want *big.Rat) {
			short := want.Num().BitLen() <= Words && want.Denom().BitLen() <= Words
			if got.Rat().Cmp(want) != 0 || got.IsShort() != short || got.String() != want.RatString() {
				t.Fatalf("%s of %s and %s is %s, short %t, want %s, short %t", what, x, y, got, got.IsShort(), want.RatString(), short)
			}
		}
		check("the sum", x.Add(y), new(big.Rat).Add(a, b))
		check("the product", x.Mul(y), new(big.Rat).Mul(a, b))
		check("the contrary", x.Neg(), new(big.Rat).Neg(a))
		check("the difference", x.Sub(y), new(big.Rat).Sub(a, b))
		check("the floor", x.Floor(), new(big.Rat).SetInt(new(big.Int).Div(a.Num(), a.Denom())))
		if y.Sign() != 0 {
			check("the quotient", x.Quo(y), new(big.Rat).Quo(a, b))
		}
		if x.IsWhole() && y.IsWhole() && y.Sign() > 0 {
			check("the remainder", remainder(x, y), new(big.Rat).SetInt(new(big.Int).Mod(a.Num(), b.Num())))
		}
		if x.Cmp(y) != a.Cmp(b) || x.Sign() != a.Sign() || x.IsWhole() != a.IsInt() {
			t.Fatalf("%s and %s: order %d, sign %d, whole %t", x, y, x.Cmp(y), x.Sign(), x.IsWhole())
		}
		if n, ok := x.Int64(); ok != (a.IsInt() && a.Num().IsInt64()) || ok && n != a.Num().Int64() {
			t.Fatalf("%s as %d, %t", x, n, ok)
		}
	}
}

// TestShort: what words have beyond claims, and no more.
func TestShort(t *testing.T) {
	for _, c := range []struct {
		name        string
		x, y        int64
		short, long string // "" for no value
	}{
		{"pow", -1, math.MaxInt64, "-1", ""},
		{"pow", -1, 64, "1", "1"},
		{"pow", 0, 16384, "0", ""},
		{"pow", 2, 63, "9223372036854775808", "9223372036854775808"},
		{"pow", 2, -1, "", ""},
		{"root", 20000, 5, "1", ""},
		{"root", 65, math.MaxInt64, "1", "1"},
		{"root", 63, math.MaxInt64, "1", "1"},
		{"root", 62, math.MaxInt64, "2", "2"},
		{"root", 20000, 0, "0", ""},
		{"log", 3, 80, "3", "3"},
		{"log", 3, 81, "4", "4"},
		{"log", 2, math.MaxInt64, "62", "62"},
		{"bit", math.MaxInt64, math.MaxInt64, "0", "0"},
	} {
		said := func(value Number, ok bool) string {
			if !ok {
				return ""
			}
			return value.String()
		}
		o, x, y := Find(c.name), Whole(c.x), Whole(c.y)
		if short, long := said(o.Short(x, y)), said(o.Value(x, y)); short != c.short || long != c.long {
			t.Errorf("%s of %d and %d is %q in words and %q in claims, want %q and %q", c.name, c.x, c.y, short, long, c.short, c.long)
		}
	}
}

// TestQuick: what is found in machine numbers is what it is in all, and only what leaves 64 bits is not found.
func TestQuick(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	ends := []int64{0, 1, 2, 3, 31, 62, 63, 64, 1 << 31, 1 << 32, math.MaxInt64, math.MinInt64}
	part := func() int64 {
		n := ends[r.IntN(len(ends))] + r.Int64N(3) - 1
		return []int64{n, -n}[r.IntN(2)]
	}
	found := make(map[string]bool)
	for range 20_000 {
		o, x, y := &operations[r.IntN(len(operations))], part(), part()
		got, quick := o.Quick(x, y)
		want, ok := o.Short([]Number{Whole(x), Whole(y)}[:o.Takes]...)
		if quick && (!ok || Whole(got) != want && want.long == nil || want.long != nil && (got != math.MinInt64 || want.String() != "-9223372036854775808")) {
			t.Fatalf("%s of %d and %d is %d, want %s, %t", o.Name, x, y, got, want, ok)
		}
		if n, is := want.Int64(); ok && is && !quick && o.quick != nil {
			t.Fatalf("%s of %d and %d is not found, want %d", o.Name, x, y, n)
		}
		found[o.Name] = found[o.Name] || quick
	}
	for _, name := range []string{"+", "-", "*", "/", "%", "abs", "min", "max", "pow", "xor", "bit"} {
		if !found[name] {
			t.Errorf("%s is never found", name)
		}
	}
}
