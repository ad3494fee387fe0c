package automata

import (
	"context"
	"errors"
	"strings"
	"testing"

	"topocert/certificates/automata"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// read is a network of n, and of further parameters, which are numerals.
func read(t *testing.T, network, domain string, further ...string) automata.Text {
	t.Helper()
	l, err := words.Standard().Extend(network, func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	name, _, _ := strings.Cut(network, "(")
	d, err := l.Find(name).Written()
	if err != nil {
		t.Fatal(err)
	}
	c, err := language.Parse(domain)
	if err != nil {
		t.Fatal(err)
	}
	arguments := []*language.Node{{Op: language.Name, Text: "n"}}
	for _, z := range further {
		arguments = append(arguments, &language.Node{Op: language.Numeral, Text: z})
	}
	return automata.Text{Variable: "n", Conditions: []*language.Node{c.Expr}, Network: d, Arguments: arguments}
}

// TestDiameters: diameters are found that the literature has: Saad and Schultz 1988 for the hypercube, Choudum and Sunitha 2002 for
// augmented cubes, Cull and Larson 1995 for Möbius cubes, Yang, Evans and Megson 2005 for locally twisted cubes,
// Hsu 1993 for Fibonacci, Munarini, Perelli Cippo and Zagaglia Salvi 2001 for Lucas cubes, Efe 1991 for crossed, Abraham and Padmanabhan 1991 for twisted cubes, Cheng and Chuang 1994 for varietal hypercubes, Esfahanian, Ni and Sagan 1991 for twisted n-cubes, Hamming graphs and tori as products.
func TestDiameters(t *testing.T) {
	for _, c := range []struct {
		network, domain string
		diameter        string
		states          int // of the distance, as a trial in another language had them
	}{
		{"H(n) = graph w in 0..pow(2, n)-1: xor(w, pow(2, k)) for k in 0..n-1", "n >= 0", "n", 1},
		{"H(n) = graph w in 0..pow(2, n)-1: w + (1 - 2*bit(w, k))*pow(2, k) for k in 0..n-1", "n >= 1", "n", 2},
		{"AQ(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1; xor(v, pow(2, b+1)-1) for b in 1..n-1", "n >= 0", "floor((n + 1)/2)", 3},
		{"M(n) = graph v in 0..pow(2, n)-1: xor(v, cond(b == n-1 || bit(v, b+1) == 0, pow(2, b), pow(2, b+1)-1)) for b in 0..n-1", "n >= 4", "floor((n + 3)/2)", 22},
		{"M(n) = graph v in 0..pow(2, n)-1: xor(v, cond(b < n-1 && bit(v, b+1) == 0, pow(2, b), pow(2, b+1)-1)) for b in 0..n-1", "n >= 1", "floor((n + 2)/2)", 8},
		{"T(n) = graph v in 0..pow(4, n)-1: v + cond(floor(v/pow(4, k))%4 == 3, 0-3, 1)*pow(4, k) for k in 0..n-1", "n >= 1", "2*n", 2},
		{"K(n) = graph v in 0..pow(3, n)-1: v + cond(floor(v/pow(3, k))%3 == 2, 0-2, 1)*pow(3, k) for k in 0..n-1", "n >= 1", "n", 2},
		{"F(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1; xor(v, pow(2, n)-1)", "n >= 2", "floor((n + 1)/2)", 6},
		{"L(n) = graph v in 0..pow(2, n)-1 if n >= 2: xor(v, pow(2, b) + cond(b >= 2, bit(v, 0)*pow(2, b-1), 0)) for b in 0..n-1", "n >= 5", "floor((n + 4)/2)", 44},
		{"V(n) = graph v in 0..pow(2, n)-1 if n >= 1: xor(v, pow(2, b) + cond(b%3 == 2, bit(v, b-1)*pow(2, max(0, b-2)), 0)) for b in 0..n-1", "n >= 1", "floor((n + 2)/3) + floor((n + 1)/3)", 7},
		{"H(n) = graph v in 0..pow(2, n-1)-1 if n >= 1: xor(v, pow(2, b)) for b in 0..n-2; xor(v, pow(2, b) + pow(2, c)) for b in 0..n-2, c in 0..b-1", "n >= 1", "floor(n/2)", 2},
		{"T(n) = graph v in 0..pow(2, n)-1 if n >= 3: xor(v, pow(2, b)) for b in 1..n-1; xor(v, 1) if v >= 4; 3-v if v < 4", "n >= 3", "n - 1", 17},
		{"C(n) = graph v in 0..pow(2, n)-1 if n >= 1: xor(v, pow(2, b) + sum i in 0..floor(b/2)-1: bit(v, 2*i)*pow(2, 2*i+1)) for b in 0..n-1", "n >= 1", "floor((n + 2)/2)", 19},
		{"T(n) = graph v in 0..pow(2, n)-1 if n%2 == 1: xor(v, 1); xor(v, pow(2, 2*i)) for i in 1..(n-1)/2; " +
			"xor(v, cond((sum b in 0..2*i-2: bit(v, b))%2 == 0, pow(2, 2*i) + pow(2, 2*i-1), pow(2, 2*i-1))) for i in 1..(n-1)/2", "n%2 == 1", "floor((n + 1)/2)", 12},
		{"F(n) = graph v in 0..pow(2, n)-1 if all i in 0..n-2: bit(v, i)*bit(v, i+1) == 0: xor(v, pow(2, b)) for b in 0..n-1 if bit(v, b) == 1", "n >= 1", "n", 5},
		{"L(n) = graph v in 0..pow(2, n)-1 if n >= 2 && (all i in 0..n-1: bit(v, i)*bit(v, (i+1)%n) == 0): xor(v, pow(2, b)) for b in 0..n-1 if bit(v, b) == 1", "n >= 2", "2*floor(n/2)", 20},
	} {
		text := read(t, c.network, c.domain)
		found, err := Facts(context.Background(), text, []string{"diameter"}, nil, nil)
		if err != nil {
			t.Errorf("%s: %v", c.network, err)
			continue
		}
		diameter := found.Lemmas[0]
		value, err := language.Parse(diameter.Value)
		if err != nil {
			t.Fatal(err)
		}
		if diameter.Value != c.diameter && strings.ReplaceAll(diameter.Value, " ", "") != strings.ReplaceAll(c.diameter, " ", "") {
			t.Errorf("%s has the diameter %s, want %s", c.network, diameter.Value, c.diameter)
		}
		if got := len(diameter.Proof.(*automata.Farthest).Distance.States); got != c.states {
			t.Errorf("%s: a distance of %d states, want %d", c.network, got, c.states)
		}
		if err := errors.Join(found.Words.Check(text, nil), found.Words.Shows(text, diameter.Proof, value.Expr, nil)); err != nil {
			t.Errorf("%s: %v", c.network, err)
		}
		// No other diameter, and no other distance, is shown by what was found.
		for _, other := range []string{c.diameter + " + 1", c.diameter + " - 1"} {
			value, err := language.Parse(other)
			if err != nil {
				t.Fatal(err)
			}
			if found.Words.Shows(text, diameter.Proof, value.Expr, nil) == nil {
				t.Errorf("%s has the diameter %s, and %s is accepted", c.network, c.diameter, other)
			}
		}
		if err := found.Words.Check(read(t, c.network, c.domain+" && n >= 7"), nil); err == nil {
			t.Errorf("%s: the proof is accepted for another domain", c.network)
		}
	}
}

// TestParameters: a network whose further parameters are numerals. Möbius cubes have the diameters of Cull and Larson 1995, one by one; enhanced
// cubes of 2^n vertices, of degree n+1 (Tzeng and Wei 1991), which a value in both parameters says as well; k-ary n-cubes are products of
// rings, and k is the base.
func TestParameters(t *testing.T) {
	moebius := "M(n, t) = graph v in 0..pow(2, n)-1: xor(v, cond(cond(b == n-1, t, bit(v, b+1)) == 0, pow(2, b), pow(2, b+1)-1)) for b in 0..n-1"
	enhanced := "E(n, k) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1; xor(v, pow(2, n-k+1)-1)"
	kary := "K(n, k) = graph v in 0..pow(k, n)-1: v + ((floor(v/pow(k, i))%k + 1)%k - floor(v/pow(k, i))%k)*pow(k, i) for i in 0..n-1"
	for _, c := range []struct{ network, domain, parameter, other, fact, value, no string }{
		{moebius, "n >= 4", "0", "1", "diameter", "floor((n + 3)/2)", "n"},
		{moebius, "n >= 1", "1", "0", "diameter", "floor((n + 2)/2)", "n"},
		{enhanced, "n >= 4", "2", "3", "order", "pow(k, n)", "pow(k, n) + k"},
		{enhanced, "n >= 4", "2", "3", "min_degree", "n + k - 1", "n + k"},
		{kary, "n >= 1", "3", "4", "diameter", "n", "n + 1"},
		{kary, "n >= 1", "5", "4", "min_degree", "2*n", "n"},
	} {
		text := read(t, c.network, c.domain, c.parameter)
		found, err := Facts(context.Background(), text, []string{c.fact}, nil, nil)
		if err != nil {
			t.Errorf("%s of %s: %v", c.fact, c.network, err)
			continue
		}
		lemma := found.Lemmas[len(found.Lemmas)-1]
		shows := func(value string) error {
			f, err := language.Parse(value)
			if err != nil {
				t.Fatal(err)
			}
			return found.Words.Shows(text, lemma.Proof, f.Expr, nil)
		}
		if err := errors.Join(found.Words.Check(text, nil), shows(c.value)); err != nil {
			t.Errorf("%s == %s of %s: %v", c.fact, c.value, c.network, err)
		}
		if shows(c.no) == nil {
			t.Errorf("%s == %s of %s is accepted", c.fact, c.no, c.network)
		}
		if found.Words.Check(read(t, c.network, c.domain, c.other), nil) == nil {
			t.Errorf("%s: the automata for %s are accepted for %s", c.network, c.parameter, c.other)
		}
	}
}

// TestNone: where no proof is found, it is said why.
func TestNone(t *testing.T) {
	for network, why := range map[string]string{
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, 1)":                                        "not connected for words of 2 letters: no path between 00 and ",
		"N(n) = graph v in 0..n-1, s in 0..1: (v, 1-s)":                                      "vertices that are no words",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1 if b*b == 0":    "*, which automata do not read so: want a product with a numeral, a digit or so",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, sum i in 0..n-1: bit(v, i)*pow(2, n-1-i))": "-, which automata do not read so: want a difference of numbers, or of a place and a numeral",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, sum i in 0..n-1: bit(v, i))":               "sum, which automata do not read so: want a sum of digits times powers of the base, each by its own place, or a sum modulo a numeral",
		"N(n) = graph v in 0..pow(2, n)-1: v+1 if v < pow(2, n)-1":                           "no formula was found for the values",
		"N(n) = graph v in 0..pow(2, 2*n)-1: xor(v, 1)":                                      "vertices of 2*n digits, want n, or a number more or less",
	} {
		if _, err := Facts(context.Background(), read(t, network, "n >= 1"), []string{"diameter"}, nil, nil); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v, want %q", network, err, why)
		}
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if _, err := Facts(ctx, read(t, "H(n) = graph w in 0..pow(2, n)-1: xor(w, pow(2, k)) for k in 0..n-1", "n >= 1"), []string{"diameter"}, nil, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want that it was stopped", err)
	}
}
