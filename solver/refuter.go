package solver

import (
	"context"
	"io"

	"topocert/certificates/lrat"
)

// A Refuter decides a formula. If it is unsatisfiable then a refutation in the textual LRAT
// format that lrat.Check reads is written to proof, and no model returned. If it is
// satisfiable then a model is returned: entry i is the value of variable i+1; what has been
// written to proof is of no use then. With neither there is an error. If proof is nil, none
// is written. Several may be asked at the same time.
type Refuter func(ctx context.Context, f *lrat.CNF, proof io.Writer) (model []bool, err error)

type refuterKey struct{}

// WithRefuter returns a context under which sat.Refute, and so every search that refutes a
// formula, has it refuted by r.
func WithRefuter(ctx context.Context, r Refuter) context.Context {
	return context.WithValue(ctx, refuterKey{}, r)
}

// RefuterOf returns the context's Refuter; nil if it has none.
func RefuterOf(ctx context.Context) Refuter {
	r, _ := ctx.Value(refuterKey{}).(Refuter)
	return r
}
