package modelcheck

import (
	"context"
	"errors"
	"math/big"

	"topocert/certificates"
	"topocert/certificates/strategy"
	"topocert/solver"
)

// extreme finds the largest or the smallest value of a term.
func (s *search) extreme(ctx context.Context, op string) ([]*certificates.Certificate, error) {
	solver.Tell(ctx, solver.Report{Step: "evaluation"})
	text, err := s.evaluated(ctx, soonSteps*64)
	if errors.Is(err, certificates.ErrBudget) && ctx.Err() == nil {
		text, err = s.extremeOver(ctx, op)
	}
	if err != nil {
		return nil, err
	}
	st := s.request.statement("=", text)
	game, goals, err := s.goals(ctx, st)
	if err != nil {
		return nil, err
	}
	var steps []strategy.Step
	for _, g := range goals {
		o, err := s.decide(ctx, game, g)
		if err != nil {
			return nil, err
		}
		if !o.met {
			return nil, errors.New("" + st.String() + " is false, though it is what was found")
		}
		steps = append(steps, o.steps...)
	}
	return []*certificates.Certificate{certificate(st, steps)}, nil
}

// extremeOver finds the value by going through one value of each orbit.
func (s *search) extremeOver(ctx context.Context, op string) (string, error) {
	relation := map[string]string{"max": ">=", "min": "<="}[op]
	game, g, err := s.game(ctx, s.request.statement(relation, "0"))
	if err != nil {
		return "", err
	}
	var best *big.Rat
	endless, some := false, false
	note := func(x *big.Rat, isInfinite bool) {
		switch {
		case isInfinite && op == "max":
			endless, some = true, true
		case isInfinite:
			endless = !some || endless
			some = true
		case !some || endless && op == "min" || !endless && (op == "max") == (x.Cmp(best) > 0):
			best, endless, some = x, false, true
		}
	}
	if err := s.through(ctx, game, g, note); err != nil {
		return "", err
	}
	switch {
	case !some:
		return "", certificates.ErrBudget
	case endless:
		return certificates.Infinite, nil
	}
	return best.RatString(), nil
}

// through notes the values of what a goal compares.
func (s *search) through(ctx context.Context, p *strategy.Game, g strategy.Goal, note func(x *big.Rat, isInfinite bool)) error {
	p.Within(budget(ctx, longSteps))
	if g.Form == "plain" {
		x, isInfinite, is, err := p.Compared(g)
		if err == nil && !is {
			err = certificates.ErrBudget
		}
		if err == nil {
			note(x, isInfinite)
		}
		return err
	}
	list, _, err := s.representatives(ctx, p, g)
	if err != nil {
		return err
	}
	for _, positions := range list {
		p.Within(budget(ctx, longSteps))
		under, outside, err := p.Under(g, positions)
		if err != nil {
			return err
		}
		if outside {
			continue
		}
		if err := s.through(ctx, p, under, note); err != nil {
			return err
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return nil
}
