package reader

import (
	"errors"
	"strings"
	"testing"
	"topocert/certificates/words"
)

func TestNearest(t *testing.T) {
	names := []string{"QT", "OCT", "Octagon", "Petersen", "Hypercube", "dor", "measure", "hamilton"}
	for word, want := range map[string]string{
		"Peterson": "Petersen", "petersen": "Petersen", "Hypercub": "Hypercube", "Octogon": "Octagon", "mesure": "measure",
		"hamliton": "hamilton", "OCTT": "OCT", "dro": "dor", "Foo": "", "x": "", "": "", "hamxxxxn": "", "wholly other": "",
	} {
		if got := Nearest(word, names); got != want {
			t.Errorf("nearest to %q: %q, want %q", word, got, want)
		}
	}
}

func TestEdits(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"abc", "abc", 0}, {"abc", "acb", 1}, {"abc", "bc", 1}, {"kitten", "sitting", 3}, {"ab", "cd", 2}, {"", "abcdefghij", 9}} {
		if got := edits(c.a, c.b, 9); got != c.want {
			t.Errorf("%q to %q: %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

// TestMeant: where a text is wrong, and the formula that may be meant.
func TestMeant(t *testing.T) {
	for _, c := range []struct {
		text   string
		column int
		detail string // a part of it
		meant  string
	}{
		{"1 < diamater(QT(2, 2))", 5, "the nearest is diameter; \"topocert list facts\" has all", "1 < diameter(QT(2, 2))"},
		{"diam(Petersen) == 2", 1, "\"diam\" is no fact and no function; the nearest is diameter", "diameter(Petersen) == 2"},
		{"bisection_width(Petersen)", 1, "the nearest is bisection", "bisection(Petersen)"},
		{"vertices(Petersen) == 10", 1, "the nearest is order", "order(Petersen) == 10"},
		{"diameter(line(Petersen)) == 3", 10, "line makes a network of others, which no name in a statement stands for; a word of one's own says it, as diameter_of_it(G) = diameter(line(G)) in a file of --use", ""},
		{"xyzzy(Petersen) == 1", 1, "\"xyzzy\" is no fact and no function; \"topocert list facts\" has all", ""},
		{"diameter(t.edges) == 1", 11, "a file's name stands in quotes", `diameter("t.edges") == 1`},
		{"diameter(Petersen) = 2", 20, "equality is ==", "diameter(Petersen) == 2"},
		{"bipartite(Petersen) == yes", 24, "truths are true and false", "bipartite(Petersen) == true"},
		{"bipartite(Petersen) == no", 24, "truths are true and false", "bipartite(Petersen) == false"},
		{"order(Petersen) == 10 and girth(Petersen) == 5", 23, "and is written &&", "order(Petersen) == 10 && girth(Petersen) == 5"},
		{"not bipartite(Petersen)", 5, "not is written !", "!bipartite(Petersen)"},
		{"diameter Petersen == 2", 10, "got \"Petersen\"", "diameter(Petersen) == 2"},
		{"diam Petersen = 2", 0, "no fact says what", "diameter(Petersen) == 2"},
		{"diameter(Petersen == 2", 23, "want an operator, \",\" or \")\"", "diameter(Petersen) == 2"},
		{"order(QT(4,4)", 14, "want an operator, \",\" or \")\"", "order(QT(4,4))"},
		{"Diameter(petersen) ≥ 2", 20, "byte 0xe2", "diameter(Petersen) >= 2"},
		{"vertex-connectivity(petersen) => 2", 31, "got \"=\" after an expression", "vertex_connectivity(Petersen) >= 2"},
		{"diameter(QT(m,n)) == 2m", 22, "number \"2m\"", "diameter(QT(m,n)) == 2*m for m in 2..5, n in 2..5"},
		{"diameter(Torus(n)) == n^2 for 3 <= n <= 6", 24, "a power is pow(x, y)", "diameter(Torus(n)) == pow(n, 2) for n in 3..6"},
		{"diameter(Torus(n)) == 2*⌊n/2⌋ for all n in 3-6 where n % 2 = 0", 25, "byte 0xe2", "diameter(Torus(n)) == 2*floor(n/2) for n in 3..6 if n % 2 == 0"},
		{"order(Ring(n)) == n for n in range(3, 9)", 41, "B included", "order(Ring(n)) == n for n in 3..8"},
		{"order(Ring(n)) == n for n in {3, 9}", 30, "a list stands in brackets", "order(Ring(n)) == n for n in [3, 9]"},
		{"delivered(dor, Torus(4)) == 12", 11, `want delivered("router", G)`, `delivered("dor", Torus(4)) == 12`},
		{"order('t.edges') == 3", 7, "double quotes", `order("t.edges") == 3`},
		{"order(Petersen) == 10 20", 23, "got \"20\"", ""},
		{`distance("a = b.edges", 0, 1) = 2`, 31, "equality is ==", `distance("a = b.edges", 0, 1) == 2`},
	} {
		_, err := Parse(words.Standard(), c.text)
		var wrong *Misread
		if !errors.As(err, &wrong) || wrong.suggestion != c.meant || !strings.Contains(wrong.detail, c.detail) || wrong.column != c.column {
			t.Errorf("%s: %v, %+v, want column %d, %s, meant %s", c.text, err, wrong, c.column, c.detail, c.meant)
			continue
		}
		if _, err := Parse(words.Standard(), c.meant); c.meant != "" && err != nil {
			t.Errorf("%s: what is meant is no formula: %v", c.text, err)
		}
	}
}

// TestPointed: the place in a line, and of a long line the part around it.
func TestPointed(t *testing.T) {
	long := strings.Repeat("é", 100) + "x" + strings.Repeat("y", 100)
	for _, c := range []struct {
		text   string
		column int
	}{{"abc", 1}, {"abc", 4}, {"⌊abc", 4}, {long, 201}, {long, 1}, {long, len(long)}, {"", 0}, {"a", 99}} {
		lines := Pointed(c.text, c.column)
		line, at := []rune(lines[0]), len([]rune(lines[1]))-1
		before := []rune(c.text[:min(max(c.column-1, 0), len(c.text))])
		if len(line) > shownText+2 || at > len(line) {
			t.Errorf("column %d of %.20q: %q", c.column, c.text, lines)
		}
		if rest := []rune(c.text)[len(before):]; len(rest) > 0 && line[at] != rest[0] {
			t.Errorf("column %d of %.20q: points to %c, want %c", c.column, c.text, line[at], rest[0])
		}
	}
}
