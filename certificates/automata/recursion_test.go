package automata

import (
	"slices"
	"testing"

	"topocert/certificates/language"
)

// takes tells whether a machine that weighs nothing takes a word.
func (m Machine) takes(word []int) bool {
	at := m.Starts
	for _, l := range word {
		var next []Move
		for _, s := range at {
			next = append(next, m.Moves(s.To, l)...)
		}
		at = next
	}
	return slices.ContainsFunc(at, func(s Move) bool { _, may := m.Ends(s.To); return may })
}

// TestMatchings: of all words of up to three letters those are taken that are meant, here said of numbers, where the links are of an
// automaton without symmetry.
func TestMatchings(t *testing.T) {
	edges := Automaton{4, []State{{false, []int64{0, 1, 2, 0}}, {true, []int64{1, 2, 2, 1}}, {true, []int64{1, 1, 2, -1}}}}
	w := &Words{Base: 2, Edges: edges, Lengths: Automaton{1, []State{{false, []int64{1}}, {true, []int64{1}}}}}
	text, err := read(t, "H(n) = graph v in 0..pow(2, n)-1: xor(v, 1)", "n >= 1")
	if err != nil {
		t.Fatal(err)
	}
	c, err := language.Parse("pow(2, n - 1)")
	if err != nil {
		t.Fatal(err)
	}
	list, err := (&Matched{of: "bisection"}).Conditions(w, text, c.Expr)
	if err != nil {
		t.Fatal(err)
	}
	partner, single := list[0], list[1]
	// word has letters that hold one of each number at a place, the first being the highest digit: as in columns; of three words the
	// first is the lowest.
	word := func(n int, numbers ...int) (list []int) {
		for i := n - 1; i >= 0; i-- {
			l := 0
			for _, x := range numbers {
				l = 2*l + x>>i&1
			}
			list = append(list, l)
		}
		return list
	}
	linked := func(n, u, v int) bool { return unweighted(&edges).takes(word(n, u, v)) }
	first := func(u, v int) int { // the highest place at which numbers differ, 0 for none
		at := 0
		for x := u ^ v; x > 0; x /= 2 {
			at++
		}
		return at
	}
	seen := 0
	for n := range 4 {
		for u := range 1 << n {
			for v := range 1 << n {
				once := (u^v)&((u^v)-1) == 0 && u != v
				if got := partner.U.takes(word(n, u, v)); got != (once && n > 0) {
					t.Errorf("%d letters, %d and %d: for a partner: %v, want %v", n, u, v, got, once)
				}
				has := false
				for x := range 1 << n {
					has = has || u != v && first(u, x) == first(u, v) && linked(n, u, x)
					want := linked(n, u, v) && linked(n, u, x) && u != v && first(u, v) == first(u, x) && v != x
					if got := single.U.takes(word(n, x, v, u)); got != want {
						t.Errorf("%d letters, %d, %d and %d: two partners: %v, want %v", n, u, v, x, got, want)
					}
				}
				if got := partner.X.takes(word(n, u, v)); once && got != has {
					t.Errorf("%d letters, %d and %d: a partner: %v, want %v", n, u, v, got, has)
				}
				seen++
			}
		}
	}
	if seen != 1+4+16+64 {
		t.Errorf("%d pairs", seen)
	}
}

// weights are those of the runs on a word, in their order.
func (m Machine) weights(word ...int) (list []int64) {
	at := m.Starts
	for _, l := range word {
		var next []Move
		for _, s := range at {
			for _, to := range m.Moves(s.To, l) {
				next = append(next, Move{to.To, s.Weight + to.Weight})
			}
		}
		at = next
	}
	for _, s := range at {
		if end, may := m.Ends(s.To); may {
			list = append(list, s.Weight+end)
		}
	}
	slices.Sort(list)
	return list
}

// ofThree has runs of several weights on each word of two letters, and no symmetry.
var ofThree = (&Weighted{2, []Move{{0, 1}, {1, 0}}, []WeightedState{
	{End: 2, May: true, Moves: [][]Move{{{0, 0}, {1, 3}}, {{1, 1}}}},
	{Moves: [][]Move{{{2, 2}}, {{0, 5}, {2, 0}}}},
	{End: 1, May: true, Moves: [][]Move{{{2, 4}}, {{1, 0}}}},
}}).Machine()

// spellings are those of two letters that are no longer.
func spellings(longest int) (list [][]int) {
	list = [][]int{nil}
	for i := 0; i < len(list); i++ {
		if len(list[i]) < longest {
			list = append(list, append(slices.Clone(list[i]), 0), append(slices.Clone(list[i]), 1))
		}
	}
	return list
}

// TestRounded: what is rounded is the largest number that is no larger, and one more than the term's weight modulo m.
func TestRounded(t *testing.T) {
	term := (&Weighted{2, []Move{{0, 1}}, []WeightedState{
		{End: 1, May: true, Moves: [][]Move{{{1, 2}}, {{1, 0}}}},
		{End: 3, May: true, Moves: [][]Move{{{0, 1}}, {{1, 1}}}},
	}}).Machine()
	for m := int64(1); m <= maxModulus; m++ {
		for _, w := range spellings(5) {
			var want []int64
			for _, a := range ofThree.weights(w...) {
				for m > 1 && (a-term.weights(w...)[0]-1)%m != 0 {
					a--
				}
				want = append(want, a)
			}
			slices.Sort(want)
			if got := rounded(ofThree, term, m).weights(w...); !slices.Equal(got, want) {
				t.Errorf("%v by %d: %v, want %v", w, m, got, want)
			}
		}
	}
}

// TestHalves: pairs of letters of two words weigh what the first, the middle, and the second do.
func TestHalves(t *testing.T) {
	for _, middle := range [][]int{nil, {0}, {1}} {
		for _, u := range spellings(3) {
			for _, v := range spellings(3) {
				if len(u) != len(v) {
					continue
				}
				var pairs []int
				for i := range u {
					pairs = append(pairs, 2*u[i]+v[i])
				}
				want := ofThree.weights(slices.Concat(u, middle, v)...)
				if got := halves(ofThree, middle).weights(pairs...); !slices.Equal(got, want) {
					t.Errorf("%v, %v, %v: %v, want %v", u, middle, v, got, want)
				}
			}
		}
	}
}
