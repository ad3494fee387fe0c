package supertoroidal

import (
	"fmt"
	"math"
	"math/big"

	"topocert/props"
)

// rootProof is why the error of Γ(c,1,1) is of the order 1/√c at least.
const rootProof = "Nothing smaller than an order of 1/√c will do. In Γ(c,1,1), c ≥ 10, let |x|, |y| ≤ √c/4, with signs, and c/4 ≤ z ≤ 3c/4: these are at least c²/32 nodes. " +
	"No node is nearer to (0,0,0) than |x|+|y|, and these are √c farther. For a path of L ≥ c/2 links that is so as |x|+|y| ≤ √c/2. A shorter one cannot go round; the sum of y over its links (1,0,0), less that over the links (−1,0,0), " +
	"is z modulo c, so at least c/4 without its sign; and it is the area within the path on the plane of x and y, closed by (x,y) – (x,0) – (0,0), which is at most (L+|x|+|y|)²/16. So L ≥ 2√c − |x| − |y|. " +
	"As |x|+|y| is c/2 in the mean, half the diameter, the error is at least c²/32·√c/c³ = 1/(32√c)"

// aboveRoot counts the nodes of the proof in some networks, and says that the
// case fails.
func aboveRoot(t *props.Case) {
	const last = 40
	many, mean := 0, 0.0
	for c := 10; c <= last; c += 10 {
		net := gamma(t, c, 1, 1)
		level := t.Levels(net.Net, 0)
		total := 0
		many = 0
		for v := range uint32(net.Order()) {
			a := net.Coordinates(v)
			x, y, z := a[0], a[1], a[2]
			if 2*x > c {
				x -= c
			}
			if 2*y > c {
				y, z = y-c, (z+1)%c
			}
			excess := int(level[v]) - gap(x, 0) - gap(y, 0)
			near := 16*x*x <= c && 16*y*y <= c && c <= 4*z && 4*z <= 3*c
			if excess < 0 || near && excess*excess < c {
				t.Openf("%s: %s has the distance %d, against the proof", net.Name(), net.Label(v), level[v])
			}
			total += excess
			if near {
				many++
			}
		}
		if 32*many < c*c {
			t.Openf("%s has only %d nodes of the proof", net.Name(), many)
		}
		mean = float64(total) / float64(net.Order())
	}
	t.Failf("for even c ≥ 10 the error of Γ(c,1,1) is at least 1/(32√c), as the note proves: more than K·ln(c)/c, whatever K, where √c/ln(c) > 32K. "+
		"In Γ(%d,1,1) there are %d nodes with |x|, |y| ≤ √c/4 and c/4 ≤ z ≤ 3c/4, all √c or more farther from (0,0,0) than |x|+|y|, and no node is nearer; the error is %.3f = %.2f/√c",
		last, many, mean, mean*math.Sqrt(last))
}

// meanError returns the mean distance less half the table's diameter.
func meanError(t *props.Case, c, k, l int) *big.Rat {
	return new(big.Rat).Sub(t.Mean(gamma(t, c, k, l).Net), big.NewRat(int64(c*k+c*l), 4))
}

func meanBound(t *props.Case, c, k, l int) {
	e := meanError(t, c, k, l)
	t.Want(within(e, c), "the mean distance of Γ(%d,%d,%d) is %s from half the diameter, not proved to be at most 2·ln(c)/√c", c, k, l, e.FloatString(4))
}

// within tells whether |e| ≤ 2·ln(c)/√c is proved by a lower bound on ln(c).
func within(e *big.Rat, c int) bool {
	below, _ := log(c)
	left := new(big.Rat).Mul(big.NewRat(int64(c), 1), square(e))
	return left.Cmp(new(big.Rat).Mul(big.NewRat(4, 1), square(below))) <= 0
}

// errorFalls compares the ratios of the errors at c−2 and c to ln(c)/√c. It
// compares their squares, which are rational except for the logarithms.
func errorFalls(t *props.Case, c int) {
	before, now := meanError(t, c-2, 1, 1), meanError(t, c, 1, 1)
	left, right := square(now), square(before)
	left.Mul(left, big.NewRat(int64(c), 1))
	right.Mul(right, big.NewRat(int64(c-2), 1))
	lowBefore, highBefore := log(c - 2)
	lowNow, highNow := log(c)
	falls := times(left, highBefore).Cmp(times(right, lowNow)) <= 0
	grows := times(left, lowBefore).Cmp(times(right, highNow)) > 0
	if !falls && !grows {
		t.Check(fmt.Errorf("supertoroidal: the logarithms of %d and %d are not known well enough", c-2, c))
	}
	t.Want(falls, "the error is %s in Γ(%d,1,1) and %s in Γ(%d,1,1): times √c/ln(c) it grows from %.3f to %.3f",
		before.FloatString(4), c-2, now.FloatString(4), c, ratio(right, c-2), ratio(left, c))
}

// times returns x·y².
func times(x, y *big.Rat) *big.Rat { return new(big.Rat).Mul(x, square(y)) }

// ratio returns √x/ln(c), for people to read.
func ratio(x *big.Rat, c int) float64 {
	f, _ := x.Float64()
	return math.Sqrt(f) / math.Log(float64(c))
}

func square(x *big.Rat) *big.Rat { return new(big.Rat).Mul(x, x) }

// log encloses ln n: the integral of 1/x from 1 to n, in steps of 1/16. As
// 1/x is convex the midpoints' sum is below it and the trapezoids' above.
func log(n int) (below, above *big.Rat) {
	const steps = 16
	below, above = new(big.Rat), new(big.Rat)
	for i := int64(steps + 1); i <= int64(steps*n); i++ {
		below.Add(below, big.NewRat(2, 2*i-1))
		above.Add(above, big.NewRat(2*i-1, 2*i*(i-1)))
	}
	return below, above
}
