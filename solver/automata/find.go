package automata

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"

	"topocert/certificates/automata"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Found are the automata of a network's text, lemmas that they show, or that follow from those before, and lines that say what the
// proofs rest on.
type Found struct {
	Words  *automata.Words
	Lemmas []Lemma
	Says   []string
}

// Lemma says what a fact is, at most or at least; without a proof it follows by a method.
type Lemma struct {
	Fact, Relation, Value, By string
	Proof                     automata.Proof
}

// Words tells to which base numbers are of a network's vertices, for arguments: those from 0 below a power of it are a coordinate.
// Without such the base is 0.
func Words(d *words.Definition, args []*language.Node) (base int) {
	for _, r := range d.Body.Ranges {
		if q, digits := below(r, d, args); digits != nil {
			return q
		}
	}
	return 0
}

// below are q and S where a range is 0..pow(q, S)-1, for a number q.
func below(r language.Range, d *words.Definition, args []*language.Node) (base int, digits *language.Node) {
	q, digits := automata.Digits(r.In)
	if digits == nil {
		return 0, nil
	}
	var at func(n *language.Node) (z int, is bool)
	at = func(n *language.Node) (z int, is bool) {
		if i := slices.Index(d.Names(), n.Text); i >= 0 {
			n = args[i]
		}
		if len(n.Args) == 2 && (n.Op == "+" || n.Op == "-") {
			x, is := at(n.Args[0])
			y, also := at(n.Args[1])
			return x + map[string]int{"+": y, "-": -y}[n.Op], is && also
		}
		z, err := strconv.Atoi(n.Text)
		return min(z, most), err == nil
	}
	if z, is := at(q); is {
		return z, digits
	}
	return 0, nil
}

// digits are the base of a text's letters, which are digits of all coordinates, and how much n is more than their number: the most that
// leaves enough of them for every coordinate.
func digits(t automata.Text) (letters int, offset int64, err error) {
	base := Words(t.Network, t.Arguments)
	if base == 0 {
		return 0, 0, fmt.Errorf("%s: vertices that are no words: want x in 0..pow(Q, n)-1 for a numeral Q", t.Network.Name)
	}
	letters, offset = 1, math.MaxInt64
	from := int64(0)
	for _, c := range t.Conditions {
		if z, err := strconv.ParseInt(c.Args[0].Text, 10, 64); c.Op == "<=" && err == nil {
			from = max(from, z)
		}
	}
	for _, r := range t.Network.Body.Ranges {
		letters = min(letters*base, most)
		highest := r.In
		if r.In.Op == language.To {
			highest = r.In.Args[1]
		}
		_, many := below(r, t.Network, t.Arguments)
		if many != nil {
			highest = many
		}
		at, err := t.Value(highest)
		if err != nil {
			return 0, 0, err
		}
		const somewhere = 8
		few := many != nil && at(somewhere+1) == at(somewhere) // digits, whatever n is
		if many != nil && !few && at(somewhere+1) != at(somewhere)+1 {
			return 0, 0, fmt.Errorf("%s: vertices of %s digits, want %s, or a number more or less", t.Network.Name, many, t.Variable)
		}
		for n := from; n <= from+somewhere; n++ {
			need := at(n)
			switch {
			case many != nil:
			case highest.Op == language.Numeral: // a number
				need = int64(len(strconv.FormatInt(need, base)))
			default: // a place
				need++
			}
			offset = min(offset, n-need)
		}
	}
	return letters, offset, nil
}

// most bounds the letters.
const most = 1 << 8

// finder looks for proofs, of digits that are read in one direction.
type finder struct {
	*members
	ctx     context.Context
	text    automata.Text
	proof   *proof
	found   *Found
	known   map[string]string                   // the values of the lemmas
	hint    *Hint                               // nil for none
	nodes   int                                 // how many there may be
	terms   []*automata.Weighted                // of the hint
	far     []extreme                           // the farthest pairs of each length
	routers func(name string) *words.Definition // the texts of routers by their names, nil for none
	// The network of all lengths, those outside the domain too, where it is connected: what is learned from them has fewer states.
	vertices, edges automata.Automaton
}

// proof has the automata of the text, and the proof of the diameter.
type proof struct {
	automata.Words
	automata.Farthest
}

// Facts finds some facts of a text's networks for all numbers of its domain, with proofs. The hint, of the distance, may be nil; routers gives
// their texts, written out, nil for a name that has none.
func Facts(ctx context.Context, t automata.Text, facts []string, hint *Hint, routers func(name string) *words.Definition) (*Found, error) {
	letters, offset, err := digits(t)
	if err != nil {
		return nil, err
	}
	var failures []error
	for _, down := range []bool{true, false} {
		f := &finder{ctx: ctx, text: t, proof: new(proof), known: make(map[string]string), hint: hint, nodes: maxNodes, routers: routers}
		f.proof.Runs, f.proof.Modulus, f.proof.Middle = 1, 1, -1
		f.proof.Base, f.proof.Down, f.proof.Offset = letters, down, offset
		f.found = &Found{Words: &f.proof.Words}
		err := f.begin()
		for _, fact := range facts {
			if err == nil {
				err = f.fact(fact)
			}
		}
		if err == nil || ctx.Err() != nil {
			return f.found, errors.Join(err, ctx.Err())
		}
		failures = append(failures, fmt.Errorf("read from the %s place on: %w", map[bool]string{true: "last", false: "first"}[down], err))
	}
	return nil, errors.Join(failures...)
}

// begin finds the automata of the text.
func (f *finder) begin() (err error) {
	p := f.proof
	if p.Vertices, p.Edges, p.Lengths, err = f.text.Automata(p.Base, p.Down, p.Offset, f.spend); err != nil {
		return err
	}
	if err := f.search(p.Words.Condition()); err != nil {
		return err
	}
	return f.look()
}

// diameter finds the diameter.
func (f *finder) diameter() error {
	if p := f.shifts(); p != nil {
		return f.byShifts(p)
	}
	find := f.learned
	if f.hint != nil {
		find = f.given
	}
	value, err := find()
	if err != nil {
		return err
	}
	if err := f.upper(value); err != nil {
		return err
	}
	if err := f.lower(value); err != nil {
		return err
	}
	f.lemma("diameter", "==", value.String(), &f.proof.Farthest)
	f.found.Says = append(f.found.Says, f.says()...)
	return nil
}

// isDistance finds that the distance is one.
func (f *finder) isDistance() error {
	return f.conditions(numeral(0), "zero", "nonnegative", "lipschitz", "descent")
}

// learned is the diameter of the members that were looked at, whose distance is learned.
func (f *finder) learned() (*language.Node, error) {
	value, err := f.value(len(f.dist), f.diameterOf)
	if err != nil {
		return nil, err
	}
	for n := range f.dist {
		d, words := f.farthest(n, mostWords)
		e := extreme{d: int64(d)}
		for _, word := range words {
			e.words = append(e.words, letters(f.q*f.q, n, word))
		}
		f.far = append(f.far, e)
	}
	return value, f.distance()
}

// look looks at the members of all lengths, but for those outside the domain that are not connected.
func (f *finder) look() (err error) {
	p, wide := f.proof, f.text
	wide.Conditions = nil
	if f.vertices, f.edges, _, err = wide.Automata(p.Base, p.Down, p.Offset, f.spend); err != nil {
		return err
	}
	if f.members, err = look(f.ctx, p.Base, &f.vertices, &f.edges); err != nil {
		return err
	}
	for n, dist := range f.dist {
		if !takesLength(&p.Lengths, n) && slices.Contains(dist, far) {
			f.dist[n] = slices.Repeat([]int16{none}, len(dist))
		}
	}
	return nil
}

const mostRuns = 3

// spend ends long work when the context does.
func (f *finder) spend(int64) error { return f.ctx.Err() }

// conditions finds the nodes of some of the diameter's.
func (f *finder) conditions(value *language.Node, names ...string) error {
	return f.conditionsOf(&f.proof.Farthest, value, f.proof.Runs, names...)
}

func (f *finder) conditionsOf(p automata.Proof, value *language.Node, runs int, names ...string) error {
	list, err := p.Conditions(&f.proof.Words, f.text, value)
	if err != nil {
		return err
	}
	for _, c := range list {
		for _, name := range names {
			if c.What != name {
				continue
			}
			if err := f.search(c, clamps[name]*int64(runs)); err != nil {
				return err
			}
		}
	}
	return nil
}

// clamps bound how much heavier or lighter runs may be on the way.
var clamps = map[string]int64{"zero": 4, "nonnegative": 4, "lipschitz": 4, "descent": 4, "every": 1, "only": 1, "upper": 4, "covered": 1, "lower": 12}

// upper finds that no two vertices are further than the value.
func (f *finder) upper(value *language.Node) (err error) {
	p := f.proof
	if f.hint != nil {
		return f.byTerms(value)
	}
	for p.Runs = 1; p.Runs <= mostRuns; p.Runs++ {
		if err = f.conditions(value, "upper"); err == nil || f.ctx.Err() != nil {
			return err
		}
	}
	return err
}

// lower finds pairs of vertices as far as the value for all lengths: in words from one end to the other, or in halves.
func (f *finder) lower(value *language.Node) error {
	at, err := f.text.Value(value)
	if err != nil {
		return err
	}
	p, q2 := f.proof, f.q*f.q
	worth := func(n int64) int64 { return at(n + p.Offset) }
	err = f.pairs(value, func(far automata.Far) error {
		p.Middle, p.Far = -1, []automata.Far{far}
		return f.conditions(value, "covered", "lower")
	})
	if err == nil || f.ctx.Err() != nil {
		return err
	}
	for middle := range q2 {
		for start := 1; 2*start+3 <= len(f.far); start++ {
			even, e := f.pumped(cut{2, nil}, worth, start, 1)
			odd, o := f.pumped(cut{2, []int{middle}}, worth, start, 1)
			if e != nil || o != nil {
				continue
			}
			p.Middle, p.Far = middle, []automata.Far{{Columns: taking(q2*q2, even)}, {Columns: taking(q2*q2, odd)}}
			more := f.conditions(value, "covered", "lower")
			if more == nil || f.ctx.Err() != nil {
				return more
			}
		}
	}
	return err
}

// distance finds an automaton that weighs columns with their distance for all lengths: one that is learned, by the way that
// chooses least.
func (f *finder) distance() error {
	p, failures := f.proof, []error{errors.New("no distance with finitely many states was found")}
	for _, way := range []struct {
		name  string
		learn func() (*automata.Weighted, error)
	}{
		{"without choices", func() (*automata.Weighted, error) { return f.deterministic(f.ctx) }},
		{"of walks that keep a letter or a coordinate, and of others", f.apart},
		{"with choices", f.choosing},
	} {
		d, err := way.learn()
		if err == nil {
			p.Distance = *between(d, &p.Vertices, p.Base)
			err = f.isDistance()
		}
		if err == nil || f.ctx.Err() != nil {
			return err
		}
		failures = append(failures, fmt.Errorf("%s: %w", way.name, err))
	}
	return errors.Join(failures...)
}

// choosing is an automaton with choices.
func (f *finder) choosing() (d *automata.Weighted, err error) {
	for window := 2; window <= 4; window++ {
		for _, shortest := range []int{4, 5, 3, 2, 1, 0} { // what is typical is seen behind some letters
			if f.ctx.Err() != nil {
				return nil, f.ctx.Err()
			}
			if d, err = f.minPlus(window, shortest); err == nil {
				d = between(d, &f.vertices, f.q)
				err = f.right(d)
			}
			if err == nil {
				return d, nil
			}
		}
	}
	return nil, err
}

// deterministic is the automaton without choices that has the fewest letters to look ahead.
func (m *members) deterministic(ctx context.Context) (*automata.Weighted, error) {
	var last error
	for window := range m.dist {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		f, err := m.residuals(window)
		if err == nil {
			err = m.right(f)
		}
		if err == nil {
			return f, nil
		}
		last = err
	}
	return nil, last
}

// right tells whether an automaton weighs all columns that were looked at with the distance.
func (m *members) right(f *automata.Weighted) error {
	return m.fits(f, func(weight, distance int64) bool { return weight == distance })
}

// fits tells whether the weights of all columns that were looked at are fine.
func (m *members) fits(f *automata.Weighted, fine func(weight, distance int64) bool) error {
	if word := m.wrong(f, fine); word != nil {
		return fmt.Errorf("an automaton of %d states is wrong for %s", len(f.States), m.shown(word, 2))
	}
	return nil
}

// apart is the least of several: the length of walks that keep a letter, and of those that change it at some step; or of those that keep
// a coordinate, change it once, and twice or more. Each of them
// may be deterministic, perhaps for each column of the letter, where the distance is not: in locally twisted cubes the letter at
// place 0 says which edges there are, in swapped networks the links between clusters are of another kind.
func (f *finder) apart() (*automata.Weighted, error) {
	type split struct {
		kept  part
		kinds int
	}
	list := []split{{firstLetter, 2}, {lastLetter, 2}}
	if base, many := f.text.Digits(f.q); many > 1 {
		list = append(list, split{coordinate(func(a int) int { return a / (f.q / base) }), 3}, split{coordinate(func(a int) int { return a % base }), 3})
	}
	var last error
	for _, s := range list {
		kinds, err := walks(f.ctx, f.q, &f.vertices, &f.edges, s.kept, s.kinds)
		if err != nil {
			return nil, err
		}
		least := &automata.Weighted{Letters: f.q * f.q}
		for _, kind := range kinds {
			var d *automata.Weighted
			if d, last = kind.deterministic(f.ctx); last != nil && f.ctx.Err() == nil {
				d, last = kind.byLastColumn(f.ctx)
			}
			if last != nil {
				break
			}
			least = either(least, d)
		}
		if last == nil {
			last = f.right(least)
		}
		if last == nil {
			return least, nil
		}
	}
	return nil, last
}

// byLastColumn guesses the last column.
func (m *members) byLastColumn(ctx context.Context) (*automata.Weighted, error) {
	q2 := m.q * m.q
	all := &automata.Weighted{Letters: q2}
	for column := range q2 {
		piece := &members{q: m.q}
		any := false
		for _, dist := range m.dist {
			dist = slices.Clone(dist)
			for word := range dist {
				if len(dist) == 1 || word%q2 != column {
					dist[word] = none
				}
				any = any || dist[word] != none
			}
			piece.dist = append(piece.dist, dist)
		}
		if !any {
			continue
		}
		d, err := piece.deterministic(ctx)
		if err != nil {
			return nil, err
		}
		all = either(all, d)
	}
	return all, nil
}

// either has the runs of two automata.
func either(f, g *automata.Weighted) *automata.Weighted {
	behind := func(moves []automata.Move) (list []automata.Move) {
		for _, m := range moves {
			list = append(list, automata.Move{To: m.To + int64(len(f.States)), Weight: m.Weight})
		}
		return list
	}
	both := &automata.Weighted{Letters: f.Letters, Starts: slices.Concat(f.Starts, behind(g.Starts)), States: slices.Clone(f.States)}
	for _, s := range g.States {
		moves := make([][]automata.Move, len(s.Moves))
		for letter := range s.Moves {
			moves[letter] = behind(s.Moves[letter])
		}
		both.States = append(both.States, automata.WeightedState{May: s.May, End: s.End, Moves: moves})
	}
	return both
}
