package formula

import (
	"cmp"
	"errors"
	"slices"

	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// calculated computes an operation on numbers that are known or enclosed by bounds.
func (v *evaluator) calculated(e *language.Node, args []Value) (Value, error) {
	o := meaning.Find(e.Op)
	switch {
	case e.Op == language.Call:
		o = meaning.Find(e.Text)
	case len(args) == 1: // a sign
		args = []Value{exactly(meaning.Whole(0)), args[0]}
	}
	if o.More {
		x := args[0]
		for _, a := range args[1:] {
			x = extreme(o, x, a)
		}
		return x, nil
	}
	var numbers []meaning.Number // those that are known
	doubtful := false
	for i, a := range args {
		switch {
		case !a.exact():
			doubtful = doubtful || a.doubtful || a.endless()
		case !o.Suits(i, a.low):
			return Value{}, noValue(e, "%s", meaning.Refusal(o, args...))
		default:
			numbers = append(numbers, a.low)
		}
	}
	switch {
	case doubtful:
	case len(numbers) == len(args):
		if err := v.spend(o.Work(numbers)); err != nil {
			return Value{}, err
		}
		x, ok := o.Value(numbers...)
		if !ok {
			return Value{}, noValue(e, "%s", meaning.Refusal(o, args...))
		}
		return exactly(x), nil
	case o.Slopes != nil:
		return between(o, args...), nil
	case o.Name == "abs":
		return absolute(args[0]), nil
	case o.Name == "*":
		return product(args[0], args[1]), nil
	case o.Name == "/":
		if b := args[1]; b.low.Is() && b.high.Is() && b.low.Sign()*b.high.Sign() > 0 {
			one := meaning.Whole(1)
			return product(args[0], Value{sort: number, low: one.Quo(b.high), high: one.Quo(b.low)}), nil
		}
	}
	return doubt(number), nil
}

// inBounds refuses numbers that are too long, and counts those that are long.
func (v *evaluator) inBounds(e *language.Node, x Value) error {
	if err := v.long(x); err != nil {
		return err
	}
	for _, n := range []meaning.Number{x.low, x.high} {
		if above, below := n.Bits(); max(above, below) > meaning.Claims {
			return noValue(e, "a number of more than %d bits", meaning.Claims)
		}
	}
	return nil
}

// between computes from bounds what grows or falls with each number.
func between(o *meaning.Operation, args ...Value) Value {
	low, high := make([]meaning.Number, len(args)), make([]meaning.Number, len(args))
	for i, a := range args {
		low[i], high[i] = a.low, a.high
		if o.Slopes[i] < 0 {
			low[i], high[i] = high[i], low[i]
		}
	}
	x := Value{sort: number}
	x.low, _ = o.Value(low...)
	x.high, _ = o.Value(high...)
	return x
}

// product multiplies. Of numbers with a bound missing something is known only if
// both are not negative.
func product(a, b Value) Value {
	x := Value{sort: number}
	switch {
	case a.low.Is() && a.high.Is() && b.low.Is() && b.high.Is():
		corners := []meaning.Number{a.low.Mul(b.low), a.low.Mul(b.high), a.high.Mul(b.low), a.high.Mul(b.high)}
		x.low, x.high = slices.MinFunc(corners, meaning.Number.Cmp), slices.MaxFunc(corners, meaning.Number.Cmp)
	case a.low.Is() && b.low.Is() && a.low.Sign() >= 0 && b.low.Sign() >= 0:
		x.low = a.low.Mul(b.low)
	}
	return x
}

// absolute is an absolute value.
func absolute(x Value) Value {
	negative := between(meaning.Find("-"), exactly(meaning.Whole(0)), x)
	switch {
	case x.low.Is() && x.low.Sign() >= 0:
		return x
	case x.high.Is() && x.high.Sign() <= 0:
		return negative
	case x.low.Is() && x.high.Is():
		return Value{sort: number, low: meaning.Whole(0), high: extreme(meaning.Find("max"), x, negative).high}
	}
	return Value{sort: number, low: meaning.Whole(0)}
}

// extreme is the lesser of two numbers, or the greater; infinite is greater than all.
func extreme(o *meaning.Operation, a, b Value) Value {
	if a.doubtful || b.doubtful {
		return doubt(number)
	}
	x, greater := Value{sort: number, low: cmp.Or(a.low, b.low), high: cmp.Or(a.high, b.high)}, o.Name == "max"
	switch { // what has no bound is below all that have one
	case a.low.Is() && b.low.Is():
		x.low, _ = o.Value(a.low, b.low)
	case !greater:
		x.low = meaning.Number{}
	}
	switch { // what has no bound is above all but infinite
	case a.high.Is() && b.high.Is():
		x.high, _ = o.Value(a.high, b.high)
	case x.endless() != greater:
		x.high = meaning.Number{}
	}
	return x
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
