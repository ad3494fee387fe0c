package sat

// A clauseRef is a clause's place in the arena, that of its size. Its literals
// follow; of those the first two are watched. Before it stand, from the right, where
// the search for another literal to watch ended last, the flags, and the id in the
// proof. 0 is no clause.
type clauseRef uint32

const headerWords = 3 // before the size

// The flags of a clause, and its glue: the number of levels of its literals when
// it was learned, or later if less.
const (
	glueMask     = 1<<16 - 1
	flagLearnt   = 1 << 16 // it follows from the others, so it may be deleted
	flagGarbage  = 1 << 17
	flagVivified = 1 << 18 // vivification has been tried
	flagSubsumed = 1 << 19 // it has been tried as subsuming others
	usedShift    = 20      // reductions that it outlives since it was last used
	usedMask     = 3 << usedShift
)

// newClause puts a clause into the arena.
func (s *cdcl) newClause(lits []uint32, id, flags uint32) clauseRef {
	c := clauseRef(len(s.arena) + headerWords)
	s.arena = append(s.arena, id, flags, 2, uint32(len(lits)))
	s.arena = append(s.arena, lits...)
	s.clauses = append(s.clauses, c)
	return c
}

func (s *cdcl) lits(c clauseRef) []uint32 {
	from := c + 1
	to := from + clauseRef(s.arena[c])
	return s.arena[from:to:to]
}

func (s *cdcl) id(c clauseRef) uint32 { return s.arena[c-3] }

func (s *cdcl) flags(c clauseRef) uint32 { return s.arena[c-2] }

func (s *cdcl) setFlag(c clauseRef, flag uint32) { s.arena[c-2] |= flag }

// replace leaves a clause only some of its literals, two or more, which follows
// from the hints and the clause itself.
func (s *cdcl) replace(c clauseRef, lits []uint32, hints ...uint32) {
	old := s.id(c)
	s.arena[c-3] = s.proof.add(lits, append(hints, old)...)
	s.proof.remove([]uint32{old})
	s.arena[c] = uint32(copy(s.arena[c+1:], lits))
	s.arena[c-1] = 2
	if flags := s.flags(c); flags&glueMask >= uint32(len(lits)) {
		s.arena[c-2] = flags&^glueMask | uint32(len(lits)-1)
	}
}

// watch is an entry in the list of the clauses that watch a literal, to be looked
// at when it becomes false.
type watch struct {
	blocker uint32 // if this literal of the clause is true, nothing is to be done
	ref     uint32 // the clause, shifted; the lowest bit says that it is binary
}

// watch watches the first two literals of a clause.
func (s *cdcl) watch(c clauseRef) {
	a, b := s.arena[c+1], s.arena[c+2]
	ref := uint32(c) << 1
	if s.arena[c] == 2 {
		ref |= 1
	}
	s.watches[a] = append(s.watches[a], watch{b, ref})
	s.watches[b] = append(s.watches[b], watch{a, ref})
}

// collectGarbage removes the clauses flagged as garbage, lays the others out
// afresh, and watches them. It must be called at level 0, where no clause is a
// reason that is asked for.
func (s *cdcl) collectGarbage() {
	for l := range s.watches {
		s.watches[l] = s.watches[l][:0]
	}
	fresh := s.spare[:0]
	kept := s.clauses[:0]
	garbage := s.analysis.hints[:0]
	for _, c := range s.clauses {
		if s.flags(c)&flagGarbage != 0 {
			garbage = append(garbage, s.id(c))
			continue
		}
		kept = append(kept, clauseRef(len(fresh)+headerWords))
		fresh = append(fresh, s.arena[c-headerWords:c+1+clauseRef(s.arena[c])]...)
	}
	s.proof.remove(garbage)
	s.analysis.hints = garbage
	s.clauses, s.arena, s.spare = kept, fresh, s.arena
	for _, binary := range []bool{true, false} { // binary clauses are looked at first
		for _, c := range kept {
			if binary == (s.arena[c] == 2) {
				s.watch(c)
			}
		}
	}
}
