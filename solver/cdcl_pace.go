package solver

import "math"

// pace says when to restart, when to reduce, and in which of two modes to be.
// Restarts are frequent in the one, whenever recent glue is above average; in
// the other they are rare.
type pace struct {
	fast, slow average // of the glue of learned clauses

	stable     bool
	nextMode   uint64 // conflicts at which the mode changes
	modes      uint64
	lastTurn   uint64 // conflicts at the last restart
	luby       luby
	stableTurn uint64 // conflicts of the next restart in stable mode

	nextReduction uint64
	reductions    uint64
}

const (
	restartGap    = 2    // conflicts between two restarts, at least
	restartMargin = 1.10 // recent glue over average glue
	stableUnit    = 1024 // conflicts that Luby's sequence counts in
	modeUnit      = 1000 // conflicts in the first mode
	reduceUnit    = 300
)

func newPace() pace {
	p := pace{fast: average{keep: 1 - 1.0/32}, slow: average{keep: 1 - 1.0/16384}, nextMode: modeUnit, nextReduction: reduceUnit}
	return p
}

// learned notes the glue of a learned clause.
func (p *pace) learned(glue int) {
	p.fast.add(float64(glue))
	p.slow.add(float64(glue))
}

// restart tells whether to restart now.
func (p *pace) restart(s *cdcl) bool {
	if s.conflicts >= p.nextMode {
		p.modes++
		p.stable = !p.stable
		p.nextMode = s.conflicts + modeUnit*p.modes*p.modes
		p.luby = luby{}
		p.stableTurn = s.conflicts + stableUnit*p.luby.next()
	}
	due := s.conflicts >= p.stableTurn
	if !p.stable {
		due = s.conflicts >= p.lastTurn+restartGap && p.fast.value() > restartMargin*p.slow.value()
	}
	if !due || s.decisionLevel() == 0 {
		return false
	}
	p.lastTurn = s.conflicts
	if p.stable {
		p.stableTurn = s.conflicts + stableUnit*p.luby.next()
	}
	return true
}

// reduction tells whether to reduce the learned clauses now.
func (p *pace) reduction(s *cdcl) bool {
	if s.conflicts < p.nextReduction {
		return false
	}
	p.reductions++
	p.nextReduction = s.conflicts + uint64(reduceUnit*math.Sqrt(float64(s.conflicts)))
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

// luby is Luby's sequence 1, 1, 2, 1, 1, 2, 4, 1, …
//
// Source: M. Luby, A. Sinclair, D. Zuckerman, "Optimal Speedup of Las Vegas
// Algorithms", Information Processing Letters 1993; this way to compute it is
// D. E. Knuth's "reluctant doubling", The Art of Computer Programming, vol. 4,
// fascicle 6, 7.2.2.2.
type luby struct{ u, v uint64 }

func (l *luby) next() uint64 {
	if l.u == 0 {
		l.u, l.v = 1, 1
		return 1
	}
	if l.u&-l.u == l.v {
		l.u, l.v = l.u+1, 1
	} else {
		l.v *= 2
	}
	return l.v
}
