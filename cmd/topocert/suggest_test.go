package main

import "testing"

func TestNearest(t *testing.T) {
	names := []string{"QT", "OCT", "Octagon", "Petersen", "Hypercube", "dor", "measure", "hamilton"}
	for word, want := range map[string]string{
		"Peterson": "Petersen", "petersen": "Petersen", "Hypercub": "Hypercube", "Octogon": "Octagon", "mesure": "measure",
		"hamliton": "hamilton", "OCTT": "OCT", "dro": "dor", "Foo": "", "x": "", "": "", "wholly other": "",
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
