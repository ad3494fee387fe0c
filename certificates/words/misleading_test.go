package words

import (
	"strings"
	"testing"

	"topocert/certificates/language"
)

// TestMisleading: texts that mean nothing, or another thing than they seem to, and what is said of
// them.
func TestMisleading(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		// Vertices are no numbers, and have no order.
		{"q(G) = all v in vertices(G): distance(G, 0, v) <= 0", "want a vertex"},
		{"q(G) = all v in vertices(G): v < 3", "want a number"},
		{"q(G) = all v in vertices(G): v == 3", "want a vertex"},
		{"q(G) = sum v in vertices(G): v", "want a number"},
		{"q(G) = min v in vertices(G): v", "want a number"},
		{"q(G) = least v in vertices(G): true", "want A..B"},
		{"q(G) = all v in vertices(G): v in (set i in 0..3: true)", "want"},
		{"q(G) = some c in maps(0..1, vertices(G)): c[0] < c[1]", "want a number"},
		{"q(G) = some c in maps(vertices(G), 0..1): c[0] == 0", "want"},
		{"q(G, S, T) = S == T && len(S) == 1 && (all i in S: i > 0) && all v in T: adjacent(G, v, v)", "want"},
		{"q(G) = graph i in 0..3: i+1", "want a vertex"},
		// The ends of links both ways round.
		{"q(G) = count (u, v) in links(G): true", "twice"},
		{"q(G) = sum (u, v) in links(G): 1", "twice"},
		{"q(G, F) = count (u, v) in F: adjacent(G, u, v)", "want one for each part"},
		{"q(G, v) = sum w in vertices(G), (x, y) in incident(G, w): 1", "twice"},
		// Names that have a meaning.
		{"q(G) = all v in vertices(G): some v in vertices(G): true", "has a value already"},
		{"q(G, v) = all v in vertices(G): true", "has a value already"},
		{"q(G) = all len in vertices(G): true", "not defined"},
		{"q(G) = all diameter in vertices(G): true", "not defined"},
		{"q(G, true) = true", "not defined"},
		{"q(G, infinite) = infinite", "not defined"},
		{"q(G, diameter) = diameter", "not defined"},
		{"q(G, order) = order", "not defined"},
		{"q(G, G) = order(G)", "twice"},
		{"q(G) = q(G)", "not defined before"},
		{"q(G) = p(G)\np(G) = q(G)", "not defined before"},
		{"diameter(G) = 0", "standard"},
		{"q(G) = 0\nq(G) = 1", "already"},
		{"order(G) = 0", "part of the language"},
		// Signs of other languages, and what other parsers read.
		{"q(n) = 2^n", "^"},
		{"q(n) = 2**n", "*"},
		{"q(n) = 1<<n", "<"},
		{"q(n) = 1 <= n <= 3", "chain"},
		{"q(G) = count u in vertices(G): true <= 1", "want a number"},
		{"q(G) = all k in 0..1, (i, 1-s): true", "want"},
		{"q(G) = \"router\"", "parameter"},
		{"q(n) = 0.5*n", "whole"},
		{"q(n) = 2. .20", "want a number"},
	} {
		_, err := Standard().Extend(test.text+"\n", func(string) string { return "" }, language.Capital)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s\n%v, want %q", test.text, err, test.want)
		}
	}
	for _, text := range []string{
		"q(n) = sum i in 2..20: n*i",
		"q(G, n) = count u in vertices(G): (degree(G, u)) <= n",
		"q(G) = sum (u, v) in pairs(G): distance(G, u, v)",
		"q(G) = all (u, v) in links(G): degree(G, u) == degree(G, v)",
	} {
		if _, err := Standard().Extend(text+"\n", func(string) string { return "" }, language.Capital); err != nil {
			t.Errorf("%s\n%v", text, err)
		}
	}
}
