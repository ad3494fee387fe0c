package meaning

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates/language"
)

// How many bits numbers have above and below the line: in claims; and in words, where texts of
// networks have whole numbers of 64 bits with a sign.
const (
	Claims = 1 << 14
	Words  = 63
)

// Operation is an operator of two operands, or a function, of numbers; only min and max take infinite.
type Operation struct {
	Name string
	// Takes is how many numbers it takes.
	Takes int
	// More says that it may take more: of each two the lesser, or the greater.
	More bool
	// Rounds is −1 for what rounds down, 1 for what rounds up.
	Rounds int
	// Slopes are 1 for a number with which the value grows, −1 where it falls; nil where that depends.
	Slopes []int
	// Want says what it takes, and takes it for each number; nil takes all.
	Want  string
	takes []func(Number) bool
	// value is that of its numbers, the last of which may stand for two. It is no number where they are
	// too many bits together.
	value func(x, y Number) Number
	// quick is its value in machine numbers; ok is false where value tells. It is nil where value always does.
	quick func(x, y int64) (z int64, ok bool)
}

func nonzero(x Number) bool { return x.Sign() != 0 }

func whole(x Number) bool { return x.IsWhole() }

// natural wants whole numbers from a number on.
func natural(least int64) func(Number) bool {
	return func(x Number) bool { return x.IsWhole() && x.Cmp(Whole(least)) >= 0 }
}

// within wants whole numbers from one to another.
func within(least, most int64) func(Number) bool {
	return func(x Number) bool { return natural(least)(x) && x.Cmp(Whole(most)) <= 0 }
}

// operations are all.
var operations = []Operation{
	{Name: "+", Takes: 2, Slopes: []int{1, 1}, value: Number.Add, quick: sum},
	{Name: "-", Takes: 2, Slopes: []int{1, -1}, value: Number.Sub, quick: difference},
	{Name: "*", Takes: 2, value: Number.Mul, quick: product},
	{Name: "/", Takes: 2, value: Number.Quo, quick: quotient,
		Want: "a divisor that is not 0", takes: []func(Number) bool{nil, nonzero}},
	{Name: "%", Takes: 2, value: remainder, quick: rest,
		Want: "whole numbers, the second above 0", takes: []func(Number) bool{whole, natural(1)}},
	{Name: "floor", Takes: 1, Rounds: -1, Slopes: []int{1}, value: func(x, _ Number) Number { return x.Floor() }},
	{Name: "ceil", Takes: 1, Rounds: 1, Slopes: []int{1}, value: func(x, _ Number) Number { return x.Neg().Floor().Neg() }},
	{Name: "abs", Takes: 1, value: func(x, _ Number) Number { return greater(x, x.Neg()) },
		quick: func(x, _ int64) (int64, bool) { return max(x, -x), x != math.MinInt64 }},
	{Name: "min", Takes: 2, More: true, value: lesser, quick: func(x, y int64) (int64, bool) { return min(x, y), true }},
	{Name: "max", Takes: 2, More: true, value: greater, quick: func(x, y int64) (int64, bool) { return max(x, y), true }},
	{Name: "pow", Takes: 2, value: power, quick: quickPower,
		Want: "whole numbers, an exponent of 0 or more and at most 16384 bits", takes: []func(Number) bool{whole, within(0, Claims-1)}},
	{Name: "log", Takes: 2, value: logarithm,
		Want: "whole numbers, a base of 2 or more and an argument of 1 or more", takes: []func(Number) bool{natural(2), natural(1)}},
	{Name: "root", Takes: 2, value: root,
		Want: "whole numbers, a degree of 1 to 16384 and an argument of 0 or more", takes: []func(Number) bool{within(1, Claims), natural(0)}},
	{Name: "xor", Takes: 2, value: func(x, y Number) Number { return ofInt(new(big.Int).Xor(x.int(), y.int())) },
		quick: func(x, y int64) (int64, bool) { return x ^ y, x >= 0 && y >= 0 },
		Want:  "whole numbers, 0 or more", takes: []func(Number) bool{natural(0), natural(0)}},
	{Name: "bit", Takes: 2, value: bit, quick: func(x, i int64) (int64, bool) { return x >> min(uint64(i), 63) & 1, x >= 0 && i >= 0 },
		Want: "whole numbers, 0 or more", takes: []func(Number) bool{natural(0), natural(0)}},
	{Name: "factorial", Takes: 1, value: func(x, _ Number) Number { return ofInt(new(big.Int).MulRange(1, x.n)) },
		Want: "a whole number from 0 to 500", takes: []func(Number) bool{within(0, 500)}},
}

var byName = func() map[string]*Operation {
	all := make(map[string]*Operation)
	for i := range operations {
		all[operations[i].Name] = &operations[i]
	}
	return all
}()

// Find returns the operation of a name, nil if there is none.
func Find(name string) *Operation { return byName[name] }

// Function returns the function of numbers of a name, nil if there is none.
func Function(name string) *Operation {
	if name[0] < 'a' || name[0] > 'z' {
		return nil
	}
	return byName[name]
}

// Rounds is −1 for an expression that rounds down another, 1 for one that rounds up, 0 for others.
func Rounds(n *language.Node) int {
	if n.Op != language.Call {
		return 0
	}
	if o := Function(n.Text); o != nil {
		return o.Rounds
	}
	return 0
}

// Suits tells whether a number, by its place among those that it takes, may be given to it.
func (o *Operation) Suits(place int, x Number) bool {
	if x.IsInfinite() {
		return o.More
	}
	return o.takes == nil || o.takes[place] == nil || o.takes[place](x)
}

// Value is its value on numbers; ok is false where it has none. It may have more bits than numbers have.
func (o *Operation) Value(x ...Number) (value Number, ok bool) {
	for i, x := range x {
		if !o.Suits(i, x) {
			return Number{}, false
		}
	}
	value = x[0]
	if o.Takes == 1 {
		value = o.value(value, value)
	}
	for _, y := range x[1:] {
		value = o.value(value, y)
	}
	return value, value.Is()
}

// Short is Value in words and texts, where a root may have any degree and a power any exponent. It may
// have more than 63 bits.
func (o *Operation) Short(x ...Number) (value Number, ok bool) {
	const most = Words + 1 // with a larger degree a root is the same, and a power still too long, but of -1, 0 and 1
	if z, ok := o.Quick(x[0].n, x[len(x)-1].n); ok && len(x) <= 2 && x[0].d == 1 && x[len(x)-1].d == 1 {
		return Whole(z), true
	}
	switch {
	case o.Name == "root" && x[0].Cmp(Whole(most)) > 0:
		x = []Number{Whole(most), x[1]}
	case o.Name == "pow" && x[1].IsWhole() && x[1].Cmp(Whole(most)) > 0:
		x = []Number{x[0], Whole(most + int64(x[1].int().Bit(0)))}
	}
	return o.Value(x...)
}

// Quick is Short of numbers in machine numbers, of one that is given twice; where ok is false the value is one
// that Short tells, or there is none.
func (o *Operation) Quick(x, y int64) (z int64, ok bool) {
	if o.quick == nil {
		return 0, false
	}
	return o.quick(x, y)
}

// Refusal says that it has no value on what is given to it.
func Refusal[T fmt.Stringer](o *Operation, given ...T) string {
	var list []string
	for _, x := range given {
		list = append(list, x.String())
	}
	want := o.Want
	if slices.Contains(list, Infinite.String()) {
		want = "numbers that are not infinite"
	}
	if Function(o.Name) != nil {
		return fmt.Sprintf("%s(%s), want %s", o.Name, strings.Join(list, ", "), want)
	}
	return fmt.Sprintf("%s, want %s", strings.Join(list, " "+o.Name+" "), want)
}

func lesser(x, y Number) Number { return slices.MinFunc([]Number{x, y}, Number.Cmp) }

func greater(x, y Number) Number { return slices.MaxFunc([]Number{x, y}, Number.Cmp) }

func remainder(x, y Number) Number {
	if r, ok := rest(x.n, y.n); ok && x.d == 1 && y.d == 1 {
		return Whole(r)
	}
	return ofInt(new(big.Int).Mod(x.int(), y.int()))
}

func power(x, y Number) Number {
	if above, _ := x.Bits(); above*int(y.n) > Claims {
		return Number{}
	}
	return ofInt(new(big.Int).Exp(x.int(), y.int(), nil))
}

// logarithm is the largest k with b^k <= x.
func logarithm(b, x Number) Number {
	k, _ := logarithmOf(b.int(), x.int())
	return Whole(k)
}

// logarithmOf finds k and b^k by way of the square of b.
func logarithmOf(b, x *big.Int) (k int64, power *big.Int) {
	if b.Cmp(x) > 0 {
		return 0, big.NewInt(1)
	}
	k, power = logarithmOf(new(big.Int).Mul(b, b), x)
	if next := new(big.Int).Mul(power, b); next.Cmp(x) <= 0 {
		return 2*k + 1, next
	}
	return 2 * k, power
}

// root is the largest r with r^k <= x, bit by bit.
func root(k, x Number) Number {
	r := new(big.Int)
	for i := rootBits(k, x); i >= 0; i-- {
		r.SetBit(r, i, 1)
		if new(big.Int).Exp(r, k.int(), nil).Cmp(x.int()) > 0 {
			r.SetBit(r, i, 0)
		}
	}
	return ofInt(r)
}

// rootBits are the binary places of a root.
func rootBits(k, x Number) int {
	above, _ := x.Bits()
	return above / int(k.n)
}

// Work is how many operations it counts as in claims beyond those for the length of its numbers.
func (o *Operation) Work(x []Number) int {
	if o.Name != "root" {
		return 0
	}
	above, _ := x[1].Bits()
	return rootBits(x[0], x[1]) * ((above / 64) * (above / 64) / 256)
}

// bit is the bit of a number at a place, 0 for the last.
func bit(x, i Number) Number {
	if i.Cmp(Whole(Claims)) > 0 {
		return Whole(0)
	}
	return Whole(int64(x.int().Bit(int(i.n))))
}
