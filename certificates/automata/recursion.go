package automata

import (
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
)

// Matched shows that networks are bijective connection networks, also called hypercube-like: Vaidya, Rao, Shankar, "A class of
// hypercube-like networks", 1993. All words of the lengths are vertices, of letters 0 and 1; each has a neighbour of which it differs
// first at any given place, and no two. So words that begin alike are a network, and of its two halves, by the next letter, each vertex
// has one neighbour in the other. By induction on the letters that are left a network of n letters is n-connected, and the sides of
// a cut with few vertices have no more than there are links between: as many as half of the vertices for halves. Without 2n-3 vertices it is
// connected but for one vertex at most, and no two vertices have more than two common neighbours; so from n = 5 on the neighbours of a link
// are a least cut that leaves no vertex alone: Fan, Lin, "The t/k-diagnosability of the BC graphs", 2005.
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
	want, times, less, is := "as many as there are letters", int64(1), int64(0), true
	switch p.of {
	case "restricted_connectivity":
		want, times, less = "twice as many as there are letters, less 2", 2, 2
		if err := w.long(5); err != nil {
			return nil, err
		}
	case "bisection":
		want, less = "pow(2, P), P being one less than there are letters, of which there is one at least", 1
		if is = value.Op == language.Call && value.Text == "pow" && value.Args[0].Op == language.Numeral && value.Args[0].Text == "2" && !w.Lengths.Final(0); is {
			value = value.Args[1]
		}
	}
	m := newFormulas(w.Base, w.Down, nil)
	if x := m.worth(value, t); !is || m.err == nil && (x.period != 1 || x.growth != times || x.at(w.Offset) != -less) {
		return nil, wrongForm("%s %s by a matching, want %s", p.of, value, want)
	}
	if m.err != nil {
		return nil, m.err
	}
	return p.halves(w), nil
}

// halves are the conditions of the matchings.
func (p *Matched) halves(w *Words) []Condition {
	pair := func(j int) Machine { return along(&w.Edges, 8, func(l int) int { return l%2*2 + l>>j&1 }) } // of the letters of words 0, 1 and 2 at l = a+2·b+4·c
	return []Condition{
		{"partner", &p.Partner, together(along(&w.Lengths, 4, func(int) int { return 0 }), unweighted(once())), partnered(&w.Edges), 0},
		{"single", &p.Single, together(pair(1), together(pair(2), unweighted(parted()))), noWord(8), 0},
	}
}

// once takes the columns of words that differ at one place.
func once() *Automaton {
	return &Automaton{4, []State{{false, []int64{0, 1, 1, 0}}, {true, []int64{1, -1, -1, 1}}}}
}

// parted takes the letters of three words of which the second and the third differ first from the first at the same place, and differ.
func parted() *Automaton {
	return &Automaton{8, []State{{false, []int64{0, 1, -1, -1, -1, -1, 1, 0}}, {false, []int64{1, 1, 2, 2, 2, 2, 1, 1}}, {true, []int64{2, 2, 2, 2, 2, 2, 2, 2}}}}
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

// long checks that words have so many letters, or more.
func (w *Words) long(letters int) error {
	for l, n := int64(0), 0; n < letters && l >= 0; l, n = w.Lengths.Step(l, 0), n+1 {
		if w.Lengths.Final(l) {
			return certificates.Reject("automata/lengths", "words of %d letters, want %d or more", n, letters)
		}
	}
	return nil
}

// Laced shows that a bipartite bijective connection network is Hamiltonian-laceable: a path through one half, of which a link is replaced
// by a path through the other between the partners of its ends, which have different colours; or one through each. Even says that it is
// about cycles of all even lengths.
type Laced struct {
	Even bool
	Matched
	Coloured
}

func (p *Laced) Lines(r *certificates.Lines, w *Words) {
	p.Matched.Lines(r, w)
	p.Coloured.Lines(r, w)
}

func (p *Laced) shape(w *Words) error {
	if err := p.Matched.shape(w); err != nil {
		return err
	}
	return p.Coloured.shape(w)
}

func (p *Laced) Conditions(w *Words, t Text, value *language.Node) ([]Condition, error) {
	list, err := p.Coloured.Conditions(w, t, value)
	if p.Even && err == nil {
		err = w.long(2)
	}
	return slices.Concat(p.halves(w), list), err
}

// Grown shows that a bijective connection network is Hamiltonian-connected: between any two vertices there is a path through all, and
// one through all but one, since it is so of both halves, and of words that begin alike but for the last three letters. Families are what
// these can be. Cycles says that it is about cycles of all lengths from 4 on, which each half has if those families have them. Less is about
// faults of words and links, as many as there are letters, but for 2: of cycles through all that is left; but for 3: of paths. See [handful]: of two
// halves that bear so many faults, one more: Park, Kim, Lim, "Fault-hamiltonicity of hypercube-like interconnection networks", 2005. 0 if it is not.
type Grown struct {
	Cycles bool
	Less   int64
	Matched
	Families []Family
}

// Family is a network of the words 0 to 7 of three letters, behind words that begin alike: the states of Lengths and Edges are behind
// these, -1 where no two are adjacent. Paths go from 0 to 1 through all, and through all but one, then from 0 to 2, …; behind them, if it is
// about cycles, are those through four words, five, …, without the first again. There are none where the whole word has no length of the domain.
type Family struct {
	Lengths, Edges int64
	Paths          []string
}

func (p *Grown) Lines(r *certificates.Lines, w *Words) {
	p.Matched.Lines(r, w)
	certificates.Each(r, &p.Families, func(f *Family) {
		line(r, "family", func() []string {
			edges := "-"
			if f.Edges >= 0 {
				edges = strconv.FormatInt(f.Edges, 10)
			}
			return []string{strconv.FormatInt(f.Lengths, 10), edges, commas(f.Paths, func(s string) string { return s })}
		}, func(of *fields) {
			f.Lengths, f.Edges = of.number(maxStates), -1
			if text := of.next(); text != "-" {
				f.Edges = of.parsed(text, maxStates)
			}
			f.Paths = of.several(of.next())
		})
	}, "family")
}

func (p *Grown) Conditions(w *Words, t Text, value *language.Node) ([]Condition, error) {
	m := newFormulas(w.Base, w.Down, nil)
	if p.Less == 0 {
		return p.halves(w), nil
	}
	if x := m.inVariable(value, t); m.err == nil && (x.period != 1 || x.growth != 1 || x.at(w.Offset) != -p.Less) {
		return nil, wrongForm("%s faults, want as many as there are letters, less %d", value, p.Less)
	}
	return p.halves(w), m.err
}

// Next are the families behind a letter more.
func (f Family) Next(w *Words) (list []Family) {
	l := w.Lengths.Step(f.Lengths, 0)
	if l < 0 {
		return nil
	}
	for _, column := range []int{0, 3} {
		next := Family{Lengths: l, Edges: -1}
		if f.Edges >= 0 {
			next.Edges = w.Edges.Step(f.Edges, column)
		}
		list = append(list, next)
	}
	return list
}

// Ends tells whether words of so many letters more have a length of the domain.
func (f Family) Ends(w *Words, letters int) bool {
	l := f.Lengths
	for range letters {
		if l >= 0 {
			l = w.Lengths.Step(l, 0)
		}
	}
	return l >= 0 && w.Lengths.Final(l)
}

// Joined tells whether two words of so many letters are adjacent.
func (f Family) Joined(w *Words, letters, x, y int) bool {
	e := f.Edges
	for i := letters - 1; i >= 0 && e >= 0; i-- {
		e = w.Edges.Step(e, x>>i&1*2+y>>i&1)
	}
	return e >= 0 && w.Edges.Final(e)
}

func (p *Grown) check(w *Words, spend func(int64) error) error {
	known := make(map[[2]int64]bool)
	for _, f := range p.Families {
		if f.Lengths < 0 || f.Lengths >= w.Lengths.states() || f.Edges >= w.Edges.states() {
			return wrongForm("a family of the states %d and %d, want some of %d and %d", f.Lengths, f.Edges, w.Lengths.states(), w.Edges.states())
		}
		known[[2]int64{f.Lengths, f.Edges}] = true
	}
	for _, f := range slices.Concat([]Family{{}}, p.Families) {
		for _, next := range append(f.Next(w), Family{}) {
			if !known[[2]int64{next.Lengths, next.Edges}] {
				return certificates.Reject("automata/family", "no family of the states %d and %d, want one", next.Lengths, next.Edges)
			}
		}
	}
	if err := w.long(3); err != nil {
		return err
	}
	if p.Less > 0 {
		return p.faults(w, spend)
	}
	for _, f := range p.Families {
		if !f.Ends(w, 3) {
			continue
		}
		rest := f.Paths
		for ends := range 64 {
			for _, length := range []int{8, 7} {
				if ends/8 == ends%8 {
					continue
				}
				if len(rest) == 0 || !f.path(w, rest[0], ends/8, ends%8, length) {
					return certificates.Reject("automata/family", "the family of the states %d and %d: no path from %d to %d through %d words, want one", f.Lengths, f.Edges, ends/8, ends%8, length)
				}
				rest = rest[1:]
			}
		}
		for length := 4; p.Cycles && length <= 8; length++ {
			if len(rest) == 0 || !f.cycle(w, rest[0], length) {
				return certificates.Reject("automata/family", "the family of the states %d and %d: no cycle through %d words, want one", f.Lengths, f.Edges, length)
			}
			rest = rest[1:]
		}
		if len(rest) > 0 {
			return certificates.Reject("automata/family", "the family of the states %d and %d: %d paths too many", f.Lengths, f.Edges, len(rest))
		}
	}
	return nil
}

// path tells whether digits are a path between two words through so many.
func (f Family) path(w *Words, text string, from, to, length int) bool {
	if len(text) != length || int(text[0]-'0') != from || int(text[length-1]-'0') != to {
		return false
	}
	for i := range text {
		if text[i] < '0' || text[i] > '7' || strings.IndexByte(text, text[i]) < i || i > 0 && !f.Joined(w, 3, int(text[i-1]-'0'), int(text[i]-'0')) {
			return false
		}
	}
	return true
}

// cycle tells whether digits are a cycle through so many words.
func (f Family) cycle(w *Words, text string, length int) bool {
	if len(text) != length {
		return false
	}
	first, last := int(text[0]-'0'), int(text[length-1]-'0')
	return f.path(w, text, first, last, length) && f.Joined(w, 3, last, first)
}
