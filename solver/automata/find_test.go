package automata

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"topocert/certificates/automata"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

func text(t *testing.T, network, domain, value string) (automata.Text, *language.Node) {
	t.Helper()
	l, err := words.Standard().Extend(network, func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	list, err := language.ParseText(network)
	if err != nil {
		t.Fatal(err)
	}
	d, err := l.Find(list[len(list)-1].Name).Written()
	if err != nil {
		t.Fatal(err)
	}
	read := func(text string) *language.Node {
		c, err := language.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return c.Expr
	}
	return automata.Text{Variable: "n", Conditions: []*language.Node{read(domain)}, Network: d, Arguments: []*language.Node{read("n")}}, read(value)
}

func TestFind(t *testing.T) {
	for _, c := range [][3]string{
		{"Flip(n) = graph w in 0..pow(2, n)-1: (w + (1 - bit(w, k) - bit(w, k))*pow(2, k)) for k in 0..n-1", "n >= 1", "n"},
		{"H(n) = graph w in 0..pow(2, n)-1: xor(w, pow(2, k)) for k in 0..n-1", "n >= 1", "n"},
		{"AQ(n) = graph v in 0..pow(2,n)-1 if n >= 1: xor(v, pow(2,b)) for b in 0..n-1; xor(v, pow(2,b+1)-1) for b in 1..n-1", "n >= 1", "ceil(n/2)"},
		{"M0(n) = graph v in 0..pow(2,n)-1 if n >= 1: xor(v, cond(b == n-1 || bit(v,b+1) == 0, pow(2,b), pow(2,b+1)-1)) for b in 0..n-1", "n >= 4", "ceil((n+2)/2)"},
		{"M1(n) = graph v in 0..pow(2,n)-1 if n >= 1: xor(v, cond(b < n-1 && bit(v,b+1) == 0, pow(2,b), pow(2,b+1)-1)) for b in 0..n-1", "n >= 1", "ceil((n+1)/2)"},
		{"FQ(n) = graph v in 0..pow(2,n)-1 if n >= 2: xor(v, pow(2,b)) for b in 0..n-1; xor(v, pow(2,n)-1)", "n >= 2", "ceil(n/2)"},
		{"LTQ(n) = graph v in 0..pow(2,n)-1 if n >= 2: xor(v, pow(2,b) + cond(b >= 2, bit(v,0)*pow(2,b-1), 0)) for b in 0..n-1", "n >= 5", "ceil((n+3)/2)"},
	} {
		start := time.Now()
		text, value := text(t, c[0], c[1], c[2])
		found, err := Diameter(context.Background(), text)
		took := time.Since(start)
		if err != nil {
			fmt.Println(c[0][:4], took, err)
			continue
		}
		start = time.Now()
		p := found.Proof
		err = p.Diameter(text, value, nil)
		fmt.Println(c[0][:4], found.Diameter, strings.Join(found.Says, "|"), took, "checked", time.Since(start), err, "down", p.Down, "W", len(p.Vertices.States), "E", len(p.Edges.States), "f", len(p.Distance.States), "far", len(p.Far.States), "runs", p.Runs,
			"nodes", len(p.Zero.List), len(p.Nonnegative.List), len(p.Lipschitz.List), len(p.Descent.List), len(p.Stays.List), len(p.Upper.List), len(p.Covered.List), len(p.Lower.List))
	}
}
