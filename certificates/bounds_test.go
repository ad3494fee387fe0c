package certificates

import (
	"fmt"
	"math/big"
	"testing"
)

// TestBounds: what statements say of facts, and what two say together.
func TestBounds(t *testing.T) {
	write := func(b Bounds) string {
		side := func(x *big.Rat) string {
			if x == nil {
				return "-"
			}
			return x.RatString()
		}
		return fmt.Sprintf("%s %s %q %v %v", side(b.Low), side(b.High), b.Word, b.List, b.Settled())
	}
	for _, test := range []struct{ subject, relation, value, want string }{
		{"diameter", "=", "5", `5 5 "" [] true`},
		{"bisection", "<=", "5", `- 5 "" [] false`},
		{"bisection", ">=", "5", `5 - "" [] false`},
		{"audit", "=", "7/2", `7/2 7/2 "" [] true`},
		{"diameter", "=", "infinite", `- - "infinite" [] true`},
		{"diameter", "<=", "infinite", `- - "" [] false`},
		{"distances", "=", "1,2,2", `- - "" [1/1 2/1 2/1] true`},
		{"distances", "=", "1", `- - "" [1/1] true`},
		{"distances", "=", "1,x", `- - "" [] false`},
		{"surplus", "=", "-1/2", `-1/2 -1/2 "" [] true`},
		{"diameter", "=", "--1", `- - "--1" [] true`},
		{"bisection", "<=", "0", `0 0 "" [] true`},
		{"surplus", "<=", "0", `- 0 "" [] false`},
		{"diameter", "=", "1/0", `- - "1/0" [] true`},
	} {
		got := BoundsOf(Statement{Subject: test.subject, Relation: test.relation, Value: test.value})
		if write(got) != test.want {
			t.Errorf("%s %s %s says %s, want %s", test.subject, test.relation, test.value, write(got), test.want)
		}
	}
	between := func(low, high int64) Bounds { return Bounds{Low: big.NewRat(low, 1), High: big.NewRat(high, 1)} }
	for _, test := range []struct {
		a, b Bounds
		want string
	}{
		{between(1, 5), between(2, 4), `2 4 "" [] false`},
		{between(2, 4), between(1, 5), `2 4 "" [] false`},
		{between(1, 3), between(3, 5), `3 3 "" [] true`},
		{Bounds{}, between(3, 5), `3 5 "" [] false`},
		{between(3, 5), Bounds{}, `3 5 "" [] false`},
		{Bounds{Word: "yes"}, Bounds{Word: "no"}, `- - "yes" [] true`},
		{Bounds{}, Bounds{Word: "no"}, `- - "no" [] true`},
	} {
		if got := write(test.a.And(test.b)); got != test.want {
			t.Errorf("%s and %s is %s, want %s", write(test.a), write(test.b), got, test.want)
		}
	}
}
