package modelcheck

import (
	"context"
	"errors"
	"io"
	"time"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/lrat"
	"topocert/certificates/strategy"
	"topocert/solver"
	"topocert/solver/milp"
	"topocert/solver/sat"
)

// soonModel is the longest that a model is looked for before a refutation, soonSymmetric for one that is symmetric, soonRefuted the
// longest for a refutation before inequalities are tried beside it, and soonBoth for both before the formula is split.
const (
	soonModel     = 2 * time.Second
	soonSymmetric = time.Minute
	soonRefuted   = 2 * time.Second
	soonBoth      = 10 * time.Minute
)

// maxSplits bounds how many splits are above a refutation.
const maxSplits = 12

// contrary is a goal that is to be shown, with the formula and the inequalities that say the contrary.
type contrary struct {
	p       *strategy.Game
	goal    strategy.Goal
	clauses *lrat.CNF
	chosen  [][]int32
	rows    *strategy.Inequalities // nil as long as no one asked, and where there are none
	asked   bool
}

// with is the formula of which literals are fixed.
func (c *contrary) with(of []strategy.Fixed) *lrat.CNF {
	if len(of) == 0 {
		return c.clauses
	}
	f := new(lrat.CNF)
	f.Fresh(c.clauses.Variables())
	last := c.clauses.Clauses() - 1
	for i := range last {
		f.Add(c.clauses.Clause(i)...)
	}
	for _, l := range of {
		f.Add(literal(c.chosen, l))
	}
	f.Add(c.clauses.Clause(last)...)
	return f
}

// literal is what a split has fixed.
func literal(chosen [][]int32, l strategy.Fixed) int32 {
	if !l.Is {
		return -chosen[l.Choice][l.Position]
	}
	return chosen[l.Choice][l.Position]
}

// inequalities are those of which literals are fixed; nil if there are too many.
func (c *contrary) inequalities(ctx context.Context, of []strategy.Fixed) *arithmetic.Branch {
	if !c.asked {
		c.asked = true
		c.p.Within(budget(ctx, formulaSteps))
		if rows, err := c.p.Linear(c.goal, nil); err == nil && !rows.Trivial {
			c.rows = rows
		}
	}
	if c.rows == nil {
		return nil
	}
	q, last := new(arithmetic.Branch), c.rows.Clauses-1
	q.Facts = append(q.Facts, c.rows.Facts[:last]...)
	for _, l := range of {
		q.Facts = append(q.Facts, arithmetic.TrueOf([]int32{literal(c.rows.Chosen, l)}).Plus(-1))
	}
	q.Facts = append(q.Facts, c.rows.Facts[last:]...)
	return q
}

// refute returns the steps that refute a formula of which literals are fixed, or a
// model of it. What is not decided soon is tried by inequalities as well, and then split modulo the symmetry that
// is left.
func (s *search) refute(ctx context.Context, c *contrary, of []strategy.Fixed) ([]strategy.Step, []bool, error) {
	f := c.with(of)
	steps, model, err := s.soon(ctx, f, len(of) == 0)
	if !errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil {
		return steps, model, err
	}
	if len(of) == 0 {
		part, cancel := solver.Share(ctx, 0.3, soonSymmetric)
		model, err := s.symmetric(part, c)
		cancel()
		if err := solver.UnlessStopped(ctx, err); err != nil || model != nil {
			return nil, model, err
		}
	}
	st, cases, err := s.cases(ctx, c, of)
	if err != nil {
		return nil, nil, err
	}
	if cases == nil {
		return s.both(ctx, c, f, of)
	}
	shared, cancel := solver.Share(ctx, map[bool]float64{true: 0.3, false: 0.1}[len(of) == 0], soonBoth)
	steps, model, err = s.both(shared, c, f, of)
	cancel()
	if !errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil {
		return steps, model, err
	}
	steps = []strategy.Step{st}
	for _, of := range cases {
		part, model, err := s.refute(ctx, c, of)
		if err != nil || model != nil {
			return nil, model, err
		}
		steps = append(steps, part...)
	}
	return steps, nil, nil
}

// both tries clauses and inequalities side by side; the first that has an answer ends the other.
func (s *search) both(ctx context.Context, c *contrary, f *lrat.CNF, of []strategy.Fixed) ([]strategy.Step, []bool, error) {
	question := c.inequalities(ctx, of)
	if question == nil {
		return s.solve(ctx, f)
	}
	type answer struct {
		steps []strategy.Step
		model []bool
		err   error
	}
	shared, cancel := context.WithCancel(ctx)
	defer cancel()
	answers := make(chan answer, 2)
	go func() {
		found, nodes, err := milp.Decide(solver.Turns(shared), question, c.rows.Variables)
		switch {
		case err != nil:
			answers <- answer{err: context.DeadlineExceeded} // clauses may do
		case found == nil:
			answers <- answer{steps: []strategy.Step{{Form: "linear", Nodes: nodes}}}
		default:
			answers <- answer{model: c.carried(found)}
		}
	}()
	go func() {
		steps, model, err := s.solve(solver.Turns(shared), f)
		answers <- answer{steps, model, err}
	}()
	first := <-answers
	if first.err == nil {
		cancel()
	}
	second := <-answers
	if first.err != nil && (second.err == nil || errors.Is(first.err, context.DeadlineExceeded)) {
		first = second
	}
	return first.steps, first.model, first.err
}

// carried is a solution of inequalities as a model of the formula, by its choices.
func (c *contrary) carried(found []bool) []bool {
	model := make([]bool, c.clauses.Variables())
	for i, list := range c.chosen {
		for j, v := range list {
			model[v-1] = found[c.rows.Chosen[i][j]-1]
		}
	}
	return model
}

// soon does what solve does in a part of the time. Gini is asked for a model first: it is
// quicker at that, and at small formulas.
func (s *search) soon(ctx context.Context, f *lrat.CNF, first bool) (steps []strategy.Step, model []bool, err error) {
	if first && solver.RefuterOf(ctx) == nil {
		part, cancel := solver.Share(ctx, 0.1, soonModel)
		defer cancel()
		model, err = sat.NewGini(f).Solve(part)
		if err := solver.UnlessStopped(ctx, err); err != nil || model != nil {
			return nil, model, err
		}
	}
	part, cancel := solver.Share(ctx, 0.2, soonRefuted)
	defer cancel()
	return s.solve(part, f)
}

// solve returns a model of a formula, or the step that refutes it by a file.
func (s *search) solve(ctx context.Context, f *lrat.CNF) ([]strategy.Step, []bool, error) {
	file, model, err := s.written(ctx, f, func(ctx context.Context, proof io.Writer) ([]bool, error) {
		return sat.Refute(ctx, f, proof)
	})
	if err != nil || model != nil {
		return nil, model, err
	}
	return []strategy.Step{{Form: "proof", File: file}}, nil, nil
}

// cases returns a split of a goal on the largest orbit of literals of its first choice, and what
// is fixed in the cases; nil if the symmetry that is left moves nothing.
func (s *search) cases(ctx context.Context, c *contrary, of []strategy.Fixed) (best strategy.Step, list [][]strategy.Fixed, err error) {
	if len(c.chosen) == 0 || len(of) > 0 && s.depth(of) >= maxSplits {
		return best, nil, nil
	}
	p, g := c.p, c.goal
	shapes, err := p.Leading(g)
	if err != nil || len(shapes) == 0 {
		return best, nil, err
	}
	var largest []strategy.Fixed
	for root := range p.Networks() {
		generators, err := s.group(ctx, p, g, of, root)
		if err != nil {
			return best, nil, err
		}
		met := make(map[uint32]bool)
		for _, l := range of {
			met[l.Position] = met[l.Position] || l.Choice == 0
		}
		for position := range uint32(len(c.chosen[0])) {
			if met[position] || len(generators) == 0 {
				continue
			}
			st := strategy.Step{Form: "split", Numbers: []uint32{uint32(root), 0, position}, Generators: generators}
			p.Within(budget(ctx, formulaSteps))
			orbit, err := p.Split(g, of, st)
			if errors.Is(err, certificates.ErrBudget) {
				return best, nil, ended(ctx, err)
			}
			if err != nil { // they move something
				break
			}
			for _, l := range orbit {
				met[l.Position] = true
			}
			if len(orbit) > max(1, len(largest)) {
				best, largest = st, orbit
			}
		}
	}
	if largest == nil {
		return best, nil, nil
	}
	of = of[:len(of):len(of)]
	return best, [][]strategy.Fixed{append(of, strategy.Fixed{Position: best.Numbers[2], Is: true}), append(of, largest...)}, nil
}

// depth is the number of members that are fixed as chosen.
func (s *search) depth(of []strategy.Fixed) int {
	n := 0
	for _, l := range of {
		if l.Is {
			n++
		}
	}
	return n
}
