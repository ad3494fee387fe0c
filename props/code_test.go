package props

import (
	"context"
	"fmt"
	"math/big"
	"testing"
)

// TestLet: a further variable has its value, also one that is no whole number, or a large one.
func TestLet(t *testing.T) {
	session := newSession()
	defer session.Close()
	large := new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 70))
	c := Call{t: &Case{ctx: context.Background(), session: session}, of: &Instance{}}.Let("x", big.NewRat(5, 4)).Let("y", large)
	if !c.Is("4*x == 5 && y == pow(2, 70)") || c.Is("x == 5") || !c.Condition("k*x == 5", "k")(4) {
		t.Error("4x is not 5, or y is not 2⁷⁰")
	}
	if got, want := c.Text("{x} {y}"), "5/4 1180591620717411303424"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestQuick compares what is computed in 64 bits with what formulas come to, for some values of two
// variables, both of which vary, or one: where it has a value it is the same.
func TestQuick(t *testing.T) {
	session := newSession()
	defer session.Close()
	call := Call{t: &Case{ctx: context.Background(), session: session}, of: &Instance{}}
	for _, text := range []string{
		"x + 2*y - 7", "-x*y", "x%3", "(x - 5)%3 == y", "floor((x - 9)/4)", "ceil(-x/3)", "x/2 == 1", "abs(x - y)", "!(x < y)",
		"x < y && x/y < 1", "y == 0 || x/y >= 1", "cond(y > 0, x/y, 3)", "min(x, y, 2)", "xor(x, y)", "x*1000000*1000000*1000000 > y",
		"all a in 0..x if a%2 == 0: a <= y", "some a in x..y: a == 3", "count a in 0..x: a < y", "sum a in x..y: a*a", "min a in x..5, b in 0..1: a*b",
		"max a in x..y: -a", "x/y", "x%y", "pow(x, y)", "x != y", "floor(x) >= 2", "root(3, 7*x)", "root(2, x - 3)", "root(1, x)", "true", "false || x > 2",
	} {
		said := 0
		for y := range 5 {
			both, one := call.term(text, []string{"x", "y"}), call.Let("y", big.NewRat(int64(y), 1)).term(text, []string{"x"})
			for x := range 7 {
				got, ok := both.quickly([]int{x, y})
				if again, fine := one.quickly([]int{x}); fine != ok || ok && again != got {
					t.Errorf("%s for x = %d and y = %d, which is settled: %d, %v, want %d, %v", text, x, y, again, fine, got, ok)
				}
				if !ok {
					continue
				}
				said++
				v := both.value(x, y)
				want := v.String()
				if holds, known := v.Truth(); known {
					want = map[bool]string{true: "1", false: "0"}[holds]
				}
				if fmt.Sprint(got) != want {
					t.Errorf("%s for x = %d, y = %d: %d, want %s", text, x, y, got, want)
				}
			}
		}
		if said == 0 {
			t.Errorf("%s is never quick", text)
		}
	}
	for _, text := range []string{"order(Ring(x))", "4*diameter(Ring(x)) == 8", "all a in 3..x: size(Ring(a)) == a", "x == h"} {
		if call.Let("h", big.NewRat(1, 2)).term(text, []string{"x"}).quick != nil {
			t.Errorf("%s is quick", text)
		}
	}
}
