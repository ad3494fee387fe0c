package automata

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

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
		at = moved(f, at, letter)
	}
	d := int64(none)
	for _, r := range at {
		if s := f.States[r.To]; s.May && (d == none || r.Weight+s.End < d) {
			d = r.Weight + s.End
		}
	}
	return d
}

// extreme are the farthest pairs of a length, some of them, as columns, and how far they are; and pairs of which one is as far by each run as
// any.
type extreme struct {
	d           int64
	words, each [][]int
}

// How many lengths are looked at where a distance is known, at least and at most, and how many pairs of each.
const (
	fewFar    = 5
	mostFar   = 14
	mostWords = 64
)

// furthest goes through lengths, with the pairs that weigh most: what is known of a word are the weights with which runs may be in a
// state, less the least.
func furthest(ctx context.Context, f *automata.Weighted, more func(extreme) bool) error {
	type set struct {
		runs []automata.Move
		extreme
	}
	now := []set{{f.Starts, extreme{words: [][]int{{}}}}}
	for {
		e := extreme{d: math.MinInt}
		add := func(to *extreme, d int64, words [][]int) {
			if d > to.d {
				to.d, to.words = d, nil
			}
			if d == to.d {
				to.words = append(to.words, words[:min(len(words), mostWords-len(to.words))]...)
			}
		}
		index, next := make(map[string]int), []set(nil)
		for _, s := range now {
			if err := ctx.Err(); err != nil {
				return err
			}
			ends := int64(none)
			for _, r := range s.runs {
				if t := f.States[r.To]; t.May && (ends == none || r.Weight+t.End < ends) {
					ends = r.Weight + t.End
				}
			}
			if ends != none {
				add(&e, s.d+ends, s.words)
				e.each = append(e.each, s.words[0])
			}
			for letter := range f.Letters {
				runs := moved(f, s.runs, letter)
				if len(runs) == 0 {
					continue
				}
				slices.SortFunc(runs, func(a, b automata.Move) int { return cmp.Compare(a.To, b.To) })
				lightest := slices.MinFunc(runs, func(a, b automata.Move) int { return cmp.Compare(a.Weight, b.Weight) }).Weight
				for i := range runs {
					runs[i].Weight -= lightest
				}
				key := nodeKey(0, runs)
				i, is := index[key]
				if !is {
					i = len(next)
					index[key], next = i, append(next, set{runs, extreme{d: math.MinInt}})
				}
				var words [][]int
				for _, word := range s.words {
					words = append(words, append(slices.Clip(word), letter))
				}
				add(&next[i].extreme, s.d+lightest, words)
			}
		}
		if !more(e) {
			return nil
		}
		now = next
	}
}

// moved are the lightest runs behind a letter.
func moved(f *automata.Weighted, runs []automata.Move, letter int) []automata.Move {
	var next []automata.Move
	for _, r := range runs {
		for _, t := range f.States[r.To].Moves[letter] {
			next = append(next, automata.Move{To: t.To, Weight: r.Weight + t.Weight})
		}
	}
	return least(next)
}

// cut is how words are cut into letters of so many columns: into one, or into those at the same place of both halves, which a middle parts.
type cut struct {
	parts  int
	middle []int
}

var whole = cut{parts: 1}

// letters are those of a word, if that has the middle.
func (c cut) letters(word []int, q2 int) ([]int, bool) {
	if c.parts == 1 {
		return word, true
	}
	half, behind := len(word)/2, (len(word)+1)/2
	list := make([]int, half)
	for i := range list {
		list[i] = word[i]*q2 + word[behind+i]
	}
	return list, slices.Equal(word[half:behind], c.middle)
}

// columns is the word of some letters.
func (c cut) columns(list []int, q2 int) (word []int) {
	if c.parts == 1 {
		return list
	}
	for _, l := range list {
		word = append(word, l/q2)
	}
	word = append(word, c.middle...)
	for _, l := range list {
		word = append(word, l%q2)
	}
	return word
}

// pumped finds pairs of words as far as the value for each length of the domain: some for short lengths, and from a length on,
// for a period of lengths, some with a part that may be repeated. Lengths are counted in letters.
func (f *finder) pumped(c cut, value func(n int64) int64, start, period int) ([]lasso, error) {
	var list []lasso
	q2 := f.q * f.q
	for k := range start + period {
		n := c.parts*k + len(c.middle)
		if !takesLength(&f.proof.Lengths, n) {
			continue
		}
		if n >= len(f.far) {
			return nil, fmt.Errorf("no pairs of up to %d letters that can be repeated", len(f.far)-1)
		}
		if d := f.far[n].d; d != value(int64(n)) {
			return nil, fmt.Errorf("the diameter is %d for words of %d letters, want %d", d, n, value(int64(n)))
		}
		found := false
		for _, columns := range f.far[n].words {
			word, is := c.letters(columns, q2)
			if !is || found {
				continue
			}
			if k < start {
				list, found = append(list, lasso{word: word}), true
			}
			for i := 0; i+period <= k && !found; i++ {
				l := lasso{word, i, i + period}
				found = true
				for _, times := range []int{2, 3, 5} {
					more := c.columns(l.repeated(times), q2)
					found = found && weight(&f.proof.Distance, more) == value(int64(len(more)))
				}
				if found {
					list = append(list, l)
				}
			}
		}
		if !found {
			return nil, fmt.Errorf("no pair of %d letters that can be repeated by %d", n, c.parts*period)
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
