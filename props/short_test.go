package props

import "testing"

// TestShort: a definition is written out wherever it is used, in parentheses, which formulas are printed without; nothing else changes.
func TestShort(t *testing.T) {
	short, err := newShorthands("half(n) = n/2\n// of two\nboth(x, y) =\n    half(x + 1) - y*x\nlarge(G) = order(G) > 2\n")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"both(3, a)":                  "(((3 + 1)/2) - a*3)",
		"2*half(min(k, 4)) of half n": "2*((min(k, 4))/2) of half n",
		"half(half(n - 1))":           "((((n - 1)/2))/2)",
		"large(Torus(half(a), 3))":    "(order((Torus((a/2), 3))) > 2)",
		"half(1, 2), other(3), half(": "half(1, 2), other(3), half(",
	} {
		if got := short.written(text); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
	if _, err := newShorthands("half(n) = m/2"); err == nil {
		t.Error("a definition with a name that stands for nothing was read")
	}
}
