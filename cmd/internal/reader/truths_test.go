package reader

import "testing"

// TestTruths: delivers and minimal_router are what the numbers of pairs say, in claims and their parts; a word of one's own of
// such a name is itself.
func TestTruths(t *testing.T) {
	none := func(string) bool { return false }
	for text, want := range map[string]string{
		`delivers("r", G)`:   `(delivered("r", G) == order(G)*(order(G) - 1))`,
		`delivers("r", G`:    `delivers("r", G`,
		`redelivers("r", G)`: `redelivers("r", G)`,
		`!delivers("a", T(m,n)) || minimal_router( "b" , H((1+2))) for n in 2..3`: `!(delivered("a", T(m,n)) == order(T(m,n))*(order(T(m,n)) - 1)) || (minimal("b", H((1+2))) == order(H((1+2)))*(order(H((1+2))) - 1)) for n in 2..3`,
	} {
		if got := counted(text, none); got != want {
			t.Errorf("%s\nis   %s\nwant %s", text, got, want)
		}
	}
	for text, want := range map[string]string{
		"m < n for m, n in 2..12":                                "m < n for m in 2..12, n in 2..12",
		"m < n + k for k,m,n >= 2 if m < n":                      "m < n + k for k >= 2, m >= 2, n >= 2 if m < n",
		"m < n for m, n in [2, 3]":                               "m < n for m in [2, 3], n in [2, 3]",
		"m < n for k in 1..2, m, n in k..min(2, k)":              "m < n for k in 1..2, m in k..min(2, k), n in k..min(2, k)",
		"f(x, y in S) for (a, b) in [(1, 2), (3, 4)], c in 1..2": "f(x, y in S) for (a, b) in [(1, 2), (3, 4)], c in 1..2",
		"(sum i in 0..3: i) == 6":                                "(sum i in 0..3: i) == 6",
		"m < n for m, n":                                         "m < n for m, n",
		"main < inner for main, inner in 2..3 if main < inner":   "main < inner for main in 2..3, inner in 2..3 if main < inner",
	} {
		if got := written(text, none); got != want {
			t.Errorf("%s\nis   %s\nwant %s", text, got, want)
		}
	}
	if text := `delivers("r", G)`; counted(text, func(name string) bool { return name == "delivers" }) != text {
		t.Error("a word of the name is not itself")
	}
}
