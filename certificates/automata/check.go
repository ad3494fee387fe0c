package automata

import (
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
)

// Limits: passing one is a failure.
const (
	maxBase      = 16
	maxRuns      = 4
	maxModulus   = 4
	maxStates    = 1 << 12 // of an automaton that is given
	maxComputed  = 1 << 14 // of one that is computed
	maxColumns   = 1 << 12
	maxPlaces    = 3
	maxFormulas  = 1 << 16
	maxCases     = 1 << 10
	maxParts     = 1 << 8
	maxNumber    = 1 << 31
	maxExponent  = 31
	maxOneByOne  = 1 << 4
	maxOffset    = 1 << 10
	maxPeriod    = 1 << 12
	maxRemainder = 1 << 8
	maxCarry     = 1 << 4
	maxWeight    = 1 << 31
	maxProduct   = 1 << 50 // of states that are those of several automata
	maxNodes     = 1 << 20
	maxWalk      = 7       // words of a closed walk
	maxTuples    = 1 << 12 // letters of several words at a place
	maxFactor    = 1 << 20
	maxSummed    = 1 << 4 // weights of which there is a sum
	maxPower     = 8
	maxTerms     = 1 << 10 // of an equation: so sums of two factors, a binomial and a base stay below 2^63
)

const stepsOfMove = 1 << 4

// Words are what a text says of a network for all numbers n of a domain: numbers have n - Offset digits. Vertices takes the words
// that are vertices, Edges the columns of adjacent ones, Lengths the lengths in the domain; Some shows that each of these has a vertex.
type Words struct {
	Base                     int
	Down                     bool
	Offset                   int64
	Vertices, Edges, Lengths Automaton
	Some                     Nodes
}

// Proof shows something of a network of words.
type Proof interface {
	// Lines goes through its lines.
	Lines(r *certificates.Lines, w *Words)
	// Conditions are what is to be shown for a value.
	Conditions(w *Words, t Text, value *language.Node) ([]Condition, error)
	shape(w *Words) error
}

// For is a proof of a lemma's kind without anything in it, nil if there is none. Its first line has the keyword. A fact about a router has its
// name in parentheses. Of facts that are not known here it is one about cycles: see [Says].
func For(fact, relation, value, keyword string) Proof {
	of, _, _ := strings.Cut(fact, "(")
	switch of + " " + relation {
	case "diameter ==":
		if keyword == "shifts" {
			return new(Shifted)
		}
		return new(Farthest)
	case "order ==":
		return &Counted{of: vertices}
	case "size ==":
		return &Counted{of: links}
	case "min_degree ==", "max_degree ==":
		return &Counted{of: neighbours}
	case "distance_sum ==":
		p := &Summed{Counted: Counted{of: distances}}
		p.weighed = &p.Distance
		return p
	case "bipartite ==":
		if value == "true" {
			return new(Coloured)
		}
		return new(Walked)
	case "vertex_transitive ==":
		if value == "true" {
			return new(Translated)
		}
	case "girth <=":
		return &Walked{Cycle: true}
	case "girth >=":
		return new(WithoutTriangles)
	case "hamiltonian_connected ==":
		if value == "true" {
			return new(Grown)
		}
	case "fault_hamiltonian ==":
		if value == "true" {
			return &Grown{Less: 2}
		}
	case "fault_hamiltonian_connected ==":
		if value == "true" {
			return &Grown{Less: 3}
		}
	case "hamiltonian_laceable ==":
		if value == "true" {
			return new(Laced)
		}
	case "vertex_connectivity >=", "edge_connectivity >=", "bisection ==", "restricted_connectivity ==":
		return &Matched{of: fact}
	case "minimal ==":
		return new(Routed)
	case "delivered ==":
		return new(Ranked)
	case "deadlock_free ==":
		if value == "true" {
			return new(Ranked)
		}
	case "extra_connectivity ==": // the same: parts of more than one vertex are those in which none is alone
		if fact == "extra_connectivity(1)" {
			return &Matched{of: "restricted_connectivity"}
		}
	default:
		switch {
		case relation != "==" || value != "true":
		case strings.Contains(fact, "("):
			return &Grown{Cycles: true}
		default:
			return &Laced{Even: true}
		}
	}
	return nil
}

// Check checks that the automata take what the text says. Spend is asked for steps before work; it may be nil.
func (w *Words) Check(t Text, spend func(int64) error) error {
	if err := w.shape(); err != nil {
		return err
	}
	base, tracks := t.Digits(w.Base)
	if base == 0 {
		return wrongForm("%d letters, want so many that they are digits of %d coordinates", w.Base, tracks)
	}
	m := newFormulas(base, w.Down, spend)
	r := m.network(t, w.Offset)
	if m.err != nil {
		return m.err
	}
	for _, c := range []struct {
		what  string
		says  *formula
		words int
		given *Automaton // nil for all words
	}{
		{"that all has a value in the domain", r.said, 0, nil},
		{"that all has a value for a vertex", r.ofOne, 1, nil},
		{"that all has a value for two vertices", r.ofTwo, 2, nil},
		{"the vertices", r.vertex, 1, &w.Vertices},
		{"the edges", r.adjacent, 2, &w.Edges},
		{"the lengths", r.inDomain, 0, &w.Lengths},
	} {
		computed := m.automaton(c.says, c.words*tracks, 0)
		if m.err != nil {
			return m.err
		}
		if word := computed.differs(c.given); word != nil {
			return certificates.Reject("automata/text", "%s: not so as the text says for %v, want it so for all", c.what, word)
		}
	}
	return w.Condition().check(m.spend)
}

// Condition is that each length has a vertex.
func (w *Words) Condition() Condition {
	return Condition{"some", &w.Some, unweighted(&w.Lengths), projected(&w.Vertices), 0}
}

// Shows checks that a proof shows the value for all n of the domain, where the automata take what the text says.
func (w *Words) Shows(t Text, p Proof, value *language.Node, spend func(int64) error) error {
	if spend == nil {
		spend = func(int64) error { return nil }
	}
	if err := p.shape(w); err != nil {
		return err
	}
	if p, is := p.(interface{ hops() *Hops }); is {
		if err := p.hops().check(w, t, spend); err != nil {
			return err
		}
	}
	conditions, err := p.Conditions(w, t, value)
	if err != nil {
		return err
	}
	for _, c := range conditions {
		if err := c.check(spend); err != nil {
			return err
		}
	}
	switch p := p.(type) {
	case *Counted:
		return p.check(w, t, value, spend)
	case *Summed:
		return p.Counted.check(w, t, value, spend)
	case *Grown:
		return p.check(w, spend)
	}
	return nil
}

// Farthest shows the diameter. What bounds it from above may be another weight, of walks: then Distance is no more than the distance, and
// Walks no less, as Nonnegative and Descent say.
type Farthest struct {
	Distances
	Walks []Weighted // one, or none where the distance is known
	// Upper is about so many runs at once, each rounded to a remainder by the modulus.
	Runs, Modulus int
	Upper         Nodes
	// Far has one for all lengths; or, if there is a middle, one for even lengths and one for odd ones, which have that column in the middle.
	Middle int // -1 if there is none
	Far    []Far
}

// Far takes columns of two vertices that are as far as the diameter, for each length that Lengths takes: or, for even or odd lengths, pairs of
// columns, of the first half and of the second.
type Far struct {
	Columns        Weighted
	Covered, Lower Nodes
}

// Distances weighs the columns of two vertices, the least weight of a run being their distance.
type Distances struct {
	Distance                              Weighted
	Zero, Nonnegative, Lipschitz, Descent Nodes
}

// conditions are that f is no more than the distance, and h no less.
func (p *Distances) conditions(w *Words, f, h Machine) []Condition {
	q := w.Base
	return append(bound(w, f, &p.Zero, &p.Lipschitz),
		Condition{"nonnegative", &p.Nonnegative, h, anything(q * q), 0},
		Condition{"descent", &p.Descent, differing(h, q), stepped(&w.Edges, h, q), -1},
	)
}

// Above is what bounds the diameter from above.
func (p *Farthest) Above() *Weighted {
	if len(p.Walks) > 0 {
		return &p.Walks[0]
	}
	return &p.Distance
}

func (p *Distances) shape(w *Words) error {
	if why := p.Distance.shape(w.Base * w.Base); why != "" {
		return wrongForm("the automaton of weights: %s", why)
	}
	return nil
}

// Condition is an inclusion: each accepted run of U has one of X on the same word that is at most Excess heavier.
type Condition struct {
	What   string
	Proof  *Nodes
	U, X   Machine
	Excess int64
}

func (c Condition) check(spend func(int64) error) error {
	if err := c.Proof.included(c.U, c.X, c.Excess, spend); err != nil {
		return c.Proof.wrong(c.What, err)
	}
	return nil
}

// Conditions are those of a distance, and of a diameter.
func (p *Farthest) Conditions(w *Words, t Text, diameter *language.Node) ([]Condition, error) {
	m := newFormulas(w.Base, w.Down, nil)
	length := m.worth(diameter, t).weighing(w.Offset)
	q, k, f, h := w.Base, int64(p.Runs), p.Distance.Machine(), p.Above().Machine()
	columns := ofColumns(length, q*q)
	list := append(p.Distances.conditions(w, f, h), Condition{"upper", &p.Upper, pairs(&w.Vertices, length, k, q), runs(rounded(h, columns, int64(p.Modulus)), p.Runs), k - 1})
	for i := range p.Far {
		lengths, vertices, weighed, term := unweighted(&w.Lengths), pairs(&w.Vertices, anything(1), 1, q), f, columns
		if p.Middle >= 0 {
			middle := []int{p.Middle}[:i]
			lengths, vertices, weighed, term = halves(lengths, make([]int, i)), halves(vertices, middle), halves(f, middle), halves(columns, middle)
		}
		list = append(list, p.Far[i].conditions(lengths, vertices, weighed, term)...)
	}
	return list, m.err
}

// bound are the conditions that f weighs columns with no more than the distance: a word and itself with at most 0, and a link changes it by
// at most 1.
func bound(w *Words, f Machine, zero, lipschitz *Nodes) []Condition {
	return []Condition{
		{"zero", zero, unweighted(&w.Vertices), twice(f, w.Base), 0},
		{"lipschitz", lipschitz, stepped(&w.Edges, f, w.Base), f, 1},
	}
}

// conditions are that there are far pairs of vertices for all lengths, and that they weigh as much as the term, or more.
func (p *Far) conditions(lengths, vertices, weighed, term Machine) []Condition {
	far := silent(p.Columns.Machine())
	return []Condition{
		{"covered", &p.Covered, lengths, seen(together(far, vertices)), 0},
		{"lower", &p.Lower, together(far, weighed), term, 0},
	}
}

// Automata are the smallest ones that take what a text says, without the state from which nothing is taken: vertices, the columns of
// adjacent ones, the lengths of the domain. Numbers have n - offset digits.
func (t Text) Automata(letters int, down bool, offset int64, spend func(int64) error) (vertices, edges, lengths Automaton, err error) {
	base, tracks := t.Digits(letters)
	m := newFormulas(base, down, spend)
	r := m.network(t, offset)
	if m.err == nil {
		vertices, edges, lengths = m.partial(r.vertex, tracks), m.partial(r.adjacent, 2*tracks), m.partial(r.inDomain, 0)
	}
	return vertices, edges, lengths, m.err
}

// Vertices is the smallest automaton that takes the vertices.
func (t Text) Vertices(letters int, down bool, offset int64, spend func(int64) error) (vertices Automaton, err error) {
	base, tracks := t.Digits(letters)
	m := newFormulas(base, down, spend)
	if r := m.network(t, offset); m.err == nil {
		vertices = m.partial(r.vertex, tracks)
	}
	return vertices, m.err
}

func wrongForm(format string, args ...any) error {
	return certificates.Reject("automata/form", format, args...)
}

// shape checks that what is given is well formed.
func (w *Words) shape() error {
	if w.Base < 2 || w.Base > maxBase {
		return wrongForm("digits to the base %d, want one from 2 to %d", w.Base, maxBase)
	}
	if abs(w.Offset) > maxOffset {
		return wrongForm("numbers of n-%d digits, want at most n±%d", w.Offset, maxOffset)
	}
	for _, c := range []struct {
		what    string
		letters int
		d       *Automaton
	}{{"vertices", w.Base, &w.Vertices}, {"edges", w.Base * w.Base, &w.Edges}, {"lengths", 1, &w.Lengths}} {
		if why := c.d.shape(c.letters); why != "" {
			return wrongForm("the automaton of %s: %s", c.what, why)
		}
	}
	return nil
}

func (p *Farthest) shape(w *Words) error {
	columns := w.Base * w.Base
	if p.Runs < 1 || p.Runs > maxRuns || p.Modulus < 1 || p.Modulus > maxModulus {
		return wrongForm("%d runs rounded to a remainder by %d, want 1 to %d, and 1 to %d", p.Runs, p.Modulus, maxRuns, maxModulus)
	}
	if p.Middle >= columns || p.Middle >= 0 && columns*columns > maxTuples {
		return wrongForm("the middle column %d, and pairs of columns, want one of %d, and at most %d", p.Middle, columns, maxTuples)
	}
	if err := p.Distances.shape(w); err != nil {
		return err
	}
	if len(p.Walks) > 1 {
		return wrongForm("%d automata of walks, want at most one", len(p.Walks))
	}
	if why := p.Above().shape(columns); why != "" {
		return wrongForm("the automaton of walks: %s", why)
	}
	for _, far := range p.Far {
		if why := far.Columns.shape(p.farLetters(w)); why != "" {
			return wrongForm("the automaton of far ones: %s", why)
		}
	}
	return nil
}

// farLetters are how many letters the automata of far ones have.
func (p *Farthest) farLetters(w *Words) int {
	if p.Middle >= 0 {
		return power(w.Base, 4)
	}
	return power(w.Base, 2)
}
