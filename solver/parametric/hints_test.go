package parametric

import (
	"strings"
	"testing"

	"topocert/certificates/formula"
)

// TestHints: what a user says is taken for what is needed, and checked; what is not so proves nothing.
func TestHints(t *testing.T) {
	l := library(t, "testdata/families.words")
	const dominated = "domination_number(Ring(3*n)) == n for n >= 1"
	for _, c := range []struct{ claim, hint, want, wrong string }{
		{dominated, "S = {i : i%3 == 1}", "v%3 == 1", ""},
		{dominated, "S = v%3 == 2", "v%3 == 2", ""},
		{dominated, "S = {i : i%2 == 1}", "", "the size of the set"},
		{dominated, "S = {(i, j) : i%3 == 1}", "", "the hint S has 2 coordinates, and Ring(3*n) has 1"},
		{"spread(Ring(n)) for n >= 3", "S = {(i, j) : i%3 == 1}", "", "the hint S has 2 coordinates, and Ring(n) has 1"},
		{dominated, "T = 3", "the hint T is for nothing that a proof of this needs", ""},
		{"cycle(Prism(n), 6) for n >= 3", "c = (at, 0) if at <= 2; (5-at, 1)", "(5-at, 1)", ""},
		{"cycle(Prism(n), 6) for n >= 3", "c = (at, 0) if at <= 2; (4-at, 1)", "", "its text"},
		{"diameter(Prism(n)) == floor(n/2) + 1 for n >= 3", "distance = min(i, n-i) + s", "min(i, n - i) + s", ""},
		{"diameter(Prism(n)) == floor(n/2) + 1 for n >= 3", "distance = i + s", "", "the upper term"},
		{"diameter(Hypercube(n)) == n for n >= 1", "distance = {(x, y) : sum b in 0..d-1: bit(xor(x,y),b)}", "diameter == d", ""},
		{"diameter(Hypercube(n)) == n for n >= 1", "distance = {(x, y) : sum b in 0..d-1: bit(x,b)}", "", "is wrong for"},
		{"diameter(Hypercube(n)) == n for n >= 1", "distance = 1", "", "names for 0 coordinates"},
		{"bipartite(Hypercube(n)) for n >= 1", "distance = {(x, y) : 1}", "the hint distance is for nothing that a proof of this needs", ""},
	} {
		f, err := formula.ParseWith(l, c.claim)
		if err != nil {
			t.Fatal(err)
		}
		h, err := ParseHint(c.hint)
		if err != nil {
			t.Fatal(err)
		}
		switch found, err := Find(t.Context(), l, "claim", f, h); {
		case err == nil && (c.wrong != "" || !strings.Contains(strings.Join(found.Terms, "\n"), c.want)):
			t.Errorf("%s with %s: %q, want %q, %q", c.claim, c.hint, found.Terms, c.want, c.wrong)
		case err != nil && (c.wrong == "" || !strings.Contains(err.Error(), c.wrong)):
			t.Errorf("%s with %s: %v, want %q", c.claim, c.hint, err, c.wrong)
		}
	}
	for _, text := range []string{"", "S", "S =", "S == 3", "a b = 3", "S = {i : i%3 == }", "S = {i i%3 == 1}", "S = {i : i%3 == 1", "S = {(i, i) : true}", "S = {1+ : true}", "c = (at, 0) if ", "c = (at, 0; 3"} {
		if h, err := ParseHint(text); err == nil {
			t.Errorf("%q is the hint %+v, want an error", text, h)
		}
	}
}
