package automata

import (
	"encoding/binary"
	"fmt"
	"slices"

	"topocert/certificates/automata"
)

// Weighted automata that may choose are learned as min-plus modules: a row, which is what follows a beginning, is the least of a few
// that are extreme, each with a number added (residuation in the max-plus algebra: F. Baccelli, G. Cohen, G. J. Olsder,
// J.-P. Quadrat, "Synchronization and Linearity", 1992). These are the states.

const (
	mostRows   = 600
	mostStates = 40
)

// following is what follows a beginning, up to a window, in turn by length.
func (m *members) following(length, word, window int) (row []int16, any bool) {
	for more, width := 0, 1; more <= window; more, width = more+1, width*m.q*m.q {
		for _, d := range m.dist[length+more][word*width:][:width] {
			if d >= far {
				d = none
			}
			row, any = append(row, d), any || d != none
		}
	}
	return row, any
}

// less is a row less a number.
func less(row []int16, c int16) []int16 {
	row = slices.Clone(row)
	for i := range row {
		if row[i] != none {
			row[i] -= c
		}
	}
	return row
}

func leastOf(row []int16) int16 {
	least := int16(far)
	for _, d := range row {
		if d != none {
			least = min(least, d)
		}
	}
	return least
}

func rowKey(row []int16) string {
	key := make([]byte, 0, 2*len(row))
	for _, d := range row {
		key = binary.LittleEndian.AppendUint16(key, uint16(d))
	}
	return string(key)
}

// combined is a row as the least of some rows but one, each with a number added; not if it is none. Where the row has nothing the others
// have nothing; or anything, of a row with gaps.
func combined(row []int16, rows [][]int16, but int, gaps bool) (list []automata.Move, is bool) {
	tight := make([]int, len(row)) // how many are equal there
	equal := make([][]int, len(rows))
	for i, r := range rows {
		if i == but {
			continue
		}
		c, fits := int16(-far), true
		for j, d := range r {
			switch {
			case d == none || gaps && row[j] == none:
			case row[j] == none:
				fits = false
			default:
				c = max(c, row[j]-d)
			}
		}
		if !fits || c == -far {
			continue
		}
		list = append(list, automata.Move{To: int64(i), Weight: int64(c)})
		for j, d := range r {
			if d != none && d+c == row[j] {
				equal[i] = append(equal[i], j)
				tight[j]++
			}
		}
	}
	for j, d := range row {
		if d != none && tight[j] == 0 {
			return nil, false
		}
	}
	slices.SortStableFunc(list, func(a, b automata.Move) int { return len(equal[a.To]) - len(equal[b.To]) })
	list = slices.DeleteFunc(list, func(a automata.Move) bool {
		if slices.ContainsFunc(equal[a.To], func(j int) bool { return tight[j] == 1 }) {
			return false
		}
		for _, j := range equal[a.To] {
			tight[j]--
		}
		return true
	})
	slices.SortFunc(list, func(a, b automata.Move) int { return int(a.To - b.To) })
	return list, true
}

// minPlus learns an automaton whose states are the extreme rows behind beginnings of at least so many letters.
func (m *members) minPlus(window, shortest int) (*automata.Weighted, error) {
	type beginning struct{ length, word int }
	longest, q2 := len(m.dist)-1, m.q*m.q
	if longest < window {
		return nil, fmt.Errorf("no members of %d letters", window)
	}
	seen := make(map[string]bool)
	var rows [][]int16
	var of []beginning
	words := 1
	for length := 0; length+1+window <= longest; length, words = length+1, words*q2 {
		if length < shortest {
			continue
		}
		for word := range words {
			row, any := m.following(length, word, window)
			if !any {
				continue
			}
			row = less(row, leastOf(row))
			if key := rowKey(row); !seen[key] {
				seen[key] = true
				rows, of = append(rows, row), append(of, beginning{length, word})
			}
			if len(rows) > mostRows {
				return nil, fmt.Errorf("more than %d rows", mostRows)
			}
		}
	}
	for i := 0; i < len(rows); { // the first are of short beginnings
		if _, is := combined(rows[i], rows, i, false); is {
			rows, of = slices.Delete(rows, i, i+1), slices.Delete(of, i, i+1)
		} else {
			i++
		}
	}
	if len(rows) > mostStates {
		return nil, fmt.Errorf("more than %d extreme rows", mostStates)
	}
	f := &automata.Weighted{Letters: q2}
	first, _ := m.following(0, 0, window)
	var is bool
	if f.Starts, is = combined(first, rows, -1, true); !is {
		return nil, fmt.Errorf("the first row is no combination of %d", len(rows))
	}
	for i, b := range of {
		s := automata.WeightedState{Moves: make([][]automata.Move, q2)}
		whole, _ := m.following(b.length, b.word, window)
		c := leastOf(whole)
		if d := rows[i][0]; d != none {
			s.May, s.End = true, int64(d)
		}
		for letter := range q2 {
			row, any := m.following(b.length+1, b.word*q2+letter, window)
			if !any {
				continue
			}
			if s.Moves[letter], is = combined(less(row, c), rows, -1, false); !is {
				return nil, fmt.Errorf("what follows %d extreme rows is no combination of them", len(rows))
			}
		}
		f.States = append(f.States, s)
	}
	return f, nil
}

// between is an automaton on pairs of words that another takes, without states that do not end.
func between(f *automata.Weighted, vertices *automata.Automaton, q int) *automata.Weighted {
	type state struct{ s, x, y int64 }
	ids := make(map[state]int64)
	var list []state
	id := func(s state) int64 {
		if _, is := ids[s]; !is {
			ids[s] = int64(len(list))
			list = append(list, s)
		}
		return ids[s]
	}
	all := &automata.Weighted{Letters: f.Letters}
	for _, m := range f.Starts {
		all.Starts = append(all.Starts, automata.Move{To: id(state{m.To, 0, 0}), Weight: m.Weight})
	}
	before := make(map[int64][]int64)
	var live []int64
	for at := int64(0); at < int64(len(list)); at++ {
		in := list[at]
		old := f.States[in.s]
		s := automata.WeightedState{May: old.May && vertices.Final(in.x) && vertices.Final(in.y), Moves: make([][]automata.Move, f.Letters)}
		if s.May {
			s.End, live = old.End, append(live, at)
		}
		for letter, moves := range old.Moves {
			x, y := vertices.Step(in.x, letter/q), vertices.Step(in.y, letter%q)
			if x < 0 || y < 0 {
				continue
			}
			for _, m := range moves {
				to := id(state{m.To, x, y})
				before[to] = append(before[to], at)
				s.Moves[letter] = append(s.Moves[letter], automata.Move{To: to, Weight: m.Weight})
			}
		}
		all.States = append(all.States, s)
	}
	number := make(map[int64]int64)
	for len(live) > 0 {
		s := live[len(live)-1]
		live = live[:len(live)-1]
		if _, is := number[s]; !is {
			number[s] = 0
			live = append(live, before[s]...)
		}
	}
	kept := &automata.Weighted{Letters: f.Letters}
	for i, s := range all.States {
		if _, is := number[int64(i)]; is {
			number[int64(i)] = int64(len(kept.States))
			kept.States = append(kept.States, s)
		}
	}
	renumbered := func(moves []automata.Move) (list []automata.Move) {
		for _, m := range moves {
			if to, is := number[m.To]; is {
				list = append(list, automata.Move{To: to, Weight: m.Weight})
			}
		}
		return list
	}
	kept.Starts = renumbered(all.Starts)
	for _, s := range kept.States {
		for letter := range s.Moves {
			s.Moves[letter] = renumbered(s.Moves[letter])
		}
	}
	return kept
}
