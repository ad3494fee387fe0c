package sat

import (
	"cmp"
	"context"
	"slices"
)

// Limits of probing.
const (
	firstProbing = 500         // conflicts before the first one
	probingUnit  = 5000        // conflicts from the k-th to the next, times k
	probeShare   = 5           // work of probing, in percent of that of the search since the last one
	probeEffort  = 1_000_000   // ticks besides, but no more than half of those so far
	probeLeast   = 1000        // ticks in any case
	hyperGlue    = tierTwo + 1 // of a hyper-binary resolvent: it is soon deleted if it is of no use
)

// prober is the state of failed literal probing with hyper-binary resolution.
//
// A literal whose assumption gives a conflict by unit propagation is false. So is then the
// first unique implication point of the conflict, from which that follows: it becomes the
// unit. Where there is no conflict, a literal that a longer clause has implied is implied by
// its dominator, too, the last literal through which all ways lead from the probe to it: that
// becomes a binary clause, unless there is one, so that later probes find more.
//
// CaDiCaL tries only the roots of the implications. Here all literals are tried that imply
// others by binary clauses: formulas about vertices that exclude each other have no roots, and
// a tenth to a third of the conflicts are left of them.
//
// Sources: D. Le Berre, "Exploiting the Real Power of Unit Propagation Lookahead", SAT 2001;
// F. Bacchus, J. Winter, "Effective Preprocessing with Hyper-Resolution and Equality
// Reduction", SAT 2003; M. Heule, M. Järvisalo, A. Biere, "Revisiting Hyper Binary
// Resolution", CPAIOR 2013.
type prober struct {
	*cdcl
	parent []uint32 // by variable set after the probe: the true literal that alone implies it
	path   []uint32 // variables between a dominator and the literals of a clause
}

// probed is what probing remembers.
type probed struct {
	units []int // by literal: how many units there were when it was tried last, plus 1
	ticks uint64
}

// probe tries literals until none is left that has not been tried with the units that there
// are, or the effort is spent. It tells whether it has refuted the formula. It must be called
// at level 0, with all propagated.
func (s *cdcl) probe(ctx context.Context) (refuted bool) {
	p := &prober{cdcl: s, parent: make([]uint32, len(s.vars))}
	end := s.ticks + probeLeast + min(s.ticks/2, probeEffort) + (s.ticks-s.probed.ticks)*probeShare/100
	for i, l := range s.probes() {
		if s.ticks >= end || i&63 == 0 && ctx.Err() != nil {
			break
		}
		if s.values[l] == 0 && s.probed.units[l] <= len(s.trail) && p.try(l) {
			return true
		}
	}
	s.probed.ticks = s.ticks
	return false
}

// probes returns the literals to try: those that imply others by binary clauses, of how
// many, the most first.
func (s *cdcl) probes() []uint32 {
	implies := make([]int, len(s.values))
	var list []uint32
	for l := range uint32(len(implies)) {
		for _, w := range s.watches[l^1] {
			implies[l] += int(w.ref & 1)
		}
		if s.values[l] == 0 && implies[l] > 0 {
			list = append(list, l)
		}
	}
	slices.SortFunc(list, func(k, l uint32) int { return cmp.Or(cmp.Compare(implies[l], implies[k]), cmp.Compare(k, l)) })
	return list
}

// try assumes an open literal. It tells whether that has refuted the formula.
func (p *prober) try(l uint32) (refuted bool) {
	p.control = append(p.control, len(p.trail))
	p.assign(l, 0)
	conflict := p.propagate()
	if conflict == 0 {
		p.resolveHyper()
		p.retreat()
		p.probed.units[l] = len(p.trail) + 1
		return false
	}
	hints := p.explain(conflict, noLiteral, true)
	p.retreat()
	unit := p.analysis.clause
	p.assignUnit(unit[0], p.proof.add(unit, hints...))
	if conflict := p.propagate(); conflict != 0 {
		p.refuteBy(conflict)
		return true
	}
	return false
}

// resolveHyper gives each literal that follows from the probe a binary reason.
func (p *prober) resolveHyper() {
	for _, l := range p.trail[p.control[0]+1:] {
		reason := p.vars[l>>1].reason
		lits := p.lits(reason)
		if len(lits) == 2 {
			p.parent[l>>1] = lits[0] ^ lits[1] ^ l ^ 1
			continue
		}
		dominator := uint32(noLiteral)
		for _, k := range lits {
			switch {
			case k == l || p.vars[k>>1].level == 0:
			case dominator == noLiteral:
				dominator = k ^ 1
			default:
				dominator = p.meet(dominator, k^1)
			}
		}
		p.parent[l>>1] = dominator
		p.vars[l>>1].reason = p.learnBinary(dominator, l, reason)
	}
}

// meet returns the last common dominator of two literals.
func (p *prober) meet(k, l uint32) uint32 {
	for k != l {
		if p.vars[k>>1].trail > p.vars[l>>1].trail {
			k = p.parent[k>>1]
		} else {
			l = p.parent[l>>1]
		}
	}
	return k
}

// learnBinary adds the clause that the dominator implies l, and returns it. Where that is a
// part of the reason that l has, it takes its place.
func (p *prober) learnBinary(dominator, l uint32, reason clauseRef) clauseRef {
	a := &p.analysis
	flags := uint32(flagLearnt | hyperGlue | 1<<usedShift)
	hints, path := a.hints[:0], p.path[:0]
	for _, k := range p.lits(reason) {
		switch {
		case k == l:
		case p.vars[k>>1].level == 0:
			hints = append(hints, p.unitID[k>>1])
		case k == dominator^1:
			flags &= p.flags(reason) | hyperGlue // irredundant, if the reason is
			p.touch(reason)
			p.setFlag(reason, flagGarbage)
		default:
			for m := k ^ 1; m != dominator && a.mark[m>>1] == 0; m = p.parent[m>>1] {
				a.mark[m>>1] = markClause
				path = append(path, m>>1)
			}
		}
	}
	p.ticks += uint64(len(path))
	slices.SortFunc(path, func(u, v uint32) int { return int(p.vars[u].trail - p.vars[v].trail) })
	for _, v := range path {
		a.mark[v] = 0
		hints = append(hints, p.id(p.vars[v].reason))
	}
	hints = append(hints, p.id(reason))
	a.hints, p.path = hints, path
	lits := []uint32{dominator ^ 1, l}
	c := p.newClause(lits, p.proof.add(lits, hints...), flags)
	p.watch(c)
	return c
}
