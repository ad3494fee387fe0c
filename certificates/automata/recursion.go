package automata

import (
	"topocert/certificates"
	"topocert/certificates/language"
)

// Matched shows that networks are bijective connection networks, also called hypercube-like: Vaidya, Rao, Shankar, "A class of
// hypercube-like networks", 1993. All words of the lengths are vertices, of letters 0 and 1; each has a neighbour of which it differs
// first at any given place, and no two. So words that begin alike are a network, and of its two halves, by the next letter, each vertex
// has one neighbour in the other. By induction on the letters that are left a network of n letters is n-connected, and the sides of
// a cut with few vertices have no more than there are links between: as many as half of the vertices for halves.
type Matched struct {
	of              string
	Partner, Single Nodes
}

func (p *Matched) Lines(r *certificates.Lines, _ *Words) {
	p.Partner.form(r, "partner")
	p.Single.form(r, "single")
}

func (p *Matched) shape(w *Words) error {
	if w.Base != 2 {
		return wrongForm("a matching between words that begin with 0 and with 1 to the base %d, want 2", w.Base)
	}
	return nil
}

func (p *Matched) Conditions(w *Words, t Text, value *language.Node) ([]Condition, error) {
	want, less, is := "as many as there are letters", int64(0), true
	if p.of == "bisection" {
		want, less = "pow(2, P), P being one less than there are letters, of which there is one at least", 1
		if is = value.Op == language.Call && value.Text == "pow" && value.Args[0].Op == language.Numeral && value.Args[0].Text == "2" && !w.Lengths.Final(0); is {
			value = value.Args[1]
		}
	}
	m := newFormulas(w.Base, w.Down, nil)
	if x := m.worth(value, t); !is || m.err == nil && (x.period != 1 || x.growth != 1 || x.at(w.Offset) != -less) {
		return nil, wrongForm("%s %s by a matching, want %s", p.of, value, want)
	}
	pair := func(j int) Machine { return along(&w.Edges, 8, func(l int) int { return l/4*2 + l>>j&1 }) } // of the letters of words 0, 1 and 2 at l = 4·a+2·b+c
	return []Condition{
		{"partner", &p.Partner, together(along(&w.Lengths, 4, func(int) int { return 0 }), unweighted(once())), partnered(&w.Edges), 0},
		{"single", &p.Single, together(pair(1), together(pair(0), unweighted(parted()))), noWord(8), 0},
	}, m.err
}

// once takes the columns of words that differ at one place.
func once() *Automaton {
	return &Automaton{4, []State{{false, []int64{0, 1, 1, 0}}, {true, []int64{1, -1, -1, 1}}}}
}

// parted takes the letters of three words of which the second and the third differ first from the first at the same place, and differ.
func parted() *Automaton {
	return &Automaton{8, []State{{false, []int64{0, -1, -1, 1, 1, -1, -1, 0}}, {false, []int64{1, 2, 2, 1, 1, 2, 2, 1}}, {true, []int64{2, 2, 2, 2, 2, 2, 2, 2}}}}
}

// partnered takes the columns of a word that has a neighbour of which it differs first where the columns do first: behind, the second
// letters do not count.
func partnered(e *Automaton) Machine {
	return Machine{
		4, 2 * e.states(), []Move{{}},
		func(s int64, letter int) (list []Move) {
			a, first, last, differ := letter/2, letter, letter, s%2
			if differ == 1 {
				first, last = 2*a, 2*a+1
			} else if letter%2 != a {
				differ = 1
			}
			for l := first; l <= last; l++ {
				if t := e.Step(s/2, l); t >= 0 {
					list = append(list, Move{To: 2*t + differ})
				}
			}
			return list
		},
		func(s int64) (int64, bool) { return 0, s%2 == 1 && e.Final(s/2) },
	}
}
