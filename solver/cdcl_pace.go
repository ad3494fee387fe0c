package solver

import "math"

// pace says when to restart and when to reduce. The search restarts whenever the
// glue of recent clauses is worse than the average.
type pace struct {
	fast, slow    average // of the glue of learned clauses
	lastRestart   uint64  // in conflicts
	nextReduction uint64
}

const (
	fastConflicts  = 32    // conflicts that count as recent
	slowConflicts  = 16384 // conflicts that the average is over
	restartGap     = 2     // conflicts between two restarts, at least
	restartMargin  = 1.10  // recent glue over average glue
	firstReduction = 500   // conflicts before the first reduction
	reductionUnit  = 40    // the next is after this times the root of the conflicts
)

func newPace() pace {
	return pace{
		fast:          average{keep: 1 - 1.0/fastConflicts},
		slow:          average{keep: 1 - 1.0/slowConflicts},
		nextReduction: firstReduction,
	}
}

// learned notes the glue of a learned clause.
func (p *pace) learned(glue int) {
	p.fast.add(float64(glue))
	p.slow.add(float64(glue))
}

// restart tells whether to restart after so many conflicts.
func (p *pace) restart(conflicts uint64) bool {
	if conflicts < p.lastRestart+restartGap || p.fast.value() <= restartMargin*p.slow.value() {
		return false
	}
	p.lastRestart = conflicts
	return true
}

// reduction tells whether to reduce after so many conflicts.
func (p *pace) reduction(conflicts uint64) bool {
	if conflicts < p.nextReduction {
		return false
	}
	p.nextReduction = conflicts + uint64(reductionUnit*math.Sqrt(float64(conflicts)))
	return true
}

// average is an exponential moving average without the bias of its beginning.
type average struct {
	keep        float64 // weight of what was there before
	sum, weight float64
}

func (a *average) add(x float64) {
	a.sum = a.keep*a.sum + (1-a.keep)*x
	a.weight = a.keep*a.weight + (1 - a.keep)
}

func (a *average) value() float64 {
	if a.weight == 0 {
		return 0
	}
	return a.sum / a.weight
}
