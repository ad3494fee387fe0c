package automata

import (
	"fmt"

	"topocert/certificates/automata"
)

// farthest are columns of length n whose distance is the largest, some of them, and that.
func (m *members) farthest(n, most int) (d int16, words []int) {
	d = none
	for word, x := range m.dist[n] {
		if x > d {
			d, words = x, nil
		}
		if x == d && d != none && len(words) < most {
			words = append(words, word)
		}
	}
	return d, words
}

// lasso is a word with a part that may be repeated; none if the part is empty.
type lasso struct {
	word     []int
	from, to int
}

// repeated is the word with its part so many times.
func (l lasso) repeated(times int) (word []int) {
	word = append(word, l.word[:l.from]...)
	for range times {
		word = append(word, l.word[l.from:l.to]...)
	}
	return append(word, l.word[l.to:]...)
}

// weight is the least of a run on a word, none if there is no run.
func weight(f *automata.Weighted, word []int) int64 {
	at := f.Starts
	for _, letter := range word {
		var next []automata.Move
		for _, r := range at {
			for _, t := range f.States[r.To].Moves[letter] {
				next = append(next, automata.Move{To: t.To, Weight: r.Weight + t.Weight})
			}
		}
		at = least(next)
	}
	d := int64(none)
	for _, r := range at {
		if s := f.States[r.To]; s.May && (d == none || r.Weight+s.End < d) {
			d = r.Weight + s.End
		}
	}
	return d
}

// pumped finds pairs of words as far as the value for each length of the domain: some for short lengths, and from a length on,
// for a period of lengths, some with a part that may be repeated.
func (m *members) pumped(f *automata.Weighted, lengths *automata.Automaton, value func(n int64) int64, start, period int) ([]lasso, error) {
	var list []lasso
	if start+period > len(m.dist) {
		return nil, fmt.Errorf("no pairs of up to %d letters that can be repeated", len(m.dist)-1)
	}
	for n := range start + period {
		if !takesLength(lengths, n) {
			continue
		}
		d, words := m.farthest(n, 64)
		if int64(d) != value(int64(n)) {
			return nil, fmt.Errorf("the diameter is %d for words of %d letters, want %d", d, n, value(int64(n)))
		}
		if n < start {
			list = append(list, lasso{word: letters(m.q*m.q, n, words[0])})
			continue
		}
		found := false
		for _, word := range words {
			for i := 0; i+period <= n && !found; i++ {
				l := lasso{letters(m.q*m.q, n, word), i, i + period}
				found = true
				for _, times := range []int{2, 3, 5} {
					more := l.repeated(times)
					found = found && weight(f, more) == value(int64(len(more)))
				}
				if found {
					list = append(list, l)
				}
			}
		}
		if !found {
			return nil, fmt.Errorf("no pair of %d letters that can be repeated by %d", n, period)
		}
	}
	return list, nil
}

func takesLength(d *automata.Automaton, n int) bool {
	s := int64(0)
	for range n {
		if s = d.Step(s, 0); s < 0 {
			return false
		}
	}
	return d.Final(s)
}

// taking is an automaton that takes the words of lassos, with their parts once or more.
func taking(q2 int, list []lasso) automata.Weighted {
	far := automata.Weighted{Letters: q2}
	for _, l := range list {
		first := int64(len(far.States))
		far.Starts = append(far.Starts, automata.Move{To: first})
		for range len(l.word) + 1 {
			far.States = append(far.States, automata.WeightedState{Moves: make([][]automata.Move, q2)})
		}
		for i, letter := range l.word {
			s := &far.States[first+int64(i)]
			s.Moves[letter] = append(s.Moves[letter], automata.Move{To: first + int64(i) + 1})
		}
		if l.to > l.from {
			s := &far.States[first+int64(l.to)]
			s.Moves[l.word[l.from]] = append(s.Moves[l.word[l.from]], automata.Move{To: first + int64(l.from) + 1})
		}
		far.States[len(far.States)-1].May = true
	}
	return far
}
