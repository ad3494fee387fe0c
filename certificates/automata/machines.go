package automata

import (
	"fmt"
	"slices"
)

// Automaton is a deterministic automaton without weights. It begins at the state 0.
type Automaton struct {
	Letters int
	States  []State
}

// State says whether a word may end there, and has for each letter the next state, -1 for none.
type State struct {
	Final bool
	Next  []int64
}

// Step is the state behind a letter, -1 for none.
func (d *Automaton) Step(state int64, letter int) int64 { return d.States[state].Next[letter] }

// Final tells whether a word may end at a state.
func (d *Automaton) Final(state int64) bool { return d.States[state].Final }

func (d *Automaton) states() int64 { return int64(len(d.States)) }

// shape says why it is no automaton with so many letters, "" if it is one.
func (d *Automaton) shape(letters int) string {
	if len(d.States) < 1 || len(d.States) > maxStates || d.Letters != letters {
		return fmt.Sprintf("%d states, want 1 to %d", len(d.States), maxStates)
	}
	for i, s := range d.States {
		if len(s.Next) != letters {
			return fmt.Sprintf("%d states behind the state %d, want one for each of %d letters", len(s.Next), i, letters)
		}
		for _, t := range s.Next {
			if t < -1 || t >= d.states() {
				return fmt.Sprintf("the state %d behind the state %d, want one of %d", t, i, d.states())
			}
		}
	}
	return ""
}

// Weighted is an automaton with weights.
type Weighted struct {
	Letters int
	Starts  []Move
	States  []WeightedState
}

// WeightedState says whether a run may end there, and what that weighs, and has the moves for each letter.
type WeightedState struct {
	May   bool
	End   int64
	Moves [][]Move
}

// shape says why it is no automaton with so many letters, "" if it is one.
func (f *Weighted) shape(letters int) string {
	if len(f.States) < 1 || len(f.States) > maxStates || f.Letters != letters {
		return fmt.Sprintf("%d states, want 1 to %d", len(f.States), maxStates)
	}
	lists := [][]Move{f.Starts}
	for i, s := range f.States {
		if len(s.Moves) != letters {
			return fmt.Sprintf("moves by %d letters from the state %d, want them by %d", len(s.Moves), i, letters)
		}
		lists = append(append(lists, s.Moves...), []Move{{0, s.End}})
	}
	for _, m := range slices.Concat(lists...) {
		if m.To < 0 || m.To >= int64(len(f.States)) || abs(m.Weight) > maxWeight {
			return fmt.Sprintf("a move to the state %d with the weight %d, want one of %d states, and at most %d", m.To, m.Weight, len(f.States), int64(maxWeight))
		}
	}
	return ""
}

func (f *Weighted) Machine() Machine {
	return Machine{
		f.Letters, int64(len(f.States)), f.Starts,
		func(s int64, letter int) []Move { return f.States[s].Moves[letter] },
		func(s int64) (int64, bool) { return f.States[s].End, f.States[s].May },
	}
}

// What follows are the machines of the conditions: W takes the words that are vertices; E takes the columns of two that are
// adjacent, the column of the letters a and b being the letter a·q+b; f weighs columns. A state of several automata is their
// states in mixed radix, the first the most significant.

// unweighted weighs nothing.
func unweighted(d *Automaton) Machine {
	return along(d, d.Letters, func(letter int) int { return letter })
}

// along takes the words of other letters, each of which stands for one.
func along(d *Automaton, letters int, letter func(int) int) Machine {
	return Machine{
		letters, d.states(), []Move{{}},
		func(s int64, l int) []Move {
			if t := d.Step(s, letter(l)); t >= 0 {
				return []Move{{To: t}}
			}
			return nil
		},
		func(s int64) (int64, bool) { return 0, d.Final(s) },
	}
}

// projected takes the lengths of words that the automaton takes.
func projected(d *Automaton) Machine {
	return Machine{
		1, d.states(), []Move{{}},
		func(s int64, _ int) (list []Move) {
			for a := range d.Letters {
				if t := d.Step(s, a); t >= 0 {
					list = append(list, Move{To: t})
				}
			}
			return list
		},
		func(s int64) (int64, bool) { return 0, d.Final(s) },
	}
}

// noWord takes no word.
func noWord(letters int) Machine {
	return Machine{letters, 1, nil, func(int64, int) []Move { return nil }, func(int64) (int64, bool) { return 0, false }}
}

// twice weighs a word as f weighs it with itself.
func twice(f Machine, q int) Machine {
	return Machine{q, f.States, f.Starts, func(s int64, a int) []Move { return f.Moves(s, a*q+a) }, f.Ends}
}

// anything takes all, and weighs nothing.
func anything(letters int) Machine {
	one := []Move{{}}
	return Machine{letters, 1, one, func(int64, int) []Move { return one }, func(int64) (int64, bool) { return 0, true }}
}

// stepped weighs x and y as f weighs some z and y, where x and z are adjacent.
func stepped(e *Automaton, f Machine, q int) Machine {
	return Machine{
		q * q, e.states() * f.States, f.Starts,
		func(s int64, letter int) (list []Move) {
			a, b := letter/q, letter%q
			for c := range q {
				if p := e.Step(s/f.States, a*q+c); p >= 0 {
					for _, m := range f.Moves(s%f.States, c*q+b) {
						list = append(list, Move{p*f.States + m.To, m.Weight})
					}
				}
			}
			return list
		},
		func(s int64) (int64, bool) {
			w, may := f.Ends(s % f.States)
			return w, may && e.Final(s/f.States)
		},
	}
}

// differing is f on two words that differ.
func differing(f Machine, q int) Machine {
	double := func(moves []Move, differ int64) (list []Move) {
		for _, m := range moves {
			list = append(list, Move{2*m.To + differ, m.Weight})
		}
		return list
	}
	return Machine{
		q * q, 2 * f.States, double(f.Starts, 0),
		func(s int64, letter int) []Move {
			differ := s % 2
			if letter/q != letter%q {
				differ = 1
			}
			return double(f.Moves(s/2, letter), differ)
		},
		func(s int64) (int64, bool) {
			w, may := f.Ends(s / 2)
			return w, may && s%2 == 1
		},
	}
}

// pairs weighs any two words as k times what t weighs their length.
func pairs(w *Automaton, t Machine, k int64, q int) Machine {
	n := w.states()
	at := func(moves []Move, first int64) (list []Move) {
		for _, m := range moves {
			list = append(list, Move{first*t.States + m.To, k * m.Weight})
		}
		return list
	}
	return Machine{
		q * q, n * n * t.States, at(t.Starts, 0),
		func(s int64, letter int) []Move {
			x, y := w.Step(s/t.States/n, letter/q), w.Step(s/t.States%n, letter%q)
			if x < 0 || y < 0 {
				return nil
			}
			return at(t.Moves(s%t.States, 0), x*n+y)
		},
		func(s int64) (int64, bool) {
			e, may := t.Ends(s % t.States)
			return k * e, may && w.Final(s/t.States/n) && w.Final(s/t.States%n)
		},
	}
}

// together are a run of f and one of g side by side, which weigh their sum.
func together(f, g Machine) Machine {
	both := func(first, second []Move) (list []Move) {
		for _, m := range first {
			for _, o := range second {
				list = append(list, Move{m.To*g.States + o.To, m.Weight + o.Weight})
			}
		}
		return list
	}
	return Machine{
		f.Letters, f.States * g.States, both(f.Starts, g.Starts),
		func(s int64, letter int) []Move {
			return both(f.Moves(s/g.States, letter), g.Moves(s%g.States, letter))
		},
		func(s int64) (int64, bool) {
			a, may := f.Ends(s / g.States)
			b, also := g.Ends(s % g.States)
			return a + b, may && also
		},
	}
}

// runs are k runs of f side by side: one weighs the mean at most.
func runs(f Machine, k int) Machine {
	if k == 1 {
		return f
	}
	return together(f, runs(f, k-1))
}

// silent takes what f takes, and weighs nothing.
func silent(f Machine) Machine {
	silenced := func(moves []Move) (list []Move) {
		for _, m := range moves {
			list = append(list, Move{To: m.To})
		}
		return list
	}
	return Machine{
		f.Letters, f.States, silenced(f.Starts),
		func(s int64, letter int) []Move { return silenced(f.Moves(s, letter)) },
		func(s int64) (int64, bool) {
			_, may := f.Ends(s)
			return 0, may
		},
	}
}

// rounded weighs as f, less so much that what remains is one more than t weighs, modulo m: what is above t then is above t before.
func rounded(f, t Machine, m int64) Machine {
	if m == 1 {
		return f
	}
	rest := func(x int64) int64 { return x - m*floor(x, m) }
	both := func(runs, lengths []Move, before int64) (list []Move) {
		for _, r := range runs {
			for _, l := range lengths {
				list = append(list, Move{(r.To*t.States+l.To)*m + rest(before+r.Weight-l.Weight), r.Weight})
			}
		}
		return list
	}
	return Machine{
		f.Letters, f.States * t.States * m, both(f.Starts, t.Starts, 0),
		func(s int64, letter int) []Move {
			return both(f.Moves(s/m/t.States, letter), t.Moves(s/m%t.States, letter), s%m)
		},
		func(s int64) (int64, bool) {
			a, may := f.Ends(s / m / t.States)
			b, also := t.Ends(s / m % t.States)
			return a - rest(s%m+a-b-1), may && also
		},
	}
}

// halves takes a word as pairs of letters, of its first half and of its second; between them stands the middle. A state is that behind
// what was read of the first, that before the middle, which is guessed, and that behind what was read of the second.
func halves(f Machine, middle []int) Machine {
	n := f.States
	both := func(first, second []Move, guess int64) (list []Move) {
		for _, a := range first {
			for _, b := range second {
				list = append(list, Move{(a.To*n+guess)*n + b.To, a.Weight + b.Weight})
			}
		}
		return list
	}
	var starts []Move
	for guess := range n {
		behind := []Move{{To: guess}}
		for _, letter := range middle {
			behind = f.Moves(guess, letter)
		}
		starts = append(starts, both(f.Starts, behind, guess)...)
	}
	return Machine{
		f.Letters * f.Letters, n * n * n, starts,
		func(s int64, l int) []Move {
			return both(f.Moves(s/n/n, l/f.Letters), f.Moves(s%n, l%f.Letters), s/n%n)
		},
		func(s int64) (int64, bool) {
			w, may := f.Ends(s % n)
			return w, may && s/n/n == s/n%n
		},
	}
}

// ofColumns weighs columns as t weighs their number.
func ofColumns(t Machine, letters int) Machine {
	return Machine{letters, t.States, t.Starts, func(s int64, _ int) []Move { return t.Moves(s, 0) }, t.Ends}
}
