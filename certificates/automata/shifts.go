package automata

import (
	"strconv"

	"topocert/certificates"
	"topocert/certificates/language"
)

// Shifted shows the diameter of networks of shifts: de Bruijn 1946, Kautz 1968. Words of which the first letter is dropped and one is
// appended are joined by so many links or fewer, whatever the letter is, or, where no two letters in a row are alike, if it is no
// repetition; and of each word one with any last letter is a neighbour, or itself. So each word is reached by one shift for each of its
// letters but the first. Distance is no more than the distance, and as large for words that are far.
type Shifted struct {
	Hops                             int // of a shift
	Alike                            bool
	Distance                         Weighted
	Zero, Lipschitz                  Nodes
	All, Rough, Ended, ShiftedLetter Nodes
	Far                              Far
}

const maxHops = 4

func (p *Shifted) Lines(r *certificates.Lines, w *Words) {
	line(r, "shifts", func() []string {
		return []string{strconv.Itoa(p.Hops), map[bool]string{true: "alike", false: "unlike"}[p.Alike]}
	}, func(f *fields) {
		p.Hops = int(f.number(maxHops))
		rows := f.next()
		if p.Alike = rows == "alike"; !p.Alike && rows != "unlike" {
			f.wrong("letters in a row that are %q, want alike or unlike", certificates.Shortened(rows))
		}
	})
	p.All.form(r, "all")
	p.Rough.form(r, "rough")
	p.Ended.form(r, "ended")
	p.ShiftedLetter.form(r, "shifted")
	p.Distance.form(r, "distance", w.Base*w.Base)
	p.Zero.form(r, "zero")
	p.Lipschitz.form(r, "lipschitz")
	p.Far.Columns.form(r, "far", w.Base*w.Base)
	p.Far.Covered.form(r, "covered")
	p.Far.Lower.form(r, "lower")
}

func (p *Shifted) shape(w *Words) error {
	if p.Hops < 1 || p.Hops > maxHops {
		return wrongForm("%d links for a shift, want 1 to %d", p.Hops, maxHops)
	}
	if why := p.Distance.shape(w.Base * w.Base); why != "" {
		return wrongForm("the automaton of weights: %s", why)
	}
	if why := p.Far.Columns.shape(w.Base * w.Base); why != "" {
		return wrongForm("the automaton of far ones: %s", why)
	}
	return nil
}

// Shifts are the conditions that words are reached by shifts.
func (p *Shifted) Shifts(w *Words) []Condition {
	q := w.Base
	first := along(&w.Vertices, q*q, func(l int) int { return l / q })
	second := along(&w.Vertices, q*q, func(l int) int { return l % q })
	lengths := along(&w.Lengths, q, func(int) int { return 0 })
	return []Condition{
		{"all", &p.All, together(lengths, rough(q, p.Alike)), unweighted(&w.Vertices), 0},
		{"rough", &p.Rough, unweighted(&w.Vertices), rough(q, p.Alike), 0},
		{"ended", &p.Ended, first, ended(&w.Edges, q), 0},
		{"shifted", &p.ShiftedLetter, together(together(first, second), shifted(q)), hops(&w.Edges, q, p.Hops), 0},
	}
}

func (p *Shifted) Conditions(w *Words, t Text, diameter *language.Node) ([]Condition, error) {
	m := newFormulas(w.Base, w.Down, nil)
	x := m.worth(diameter, t)
	if m.err == nil && (x.period != 1 || x.growth != int64(p.Hops) || x.at(w.Offset) != int64(1-p.Hops) || w.Lengths.Final(0)) {
		return nil, wrongForm("diameter %s by shifts, want 1 and %d for each letter but the first, of which there is one at least", diameter, p.Hops)
	}
	if m.err != nil {
		return nil, m.err
	}
	columns, f := ofColumns(x.weighing(w.Offset), w.Base*w.Base), p.Distance.Machine()
	list := append(p.Shifts(w), bound(w, f, &p.Zero, &p.Lipschitz)...)
	return append(list, p.Far.conditions(unweighted(&w.Lengths), pairs(&w.Vertices, anything(1), 1, w.Base), f, columns)...), nil
}

// rough takes words in which no two letters in a row are alike, or all. It begins at the state q, and is at the state of a letter behind it.
func rough(q int, alike bool) Machine {
	return Machine{
		q, int64(q) + 1, []Move{{To: int64(q)}},
		func(s int64, letter int) []Move {
			if !alike && s == int64(letter) {
				return nil
			}
			return []Move{{To: int64(letter)}}
		},
		func(int64) (int64, bool) { return 0, true },
	}
}

// shifted takes the columns of a word and one that it is shifted to: each letter of the second is the next one of the first.
func shifted(q int) Machine {
	return Machine{
		q * q, int64(q) + 1, []Move{{To: int64(q)}},
		func(s int64, letter int) []Move {
			if s != int64(q) && s != int64(letter/q) {
				return nil
			}
			return []Move{{To: int64(letter % q)}}
		},
		func(int64) (int64, bool) { return 0, true },
	}
}

// near takes the columns of adjacent words, and of a word and itself: at the state behind those of e they are the same so far.
func near(e *Automaton, q int) Machine {
	same := e.states()
	return Machine{
		q * q, same + 1, []Move{{To: same}, {}},
		func(s int64, letter int) []Move {
			if s == same {
				if letter/q != letter%q {
					return nil
				}
				return []Move{{To: same}}
			}
			if t := e.Step(s, letter); t >= 0 {
				return []Move{{To: t}}
			}
			return nil
		},
		func(s int64) (int64, bool) { return 0, s == same || e.Final(s) },
	}
}

// hops takes the columns of words that are k links or fewer from each other: those between are guessed.
func hops(e *Automaton, q, k int) Machine {
	if k == 0 {
		return Machine{
			q * q, 1, []Move{{}},
			func(_ int64, letter int) []Move {
				if letter/q != letter%q {
					return nil
				}
				return []Move{{}}
			},
			func(int64) (int64, bool) { return 0, true },
		}
	}
	c, rest := near(e, q), hops(e, q, k-1)
	both := func(first, second []Move) (list []Move) {
		for _, m := range first {
			for _, o := range second {
				list = append(list, Move{To: m.To*rest.States + o.To})
			}
		}
		return list
	}
	return Machine{
		q * q, c.States * rest.States, both(c.Starts, rest.Starts),
		func(s int64, letter int) (list []Move) {
			for b := range q {
				list = append(list, both(c.Moves(s/rest.States, letter/q*q+b), rest.Moves(s%rest.States, b*q+letter%q))...)
			}
			return list
		},
		func(s int64) (int64, bool) {
			_, may := c.Ends(s / rest.States)
			_, also := rest.Ends(s % rest.States)
			return 0, may && also
		},
	}
}

// ended takes the columns of a word, and of one with whose last letter a neighbour of the first ends, or that itself.
func ended(e *Automaton, q int) Machine {
	c := near(e, q)
	var starts []Move
	for _, m := range c.Starts {
		starts = append(starts, Move{To: 2 * m.To})
	}
	return Machine{
		q * q, 2 * c.States, starts,
		func(s int64, letter int) (list []Move) {
			for b := range q {
				right := int64(0)
				if b == letter%q {
					right = 1
				}
				for _, m := range c.Moves(s/2, letter/q*q+b) {
					list = append(list, Move{To: 2*m.To + right})
				}
			}
			return list
		},
		func(s int64) (int64, bool) {
			_, may := c.Ends(s / 2)
			return 0, may && s%2 == 1
		},
	}
}
