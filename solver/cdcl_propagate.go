package solver

// assign makes an open literal true, because of the given clause or, if that is
// 0, by decision.
func (s *cdcl) assign(l uint32, because clause) {
	s.value[l], s.value[l^1] = 1, -1
	v := l >> 1
	s.level[v] = int32(len(s.starts))
	s.reason[v] = because
	s.trail = append(s.trail, l)
}

// fix makes an open literal true at level 0; id is that of its unit clause.
func (s *cdcl) fix(l, id uint32) {
	s.assign(l, 0)
	s.unitID[l>>1] = id
}

// imply makes an open literal true that is all a clause has left. At level 0
// that is a unit clause of its own, so that later proofs can name it.
func (s *cdcl) imply(l uint32, because clause) {
	if len(s.starts) > 0 {
		s.assign(l, because)
		return
	}
	hints := s.analysis.hints[:0]
	for _, k := range s.lits(because) {
		if k != l {
			hints = append(hints, s.unitID[k>>1])
		}
	}
	hints = append(hints, s.id(because))
	s.analysis.hints = hints
	s.fix(l, s.proof.add([]uint32{l}, hints...))
}

// refuteBy writes the empty clause; all literals of c are false at level 0.
func (s *cdcl) refuteBy(c clause) {
	hints := s.analysis.hints[:0]
	for _, k := range s.lits(c) {
		hints = append(hints, s.unitID[k>>1])
	}
	s.proof.add(nil, append(hints, s.id(c))...)
}

// propagate finds all that follows from the trail clause by clause. It returns a
// clause that has become false, or 0.
func (s *cdcl) propagate() clause {
	value, arena := s.value, s.arena
	for s.head < len(s.trail) {
		not := s.trail[s.head] ^ 1
		s.head++
		ws := s.watches[not]
		s.visits += uint64(len(ws))
		kept := 0
		for i := 0; i < len(ws); i++ {
			w := ws[i]
			blocked := value[w.blocker]
			if blocked > 0 {
				ws[kept] = w
				kept++
				continue
			}
			c := w.ref >> 1
			other := w.blocker
			if w.ref&1 == 0 {
				from := c + headerWords
				lits := arena[from : from+arena[c]]
				other = lits[0] ^ lits[1] ^ not
				if blocked = value[other]; blocked > 0 {
					ws[kept] = watch{other, w.ref}
					kept++
					continue
				}
				k := 2
				for k < len(lits) && value[lits[k]] < 0 {
					k++
				}
				if k < len(lits) {
					l := lits[k]
					if value[l] > 0 { // as good a blocker, no need to watch it
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

// retreat goes back to level 0 from a trial, and keeps the phases.
func (s *cdcl) retreat() {
	for _, l := range s.trail[s.levelEnd(0):] {
		s.value[l], s.value[l^1] = 0, 0
		s.order.push(l >> 1)
	}
	s.trail = s.trail[:s.levelEnd(0)]
	s.head = len(s.trail)
	s.starts = s.starts[:0]
}

// levelEnd returns where on the trail the given level ends.
func (s *cdcl) levelEnd(level int) int {
	if level < len(s.starts) {
		return s.starts[level]
	}
	return len(s.trail)
}

// backtrack takes back all levels above the given one.
func (s *cdcl) backtrack(level int) {
	if len(s.starts) <= level {
		return
	}
	from := s.starts[level]
	for i := len(s.trail) - 1; i >= from; i-- {
		l := s.trail[i]
		v := l >> 1
		s.value[l], s.value[l^1] = 0, 0
		s.phase[v] = uint8(l & 1)
		s.order.push(v)
	}
	s.trail = s.trail[:from]
	s.starts = s.starts[:level]
	s.head = from
}
