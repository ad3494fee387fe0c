package formula

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/language"
)

// known is a table of facts for tests. Names are canonical as they stand, and the
// label (v) is vertex 7.
type known map[string]certificates.Bounds

func (known) CanonicalRouter(name, _ string) (string, error) { return name, nil }

func (known) Canonical(name string) (string, error) {
	if strings.HasPrefix(name, "Nowhere") {
		return "", fmt.Errorf("no network %s", name)
	}
	return name, nil
}

func (known) Vertex(_, label string) (uint32, error) {
	if label != "(v)" {
		return 0, fmt.Errorf("no vertex %s", label)
	}
	return 7, nil
}

func (k known) Known(f certificates.Fact) (certificates.Bounds, error) { return k[f.String()], nil }

func whole(n int64) certificates.Bounds {
	return certificates.Bounds{Low: big.NewRat(n, 1), High: big.NewRat(n, 1)}
}

func someFacts() known {
	return known{
		"diameter Ring(5)":                  whole(2),
		"diameter Ring(6)":                  whole(3),
		"diameter Two":                      {Word: "infinite"},
		"automorphisms Ring(5)":             {Low: big.NewRat(5, 1)},
		"matching-number Ring(5)":           whole(2),
		"bisection Wide":                    {Low: big.NewRat(20, 1), High: big.NewRat(24, 1)},
		"bisection Below":                   {Low: big.NewRat(20, 1)},
		"hamiltonian Ring(5)":               {Word: "yes"},
		"distances Ring(5) 7":               {List: []*big.Rat{big.NewRat(1, 1), big.NewRat(2, 1), big.NewRat(2, 1)}},
		"deadlock Ring(5) dor":              {Word: "free"},
		"audit Ring(5) dor delivered":       whole(20),
		"route Ring(5) dor 0 7":             {Word: "fails"},
		"broadcast Ring(5) single-port all": {Low: big.NewRat(3, 1)},
	}
}

// TestEvaluate computes values by hand.
func TestEvaluate(t *testing.T) {
	for text, want := range map[string]string{
		"1 + 2*3":                                          "7",
		"7/2 - 1":                                          "5/2",
		"0.1 + 0.2 == 0.3":                                 "true",
		"floor(-7/2)":                                      "-4",
		"ceil(-7/2)":                                       "-3",
		"-7 % 3":                                           "2",
		"(-7) % 3":                                         "2",
		"min(3, 2, 5)":                                     "2",
		"max(3, 2, 5)":                                     "5",
		"abs(-3)":                                          "3",
		"pow(2, 10)":                                       "1024",
		"cond(1 < 2, 3, 4/0)":                              "3",
		"false && 1/0 == 1":                                "false",
		"true || bisection(Unknown) == 1":                  "true",
		"diameter(Ring(5)) == 2":                           "true",
		"diameter(Ring(2*3)) != 3":                         "false",
		"diameter(Two) == infinite":                        "true",
		"diameter(Two) > 1000":                             "true",
		"diameter(Ring(5)) < infinite":                     "true",
		"connected(Two)":                                   "false",
		"connected(Ring(5))":                               "true",
		"bisection(Wide)":                                  "20 to 24",
		"bisection(Wide) >= 20":                            "true",
		"bisection(Wide) > 20":                             "unknown",
		"bisection(Wide) <= 24":                            "true",
		"bisection(Wide) == 25":                            "false",
		"bisection(Wide) == 22":                            "unknown",
		"2*bisection(Wide) + 1 > 40":                       "true",
		"-bisection(Wide) < -19":                           "true",
		"100/bisection(Wide)":                              "25/6 to 5",
		"bisection(Below) >= 20":                           "true",
		"bisection(Below) < 20":                            "false",
		"bisection(Below)":                                 "at least 20",
		"automorphisms(Ring(5))":                           "at least 5",
		"2*matching_number(Ring(5)) == 5 - 1":              "true",
		"10/bisection(Unknown)":                            "unknown",
		"bisection(Below)*2":                               "at least 40",
		"hamiltonian(Ring(5))":                             "true",
		"!hamiltonian(Ring(5)) || 1 == 1":                  "true",
		"hamiltonian(Ring(6))":                             "unknown",
		"at_distance(Ring(5), 7, 1)":                       "2",
		"at_distance(Ring(5), \"(v)\", 9)":                 "0",
		"distance_sum_from(Ring(5), 7)":                    "6",
		"deadlock(\"dor\", Ring(5)) == \"free\"":           "true",
		"deadlock(\"dor\", Ring(6)) == \"free\"":           "unknown",
		"delivered(\"dor\", Ring(5)) == 5*4":               "true",
		"route(\"dor\", Ring(5), 0, 7)":                    "infinite",
		"broadcast(\"single-port\", Ring(5), \"all\") > 2": "true",
	} {
		f, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		got, err := Evaluate(f.Expr, nil, someFacts())
		if err != nil || got.String() != want {
			t.Errorf("%s = %v, %v, want %s", text, got, err, want)
		}
	}
	for _, text := range []string{"1/0 == 1", "diameter(Two) + 1 == 2", "3 % 0 == 1", "7/2 % 2 == 1", "order(Ring(1/2)) == 1", "order(Ring(-1)) == 1",
		"pow(10, 5000) == 1", "diameter(Nowhere) == 1", "distance(Ring(5), 0, \"(w)\") == 1", "order(Ring(bisection(Wide))) == 1"} {
		f, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got, err := Evaluate(f.Expr, nil, someFacts()); err == nil {
			t.Errorf("%s = %v, want an error", text, got)
		}
	}
}

// TestParseFormula: what is written back is read as the same.
func TestParseFormula(t *testing.T) {
	for text, want := range map[string]string{
		"diameter(QT(m,n))==2*max(floor(m/2),floor(n/2))+4 for m in 2..20,n in 2..20 if 8*m*n<=400": "diameter(QT(m, n)) == 2*max(floor(m/2), floor(n/2)) + 4 for m in 2..20, n in 2..20 if 8*m*n <= 400",
		"(1+2)*3 == 9":                        "(1 + 2)*3 == 9",
		"1-(2-3) == 2":                        "1 - (2 - 3) == 2",
		"(1-2)-3 == -4":                       "1 - 2 - 3 == -4",
		"-(1+2) == - -3":                      "-(1 + 2) == -(-3)",
		"!(1 == 1)":                           "!(1 == 1)",
		"1 < 2 && (2 < 3 || true)":            "1 < 2 && (2 < 3 || true)",
		"order(\"mine.edges\") == 3":          "order(\"mine.edges\") == 3",
		"k > 0 for k>=2":                      "k > 0 for k >= 2",
		"m <= n for n >= 2, m in 1..n":        "m <= n for n >= 2, m in 1..n",
		"d < n for (n,d) in [(6,4),(8,-6.5)]": "d < n for (n, d) in [(6, 4), (8, -6.5)]",
		"n > 0 for n in [ 1, 2 ]":             "n > 0 for n in [1, 2]",
		"diameter(Petersen) == 2":             "diameter(Petersen) == 2",
	} {
		f, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if f.String() != want {
			t.Errorf("%s is written %s, want %s", text, f, want)
		}
		if again, err := Parse(f.String()); err != nil || again.String() != f.String() {
			t.Errorf("%s is read as %v, %v", f, again, err)
		}
	}
}

// TestRefuseFormula: each fault is named with its column.
func TestRefuseFormula(t *testing.T) {
	for text, want := range map[string]string{
		"":                                 "column 1",
		"diameter(Petersen) ==":            "column 22",
		"diameter(Petersen":                "column 18",
		"diametre(Petersen) == 2":          "column 1: \"diametre\" is no fact and no function",
		"log2(8) == 3":                     "\"log2\" is no fact and no function",
		"log(8) == 3":                      "log has 1 arguments, want 2",
		"not bipartite(Petersen)":          "column 5: got \"bipartite\" after an expression, want an operator",
		"order(Petersen) == 10, 3":         "column 22: got \",\" after an expression",
		"2^3 == 8":                         "operator ^; a power is pow(x, y)",
		"2**3 == 8":                        "column 3: * before an operand; a power is pow(x, y)",
		"diameter(QT(m,n)) == 2":           "variable m has no values",
		"order(QT(m,2)) == 3 for m in 5..": "column 33: the end, want an operand",
		"1 +":                              "column 4",
		"1 + true":                         "column 5: true or false, want a number",
		"Petersen":                         "a network alone",
		"Petersen == Petersen":             "networks are not compared",
		"diameter(3) == 2":                 "column 10: a number of diameter, want diameter(G)",
		"diameter(Petersen, 1) == 2":       "2 arguments, want diameter(G)",
		"minimal(Petersen, \"dor\") == 2":  "column 9",
		"1 == 1 for k in 1..2, k in 1..2":  "column 23: variable k has values already",
		"1 == 1 for k in 1..j":             "variable j has no values before",
		"1 == 1 for k in 1..2 if order(Petersen) == 1": "a domain asks no facts",
		"1 == 1 if k == 2":          "\"if\" stands once",
		"1 == 1 // comment":         "a comment",
		"1 == 1; 2 == 2":            "a semicolon",
		"01 == 1":                   "column 1: number",
		"0x10 == 16":                "column 1: number",
		"1e3 == 1000":               "column 1: number",
		"'a' == 1":                  "column 1",
		"[]int{1} == 1":             "column 6: \"{\"",
		"x.y == 1":                  "column 2",
		"order(`a`) == 1":           "column 7: \"`\"",
		"1 == \"a\"":                "column 6: a word, want a number",
		"1 & 2 == 3":                "operator &",
		"diameter == 2":             "\"diameter\" is no variable",
		"1 == 1 for Q in 1..2":      "variable Q, want a small name",
		"1 == 1 for (a,b) in [(1)]": "a tuple of 1 numbers, want 2",
		strings.Repeat("(", 500) + "1" + strings.Repeat(")", 500) + " == 1": "nested deeper",
		strings.Repeat("1 + ", 5000) + "1 == 1":                             "bytes, want at most",
	} {
		_, err := Parse(text)
		var wrong *language.Error
		if !errors.As(err, &wrong) || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: error %v, want %q", text, err, want)
		}
	}
}
