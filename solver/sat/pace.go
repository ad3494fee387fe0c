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
	fast, slow    average // of the glue of learned clauses
	nextRestart   uint64  // in conflicts
	nextReduction uint64
	elimination   rounds
	probing       rounds
}

// rounds come after some conflicts, each time after more.
type rounds struct{ next, step, longer uint64 }

// due tells whether the next round is due after so many conflicts.
func (r *rounds) due(conflicts uint64) bool {
	if conflicts < r.next {
		return false
	}
	r.next = conflicts + r.step
	r.step += r.longer
	return true
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
		fast:          average{keep: 1 - 1.0/fastConflicts},
		slow:          average{keep: 1 - 1.0/slowConflicts},
		nextReduction: firstReduction,
		elimination:   rounds{firstElimination, eliminationUnit, eliminationUnit},
		probing:       rounds{firstProbing, probingUnit, probingUnit},
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
