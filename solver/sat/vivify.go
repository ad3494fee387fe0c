package sat

import (
	"cmp"
	"context"
	"slices"
)

// vivifyShare is the part of the work of the search, in percent, that goes into
// shortening learned clauses.
const vivifyShare = 15

// vivify tries to shorten learned clauses that are likely to stay, those of
// small glue, the last first, each once. It tells whether it has refuted the
// formula. It must be called at level 0, with all propagated.
//
// The literals of a clause are assumed to be false one after the other. A literal
// that is found false on the way is not needed; when one is found true, or a
// conflict arises, then those assumed so far suffice, or some of them.
//
// Source: C. Piette, Y. Hamadi, L. Saïs, "Vivifying Propositional Clausal
// Formulae", ECAI 2008; M. Luo et al., "An Effective Learnt Clause Minimization
// Approach for CDCL SAT Solvers", IJCAI 2017.
func (s *cdcl) vivify(ctx context.Context) (refuted bool) {
	var candidates []clauseRef
	for _, c := range s.clauses {
		flags := s.flags(c)
		if flags&(flagLearnt|flagGarbage|flagVivified) == flagLearnt && flags&glueMask <= tierTwo {
			candidates = append(candidates, c)
		}
	}
	slices.Reverse(candidates)
	count := make([]uint32, len(s.values))
	for _, c := range candidates {
		for _, l := range s.lits(c) {
			count[l]++
		}
	}
	end := s.ticks + (s.ticks-s.vivifyFrom)*vivifyShare/100
	for i, c := range candidates {
		if s.ticks >= end || i&255 == 0 && ctx.Err() != nil {
			break
		}
		s.setFlag(c, flagVivified)
		if s.vivifyClause(c, count) {
			return true
		}
	}
	s.vivifyFrom = s.ticks
	return false
}

// vivifyClause tries to shorten one clause. It tells whether that has refuted
// the formula.
func (s *cdcl) vivifyClause(c clauseRef, count []uint32) (refuted bool) {
	a := &s.analysis
	lits := append(a.vivified[:0], s.lits(c)...)
	a.vivified = lits
	for _, l := range lits {
		if s.values[l] > 0 { // since the last time that clauses were cleaned
			return false
		}
	}
	slices.SortFunc(lits, func(k, l uint32) int {
		return cmp.Or(cmp.Compare(count[l], count[k]), cmp.Compare(k, l))
	})
	s.ignored = c
	last, implied := s.assume(lits)
	if last == 0 {
		last = c
	}
	s.ignored = 0
	hints := s.explain(last, implied, false)
	size := len(s.lits(c))
	flags := s.flags(c)
	s.retreat()
	if len(a.clause) == size {
		return false
	}
	s.setFlag(c, flagGarbage)
	id := s.proof.add(a.clause, hints...)
	if len(a.clause) > 1 {
		glue := min(flags&glueMask, uint32(len(a.clause)-1))
		s.watch(s.newClause(a.clause, id, flags&^glueMask|glue))
		return false
	}
	return s.learnUnit(a.clause[0], id)
}

// learnUnit takes a unit clause in at level 0, and tells whether that has refuted the formula.
func (s *cdcl) learnUnit(l, id uint32) (refuted bool) {
	s.assignUnit(l, id)
	if conflict := s.propagate(); conflict != 0 {
		s.refuteBy(conflict)
		return true
	}
	return false
}

// assume lets literals be false one after the other, each on a level of its own, until a clause is false, which
// is returned, or one of them is implied, with its reason; 0 if neither happens.
func (s *cdcl) assume(lits []uint32) (last clauseRef, implied uint32) {
	for _, l := range lits {
		if s.values[l] > 0 {
			return s.vars[l>>1].reason, l
		}
		if s.values[l] < 0 {
			continue
		}
		s.control = append(s.control, len(s.trail))
		s.assign(l^1, 0)
		if conflict := s.propagate(); conflict != 0 {
			return conflict, noLiteral
		}
	}
	return 0, noLiteral
}

// explain collects in the analysis' clause the literals that were assumed to be
// false and from which it follows that the clause last is false, and implied if
// there is such a literal. With uip, where one literal alone was assumed, it collects the
// first unique implication point instead. It returns the hints for that.
func (s *cdcl) explain(last clauseRef, implied uint32, uip bool) []uint32 {
	a := &s.analysis
	open := 0 // literals met above level 0 that have not been passed
	a.clause, a.chain, a.units = a.clause[:0], a.chain[:0], a.units[:0]
	if implied != noLiteral {
		a.clause = append(a.clause, implied)
	}
	meet := func(c clauseRef) {
		a.chain = append(a.chain, s.id(c))
		for _, l := range s.lits(c) {
			v := l >> 1
			if a.mark[v] != 0 || l == implied {
				continue
			}
			a.set(v, markClause)
			if s.vars[v].level == 0 {
				a.units = append(a.units, s.unitID[v])
			} else {
				open++
			}
		}
	}
	meet(last)
	for i := len(s.trail) - 1; len(s.control) > 0 && i >= s.control[0]; i-- {
		l := s.trail[i]
		if a.mark[l>>1] == 0 || l == implied {
			continue
		}
		if open--; uip && open == 0 {
			a.clause = append(a.clause, l^1)
			break
		}
		if reason := s.vars[l>>1].reason; reason != 0 {
			// The literal l of its reason is marked, and not met again.
			meet(reason)
		} else {
			a.clause = append(a.clause, l^1)
		}
	}
	for _, v := range a.marked {
		a.mark[v] = 0
	}
	a.marked = a.marked[:0]
	slices.Reverse(a.chain)
	a.hints = append(append(a.hints[:0], a.units...), a.chain...)
	return a.hints
}
