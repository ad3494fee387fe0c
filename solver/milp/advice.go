package milp

import (
	"context"

	"topocert/certificates/arithmetic"
)

// An Adviser is asked for a solution of a question's facts, by its variables from 1, at index v−1. Nothing depends on the
// answer: it may be none.
type Adviser func(ctx context.Context, question *arithmetic.Branch, variables int) ([]bool, error)

type adviserKey struct{}

// WithAdviser returns a context under which Decide asks an adviser first.
func WithAdviser(ctx context.Context, a Adviser) context.Context {
	return context.WithValue(ctx, adviserKey{}, a)
}

// advised is the adviser's solution, if it gives one.
func advised(ctx context.Context, question *arithmetic.Branch, rows []*row, variables int) ([]bool, error) {
	ask, _ := ctx.Value(adviserKey{}).(Adviser)
	if ask == nil {
		return nil, nil
	}
	point, err := ask(ctx, question, variables)
	if err != nil || len(point) != variables {
		return nil, err
	}
	x := make([]float64, variables)
	for v, is := range point {
		if is {
			x[v] = 1
		}
	}
	for _, r := range rows {
		if r.at(x) < 0 {
			return nil, nil
		}
	}
	return point, nil
}
