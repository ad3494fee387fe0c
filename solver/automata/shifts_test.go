package automata

import (
	"context"
	"strings"
	"testing"

	"topocert/certificates/automata"
	"topocert/certificates/language"
)

// TestShifts: diameters by shifts are those of breadth-first search: n of de Bruijn and Kautz graphs, 2n-1 of shuffle-exchange networks
// . A hint that is more than the distance is none, and other networks have no shifts.
func TestShifts(t *testing.T) {
	exchange := &Hint{Names: []string{"x", "y"}, Terms: []string{"(sum b in 0..n-1: 1 + bit(x,b) - bit(r,b)) - 1 for r in 0..pow(2,n)-1, i in 1..n-1, j in 0..n-1 " +
		"if y == 0 && r == 2*pow(2,j) - pow(2,i) && (all b in 0..n-1: bit(r,b) + bit(x,b) <= 1)", "0 if y > 0"}}
	more := &Hint{Names: []string{"x", "y"}, Terms: []string{"sum b in 0..n-1: 2*bit(x,b) if y == 0", "0 if y > 0"}}
	const shuffle = "S(n) = graph v in 0..pow(2,n)-1 if n >= 2: xor(v, 1); (2*v)%pow(2,n) + bit(v, n-1) if 0 < v && v < pow(2,n)-1"
	for _, c := range []struct {
		network, domain string
		hint            *Hint
		want            string // "" for an error that says why
		why             string
	}{
		{"B(n) = graph v in 0..pow(2,n)-1 if n >= 1: (2*v+b)%pow(2,n) for b in 0..1 if (2*v+b)%pow(2,n) != v", "n >= 1", nil, "n", ""},
		{"K(n) = graph v in 0..pow(4,n)-1 if n >= 1 && (all i in 1..n-1: floor(v/pow(4,i))%4 != floor(v/pow(4,i-1))%4): (4*v+b)%pow(4,n) for b in 0..3 if b != v%4", "n >= 1", nil, "n", ""},
		{shuffle, "n >= 2", exchange, "2*n - 1", ""},
		{shuffle, "n >= 2", nil, "", "no weight that is at most the distance"},
		{shuffle, "n >= 2", more, "", "lipschitz"},
		{"H(n) = graph v in 0..pow(2,n)-1: xor(v, pow(2,b)) for b in 0..n-1", "n >= 1", exchange, "", "the distance that is given"},
	} {
		found, err := Facts(context.Background(), read(t, c.network, c.domain), []string{"diameter"}, c.hint, nil)
		if c.want == "" {
			if err == nil || !strings.Contains(err.Error(), c.why) {
				t.Errorf("%s: %v, want %q", c.network, err, c.why)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.network, err)
			continue
		}
		l := found.Lemmas[0]
		value, err := language.Parse(l.Value)
		if err != nil {
			t.Fatal(err)
		}
		p, is := l.Proof.(*automata.Shifted)
		if l.Value != c.want || !is {
			t.Errorf("%s: %s by %T, want %s by shifts", c.network, l.Value, l.Proof, c.want)
			continue
		}
		text := read(t, c.network, c.domain)
		if err := found.Words.Shows(text, p, value.Expr, nil); err != nil {
			t.Errorf("%s: %v", c.network, err)
		}
		p.Hops++
		if found.Words.Shows(text, p, value.Expr, nil) == nil {
			t.Errorf("%s: accepted with more links for a shift", c.network)
		}
	}
}
