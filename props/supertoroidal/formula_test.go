package supertoroidal

import (
	"fmt"
	"math/big"
	"testing"

	"topocert/certificates/formula"
	"topocert/props"
)

// evaluate returns the value of an expression for the values of two variables.
func evaluate(t *testing.T, text, x, y string, a, b int) formula.Value {
	t.Helper()
	f, err := formula.Parse(fmt.Sprintf("%s for %s in [%d], %s in [%d]", text, x, a, y, b))
	if err != nil {
		t.Fatal(err)
	}
	value, err := f.Expr.Evaluate(props.Env{x: big.NewRat(int64(a), 1), y: big.NewRat(int64(b), 1)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return value
}

// TestWorstStretch compares the formula of the stretch with the largest of all the
// numbers that it stands for, and sees that there is just one turning point.
func TestWorstStretch(t *testing.T) {
	if testing.Short() {
		t.Skip("evaluates a formula for many values")
	}
	for c := 4; c <= 100; c += 2 {
		worst := new(big.Rat)
		var got []formula.Value
		for s := 2; s <= c; s++ {
			if q := big.NewRat(int64(s+2*min(s*s/4+1, c/2)), int64(s)); q.Cmp(worst) > 0 {
				worst = q
			}
			if turns, _ := evaluate(t, turningPoint, "c", "s", c, s).Truth(); turns {
				got = append(got, evaluate(t, worstStretch, "c", "s", c, s))
			}
		}
		if len(got) != 1 || got[0].String() != worst.RatString() {
			t.Errorf("c = %d: %v, want %s", c, got, worst.RatString())
		}
	}
}

// TestReaches compares the formula of (6) with a search for all representations.
func TestReaches(t *testing.T) {
	for c := 4; c <= 10; c += 2 {
		for l := 1; l <= 5; l++ {
			got, _ := evaluate(t, reaches, "c", "l", c, l).Truth()
			if wrong := wrongQuotient(c, l); got != (wrong == "") {
				t.Errorf("c = %d, l = %d: %v, but %q", c, l, got, wrong)
			}
		}
	}
}
