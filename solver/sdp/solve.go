package sdp

import (
	"context"
	"math"
)

// The pace of a program: steps of the quasi-Newton method for one multiplier, multipliers
// in a round, and when the gradient is small enough.
const (
	stepsOfMultiplier  = 10
	multipliersOfRound = 4
	smallGradient      = 1e-3
)

// ascend does a round: some multipliers, after which forms are separated. It reports false if
// the context has ended.
func (b *Program) ascend(ctx context.Context) bool {
	for range multipliersOfRound {
		norm := b.maximize(ctx, stepsOfMultiplier, smallGradient)
		if ctx.Err() != nil {
			return false
		}
		copy(b.x, b.nextX)
		if norm < smallGradient {
			break
		}
	}
	return true
}

// Effort is how long a bound is worked on.
type Effort struct {
	Least, Most int // rounds
	// patience is for how many times the gain of the last rounds there is hope where X
	// shows no more than what is needed.
	Patience float64
}

// Solve improves the dual variables until they show more than what is needed, and then
// returns the matrix, or until it is not likely that they will. It also returns the bound.
func (b *Program) Solve(ctx context.Context, need float64, e Effort) (*Matrix, float64) {
	if b.n == 1 { // all vertices have sides: there is one cut, and the best dual variable is known
		b.forms, b.y[0] = nil, b.cost[0]
		return b.matrix(need), b.bound()
	}
	const back = 3 // rounds of which the gain tells what is likely
	var history []float64
	best := math.Inf(-1)
	for len(history) < e.Most && b.ascend(ctx) {
		bound := b.bound()
		if bound > need {
			if m := b.matrix(need); m != nil {
				return m, bound
			}
		}
		best = max(best, bound)
		history = append(history, best)
		primal := Dot(b.x, b.cost) / 4 // what the bound is near in the end, unless forms are added
		added := b.separate(ctx)
		k := len(history)
		if k <= back || k < e.Least {
			continue
		}
		gain := best - history[k-1-back]
		if primal < need && gain*e.Patience < need-best || added == 0 && gain < leastGain/10 || k > 4*back && gain < leastGain/10 {
			break
		}
	}
	return nil, best
}
