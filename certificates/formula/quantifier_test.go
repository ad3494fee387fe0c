package formula

import (
	"math/big"
	"testing"

	"topocert/certificates"
)

// TestQuantifiers computes over ranges, by hand; bisection(Wide) is 20 to 24.
func TestQuantifiers(t *testing.T) {
	facts := moreFacts()
	facts["bisection Ring(3)"] = certificates.Bounds{Low: big.NewRat(2, 1), High: big.NewRat(2, 1)}
	facts["bisection Ring(4)"] = certificates.Bounds{Low: big.NewRat(2, 1), High: big.NewRat(3, 1)}
	facts["bisection Ring(5)"] = certificates.Bounds{Low: big.NewRat(3, 1)}
	for text, want := range map[string]string{
		"sum i in 1..4: i*i":                               "30",
		"sum i in 1..0: i":                                 "0",
		"sum i in 1..3, j in 1..i: j":                      "10",
		"sum i in 1..5 if i%2 == 1: i":                     "9",
		"(sum i in 1..2: i) + (sum i in 1..2: i)":          "6",
		"sum i in 1..2: bisection(Wide)":                   "40 to 48",
		"count i in 1..9: i%3 == 0":                        "3",
		"count i in 3..5: bisection(Ring(i)) == 2":         "1 to 2",
		"min i in 3..5: (i - 4)*(i - 4)":                   "0",
		"min i in 1..0: i":                                 "infinite",
		"max i in -3..2: i*i":                              "9",
		"max i in 3..4: bisection(Ring(i))":                "2 to 3",
		"all i in 1..3: i < 4":                             "true",
		"all i in 1..0: false":                             "true",
		"some i in 1..0: true":                             "false",
		"all i in 3..4: bisection(Ring(i)) == 2":           "unknown",
		"all i in 3..5: bisection(Ring(i)) < 3":            "unknown",
		"all i in 4..5: bisection(Ring(9-i)) < 3":          "false",
		"all k in 0..1: k == 1 && 1/k >= 5":                "false",
		"some k in 0..3: k == 1 || 1/(k-3) == 5":           "true",
		"all k in 1..0: 1/0 > 1":                           "true",
		"sum k in 0..3 if k > 0: 1/k":                      "11/6",
		"least k in 1..3: k >= 2 || 1/(k-3) > 1":           "2",
		"min k in 1..2: cond(k == 1, infinite, 7)":         "7",
		"max k in 1..2: cond(k == 1, infinite, 7)":         "infinite",
		"count k in 1..2: lanes(\"dor\", Ring(6)) + k > 1": "unknown",
		"sum k in 1..2: lanes(\"dor\", Ring(6))":           "unknown",
		"most i in 3..3: bisection(Ring(4)) <= 2":          "unknown",
		"some i in 3..5: bisection(Ring(i)) == 2":          "true",
		"some i in 4..5: bisection(Ring(i)) == 2":          "unknown",
		"least i in 0..9: i*i >= 10":                       "4",
		"least i in 0..2: i*i >= 10":                       "infinite",
		"least i in 3..5: bisection(Ring(i)) >= 3":         "4 to 5",
		"most i in 0..9: i*i <= 10":                        "3",
		"most i in 3..5: bisection(Ring(i)) <= 2":          "3 to 4",
		"all i in 1..3: some j in 1..9: j == i*i":          "true",
		"log(2, 1)":                           "0",
		"log(3, 26)":                          "2",
		"log(3, 27)":                          "3",
		"log(2, pow(2, 100))":                 "100",
		"root(2, 15)":                         "3",
		"root(2, 16)":                         "4",
		"root(3, 26)":                         "2",
		"root(3, 27)":                         "3",
		"root(1, 7)":                          "7",
		"root(5, 0)":                          "0",
		"root(2, pow(10, 60)) == pow(10, 30)": "true",
		"factorial(0)":                        "1",
		"factorial(6)":                        "720",
		"xor(12, 10)":                         "6",
		"bit(12, 2)":                          "1",
		"bit(12, 1)":                          "0",
		"bit(12, 100000)":                     "0",
		"log(2, bisection(Wide))":             "unknown",
		"log(2, 8) + (sum log in 1..2: log)":  "6",
		"all i in 1..2, j in 1..2 if i != j: i == 1 || distance(Ring(5), i, j) == 1": "unknown",
	} {
		f, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got, err := Evaluate(f.Expr, nil, facts); err != nil || got.String() != want {
			t.Errorf("%s = %v, %v, want %s", text, got, err, want)
		}
		again, err := Parse(f.String())
		if err != nil || again.String() != f.String() {
			t.Errorf("%s is written %s, which is read as %v, %v", text, f, again, err)
		}
	}
	for text, want := range map[string]string{
		"max i in 1..0: i":                            "no value: max i in 1..0: i: the largest of nothing",
		"most i in 1..3: i > 4":                       "no value: most i in 1..3: i > 4: nothing is so",
		"sum i in 1..2: infinite":                     "no value: sum i in 1..2: infinite: a sum of something infinite",
		"all k in 0..1: 1/k >= 5":                     "no value: 1/k: 1 / 0, want a divisor that is not 0",
		"some k in 0..1: 1/(1-k) == 1 && 1/(k-1) > 1": "no value: 1/(1 - k): 1 / 0, want a divisor that is not 0",
		"count k in 0..1: 1/k > 1":                    "no value: 1/k: 1 / 0, want a divisor that is not 0",
		"most k in 0..1: 1/k >= 1":                    "no value: 1/k: 1 / 0, want a divisor that is not 0",
		"all k in 0..1 if 1/k > 1: true":              "no value: 1/k: 1 / 0, want a divisor that is not 0",
		"sum i in 1..1/2: i":                          "no value: 1/2: 1/2, want a whole number",
		"log(1, 8)":                                   "no value: log(1, 8): log(1, 8), want whole numbers, a base of 2 or more and an argument of 1 or more",
		"log(2, 0)":                                   "no value: log(2, 0): log(2, 0), want whole numbers, a base of 2 or more and an argument of 1 or more",
		"root(0, 8)":                                  "no value: root(0, 8): root(0, 8), want whole numbers, a degree of 1 to 16384 and an argument of 0 or more",
		"factorial(501)":                              "no value: factorial(501): factorial(501), want a whole number from 0 to 500",
		"xor(-1, 8)":                                  "no value: xor(-1, 8): xor(-1, 8), want whole numbers, 0 or more",
	} {
		f, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got, err := Evaluate(f.Expr, nil, facts); err == nil || err.Error() != want {
			t.Errorf("%s = %v, error %v, want %s", text, got, err, want)
		}
	}
	f, err := Parse("(sum i in 1..n: i*n) == 6 for n in 1..3")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := Written(f.Expr, Env{"n": big.NewRat(2, 1), "i": big.NewRat(9, 1)}), "(sum i in 1..2: i*2) == 6"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
