package automata

import (
	"topocert/certificates"
	"topocert/certificates/language"
)

// Hops are those of a router's text: the automaton takes the words of where a message is, where it goes, and where it may be next. Somewhere it
// may be next from any vertex to any other, and always along a link.
type Hops struct {
	Next             Automaton
	Somewhere, Along Nodes
}

// Routed shows that all messages take shortest paths: any two vertices have a run of the distance, and each hop leads nearer.
type Routed struct {
	Hops
	Distances
	Measured, Nearer Nodes
}

// Ranked shows that messages do not wait in a circle, and so that all arrive: channels have ranks, the least weights of runs on their columns, which fall
// from hop to hop, as Dally and Seitz have it.
type Ranked struct {
	Hops
	Rank        Weighted
	Some, Falls Nodes
}

func (h *Hops) hops() *Hops { return h }

func (h *Hops) lines(r *certificates.Lines, w *Words) {
	h.Next.form(r, "hops", power(w.Base, 3))
	h.Somewhere.form(r, "somewhere")
	h.Along.form(r, "along")
}

func (p *Routed) Lines(r *certificates.Lines, w *Words) {
	p.Hops.lines(r, w)
	p.Distances.lines(r, w)
	p.Measured.form(r, "measured")
	p.Nearer.form(r, "nearer")
}

func (p *Ranked) Lines(r *certificates.Lines, w *Words) {
	p.Hops.lines(r, w)
	p.Rank.form(r, "rank", w.Base*w.Base)
	p.Some.form(r, "ranked")
	p.Falls.form(r, "falls")
}

// shape sees that so many words have few letters at a place.
func (h *Hops) shape(w *Words, words int) error {
	if power(w.Base, words) > maxTuples {
		return wrongForm("%d words to the base %d, want at most %d letters at a place", words, w.Base, maxTuples)
	}
	if why := h.Next.shape(power(w.Base, 3)); why != "" {
		return wrongForm("the automaton of hops: %s", why)
	}
	return nil
}

func (p *Routed) shape(w *Words) error {
	if err := p.Hops.shape(w, 3); err != nil {
		return err
	}
	return p.Distances.shape(w)
}

func (p *Ranked) shape(w *Words) error {
	if err := p.Hops.shape(w, 4); err != nil {
		return err
	}
	if why := p.Rank.shape(w.Base * w.Base); why != "" {
		return wrongForm("the automaton of ranks: %s", why)
	}
	return nil
}

// letterOf is the letter of a word, of those of k words at a place, that of the first being the most significant.
func letterOf(q, k, word, l int) int { return l / power(q, k-1-word) % q }

// pair is the column of two words of k.
func pair(q, k, i, j int) func(int) int {
	return func(l int) int { return letterOf(q, k, i, l)*q + letterOf(q, k, j, l) }
}

// from takes two vertices that differ, of k words.
func from(w *Words, k, at, to int) Machine {
	letters := power(w.Base, k)
	vertex := func(i int) Machine {
		return along(&w.Vertices, letters, func(l int) int { return letterOf(w.Base, k, i, l) })
	}
	return together(vertex(at), together(vertex(to), along(apart(w.Base), letters, pair(w.Base, k, at, to))))
}

// message takes a hop of one that has not arrived, of k words.
func (h *Hops) message(w *Words, k, at, to, next int) Machine {
	q := w.Base
	return together(from(w, k, at, to), along(&h.Next, power(q, k), func(l int) int { return pair(q, k, at, to)(l)*q + letterOf(q, k, next, l) }))
}

func (h *Hops) conditions(w *Words) []Condition {
	q := w.Base
	some := func(s int64, column int) (list []Move) {
		for c := range q {
			if t := h.Next.Step(s, column*q+c); t >= 0 {
				list = append(list, Move{To: t})
			}
		}
		return list
	}
	next := unweighted(&h.Next)
	return []Condition{
		{"somewhere", &h.Somewhere, from(w, 2, 0, 1), Machine{q * q, next.States, next.Starts, some, next.Ends}, 0},
		{"along", &h.Along, h.message(w, 3, 0, 1, 2), along(&w.Edges, q*q*q, pair(q, 3, 0, 2)), 0},
	}
}

// columned weighs two words of k.
func columned(f Machine, q, k, i, j int) Machine {
	return Machine{power(q, k), f.States, f.Starts, func(s int64, l int) []Move { return f.Moves(s, pair(q, k, i, j)(l)) }, f.Ends}
}

func (p *Routed) Conditions(w *Words, _ Text, _ *language.Node) ([]Condition, error) {
	q, f := w.Base, p.Distance.Machine()
	list := append(p.Hops.conditions(w), p.Distances.conditions(w, p.Distance.Machine(), p.Distance.Machine())...)
	return append(list, Condition{"measured", &p.Measured, from(w, 2, 0, 1), silent(f), 0}, Condition{"nearer", &p.Nearer, together(p.message(w, 3, 0, 1, 2), columned(f, q, 3, 0, 1)), columned(f, q, 3, 2, 1), -1}), nil
}

func (p *Ranked) Conditions(w *Words, _ Text, _ *language.Node) ([]Condition, error) {
	q, rank := w.Base, p.Rank.Machine()
	return append(p.Hops.conditions(w), []Condition{
		{"ranked", &p.Some, p.message(w, 3, 0, 1, 2), silent(columned(rank, q, 3, 0, 2)), 0},
		{"falls", &p.Falls, together(p.message(w, 4, 0, 1, 2), together(p.message(w, 4, 2, 1, 3), columned(rank, q, 4, 0, 2))), columned(rank, q, 4, 2, 3), -1},
	}...), nil
}

// routes reads a router's text: where a message may be next, the last of three tuples of numbers, when it is at the first and goes to the
// second; and what has to hold for all to have a value.
func (m *formulas) routes(t Text, offset int64) (next, said *formula) {
	of := t.Router.Body.Route
	domain, s := m.domain(t, offset, of.Params)
	codes := m.codes(t.Network.Body.Ranges)
	s.numbers = 3 * len(codes)
	for i, names := range [][]string{of.From, of.To} {
		for j, name := range names {
			if codes[j] != itself {
				m.fail("%s of %s: the place %s, want coordinates that are numbers", t.Router.Name, t.Network.Name, name)
			}
			s = s.with(name, track(i*len(codes)+j))
		}
	}
	r := m.neighbours(t.Router.Body.Next, s, codes, 2*len(codes))
	if m.err != nil {
		return nil, nil
	}
	return r.related, m.together(m.either(domain.yes, domain.no), m.either(domain.no, r.defined))
}

// Hops is the smallest automaton that takes the words of where a message is, where it goes, and where it may be next.
func (t Text) Hops(letters int, down bool, offset int64, spend func(int64) error) (next Automaton, err error) {
	base, tracks := t.Digits(letters)
	m := newFormulas(base, down, spend)
	if related, _ := m.routes(t, offset); m.err == nil {
		next = m.partial(related, 3*tracks)
	}
	return next, m.err
}

// check checks that the automaton takes what the router's text says.
func (h *Hops) check(w *Words, t Text, spend func(int64) error) error {
	if t.Router == nil {
		return wrongForm("hops of no router, want a text of one")
	}
	base, tracks := t.Digits(w.Base)
	m := newFormulas(base, w.Down, spend)
	next, said := m.routes(t, w.Offset)
	for _, c := range []struct {
		what  string
		says  *formula
		given *Automaton // nil for all words
	}{{"that all has a value for a message", said, nil}, {"the hops", next, &h.Next}} {
		if m.err != nil {
			return m.err
		}
		computed := m.automaton(c.says, 3*tracks, 0)
		if m.err != nil {
			return m.err
		}
		if word := computed.differs(c.given); word != nil {
			return certificates.Reject("automata/text", "%s: not so as the router's text says for %v, want it so for all", c.what, word)
		}
	}
	return nil
}
