package strategy

import (
	"fmt"
	"math/big"
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
	"topocert/certificates/lrat"
	"topocert/certificates/words"
)

// Game is a statement as a checker sees it, for whoever looks for a strategy: which sentences
// are to be shown, and what they are made of.
type Game struct {
	c *checker
	// listed are the values of the variable of a goal: the last one that was asked for.
	listed []bound
	of     *language.Node
	ofIn   *scope
}

// Goal is a sentence with the values of its variables, that is to be true, or false.
type Goal struct {
	goal
	// Form is what a strategy needs: "both" sides, or one ("either"); the sentence for "all"
	// values of a variable, or for "some"; or nothing but the value ("plain").
	Form string
	// Choice says that the variable of "all" or "some" is a set or a map.
	Choice bool
}

// look returns a checker of a statement, its word, and the values of the parameters.
func look(s certificates.Statement, g certificates.Graph, w certificates.World) (*checker, *words.Definition, *scope, error) {
	c := &checker{evaluator: newEvaluator(w), statement: s}
	d, in, err := c.opened(s, g)
	return c, d, in, err
}

// NewGame returns the game of a statement, and the goals that are to be shown in turn.
func NewGame(s certificates.Statement, g certificates.Graph, w certificates.World) (game *Game, goals []Goal, err error) {
	defer guard(&err)
	c, d, in, err := look(s, g, w)
	if err != nil {
		return nil, nil, err
	}
	game = &Game{c: c}
	for _, goal := range c.goals(d, in, s) {
		goals = append(goals, game.seen(goal))
	}
	return game, goals, nil
}

// Networks are the graphs of the statement's networks in turn.
func (p *Game) Networks() []certificates.Graph { return p.c.graphs }

// Within bounds what is done from now on.
func (p *Game) Within(b *certificates.Budget) { p.c.world.Budget = b }

// Value computes the value of the word of a statement by going through all values; the
// statement's own does not matter.
func Value(s certificates.Statement, g certificates.Graph, w certificates.World) (text string, err error) {
	defer guard(&err)
	c, d, in, err := look(s, g, w)
	if err != nil {
		return "", err
	}
	n, in := c.bare(d.Body, in)
	if n.Op == "all" || n.Op == "some" || c.isTruth(n, in) {
		return map[bool]string{true: "yes", false: "no"}[c.truth(n, in, 0) == yes], nil
	}
	x, is := c.term(n, in).(number)
	if !is {
		return "", s.Reject("statement/subject", "%q is no number", certificates.Shortened(s.Subject))
	}
	return x.String(), nil
}

// Quantity says how a word's number is found: Op is "least" or "most", with the ends of its
// range, and with Monotone if one value stands for all beyond; "max", "min"; or "" if it is
// computed. Truth says that it is true or false.
type Quantity struct {
	Op       string
	From, To int64
	Monotone bool
	Truth    bool
}

// QuantityOf looks at the word of a statement; the value of that does not matter.
func QuantityOf(s certificates.Statement, g certificates.Graph, w certificates.World) (q Quantity, err error) {
	defer guard(&err)
	c, d, in, err := look(s, g, w)
	if err != nil {
		return q, err
	}
	if d.Sort.IsTruth() {
		return Quantity{Truth: true}, nil
	}
	switch n, in := c.bare(d.Body, in); n.Op {
	case "least", "most":
		q.Op = n.Op
		q.From, q.To = c.ends(n, in)
		q.Monotone = c.grows(n.Args[0], n.Ranges[0], map[string]int{"least": 1, "most": -1}[n.Op])
	case "max", "min":
		q.Op = n.Op
	}
	return q, nil
}

// seen says what a goal needs: without the signs and words around it.
func (p *Game) seen(g goal) Goal {
	for {
		n, s := p.c.bare(g.sentence, g.scope)
		g.sentence, g.scope = n, s
		if n.Op != "!" {
			break
		}
		g = goal{n.Args[0], s, !g.want}
	}
	out := Goal{goal: g, Form: "plain"}
	switch n := g.sentence; n.Op {
	case "&&", "||":
		out.Form = map[bool]string{true: "both", false: "either"}[(n.Op == "&&") == g.want]
	case "all", "some":
		out.Form = map[bool]string{true: "all", false: "some"}[(n.Op == "all") == g.want]
		out.Choice = isChoice(n.Ranges[0].In)
	}
	return out
}

// Contrary is the goal that the sentence is not what it is to be.
func (p *Game) Contrary(g Goal) Goal { return p.seen(goal{g.sentence, g.scope, !g.want}) }

// Sentence is the goal's, and Wanted whether it is to be true.
func (g Goal) Sentence() *language.Node { return g.sentence }
func (g Goal) Wanted() bool             { return g.want }

// Shows tells whether the steps, and no fewer, show a goal.
func (p *Game) Shows(g Goal, steps []Step) bool {
	p.c.steps, p.c.at = steps, 0
	defer func() { p.c.steps, p.c.at = nil, 0 }()
	var err error
	func() {
		defer guard(&err)
		err = p.c.show(g.goal)
	}()
	return err == nil && p.c.at == len(steps)
}

// Side is the left or the right one, 0 or 1, of a goal of the form both or either.
func (p *Game) Side(g Goal, i int) (side Goal, err error) {
	defer guard(&err)
	return p.seen(goal{g.sentence.Args[i], g.scope, g.want}), nil
}

// Evaluate tells whether the goal is met, by going through all values.
func (p *Game) Evaluate(g Goal) (met bool, err error) {
	defer guard(&err)
	return p.c.truth(g.sentence, g.scope, 0) == truthOf(g.want), nil
}

// Values is the number of values of a variable that is no choice.
func (p *Game) Values(g Goal) (n int, err error) {
	defer guard(&err)
	return len(p.bindings(g)), nil
}

// bindings are the values of a goal's variable; none of a choice.
func (p *Game) bindings(g Goal) []bound {
	if g.Choice {
		return nil
	}
	if p.of != g.sentence || p.ofIn != g.scope || p.listed == nil {
		p.listed, p.of, p.ofIn = slices.Collect(p.c.bindings(g.sentence.Ranges[0], g.scope)), g.sentence, g.scope
	}
	return p.listed
}

// Shape is what may be chosen: Members of a set, at most Most of them; or for each of the Members
// one of Values. Empty says that nothing can be.
type Shape struct {
	Members, Values int
	Map             bool
	Most            int64
	Empty           bool
}

// Shape is that of a goal's variable, which is a choice.
func (p *Game) Shape(g Goal) (shape Shape, err error) {
	defer guard(&err)
	return shapeOf(p.c.choice(g.sentence.Ranges[0], g.scope)), nil
}

func shapeOf(c choice) Shape {
	s := Shape{Members: len(c.members.members), Most: c.most, Empty: c.empty, Map: c.values != nil}
	if c.values != nil {
		s.Values = len(c.values.members)
	}
	return s
}

// Leading are the shapes of the choices with which a goal begins: those of split.
func (p *Game) Leading(g Goal) (list []Shape, err error) {
	defer guard(&err)
	for _, c := range p.c.leading(g.goal) {
		list = append(list, shapeOf(c))
	}
	return list, nil
}

// Under is the goal under a quantifier for a value of its variable, by positions; outside says
// that the quantifier's condition does not hold for it.
func (p *Game) Under(g Goal, positions []uint32) (under Goal, outside bool, err error) {
	defer guard(&err)
	var s *scope
	if list := p.bindings(g); len(positions) == 1 && int64(positions[0]) < int64(len(list)) {
		s = list[positions[0]].scope
	} else if s, err = p.c.chosen(new(Step), g.goal, positions); err != nil {
		return g, false, err
	}
	inner, outside := p.c.inside(g.goal, s)
	return p.seen(inner), outside, nil
}

// Formula is the formula that is to be refuted to show a goal, with the variables of each of
// its choices in turn; trivial says that it is false by itself. A formula
// that is true by itself is an error.
func (p *Game) Formula(g Goal, of []Fixed) (f *lrat.CNF, chosen [][]int32, trivial bool, err error) {
	defer guard(&err)
	p.c.fixed = of
	defer func() { p.c.fixed = nil }()
	f, chosen, _, trivial, err = p.c.formula(new(Step), g.goal, false)
	return f, chosen, trivial, err
}

// Inequalities are what is refuted likewise: facts about a number of variables that are 0 or 1, from 1. The first of
// the facts are clauses; chosen are the variables of each choice.
type Inequalities struct {
	*arithmetic.Branch
	Variables, Clauses int
	Chosen             [][]int32
	Trivial            bool
}

// Linear are the inequalities that are to be refuted to show a goal.
func (p *Game) Linear(g Goal, of []Fixed) (q *Inequalities, err error) {
	defer guard(&err)
	p.c.fixed = of
	defer func() { p.c.fixed = nil }()
	f, chosen, rows, trivial, err := p.c.formula(new(Step), g.goal, true)
	if err != nil {
		return nil, err
	}
	f.Free(p.c.world)
	p.c.world.Budget.Free(bytesOfFacts(f))
	return &Inequalities{rows, f.Variables(), f.Clauses(), chosen, trivial}, nil
}

// Split returns the literals that are false in the second case of a split, where those of a list
// have been fixed.
func (p *Game) Split(g Goal, of []Fixed, st Step) (orbit []Fixed, err error) {
	defer guard(&err)
	p.c.fixed = of
	defer func() { p.c.fixed = nil }()
	return p.c.splitOrbit(&st, g.goal)
}

// Orbits are the values of a variable for which a strategy has steps, by positions, in their order:
// all, or by a step "orbits" the first of each orbit.
func (p *Game) Orbits(g Goal, st Step, each func(positions []uint32) bool) (err error) {
	defer guard(&err)
	return p.c.orbits(&st, g.goal, func(positions []uint32, _ func() (*scope, error)) bool { return each(positions) })
}

// Compared is the value of the left side of a plain goal that is a comparison, and whether it is
// one.
func (p *Game) Compared(g Goal) (value *big.Rat, isInfinite, is bool, err error) {
	defer guard(&err)
	switch g.sentence.Op {
	case "<", "<=", ">", ">=":
	default:
		return nil, false, false, nil
	}
	x, is := p.c.term(g.sentence.Args[0], g.scope).(number)
	return x.Rat(), x.IsInfinite(), is, nil
}

// Marks are colours of the vertices, and of some links, of a network of the statement: what keeps
// them keeps the values in the goal's scope, as far as these are vertices, links, sets of them,
// numbers for them, and networks of them. It keeps the literals that are fixed, too.
func (p *Game) Marks(g Goal, of []Fixed, root int) (vertices []string, links map[[2]uint32]string, err error) {
	defer guard(&err)
	e := p.c.evaluator
	vertices, links = make([]string, p.c.graphs[root].Order()), make(map[[2]uint32]string)
	var mark func(x any, name string)
	mark = func(x any, name string) {
		id, is := x.(part)
		if !is {
			return
		}
		switch q := e.parts[id]; q.form {
		case vertex:
			if int(q.root) == root {
				vertices[q.index] += name
			}
		case link:
			a, aVertex := e.vertexOf(q.of[0], root)
			b, bVertex := e.vertexOf(q.of[1], root)
			if aVertex && bVertex {
				links[[2]uint32{min(a, b), max(a, b)}] += name
			}
		default:
			for i, y := range q.of {
				mark(y, fmt.Sprintf("%s/%d", name, i))
			}
		}
	}
	if len(of) > 0 {
		list := p.c.leading(g.goal)
		for _, l := range of {
			k, name := list[l.Choice], fmt.Sprintf(" %d:%v", l.Choice, l.Is)
			if k.values == nil {
				mark(k.members.members[l.Position], name)
				continue
			}
			values := k.values.members
			key, value := k.members.members[int(l.Position)/len(values)], values[int(l.Position)%len(values)]
			mark(key, fmt.Sprintf("%s=%v", name, value))
			mark(value, fmt.Sprintf("%s!%d", name, l.Position))
		}
	}
	for s, i := g.scope, 0; s != nil; s, i = s.outer, i+1 {
		name := fmt.Sprintf(" %d", i)
		switch x := s.value.(type) {
		case part:
			mark(x, name)
		case *set:
			for j, m := range x.members {
				p, is := m.(part)
				switch {
				case x.guard(j) != yes:
				case is && e.parts[p].form == tuple:
					mark(m, fmt.Sprintf("%s.%d", name, j))
				default:
					mark(m, name)
				}
			}
		case *mapping:
			for j, k := range x.keys.members {
				mark(k, fmt.Sprintf("%s=%v", name, x.values[j]))
				mark(x.values[j], name+"!")
				if _, is := x.values[j].(part); is {
					mark(x.values[j], fmt.Sprintf(".%d", j))
				}
			}
		case *network:
			if x.name != "" {
				continue
			}
			for j, v := range x.vertices {
				mark(v, name)
				for _, to := range x.next[j] {
					a, aVertex := e.vertexOf(v, root)
					b, bVertex := e.vertexOf(x.vertices[to.to], root)
					if aVertex && bVertex && a < b {
						links[[2]uint32{a, b}] += name
					}
				}
			}
		}
	}
	return vertices, links, nil
}

// vertexOf is the number of a vertex of a network of the statement.
func (e *evaluator) vertexOf(x any, root int) (uint32, bool) {
	p, is := x.(part)
	if !is || e.parts[p].form != vertex || int(e.parts[p].root) != root {
		return 0, false
	}
	return uint32(e.parts[p].index), true
}
