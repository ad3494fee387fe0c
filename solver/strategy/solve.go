package strategy

import (
	"context"
	"io"
	"time"

	"topocert/certificates/lrat"
	"topocert/solver"
	"topocert/solver/sat"
)

// soonModel is the longest that a model is looked for before a refutation.
const soonModel = 2 * time.Second

// solve returns a model of a formula, or the name of a file with a refutation. Gini is asked
// for a model first: it is quicker at that, and at small formulas.
func (s *search) solve(ctx context.Context, f *lrat.CNF) (model []bool, file string, err error) {
	if solver.RefuterOf(ctx) == nil {
		part, cancel := solver.Share(ctx, 0.1, soonModel)
		model, err = sat.NewGini(f).Solve(part)
		cancel()
		if err := solver.UnlessStopped(ctx, err); err != nil || model != nil {
			return model, "", err
		}
	}
	file, model, err = s.written(ctx, f, func(ctx context.Context, proof io.Writer) ([]bool, error) {
		return sat.Refute(ctx, f, proof)
	})
	return model, file, err
}
