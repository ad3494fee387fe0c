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

// soonModel is the longest that a model is looked for before a refutation, soonRefuted the
// longest for a refutation before inequalities are tried, and soonLinear for these before the formula is split.
const (
	soonModel   = 2 * time.Second
	soonRefuted = 2 * time.Second
	soonLinear  = 10 * time.Minute
)

// maxSplits bounds how many splits are above a refutation.
const maxSplits = 12

// refute returns the steps that refute the formula of a goal, of which literals are fixed, or a
// model of it. What is not decided soon is tried by inequalities, and then split modulo the symmetry that
// is left.
func (s *search) refute(ctx context.Context, p *strategy.Game, g strategy.Goal, f *lrat.CNF, chosen [][]int32, of []strategy.Fixed) ([]strategy.Step, []bool, error) {
	model, file, err := s.soon(ctx, f, of == nil)
	cut := errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil
	if cut {
		nodes, model, err := s.linear(ctx, p, g, f, chosen, of)
		if err != nil || model != nil {
			return nil, model, err
		}
		if nodes != nil {
			return []strategy.Step{{Form: "linear", Nodes: nodes}}, nil, nil
		}
	}
	var st strategy.Step
	var cases [][]strategy.Fixed
	if cut {
		if st, cases, err = s.cases(ctx, p, g, of); err == nil && cases == nil {
			model, file, err = s.solve(ctx, f)
		}
	}
	switch {
	case err != nil:
		return nil, nil, err
	case cases == nil && model != nil:
		return nil, model, nil
	case cases == nil:
		return []strategy.Step{{Form: "proof", File: file}}, nil, nil
	}
	steps := []strategy.Step{st}
	for _, of := range cases {
		p.Within(budget(ctx, formulaSteps))
		f, chosen, _, err := p.Formula(g, of)
		if err != nil {
			return nil, nil, err
		}
		part, model, err := s.refute(ctx, p, g, f, chosen, of)
		if err != nil || model != nil {
			return nil, model, err
		}
		steps = append(steps, part...)
	}
	return steps, nil, nil
}

// linear does what solve does by inequalities, in a part of the time: a refutation, or a model of the formula's
// choices. There may be neither.
func (s *search) linear(ctx context.Context, p *strategy.Game, g strategy.Goal, f *lrat.CNF, chosen [][]int32, of []strategy.Fixed) ([]arithmetic.Node, []bool, error) {
	part, cancel := solver.Share(ctx, map[bool]float64{true: 0.5, false: 0.2}[of == nil], soonLinear)
	defer cancel()
	p.Within(budget(part, formulaSteps))
	question, variables, of2, trivial, err := p.Linear(g, of)
	if err != nil || trivial {
		return nil, nil, nil // clauses may do where rows are too many
	}
	found, nodes, err := milp.Decide(part, question, variables)
	if err != nil {
		return nil, nil, ctx.Err()
	}
	if found == nil {
		return nodes, nil, nil
	}
	model := make([]bool, f.Variables())
	for i, list := range chosen {
		for j, v := range list {
			model[v-1] = found[of2[i][j]-1]
		}
	}
	return nil, model, nil
}

// soon does what solve does in a part of the time. Gini is asked for a model first: it is
// quicker at that, and at small formulas.
func (s *search) soon(ctx context.Context, f *lrat.CNF, first bool) (model []bool, file string, err error) {
	if first && solver.RefuterOf(ctx) == nil {
		part, cancel := solver.Share(ctx, 0.1, soonModel)
		defer cancel()
		model, err = sat.NewGini(f).Solve(part)
		if err := solver.UnlessStopped(ctx, err); err != nil || model != nil {
			return model, "", err
		}
	}
	part, cancel := solver.Share(ctx, 0.2, soonRefuted)
	defer cancel()
	return s.solve(part, f)
}

// solve returns a model of a formula, or the name of a file with a refutation.
func (s *search) solve(ctx context.Context, f *lrat.CNF) (model []bool, file string, err error) {
	file, model, err = s.written(ctx, f, func(ctx context.Context, proof io.Writer) ([]bool, error) {
		return sat.Refute(ctx, f, proof)
	})
	return model, file, err
}

// cases returns a split of a goal on the largest orbit of members of its first choice, and what
// is fixed in the cases; nil if the symmetry that is left moves nothing.
func (s *search) cases(ctx context.Context, p *strategy.Game, g strategy.Goal, of []strategy.Fixed) (best strategy.Step, list [][]strategy.Fixed, err error) {
	shapes, err := p.Leading(g)
	if err != nil || len(shapes) == 0 || shapes[0].Map || len(of) > 0 && s.depth(of) >= maxSplits {
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
		for position := range uint32(shapes[0].Members) {
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
