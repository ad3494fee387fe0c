package reader

import (
	"slices"
	"strings"
	"testing"
)

// TestNumbers: words as numbers, and what is no definition of a word is left as it is.
func TestNumbers(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Flip(n) = graph w in words(0..1, n): w with [k] = 1 - w[k] for k in 0..n-1\nother(x) = x // words",
			"// In words: Flip(n) = graph w in words(0..1, n): w with [k] = 1 - w[k] for k in 0..n-1\n" +
				"Flip(n) = graph w in 0..pow(2, n)-1: (w + ((1 - bit(w, k)) - bit(w, k))*pow(2, k)) for k in 0..n-1\nother(x) = x // words"},
		{"B(n) =\n  digraph w in words(0..1, n): w with [i: cond(i == 0, b, w[i-1])] for b in 0..1",
			"// In words: B(n) = digraph w in words(0..1, n): w with [i: cond(i == 0, b, w[i-1])] for b in 0..1\n" +
				"B(n) =\n  digraph w in 0..pow(2, n)-1: (sum i in 0..n-1: cond(0 <= cond(i == 0, b, bit(w, i-1)) && cond(i == 0, b, bit(w, i-1)) < 2, cond(i == 0, b, bit(w, i-1))*pow(2, i), pow(2, n))) for b in 0..1"},
		{"T(k, n) = graph w in words(0..k-1, n) if k >= 2, s in 0..1: (w with [i] = (w[i]+1)%k, 1-s) for i in 0..n-1",
			"// In words: T(k, n) = graph w in words(0..k-1, n) if k >= 2, s in 0..1: (w with [i] = (w[i]+1)%k, 1-s) for i in 0..n-1\n" +
				"T(k, n) = graph w in 0..pow(k, n)-1 if k >= 2, s in 0..1: ((w + ((((floor(w/pow(k, i))%k)+1)%k) - floor(w/pow(k, i))%k)*pow(k, i)), 1-s) for i in 0..n-1"},
		{"words(x) = x\nA(n) = graph i in 0..n-1: (i+1)%n if i in maps", "words(x) = x\nA(n) = graph i in 0..n-1: (i+1)%n if i in maps"},
	} {
		got, added, err := WordsAsNumbers(c.text)
		if err != nil || got != c.want || slices.Equal(added, []int{1}) != strings.HasPrefix(c.want, "//") {
			t.Errorf("%s\nis  %s, %v, %v\nwant %s", c.text, got, added, err, c.want)
		}
	}
}

// TestRefuses: what is no word is told with its place.
func TestRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"A(n) = graph w in words(2, n): w":                                 `column 26: 2 as letters, want words(A..B, n)`,
		"A(n) = graph w in words(1..1, n): w":                              `want two letters or more`,
		"A(n) = graph w in words(0..1): w":                                 `column 29: ")", want ","`,
		"A(n) = graph w in words(0..1, n):\n w with [1] = 0, [1] = 1":      `line 2, column 20: two letters at the place 1, want one`,
		"A(n) = graph w in words(0..1, n): w with [1 = 0":                  `want "]" behind a place`,
		"A(n) = graph w in words(0..1, n): w with [1]":                     `want "=" behind a place`,
		"A(n) = graph w in words(0..1, n): w with 1":                       `want "[" behind with`,
		"A(n) = graph w in words(0..1, n): w with [0] = ":                  `want a term`,
		"A(n) = graph w in words(0..1, n), v in 0..1: (w, v with [0] = 1)": `"with" behind what is no word`,
		"A(n) = graph w in words(0..1, n): w[":                             `want a term`,
	} {
		if _, _, err := WordsAsNumbers(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
