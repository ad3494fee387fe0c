package automata

import (
	"errors"
	"fmt"

	"topocert/certificates/automata"
	"topocert/certificates/language"
)

const mostHops = 2

// shifts finds that each word is reached by shifts: nil if it is not so.
func (f *finder) shifts() *automata.Shifted {
	for hops := 1; hops <= mostHops; hops++ {
		for _, alike := range []bool{true, false} {
			p, found := &automata.Shifted{Hops: hops, Alike: alike}, true
			for _, c := range p.Shifts(&f.proof.Words) {
				found = found && f.search(c) == nil
			}
			if found {
				return p
			}
		}
	}
	return nil
}

// byShifts finds the diameter where words are reached by shifts, by a weight that is no more than the distance: a hint's, or how many
// letters of a word are to be changed for another of a few letters alone.
func (f *finder) byShifts(p *automata.Shifted) error {
	value, err := f.value(len(f.dist), func(n int) (int64, error) {
		if d, err := f.diameterOf(n); err != nil || d != int64(1+p.Hops*(n-1)) {
			return d, fmt.Errorf("the diameter is %d for words of %d letters, want %d by shifts", d, n, 1+p.Hops*(n-1))
		}
		return int64(1 + p.Hops*(n-1)), nil
	})
	if err != nil {
		return err
	}
	weights := []*automata.Weighted{}
	if f.hint != nil {
		terms, err := f.hinted(f.hint)
		if err != nil {
			return err
		}
		least := &automata.Weighted{Letters: f.q * f.q}
		for _, t := range terms {
			least = either(least, t)
		}
		weights = append(weights, least)
	} else {
		for set := 1; set < 1<<f.q-1 && f.q <= mostLetters; set++ {
			weights = append(weights, between(changed(f.q, set), &f.proof.Vertices, f.q))
		}
	}
	none := errors.New("no weight that is at most the distance, and as large for some words, was found")
	for _, w := range weights {
		p.Distance, f.proof.Distance, f.far = *w, *w, nil
		if err := f.ctx.Err(); err != nil {
			return err
		}
		if err := f.conditionsOf(p, value, 1, "zero", "lipschitz"); err != nil {
			none = errors.Join(none, err)
			continue
		}
		if err := furthest(f.ctx, w, func(e extreme) bool {
			f.far = append(f.far, e)
			return len(f.far) < len(f.dist)
		}); err != nil {
			return err
		}
		err := f.pairs(value, func(far automata.Far) error {
			p.Far = far
			return f.conditionsOf(p, value, 1, "covered", "lower")
		})
		if err == nil {
			f.lemma("diameter", "==", value.String(), p)
			f.found.Says = append(f.found.Says, fmt.Sprintf("a word of N letters is reached by N-1 shifts, of %d links each, and a link before", p.Hops))
			return nil
		}
		none = errors.Join(none, err)
	}
	return none
}

const mostLetters = 4

// changed weighs two words, the second of a set's letters, with how many of the first's letters are of others; and others with 0.
func changed(q, set int) *automata.Weighted {
	within := func(a int) bool { return set>>a&1 == 1 }
	move := func(to, weight int64) []automata.Move { return []automata.Move{{To: to, Weight: weight}} }
	d := &automata.Weighted{Letters: q * q, Starts: append(move(0, 0), move(1, 0)...), States: make([]automata.WeightedState, 3)}
	for s := range d.States {
		d.States[s] = automata.WeightedState{May: s != 1, Moves: make([][]automata.Move, q*q)}
		for letter := range q * q {
			switch {
			case s == 0 && within(letter%q) && !within(letter/q):
				d.States[s].Moves[letter] = move(0, 1)
			case s < 2 && within(letter%q):
				d.States[s].Moves[letter] = move(int64(s), 0)
			case s > 0:
				d.States[s].Moves[letter] = move(2, 0)
			}
		}
	}
	return d
}

// pairs tries pairs of vertices as far as the value for all lengths, in words from one end to the other.
func (f *finder) pairs(value *language.Node, try func(automata.Far) error) error {
	at, err := f.text.Value(value)
	if err != nil {
		return err
	}
	for period := 1; period <= longestPeriod; period++ {
		for start := 1; start+period <= len(f.far); start++ {
			var list []lasso
			if list, err = f.pumped(whole, func(n int64) int64 { return at(n + f.proof.Offset) }, start, period); err != nil {
				continue
			}
			if err = try(automata.Far{Columns: taking(f.q*f.q, list)}); err == nil || f.ctx.Err() != nil {
				return err
			}
		}
	}
	return err
}
