package words

import (
	"fmt"
	"strings"
	"testing"
)

func TestDraftIsRead(t *testing.T) {
	l := new(Library)
	for _, test := range []struct{ text, want string }{
		{"Prism(n) = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)", ""},
		{"Cube(n)   = graph v in 0..pow(2,n)-1: xor(v, pow(2,k)) for k in 0..n-1", ""},
		{"Ring(n) = graph i in 0..n-1: (i+1)%n\nshorter   = route Ring(n) from i to j: (i+1)%n if 2*((j-i)%n) <= n; (i-1)%n", ""},
		{"domination_number(G) = least k in 0..order(G): some S in sets(vertices(G), k): all v in vertices(G): v in S || some u in neighbors(G, v): u in S", ""},
		{"path(G, u, v, l) = some p in maps(0..l, vertices(G)): p[0] == u && p[l] == v && (all i in 0..l, j in 0..i-1: p[i] != p[j]) && all i in 0..l-1: adjacent(G, p[i], p[i+1])", ""},
		{"f(G) = all v in vertices(G): v < 3", "column 30: a vertex or link, want a number"},
		{"f(G) = domination(G)", "column 8: domination is not defined before, want a word or a network that is"},
		{"f(G) = f(G)", "column 8: f is not defined before, want a word or a network that is"},
		{"f(G) = degre(G, 1) + 1", "column 8: degre is not defined before, want a word or a network that is"},
		{"P(n) = graph i in 0..n-1, s in 0..1: (i+1)%n", "column 43: a number, want (a number, a number)"},
	} {
		_, err := l.Extend(test.text, func(string) string { return "" }, nil)
		if got := ""; err != nil && err.Error() != test.want || err == nil && test.want != got {
			t.Errorf("%s: %v, want %s", test.text, err, test.want)
		}
	}
}

// TestManyVariables: what would take time in the square of the variables is refused.
func TestManyVariables(t *testing.T) {
	var ranges, params []string
	for i := range 30000 {
		ranges = append(ranges, fmt.Sprintf("x%d in 0..0", i))
		params = append(params, fmt.Sprintf("x%d", i))
	}
	for _, test := range []struct{ text, want string }{
		{"N = graph " + strings.Join(ranges, ", ") + ": x1", "more than 256 variables at one time, want fewer"},
		{"f(" + strings.Join(params, ", ") + ") = 1", "more than 256 parameters of f, want at most that many"},
	} {
		_, err := Standard().Extend(test.text, func(string) string { return "" }, nil)
		if err == nil || !strings.HasSuffix(err.Error(), test.want) {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
}

// TestSortsBounded: definitions whose sorts would grow without bound are refused at once.
func TestSortsBounded(t *testing.T) {
	doubling := "a0(x) = (x+1, x)\n"
	for i := 1; i < 60; i++ {
		doubling += fmt.Sprintf("a%d(x) = (a%d(x), a%d(x))\n", i, i-1, i-1)
	}
	ranges := "f(G) = some x0 in 0..1"
	for i := 1; i < 60; i++ {
		ranges += fmt.Sprintf(", x%d in ((set y%d in 0..1: true), (set z%d in 0..1: true)) if x%d == x%d", i, i, i, i-1, i-1)
	}
	keys := "g(m) = m[0] == m[1]"
	for i := 1; i < 60; i++ {
		keys += fmt.Sprintf(" && m[%d] == m[%d]", i, i)
	}
	for _, text := range []string{doubling, "f(x) = x[x] == 1\n", "f(x, y) = x[y] == 1 && y[x] == 1\n", "f(x, y) = x == (y, y) && y == (x, x)\n"} {
		if _, err := Standard().Extend(text, func(string) string { return "" }, nil); err == nil {
			t.Errorf("%.60s: accepted, want it refused", text)
		}
	}
	for _, text := range []string{ranges + ": true\n", keys + "\n"} {
		_, _ = Standard().Extend(text, func(string) string { return "" }, nil) // it ends
	}
}
