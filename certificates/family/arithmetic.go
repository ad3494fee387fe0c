package family

import (
	"math"
	"math/bits"

	"topocert/certificates/language"
)

// operation is a function of two numbers, or of one, which is given twice. The place is that
// for errors.
type operation func(r *run, at language.Place, x, y int64) int64

// plain makes an operation of a function that always has a value.
func plain(f func(x, y int64) int64) operation {
	return func(_ *run, _ language.Place, x, y int64) int64 { return f(x, y) }
}

// operations are all by their names.
var operations = map[string]operation{
	"+":         (*run).add,
	"-":         (*run).subtract,
	"*":         (*run).multiply,
	"/":         (*run).over,
	"%":         (*run).remainder,
	"abs":       (*run).abs,
	"pow":       (*run).power,
	"xor":       (*run).xor,
	"bit":       (*run).bit,
	"log":       (*run).log,
	"root":      (*run).root,
	"factorial": (*run).factorial,
	"!":         plain(func(x, _ int64) int64 { return 1 - x }),
	"min":       plain(func(x, y int64) int64 { return min(x, y) }),
	"max":       plain(func(x, y int64) int64 { return max(x, y) }),
}

// Apply is the value of an operation by its name, on two numbers, or on one that is given twice.
func Apply(name string, x, y int64) (int64, error) {
	r, do := new(run), operations[name]
	if do == nil {
		return 0, language.Place{}.Wrong("%s, want a function of whole numbers", name)
	}
	return do(r, language.Place{}, x, y), r.err
}

func (r *run) overflow(at language.Place) int64 {
	return r.fail(at, "a value beyond 64 bits, want %d to %d", int64(math.MinInt64), int64(math.MaxInt64))
}

// wants wants that a number is not below a bound.
func (r *run) wants(at language.Place, what string, x, bound int64) bool {
	if x < bound {
		r.fail(at, "%s of %d, want %d or more", what, x, bound)
	}
	return x >= bound
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
		return r.fail(at, "a division by 0, want another divisor"), true
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
		return r.fail(at, "%% by %d, want a positive divisor", y)
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
	case !r.wants(at, "pow with an exponent", y, 0):
		return 0
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
	r.wants(at, "xor", min(x, y), 0)
	return x ^ y
}

func (r *run) bit(at language.Place, x, i int64) int64 {
	if !r.wants(at, "bit", min(x, i), 0) {
		return 0
	}
	return x >> min(i, 63) & 1
}

func (r *run) log(at language.Place, b, x int64) (exponent int64) {
	if !r.wants(at, "log to the base", b, 2) || !r.wants(at, "log", x, 1) {
		return 0
	}
	for ; x >= b; x /= b { // ⌊⌊x/b⌋/b⌋ is ⌊x/b²⌋
		exponent++
	}
	return exponent
}

func (r *run) root(at language.Place, k, x int64) int64 {
	if !r.wants(at, "root with an exponent", k, 1) || !r.wants(at, "root", x, 0) {
		return 0
	}
	low, high := int64(0), x // low^k ≤ x, and nothing above high has that
	for low < high {
		middle, trial := high-(high-low)/2, new(run)
		if power := trial.power(at, middle, k); trial.err == nil && power <= x {
			low = middle
		} else {
			high = middle - 1
		}
	}
	return low
}

func (r *run) factorial(at language.Place, x, _ int64) int64 {
	product := int64(1)
	for r.wants(at, "factorial", x, 0); x > 1 && r.err == nil; x-- {
		product = r.multiply(at, product, x)
	}
	return product
}
