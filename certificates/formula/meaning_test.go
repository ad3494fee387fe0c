package formula

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"topocert/certificates/words"
	"topocert/internal/deep"
)

// TestMeaning: a word that says it in facts and numbers is computed from these, and written
// as itself; one that speaks of vertices is a fact of its own.
func TestMeaning(t *testing.T) {
	l, err := words.Standard().Extend(`
excess(G) = diameter(G) - radius(G)
squares(k) = sum i in 1..k: i*i
even(k) = k%2 == 0
parts(k) = count S in sets(0..k): len(S) == 1
upto(G, k) = sum i in 1..k: i*order(G)
scaled(G, k) = sum i in 1..2: i*k*order(G)
twice(G, i) = upto(G, i) + (sum j in 1..2: upto(G, j*i))
fits(G, H, d) = order(G) <= order(H) && diameter(H) <= d
regular(G, d) = all v in vertices(G): degree(G, v) == d
most(G, a, b, c, d) = all v in vertices(G): degree(G, v) == a + b + c + d
many(G, a, b, c, d, e) = all v in vertices(G): degree(G, v) == a + b + c + d + e
added(G, a, b, c, d, e) = order(G) == a + b + c + d + e
`, func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	facts := known{"diameter Ring(5)": whole(2), "radius Ring(5)": whole(1), "order Ring(5)": whole(5), "diameter Ring(9)": whole(4), "order Ring(9)": whole(9), "delivered dor Ring(5)": whole(20), "audit Ring(5) dor delivered": whole(20), "regular Ring(5) 2": {Word: "yes"}}
	for text, want := range map[string]string{
		"excess(Ring(5))":                                     "1",
		"excess(Ring(n)) == 1":                                "true",
		"upto(Ring(5), 3)":                                    "30",
		"upto(Ring(5), n)":                                    "75",
		"sum i in 1..2: upto(Ring(5), i)":                     "20",
		"sum i in 1..2: scaled(Ring(5), i)":                   "45",
		"twice(Ring(5), 2)":                                   "80",
		"sum i in 1..2: sum j in 1..2: twice(Ring(5), i) + j": "216",
		"fits(Ring(5), Ring(9), 4)":                           "true",
		"fits(Ring(9), Ring(5), n)":                           "false",
		"regular(Ring(5), 2)":                                 "true",
		"regular(Ring(5), 3)":                                 "unknown",
		"squares(3)":                                          "14",
		"squares(excess(Ring(n)))":                            "1",
		"(sum i in 1..2: squares(i)) == 6 && !even(n)":        "true",
		"order(Ring(squares(2))) == n":                        "true",
	} {
		f, err := ParseWith(l, text+" for n in 5..5")
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		env := Env{"n": big.NewRat(5, 1)}
		got, err := Evaluate(f.Expr, env, facts)
		if err != nil || got.String() != want || f.Expr.String() != text {
			t.Errorf("%s = %v, %v, written %s, want %s", text, got, err, f.Expr, want)
		}
		at, err := ParseWith(l, Written(f.Expr, env))
		if err == nil {
			got, err = Evaluate(at.Expr, nil, facts)
		}
		if err != nil || got.String() != want {
			t.Errorf("%s at n = 5 is %v, %v, want %s", text, got, err, want)
		}
	}
	if f, err := ParseWith(l, "1 == 1 for n in 1..excess(Ring(5))"); err == nil {
		t.Errorf("%s: a domain that asks for facts in a word's clothes", f)
	}
	for _, text := range []string{"most(Ring(5), 1, 1, 0, 0)", "added(Ring(5), 1, 1, 1, 1, 1)"} {
		if _, err := ParseWith(l, text); err != nil {
			t.Error(err)
		}
	}
	if f, err := ParseWith(l, "many(Ring(5), 1, 1, 0, 0, 0)"); err == nil || !strings.Contains(err.Error(), "many has 6 arguments, want at most 5 of a word that certificates are about") {
		t.Errorf("%v, %v, want that no statement is so long", f, err)
	}
	if _, err := ParseWith(l, "parts(3) == 4"); err == nil || !strings.Contains(err.Error(), "the text of parts: line 5, column 18: want VAR in A..B") {
		t.Errorf("%v, want that a formula cannot say it", err)
	}
	f, err := ParseWith(l, "order(Ring(n)) > 0 for n in squares(2)..squares(3) if even(n)")
	if err != nil {
		t.Fatal(err)
	}
	part, err := f.For.Parse(f.For.String())
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	err = part.Each(func(env Env) error { list = append(list, env["n"].RatString()); return nil })
	if got := strings.Join(list, " "); err != nil || got != "6 8 10 12 14" {
		t.Errorf("%s has %s, %v", part, got, err)
	}
}

// TestMeantBounds: a short formula, or a file of them, does not stand for a very long one.
func TestMeantBounds(t *testing.T) {
	deep.NotShort(t)
	l, err := words.Standard().Extend("long(G) = order(G) <= min("+strings.Repeat("size(G), ", 1000)+"1)", func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	calls := func(n int) string { return strings.Repeat("long(Petersen) && ", n-1) + "long(Petersen)" }
	if _, err := ParseWith(l, calls(8)); err != nil { // of 2,004 parts each
		t.Error(err)
	}
	if _, err := ParseWith(l, calls(9)); err == nil || !strings.Contains(err.Error(), "more than 16384 parts") {
		t.Errorf("%v, want that it is too long", err)
	}
	var file strings.Builder
	file.WriteString("topocert 2 verdicts\n")
	for i := range 270 {
		fmt.Fprintf(&file, "claim c%d\nformula %s\nholds 1\nend\n", i, calls(4))
	}
	// An argument counts wherever the text has it.
	doubled := "d0(G, k) = order(G) + k\n"
	for i := range 60 {
		doubled += fmt.Sprintf("d%d(G, k) = d%d(G, k + k)\n", i+1, i)
	}
	if deep, err := words.Standard().Extend(doubled, func(string) string { return "" }, nil); err != nil {
		t.Error(err)
	} else if _, err := ParseWith(deep, "d60(Petersen, 1) > 0"); err == nil || !strings.Contains(err.Error(), "more than 16384 parts") {
		t.Errorf("%v, want that it is too long", err)
	}
	if _, err := ReadVerdicts(l, strings.NewReader(file.String())); err == nil || !strings.Contains(err.Error(), "more than 2097152 parts") {
		t.Errorf("%v, want that the file is too long", err)
	}
}
