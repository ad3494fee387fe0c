package family

import (
	"math"

	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// apply is the value of an operation on two numbers, or on one that is given twice. The place is that for
// errors.
func (r *run) apply(o *meaning.Operation, at language.Place, x, y int64) int64 {
	if z, ok := o.Quick(x, y); ok {
		return z
	}
	numbers := []meaning.Number{meaning.Whole(x), meaning.Whole(y)}[:o.Takes]
	z, ok := o.Short(numbers...)
	switch value, whole := z.Int64(); {
	case !ok:
		return r.fail(at, "%s", meaning.Refusal(o, numbers...))
	case whole:
		return value
	case !z.IsWhole():
		return r.fail(at, "%d/%d is no whole number, want one, or floor(a/b) or ceil(a/b)", x, y)
	}
	return r.fail(at, "a value beyond 64 bits, want %d to %d", int64(math.MinInt64), int64(math.MaxInt64))
}

// Apply is the value of an operation by its name, on two numbers, or on one that is given twice.
func Apply(name string, x, y int64) (int64, error) {
	o := meaning.Find(name)
	if o == nil {
		return 0, language.Place{}.Wrong("%s, want an operation on numbers", name)
	}
	r := new(run)
	return r.apply(o, language.Place{}, x, y), r.err
}

// divide is the quotient, rounded down or up.
func (r *run) divide(at language.Place, x, y int64, up bool) int64 {
	if y == 0 || y == -1 {
		return r.apply(meaning.Find("/"), at, x, y)
	}
	quotient := meaning.FloorDiv(x, y)
	if up && x%y != 0 {
		quotient++
	}
	return quotient
}
