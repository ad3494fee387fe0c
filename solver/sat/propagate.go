package sat

// assign makes an open literal true, because of the given clause or, if that is
// 0, by decision.
func (s *cdcl) assign(l uint32, reason clauseRef) {
	s.values[l], s.values[l^1] = 1, -1
	s.vars[l>>1] = variable{int32(len(s.control)), int32(len(s.trail)), reason}
	s.trail = append(s.trail, l)
}

// assignUnit makes an open literal true at level 0; id is that of its unit clause.
func (s *cdcl) assignUnit(l, id uint32) {
	s.assign(l, 0)
	s.unitID[l>>1] = id
}

// imply makes an open literal true that is all a clause has left. At level 0
// that is a unit clause of its own, so that later proofs can name it.
func (s *cdcl) imply(l uint32, reason clauseRef) {
	if len(s.control) > 0 {
		s.assign(l, reason)
		return
	}
	hints := s.analysis.hints[:0]
	for _, k := range s.lits(reason) {
		if k != l {
			hints = append(hints, s.unitID[k>>1])
		}
	}
	hints = append(hints, s.id(reason))
	s.analysis.hints = hints
	s.assignUnit(l, s.proof.add([]uint32{l}, hints...))
}

// refuteBy writes the empty clause; all literals of c are false at level 0.
func (s *cdcl) refuteBy(c clauseRef) {
	hints := s.analysis.hints[:0]
	for _, k := range s.lits(c) {
		hints = append(hints, s.unitID[k>>1])
	}
	s.proof.add(nil, append(hints, s.id(c))...)
}

// propagate finds all that follows from the trail clause by clause. It returns a
// clause that has become false, or 0.
//
// A clause is searched for another literal to watch from where the last search
// ended: I. P. Gent, "Optimal Implementation of Watched Literals and More General
// Techniques", JAIR 2013.
func (s *cdcl) propagate() clauseRef {
	values, arena := s.values, s.arena
	for s.head < len(s.trail) {
		not := s.trail[s.head] ^ 1
		s.head++
		ws := s.watches[not]
		s.ticks += uint64(len(ws))
		kept := 0
		for i := 0; i < len(ws); i++ {
			w := ws[i]
			blocked := values[w.blocker]
			if blocked > 0 {
				ws[kept] = w
				kept++
				continue
			}
			c := clauseRef(w.ref >> 1)
			other := w.blocker
			if w.ref&1 == 0 {
				size := arena[c]
				lits := arena[c+1:][:size]
				other = lits[0] ^ lits[1] ^ not
				if blocked = values[other]; blocked > 0 {
					ws[kept] = watch{other, w.ref}
					kept++
					continue
				}
				from := arena[c-1]
				k := from
				for k < size && values[lits[k]] < 0 {
					k++
				}
				if k == size {
					for k = 2; k < from && values[lits[k]] < 0; k++ {
					}
					if k == from {
						k = size
					}
				}
				if k < size {
					if k != from {
						arena[c-1] = k
					}
					l := lits[k]
					if values[l] > 0 { // as good a blocker, no need to watch it
						ws[kept] = watch{l, w.ref}
						kept++
						continue
					}
					lits[0], lits[1], lits[k] = other, l, not
					s.watches[l] = append(s.watches[l], watch{other, w.ref})
					continue
				}
			}
			ws[kept] = w
			kept++
			if c == s.ignored {
				continue
			}
			if blocked < 0 {
				kept += copy(ws[kept:], ws[i+1:])
				s.watches[not] = ws[:kept]
				s.head = len(s.trail)
				return c
			}
			s.imply(other, c)
		}
		s.watches[not] = ws[:kept]
	}
	return 0
}

// backtrack takes back all levels above the given one.
func (s *cdcl) backtrack(level int) {
	if len(s.control) <= level {
		return
	}
	from := s.control[level]
	for i := len(s.trail) - 1; i >= from; i-- {
		l := s.trail[i]
		s.phase[l>>1] = uint8(l & 1)
		s.unassign(l)
	}
	s.trail = s.trail[:from]
	s.control = s.control[:level]
	s.head = from
}

// retreat goes back to level 0 from a trial, and keeps the phases.
func (s *cdcl) retreat() {
	if len(s.control) == 0 {
		return
	}
	from := s.control[0]
	for _, l := range s.trail[from:] {
		s.unassign(l)
	}
	s.trail = s.trail[:from]
	s.control = s.control[:0]
	s.head = from
}

func (s *cdcl) unassign(l uint32) {
	s.values[l], s.values[l^1] = 0, 0
	s.order.push(l >> 1)
}
