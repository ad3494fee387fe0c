package formula

import (
	"maps"
	"math/big"
)

// quantified computes all, some, count, sum, min, max, least and most over a range of whole
// numbers. What is known within bounds only gives bounds.
func (v *evaluator) quantified(e *Expr, env Env) (Value, error) {
	from, to, err := v.limits(Range{Names: []string{e.text}, From: e.args[0], To: e.args[1]}, env)
	if err != nil {
		return Value{}, err
	}
	inner := maps.Clone(env)
	if inner == nil {
		inner = make(Env)
	}
	fold := newFold(e.op)
	for n := from; n.Cmp(to) <= 0 && !fold.done; n = new(big.Int).Add(n, big.NewInt(1)) {
		if err := v.step(); err != nil {
			return Value{}, err
		}
		inner[e.text] = new(big.Rat).SetInt(n)
		condition, err := v.value(e.args[2], inner)
		if err != nil {
			return Value{}, err
		}
		if condition.known && !condition.truth {
			continue
		}
		x, err := v.value(e.args[3], inner)
		if err != nil {
			return Value{}, err
		}
		if x.Infinite {
			return Value{}, noValue(e, "%s of something infinite", e.op)
		}
		if !condition.known {
			return Value{}, unlike(e, condition, "a condition that is known")
		}
		fold.take(x, inner[e.text])
		if err := inBounds(e, fold.value); err != nil {
			return Value{}, err
		}
	}
	return fold.result(e)
}

// fold is what a quantifier has found so far.
type fold struct {
	op    string
	value Value
	any   bool // something was met
	open  bool // the truth of something is not known
	done  bool
}

func newFold(op string) *fold {
	f := &fold{op: op}
	switch op {
	case "all", "some":
		f.value = truthOf(op == "all")
	case "count", "sum":
		f.value = exactly(new(big.Rat))
	}
	return f
}

func (f *fold) take(x Value, at *big.Rat) {
	first := !f.any
	f.any = true
	switch f.op {
	case "all", "some":
		if x.known && x.truth != (f.op == "all") {
			f.value, f.open, f.done = x, false, true
		}
		f.open = f.open || !x.known
	case "count":
		one := exactly(new(big.Rat))
		if !x.known || x.truth {
			one.High = big.NewRat(1, 1)
		}
		if x.known && x.truth {
			one.Low = one.High
		}
		f.value = sum(f.value, one)
	case "sum":
		f.value = sum(f.value, x)
	case "min", "max":
		if f.op == "max" {
			x = negative(x)
		}
		if !first {
			x = lesser(f.value, x)
		}
		f.value = x
	case "least":
		if (!x.known || x.truth) && f.value.Low == nil {
			f.value.Low = at
		}
		if x.known && x.truth {
			f.value.High, f.done = at, true
		}
	case "most":
		if x.known && x.truth {
			f.value.Low = at
		}
		if !x.known || x.truth {
			f.value.High = at
		}
	}
}

// result is the value of a quantifier of which all is taken in.
func (f *fold) result(e *Expr) (Value, error) {
	x := f.value
	x.sort = e.sort
	switch f.op {
	case "all", "some":
		if f.open {
			return Value{sort: truth}, nil
		}
	case "min":
		x.Infinite = !f.any
	case "max":
		if !f.any {
			return Value{}, noValue(e, "the largest of nothing")
		}
		x = negative(x)
	case "least":
		x.Infinite = x.Low == nil
	case "most":
		if x.High == nil {
			return Value{}, noValue(e, "nothing is so")
		}
	}
	return x, nil
}
