package words

import (
	"strings"
	"testing"
)

// TestRefuse: what has no meaning is refused, with the place.
func TestRefuse(t *testing.T) {
	taken := func(name string) string {
		if name == "Torus" {
			return "a network here"
		}
		return ""
	}
	known := func(name string) bool { return name == "Torus" }
	for text, want := range map[string]string{
		"domination_number(G) = 1":                                            "column 1: domination_number is a standard definition, want another name",
		"order(G) = 1":                                                        "column 1: order is a part of the language, want another name",
		"Torus(n) = graph i in 0..n-1: (i+1)%n":                               "column 1: Torus is a network here, want another name",
		"H(n) = class from Complete(1)":                                       "column 1: a class H(n), want two parameters: how often two networks are joined, and the member's number",
		"H(n, i) = class from Nothing":                                        "column 22: a class from Nothing, want a network with a text before it, such as Complete(1)",
		"H(n, i) = class from Complete(n)":                                    "column 22: a class from Complete(n), want Complete(n) with numerals",
		"f(G) = order(G)\nf(H) = size(H)":                                     "line 2, column 1: f is defined already, want one definition",
		"f(G) = f(G)":                                                         "column 8: f is not defined before, want a word or a network that is",
		"f(G) = g(G)\ng(G) = 1":                                               "column 8: g is not defined before, want a word or a network that is",
		"f(G, G) = 1":                                                         "column 6: parameter G twice, want it once",
		"f(G) = all v in vertices(G): all v in vertices(G): true":             "column 34: variable v has a value already, want another name",
		"f(G) = all G in vertices(G): true":                                   "column 12: variable G has a value already, want another name",
		"f(G) = all order in vertices(G): true":                               "column 12: variable order, want a name that is not defined",
		"f(G) = count (u, v) in links(G): true":                               "column 14: count of the ends of links would count each link twice, want one variable for the link",
		"f(G) = sum (u, v) in links(G): 1":                                    "column 12: sum of the ends of links would count each link twice, want one variable for the link",
		"f(G) = least k in vertices(G): true":                                 "column 19: the range of least, want A..B",
		"f(G) = count k in 1..2, j in 1..2: true":                             "column 25: count with 2 ranges, want one",
		"f(G) = all v in vertices(G): v == 0":                                 "column 35: a number, want a vertex or link",
		"f(G) = all v in vertices(G): v + 1 > 0":                              "column 30: a vertex or link, want a number",
		"f(G, H) = G == H":                                                    "", // two numbers, or vertices: names alone say nothing
		"f(G, H) = order(G) == size(H) && G == H":                             "column 36: networks are not compared, only facts about them; isomorphic(G, H) tells whether they are alike",
		"f(G) = order(G) && true":                                             "column 8: a number, want true or false",
		"f(G) = order(G, G)":                                                  "column 8: order has 2 arguments, want 1",
		"f(G) = domination_number(G, 1)":                                      "column 8: domination_number has 2 arguments, want domination_number(G)",
		"f(G) = \"dor\" == \"dor\"":                                           "column 8: word \"dor\", want one that is a parameter",
		"f(\"router\", G) = router == 1":                                      "column 18: router, want \"router\" in quotes",
		"f(G) = 1.5 < 2":                                                      "column 8: number 1.5, want a whole one",
		"f(G) = distance(G, 0)":                                               "column 8: distance has 2 arguments, want 3",
		"f(G) = order(Torus(2))":                                              "",
		"f(G) = order(Torsu(2))":                                              "column 14: Torsu is not defined before, want a word or a network that is",
		"P(n) = 1":                                                            "column 8: P is a network's name, want P(n) = graph …",
		"P(G) = graph v in vertices(G): v":                                    "column 3: parameter G of P, want a variable with a small initial: a number",
		"p(n) = graph i in 0..n-1: (i+1)%n":                                   "column 14: coordinate i is a number, want a vertex or link",
		"P(n) = graph i in 0..n-1, j in 0..1: i":                              "column 38: a number, want (a number, a number)",
		"r = route Loop(n) from i to j: i":                                    "column 5: a router on Loop, want a network with a text before it",
		"Loop(n) = graph i in 0..n-1: (i+1)%n\nr = route Loop from i to j: i": "line 2, column 5: Loop with 0 parameters, want Loop(n)",
		"Loop(n) = graph i in 0..n-1: (i+1)%n\nr = route Loop(n) from (i, k) to j: i": "line 2, column 5: a vertex of 2 coordinates, want 1 as in Loop(n)",
		"Loop(n) = graph i in 0..n-1: (i+1)%n\nr = route Loop(n) from i to i: i":      "line 2, column 5: variable i twice, want it once",
		"Loop(n) = graph i in 0..n-1: (i+1)%n\nR = route Loop(n) from i to j: i":      "line 2, column 1: a router R, want a name with a small initial and without parameters",
		"f(c) = c[1] == 1 && c == 2":           "column 26: a number, want a map from numbers to numbers",
		"f(S) = 1 in S && some x in S: x in x": "column 36: a number, want a set of numbers",
	} {
		_, err := Standard().Extend(text, taken, known)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != want && !(want != "" && strings.HasPrefix(got, want)) {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// TestLibrary: a library that is extended stays as it was; digests tell user's texts apart.
func TestLibrary(t *testing.T) {
	free := func(string) string { return "" }
	a, err := Standard().Extend("// One.\nf(G) = order(G)", free, nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := a.Extend("g(G) = f(G) + 1", free, nil)
	if err != nil {
		t.Fatal(err)
	}
	if Standard().Find("f") != nil || a.Find("g") != nil || b.Find("f") == nil || !b.Find("g").Own || b.Find("order") != nil {
		t.Error("a library has what another was extended by")
	}
	if a.Own() != "// One.\nf(G) = order(G)\n" || Standard().Own() != "" || a.Digest() == b.Digest() {
		t.Errorf("own texts %q and %q", Standard().Own(), a.Own())
	}
	if got := strings.Join(b.Find("g").Uses, " "); got != "f" {
		t.Errorf("g uses %s, want f", got)
	}
}
