package props

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/formula"
	"topocert/internal/deep"
)

func domainOf(t *testing.T, text string) formula.Domain {
	t.Helper()
	d, err := formula.ParseDomain(text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestWalkDomain: what is in a domain of too many tuples is found where the condition
// leaves out much at once, and else refused with the number.
func TestWalkDomain(t *testing.T) {
	for _, c := range []struct {
		domain string
		cases  int // −1 if it is refused
		plain  bool
		says   string
	}{
		{"n in 1..1000000, m in 1..1000000 if n*m == 0", 0, false, ""},
		{"n in 1..1000000, m in 1..1000000 if n*m <= 100", 482, false, ""},
		{"n in 1..1000000, m in n..1000000 if n*n + m*m == 1000000", 3, false, ""},
		{"n in 1..1000000, (m, k) in [(1, 2), (3, 4)], l in n..n+1 if n+m+k+l < 8", 3, false, ""},
		{"n in 0..1000000000000 if n > 999999999990 || n == 5", 11, false, ""},
		{"m in 1..1000000, n in 1..pow(2,m%3) if m < 4", 7, false, ""},
		{"n in 1..1000, m in n..n+9", 10_000, true, ""},
		{"n in 1..1000000, m in 1..1000000 if (n+m) % 1000 == 0", -1, false, "up to 1000000000000 tuples"},
		{"n in 1..1000000, m in 1..1000000", -1, false, "1000000000000 tuples"},
		{"n in 5..1, m in 1..1000000000 if n*m > 0", 0, true, ""},
	} {
		if strings.Contains(c.domain, "% 1000") && !deep.Tests() {
			continue // takes seconds until it is refused
		}
		cases := 0
		plain, err := WalkDomain(t.Context(), domainOf(t, c.domain), func(formula.Env) error { cases++; return nil })
		if c.cases < 0 {
			if !errors.Is(err, ErrDomain) || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%s: %v, want it refused: %s", c.domain, err, c.says)
			}
			continue
		}
		if err != nil || cases != c.cases || plain != c.plain {
			t.Errorf("%s: %d cases, plain %v, %v, want %d, %v", c.domain, cases, plain, err, c.cases, c.plain)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, text := range []string{"n in 1..9", "n in 1..1000000000 if n < 3"} {
		if _, err := WalkDomain(ctx, domainOf(t, text), func(formula.Env) error { return nil }); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: after the end: %v", text, err)
		}
	}
}

// TestBoxes: by boxes one finds the tuples that one finds one by one, in the same order.
func TestBoxes(t *testing.T) {
	deep.NotShort(t)
	random := rand.New(rand.NewPCG(1, 2))
	pick := func(list ...string) string { return list[random.IntN(len(list))] }
	term := func() string {
		return pick("n", "m", "k", "n*m", "n-m", "m*m", "(n+k)%3", "floor(m/2)", "abs(n-4)", "min(n, m, k)", "max(n, 2*m)", "pow(2, n%4)", "cond(n > m, n, k)", "1/(1+n*n)", "ceil(n*m/3)", "4", "-2")
	}
	for range deep.Cases(20, 80, 300) {
		comparison := func() string { return term() + pick(" < ", " <= ", " == ", " != ", " >= ", " > ") + term() }
		text := fmt.Sprintf("n in -3..%d, m in %s, %s if %s%s%s%s", random.IntN(9), pick("0..7", "n..7", "1..n", "floor(n/2)..6"),
			pick("k in [1, 5]", "k in m..m+n", "(k, l) in [(1, 2), (0, -1)]"), pick("", "!"), "("+comparison()+")", pick(" && ", " || "), "("+comparison()+")")
		d := domainOf(t, text)
		names := d.Names()
		var want, got []string
		errWant := d.Each(func(env formula.Env) error { want = append(want, valuesOf(names, env)); return nil })
		b := newBoxes(t.Context(), d, func(env formula.Env) error { got = append(got, valuesOf(names, env)); return nil })
		if n := b.size(); n != nil && n.IsInt64() && n.Int64() < int64(len(want)) {
			t.Errorf("%s: a size of %s, and %d tuples", text, n, len(want))
		}
		if err := b.vary(0); (err == nil) != (errWant == nil) || err == nil && !slices.Equal(got, want) {
			t.Errorf("%s: %v, %q, want %v, %q", text, err, got, errWant, want)
		}
	}
}

// named writes the values of some variables.
func valuesOf(names []string, env formula.Env) (text string) {
	for _, name := range names {
		text += name + "=" + env[name].RatString() + " "
	}
	return text
}
