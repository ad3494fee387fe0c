package automata

import (
	"context"
	"strings"
	"testing"

	"topocert/certificates/language"
	"topocert/certificates/words"
)

// TestRouters: the lowest wrong letter is corrected, or the highest; any, which is on shortest paths, but has no ranks by places. One way round
// rings of three, messages wait in a circle. What leaves out letters, or
// goes along no link, has no proof. The atlas has all members of these up to 400 vertices decided hop by hop.
func TestRouters(t *testing.T) {
	const (
		cube    = "H(n) = graph w in 0..pow(2, n)-1: xor(w, pow(2, k)) for k in 0..n-1"
		moebius = "M(n) = graph v in 0..pow(2, n)-1: xor(v, cond(b == n-1 || bit(v, b+1) == 0, pow(2, b), pow(2, b+1)-1)) for b in 0..n-1"
		ternary = "T(n) = graph v in 0..pow(3, n)-1: v + pow(3, k) for k in 0..n-1 if floor(v/pow(3, k))%3 < 2; v - 2*pow(3, k) for k in 0..n-1 if floor(v/pow(3, k))%3 == 2"
		pairs   = "pow(2, n)*(pow(2, n) - 1)"
	)
	for _, c := range []struct{ network, router, want string }{
		{cube, "xor(x, pow(2, b)) for b in 0..n-1 if bit(x, b) != bit(y, b) && (all c in 0..b-1: bit(x, c) == bit(y, c))", "minimal == " + pairs + "; deadlock_free == true; max_hops == n; max_stretch == 1; delivered == " + pairs + "; lanes == 1"},
		{cube, "xor(x, pow(2, b)) for b in 0..n-1 if bit(x, b) != bit(y, b)", "minimal == " + pairs + "; deadlock_free; delivered == " + pairs},
		{cube, "xor(x, pow(2, b)) for b in 1..n-1 if bit(x, b) != bit(y, b)", "minimal; deadlock_free; delivered"},
		{cube, "y", "minimal; deadlock_free; delivered"},
		{ternary, "x + (1 - 3*floor((floor(x/pow(3, k))%3)/2))*pow(3, k) for k in 0..n-1 if floor(x/pow(3, k))%3 != floor(y/pow(3, k))%3 && (all c in 0..k-1: floor(x/pow(3, c))%3 == floor(y/pow(3, c))%3)", "minimal; deadlock_free; delivered"},
		{moebius, "xor(x, cond(b == n-1 || bit(x, b+1) == 0, pow(2, b), pow(2, b+1)-1)) for b in 0..n-1 if bit(x, b) != bit(y, b) && (all c in b+1..n-1: bit(x, c) == bit(y, c))", "minimal; deadlock_free == true; delivered == " + pairs},
	} {
		name, _, _ := strings.Cut(c.network, "(")
		l, err := words.Standard().Extend(c.network+"\nletters = route "+name+"(n) from x to y: "+c.router+"\n", func(string) string { return "" }, nil)
		if err != nil {
			t.Fatal(err)
		}
		d, err := l.Find("letters").Written()
		if err != nil {
			t.Fatal(err)
		}
		text := read(t, c.network, "2 <= n")
		for _, want := range strings.Split(c.want, "; ") {
			fact, value, is := strings.Cut(want, " ")
			found, err := Facts(context.Background(), text, []string{fact + `("letters")`}, nil, func(string) *words.Definition { return d })
			if is != (err == nil) {
				t.Errorf("%s: %s: %v", c.router, want, err)
			}
			if !is || err != nil {
				continue
			}
			if !says(found, fact+`("letters") `+value) {
				t.Errorf("%s: %v, want %s", c.router, found.Lemmas, want)
			}
			for text.Router = d; len(found.Lemmas) > 0; found.Lemmas = found.Lemmas[1:] { // that values are numbers of pairs package theorem asks
				if l := found.Lemmas[0]; l.Proof != nil {
					value, err := language.Parse(l.Value)
					if err != nil {
						t.Fatal(err)
					}
					if err := found.Words.Shows(text, l.Proof, value.Expr, nil); err != nil {
						t.Errorf("%s: %v", l.Fact, err)
					}
				}
			}
		}
	}
}
