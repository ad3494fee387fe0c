package automata

import (
	"testing"

	"topocert/certificates/language"
)

// TestInclusion: what each run of U weighs, and each of X, one letter long; by hand.
func TestInclusion(t *testing.T) {
	// U weighs 1 on the word 0, and 3 on the word 1; X 2 and 3.
	machineOf := func(weights [2]int64) Machine {
		f := &Weighted{2, []Move{{0, 0}}, []WeightedState{
			{Moves: [][]Move{{{2, weights[0]}}, {{3, weights[1]}}}},
			{Moves: [][]Move{nil, nil}}, // never ends
			{May: true, Moves: [][]Move{nil, nil}},
			{May: true, Moves: [][]Move{nil, nil}},
		}}
		return f.Machine()
	}
	u, x := machineOf([2]int64{1, 3}), machineOf([2]int64{2, 3})
	fine := func() *Nodes {
		return &Nodes{Firsts: []int64{0}, List: []Node{{0, []Move{{0, 0}}, []int64{1, 2}}, {2, []Move{{2, 1}}, nil}, {3, []Move{{3, 0}}, nil}}}
	}
	for _, c := range []struct {
		what   string
		change func(*Nodes)
		excess int64
		is     bool
	}{
		{"as it is", func(*Nodes) {}, 1, true},
		{"at most as heavy", func(*Nodes) {}, 0, false},
		{"a node of another state", func(n *Nodes) { n.List[0].Arcs = []int64{2, 2} }, 1, false},
		{"of a state before", func(n *Nodes) { n.List[0].Arcs = []int64{1, 1} }, 1, false},
		{"a node of a state that never ends", func(n *Nodes) { n.List[0].Arcs[1], n.List[2] = 2, Node{1, nil, nil} }, 1, false},
		{"a bound that is lower", func(n *Nodes) { n.List[1].Bounds[0].Weight = 0 }, 1, false},
		{"a bound of a state that is not reached", func(n *Nodes) { n.List[1].Bounds[0].To = 3 }, 1, false},
		{"no bound", func(n *Nodes) { n.List[2].Bounds = nil }, 1, false},
		{"a state of U that is none", func(n *Nodes) { n.List = append(n.List, Node{4, nil, nil}) }, 1, false},
		{"a state of X that is none", func(n *Nodes) { n.List[2].Bounds = append(n.List[2].Bounds, Move{4, 0}) }, 1, false},
		{"a move less", func(n *Nodes) { n.List[0].Arcs = n.List[0].Arcs[:1] }, 1, false},
		{"a move more", func(n *Nodes) { n.List[1].Arcs = []int64{1} }, 1, false},
		{"a node that is none", func(n *Nodes) { n.List[0].Arcs[0] = 3 }, 1, false},
		{"below 0", func(n *Nodes) { n.List[0].Arcs[0] = -1 }, 1, false},
	} {
		n := fine()
		c.change(n)
		if err := n.included(u, x, c.excess, func(int64) error { return nil }); (err == nil) != c.is {
			t.Errorf("%s: %v, want it accepted: %v", c.what, err, c.is)
		}
	}
}

// TestMean: of K runs that weigh K·d + K-1 together one weighs d at most, and of one more not.
func TestMean(t *testing.T) {
	text, err := read(t, "F(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1", "n >= 1")
	if err != nil {
		t.Fatal(err)
	}
	for k := 1; k <= maxRuns; k++ {
		p := &Farthest{Runs: k}
		list, err := p.Conditions(&Words{Base: 2}, text, &language.Node{Op: language.Name, Text: "n"})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range list {
			if c.What == "upper" && c.Excess != int64(k-1) {
				t.Errorf("%d runs may be %d heavier, want %d", k, c.Excess, k-1)
			}
		}
	}
}

// TestTerms: terms are what they are at every number, by their period.
func TestTerms(t *testing.T) {
	text, err := read(t, "F(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1", "n >= 1")
	if err != nil {
		t.Fatal(err)
	}
	for term, want := range map[string]func(n int64) int64{
		"n":                        func(n int64) int64 { return n },
		"ceil((n+1)/2) - 3":        func(n int64) int64 { return (n+2)/2 - 3 },
		"2*n + floor(3*n/2) - 2":   func(n int64) int64 { return 2*n + 3*n/2 - 2 },
		"n + floor((n+1)/3) + 1":   func(n int64) int64 { return n + (n+1)/3 + 1 },
		"(5*n+2)%7 - 3*floor(n/4)": func(n int64) int64 { return (5*n+2)%7 - 3*(n/4) },
		"floor(n)/6":               func(n int64) int64 { return n / 6 },
		"7":                        func(int64) int64 { return 7 },
	} {
		c, err := language.Parse(term)
		if err != nil {
			t.Fatal(err)
		}
		m := newFormulas(2, true, nil)
		x := m.worth(c.Expr, text)
		if m.err != nil {
			t.Error(term, m.err)
			continue
		}
		f := x.weighing(0)
		at, weight := f.Starts[0].To, f.Starts[0].Weight
		for n := int64(0); n < 100; n++ {
			if weight != want(n) || x.at(n) != want(n) {
				t.Errorf("%s of %d: %d, and %d by weights, want %d", term, n, x.at(n), weight, want(n))
				break
			}
			next := f.Moves(at, 0)[0]
			at, weight = next.To, weight+next.Weight
		}
	}
}
