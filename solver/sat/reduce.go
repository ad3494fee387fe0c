package sat

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
	if len(s.trail) > s.cleanedUnits {
		s.clean()
		s.cleanedUnits = len(s.trail)
	}
	var candidates []clauseRef
	for _, c := range s.clauses {
		flags := s.flags(c)
		if flags&(flagLearnt|flagGarbage) != flagLearnt || flags&glueMask <= tierOne {
			continue
		}
		if flags&usedMask != 0 {
			s.arena[c-2] -= 1 << usedShift
			continue
		}
		candidates = append(candidates, c)
	}
	slices.SortFunc(candidates, func(b, c clauseRef) int {
		return cmp.Or(
			cmp.Compare(s.flags(c)&glueMask, s.flags(b)&glueMask),
			cmp.Compare(s.arena[c], s.arena[b]),
			cmp.Compare(b, c))
	})
	for _, c := range candidates[:len(candidates)*3/4] {
		s.setFlag(c, flagGarbage)
	}
	s.collectGarbage()
}

// clean marks the clauses that are satisfied at level 0, and takes out of the
// others the literals that are false there.
func (s *cdcl) clean() {
	for _, c := range s.clauses {
		if s.flags(c)&flagGarbage != 0 {
			continue
		}
		lits := s.lits(c)
		hints := s.analysis.hints[:0]
		kept := 0
		satisfied := false
		for _, l := range lits {
			switch s.values[l] {
			case 1:
				satisfied = true
			case -1:
				hints = append(hints, s.unitID[l>>1])
			}
		}
		s.analysis.hints = hints
		if satisfied {
			s.setFlag(c, flagGarbage)
			s.touch(c)
			continue
		}
		if len(hints) == 0 {
			continue
		}
		for _, l := range lits {
			if s.values[l] == 0 {
				lits[kept] = l
				kept++
			}
		}
		s.replace(c, lits[:kept], hints...)
	}
}
