package automata

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// counting is what is counted: vertices and links for each length, neighbours for each vertex.
type counting int

const (
	vertices counting = iota
	links
	neighbours
	distances
)

// Counted shows how many words an automaton takes, of which a part is seen, by equations that hold for all words of that part. The numbers
// of words from each state on are a linear recurrence, and so are sums of powers.
type Counted struct {
	of        counting
	weighed   *Weighted // of distances
	Equations []Equation
}

// Equation says that a combination is 0 for all that is seen which the automaton At takes from a state on. By each letter that is seen, a
// multiple of it is a combination of others.
type Equation struct {
	At   int64
	Says []Term
	By   []Multiple
}

// Term is a multiple of the number of words from a state on, of the sum of what they weigh if Power is 1, or of n^Power·Base^n for words
// of n letters, if the state is -1.
type Term struct {
	Times int64
	Symbol
}

type Symbol struct {
	State int64
	Power int
	Base  int64
}

// Multiple is so many times an equation behind a letter, as a combination of equations, each with a factor.
type Multiple struct {
	Times int64
	Of    []Move
}

// seeing is an automaton without choices, and for each letter of another the letters that it stands for.
type seeing struct {
	counted Machine
	seen    *Automaton
	letters [][]int
	times   int64 // how often each is counted
}

func (p *Counted) Seeing(w *Words) (counted Machine, seen *Automaton, letters [][]int) {
	s := p.seeing(w)
	return s.counted, s.seen, s.letters
}

func (p *Counted) seeing(w *Words) seeing {
	q := w.Base
	run := func(first, many int) (list []int) {
		for i := range many {
			list = append(list, first+i)
		}
		return list
	}
	switch p.of {
	case vertices:
		return seeing{unweighted(&w.Vertices), &w.Lengths, [][]int{run(0, q)}, 1}
	case links:
		return seeing{unweighted(&w.Edges), &w.Lengths, [][]int{run(0, q*q)}, 2}
	case distances:
		return seeing{p.weighed.Machine(), &w.Lengths, [][]int{run(0, q*q)}, 1}
	}
	s := seeing{unweighted(&w.Edges), &w.Vertices, nil, 1}
	for a := range q {
		s.letters = append(s.letters, run(a*q, q))
	}
	return s
}

func (p *Counted) Lines(r *certificates.Lines, _ *Words) {
	certificates.Each(r, &p.Equations, func(e *Equation) {
		line(r, "equation", func() []string {
			parts := []string{strconv.FormatInt(e.At, 10), commas(e.Says, Term.String)}
			for _, m := range e.By {
				parts = append(parts, strconv.FormatInt(m.Times, 10)+"/"+movesText(m.Of))
			}
			return parts
		}, func(f *fields) {
			e.At = f.number(maxStates)
			for _, text := range f.several(f.next()) {
				e.Says = append(e.Says, f.term(text))
			}
			for len(f.list) > 0 {
				times, of, _ := strings.Cut(f.next(), "/")
				e.By = append(e.By, Multiple{f.parsed(times, maxFactor), f.moves(of)})
			}
		})
	}, "equation")
}

// String is SYMBOL:TIMES, where a symbol is a state, wSTATE, or POWER^BASE.
func (t Term) String() string {
	symbol := strconv.FormatInt(t.State, 10)
	switch {
	case t.State < 0:
		symbol = fmt.Sprintf("%d^%d", t.Power, t.Base)
	case t.Power > 0:
		symbol = "w" + symbol
	}
	return symbol + ":" + strconv.FormatInt(t.Times, 10)
}

func (f *fields) term(text string) Term {
	symbol, times, _ := strings.Cut(text, ":")
	t := Term{Times: f.parsed(times, maxFactor)}
	if power, base, is := strings.Cut(symbol, "^"); is {
		t.State, t.Power, t.Base = -1, int(f.parsed(power, maxPower)), f.parsed(base, maxBase)
	} else if state, weighed := strings.CutPrefix(symbol, "w"); weighed {
		t.State, t.Power = f.parsed(state, maxStates), 1
	} else {
		t.State = f.parsed(symbol, maxStates)
	}
	return t
}

func (p *Counted) Conditions(*Words, Text, *language.Node) ([]Condition, error) { return nil, nil }

func (p *Counted) shape(w *Words) error {
	s := p.seeing(w)
	if len(p.Equations) < 1 || len(p.Equations) > maxStates {
		return wrongForm("%d equations, want 1 to %d", len(p.Equations), maxStates)
	}
	for i, e := range p.Equations {
		if e.At < 0 || e.At >= s.seen.states() || len(e.By) != len(s.letters) || len(e.Says) > maxTerms {
			return wrongForm("the equation %d: of the state %d, by %d letters, with %d terms, want one of %d states, %d letters, at most %d terms", i, e.At, len(e.By), len(e.Says), s.seen.states(), len(s.letters), maxTerms)
		}
		for _, t := range e.Says {
			if t.State < -1 || t.State >= s.counted.States || t.State < 0 && (t.Power < 0 || t.Power > maxPower || t.Base < 1 || t.Base > maxBase) || abs(t.Times) > maxFactor || t.State >= 0 && t.Power > 0 && p.of != distances {
				return wrongForm("the equation %d: %s, want one of %d states, what is weighed only in a sum of distances, or a power", i, t, s.counted.States)
			}
		}
		for _, m := range e.By {
			if m.Times < 1 || m.Times > maxFactor || len(m.Of) > maxTerms {
				return wrongForm("the equation %d: %d times it from %d others, want 1 or more", i, m.Times, len(m.Of))
			}
			for _, o := range m.Of {
				if o.To < 0 || o.To >= int64(len(p.Equations)) || abs(o.Weight) > maxFactor {
					return wrongForm("the equation %d: from %d, want one of %d equations", i, o.To, len(p.Equations))
				}
			}
		}
	}
	return nil
}

// sum has the factor of each symbol.
type sum map[Symbol]int64

func (s sum) add(times int64, terms []Term) {
	for _, t := range terms {
		s[t.Symbol] += times * t.Times
	}
}

// null tells whether all factors are 0.
func (s sum) null() bool {
	for _, f := range s {
		if f != 0 {
			return false
		}
	}
	return true
}

// More is a combination for words that have a letter more: one of those for which a letter that is seen stands.
func More(counted Machine, letters []int, says []Term) (list []Term) {
	for _, t := range says {
		if t.State < 0 { // (n+1)^k·b^(n+1)
			binomial := int64(1)
			for k := 0; k <= t.Power; k++ {
				list = append(list, Term{t.Times * binomial * t.Base, Symbol{-1, k, t.Base}})
				binomial = binomial * int64(t.Power-k) / int64(k+1)
			}
			continue
		}
		for _, l := range letters {
			for _, m := range counted.Moves(t.State, l) {
				list = append(list, Term{t.Times, Symbol{State: m.To, Power: t.Power}})
				if t.Power > 0 {
					list = append(list, Term{t.Times * m.Weight, Symbol{State: m.To}})
				}
			}
		}
	}
	return list
}

// check checks that the value is the number, and that the equations are so: for words without letters, and by each letter from
// others, which are so for a letter less.
func (p *Counted) check(w *Words, t Text, value *language.Node, spend func(int64) error) error {
	wrong := func(i int, format string, args ...any) error {
		return certificates.Reject("automata/equation", "equation %d: %s", i, fmt.Sprintf(format, args...))
	}
	s := p.seeing(w)
	expected, err := p.Expected(w, t, value)
	if err != nil {
		return err
	}
	first := make(sum)
	first.add(1, expected)
	first.add(-1, p.Equations[0].Says)
	if p.Equations[0].At != 0 || !first.null() {
		return wrong(0, "another one than %s, want that for all words", commas(expected, Term.String))
	}
	for i, e := range p.Equations {
		if s.seen.Final(e.At) {
			worth := int64(0)
			for _, t := range e.Says {
				end, may := int64(0), t.State < 0
				if !may {
					end, may = s.counted.Ends(t.State)
				}
				if t.Power == 0 {
					end = 1
				}
				if may {
					worth += t.Times * end
				}
			}
			if worth != 0 {
				return wrong(i, "%d for a word without letters, want 0", worth)
			}
		}
		for letter, m := range e.By {
			if err := spend(stepsOfMove * int64(1+len(e.Says)*len(s.letters[letter])+len(m.Of))); err != nil {
				return err
			}
			to := s.seen.Step(e.At, letter)
			if to < 0 {
				continue
			}
			rest := make(sum)
			rest.add(m.Times, More(s.counted, s.letters[letter], e.Says))
			for _, o := range m.Of {
				other := p.Equations[o.To]
				if err := spend(stepsOfMove * int64(len(other.Says))); err != nil {
					return err
				}
				if other.At != to {
					return wrong(i, "by the letter %d from the equation %d, of the state %d, want one of the state %d", letter, o.To, other.At, to)
				}
				rest.add(-o.Weight, other.Says)
			}
			if !rest.null() {
				return wrong(i, "by the letter %d another combination than that of others, want the same", letter)
			}
		}
	}
	return nil
}

// Expected is what is said of all words: so many from the first state on, a number of times, as the value says.
func (p *Counted) Expected(w *Words, t Text, value *language.Node) ([]Term, error) {
	m := newFormulas(w.Base, w.Down, nil)
	k, says := m.powers(value, t, w.Offset)
	list := []Term{{k, Symbol{}}}
	if p.of == distances {
		start := p.weighed.Starts[0]
		list = []Term{{k, Symbol{State: start.To, Power: 1}}, {m.small(k * start.Weight), Symbol{State: start.To}}}
	}
	for _, s := range says {
		list = append(list, Term{m.small(-p.seeing(w).times * s.Times), s.Symbol})
	}
	return list, m.err
}

// powers reads a number of times a value as a sum of powers of m, of which one times a number to the m, for n = m + offset.
func (m *formulas) powers(n *language.Node, t Text, offset int64) (k int64, says []Term) {
	none := func() (int64, []Term) {
		m.beyond(n, "sums and products of numerals, the parameter, and powers of numerals by it, a numeral more or less")
		return 1, nil
	}
	one := func(times int64, power int, base int64) Term { return Term{times, Symbol{-1, power, base}} }
	argument := func(n *language.Node) *language.Node {
		if i := slices.Index(t.Network.Names(), n.Text); n.Op == language.Name && i >= 0 {
			return t.Arguments[i]
		}
		return n
	}
	param := func(n *language.Node) bool {
		return n.Op == language.Name && argument(n) != n && argument(n).Op == language.Name
	}
	times := func(k int64, list []Term) (scaled []Term) {
		for _, x := range list {
			scaled = append(scaled, Term{m.small(k * x.Times), x.Symbol})
		}
		return scaled
	}
	switch {
	case m.err != nil:
		return 1, nil
	case meaning.Rounds(n) != 0 && n.Args[0].Op != "/":
		return m.powers(n.Args[0], t, offset)
	case argument(n).Op == language.Numeral:
		if z, is := numeral(argument(n)); is {
			return 1, []Term{one(z, 0, 1)}
		}
	case param(n):
		return 1, []Term{one(1, 1, 1), one(offset, 0, 1)}
	case (n.Op == "+" || n.Op == "-" || n.Op == "*") && len(n.Args) == 2:
		k, x := m.powers(n.Args[0], t, offset)
		j, y := m.powers(n.Args[1], t, offset)
		if n.Op != "*" {
			sign := map[string]int64{"+": 1, "-": -1}[n.Op]
			return m.small(k * j), append(times(j, x), times(sign*k, y)...)
		}
		for _, a := range x {
			for _, b := range y {
				if a.Power+b.Power > maxPower || a.Base*b.Base > maxBase || len(says) > maxTerms {
					return none()
				}
				says = append(says, one(m.small(a.Times*b.Times), a.Power+b.Power, a.Base*b.Base))
			}
		}
		return m.small(k * j), says
	case n.Op == language.Call && n.Text == "pow":
		base, is := numeral(argument(n.Args[0]))
		e, more := n.Args[1], int64(0)
		if (e.Op == "+" || e.Op == "-") && len(e.Args) == 2 {
			z, small := numeral(argument(e.Args[1]))
			is = is && small
			more = map[string]int64{"+": z, "-": -z}[e.Op]
			e = e.Args[0]
		}
		if !is || !param(e) || base < 1 || base > maxBase || t.least()+more < 0 {
			return none()
		}
		raise := func(k int64) int64 {
			z := int64(1)
			for ; k > 0 && m.err == nil; k-- {
				z = m.small(z * base)
			}
			return z
		}
		if more += offset; more >= 0 {
			return 1, []Term{one(raise(more), 0, base)}
		}
		return raise(-more), []Term{one(1, 0, base)}
	}
	return none()
}

// least is what the domain's first condition says that its numbers are no less than, as numeral <= variable; else 0.
func (t Text) least() int64 {
	for _, c := range t.Conditions {
		if z, is := numeral(c.Args[0]); c.Op == "<=" && is {
			return z
		}
	}
	return 0
}
