package automata

import (
	"topocert/certificates"
	"topocert/certificates/language"
)

// Limits: passing one is a failure.
const (
	maxBase      = 16
	maxRuns      = 4
	maxStates    = 1 << 12 // of an automaton that is given
	maxComputed  = 1 << 14 // of one that is computed
	maxColumns   = 1 << 12
	maxPlaces    = 3
	maxFormulas  = 1 << 16
	maxCases     = 1 << 10
	maxParts     = 1 << 8
	maxNumber    = 1 << 31
	maxExponent  = 31
	maxOffset    = 1 << 10
	maxPeriod    = 1 << 12
	maxRemainder = 1 << 8
	maxCarry     = 1 << 4
	maxWeight    = 1 << 31
	maxProduct   = 1 << 50 // of states that are those of several automata
	maxNodes     = 1 << 20
)

const stepsOfMove = 1 << 4

// Proof is that of the diameter of a network for all numbers n of a domain.
type Proof struct {
	Base   int
	Down   bool
	Offset int64
	// Vertices takes the words that are vertices, Edges the columns of adjacent ones. Distance weighs the columns of two
	// vertices, the least weight of a run being their distance.
	Vertices, Edges                              Automaton
	Distance                                     Weighted
	Zero, Nonnegative, Lipschitz, Descent, Stays Nodes
	// Upper is about so many runs at once.
	Runs  int
	Upper Nodes
	// Far takes columns of two vertices that are as far as the diameter, for each length that Lengths takes.
	Far     Weighted
	Lengths Automaton
	Covered Nodes
	Lower   Nodes
}

// Diameter checks that a term is the diameter of a text's network for all n of the domain. Spend is asked for steps before work; it may
// be nil.
func (p *Proof) Diameter(t Text, diameter *language.Node, spend func(int64) error) error {
	if err := p.shape(); err != nil {
		return err
	}
	m := newFormulas(p.Base, p.Down, spend)
	r := m.network(t, p.Offset)
	if m.err != nil {
		return m.err
	}
	for _, c := range []struct {
		what   string
		says   *formula
		tracks int
		given  *Automaton // nil for all words
	}{
		{"that all has a value in the domain", r.said, 0, nil},
		{"that all has a value for a vertex", r.ofOne, 1, nil},
		{"that all has a value for two vertices", r.ofTwo, 2, nil},
		{"the vertices", r.vertex, 1, &p.Vertices},
		{"the edges", r.adjacent, 2, &p.Edges},
		{"the lengths", r.inDomain, 0, &p.Lengths},
	} {
		computed := m.automaton(c.says, c.tracks, 0)
		if m.err != nil {
			return m.err
		}
		if word := computed.differs(c.given); word != nil {
			return certificates.Reject("automata/text", "%s: not so as the text says for %v, want it so for all", c.what, word)
		}
	}
	conditions, err := p.conditions(m, t, diameter)
	if err != nil {
		return err
	}
	for _, c := range conditions {
		if err := c.Proof.included(c.U, c.X, c.Excess, m.spend); err != nil {
			return c.Proof.wrong(c.What, err)
		}
	}
	return nil
}

// Condition is one of a diameter: each accepted run of U has one of X on the same word that is at most Excess heavier.
type Condition struct {
	What   string
	Proof  *Nodes
	U, X   Machine
	Excess int64
}

// Conditions are those of the proof.
func (p *Proof) Conditions(t Text, diameter *language.Node) ([]Condition, error) {
	return p.conditions(newFormulas(p.Base, p.Down, nil), t, diameter)
}

func (p *Proof) conditions(m *formulas, t Text, diameter *language.Node) ([]Condition, error) {
	length := m.worth(diameter, t).weighing(p.Offset)
	q, k, f, far, w := p.Base, int64(p.Runs), p.Distance.Machine(), silent(p.Far.Machine()), &p.Vertices
	return []Condition{
		{"zero", &p.Zero, unweighted(w), twice(f, q), 0},
		{"nonnegative", &p.Nonnegative, f, anything(q * q), 0},
		{"lipschitz", &p.Lipschitz, stepped(&p.Edges, f, q), f, 1},
		{"descent", &p.Descent, differing(f, q), stepped(&p.Edges, f, q), -1},
		{"stays", &p.Stays, steppedTo(&p.Edges, q), unweighted(w), 0},
		{"upper", &p.Upper, pairs(w, length, k, q), runs(f, p.Runs), k - 1},
		{"covered", &p.Covered, unweighted(&p.Lengths), chosen(w, far, q), 0},
		{"lower", &p.Lower, together(far, f), ofColumns(length, q*q), 0},
	}, m.err
}

// Automata are the smallest ones that take what a text says, without the state from which nothing is taken: vertices, the columns of
// adjacent ones, the lengths of the domain. Numbers have n - offset digits.
func (t Text) Automata(base int, down bool, offset int64, spend func(int64) error) (vertices, edges, lengths Automaton, err error) {
	m := newFormulas(base, down, spend)
	r := m.network(t, offset)
	if m.err == nil {
		vertices, edges, lengths = m.partial(r.vertex, 1), m.partial(r.adjacent, 2), m.partial(r.inDomain, 0)
	}
	return vertices, edges, lengths, m.err
}

// shape checks that what is given is well formed.
func (p *Proof) shape() error {
	wrong := func(format string, args ...any) error { return certificates.Reject("automata/form", format, args...) }
	if p.Base < 2 || p.Base > maxBase {
		return wrong("digits to the base %d, want one from 2 to %d", p.Base, maxBase)
	}
	if p.Runs < 1 || p.Runs > maxRuns {
		return wrong("%d runs, want 1 to %d", p.Runs, maxRuns)
	}
	if abs(p.Offset) > maxOffset {
		return wrong("numbers of n-%d digits, want at most n±%d", p.Offset, maxOffset)
	}
	columns := p.Base * p.Base
	for _, c := range []struct {
		what    string
		letters int
		d       *Automaton
	}{{"vertices", p.Base, &p.Vertices}, {"edges", columns, &p.Edges}, {"lengths", 1, &p.Lengths}} {
		if why := c.d.shape(c.letters); why != "" {
			return wrong("the automaton of %s: %s", c.what, why)
		}
	}
	for _, c := range []struct {
		what string
		f    *Weighted
	}{{"weights", &p.Distance}, {"far", &p.Far}} {
		if why := c.f.shape(columns); why != "" {
			return wrong("the automaton of %s: %s", c.what, why)
		}
	}
	return nil
}
