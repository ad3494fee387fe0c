package automata

import "testing"

// TestAlike: of all pairs of words of up to three letters those are taken that are adjacent, here by one letter, and of one colour,
// be both of the colour that is given or neither.
func TestAlike(t *testing.T) {
	edges := &Automaton{4, []State{{false, []int64{0, 1, 1, 0}}, {true, []int64{1, -1, -1, 1}}}}
	takes := func(a *Automaton, letters []int) bool {
		s := int64(0)
		for _, l := range letters {
			if s = a.Step(s, l); s < 0 {
				return false
			}
		}
		return a.Final(s)
	}
	for name, colours := range map[string]*Automaton{
		"parity":        {2, []State{{true, []int64{0, 1}}, {false, []int64{1, 0}}}},
		"all":           {2, []State{{true, []int64{0, 0}}}},
		"none":          {2, []State{{false, []int64{0, 0}}}},
		"zeros, no end": {2, []State{{true, []int64{0, -1}}}},
	} {
		machine, seen := alike(edges, colours, 2), 0
		var try func(columns, u, v []int, at []Move)
		try = func(columns, u, v []int, at []Move) {
			got := false
			for _, m := range at {
				_, ends := machine.Ends(m.To)
				got = got || ends
			}
			want := takes(edges, columns) && takes(colours, u) == takes(colours, v)
			if got != want {
				t.Errorf("%s: %v and %v: taken: %v, want %v", name, u, v, got, want)
			}
			seen++
			for l := 0; l < 4 && len(columns) < 3; l++ {
				var next []Move
				for _, m := range at {
					next = append(next, machine.Moves(m.To, l)...)
				}
				try(append(columns[:len(columns):len(columns)], l), append(u[:len(u):len(u)], l/2), append(v[:len(v):len(v)], l%2), next)
			}
		}
		try(nil, nil, nil, machine.Starts)
		if seen != 1+4+16+64 {
			t.Errorf("%d pairs", seen)
		}
	}
}
