package theorem

import (
	"strings"
	"testing"

	"topocert/certificates/words"
)

// TestHoles has claims that are not true, or that have no value somewhere, which a checker that
// is less careful would accept.
func TestHoles(t *testing.T) {
	const text = families + `
half(x)  = floor(x/2)
whole(x) = floor(x) + x
same(x, y) = x
Wholes(n) = graph x in 0..whole(n/2)-1 if n >= 6: (x+1) % whole(n/2)
Unused(n) = graph x in 0..same(n, 1%(n-3))-1 if n >= 3: (x+1) % n
flip(x)  = xor(x, 1)
Loops(n) = graph x in 0..n-1 if n >= 3: (2*x) % n
Gaps(n)  = graph x in 0..n-1 if n >= 1: k for k in x+2..n-1
Rung(n)  = graph i in 0..n-1 if n >= 3, s in 0..1: ((i+1)%n, s); (i, 1-s) if i == 0
Wide(n)  = graph x in 0..n-1 if n >= 3: x+1
Faint(n) = graph x in 0..n-1 if n >= 6: (0*xor(x-5, 1) + x + 1) % n
Plain(n) = graph x in 0..n-1 if n >= 6, s in 0..1: (half(2*x+1+n) % n, s); (x, flip(s))
Below(n) = graph x in 0..n-1 if n >= 6, s in 0..1: ((x+1) % n, s); (x, xor(xor(s-1, 1), 1))
`
	l, err := words.Standard().Extend(text, func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ theorem, want string }{
		// The value 3.5 is in the domain, though it is no whole number.
		{"claim floor(n) == n for n in [3, 3.5]\ninstance 3", "the value 7/2 in a list"},
		// A half modulo 3 is another number than the whole modulo 6, and often none.
		{"claim (n/2) % 3 == n % 6 for n >= 1\ninstance 1", "is a fraction"},
		// There is no power of a fraction, whatever the exponent.
		{"claim pow(1/(n-3), 0) == 1 for n >= 3\ninstance 4", "pow of a quotient"},
		{"claim pow(1/(n-2), 0) == 1 for n >= 3\ninstance 3", "pow of a quotient"},
		{"claim pow(n/2, 2)*4 == n*n for n >= 3\ninstance 4", "pow of a quotient"},
		{"claim pow(floor(n/2), 2)*4 == n*n for n >= 3 if n%2 == 0\ninstance 4", ""},
		// No fraction divided by a variable stands in cond, its condition among what does.
		{"claim cond(1/n < 1, 2, 3) == 2 for n >= 3\ninstance 4", "in cond"},
		{"claim cond(n/2 > 1 && (n/3 > 1) == (n > 3), 2, 3) >= 2 for n >= 3\ninstance 4", ""},
		// There is no xor of negative numbers, so there is no such network.
		{"claim order(Faint(n)) == n for n >= 6\ninstance 6\nnetwork Faint(n)\nvertex 0\nlemma order == n\nby product", "xor elsewhere"},
		{"claim order(Below(n)) == 2*n for n >= 6\ninstance 6\nnetwork Below(n)\nvertex (0, 0)\nlemma order == 2*n\nby product", "neighbour 2 is a vertex: there are values"},
		{"claim order(Plain(n)) == 2*n for n >= 6 if n%2 == 0\ninstance 6\nnetwork Plain(n)\nvertex (0, 0)\nlemma order == 2*n\nby product", ""},
		// A word's parameter is a whole number, and has a value, used or not.
		{"claim order(Wholes(n)) == 2*floor(n/2) for n >= 6\ninstance 6\nnetwork Wholes(n)\nvertex 0\nlemma order == 2*floor(n/2)\nby product", "quotient 1 is whole: there are values"},
		{"claim order(Wholes(n)) == n for n >= 6 if n%2 == 0\ninstance 6\nnetwork Wholes(n)\nvertex 0\nlemma order == n\nby product", ""},
		{"claim order(Unused(n)) == n for n >= 3\ninstance 4\nnetwork Unused(n)\nvertex 0\nlemma order == n\nby product", "same, which does not use y"},
		// Vertex 1 of Gamma(2,k,1) is (0,1,0), and the second tuple is (0,0,1).
		{"claim distance(Gamma(2, k, 1), 0, 1) <= 1 for k >= 2\ninstance 2\nnetwork Gamma(2, k, 1)\nvertex (0, 0, 0)\nlemma distance(0, 1) <= 1\nby potential\nsource (0, 0, 0)\nfar (0, 0, 1)\nsum 4*x\nsum 2*y\nsum z\nupper x", "by its number"},
		{"claim order(Loops(n)) == n for n >= 3\ninstance 3\nnetwork Loops(n)\nvertex 0\nlemma order == n\nby product", "is another vertex: there are values"},
		{"claim order(Wide(n)) == n for n >= 3\ninstance 3\nnetwork Wide(n)\nvertex 0\nlemma order == n\nby product", "neighbour 1 is a vertex: there are values"},
		{"claim vertex_transitive(Rung(n)) for n >= 3\ninstance 3\nnetwork Rung(n)\nvertex (0, 0)\nlemma vertex_transitive == true\nby maps\nto a b\nimage ((i+a)%n, abs(s-b))\ninverse ((i-a)%n, abs(s-b))", "neighbour 2 is a link: there are values"},
		// The range of k is n+1..n-1 for the last vertex: it has no values, not one less.
		{"claim size(Gaps(n)) == (n-1)*(n-2)/2 - 1 for n >= 2\ninstance 2\nnetwork Gaps(n)\nvertex 0\nlemma 2*size == (n-1)*(n-2) - 2\nby sums\nlinks once\nsum x*(2*n-3-x)\nsum 2*(k-x-2)", "over k begins with 0: there are values"},
		// Ranges that depend on coordinates have no product, and degrees that differ no sum.
		{"claim order(Stairs(n)) == n*n for n >= 1\ninstance 1\nnetwork Stairs(n)\nvertex (0, 0)\nlemma order == n*n\nby product", "depends on coordinates"},
		{"claim size(Line(n)) == n/2 for n >= 3 if n%2 == 0\ninstance 4\nnetwork Line(n)\nvertex 0\nback x-1 if x > 0\nlemma order == n\nby product\nlemma min_degree == 1\nby neighbors\nat 0\nlemma max_degree == 2\nby neighbors\nat 1\nlemma size == floor(n/2)\nby degrees", "the sum of degrees: there are values"},
		// At the destination's column it goes no further up.
		{"claim delivered(\"stuck\", Grid(m, n)) == m*n*(m*n-1) for m >= 2, n >= 2\ninstance 2 2\nnetwork Grid(m, n)\nvertex (0, 0)\nlemma order == m*n\nby product\nlemma delivered(\"stuck\") == m*n*(m*n-1)\nby hops\nhops abs(x-u) + abs(y-v)", "a hop leads nearer: there are values"},
		// What parameters are at least is not rounded up: this one is negative for n = 3.
		{"claim order(Ring(n - 999999 - 999999 + 1500000)) >= 0 for n >= 3\ninstance 600000\nnetwork Ring(n - 999999 - 999999 + 1500000)\nvertex 0\nlemma order == n\nby product", "may be negative"},
		// What made the checker stop in a panic.
		{"claim order(Grid(n)) == n*n for n >= 6\ninstance 6\nnetwork Grid(n)\nvertex (0, 0)\nlemma order == n*n\nby product", "no definition that is text"},
		{"claim order(Prism(n, 1)) == 2*n for n >= 6\ninstance 6\nnetwork Prism(n, 1)\nvertex (0, 0)\nlemma order == 2*n\nby product", "no definition that is text"},
		{"claim order(Prism(n)) == 2*n for n >= 6\ninstance 6\nnetwork Prism(n)\nvertex (0, 0)\nlemma order == cond(n > 6, 2*n)\nby product", "2 arguments of cond"},
		{"claim order(Prism(n)) == 2*n for n >= 6\ninstance 6\nnetwork Prism(n)\nvertex (0, 0)\nlemma order == pow(2*n)\nby product", "1 arguments of pow"},
		{"claim order(Prism(n)) == 2*n for n >= 6\ninstance 6\nnetwork Prism(n)\nvertex (0.5, 0)\nlemma order == 2*n\nby product", "no whole number"},
	} {
		if _, got := proved(t, l, c.theorem); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\nanswered %q, want %q", c.theorem, got, c.want)
		}
	}
}
