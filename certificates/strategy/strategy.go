package strategy

import (
	"cmp"
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
	"topocert/certificates/lrat"
	"topocert/certificates/words"
)

// checker goes through a strategy, step by step.
type checker struct {
	*evaluator
	statement certificates.Statement
	steps     []Step
	at        int
	// graphs are those of the networks of the statement in turn.
	graphs []certificates.Graph
	// fixed are the literals that splits above have fixed: of the formula that is refuted below.
	fixed []Fixed
}

// Fixed is a literal that a split fixes: of a choice, by its number among the leading ones, a position,
// and whether it is true.
type Fixed struct {
	Choice, Position uint32
	Is               bool
}

// check tells whether the strategy shows its statement.
func (p Strategy) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) (err error) {
	k := &checker{evaluator: newEvaluator(w), statement: c.Statement, steps: p.Steps}
	defer guard(&err)
	if !certificates.Directed(g) && otherKinds(c.Statement.Subject) {
		return c.Statement.Reject("statement/subject", "%q of an undirected network, want a proof of another kind", certificates.Shortened(c.Statement.Subject))
	}
	d, s, err := k.opened(c.Statement, g)
	if err != nil {
		return err
	}
	for _, goal := range k.goals(d, s, c.Statement) {
		if err := k.show(goal); err != nil {
			return err
		}
	}
	if k.at < len(k.steps) {
		return k.reject(&k.steps[k.at], "strategy/extra", "a step %q that the strategy does not need, want the end", k.steps[k.at].Form)
	}
	return nil
}

// otherKinds tells whether statements on the subject, or on what the word says, have kinds of
// proof of their own.
func otherKinds(subject string) bool {
	return slices.ContainsFunc(certificates.FactKinds(), func(f certificates.FactKind) bool {
		return !f.ByWord && (f.Subject == subject || certificates.SubjectOf(f.Name) == subject)
	})
}

// guard turns a failure into an error.
func guard(err *error) {
	if cause := recover(); cause != nil {
		f, is := cause.(failure)
		if !is {
			panic(cause)
		}
		*err = f.err
	}
}

func (c *checker) reject(st *Step, rule, format string, args ...any) error {
	return certificates.RejectLine(st.line, rule, format, args...)
}

// opened returns the word that a statement is about, and the values of its parameters.
func (c *checker) opened(st certificates.Statement, g certificates.Graph) (*words.Definition, *scope, error) {
	d := certificates.WordOf(c.words, st.Subject)
	if d == nil {
		return nil, nil, st.Reject("strategy/word", "%q is no word here, want one that is defined", certificates.Shortened(st.Subject))
	}
	if fact, is := certificates.WordFact(d); !is || len(fact.Params()) != len(st.Args)+1 {
		return nil, nil, st.Reject("statement/arguments", "%q has %d arguments after the network, want those of %s", certificates.Shortened(st.String()), len(st.Args), d.Head())
	}
	values := make([]any, len(d.Params))
	args, first := st.Args, true
	var home, last *network
	for i, p := range d.Params { // the networks before the vertices
		switch {
		case p.IsNetwork() && first:
			home = c.root(st.Network, g)
			home.stated = true
			c.graphs = append(c.graphs, g)
			values[i], first, last = home, false, home
			continue
		case p.IsNetwork():
			other, err := c.look(args[0])
			if err != nil {
				return nil, nil, err
			}
			root := c.root(args[0], other)
			root.stated, values[i], last = true, root, root
			c.graphs = append(c.graphs, other)
		case p.IsNumbers():
			if args[0] != certificates.Numbers {
				return nil, nil, st.Reject("statement/arguments", "%q, want %q", certificates.Shortened(args[0]), certificates.Numbers)
			}
			values[i] = c.numbered(last)
		case p.IsWord():
			values[i] = args[0]
		default:
			v, ok := certificates.Decimal(args[0])
			if !ok {
				return nil, nil, st.Reject("statement/arguments", "%q, want a number", certificates.Shortened(args[0]))
			}
			values[i] = whole(int64(v))
		}
		args = args[1:]
	}
	var s *scope
	for i, p := range d.Params {
		if v, is := values[i].(number); is && p.IsVertex() {
			index, _ := v.Int64()
			if index >= int64(len(home.vertices)) {
				return nil, nil, st.Reject("statement/vertex", "%d, want a vertex below %d", index, len(home.vertices))
			}
			values[i] = home.vertices[index]
		}
		s = s.with(d.Definition.Params[i].Name, values[i])
	}
	return d, s, nil
}

// numbered is the map from the vertices of a network that has a name to their numbers.
func (e *evaluator) numbered(g *network) *mapping {
	e.take(bytesOfPart * int64(len(g.vertices)))
	m := &mapping{keys: &set{members: g.vertices}, index: make(map[any]int, len(g.vertices))}
	for i, v := range g.vertices {
		m.index[v] = i
		m.values = append(m.values, whole(i))
	}
	return m
}

// goal is a sentence that is to be shown, or to be refuted.
type goal struct {
	sentence *language.Node
	scope    *scope
	want     bool
}

// show shows a goal by the next step and those below it.
func (c *checker) show(g goal) error {
	c.spend(stepsOfNode)
	if c.at == len(c.steps) {
		return certificates.Reject("strategy/missing", "the strategy ends, want a step for: %s", c.shown(g))
	}
	n := g.sentence
	switch { // what is the same in other words
	case n.Op == "!":
		return c.show(goal{n.Args[0], g.scope, !g.want})
	case c.steps[c.at].Form != "evaluate":
		g.sentence, g.scope = c.bare(n, g.scope)
		if n = g.sentence; n.Op == "!" {
			return c.show(g)
		}
	}
	st := &c.steps[c.at]
	c.at++
	if len(c.fixed) > 0 && !slices.Contains([]string{"proof", "linear", "split"}, st.Form) {
		return c.reject(st, "strategy/form", "%s below a split, want proof, linear or split", st.Form)
	}
	universal := n.Op == "all" && g.want || n.Op == "some" && !g.want
	existential := n.Op == "some" && g.want || n.Op == "all" && !g.want
	both := n.Op == "&&" && g.want || n.Op == "||" && !g.want
	either := n.Op == "||" && g.want || n.Op == "&&" && !g.want
	switch {
	case st.Form == "evaluate":
		if got := c.truth(n, g.scope, 0); got != truthOf(g.want) {
			return c.reject(st, "strategy/false", "%v, want %s", got == yes, c.shown(g))
		}
		return nil
	case st.Form == "both" && both:
		for _, side := range n.Args {
			if err := c.show(goal{side, g.scope, g.want}); err != nil {
				return err
			}
		}
		return nil
	case st.Form == "left" && either:
		return c.show(goal{n.Args[0], g.scope, g.want})
	case st.Form == "right" && either:
		// The left side may be a guard, without which the right one has no value.
		if left := c.truth(n.Args[0], g.scope, 0); left == truthOf(g.want) {
			return nil
		}
		return c.show(goal{n.Args[1], g.scope, g.want})
	case st.Form == "choose" && existential:
		return c.choose(st, g)
	case st.Form == "menu" && existential:
		return c.menu(st, g)
	case (st.Form == "each" || st.Form == "every" || st.Form == "orbits") && universal:
		return c.forAll(st, g)
	case st.Form == "proof":
		return c.refuted(st, g)
	case st.Form == "linear":
		return c.refutedByRows(st, g)
	case st.Form == "split" && universal && isChoice(n.Ranges[0].In):
		return c.split(st, g)
	}
	return c.reject(st, "strategy/form", "%s, want a step for: %s", st.Form, c.shown(g))
}

// shown says what a goal is.
func (c *checker) shown(g goal) string {
	return fmt.Sprintf("line %d, column %d of the definitions, %q, to be %v", g.sentence.Place.Line, g.sentence.Place.Column, g.sentence.Op, g.want)
}

// inside is the goal under a quantifier for one value of its variable; outside is true where
// the quantifier's condition does not hold.
func (c *checker) inside(g goal, s *scope) (inner goal, outside bool) {
	if r := g.sentence.Ranges[0]; r.If != nil && c.truth(r.If, s, 0) != yes {
		return g, true
	}
	return goal{rest(g.sentence), s, g.want}, false
}

// chosen is the scope with what a step chooses.
func (c *checker) chosen(st *Step, g goal, positions []uint32) (*scope, error) {
	r := g.sentence.Ranges[0]
	if isChoice(r.In) {
		of := c.choice(r, g.scope)
		if of.empty {
			return nil, c.reject(st, "strategy/choice", "nothing can be chosen, want a step for what is so")
		}
		c.spend(16 * int64(len(positions)))
		value, err := of.at(positions)
		if err != nil {
			return nil, st.at(err)
		}
		return g.scope.with(r.Names[0], value), nil
	}
	values := 0
	for b := range c.bindings(r, g.scope) {
		if len(positions) == 1 && int64(positions[0]) == int64(values) {
			return b.scope, nil
		}
		values++
	}
	return nil, c.reject(st, "strategy/choice", "%d positions, want one below %d", len(positions), values)
}

func (c *checker) choose(st *Step, g goal) error {
	s, err := c.chosen(st, g, st.Numbers)
	if err != nil {
		return err
	}
	inner, outside := c.inside(g, s)
	if outside {
		return c.reject(st, "strategy/choice", "the condition does not hold for what is chosen, want a value for which it does")
	}
	return c.show(inner)
}

// menu tries choices one after the other.
func (c *checker) menu(st *Step, g goal) error {
	for _, positions := range st.Menu {
		s, err := c.chosen(st, g, positions)
		if err != nil {
			return err
		}
		if inner, outside := c.inside(g, s); !outside && c.truth(inner.sentence, inner.scope, 0) == truthOf(g.want) {
			return nil
		}
	}
	return c.reject(st, "strategy/menu", "none of %d choices will do, want one for: %s", len(st.Menu), c.shown(g))
}

// forAll shows a sentence for all values of a variable: by a strategy for each, by one for
// every one, or by one for the first of each orbit.
func (c *checker) forAll(st *Step, g goal) error {
	start, last := c.at, c.at
	var err error
	wrong := c.orbits(st, g, func(_ []uint32, chosen func() (*scope, error)) bool {
		var s *scope
		if s, err = chosen(); err != nil {
			return false
		}
		inner, outside := c.inside(g, s)
		if outside {
			return true
		}
		if st.Form == "every" {
			c.at = start
		}
		err = c.show(inner)
		last = max(last, c.at)
		return err == nil
	})
	c.at = max(c.at, last)
	return cmp.Or(wrong, err)
}

// orbits goes through the values of a variable, by positions, as long as the answer is true: all, or by
// a step "orbits" the first of each orbit.
func (c *checker) orbits(st *Step, g goal, each func(positions []uint32, chosen func() (*scope, error)) bool) (err error) {
	var group []symmetry
	if st.Form == "orbits" {
		if group, err = c.verified(st, st.Numbers[0], g.scope); err != nil {
			return err
		}
	}
	met := &visited{c.evaluator, make(map[uint64]bool), make(map[string]bool)}
	skips := func(p []uint32, images []moves) bool { return st.Form == "orbits" && !met.first(p, images) }
	r := g.sentence.Ranges[0]
	if isChoice(r.In) {
		of := c.choice(r, g.scope)
		images := c.choiceMoves(r, of, group)
		of.positions(func(p []uint32) bool {
			c.spend(stepsOfNode)
			return skips(p, images) || each(p, func() (*scope, error) {
				value, err := of.at(p)
				return g.scope.with(r.Names[0], value), err
			})
		})
		return nil
	}
	list := slices.Collect(c.bindings(r, g.scope))
	images := c.bindingMoves(r, list, group)
	for i, b := range list {
		p := []uint32{uint32(i)}
		if !skips(p, images) && !each(p, func() (*scope, error) { return b.scope, nil }) {
			break
		}
	}
	return nil
}

// bindingMoves is where each symmetry takes the values of a range: of a link its ends in order.
func (c *checker) bindingMoves(r language.Range, list []bound, group []symmetry) []moves {
	members := make([]any, len(list))
	for i, b := range list {
		members[i] = b.values[0]
		if len(b.values) > 1 {
			members[i] = c.intern(parted{form: tuple, of: b.values})
		}
	}
	return c.choiceMoves(r, choice{members: &set{members: members}}, group)
}

// refuted shows a goal by refuting the formula that says the contrary.
func (c *checker) refuted(st *Step, g goal) error {
	f, _, _, trivial, err := c.formula(st, g, false)
	if err != nil {
		return err
	}
	defer f.Free(c.world)
	if trivial != (st.File == "-") {
		return c.reject(st, "strategy/trivial", "proof %s, want a file's name, or - where the formula needs none", certificates.Shortened(st.File))
	}
	if trivial {
		return nil
	}
	proof, err := lrat.Open(c.statement, c.world, st.line, st.File)
	if err != nil {
		return err
	}
	defer proof.Close()
	return lrat.CheckFile(f, proof, c.world, st.line, st.File)
}

// formula makes the formula that says the contrary of a goal, with the literals of each choice, and if it
// is linear the question that it is; trivial is true if it is false without any choice.
func (c *checker) formula(st *Step, g goal, linear bool) (f *lrat.CNF, chosen [][]lit, rows *arithmetic.Branch, trivial bool, err error) {
	c.circuit = &circuit{formula: new(lrat.CNF), gates: make(map[string]lit), linear: linear}
	c.drop() // no literal of one formula gets into another
	defer func() {
		c.drop()
		c.world.Budget.Free(c.circuit.taken)
		c.circuit = nil
	}()
	polarity := 1
	if g.want {
		polarity = -1
	}
	contrary := c.truth(g.sentence, g.scope, polarity)
	if g.want {
		contrary = -contrary
	}
	made := c.circuit
	if contrary == yes {
		return nil, nil, nil, false, c.reject(st, "strategy/false", "a formula that is always true, want one that can be refuted, of: %s", c.shown(g))
	}
	for _, l := range c.fixed {
		if int(l.Choice) >= len(made.chosen) || int(l.Position) >= len(made.chosen[l.Choice]) {
			return nil, nil, nil, false, c.reject(st, "strategy/split", "position %d of choice %d, want one that the formula has", l.Position, l.Choice)
		}
		x := made.chosen[l.Choice][l.Position]
		if !l.Is {
			x = -x
		}
		made.clause(x)
	}
	made.clause(contrary)
	f, err = made.formula.Finished()
	if err == nil {
		err = f.Spend(c.world, nil)
	}
	if err == nil && linear {
		c.take(bytesOfFacts(f))
		rows = made.question(f)
	}
	return f, made.chosen, rows, contrary == no, err
}

// leading are the choices with which a goal begins.
func (c *checker) leading(g goal) []choice {
	var list []choice
	var names []string
	for n := g.sentence; n.Op == g.sentence.Op && isChoice(n.Ranges[0].In); n = rest(n) {
		r := n.Ranges[0]
		if r.In.Mentions(names...) {
			break
		}
		list, names = append(list, c.choice(r, g.scope)), append(names, r.Names[0])
		if r.If != nil { // what follows may depend on it
			break
		}
	}
	return list
}

// used tells whether a name stands in an expression, and how many steps it took to see that.
func used(n *language.Node, name string) (found bool, steps int64) {
	n.Each(func(n *language.Node) bool {
		steps += 8
		found = found || n.Op == language.Name && n.Text == name
		return !found
	})
	return found, steps
}

// split shows that no choice violates a sentence by two cases: a literal is true, or all of its
// orbit are false.
func (c *checker) split(st *Step, g goal) error {
	orbit, err := c.splitOrbit(st, g)
	if err != nil {
		return err
	}
	all := c.fixed
	defer func() { c.fixed = all }()
	c.fixed = append(all[:len(all):len(all)], Fixed{st.Numbers[1], st.Numbers[2], true})
	if err := c.show(g); err != nil {
		return err
	}
	c.fixed = append(all[:len(all):len(all)], orbit...)
	return c.show(g)
}

// splitOrbit returns the literals that are false in the second case of a split.
func (c *checker) splitOrbit(st *Step, g goal) ([]Fixed, error) {
	group, err := c.verified(st, st.Numbers[0], g.scope)
	if err != nil {
		return nil, err
	}
	list := c.leading(g)
	of, position := st.Numbers[1], st.Numbers[2]
	if int64(of) >= int64(len(list)) {
		return nil, c.reject(st, "strategy/split", "choice %d, want one below %d", of, len(list))
	}
	literals := func(k choice) uint32 {
		if k.values != nil {
			return uint32(len(k.members.members) * len(k.values.members))
		}
		return uint32(len(k.members.members))
	}
	if position >= literals(list[of]) {
		return nil, c.reject(st, "strategy/split", "position %d, want one below %d", position, literals(list[of]))
	}
	at := func(l Fixed, m []moves) uint32 {
		k := list[l.Choice]
		if k.values == nil {
			return m[l.Choice].members[l.Position]
		}
		n := uint32(len(k.values.members))
		return m[l.Choice].members[l.Position/n]*n + m[l.Choice].values[l.Position%n]
	}
	before := make(map[Fixed]bool)
	for _, l := range c.fixed {
		if int64(l.Choice) >= int64(len(list)) {
			return nil, c.reject(st, "strategy/split", "choice %d, want one below %d", l.Choice, len(list))
		}
		before[l] = true
	}
	var images [][]moves // by symmetry, of each leading choice
	for _, s := range group {
		var m []moves
		n := g.sentence
		for _, k := range list {
			m = append(m, c.choiceMoves(n.Ranges[0], k, []symmetry{s})...)
			n = rest(n)
		}
		for l := range before {
			if !before[Fixed{l.Choice, at(l, m), l.Is}] {
				return nil, c.reject(st, "strategy/moved", "an automorphism moves position %d of choice %d, which is fixed, want one that leaves what is fixed", l.Position, l.Choice)
			}
		}
		images = append(images, m)
	}
	orbit := []Fixed{{of, position, false}}
	in := map[uint32]bool{position: true}
	for i := 0; i < len(orbit); i++ {
		for _, m := range images {
			c.spend(stepsOfNode)
			if to := at(orbit[i], m); !in[to] {
				in[to] = true
				orbit = append(orbit, Fixed{of, to, false})
			}
		}
	}
	for _, l := range orbit {
		if before[l] || before[Fixed{l.Choice, l.Position, true}] {
			return nil, c.reject(st, "strategy/split", "position %d of choice %d is fixed already, want another", l.Position, l.Choice)
		}
	}
	return orbit, nil
}
