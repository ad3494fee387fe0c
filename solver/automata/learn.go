package automata

import (
	"fmt"

	"topocert/certificates/automata"
)

// residuals learns a deterministic automaton that weighs columns with the distance, as Nerode's theorem has it for weights: two
// prefixes lead to the same state if all that can follow is further by the same amount. What follows is looked at up to a
// window of letters.
func (m *members) residuals(window int) (*automata.Weighted, error) {
	longest, q2 := len(m.dist)-1, m.q*m.q
	type prefix struct{ length, word int }
	// row is what follows a prefix, less the least, as text; not if nothing follows.
	row := func(p prefix) (string, int16, bool) {
		var values []int16
		width := 1
		for more := 0; more <= window; more++ {
			values = append(values, m.dist[p.length+more][p.word*width:][:width]...)
			width *= q2
		}
		least, any := int16(far), false
		for _, d := range values {
			if d != none {
				any, least = true, min(least, d)
			}
		}
		for i, d := range values {
			if d != none && d != far {
				values[i] -= least
			}
		}
		return rowKey(values), least, any
	}
	if longest < window {
		return nil, fmt.Errorf("no members of %d letters", window)
	}
	first, least, any := row(prefix{})
	if !any {
		return nil, fmt.Errorf("no vertices of up to %d letters", window)
	}
	f := &automata.Weighted{Letters: q2, Starts: []automata.Move{{To: 0, Weight: int64(least)}}}
	ids, list, base := map[string]int{first: 0}, []prefix{{}}, []int16{least}
	for at := 0; at < len(list); at++ {
		p := list[at]
		if p.length+1+window > longest {
			return nil, fmt.Errorf("new states still behind %d letters, with %d that follow looked at", p.length, window)
		}
		if len(list) > maxLearned {
			return nil, fmt.Errorf("more than %d states", maxLearned)
		}
		s := automata.WeightedState{Moves: make([][]automata.Move, q2)}
		if d := m.dist[p.length][p.word]; d != none {
			s.May, s.End = true, int64(d-base[at])
		}
		for letter := range q2 {
			next := prefix{p.length + 1, p.word*q2 + letter}
			key, least, any := row(next)
			if !any {
				continue
			}
			id, is := ids[key]
			if !is {
				id = len(list)
				ids[key], list, base = id, append(list, next), append(base, least)
			}
			s.Moves[letter] = []automata.Move{{To: int64(id), Weight: int64(least - base[at])}}
		}
		f.States = append(f.States, s)
	}
	return f, nil
}

const maxLearned = 300

// wrong is a word of columns that an automaton does not weigh with the distance, nil if there is none.
func (m *members) wrong(f *automata.Weighted, fine func(weight, distance int64) bool) []int {
	q2 := m.q * m.q
	for n, dist := range m.dist {
		var bad []int
		var visit func(i, word int, at []automata.Move)
		visit = func(i, word int, at []automata.Move) {
			if bad != nil {
				return
			}
			if i == n {
				got := int64(none)
				for _, r := range at {
					if s := f.States[r.To]; s.May && (got == none || r.Weight+s.End < got) {
						got = r.Weight + s.End
					}
				}
				if !fine(got, int64(dist[word])) {
					bad = letters(q2, n, word)
				}
				return
			}
			for letter := range q2 {
				var next []automata.Move
				for _, r := range at {
					for _, t := range f.States[r.To].Moves[letter] {
						next = append(next, automata.Move{To: t.To, Weight: r.Weight + t.Weight})
					}
				}
				visit(i+1, word*q2+letter, least(next))
			}
		}
		visit(0, 0, f.Starts)
		if bad != nil {
			return bad
		}
	}
	return nil
}

// least keeps the lightest run to each state.
func least(list []automata.Move) (kept []automata.Move) {
	for _, m := range list {
		known := false
		for i := range kept {
			if kept[i].To == m.To {
				known = true
				kept[i].Weight = min(kept[i].Weight, m.Weight)
			}
		}
		if !known {
			kept = append(kept, m)
		}
	}
	return kept
}
