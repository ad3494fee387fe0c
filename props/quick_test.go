package props

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"topocert/certificates/formula"
)

// TestQuick compares what is quick with Evaluate, for some values of two variables: where it says a
// value it is the same, and it says one where Evaluate has a whole number or a truth.
func TestQuick(t *testing.T) {
	for _, text := range []string{
		"x + 2*y - 7", "-x*y", "x%3", "(x - 5)%3 == y", "floor((x - 9)/4)", "ceil(-x/3)", "x/2 == 1", "abs(x - y)", "!(x < y)",
		"x < y && x/y < 1", "y == 0 || x/y >= 1", "cond(y > 0, x/y, 3)", "min(x, y, 2)", "xor(x, y)", "x*1000000*1000000*1000000 > y",
		"all a in 0..x if a%2 == 0: a <= y", "some a in x..y: a == 3", "count a in 0..x: a < y", "sum a in x..y: a*a", "min a in x..5, b in 0..1: a*b",
		"max a in x..y: -a", "x/y", "x%y", "pow(x, y)", "x != y", "floor(x) >= 2", "root(3, 7*x)", "root(2, x - 3)", "root(1, x)", "true", "false || x > 2",
	} {
		f, err := formula.Parse(text + " for x in 0..6, y in 0..4")
		if err != nil {
			t.Fatal(err)
		}
		var x, y int
		value, _ := quickOf(f.Expr, map[string]slot{"x": {at: &x}, "y": {at: &y}})
		for i := range 7 * 5 {
			x, y = i/5, i%5
			still, settled := quickOf(f.Expr, map[string]slot{"x": {at: &x}, "y": {&y, true}})
			v, err := formula.Evaluate(f.Expr, formula.Env{"x": big.NewRat(int64(i/5), 1), "y": big.NewRat(int64(i%5), 1)}, nil)
			if value == nil {
				continue
			}
			got, ok := value()
			if again, fine := still(); again != got && ok || fine != ok || settled && strings.Contains(text, "x") {
				t.Errorf("%s for x = %d, y = %d, which is settled: %d, %v, want %d, %v", text, x, y, again, fine, got, ok)
			}
			want := v.String()
			if holds, known := v.Truth(); known {
				want = fmt.Sprint(oneIf(holds))
			}
			if ok && (err != nil || fmt.Sprint(got) != want) {
				t.Errorf("%s for x = %d, y = %d: %d, want %s, %v", text, i/5, i%5, got, want, err)
			}
		}
	}
}

// TestQuickAsksNothing: what asks for a fact, or has a variable that is not among the whole numbers, is
// not quick.
func TestQuickAsksNothing(t *testing.T) {
	for _, text := range []string{"order(Ring(x))", "4*diameter(Ring(x)) == 8", "all a in 3..x: size(Ring(a)) == a", "x == y"} {
		f, err := formula.Parse(text + " for x in 3..6, y in 0..4")
		if err != nil {
			t.Fatal(err)
		}
		if q, _ := quickOf(f.Expr, map[string]slot{"x": {at: new(int)}}); q != nil {
			t.Errorf("%s is quick", text)
		}
	}
}
