package automata

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
)

// Formulas about numbers of n digits to a base q and about places of digits are compiled to automata that read the digits
// place by place, a column of all numbers after the other: Büchi arithmetic, as Büchi and Bruyère have it, and as MONA does it for
// WS1S. A place k stands in sums as the power q^k, so that comparisons of places are those of numbers.

// part is a number that goes into sums: a track, which is one of the numbers; a mark, which is the power of a place; the sum
// of two without carries (q = 2).
type part struct {
	op    byte // 't', 'm', 'x'
	index int
	x, y  *part
}

func (p *part) text() string {
	if p.op == 'x' {
		return fmt.Sprintf("x(%s,%s)", p.x.text(), p.y.text())
	}
	return fmt.Sprintf("%c%d", p.op, p.index)
}

// linear is a sum of parts times numbers, of q^n times top, and of rest.
type linear struct {
	parts     []summand
	top, rest int64
}

type summand struct {
	times int64
	part  *part
}

// formula says that a sum is negative; or that the digit of a number at a place is so; or that the remainder of a place, or of how many
// there are, by a number is so; or neither of two; or some of a place more, behind the others.
type formula struct {
	id          int
	op          byte // '<', 'd', 'r', 'n', 's', 'N'
	sum         linear
	track, mark int // the mark of a remainder may be the length
	by, digit   int64
	f, g        *formula
}

// formulas are all that were made, each once, with their automata.
type formulas struct {
	base     int64
	down     bool
	known    map[string]*formula
	automata map[[3]int]*Automaton
	spend    func(int64) error
	err      error
}

// newFormulas are none yet. Spend is asked for steps before work; it may be nil.
func newFormulas(base int, down bool, spend func(int64) error) *formulas {
	if spend == nil {
		spend = func(int64) error { return nil }
	}
	return &formulas{base: int64(base), down: down, known: make(map[string]*formula), automata: make(map[[3]int]*Automaton), spend: spend}
}

// one is the formula that is so.
func (m *formulas) one(f formula) *formula {
	key := fmt.Sprintf("< %d %d", f.sum.top, f.sum.rest)
	for _, s := range f.sum.parts {
		key += fmt.Sprintf(" %d*%s", s.times, s.part.text())
	}
	switch f.op {
	case 'd':
		key = fmt.Sprintf("d %d %d %d", f.track, f.mark, f.digit)
	case 'r':
		key = fmt.Sprintf("r %d %d %d", f.mark, f.by, f.digit)
	case 'n':
		key = fmt.Sprintf("n %d %d", f.f.id, f.g.id)
	case 's', 'N':
		key = fmt.Sprintf("%c %d", f.op, f.f.id)
	}
	if old := m.known[key]; old != nil {
		return old
	}
	f.id = len(m.known)
	m.known[key] = &f
	if len(m.known) > maxFormulas {
		m.fail("a text of more than %d formulas, want fewer", maxFormulas)
	}
	return &f
}

func (m *formulas) negative(l linear) *formula      { return m.one(formula{op: '<', sum: l}) }
func (m *formulas) neither(f, g *formula) *formula  { return m.one(formula{op: 'n', f: f, g: g}) }
func (m *formulas) somePlace(f *formula) *formula   { return m.one(formula{op: 's', f: f}) }
func (m *formulas) someNumber(f *formula) *formula  { return m.one(formula{op: 'N', f: f}) }
func (m *formulas) never() *formula                 { return m.negative(linear{}) }
func (m *formulas) negated(f *formula) *formula     { return m.neither(f, f) }
func (m *formulas) either(f, g *formula) *formula   { return m.negated(m.neither(f, g)) }
func (m *formulas) together(f, g *formula) *formula { return m.neither(m.negated(f), m.negated(g)) }
func (m *formulas) joined(list []*formula) *formula {
	f := m.never()
	for _, g := range slices.Backward(list) {
		f = m.either(g, f)
	}
	return f
}

// reader has the columns of so many numbers where so many places are known: the digits of the numbers, and in base 2 of each
// place whether it is this one, the first place the lowest digit.
type reader struct {
	*formulas
	tracks, places, letters int
}

// value is what a column has of a part.
func (r reader) value(p *part, column int) int64 {
	switch p.op {
	case 't':
		digits := int64(column >> r.places)
		for range r.tracks - 1 - p.index {
			digits /= r.base
		}
		return digits % r.base
	case 'm':
		return int64(column >> p.index & 1)
	}
	return r.value(p.x, column) ^ r.value(p.y, column)
}

// automaton takes what a formula says of so many numbers where so many places are known: the smallest one, with a next state for
// each letter. It is nil where it fails.
func (m *formulas) automaton(f *formula, tracks, places int) *Automaton {
	key := [3]int{f.id, tracks, places}
	if d := m.automata[key]; d != nil || m.err != nil {
		return d
	}
	r := reader{m, tracks, places, 1 << places}
	for range tracks {
		r.letters *= int(m.base)
	}
	if r.letters > maxColumns {
		m.fail("%d columns where %d places are known, want at most %d", r.letters, places, maxColumns)
		return nil
	}
	var d *Automaton
	switch f.op {
	case '<':
		d = r.compared(&f.sum)
	case 'd':
		d = explored(r, 0, func(s int64, column int) int64 {
			switch {
			case column>>f.mark&1 == 0:
				return s
			case r.value(&part{op: 't', index: f.track}, column) == f.digit:
				return 1
			}
			return 0
		}, func(s int64) bool { return s == 1 })
	case 'r':
		d = r.remaining(f)
	case 'n':
		if a, b := m.automaton(f.f, tracks, places), m.automaton(f.g, tracks, places); m.err == nil {
			d = explored(r, [2]int64{}, func(s [2]int64, column int) [2]int64 {
				return [2]int64{a.Step(s[0], column), b.Step(s[1], column)}
			}, func(s [2]int64) bool { return !a.Final(s[0]) && !b.Final(s[1]) })
		}
	case 's':
		if in := m.automaton(f.f, tracks, places+1); m.err == nil {
			d = r.chosen(in)
		}
	case 'N':
		if in := m.automaton(f.f, tracks+1, places); m.err == nil {
			d = r.guessed(in)
		}
	}
	if m.err != nil {
		return nil
	}
	d = d.smallest()
	m.automata[key] = d
	return d
}

// compared takes the columns of numbers whose sum is negative. From the last place on it has the sum so far, where beyond a bound it
// stays beyond, whatever comes; from the first the carry.
func (r reader) compared(l *linear) *Automaton {
	digits := make([]int64, r.letters)
	for column := range digits {
		for _, s := range l.parts {
			digits[column] += s.times * r.value(s.part, column)
		}
	}
	if !r.down {
		return explored(r, l.rest, func(z int64, column int) int64 { return floor(z+digits[column], r.base) },
			func(z int64) bool { return z+l.top < 0 })
	}
	bound := abs(l.rest) + 1
	for _, s := range l.parts {
		bound += abs(s.times) * (r.base - 1)
	}
	clamp := func(z int64) int64 { return max(-bound, min(bound, z)) }
	return explored(r, clamp(l.top), func(z int64, column int) int64 { return clamp(z*r.base + digits[column]) },
		func(z int64) bool { return z+l.rest < 0 })
}

// remaining counts places: from the first place on up to the mark, from the last on behind it.
func (r reader) remaining(f *formula) *Automaton {
	type state struct{ count, is int64 } // what is counted; whether the mark was there, and where the count is over whether it is right
	marked := func(column int) bool { return f.mark != length && column>>f.mark&1 == 1 }
	right := func(count int64) int64 {
		if count == f.digit {
			return 2
		}
		return 1
	}
	return explored(r, state{}, func(s state, column int) state {
		switch {
		case f.mark == length || r.down && s.is > 0 || !r.down && s.is == 0 && !marked(column):
			return state{(s.count + 1) % f.by, s.is}
		case !marked(column):
			return s
		case r.down:
			return state{0, 1}
		}
		return state{0, right(s.count)}
	}, func(s state) bool {
		if f.mark == length || r.down && s.is > 0 {
			return s.count == f.digit
		}
		return s.is == 2
	})
}

// chosen is the subset construction for a place more: a state is where the inner automaton is if the place is still to come, and
// where it may be if it was before. What leads nowhere is left out.
func (r reader) chosen(in *Automaton) *Automaton {
	type state struct {
		before int64
		behind string // of states, increasing, as runes
	}
	dead := in.dead()
	return explored(r, state{}, func(s state, column int) state {
		column = column>>r.places<<(r.places+1) | column&(1<<r.places-1)
		var behind []rune
		reaches := func(t int64) {
			if t != dead {
				behind = append(behind, rune(t))
			}
		}
		reaches(in.Step(s.before, column|1<<r.places))
		for _, t := range s.behind {
			reaches(in.Step(int64(t), column))
		}
		slices.Sort(behind)
		return state{in.Step(s.before, column), string(slices.Compact(behind))}
	}, func(s state) bool {
		for _, t := range s.behind {
			if in.Final(int64(t)) {
				return true
			}
		}
		return false
	})
}

// guessed is the subset construction for a number more, of which each digit may be any. What leads nowhere is left out.
func (r reader) guessed(in *Automaton) *Automaton {
	dead := in.dead()
	return explored(r, string(rune(0)), func(states string, column int) string {
		var next []rune
		for _, s := range states {
			for digit := range int(r.base) {
				wider := (column>>r.places*int(r.base)+digit)<<r.places | column&(1<<r.places-1)
				if t := in.Step(int64(s), wider); t != dead {
					next = append(next, rune(t))
				}
			}
		}
		slices.Sort(next)
		return string(slices.Compact(next))
	}, func(states string) bool {
		return strings.ContainsFunc(states, func(s rune) bool { return in.Final(int64(s)) })
	})
}

// explored is an automaton with the states that are reached from a first one, in that order.
func explored[S comparable](r reader, first S, step func(S, int) S, final func(S) bool) *Automaton {
	d := &Automaton{Letters: r.letters}
	ids, list := map[S]int64{first: 0}, []S{first}
	for at := 0; at < len(list); at++ {
		if r.err == nil {
			r.err = r.spend(stepsOfMove * int64(r.letters))
		}
		if len(list) > maxComputed {
			r.fail("an automaton of more than %d states for a part of the text, want fewer", maxComputed)
		}
		if r.err != nil {
			return nil
		}
		s := State{final(list[at]), make([]int64, r.letters)}
		for letter := range s.Next {
			t := step(list[at], letter)
			i, is := ids[t]
			if !is {
				i = int64(len(list))
				ids[t], list = i, append(list, t)
			}
			s.Next[letter] = i
		}
		d.States = append(d.States, s)
	}
	return d
}

// smallest merges states that take the same words, as Moore does: classes are divided as long as some of a class lead to
// different ones.
func (d *Automaton) smallest() *Automaton {
	class, classes := make([]int64, len(d.States)), 0
	for i, s := range d.States {
		if s.Final {
			class[i] = 1
		}
	}
	for more := true; more; {
		ids, next := make(map[string]int64), make([]int64, len(class))
		for i, s := range d.States {
			key := binary.AppendVarint(nil, class[i])
			for _, t := range s.Next {
				key = binary.AppendVarint(key, class[t])
			}
			id, is := ids[string(key)]
			if !is {
				id = int64(len(ids))
				ids[string(key)] = id
			}
			next[i] = id
		}
		more = len(ids) > classes
		class, classes = next, len(ids)
	}
	merged := &Automaton{Letters: d.Letters}
	for i, s := range d.States {
		if class[i] == merged.states() { // the first of its class: classes are numbered in this order
			next := make([]int64, d.Letters)
			for letter, t := range s.Next {
				next[letter] = class[t]
			}
			merged.States = append(merged.States, State{s.Final, next})
		}
	}
	return merged
}

// dead is the state of a smallest automaton from which nothing is taken, -1 if there is none.
func (d *Automaton) dead() int64 {
	for i, s := range d.States {
		if !s.Final && !slices.ContainsFunc(s.Next, func(t int64) bool { return t != int64(i) }) {
			return int64(i)
		}
	}
	return -1
}

// partial is the automaton of a formula without its dead state.
func (m *formulas) partial(f *formula, tracks int) (partial Automaton) {
	d := m.automaton(f, tracks, 0)
	if m.err != nil {
		return partial
	}
	dead := d.dead()
	if dead == 0 { // nothing is taken
		dead = d.states()
	}
	partial.Letters = d.Letters
	for i, s := range d.States {
		if int64(i) == dead {
			continue
		}
		next := slices.Clone(s.Next)
		for letter, t := range next {
			if t == dead {
				next[letter] = -1
			} else if t > dead && dead >= 0 {
				next[letter]--
			}
		}
		partial.States = append(partial.States, State{s.Final, next})
	}
	return partial
}

// differs is a word that the automaton, which has a next state for each letter, takes and another does not, or the other way round;
// nil if they take the same. Pairs of states that are reached together are gone through. The other is nil for one that takes all.
func (d *Automaton) differs(other *Automaton) []int {
	type pair struct{ s, t int64 }
	type way struct {
		pair
		from, by int
	}
	seen, list := map[pair]bool{{}: true}, []way{{}}
	for at := 0; at < len(list); at++ {
		p := list[at]
		if d.Final(p.s) != (other == nil || p.t >= 0 && other.Final(p.t)) {
			word := []int{}
			for ; at > 0; at = list[at].from {
				word = append(word, list[at].by)
			}
			slices.Reverse(word)
			return word
		}
		for letter := range d.Letters {
			next := pair{d.Step(p.s, letter), p.t}
			if other != nil && p.t >= 0 {
				next.t = other.Step(p.t, letter)
			}
			if !seen[next] {
				seen[next] = true
				list = append(list, way{next, at, letter})
			}
		}
	}
	return nil
}

// floor is x/y rounded down.
func floor(x, y int64) int64 {
	if x%y < 0 {
		return x/y - 1
	}
	return x / y
}

func abs(x int64) int64 { return max(x, -x) }
