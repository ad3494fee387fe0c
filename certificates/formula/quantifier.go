package formula

import (
	"cmp"
	"errors"
	"maps"
	"math/big"

	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// quantified computes all, some, count, sum, min, max, least and most over a range of whole
// numbers. What is known within bounds only gives bounds.
func (v *evaluator) quantified(e *language.Node, env Env) (Value, error) {
	over, body := e.Ranges[0], e.Args[0]
	from, to, err := v.limits(Range{Names: over.Names, From: over.In.Args[0], To: over.In.Args[1]}, env)
	if err != nil {
		return Value{}, err
	}
	inner := make(Env)
	maps.Copy(inner, env)
	fold := newFold(e.Op)
	for n := from; n.Cmp(to) <= 0 && !fold.done; n = after(n) {
		if err := v.spend(1); err != nil {
			return Value{}, err
		}
		inner[over.Names[0]] = n
		condition, err := v.value(over.If, inner)
		if err != nil {
			return Value{}, err
		}
		switch {
		case !condition.known:
			return Value{}, errors.Join(unlike(e, condition, "a condition that is known"), v.glance(body, inner))
		case !condition.truth:
			continue
		case fold.value.doubtful:
			if err := v.glance(body, inner); err != nil {
				return Value{}, err
			}
			continue
		}
		x, err := v.value(body, inner)
		if err != nil {
			return Value{}, err
		}
		if x.IsInfinite() && e.Op == "sum" {
			return Value{}, noValue(e, "a sum of something infinite")
		}
		fold.take(x, n)
		if err := v.inBounds(e, fold.value); err != nil {
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
	done  bool
}

func newFold(op string) *fold {
	f := &fold{op: op}
	switch op {
	case "all", "some":
		f.value = truthOf(op == "all")
	case "count", "sum":
		f.value = exactly(meaning.Whole(0))
	case "min":
		f.value = exactly(meaning.Infinite)
	}
	return f
}

func (f *fold) take(x Value, at *big.Rat) {
	first := !f.any
	f.any = true
	if x.doubtful || x.endless() && f.op == "sum" || !x.known && (f.op == "all" || f.op == "some") {
		f.value = doubt(x.sort)
		return
	}
	here, may, does := meaning.Of(at), !x.known || x.truth, x.known && x.truth // whether it may hold, and whether it does
	switch f.op {
	case "all", "some":
		if x.truth != (f.op == "all") {
			f.value, f.done = x, true
		}
	case "count":
		one := Value{sort: number, low: meaning.Whole(0), high: meaning.Whole(0)}
		if may {
			one.high = meaning.Whole(1)
		}
		if does {
			one.low = one.high
		}
		f.value = between(meaning.Find("+"), f.value, one)
	case "sum":
		f.value = between(meaning.Find("+"), f.value, x)
	case "min", "max":
		if !first {
			x = extreme(meaning.Find(f.op), f.value, x)
		}
		f.value = x
	case "least":
		if may && !f.value.low.Is() {
			f.value.low = here
		}
		if does {
			f.value.high, f.done = here, true
		}
	case "most":
		if does {
			f.value.low = here
		}
		if may {
			f.value.high = here
		}
	}
}

// result is the value of a quantifier of which all is taken in.
func (f *fold) result(e *language.Node) (Value, error) {
	x := f.value
	x.sort = sortOf(e)
	if x.doubtful {
		return x, nil
	}
	switch f.op {
	case "max":
		if !f.any {
			return Value{}, noValue(e, "the largest of nothing")
		}
	case "least":
		x.low, x.high = cmp.Or(x.low, meaning.Infinite), cmp.Or(x.high, meaning.Infinite)
	case "most":
		if !x.high.Is() {
			return Value{}, noValue(e, "nothing is so")
		}
		if !x.low.Is() {
			return doubt(sortOf(e)), nil
		}
	}
	return x, nil
}
