package formula

import (
	"errors"
	"math/big"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// TestLimits: the limits are those of the format's page (certificates/doc.go, "Limits" and
// "Formulas"), and of the comments at the constants.
func TestLimits(t *testing.T) {
	for name, limit := range map[string][2]uint64{
		"MaxVerdicts": {MaxVerdicts, 16777216},
		"MaxCases":    {MaxCases, 1048576},
		"MaxClaim":    {language.MaxClaim, 16384},
		"MaxDepth":    {language.MaxDepth, 200},
		"Claims":      {meaning.Claims, 16384},
		"maxSteps":    {maxSteps, 67108864},
		"maxMeant":    {maxMeant, 16384}, "maxMeantInFile": {maxMeantInFile, 2097152},
	} {
		if limit[0] != limit[1] {
			t.Errorf("%s is %d, want %d", name, limit[0], limit[1])
		}
	}
}

// TestFormulasByHeart: what becomes of each formula in testdata/formulas.txt. A line
// holds a formula in quotes, then how it is written, or why it is refused and where.
func TestFormulasByHeart(t *testing.T) {
	data, err := os.ReadFile("testdata/formulas.txt")
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(strings.TrimSuffix(string(data), "\n"), "\n") {
		quoted, err := strconv.QuotedPrefix(line)
		if err != nil {
			t.Fatalf("line %d: %v", i+1, err)
		}
		text, _ := strconv.Unquote(quoted)
		want := strings.TrimPrefix(line[len(quoted):], " ")
		got := ""
		if f, err := Parse(text); err != nil {
			got = err.Error()
		} else {
			got = f.String()
		}
		if got != want {
			t.Errorf("line %d: %q is read as\n%s, want\n%s", i+1, text, got, want)
		}
	}
}

// TestFormulaAtLimits: the longest and deepest formulas are read, longer and deeper
// ones are not.
func TestFormulaAtLimits(t *testing.T) {
	nested := func(n int) string { return strings.Repeat("(", n) + "1" + strings.Repeat(")", n) + " == 1" }
	digits := func(n int) string { return strings.Repeat("1", n) + " > 1" }
	spaces := func(n int) string { return "1 == 1" + strings.Repeat(" ", n-6) }
	for _, test := range []struct {
		what        string
		last, first string // the last that is read, the first that is not
	}{
		{"depth", nested(199), nested(200)},
		{"digits", digits(4096), digits(4097)},
		{"bytes", spaces(16384), spaces(16385)},
		{"a numeral's point", "0.5 < 1", "0. < 1"},
	} {
		if _, err := Parse(test.last); err != nil {
			t.Errorf("%s: %v", test.what, err)
		}
		var wrong *language.Error
		if _, err := Parse(test.first); !errors.As(err, &wrong) {
			t.Errorf("%s: error %v, want that it is no formula", test.what, err)
		}
	}
}

func moreFacts() known {
	k := someFacts()
	k["bisection Above"] = certificates.Bounds{High: big.NewRat(24, 1)}
	k["diameter Far"] = certificates.Bounds{Low: big.NewRat(3, 1)}
	k["diameter Near"] = certificates.Bounds{High: big.NewRat(9, 1)}
	k["lanes Ring(6) dor"] = certificates.Bounds{Low: big.NewRat(2, 1)}
	k["contains Ring(5) Ring(6)"] = certificates.Bounds{Word: "no"}
	k["gossip Ring(5) single-port"] = certificates.Bounds{Word: "yes"} // of no sense
	return k
}

// TestEvaluateBounds computes with bounds, by hand: bisection(Wide) is 20 to 24,
// bisection(Below) at least 20, bisection(Above) at most 24.
func TestEvaluateBounds(t *testing.T) {
	for text, want := range map[string]string{
		"3*bisection(Wide)":                             "60 to 72",
		"bisection(Wide)*bisection(Wide)":               "400 to 576",
		"bisection(Wide) - bisection(Wide)":             "-4 to 4",
		"(bisection(Wide) - 22)*bisection(Wide)":        "-48 to 48",
		"(bisection(Wide) - 22)*(bisection(Wide) - 21)": "-6 to 6",
		"abs(bisection(Wide) - 23)":                     "0 to 3",
		"abs(bisection(Wide) - 21)":                     "0 to 3",
		"abs(bisection(Wide) - 20)":                     "0 to 4",
		"abs(bisection(Wide) - 24)":                     "0 to 4",
		"abs(-bisection(Wide))":                         "20 to 24",
		"abs(bisection(Below))":                         "at least 20",
		"abs(-bisection(Below))":                        "at least 20",
		"abs(bisection(Unknown))":                       "unknown",
		"min(bisection(Wide), 22)":                      "20 to 22",
		"min(bisection(Wide), 30)":                      "20 to 24",
		"min(30, bisection(Wide), 21)":                  "20 to 21",
		"min(bisection(Below), 22)":                     "20 to 22",
		"min(bisection(Unknown), 22)":                   "unknown",
		"min(22, bisection(Unknown))":                   "unknown",
		"max(bisection(Wide), 22)":                      "22 to 24",
		"max(bisection(Wide), 30)":                      "30",
		"max(bisection(Below), 22)":                     "at least 22",
		"max(bisection(Unknown), 22)":                   "unknown",
		"max(bisection(Above), 22)":                     "22 to 24",
		"floor(bisection(Wide)/3)":                      "6 to 8",
		"ceil(bisection(Wide)/7)":                       "3 to 4",
		"ceil(bisection(Below)/3)":                      "at least 7",
		"floor(bisection(Above)/7)":                     "unknown",
		"floor(bisection(Above) - 1/2)":                 "at most 23",
		"-bisection(Above)":                             "at least -24",
		"-bisection(Below)":                             "at most -20",
		"bisection(Above) + 1":                          "at most 25",
		"bisection(Above) - bisection(Below)":           "at most 4",
		"bisection(Below) + bisection(Above)":           "unknown",
		"bisection(Below)*bisection(Below)":             "at least 400",
		"bisection(Below)*(-2)":                         "unknown",
		"(-2)*bisection(Below)":                         "unknown",
		"bisection(Below)*0":                            "at least 0",
		"0*bisection(Unknown)":                          "unknown",
		"bisection(Below)/bisection(Wide)":              "at least 5/6",
		"bisection(Wide)/bisection(Below)":              "unknown",
		"bisection(Wide)/bisection(Above)":              "unknown",
		"bisection(Wide)/(bisection(Wide) - 22)":        "unknown",
		"bisection(Wide)/(bisection(Wide) - 20)":        "unknown",
		"bisection(Wide)/(bisection(Wide) - 24)":        "unknown",
		"bisection(Wide)/(bisection(Wide) - 25)":        "-24 to -4",
		"bisection(Wide) % 3":                           "unknown",
		"7 % bisection(Wide)":                           "unknown",
		"6 % 3":                                         "0",
		"7 % 1":                                         "0",
		"pow(2, bisection(Wide))":                       "unknown",
		"pow(bisection(Wide), 2)":                       "unknown",
		"pow(-2, 3)":                                    "-8",
		"pow(0, 0)":                                     "1",
		"pow(2, 8192) == pow(4, 4096)":                  "true",
		"pow(1, 16383)":                                 "1",
		"pow(2, 8191)*pow(2, 8192) > 1":                 "true",
		"1/pow(2, 8192)/pow(2, 8191) < 1":               "true",
		"order(Ring(0))":                                "unknown",
		"order(Ring(4611686018427387903))":              "unknown",
		"bisection(Wide) != 25":                         "true",
		"bisection(Wide) != 22":                         "unknown",
		"bisection(Wide) == 19":                         "false",
		"bisection(Wide) == 20":                         "unknown",
		"bisection(Wide) == 24":                         "unknown",
		"bisection(Wide) < 20":                          "false",
		"bisection(Wide) < 25":                          "true",
		"bisection(Wide) < 24":                          "unknown",
		"bisection(Wide) >= 25":                         "false",
		"bisection(Wide) >= 24":                         "unknown",
		"bisection(Wide) <= 19":                         "false",
		"bisection(Wide) <= 20":                         "unknown",
		"bisection(Wide) > 24":                          "false",
		"bisection(Wide) > 19":                          "true",
		"20 <= bisection(Wide)":                         "true",
		"24 < bisection(Wide)":                          "false",
		"bisection(Above) <= 24":                        "true",
		"bisection(Above) >= 25":                        "false",
		"bisection(Above) >= 24":                        "unknown",
		"bisection(Above) > 24":                         "false",
		"bisection(Above) < 25":                         "true",
		"bisection(Above) == 25":                        "false",
		"bisection(Below) <= 19":                        "false",
		"bisection(Below) > 19":                         "true",
		"bisection(Below) <= 20":                        "unknown",
		"bisection(Below) == 19":                        "false",
		"bisection(Below) == 20":                        "unknown",
		"infinite == infinite":                          "true",
		"infinite < infinite":                           "false",
		"infinite > 5":                                  "true",
		"5 >= infinite":                                 "false",
		"infinite <= 5":                                 "false",
		"infinite <= bisection(Below)":                  "unknown",
		"bisection(Unknown) <= infinite":                "unknown",
		"bisection(Below) < infinite":                   "unknown",
		"bisection(Above) < infinite":                   "true",
		"bisection(Unknown) == infinite":                "unknown",
		"diameter(Two) != infinite":                     "false",
		"true == true":                                  "true",
		"true == false":                                 "false",
		"true != false":                                 "true",
		"hamiltonian(Ring(6)) == true":                  "unknown",
		"false == hamiltonian(Ring(6))":                 "unknown",
		"\"a\" == \"a\"":                                "true",
		"\"a\" != \"a\"":                                "false",
		"\"a\" == \"b\"":                                "false",
		"deadlock(\"dor\", Ring(6)) != \"free\"":        "unknown",
		"\"free\" == deadlock(\"dor\", Ring(6))":        "unknown",
		"deadlock(\"dor\", Ring(5))":                    "free",
		"!true":                                         "false",
		"!hamiltonian(Ring(6))":                         "unknown",
		"hamiltonian(Ring(6)) && false":                 "unknown",
		"hamiltonian(Ring(6)) || true":                  "unknown",
		"hamiltonian(Ring(6)) && true":                  "unknown",
		"false && 1/0 > 1":                              "false",
		"true || 1/0 > 1":                               "true",
		"hamiltonian(Ring(6)) && 1/0 > 1":               "unknown",
		"cond(hamiltonian(Ring(6)), 1, 2) <= infinite":  "unknown",
		"min(1, infinite)":                              "1",
		"min(infinite, infinite)":                       "infinite",
		"max(1, infinite, 2)":                           "infinite",
		"max(diameter(Two), bisection(Below))":          "infinite",
		"min(diameter(Two), bisection(Below), 30)":      "20 to 30",
		// Of what may be infinite arithmetic may have no value.
		"lanes(\"dor\", Ring(6)) >= 2":                    "true",
		"lanes(\"dor\", Ring(6)) + 1 >= 2":                "unknown",
		"max(lanes(\"dor\", Ring(6)), 2)":                 "at least 2",
		"min(lanes(\"dor\", Ring(6)), 5) + 1":             "3 to 6",
		"true && hamiltonian(Ring(6))":                    "unknown",
		"false || hamiltonian(Ring(6))":                   "unknown",
		"hamiltonian(Ring(6)) || false":                   "unknown",
		"false || false":                                  "false",
		"true && true":                                    "true",
		"cond(hamiltonian(Ring(6)), 1, 2)":                "unknown",
		"cond(1 > 2, 3, 4)":                               "4",
		"at_distance(Ring(5), 7, 0)":                      "1",
		"at_distance(Ring(5), 7, 2)":                      "2",
		"at_distance(Ring(5), 7, 3)":                      "0",
		"at_distance(Ring(5), 8, 1)":                      "unknown",
		"distance_sum_from(Ring(5), 8)":                   "unknown",
		"connected(Ring(7))":                              "unknown",
		"connected(Far)":                                  "unknown",
		"connected(Near)":                                 "true",
		"contains(Ring(5), Ring(6))":                      "false",
		"delivered(\"dor\", Ring(5))":                     "20",
		"route(\"dor\", Ring(5), 0, \"(v)\") == infinite": "true",
		"gossip(\"single-port\", Ring(5))":                "unknown",
		"diameter(Ring(4 + 1))":                           "2",
	} {
		f, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got, err := Evaluate(f.Expr, nil, moreFacts()); err != nil || got.String() != want {
			t.Errorf("%s = %v, %v, want %s", text, got, err, want)
		}
	}
}

// TestNoValue: why an expression has no value.
func TestNoValue(t *testing.T) {
	for text, want := range map[string]string{
		"1/0 == 1":                               "no value: 1/0: 1 / 0, want a divisor that is not 0",
		"bisection(Wide)/(1 - 1) == 1":           "no value: bisection(Wide)/(1 - 1): 20 to 24 / 0, want a divisor that is not 0",
		"infinite + 1 == 1":                      "no value: infinite + 1: infinite + 1, want numbers that are not infinite",
		"1 + diameter(Two) == 1":                 "no value: 1 + diameter(Two): 1 + infinite, want numbers that are not infinite",
		"-infinite == 1":                         "no value: -infinite: 0 - infinite, want numbers that are not infinite",
		"abs(infinite) == 1":                     "no value: abs(infinite): abs(infinite), want numbers that are not infinite",
		"min(1, infinite/2) == 1":                "no value: infinite/2: infinite / 2, want numbers that are not infinite",
		"1/0 > 1 || true":                        "no value: 1/0: 1 / 0, want a divisor that is not 0",
		"true && 1/0 > 1":                        "no value: 1/0: 1 / 0, want a divisor that is not 0",
		"order(Ring(3)) + infinite == 3 || true": "no value: order(Ring(3)) + infinite: unknown + infinite, want numbers that are not infinite",
		"bisection(Wide) % 0 == 1":               "no value: bisection(Wide)%0: 20 to 24 % 0, want whole numbers, the second above 0",
		"7 % -3 == 1":                            "no value: 7%-3: 7 % -3, want whole numbers, the second above 0",
		"7 % (3/2) == 1":                         "no value: 7%(3/2): 7 % 3/2, want whole numbers, the second above 0",
		"(7/2) % bisection(Wide) == 1":           "no value: 7/2%bisection(Wide): 7/2 % 20 to 24, want whole numbers, the second above 0",
		"pow(1/2, 2) == 1":                       "no value: pow(1/2, 2): pow(1/2, 2), want whole numbers, an exponent of 0 or more and at most 16384 bits",
		"pow(2, 1/2) == 1":                       "no value: pow(2, 1/2): pow(2, 1/2), want whole numbers, an exponent of 0 or more and at most 16384 bits",
		"pow(2, -1) == 1":                        "no value: pow(2, -1): pow(2, -1), want whole numbers, an exponent of 0 or more and at most 16384 bits",
		"pow(2, 8193) == 1":                      "no value: pow(2, 8193): pow(2, 8193), want whole numbers, an exponent of 0 or more and at most 16384 bits",
		"pow(1, 16384) == 1":                     "no value: pow(1, 16384): pow(1, 16384), want whole numbers, an exponent of 0 or more and at most 16384 bits",
		"pow(2, 8192)*pow(2, 8192) > 1":          "no value: pow(2, 8192)*pow(2, 8192): a number of more than 16384 bits",
		"1/pow(2, 8192)/pow(2, 8192) < 1":        "no value: 1/pow(2, 8192)/pow(2, 8192): a number of more than 16384 bits",
		"order(Ring(5/2)) == 1":                  "no value: 5/2: 5/2, want a whole number",
		"order(Ring(-1)) == 1":                   "no value: -1: -1, want a whole number, 0 or more",
		"order(Ring(4611686018427387904)) > 1":   "no value: 4611686018427387904: 4611686018427387904, want a whole number, 0 or more",
		"order(Ring(bisection(Wide))) > 1":       "no value: bisection(Wide): 20 to 24, want a whole number",
		"diameter(Nowhere) == 1":                 "no network Nowhere",
		"distance(Ring(5), 0, \"(w)\") == 1":     "no vertex (w)",
	} {
		f, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got, err := Evaluate(f.Expr, nil, moreFacts()); err == nil || err.Error() != want {
			t.Errorf("%s = %v, error %v, want %s", text, got, err, want)
		}
	}
	f, err := Parse("k + diameter(Petersen) for k in 1..2")
	if err != nil {
		t.Fatal(err)
	}
	for want, env := range map[string]Env{
		"no value: k: no value is given for the variable": nil,
		"no value: Petersen: no networks are known here":  {"k": new(big.Rat)},
	} {
		if got, err := Evaluate(f.Expr, env, nil); err == nil || err.Error() != want {
			t.Errorf("%s = %v, error %v, want %s", f, got, err, want)
		}
	}
}

// TestDomain lists the tuples of domains, and sees that a domain contains these of all
// in reach, and no others.
func TestDomain(t *testing.T) {
	for text, want := range map[string]string{
		"k in 1..3":                        "k=1; k=2; k=3",
		"k in 3..1":                        "",
		"k in -1..0":                       "k=-1; k=0",
		"j in 1..2, k in j..2":             "j=1, k=1; j=1, k=2; j=2, k=2",
		"k in 0..6 if k % 2 == 1":          "k=1; k=3; k=5",
		"k in [3, 1]":                      "k=3; k=1",
		"(j, k) in [(2, 1), (3, -0.5)]":    "j=2, k=1; j=3, k=-1/2",
		"j in 1..1, k in [0.5] if j > k":   "j=1, k=1/2",
		"k in [1, 2], j in k..k if k != 2": "k=1, j=1",
	} {
		d, err := ParseDomain(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		var got []string
		if err := d.Each(func(env Env) error {
			got = append(got, Case(d.Names(), env))
			return nil
		}); err != nil || strings.Join(got, "; ") != want {
			t.Errorf("%s is %q, %v, want %s", text, got, err, want)
		}
		for j := int64(-4); j < 14; j++ {
			for k := int64(-4); k < 14; k++ {
				env := Env{"j": big.NewRat(j, 2), "k": big.NewRat(k, 2)}
				if !strings.Contains(text, "j") {
					delete(env, "j")
				}
				if in, err := d.Contains(env); err != nil || in != slices.Contains(got, Case(d.Names(), env)) {
					t.Errorf("%s: contains %s: %v, %v", text, Case(d.Names(), env), in, err)
				}
			}
		}
		for _, env := range []Env{nil, {"j": big.NewRat(1, 1)}, {"k": big.NewRat(1, 1), "j": big.NewRat(1, 1), "i": big.NewRat(1, 1)}} {
			if in, err := d.Contains(env); err != nil || in {
				t.Errorf("%s: contains %v: %v, %v", text, env, in, err)
			}
		}
	}
}

// TestOpenDomain: a range without an end contains what is not below its start, and is
// not gone through.
func TestOpenDomain(t *testing.T) {
	d, err := ParseDomain("for k >= 2 if k != 4")
	if err != nil || !d.Open() {
		t.Fatalf("%v, %v, want a domain without an end", d, err)
	}
	for k, want := range map[int64]bool{1: false, 2: true, 3: true, 4: false, 1000: true} {
		if in, err := d.Contains(Env{"k": big.NewRat(k, 1)}); err != nil || in != want {
			t.Errorf("%v contains %d: %v, %v", d, k, in, err)
		}
	}
	for text, want := range map[string]string{
		"k >= 2":                 "no value: variable k has values without end",
		"k in 1..3/2":            "no value: 3/2: 3/2, want a whole number",
		"k in 1/2..3":            "no value: 1/2: 1/2, want a whole number",
		"k in 1..3 if 1/k/0 > 1": "no value: 1/k/0: 1 / 0, want a divisor that is not 0",
	} {
		d, err := ParseDomain(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if err := d.Each(func(Env) error { return nil }); err == nil || err.Error() != want {
			t.Errorf("%s: error %v, want %s", text, err, want)
		}
	}
}

// TestShortNumbers compares numbers that are computed in 64 bits, and those next to them that are
// not, with fractions.
func TestShortNumbers(t *testing.T) {
	var numbers []*big.Rat
	for _, n := range []int64{0, 1, 2, 3, 64, 65, 959, 960, 1<<31 - 2, 1<<31 - 1, 1 << 31, 1<<31 + 1, 1 << 62} {
		numbers = append(numbers, big.NewRat(n, 1), big.NewRat(-n, 1), big.NewRat(2*n+1, 2))
	}
	for text, want := range map[string]func(x, y *big.Rat) *big.Rat{
		"x + y": func(x, y *big.Rat) *big.Rat { return new(big.Rat).Add(x, y) },
		"x - y": func(x, y *big.Rat) *big.Rat { return new(big.Rat).Sub(x, y) },
		"x * y": func(x, y *big.Rat) *big.Rat { return new(big.Rat).Mul(x, y) },
		"-x":    func(x, _ *big.Rat) *big.Rat { return new(big.Rat).Neg(x) },
		"x / y": func(x, y *big.Rat) *big.Rat {
			if y.Sign() == 0 {
				return nil
			}
			return new(big.Rat).Quo(x, y)
		},
		"x % y": func(x, y *big.Rat) *big.Rat {
			if !x.IsInt() || !y.IsInt() || y.Sign() <= 0 {
				return nil
			}
			return new(big.Rat).SetInt(new(big.Int).Mod(x.Num(), y.Num()))
		},
		"max(x, y)":              func(x, y *big.Rat) *big.Rat { return []*big.Rat{y, x, x}[x.Cmp(y)+1] },
		"cond(x < y, -1, x - x)": func(x, y *big.Rat) *big.Rat { return big.NewRat(int64(min(0, x.Cmp(y))), 1) },
		"floor(x) + 0*y":         func(x, _ *big.Rat) *big.Rat { return new(big.Rat).SetInt(new(big.Int).Div(x.Num(), x.Denom())) },
	} {
		f, err := Parse(text + " for x in [0], y in [0]")
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range numbers {
			for _, y := range numbers {
				before := x.String() + y.String()
				v, err := Evaluate(f.Expr, Env{"x": x, "y": y}, nil)
				got, _ := v.Exact()
				if right := want(x, y); (right == nil) != (err != nil) || right != nil && (got == nil || got.Cmp(right) != 0) {
					t.Errorf("%s for x = %s, y = %s: %s, %v, want %s", text, x, y, v, err, right)
				}
				if x.String()+y.String() != before {
					t.Fatalf("%s has changed its numbers", text)
				}
			}
		}
	}
}
