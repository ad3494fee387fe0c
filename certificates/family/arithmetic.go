package family

import (
	"math"
	"math/bits"

	"topocert/certificates/language"
)

// Sums and products that leave 64 bits are errors.

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
	high, low := bits.Mul64(magnitude(x), magnitude(y))
	negative := (x < 0) != (y < 0)
	if high > 0 || low > math.MaxInt64 && !(negative && low == 1<<63) {
		return r.overflow(at)
	}
	if negative {
		return int64(-low)
	}
	return int64(low)
}

func magnitude(x int64) uint64 {
	if x < 0 {
		return -uint64(x)
	}
	return uint64(x)
}

func (r *run) overflow(at language.Place) int64 {
	return r.fail(at, "a value beyond 64 bits, want %d to %d", math.MinInt64, math.MaxInt64)
}

// power is x^y, for y ≥ 0, by squaring.
func (r *run) power(at language.Place, x, y int64) int64 {
	if x == 0 || x == 1 || x == -1 {
		return [...]int64{1 - 2*(y&1), truth(y == 0), 1}[x+1]
	}
	if y > 63 {
		return r.overflow(at)
	}
	product := int64(1)
	for {
		if y&1 == 1 {
			product = r.multiply(at, product, x)
		}
		if y >>= 1; y == 0 {
			return product
		}
		x = r.multiply(at, x, x)
	}
}

// remainder is that of x by y ≥ 1: it is not negative.
func (r *run) remainder(at language.Place, x, y int64) int64 {
	if y <= 0 {
		return r.fail(at, "%% by %d, want a positive divisor", y)
	}
	if 0 <= x && x < y {
		return x
	}
	rest := x % y
	if rest < 0 {
		rest += y
	}
	return rest
}

func (c *compiler) arithmetic(n *language.Node) term {
	at := n.Place
	a := c.term(n.Args[0])
	if len(n.Args) == 1 {
		return func(r *run) int64 { return r.subtract(at, 0, a(r)) }
	}
	b := c.term(n.Args[1])
	y, known := c.known(n.Args[1], b)
	switch {
	case known && n.Op == "+":
		return func(r *run) int64 { return r.add(at, a(r), y) }
	case known && n.Op == "%":
		return func(r *run) int64 { return r.remainder(at, a(r), y) }
	}
	switch n.Op {
	case "+":
		return func(r *run) int64 { return r.add(at, a(r), b(r)) }
	case "-":
		return func(r *run) int64 { return r.subtract(at, a(r), b(r)) }
	case "*":
		return func(r *run) int64 { return r.multiply(at, a(r), b(r)) }
	case "%":
		return func(r *run) int64 { return r.remainder(at, a(r), b(r)) }
	}
	return func(r *run) int64 {
		q := r.over(at, fraction{a(r), 1}, fraction{b(r), 1})
		if q.below != 1 {
			return r.fail(at, "%d/%d is no whole number, want one, or floor or ceil around it", q.above, q.below)
		}
		return q.above
	}
}

// fraction is above/below in lowest terms, below ≥ 1.
type fraction struct{ above, below int64 }

// over is a/b.
func (r *run) over(at language.Place, a, b fraction) fraction {
	if b.above == 0 {
		r.fail(at, "a division by 0, want another divisor")
		return fraction{0, 1}
	}
	return r.lowest(at, r.multiply(at, a.above, b.below), r.multiply(at, a.below, b.above))
}

// lowest is above/below; below is not 0.
func (r *run) lowest(at language.Place, above, below int64) fraction {
	a, b := magnitude(above), magnitude(below)
	for b != 0 {
		a, b = b, a%b
	}
	if a > math.MaxInt64 || r.err != nil {
		r.overflow(at)
		return fraction{0, 1}
	}
	if divisor := int64(a); below < 0 {
		return fraction{r.subtract(at, 0, above/divisor), r.subtract(at, 0, below/divisor)}
	} else {
		return fraction{above / divisor, below / divisor}
	}
}

// exact compiles what stands within floor and ceil.
func (c *compiler) exact(n *language.Node) func(*run) fraction {
	at := n.Place
	if len(n.Args) == 1 && n.Op == "-" {
		a := c.exact(n.Args[0])
		return func(r *run) fraction {
			x := a(r)
			return fraction{r.subtract(at, 0, x.above), x.below}
		}
	}
	switch n.Op {
	case "+", "-", "*", "/":
	default:
		whole := c.term(n)
		return func(r *run) fraction { return fraction{whole(r), 1} }
	}
	a, b := c.exact(n.Args[0]), c.exact(n.Args[1])
	return func(r *run) fraction {
		x, y := a(r), b(r)
		switch n.Op {
		case "*":
			return r.lowest(at, r.multiply(at, x.above, y.above), r.multiply(at, x.below, y.below))
		case "/":
			return r.over(at, x, y)
		}
		left, right := r.multiply(at, x.above, y.below), r.multiply(at, y.above, x.below)
		below := r.multiply(at, x.below, y.below)
		if n.Op == "+" {
			return r.lowest(at, r.add(at, left, right), below)
		}
		return r.lowest(at, r.subtract(at, left, right), below)
	}
}

// call compiles what the language itself has of numbers; nil for other names.
func (c *compiler) call(n *language.Node) term {
	at := n.Place
	switch n.Text {
	case "floor", "ceil":
		a, up := c.exact(n.Args[0]), truth(n.Text == "ceil")
		return func(r *run) int64 {
			x := a(r)
			rest := r.remainder(at, x.above, x.below)
			low := (x.above - rest) / x.below
			if rest != 0 {
				low += up
			}
			return low
		}
	case "cond":
		cond, yes, no := c.term(n.Args[0]), c.term(n.Args[1]), c.term(n.Args[2])
		return func(r *run) int64 {
			if cond(r) != 0 {
				return yes(r)
			}
			return no(r)
		}
	case "min", "max", "abs", "pow", "xor", "bit", "log", "root", "factorial":
	default:
		return nil
	}
	var args []term
	for _, a := range n.Args {
		args = append(args, c.term(a))
	}
	first, second := args[0], args[len(args)-1]
	switch n.Text {
	case "abs":
		return func(r *run) int64 {
			x := first(r)
			if x < 0 {
				return r.subtract(at, 0, x)
			}
			return x
		}
	case "factorial":
		return func(r *run) int64 {
			x := first(r)
			if r.least(at, n.Text, x, 0); x > 20 {
				return r.overflow(at)
			}
			product := int64(1)
			for i := range x {
				product *= i + 1
			}
			return product
		}
	case "min", "max":
		return func(r *run) int64 {
			best := first(r)
			for _, a := range args[1:] {
				if x := a(r); (x < best) == (n.Text == "min") {
					best = x
				}
			}
			return best
		}
	}
	return func(r *run) int64 { return r.binary(n, first(r), second(r)) }
}

// least wants an argument that is not below a bound.
func (r *run) least(at language.Place, what string, x, bound int64) bool {
	if x < bound {
		r.fail(at, "%s of %d, want %d or more", what, x, bound)
	}
	return x >= bound
}

// binary are the functions of two numbers.
func (r *run) binary(n *language.Node, x, y int64) int64 {
	at := n.Place
	switch n.Text {
	case "pow":
		if !r.least(at, "pow with an exponent", y, 0) {
			return 0
		}
		return r.power(at, x, y)
	case "xor":
		if !r.least(at, "xor", min(x, y), 0) {
			return 0
		}
		return x ^ y
	case "bit":
		if !r.least(at, "bit", min(x, y), 0) {
			return 0
		}
		return x >> min(y, 63) & 1
	case "log":
		if !r.least(at, "log to the base", x, 2) || !r.least(at, "log", y, 1) {
			return 0
		}
		exponent := int64(0)
		for ; y >= x; y /= x { // ⌊⌊y/b⌋/b⌋ is ⌊y/b²⌋
			exponent++
		}
		return exponent
	}
	if !r.least(at, "root with an exponent", x, 1) || !r.least(at, "root", y, 0) {
		return 0
	}
	low, high := int64(0), y // low^x ≤ y, and nothing above high has that
	for low < high {
		middle := high - (high-low)/2
		test := new(run)
		if power := test.power(at, middle, x); test.err == nil && power <= y {
			low = middle
		} else {
			high = middle - 1
		}
	}
	return low
}
