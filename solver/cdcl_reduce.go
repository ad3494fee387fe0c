package solver

import (
	"cmp"
	"slices"
)

// Learned clauses of glue up to tierOne are kept for good; those of glue up to
// tierTwo outlive two reductions without use, others one.
const (
	tierOne = 2
	tierTwo = 6
)

// reduce deletes clauses that are of no use: those that level 0 satisfies, and
// the worse part of the learned ones. It must be called at level 0, with all
// propagated.
func (s *cdcl) reduce() {
	if len(s.trail) > s.fixedBefore {
		s.clean()
		s.fixedBefore = len(s.trail)
	}
	var candidates []clause
	for _, c := range s.clauses {
		state := s.arena[c+1]
		if state&(flagLearnt|flagDead) != flagLearnt || state&glueMask <= tierOne {
			continue
		}
		if state&usedMask != 0 {
			s.arena[c+1] -= 1 << usedShift
			continue
		}
		candidates = append(candidates, c)
	}
	slices.SortFunc(candidates, func(b, c clause) int {
		return cmp.Or(
			cmp.Compare(s.arena[c+1]&glueMask, s.arena[b+1]&glueMask),
			cmp.Compare(s.arena[c], s.arena[b]),
			cmp.Compare(b, c))
	})
	for _, c := range candidates[:len(candidates)*3/4] {
		s.arena[c+1] |= flagDead
	}
	s.collect()
}

// clean marks the clauses that are satisfied at level 0, and takes out of the
// others the literals that are false there.
func (s *cdcl) clean() {
	for _, c := range s.clauses {
		lits := s.lits(c)
		hints := s.analysis.hints[:0]
		kept := 0
		satisfied := false
		for _, l := range lits {
			switch s.value[l] {
			case 1:
				satisfied = true
			case -1:
				hints = append(hints, s.unitID[l>>1])
			}
		}
		s.analysis.hints = hints
		if satisfied {
			s.arena[c+1] |= flagDead
			continue
		}
		if len(hints) == 0 {
			continue
		}
		for _, l := range lits {
			if s.value[l] == 0 {
				lits[kept] = l
				kept++
			}
		}
		s.shorten(c, lits[:kept], hints)
	}
}

// shorten replaces a clause by one of some of its literals, two or more, that
// follows from the hints and the clause itself.
func (s *cdcl) shorten(c clause, lits []uint32, hints []uint32) {
	old := s.id(c)
	s.arena[c+2] = s.proof.add(lits, append(hints, old)...)
	s.proof.remove([]uint32{old})
	s.arena[c] = uint32(copy(s.arena[c+headerWords:], lits))
	if state := s.arena[c+1]; state&glueMask >= uint32(len(lits)) {
		s.arena[c+1] = state&^glueMask | uint32(len(lits)-1)
	}
}

// collect removes the dead clauses, and lays the others out afresh. It must be
// called at level 0 with all propagated: then no clause is a reason, and no
// literal of one is false.
func (s *cdcl) collect() {
	for l := range s.watches {
		s.watches[l] = s.watches[l][:0]
	}
	fresh := s.spare[:1]
	kept := s.clauses[:0]
	dead := s.analysis.hints[:0]
	for _, c := range s.clauses {
		if s.arena[c+1]&flagDead != 0 {
			dead = append(dead, s.id(c))
			continue
		}
		kept = append(kept, clause(len(fresh)))
		fresh = append(fresh, s.arena[c:c+headerWords+s.arena[c]]...)
	}
	s.proof.remove(dead)
	s.analysis.hints = dead
	s.clauses, s.arena, s.spare = kept, fresh, s.arena
	for _, binary := range []bool{true, false} { // binary clauses are visited first
		for _, c := range kept {
			if binary == (s.arena[c] == 2) {
				s.attach(c)
			}
		}
	}
}
