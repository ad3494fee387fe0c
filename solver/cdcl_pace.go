package solver

import "math"

// pace says when to restart, when to switch between the modes of the search, and
// when to simplify.
//
// In focused mode the search restarts whenever the glue of recent clauses is worse
// than the average. In stable mode it restarts rarely, in the rhythm of Luby's
// sequence, and variables keep their rank for longer. Which of the two is the
// better depends on the formula, so they take turns, of equal effort.
//
// Sources: A. Biere, A. Fröhlich, "Evaluating CDCL Restart Schemes", POS 2015;
// C. Oh, "Between SAT and UNSAT: The Fundamental Difference in CDCL SAT", SAT 2015;
// M. Luby, A. Sinclair, D. Zuckerman, "Optimal speedup of Las Vegas algorithms",
// Information Processing Letters 1993.
type pace struct {
	fast, slow      average // of the glue of learned clauses
	nextRestart     uint64  // in conflicts
	nextReduction   uint64
	nextElimination uint64
	eliminations    uint64

	stable   bool
	luby     luby
	modes    uint64 // turns that have ended
	modeUnit uint64 // ticks of the first turn
	nextMode uint64 // in conflicts for the first turn, then in ticks
}

const (
	fastConflicts  = 32         // conflicts that count as recent
	slowConflicts  = 16384      // conflicts that the average is over
	restartGap     = 2          // conflicts between two restarts, at least
	restartMargin  = 1.10       // recent glue over average glue
	stableRestart  = 1024       // conflicts between restarts in stable mode, times Luby's sequence
	firstMode      = 1000000000 // conflicts before the first stable turn
	firstReduction = 500        // conflicts before the first reduction
	reductionUnit  = 14         // the next is after this times the root of the conflicts
)

func newPace() pace {
	return pace{
		fast:            average{keep: 1 - 1.0/fastConflicts},
		slow:            average{keep: 1 - 1.0/slowConflicts},
		nextReduction:   firstReduction,
		nextElimination: firstElimination,
		nextMode:        firstMode,
	}
}

// learned notes the glue of a learned clause.
func (p *pace) learned(glue int) {
	p.fast.add(float64(glue))
	p.slow.add(float64(glue))
}

// restart tells whether to restart after so many conflicts.
func (p *pace) restart(conflicts uint64) bool {
	if conflicts < p.nextRestart {
		return false
	}
	if p.stable {
		p.nextRestart = conflicts + stableRestart*p.luby.next()
		return true
	}
	if p.fast.value() <= restartMargin*p.slow.value() {
		return false
	}
	p.nextRestart = conflicts + restartGap
	return true
}

// switchMode tells whether the other mode's turn has come. The k-th turns have
// the ticks of the first times k².
func (p *pace) switchMode(conflicts, ticks uint64) bool {
	if p.modes == 0 && conflicts < p.nextMode || p.modes > 0 && ticks < p.nextMode {
		return false
	}
	if p.modes == 0 {
		p.modeUnit = ticks
	}
	p.modes++
	turn := (p.modes + 1) / 2
	p.nextMode = ticks + p.modeUnit*turn*turn
	p.stable = !p.stable
	p.nextRestart = conflicts + restartGap
	if p.stable {
		p.luby = luby{}
		p.nextRestart = conflicts + stableRestart*p.luby.next()
	}
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

// elimination tells whether to eliminate after so many conflicts.
func (p *pace) elimination(conflicts uint64) bool {
	if conflicts < p.nextElimination {
		return false
	}
	p.eliminations++
	p.nextElimination = conflicts + eliminationUnit*p.eliminations
	return true
}

// luby is Luby's sequence 1 1 2 1 1 2 4 …, by Knuth's way of "reluctant doubling".
type luby struct{ u, v uint64 }

func (l *luby) next() uint64 {
	switch {
	case l.v == 0:
		l.u, l.v = 1, 1
	case l.u&-l.u == l.v:
		l.u, l.v = l.u+1, 1
	default:
		l.v *= 2
	}
	return l.v
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
