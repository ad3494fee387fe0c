package supertoroidal

import (
	"fmt"
	"math"
	"math/big"

	"topocert/props"
)

// span encloses a positive number between two fractions.
type span struct{ low, high *big.Rat }

func exactly(n int64) span { return span{big.NewRat(n, 1), big.NewRat(n, 1)} }

// pi encloses π between the neighbours of the floating-point number next to it.
func pi() span {
	return span{
		new(big.Rat).SetFloat64(math.Nextafter(math.Pi, 0)),
		new(big.Rat).SetFloat64(math.Nextafter(math.Pi, 4)),
	}
}

func (a span) times(p, q int64) span {
	r := big.NewRat(p, q)
	return span{new(big.Rat).Mul(a.low, r), new(big.Rat).Mul(a.high, r)}
}

func (a span) plus(n int64) span {
	r := big.NewRat(n, 1)
	return span{new(big.Rat).Add(a.low, r), new(big.Rat).Add(a.high, r)}
}

func (a span) add(b span) span {
	return span{new(big.Rat).Add(a.low, b.low), new(big.Rat).Add(a.high, b.high)}
}

func (a span) by(b span) span {
	return span{new(big.Rat).Mul(a.low, b.low), new(big.Rat).Mul(a.high, b.high)}
}

func (a span) over(b span) span {
	return span{new(big.Rat).Quo(a.low, b.high), new(big.Rat).Quo(a.high, b.low)}
}

// String returns three decimals.
func (a span) String() string { return a.low.FloatString(3) }

// root returns the square root, for people: three decimals.
func (a span) root() string {
	f, _ := a.low.Float64()
	return fmt.Sprintf("%.3f", math.Sqrt(f))
}

// atMost tells whether a ≤ b. Enclosures that meet, unless both are the same
// fraction, are an error and no answer.
func atMost(t *props.Case, a, b span) bool {
	if a.high.Cmp(b.low) <= 0 {
		return true
	}
	if a.low.Cmp(b.high) <= 0 {
		t.Check(fmt.Errorf("supertoroidal: %s and %s are too close to be told apart", a.low.FloatString(20), b.low.FloatString(20)))
	}
	return false
}

// sineOfPiOver encloses sin(π/n), n ≥ 2: the sine grows up to π/2, and the partial
// sums of its series, whose terms fall there, lie on its two sides in turn.
func sineOfPiOver(n int) span {
	const terms = 10
	x := pi().times(1, int64(n))
	partial := func(x *big.Rat, terms int64) *big.Rat {
		sum, term := new(big.Rat), new(big.Rat).Set(x)
		square := new(big.Rat).Mul(x, x)
		for i := range terms {
			sum.Add(sum, term)
			term.Mul(term, square)
			term.Mul(term, big.NewRat(-1, (2*i+2)*(2*i+3)))
		}
		return sum
	}
	return span{round(partial(x.low, terms), false), round(partial(x.high, terms+1), true)}
}

// round returns the next multiple of 2^−64 below or above x, to keep fractions
// short.
func round(x *big.Rat, up bool) *big.Rat {
	const bits = 64
	n := new(big.Int).Lsh(x.Num(), bits)
	n.Div(n, x.Denom())
	if up {
		n.Add(n, big.NewInt(1))
	}
	return new(big.Rat).SetFrac(n, new(big.Int).Lsh(big.NewInt(1), bits))
}
