package sat

import "math"

// pace says when to restart and when to simplify. The search restarts whenever the
// glue of recent clauses is worse than the average.
//
// CaDiCaL takes turns with a stable mode of rare restarts and slow decay. On our
// formulas, which have no models, that takes a third more conflicts.
//
// Source: A. Biere, A. Fröhlich, "Evaluating CDCL Restart Schemes", POS 2015.
type pace struct {
	fast, slow      average // of the glue of learned clauses
	nextRestart     uint64  // in conflicts
	nextReduction   uint64
	nextElimination uint64
	eliminationStep uint64 // conflicts from the last elimination to the next; each time it is longer
	nextProbing     uint64
	probingStep     uint64 // as eliminationStep
}

const (
	fastConflicts  = 32    // conflicts that count as recent
	slowConflicts  = 16384 // conflicts that the average is over
	restartGap     = 2     // conflicts between two restarts, at least
	restartMargin  = 1.10  // recent glue over average glue
	firstReduction = 500   // conflicts before the first reduction
	reductionUnit  = 14    // the next is after this times the root of the conflicts
)

func newPace() pace {
	return pace{
		fast:            average{keep: 1 - 1.0/fastConflicts},
		slow:            average{keep: 1 - 1.0/slowConflicts},
		nextReduction:   firstReduction,
		nextElimination: firstElimination,
		eliminationStep: eliminationUnit,
		nextProbing:     firstProbing,
		probingStep:     probingUnit,
	}
}

// learned notes the glue of a learned clause.
func (p *pace) learned(glue int) {
	p.fast.add(float64(glue))
	p.slow.add(float64(glue))
}

// restart tells whether to restart after so many conflicts.
func (p *pace) restart(conflicts uint64) bool {
	if conflicts < p.nextRestart || p.fast.value() <= restartMargin*p.slow.value() {
		return false
	}
	p.nextRestart = conflicts + restartGap
	return true
}

// reduction tells whether to reduce after so many conflicts.
func (p *pace) reduction(conflicts uint64) bool {
	if conflicts < p.nextReduction {
		return false
	}
	p.nextReduction = conflicts + 1 + uint64(reductionUnit*math.Sqrt(float64(conflicts)))
	return true
}

// elimination tells whether to eliminate after so many conflicts.
func (p *pace) elimination(conflicts uint64) bool {
	if conflicts < p.nextElimination {
		return false
	}
	p.nextElimination = conflicts + p.eliminationStep
	p.eliminationStep += eliminationUnit
	return true
}

// probing tells whether to probe after so many conflicts.
func (p *pace) probing(conflicts uint64) bool {
	if conflicts < p.nextProbing {
		return false
	}
	p.nextProbing = conflicts + p.probingStep
	p.probingStep += probingUnit
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
