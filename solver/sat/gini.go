package sat

import (
	"context"
	"time"

	"github.com/irifrance/gini"
	"github.com/irifrance/gini/z"

	"topocert/certificates/lrat"
)

// Gini is gini, holding a formula. It finds models, and says that there
// are none, without a proof.
type Gini struct {
	gini      *gini.Gini
	variables int
	empty     bool // the formula has an empty clause, which gini does not take
}

// NewGini returns gini with the clauses of a formula.
func NewGini(f *lrat.CNF) *Gini {
	s := &Gini{gini: gini.NewVc(f.Variables()+1, f.Clauses()), variables: f.Variables()}
	for i := range f.Clauses() {
		s.Add(f.Clause(i))
	}
	return s
}

// Add adds a clause. It may be called between calls of solve.
func (s *Gini) Add(clause []int32) {
	if len(clause) == 0 {
		s.empty = true
		return
	}
	for _, l := range clause {
		s.gini.Add(z.Dimacs2Lit(int(l)))
	}
	s.gini.Add(z.LitNull)
}

// Solve returns a model, entry i the value of variable i+1, or nil if gini finds
// that there is none. The answer is the same in every run. Cancelling the
// context stops gini after some thousand propagations.
func (s *Gini) Solve(ctx context.Context) ([]bool, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if s.empty {
		return nil, nil
	}
	result, err := s.run(ctx)
	if err != nil || result != 1 {
		return nil, err
	}
	model := make([]bool, s.variables)
	for v := range model {
		if l := z.Var(v + 1).Pos(); l.Var() <= s.gini.MaxVar() {
			model[v] = s.gini.Value(l)
		}
	}
	return model, nil
}

// run lets gini solve, and looks now and then whether it has finished: that is
// the only way to have both its answer and a way to stop it.
func (s *Gini) run(ctx context.Context) (int, error) {
	if ctx.Done() == nil {
		return s.gini.Solve(), nil
	}
	const shortest, longest = 50 * time.Microsecond, 10 * time.Millisecond
	running := s.gini.GoSolve()
	wait := shortest
	timer := time.NewTimer(wait)
	defer timer.Stop()
	for {
		if result, done := running.Test(); done {
			return result, nil
		}
		select {
		case <-ctx.Done():
			running.Stop()
			return 0, ctx.Err()
		case <-timer.C:
			wait = min(2*wait, longest)
			timer.Reset(wait)
		}
	}
}
