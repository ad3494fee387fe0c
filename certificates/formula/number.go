package formula

import (
	"cmp"
	"errors"
	"math/big"
	"slices"

	"topocert/certificates/language"
)

// Nearly all numbers are whole and short. They are computed in 64 bits, and those of a table are
// made once: no number is changed.

// short returns a number that is whole and has at most 31 bits.
func short(x *big.Rat) (n int64, is bool) {
	is = x.IsInt() && x.Num().BitLen() < 32
	if is {
		n = x.Num().Int64()
	}
	return n, is
}

func shorts(x, y *big.Rat) (m, n int64, are bool) {
	m, one := short(x)
	n, other := short(y)
	return m, n, one && other
}

// leastInTable is the first number of the table.
const leastInTable = -64

var table = makeTable()

func makeTable() []*big.Rat {
	made := make([]*big.Rat, 1024)
	for i := range made {
		made[i] = new(big.Rat).SetInt64(int64(leastInTable + i))
	}
	return made
}

func ratOf(n int64) *big.Rat {
	if leastInTable <= n && n-leastInTable < int64(len(table)) {
		return table[n-leastInTable]
	}
	return new(big.Rat).SetInt64(n)
}

// fraction is a whole number as a fraction.
func fraction(n *big.Int) *big.Rat {
	if n.BitLen() < 32 {
		return ratOf(n.Int64())
	}
	return new(big.Rat).SetInt(n)
}

func add(x, y *big.Rat) *big.Rat {
	if m, n, are := shorts(x, y); are {
		return ratOf(m + n)
	}
	return new(big.Rat).Add(x, y)
}

func multiply(x, y *big.Rat) *big.Rat {
	if m, n, are := shorts(x, y); are {
		return ratOf(m * n)
	}
	return new(big.Rat).Mul(x, y)
}

func negate(x *big.Rat) *big.Rat {
	if n, is := short(x); is {
		return ratOf(-n)
	}
	return new(big.Rat).Neg(x)
}

// divide divides by a number that is not 0.
func divide(x, y *big.Rat) *big.Rat {
	if m, n, are := shorts(x, y); are && m%n == 0 {
		return ratOf(m / n)
	}
	return new(big.Rat).Quo(x, y)
}

// order tells which of two numbers is larger, as big.Rat's Cmp does.
func order(x, y *big.Rat) int {
	if m, n, are := shorts(x, y); are {
		return cmp.Compare(m, n)
	}
	return x.Cmp(y)
}

// arithmetic computes + - * / % and the sign, on numbers that are known or enclosed
// by bounds.
func (v *evaluator) arithmetic(e *language.Node, args []Value) (Value, error) {
	doubtful, err := finite(e, args)
	if err == nil && len(args) == 2 {
		err = divides(e, args[0], args[1])
	}
	if doubtful || err != nil {
		return doubt(number), err
	}
	var x Value
	switch {
	case len(args) == 1:
		x = negative(args[0])
	case e.Op == "+":
		x = sum(args[0], args[1])
	case e.Op == "-":
		x = sum(args[0], negative(args[1]))
	case e.Op == "*":
		x = product(args[0], args[1])
	case e.Op == "/":
		a, b := args[0], args[1]
		if p, q, exact := bothExact(a, b); exact {
			x = exactly(divide(p, q))
			break
		}
		if b.Low == nil || b.High == nil || b.Low.Sign() != b.High.Sign() || b.Low.Sign() == 0 {
			return doubt(number), nil
		}
		x = product(a, Value{sort: number, Low: new(big.Rat).Inv(b.High), High: new(big.Rat).Inv(b.Low)})
	case e.Op == "%":
		a, exactA := args[0].Exact()
		b, exactB := args[1].Exact()
		if !exactA || !exactB {
			return doubt(number), nil
		}
		x = exactly(fraction(new(big.Int).Mod(a.Num(), b.Num())))
	}
	return x, v.inBounds(e, x)
}

// divides refuses divisors and dividends that are known not to do, whatever the other one is.
func divides(e *language.Node, a, b Value) error {
	n, exactA := a.Exact()
	m, exactB := b.Exact()
	switch {
	case e.Op == "/" && exactB && m.Sign() == 0:
		return noValue(e, "a division by zero")
	case e.Op == "%" && (exactB && (!m.IsInt() || m.Sign() <= 0) || exactA && !n.IsInt()):
		return noValue(e, "a remainder of %s and %s, want a whole number and one above 0", a, b)
	}
	return nil
}

// finite refuses operands that are infinite, and tells whether one may be, or may have no value.
func finite(e *language.Node, args []Value) (doubtful bool, err error) {
	for _, a := range args {
		if a.Infinite {
			return false, noValue(e, "arithmetic with something infinite")
		}
		doubtful = doubtful || a.doubtful || a.endless
	}
	return doubtful, nil
}

// inBounds refuses numbers that are too long, and counts those that are long.
func (v *evaluator) inBounds(e *language.Node, x Value) error {
	if err := v.long(x); err != nil {
		return err
	}
	for _, n := range []*big.Rat{x.Low, x.High} {
		if n != nil && (n.Num().BitLen() > maxBits || n.Denom().BitLen() > maxBits) {
			return noValue(e, "a number of more than %d bits", maxBits)
		}
	}
	return nil
}

func negative(a Value) Value {
	if x, exact := a.Exact(); exact {
		return exactly(negate(x))
	}
	x := Value{sort: number}
	if a.High != nil {
		x.Low = negate(a.High)
	}
	if a.Low != nil {
		x.High = negate(a.Low)
	}
	return x
}

func sum(a, b Value) Value {
	if x, y, exact := bothExact(a, b); exact {
		return exactly(add(x, y))
	}
	x := Value{sort: number}
	if a.Low != nil && b.Low != nil {
		x.Low = add(a.Low, b.Low)
	}
	if a.High != nil && b.High != nil {
		x.High = add(a.High, b.High)
	}
	return x
}

// bothExact returns two numbers if they are known.
func bothExact(a, b Value) (x, y *big.Rat, exact bool) {
	x, one := a.Exact()
	y, other := b.Exact()
	return x, y, one && other
}

// product multiplies. Of numbers with a bound missing something is known only if
// both are not negative.
func product(a, b Value) Value {
	if x, y, exact := bothExact(a, b); exact {
		return exactly(multiply(x, y))
	}
	x := Value{sort: number}
	if a.Low != nil && a.High != nil && b.Low != nil && b.High != nil {
		corners := []*big.Rat{multiply(a.Low, b.Low), multiply(a.Low, b.High), multiply(a.High, b.Low), multiply(a.High, b.High)}
		return Value{sort: number, Low: slices.MinFunc(corners, order), High: slices.MaxFunc(corners, order)}
	}
	if a.Low != nil && b.Low != nil && a.Low.Sign() >= 0 && b.Low.Sign() >= 0 {
		x.Low = multiply(a.Low, b.Low)
	}
	return x
}

// function computes the functions of the language.
func (v *evaluator) function(e *language.Node, env Env) (Value, error) {
	if e.Text == "cond" {
		return v.choice(e, env)
	}
	args, err := v.operands(e, env)
	if err != nil {
		return Value{}, err
	}
	if err := v.long(args...); err != nil {
		return Value{}, err
	}
	switch e.Text {
	case "min", "max": // of what may be infinite, too
		x := args[0]
		for _, a := range args[1:] {
			x = lesser(x, a, e.Text == "max")
		}
		return x, v.inBounds(e, x)
	}
	if doubtful, err := finite(e, args); doubtful || err != nil {
		return doubt(number), err
	}
	x := args[0]
	switch e.Text {
	case "floor", "ceil":
		x.Low, x.High = rounded(x.Low, e.Text == "ceil"), rounded(x.High, e.Text == "ceil")
	case "abs":
		x = absolute(x)
	case "pow":
		base, exactA := args[0].Exact()
		n, exactB := args[1].Exact()
		switch {
		case !exactA || !exactB:
			return doubt(number), nil
		case !base.IsInt() || !n.IsInt() || n.Sign() < 0 || n.Num().BitLen() > 14 || base.Num().BitLen()*int(n.Num().Int64()) > maxBits:
			return Value{}, noValue(e, "a power of %s and %s, want whole numbers, the second not negative, and at most %d bits", args[0], args[1], maxBits)
		}
		x = exactly(fraction(new(big.Int).Exp(base.Num(), n.Num(), nil)))
	case "log", "root", "xor", "bit", "factorial":
		return v.wholes(e, args)
	}
	return x, v.inBounds(e, x)
}

// wholes computes the functions of whole numbers.
func (v *evaluator) wholes(e *language.Node, args []Value) (Value, error) {
	var n []*big.Int
	for _, a := range args {
		x, exact := a.Exact()
		if !exact {
			return doubt(number), nil
		}
		if !x.IsInt() || x.Sign() < 0 {
			return Value{}, noValue(e, "%s of %s, want whole numbers, 0 or more", e.Text, a)
		}
		n = append(n, x.Num())
	}
	small := func(i int, least, most int64) bool {
		return n[i].IsInt64() && n[i].Int64() >= least && n[i].Int64() <= most
	}
	x := new(big.Int)
	switch e.Text {
	case "log": // the largest k with b^k <= n
		if n[0].Cmp(big.NewInt(2)) < 0 || n[1].Sign() == 0 {
			return Value{}, noValue(e, "a logarithm of %s to the base %s, want 1 or more and 2 or more", args[1], args[0])
		}
		k := int64(0)
		for p := new(big.Int).Set(n[0]); p.Cmp(n[1]) <= 0; p.Mul(p, n[0]) {
			k++
			if err := v.spend(p.BitLen() / 256); err != nil {
				return Value{}, err
			}
		}
		x.SetInt64(k)
	case "root": // the largest r with r^k <= n, bit by bit
		if !small(0, 1, maxBits) {
			return Value{}, noValue(e, "a root of degree %s, want 1 to %d", args[0], maxBits)
		}
		places, long := n[1].BitLen()/int(n[0].Int64()), n[1].BitLen()/64
		if err := v.spend(places * (long * long / 256)); err != nil {
			return Value{}, err
		}
		for i := places; i >= 0; i-- {
			x.SetBit(x, i, 1)
			if new(big.Int).Exp(x, n[0], nil).Cmp(n[1]) > 0 {
				x.SetBit(x, i, 0)
			}
		}
	case "xor":
		x.Xor(n[0], n[1])
	case "bit": // the bit of the number at a place, 0 for the last
		if small(1, 0, maxBits) {
			x.SetInt64(int64(n[0].Bit(int(n[1].Int64()))))
		}
	case "factorial":
		if !small(0, 0, 500) {
			return Value{}, noValue(e, "a factorial of %s, want at most 500", args[0])
		}
		x.MulRange(1, n[0].Int64())
	}
	value := exactly(fraction(x))
	return value, v.inBounds(e, value)
}

// choice computes cond(c, a, b): a if c holds, else b.
func (v *evaluator) choice(e *language.Node, env Env) (Value, error) {
	c, err := v.value(e.Args[0], env)
	if err != nil {
		return Value{}, err
	}
	if !c.known {
		return doubt(number), errors.Join(v.glance(e.Args[1], env), v.glance(e.Args[2], env))
	}
	if c.truth {
		return v.value(e.Args[1], env)
	}
	return v.value(e.Args[2], env)
}

func rounded(x *big.Rat, up bool) *big.Rat {
	if x == nil {
		return nil
	}
	if x.IsInt() {
		return x
	}
	n := new(big.Int)
	if up {
		n.Div(n.Neg(x.Num()), x.Denom())
		n.Neg(n)
	} else {
		n.Div(x.Num(), x.Denom())
	}
	return fraction(n)
}

func absolute(x Value) Value {
	switch {
	case x.Low != nil && x.Low.Sign() >= 0:
		return x
	case x.High != nil && x.High.Sign() <= 0:
		return negative(x)
	}
	y := Value{sort: number, Low: ratOf(0)}
	if x.Low != nil && x.High != nil {
		y.High = slices.MaxFunc([]*big.Rat{negate(x.Low), x.High}, order)
	}
	return y
}

// lesser returns the lesser of two numbers, or the greater; infinite is greater than all.
func lesser(a, b Value, greater bool) Value {
	switch {
	case a.doubtful || b.doubtful:
		return doubt(number)
	case a.Infinite && greater || b.Infinite && !greater:
		return a
	case a.Infinite || b.Infinite:
		return b
	case greater:
		x := lesser(negative(a), negative(b), false)
		x = negative(x)
		x.endless = a.endless || b.endless
		return x
	}
	x := Value{sort: number, endless: a.endless && b.endless}
	if a.Low != nil && b.Low != nil {
		x.Low = slices.MinFunc([]*big.Rat{a.Low, b.Low}, order)
	}
	for _, high := range []*big.Rat{a.High, b.High} {
		if high != nil && (x.High == nil || order(high, x.High) < 0) {
			x.High = high
		}
	}
	return x
}
