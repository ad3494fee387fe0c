package automata

import (
	"strings"
	"testing"

	"topocert/certificates/language"
)

// TestCounted: there are 2^n words of n letters, and no other number; the equations by hand.
func TestCounted(t *testing.T) {
	text, err := read(t, "F(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1", "1 <= n")
	if err != nil {
		t.Fatal(err)
	}
	w := &Words{Base: 2, Vertices: Automaton{2, []State{{true, []int64{0, 0}}}}, Edges: Automaton{4, []State{{true, []int64{0, -1, -1, 0}}}}, Lengths: Automaton{1, []State{{true, []int64{0}}}}}
	all := func(says ...Term) []Equation { return []Equation{{0, says, []Multiple{{1, []Move{{0, 2}}}}}} }
	two := Term{-1, Symbol{-1, 0, 2}}
	for _, c := range []struct {
		value     string
		equations []Equation
		rule      string // "" for none
	}{
		{"pow(2, n)", all(Term{1, Symbol{}}, two), ""},
		{"pow(2, n + 1) - pow(2, n)", all(Term{1, Symbol{}}, two), ""},
		{"2*pow(2, n-1)", all(Term{2, Symbol{}}, Term{-2, Symbol{-1, 0, 2}}), ""},
		{"pow(2, n)", all(Term{1, Symbol{}}), "automata/equation"},
		{"pow(3, n)", all(Term{1, Symbol{}}, Term{-1, Symbol{-1, 0, 3}}), "automata/equation"},
		{"pow(2, n) + 1", all(Term{1, Symbol{}}, two, Term{-1, Symbol{-1, 0, 1}}), "automata/equation"},
		{"0", all(Term{1, Symbol{}}), "automata/equation"},
		{"pow(2, n - 2)", all(Term{1, Symbol{}}, two), "which automata do not read"},
	} {
		value, err := language.Parse(c.value)
		if err != nil {
			t.Fatal(err)
		}
		err = w.Shows(text, &Counted{of: vertices, Equations: c.equations}, value.Expr, nil)
		if (err == nil) != (c.rule == "") || err != nil && !strings.Contains(err.Error(), c.rule) {
			t.Errorf("%s: %v, want %q", c.value, err, c.rule)
		}
	}
}
