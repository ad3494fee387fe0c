package family

import (
	"math"
	"math/bits"

	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// operation is a function of two numbers, or of one, which is given twice. The place is that
// for errors.
type operation func(r *run, at language.Place, x, y int64) int64

// plain makes an operation of a function that always has a value.
func plain(f func(x, y int64) int64) operation {
	return func(_ *run, _ language.Place, x, y int64) int64 { return f(x, y) }
}

// operations are those that are met often, by their names, in machine numbers.
var operations = map[string]operation{
	"+":   (*run).add,
	"-":   (*run).subtract,
	"*":   (*run).multiply,
	"/":   (*run).over,
	"%":   (*run).remainder,
	"abs": (*run).abs,
	"pow": (*run).power,
	"xor": (*run).xor,
	"bit": (*run).bit,
	"!":   plain(func(x, _ int64) int64 { return 1 - x }),
	"min": plain(func(x, y int64) int64 { return min(x, y) }),
	"max": plain(func(x, y int64) int64 { return max(x, y) }),
}

// operationOf is an operation: one of those, or as package meaning has it.
func operationOf(name string) operation {
	if do := operations[name]; do != nil {
		return do
	}
	o := meaning.Find(name)
	return func(r *run, at language.Place, x, y int64) int64 {
		numbers := []meaning.Number{meaning.Whole(x), meaning.Whole(y)}[:o.Takes]
		z, ok := o.Short(numbers...)
		if !ok {
			return r.refuse(at, name, numbers...)
		}
		value, ok := z.Int64()
		if !ok {
			return r.overflow(at)
		}
		return value
	}
}

// Apply is the value of an operation by its name, on two numbers, or on one that is given twice.
func Apply(name string, x, y int64) (int64, error) {
	if operations[name] == nil && meaning.Find(name) == nil {
		return 0, language.Place{}.Wrong("%s, want an operation on numbers", name)
	}
	r := new(run)
	return operationOf(name)(r, language.Place{}, x, y), r.err
}

func (r *run) overflow(at language.Place) int64 {
	return r.fail(at, "a value beyond 64 bits, want %d to %d", int64(math.MinInt64), int64(math.MaxInt64))
}

// refuse notes that an operation has no value on numbers.
func (r *run) refuse(at language.Place, name string, numbers ...meaning.Number) int64 {
	return r.fail(at, "%s", meaning.Refusal(meaning.Find(name), numbers...))
}

func (r *run) add(at language.Place, x, y int64) int64 {
	sum := x + y
	if (x^sum)&(y^sum) < 0 {
		return r.overflow(at)
	}
	return sum
}

func (r *run) subtract(at language.Place, x, y int64) int64 {
	difference := x - y
	if (x^y)&(x^difference) < 0 {
		return r.overflow(at)
	}
	return difference
}

func (r *run) multiply(at language.Place, x, y int64) int64 {
	high, low := bits.Mul64(uint64(x), uint64(y))
	if x < 0 {
		high -= uint64(y)
	}
	if y < 0 {
		high -= uint64(x)
	}
	if high != uint64(int64(low)>>63) { // of 128 bits with a sign, the upper 65 are alike
		return r.overflow(at)
	}
	return int64(low)
}

// divide is the quotient, rounded down or up, and whether it is exact.
func (r *run) divide(at language.Place, x, y int64, up bool) (quotient int64, exact bool) {
	switch {
	case y == 0:
		return r.refuse(at, "/", meaning.Whole(x), meaning.Whole(y)), true
	case y == -1:
		return r.subtract(at, 0, x), true
	}
	quotient = x / y // rounded towards 0
	if x%y == 0 {
		return quotient, true
	}
	if negative := (x < 0) != (y < 0); negative && !up {
		quotient--
	} else if up && !negative {
		quotient++
	}
	return quotient, false
}

func (r *run) over(at language.Place, x, y int64) int64 {
	quotient, exact := r.divide(at, x, y, false)
	if !exact {
		return r.fail(at, "%d/%d is no whole number, want one, or floor(a/b) or ceil(a/b)", x, y)
	}
	return quotient
}

func (r *run) remainder(at language.Place, x, y int64) int64 {
	switch {
	case y <= 0:
		return r.refuse(at, "%", meaning.Whole(x), meaning.Whole(y))
	case 0 <= x && x < y:
		return x
	}
	rest := x % y
	if rest < 0 {
		rest += y
	}
	return rest
}

func (r *run) abs(at language.Place, x, _ int64) int64 {
	if x < 0 {
		return r.subtract(at, 0, x)
	}
	return x
}

func (r *run) power(at language.Place, x, y int64) int64 {
	switch {
	case y < 0:
		return r.refuse(at, "pow", meaning.Whole(x), meaning.Whole(y))
	case x == 0 || x == 1 || x == -1: // at most one factor counts
		y = min(y, 2-y&1)
	case y > 63:
		return r.overflow(at)
	}
	product := int64(1)
	for {
		if y&1 == 1 {
			product = r.multiply(at, product, x)
		}
		if y >>= 1; y == 0 || r.err != nil {
			return product
		}
		x = r.multiply(at, x, x)
	}
}

func (r *run) xor(at language.Place, x, y int64) int64 {
	if x < 0 || y < 0 {
		return r.refuse(at, "xor", meaning.Whole(x), meaning.Whole(y))
	}
	return x ^ y
}

func (r *run) bit(at language.Place, x, i int64) int64 {
	if x < 0 || i < 0 {
		return r.refuse(at, "bit", meaning.Whole(x), meaning.Whole(i))
	}
	return x >> min(i, 63) & 1
}
