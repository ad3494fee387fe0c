package ftt

import (
	"fmt"
	"strings"
	"testing"

	"topocert/certificates/formula"
	"topocert/props"
	"topocert/routing"
)

// valueOf returns the value of an expression for the given values, "x in [3]", …
func valueOf(t *testing.T, expr, values string) string {
	t.Helper()
	f, err := formula.Parse(expr + " for " + values)
	if err != nil {
		t.Fatal(err)
	}
	text := "no value"
	err = f.For.Each(func(e props.Env) error {
		v, err := f.Expr.Evaluate(e, nil)
		text = v.String()
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestHops: the formulas for (x_{n-1}-Mid) are what the router computes.
func TestHops(t *testing.T) {
	for n := 4; n <= 9; n++ {
		for x := n/2 + 1; x < n; x++ {
			for c := routing.FTTToRight; c <= routing.FTTToPlace; c++ {
				got, want := valueOf(t, hops(c), fmt.Sprintf("n in [%d], x in [%d]", n, x)), fmt.Sprint(c.From(x, n))
				if got != want {
					t.Errorf("n = %d, x1 = %d, %s: %s hops, want %s", n, x, c, got, want)
				}
			}
		}
	}
}

// TestPrintedPositions: the formulas for the printed positions, of which the claims
// speak, are what the corrections go through in Go, and each mesh link is met once in either direction.
func TestPrintedPositions(t *testing.T) {
	_, v, next := faultyLink()
	for n := 4; n <= 6; n++ {
		links, err := formula.ParseDomain(strings.Replace(meshLinks().For, "n >= 4", fmt.Sprintf("n in [%d]", n), 1))
		if err != nil {
			t.Fatal(err)
		}
		count := 0
		err = links.Each(func(e props.Env) error {
			count++
			number := func(name string) int { return int(e[name].Num().Int64()) }
			from := position{number("i"), number("j")}
			to := from.plus(0, number("a")).plus(1, number("b"))
			values := fmt.Sprintf("n in [%d], i in [%d], j in [%d], a in [%d], b in [%d], e in [%d]", n, from[0], from[1], number("a"), number("b"), number("e"))
			var got []position
			for _, p := range append([]place{v}, next[:]...) {
				var x, y int
				if _, err := fmt.Sscan(valueOf(t, p.x, values), &x); err != nil {
					return err
				}
				if _, err := fmt.Sscan(valueOf(t, p.y, values), &y); err != nil {
					return err
				}
				got = append(got, position{x, y})
			}
			in := nextPositions(n, from, to)
			if want := append([]position{to}, in[:]...); fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("n = %d, link %v–%v: %v, want %v", n, from, to, got, want)
			}
			if exists := valueOf(t, thirdExists, values); exists != fmt.Sprint(in[2].exists(n)) {
				t.Errorf("n = %d, link %v–%v: the third position exists: %s", n, from, to, exists)
			}
			return nil
		})
		if err != nil || count != 4*n*(n-1) {
			t.Errorf("n = %d: %d directed mesh links, want %d; %v", n, count, 4*n*(n-1), err)
		}
	}
}

// TestPrintedNext: likewise for the places that are printed for wrap-around links.
func TestPrintedNext(t *testing.T) {
	for n := 4; n <= 9; n++ {
		for x := range n {
			got, want := valueOf(t, printedNext, fmt.Sprintf("n in [%d], x in [%d]", n, x)), fmt.Sprint(printedPlace(n, n/2, 0, x))
			if got != want {
				t.Errorf("n = %d, x = %d: place %s, want %s", n, x, got, want)
			}
		}
	}
}
