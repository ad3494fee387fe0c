package automata

import (
	"fmt"

	"topocert/certificates"
	"topocert/certificates/language"
)

// Coloured shows that a network is bipartite: the words that Colours takes are of one colour, and no two of one are adjacent.
type Coloured struct {
	Colours Automaton
	Alike   Nodes
}

func (p *Coloured) Lines(r *certificates.Lines, w *Words) {
	p.Colours.form(r, "colours", w.Base)
	p.Alike.form(r, "alike")
}

func (p *Coloured) shape(w *Words) error {
	if why := p.Colours.shape(w.Base); why != "" {
		return wrongForm("the automaton of colours: %s", why)
	}
	return nil
}

func (p *Coloured) Conditions(w *Words, _ Text, _ *language.Node) ([]Condition, error) {
	return []Condition{{"alike", &p.Alike, alike(&w.Edges, &p.Colours, w.Base), noWord(w.Base * w.Base), 0}}, nil
}

// alike takes the columns of adjacent words of one colour. Where the automaton of colours has no next state, it is in one from
// which it takes nothing.
func alike(e, colours *Automaton, q int) Machine {
	n := colours.states()
	step := func(s int64, letter int) int64 {
		if s < n {
			if t := colours.Step(s, letter); t >= 0 {
				return t
			}
		}
		return n
	}
	final := func(s int64) bool { return s < n && colours.Final(s) }
	k := n + 1
	return Machine{
		q * q, e.states() * k * k, []Move{{}},
		func(s int64, letter int) []Move {
			t := e.Step(s/k/k, letter)
			if t < 0 {
				return nil
			}
			return []Move{{To: (t*k+step(s/k%k, letter/q))*k + step(s%k, letter%q)}}
		},
		func(s int64) (int64, bool) { return 0, e.Final(s/k/k) && final(s/k%k) == final(s%k) },
	}
}

// Translated shows that a network is vertex-transitive: all words of its lengths are vertices, and to add a word to adjacent ones,
// letter by letter and modulo the base, gives adjacent ones.
type Translated struct{ All, Moved Nodes }

func (p *Translated) Lines(r *certificates.Lines, _ *Words) {
	p.All.form(r, "all")
	p.Moved.form(r, "moved")
}

func (p *Translated) shape(*Words) error { return nil }

func (p *Translated) Conditions(w *Words, _ Text, _ *language.Node) ([]Condition, error) {
	q := w.Base
	plus := func(l int) int { return (l/q/q+l%q)%q*q + (l/q%q+l%q)%q } // of the letters a, b and c at l = (a·q+b)·q+c
	return []Condition{
		{"all", &p.All, along(&w.Lengths, q, func(int) int { return 0 }), unweighted(&w.Vertices), 0},
		{"moved", &p.Moved, along(&w.Edges, q*q*q, func(l int) int { return l / q }), along(&w.Edges, q*q*q, plus), 0},
	}, nil
}

// Walked shows that there is a closed walk of as many words as there are links, and so many that a network is not bipartite, if it is odd;
// or a cycle, if all of them differ. Walk takes letters of all words at a place, that of the first being the lowest digit.
type Walked struct {
	Cycle  bool
	Walk   Weighted
	Seen   Nodes
	Links  []Nodes // of each word and the next, the first behind the last
	Differ []Nodes // of each two words, (0,1), (0,2), (1,2), …
}

func (p *Walked) Lines(r *certificates.Lines, w *Words) {
	many := len(p.Links)
	line(r, "words", func() []string { return []string{fmt.Sprint(many)} }, func(f *fields) { many = int(f.number(maxWalk)) })
	p.Walk.form(r, "walk", power(w.Base, many))
	p.Seen.form(r, "seen")
	if r.Reads() {
		p.Links, p.Differ = make([]Nodes, many), nil
		if p.Cycle {
			p.Differ = make([]Nodes, many*(many-1)/2)
		}
	}
	for i := range p.Links {
		p.Links[i].form(r, fmt.Sprintf("link %d", i))
	}
	for i := range p.Differ {
		p.Differ[i].form(r, fmt.Sprintf("differ %d", i))
	}
}

// power is q^k, or more than maxTuples if it is more.
func power(q, k int) int {
	n := 1
	for range k {
		n = min(n*q, maxTuples+1)
	}
	return n
}

func (p *Walked) shape(w *Words) error {
	k := len(p.Links)
	if k < 3 || k > maxWalk || power(w.Base, k) > maxTuples {
		return wrongForm("a walk of %d words, want 3 to %d, with at most %d letters at a place", k, maxWalk, maxTuples)
	}
	if !p.Cycle && k%2 == 0 {
		return wrongForm("a walk of %d words, want an odd number", k)
	}
	if why := p.Walk.shape(power(w.Base, k)); why != "" {
		return wrongForm("the automaton of a walk: %s", why)
	}
	return nil
}

func (p *Walked) Conditions(w *Words, _ Text, girth *language.Node) ([]Condition, error) {
	k, walk := len(p.Links), p.Walk.Machine()
	if p.Cycle {
		if z, is := numeral(girth); !is || z < int64(k) {
			return nil, wrongForm("a cycle of %d vertices, want one of as many as the value or fewer", k)
		}
	}
	column := func(i, j int) func(int) int {
		return func(l int) int { return l/power(w.Base, i)%w.Base*w.Base + l/power(w.Base, j)%w.Base }
	}
	list := []Condition{{"seen", &p.Seen, unweighted(&w.Lengths), seen(walk), 0}}
	for i := range p.Links {
		list = append(list, Condition{fmt.Sprintf("link %d", i), &p.Links[i], walk, along(&w.Edges, walk.Letters, column(i, (i+1)%k)), 0})
	}
	next := 0
	for j := range k {
		for i := range j {
			if p.Cycle {
				list = append(list, Condition{fmt.Sprintf("differ %d", next), &p.Differ[next], walk, along(apart(w.Base), walk.Letters, column(i, j)), 0})
				next++
			}
		}
	}
	return list, nil
}

// seen takes the lengths of what a machine takes.
func seen(f Machine) Machine {
	f = silent(f)
	return Machine{
		1, f.States, f.Starts,
		func(s int64, _ int) (list []Move) {
			for letter := range f.Letters {
				list = append(list, f.Moves(s, letter)...)
			}
			return list
		},
		f.Ends,
	}
}

// apart takes the columns of words that differ.
func apart(q int) *Automaton {
	d := &Automaton{Letters: q * q, States: []State{{}, {Final: true}}}
	for letter := range q * q {
		differ := int64(1)
		if letter/q == letter%q {
			differ = 0
		}
		d.States[0].Next, d.States[1].Next = append(d.States[0].Next, differ), append(d.States[1].Next, 1)
	}
	return d
}

// WithoutTriangles shows that no three vertices are all adjacent.
type WithoutTriangles struct{ Triangles Nodes }

func (p *WithoutTriangles) Lines(r *certificates.Lines, _ *Words) { p.Triangles.form(r, "triangles") }

func (p *WithoutTriangles) shape(w *Words) error {
	if power(w.Base, 3) > maxTuples {
		return wrongForm("three words to the base %d, want at most %d letters at a place", w.Base, maxTuples)
	}
	return nil
}

func (p *WithoutTriangles) Conditions(w *Words, _ Text, girth *language.Node) ([]Condition, error) {
	if z, is := numeral(girth); !is || z > 4 {
		return nil, wrongForm("without triangles the girth is 4 or more, want no other value")
	}
	q, letters := w.Base, power(w.Base, 3)
	side := func(i, j int) Machine {
		return along(&w.Edges, letters, func(l int) int { return l/power(q, i)%q*q + l/power(q, j)%q })
	}
	return []Condition{{"triangles", &p.Triangles, together(side(0, 1), together(side(1, 2), side(2, 0))), noWord(letters), 0}}, nil
}
