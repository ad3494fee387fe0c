package modelcheck

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"time"

	"topocert/certificates"
	"topocert/certificates/lrat"
	"topocert/certificates/strategy"
	"topocert/solver"
)

// outcome says whether a goal is met, and has the steps that show it, or the contrary.
type outcome struct {
	met   bool
	steps []strategy.Step
}

// Steps of the checker, for what comes before other ways and for the last one.
const (
	soonSteps    = 1 << 21
	formulaSteps = 1 << 30
	longSteps    = certificates.DefaultSteps / 2
)

// budget is so many steps of the checker, or those for which there is time.
func budget(ctx context.Context, steps int64) *certificates.Budget {
	if end, ok := ctx.Deadline(); ok {
		steps = min(steps, max(1<<20, time.Until(end).Nanoseconds()*stepsOfNanosecond))
	}
	return certificates.NewBudget(steps, certificates.DefaultMemory)
}

// stepsOfNanosecond is what the checker takes at most.
const stepsOfNanosecond = 2

// decide decides a goal. Its error is certificates.ErrBudget if no way came to its end, and the
// context's if the time ended.
func (s *search) decide(ctx context.Context, p *strategy.Game, g strategy.Goal) (outcome, error) {
	steps := int64(soonSteps)
	if slices.Contains(s.request.Args, certificates.Numbers) { // no two vertices are alike, so that parts cost as much together
		steps *= 64
	}
	if o, err := s.evaluate(ctx, p, g, steps); !errors.Is(err, certificates.ErrBudget) {
		return o, err
	}
	return s.beyond(ctx, p, g)
}

// beyond decides a goal that evaluation does not decide soon.
func (s *search) beyond(ctx context.Context, p *strategy.Game, g strategy.Goal) (outcome, error) {
	if err := ctx.Err(); err != nil {
		return outcome{}, err
	}
	o, err := outcome{}, certificates.ErrBudget
	switch g.Form {
	case "some", "either":
		o, err = s.decideSome(ctx, p, g)
	case "all", "both":
		o, err = s.decideSome(ctx, p, p.Contrary(g))
		o.met = !o.met
	}
	if errors.Is(err, certificates.ErrBudget) && ctx.Err() == nil {
		o, err = s.evaluate(ctx, p, g, longSteps)
	}
	return o, ended(ctx, err)
}

// evaluate decides a goal by going through all values, in so many steps.
func (s *search) evaluate(ctx context.Context, p *strategy.Game, g strategy.Goal, steps int64) (outcome, error) {
	p.Within(budget(ctx, steps))
	met, err := p.Evaluate(g)
	return outcome{met, []strategy.Step{{Form: "evaluate"}}}, err
}

// decideSome decides a goal of the form some or either.
func (s *search) decideSome(ctx context.Context, p *strategy.Game, g strategy.Goal) (outcome, error) {
	switch {
	case g.Form == "either":
		return s.sides(ctx, p, g)
	case !g.Choice:
		return s.values(ctx, p, g, new(menu))
	}
	few, err := s.count(ctx, p, g)
	if err != nil {
		return outcome{}, err
	}
	if few <= fewValues {
		return s.values(ctx, p, g, new(menu))
	}
	var answers menu
	ways := []func() (outcome, error){
		func() (outcome, error) { return s.formula(ctx, p, g, formulaSteps) },
		func() (outcome, error) { return s.values(ctx, p, g, &answers) },
	}
	if s.alternates(p, g) { // the formula has all that can be chosen against what is
		soon := func() (outcome, error) { return s.formula(ctx, p, g, soonSteps) }
		spoil := func() (outcome, error) { return s.spoil(ctx, p, g, &answers, false) }
		if few <= maxValues { // else there is no other way
			spoil = func() (outcome, error) {
				part, cancel := solver.Share(ctx, 0.1, soonSpoiled)
				defer cancel()
				o, err := s.spoil(part, p, g, &answers, true)
				if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
					err = certificates.ErrBudget
				}
				return o, err
			}
		}
		if ways = append([]func() (outcome, error){soon}, ways[1], ways[0]); few > manyValues {
			ways = slices.Insert(ways, 1, spoil)
		}
	}
	o := outcome{}
	for _, way := range ways {
		if o, err = way(); !errors.Is(err, certificates.ErrBudget) || ctx.Err() != nil {
			break
		}
	}
	return o, err
}

// fewValues are so few choices that each is decided, without a formula for all; manyValues so many that one is
// looked for before each is, for soonSpoiled at most.
const (
	fewValues   = 128
	manyValues  = 1 << 16
	soonSpoiled = 20 * time.Second
)

// sides decides a goal that is met if one of two is.
func (s *search) sides(ctx context.Context, p *strategy.Game, g strategy.Goal) (outcome, error) {
	steps := []strategy.Step{{Form: "both"}}
	for i, form := range []string{"left", "right"} {
		p.Within(budget(ctx, longSteps))
		side, err := p.Side(g, i)
		if err != nil {
			return outcome{}, err
		}
		o, err := s.decide(ctx, p, side)
		if err != nil {
			return outcome{}, err
		}
		if o.met {
			return outcome{true, append([]strategy.Step{{Form: form}}, o.steps...)}, nil
		}
		steps = append(steps, o.steps...)
	}
	return outcome{false, steps}, nil
}

// maxValues bounds how many values of a variable there may be, and maxRepresentatives how many are gone
// through.
const (
	maxValues          = 5_000_000
	maxRepresentatives = 1 << 18
)

// values decides a goal "some" by one value of each orbit; answers are strategies against values, which serve for others.
func (s *search) values(ctx context.Context, p *strategy.Game, g strategy.Goal, answers *menu) (outcome, error) {
	list, head, err := s.representatives(ctx, p, g)
	if err != nil {
		return outcome{}, err
	}
	steps := []strategy.Step{head}
	type later struct {
		goal      strategy.Goal
		positions []uint32
		at        int
	}
	open, parts := []later(nil), [][]strategy.Step(nil)
	chosen := func(positions []uint32, o outcome) (outcome, error) {
		return outcome{true, append([]strategy.Step{{Form: "choose", Numbers: positions}}, o.steps...)}, nil
	}
	for _, positions := range list {
		p.Within(budget(ctx, longSteps))
		under, outside, err := p.Under(g, positions)
		if err != nil {
			return outcome{}, err
		}
		if outside {
			continue
		}
		o, err := s.evaluate(ctx, p, under, soonSteps>>min(len(open), 7))
		switch {
		case errors.Is(err, certificates.ErrBudget):
			open = append(open, later{under, positions, len(parts)})
		case err != nil:
			return outcome{}, err
		case o.met:
			return chosen(positions, o)
		}
		parts = append(parts, o.steps)
		if err := ctx.Err(); err != nil {
			return outcome{}, err
		}
	}
	for _, l := range open {
		answer := p.Contrary(l.goal)
		if parts[l.at] = answers.find(ctx, p, answer); parts[l.at] != nil {
			continue
		}
		o, err := s.beyond(ctx, p, l.goal)
		if err != nil {
			return outcome{}, err
		}
		if o.met {
			return chosen(l.positions, o)
		}
		parts[l.at] = o.steps
		answers.add(o.steps)
	}
	if head.Form == "each" && len(open) == 0 && len(parts) > 0 { // each is evaluated
		return outcome{false, []strategy.Step{{Form: "every"}, {Form: "evaluate"}}}, nil
	}
	for _, part := range parts {
		steps = append(steps, part...)
	}
	return outcome{false, steps}, nil
}

// formula decides a goal that something can be chosen, by the formula that says so.
func (s *search) formula(ctx context.Context, p *strategy.Game, g strategy.Goal, most int64) (outcome, error) {
	p.Within(budget(ctx, most))
	f, chosen, trivial, err := p.Formula(p.Contrary(g), nil)
	var rejected *certificates.Rejection
	switch {
	case errors.As(err, &rejected) && rejected.Rule == "strategy/false":
		return s.anyChoice(ctx, p, g)
	case errors.As(err, &rejected) && (rejected.Rule == "cnf/limit" || rejected.Rule == "strategy/value"):
		// Each choice may have a formula, or a value, where all together have none.
		return outcome{}, fmt.Errorf("%w: %w", certificates.ErrBudget, err)
	case err != nil:
		return outcome{}, err
	case trivial:
		return outcome{false, []strategy.Step{{Form: "proof", File: "-"}}}, nil
	}
	steps, model, err := s.refute(ctx, &contrary{p: p, goal: p.Contrary(g), clauses: f, chosen: chosen}, nil)
	if err != nil {
		return outcome{}, err
	}
	if model == nil {
		return outcome{false, steps}, nil
	}
	shape, err := p.Shape(g)
	if err != nil {
		return outcome{}, err
	}
	return s.choose(ctx, p, g, decoded(shape, chosen[0], model))
}

// decoded are the positions that a model chooses.
func decoded(shape strategy.Shape, variables []int32, model []bool) []uint32 {
	positions := []uint32{}
	for i, v := range variables {
		if !model[v-1] {
			continue
		}
		if shape.Map {
			i %= shape.Values
		}
		positions = append(positions, uint32(i))
	}
	return positions
}

// anyChoice makes a choice where each will do.
func (s *search) anyChoice(ctx context.Context, p *strategy.Game, g strategy.Goal) (outcome, error) {
	shape, err := p.Shape(g)
	if err != nil {
		return outcome{}, err
	}
	positions := []uint32{}
	if shape.Map {
		positions = make([]uint32, shape.Members)
	}
	return s.choose(ctx, p, g, positions)
}

// choose makes a choice, after which the goal is met.
func (s *search) choose(ctx context.Context, p *strategy.Game, g strategy.Goal, positions []uint32) (outcome, error) {
	p.Within(budget(ctx, longSteps))
	under, outside, err := p.Under(g, positions)
	if err != nil {
		return outcome{}, err
	}
	if outside {
		return outcome{}, fmt.Errorf("a model of %s chooses %v, which is outside", s.request.statement("", ""), positions)
	}
	o, err := s.decide(ctx, p, under)
	if err == nil && !o.met {
		err = fmt.Errorf("a model of %s chooses %v, which will not do", s.request.statement("", ""), positions)
	}
	o.steps = append([]strategy.Step{{Form: "choose", Numbers: positions}}, o.steps...)
	return o, err
}

// digest is a name for a formula.
func digest(f *lrat.CNF) string {
	h := sha256.New()
	if err := f.WriteDIMACS(h); err != nil {
		panic(err) // a hash takes everything
	}
	return hex.EncodeToString(h.Sum(nil))[:16]
}
