package sat

import "slices"

// What analysis knows of a variable.
const (
	markClause    = 1 + iota // its literal is in the clause being learned, or resolved away
	markRemovable            // its literal follows from those that stay, so it is left out
	markPoison               // it does not follow
	markWritten              // markRemovable, and the reason is among the hints
)

// maxDepth bounds the recursion of minimisation.
const maxDepth = 500

// analysis is the working memory of conflict analysis.
type analysis struct {
	mark       []uint8  // by variable; 0 between conflicts
	marked     []uint32 // variables whose mark is to be reset
	levelStamp []uint32 // by level: the stamp of the last conflict that met it
	stamp      uint32
	clause     []uint32 // the clause being learned, its first literal the UIP
	removed    []uint32 // variables of the literals left out of it
	shrinkable []bool   // by variable: it is in path
	path       []uint32 // variables of a level resolved in shrinking it, or next to the clause
	chain      []uint32 // ids of the clauses resolved, the conflict first
	units      []uint32 // ids of the unit clauses used
	reasons    []uint32 // ids of the reasons of literals left out
	hints      []uint32
	vivified   []uint32 // literals of the clause being shortened, in order
}

func (a *analysis) set(v uint32, mark uint8) {
	if a.mark[v] == 0 {
		a.marked = append(a.marked, v)
	}
	a.mark[v] = mark
}

// learn turns a conflict at a level above 0 into a clause, goes back to where
// that is unit, and sets the unit.
func (s *cdcl) learn(conflict clauseRef) {
	a := &s.analysis
	s.resolve(conflict)
	s.bumpReasons()
	glue := s.minimise()
	hints := s.gatherHints()
	id := s.proof.add(a.clause, hints...)

	for _, v := range a.marked {
		a.mark[v] = 0
	}
	a.marked = a.marked[:0]
	s.order.decay()
	s.pace.learned(glue)

	if len(a.clause) == 1 {
		s.backtrack(0)
		s.assignUnit(a.clause[0], id)
		return
	}
	// The second literal is one of the highest level but one.
	high := 1
	for i := 2; i < len(a.clause); i++ {
		if s.vars[a.clause[i]>>1].level > s.vars[a.clause[high]>>1].level {
			high = i
		}
	}
	a.clause[1], a.clause[high] = a.clause[high], a.clause[1]
	back := s.vars[a.clause[1]>>1].level
	s.backtrack(int(back))
	c := s.newClause(a.clause, id, flagLearnt|min(uint32(glue), glueMask)|1<<usedShift)
	s.watch(c)
	s.assign(a.clause[0], c)
}

// resolve resolves the conflict with the reasons of its literals of the current
// level until one of these is left.
func (s *cdcl) resolve(conflict clauseRef) {
	a := &s.analysis
	a.clause = append(a.clause[:0], 0)
	a.chain, a.units = a.chain[:0], a.units[:0]
	current := int32(len(s.control))
	open, at := 0, len(s.trail)
	c := conflict
	for {
		a.chain = append(a.chain, s.id(c))
		if s.flags(c)&flagLearnt != 0 {
			s.bumpClause(c)
		}
		for _, l := range s.lits(c) {
			v := l >> 1
			if a.mark[v] != 0 {
				continue
			}
			a.set(v, markClause)
			switch level := s.vars[v].level; {
			case level == 0:
				a.units = append(a.units, s.unitID[v])
				continue
			case level == current:
				open++
			default:
				a.clause = append(a.clause, l)
			}
			s.order.bump(v)
		}
		for at--; a.mark[s.trail[at]>>1] == 0; at-- {
		}
		l := s.trail[at]
		if open--; open == 0 {
			a.clause[0] = l ^ 1
			return
		}
		c = s.vars[l>>1].reason
	}
}

// bumpReasons counts the conflict for variables next to the learned clause, too: those of the
// reasons of its literals. Reasons of two literals are left out: where most are such, in
// formulas about pairs of vertices that exclude each other, counting them gives up to twice
// the conflicts.
//
// Source: J. H. Liang, V. Ganesh, P. Poupart, K. Czarnecki, "Learning Rate Based Branching
// Heuristic for SAT Solvers", SAT 2016 (reason side rate); CaDiCaL's bumpreason.
func (s *cdcl) bumpReasons() {
	a := &s.analysis
	a.path = a.path[:0]
	for _, l := range a.clause {
		reason := s.vars[l>>1].reason
		if reason == 0 || s.arena[reason] == 2 {
			continue
		}
		for _, k := range s.lits(reason) {
			if v := k >> 1; a.mark[v] == 0 && !a.shrinkable[v] && s.vars[v].level > 0 {
				a.shrinkable[v] = true
				a.path = append(a.path, v)
				s.order.bump(v)
			}
		}
	}
	for _, v := range a.path {
		a.shrinkable[v] = false
	}
}

// bumpClause notes that a learned clause has been of use, and that its glue may be less
// than it was.
func (s *cdcl) bumpClause(c clauseRef) {
	flags := s.flags(c)
	if glue := flags & glueMask; glue > tierOne {
		if now := uint32(s.glue(s.lits(c))); now < glue {
			flags = flags&^glueMask | now
		}
	}
	used := uint32(1)
	if flags&glueMask <= tierTwo {
		used = 2
	}
	s.arena[c-2] = flags&^usedMask | used<<usedShift
}

// glue returns the number of levels among the literals, level 0 apart.
func (s *cdcl) glue(lits []uint32) int {
	a := &s.analysis
	a.stamp++
	n := 0
	for _, l := range lits {
		if level := s.vars[l>>1].level; level > 0 && a.levelStamp[level] != a.stamp {
			a.levelStamp[level] = a.stamp
			n++
		}
	}
	return n
}

// minimise shrinks the clause, or leaves out literals that follow from the
// others, level by level, the highest first. It returns the clause's glue.
func (s *cdcl) minimise() int {
	a := &s.analysis
	glue := s.glue(a.clause) // stamps the levels
	a.removed = a.removed[:0]
	lits := a.clause[1:]
	slices.SortFunc(lits, func(k, l uint32) int { return int(s.vars[l>>1].trail - s.vars[k>>1].trail) })
	kept := a.clause[:1]
	for len(lits) > 0 {
		level := s.vars[lits[0]>>1].level
		n := 1
		for n < len(lits) && s.vars[lits[n]>>1].level == level {
			n++
		}
		if uip, ok := s.shrink(lits[:n]); ok {
			kept = append(kept, uip)
		} else {
			for _, l := range lits[:n] {
				if v := l >> 1; s.vars[v].reason != 0 && s.removable(v, 0) {
					a.mark[v] = markRemovable
					a.removed = append(a.removed, v)
				} else {
					kept = append(kept, l)
				}
			}
		}
		lits = lits[n:]
	}
	a.clause = kept
	return glue
}

// shrink looks for one literal from which the given ones, all of those of a level,
// follow: it resolves them with their reasons, as for the first UIP, as long as
// that brings no literal of another level into the clause.
//
// Source: M. Fleury, A. Biere, "Efficient All-UIP Learned Clause Minimization",
// SAT 2021.
func (s *cdcl) shrink(block []uint32) (uip uint32, ok bool) {
	if len(block) == 1 {
		return 0, false
	}
	a := &s.analysis
	level := s.vars[block[0]>>1].level
	a.path = a.path[:0]
	for _, l := range block {
		a.shrinkable[l>>1] = true
		a.path = append(a.path, l>>1)
	}
	ok = true
	at := s.vars[block[0]>>1].trail
	for open := len(block); ok; open-- {
		for !a.shrinkable[s.trail[at]>>1] {
			at--
		}
		uip = s.trail[at] ^ 1
		at--
		if open == 1 {
			break
		}
		for _, l := range s.lits(s.vars[uip>>1].reason) {
			u := l >> 1
			switch from := s.vars[u].level; {
			case from == 0:
			case from == level:
				if !a.shrinkable[u] {
					a.shrinkable[u] = true
					a.path = append(a.path, u)
					open++
				}
			case a.mark[u] == markClause || a.mark[u] == markRemovable:
			case a.mark[u] == 0 && s.vars[u].reason != 0 && a.levelStamp[from] == a.stamp && s.removable(u, 1):
				a.set(u, markRemovable)
			default:
				a.set(u, markPoison)
				ok = false
			}
		}
	}
	for _, v := range a.path {
		a.shrinkable[v] = false
		if ok && v != uip>>1 {
			a.set(v, markRemovable)
			a.removed = append(a.removed, v)
		}
	}
	if ok {
		a.set(uip>>1, markClause)
	}
	return uip, ok
}

// removable tells whether the literals that were false when v was implied are in
// the clause or follow from it. Literals of levels that the clause does not meet
// never do.
func (s *cdcl) removable(v uint32, depth int) bool {
	a := &s.analysis
	for _, l := range s.lits(s.vars[v].reason) {
		u := l >> 1
		if u == v || s.vars[u].level == 0 || a.mark[u] == markClause || a.mark[u] == markRemovable {
			continue
		}
		if a.mark[u] == markPoison {
			return false
		}
		if s.vars[u].reason == 0 || depth == maxDepth || a.levelStamp[s.vars[u].level] != a.stamp || !s.removable(u, depth+1) {
			a.set(u, markPoison)
			return false
		}
		a.set(u, markRemovable)
	}
	return true
}

// gatherHints returns the ids of the clauses that the learned clause follows
// from by unit propagation, in the order in which they become unit: first the
// units of level 0; then the reasons of the literals left out, each after those
// it rests on; then those of the current level as they stand on the trail; last
// the conflict.
func (s *cdcl) gatherHints() []uint32 {
	a := &s.analysis
	if !s.proof.active() {
		return nil
	}
	a.reasons = a.reasons[:0]
	for _, v := range a.removed {
		s.writeReason(v)
	}
	a.hints = append(append(a.hints[:0], a.units...), a.reasons...)
	slices.Reverse(a.chain)
	a.hints = append(a.hints, a.chain...)
	return a.hints
}

// writeReason puts the reason of v among the hints, after those it rests on.
func (s *cdcl) writeReason(v uint32) {
	a := &s.analysis
	if a.mark[v] == markWritten {
		return
	}
	a.mark[v] = markWritten
	c := s.vars[v].reason
	for _, l := range s.lits(c) {
		u := l >> 1
		switch {
		case u == v:
		case s.vars[u].level == 0:
			if a.mark[u] == 0 {
				a.set(u, markClause)
				a.units = append(a.units, s.unitID[u])
			}
		case a.mark[u] == markRemovable:
			s.writeReason(u)
		}
	}
	a.reasons = append(a.reasons, s.id(c))
}
