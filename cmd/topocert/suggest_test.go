package main

import (
	"fmt"
	"testing"
)

func TestNearest(t *testing.T) {
	names := []string{"QT", "OCT", "Octagon", "Petersen", "Hypercube", "dor", "measure", "hamilton"}
	for word, want := range map[string]string{
		"Peterson": "Petersen", "petersen": "Petersen", "Hypercub": "Hypercube", "Octogon": "Octagon", "mesure": "measure",
		"hamliton": "hamilton", "OCTT": "OCT", "dro": "dor", "Foo": "", "x": "", "": "", "hamxxxxn": "", "wholly other": "",
	} {
		if got := nearest(word, names); got != want {
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

// TestMeant: the fact that an unknown word may stand for.
func TestMeant(t *testing.T) {
	for word, want := range map[string]string{
		"diamater": "; is diameter meant?", "diam": "; is diameter meant?", "bisection_width": "; is bisection meant?", "flor": "; is floor meant?",
		"xyzzy": `; "topocert list facts" has all, functions are abs, ceil, cond, floor, max, min, pow`,
	} {
		want = fmt.Sprintf("not a formula: column 5: %q is no fact and no function%s", word, want)
		if _, err := parseFormula("1 < " + word + "(QT(2, 2))"); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", word, err, want)
		}
	}
}
