package sat

import (
	"cmp"
	"context"
	"slices"
)

// Limits of elimination, most of them CaDiCaL's.
const (
	firstElimination   = 1000 // conflicts before the first one
	eliminationUnit    = 2000 // conflicts from the k-th to the next, times k
	eliminateOccs      = 100  // a literal in more clauses is not eliminated
	eliminateSize      = 100  // nor is one whose resolvents are longer
	eliminateShare     = 20   // literals to look at, in percent of the ticks so far
	eliminateMinEffort = 2_000_000
)

// occurrence is an entry in the list of clauses that a literal occurs in. The
// signature has a bit for each variable of the clause, modulo 32: a clause
// cannot subsume one whose signature lacks one of its bits.
type occurrence struct {
	ref       clauseRef
	signature uint32
}

// eliminator is the state of bounded variable elimination and of subsumption
// among the irredundant clauses. While it works, these are found by lists of all
// occurrences, and no clause is watched.
//
// Eliminating a variable replaces its clauses by all their resolvents, if these are
// not more. (CaDiCaL goes on to allow for up to 16 more, and leaves out resolvents by
// definitions of the variable; on our formulas either gives more conflicts.) A clause with all literals of another is subsumed by it; one
// that has all but one of them, and that one negated, loses that literal.
//
// Every clause that comes from this is the resolvent of two, so two hints prove
// it. What is deleted stays on the extension stack, since a model of the rest
// need not satisfy it; see extend.
//
// Sources: N. Eén, A. Biere, "Effective Preprocessing in SAT through Variable
// and Clause Elimination", SAT 2005; M. Järvisalo, M. Heule, A. Biere,
// "Inprocessing Rules", IJCAR 2012.
type eliminator struct {
	*cdcl
	occs       [][]occurrence // by literal: irredundant clauses; some may be garbage
	mark       []bool         // by literal
	queued     []clauseRef    // clauses that are yet to be tried as subsuming others
	head       int            // up to where units have been propagated through occs
	steps      uint64         // literals looked at
	limit      uint64
	resolvents []uint32 // of the variable that is tried: size, two parents' ids, literals
	matches    []match
	refuted    bool
}

// match is a clause that another subsumes, or would but for the literal flipped.
type match struct {
	ref     clauseRef
	flipped uint32
}

// eliminate runs subsumption and elimination until nothing more is found or the
// effort is spent. It tells whether that has refuted the formula. It must be
// called at level 0, with all propagated and clean.
func (s *cdcl) eliminate(ctx context.Context) (refuted bool) {
	e := &eliminator{
		cdcl:  s,
		occs:  make([][]occurrence, len(s.values)),
		mark:  make([]bool, len(s.values)),
		head:  len(s.trail),
		limit: max(eliminateMinEffort, s.ticks*eliminateShare/100),
	}
	for _, c := range s.clauses {
		if s.flags(c)&(flagLearnt|flagGarbage) == 0 {
			e.connect(c)
		}
	}
	if e.run(ctx); e.refuted {
		return true
	}
	for _, c := range s.clauses {
		if s.flags(c)&flagLearnt != 0 && slices.ContainsFunc(s.lits(c), func(l uint32) bool { return s.eliminated[l>>1] }) {
			s.setFlag(c, flagGarbage)
		}
	}
	s.collectGarbage()
	// A unit that was found here may be false in a learned clause's watches.
	s.head = 0
	if conflict := s.propagate(); conflict != 0 {
		s.refuteBy(conflict)
		return true
	}
	return false
}

// run eliminates until no variable is left to try, the effort is spent or the
// context ends.
func (e *eliminator) run(ctx context.Context) {
	for {
		e.subsume(ctx)
		candidates := e.candidates()
		if len(candidates) == 0 || e.refuted {
			return
		}
		for i, v := range candidates {
			if e.steps > e.limit || i&15 == 0 && ctx.Err() != nil {
				return
			}
			e.touched[v] = false
			if e.values[positive(v)] == 0 {
				e.try(v)
			}
			if e.propagateUnits(); e.refuted {
				return
			}
		}
	}
}

// candidates returns the variables to try, those with few resolvents first.
func (e *eliminator) candidates() []uint32 {
	var list []uint32
	for v := range uint32(len(e.touched)) {
		l := positive(v)
		if e.touched[v] && !e.eliminated[v] && e.values[l] == 0 && len(e.occs[l]) <= 2*eliminateOccs && len(e.occs[l^1]) <= 2*eliminateOccs {
			list = append(list, v)
		}
	}
	product := func(v uint32) int { return len(e.occs[positive(v)]) * len(e.occs[positive(v)^1]) }
	slices.SortFunc(list, func(u, v uint32) int { return cmp.Or(cmp.Compare(product(u), product(v)), cmp.Compare(u, v)) })
	return list
}

// connect puts a clause into the lists of its literals, and into the queue.
func (e *eliminator) connect(c clauseRef) {
	signature := e.signature(c)
	for _, l := range e.lits(c) {
		e.occs[l] = append(e.occs[l], occurrence{c, signature})
	}
	if e.flags(c)&flagSubsumed == 0 {
		e.queued = append(e.queued, c)
	}
}

func (e *eliminator) signature(c clauseRef) (s uint32) {
	for _, l := range e.lits(c) {
		s |= 1 << (l >> 1 & 31)
	}
	return s
}

// drop makes an irredundant clause garbage.
func (e *eliminator) drop(c clauseRef) {
	e.setFlag(c, flagGarbage)
	e.touch(c)
}

// touch notes that an irredundant clause goes, so that eliminating its variables
// may be worth a trial.
func (s *cdcl) touch(c clauseRef) {
	if s.flags(c)&flagLearnt == 0 {
		for _, l := range s.lits(c) {
			s.touched[l>>1] = true
		}
	}
}

// live takes garbage out of a literal's list, and returns it.
func (e *eliminator) live(l uint32) []occurrence {
	e.occs[l] = slices.DeleteFunc(e.occs[l], func(o occurrence) bool { return e.flags(o.ref)&flagGarbage != 0 })
	return e.occs[l]
}

// strengthen takes a literal out of a clause, which follows from the clause hint.
func (e *eliminator) strengthen(c clauseRef, l, hint uint32) {
	lits := e.lits(c)
	e.touched[l>>1] = true
	at := slices.Index(lits, l)
	lits[at] = lits[len(lits)-1]
	lits = lits[:len(lits)-1]
	if len(lits) == 1 {
		e.unit(lits[0], e.proof.add(lits, hint, e.id(c)))
		e.setFlag(c, flagGarbage)
		return
	}
	e.replace(c, lits, hint)
	e.queued = append(e.queued, c)
	e.occs[l] = slices.DeleteFunc(e.occs[l], func(o occurrence) bool { return o.ref == c })
}

// unit sets a literal that has become a unit clause.
func (e *eliminator) unit(l, id uint32) {
	switch e.values[l] {
	case 0:
		e.assignUnit(l, id)
	case -1:
		e.proof.add(nil, e.unitID[l>>1], id)
		e.refuted = true
	}
}

// propagateUnits simplifies the irredundant clauses by the units found.
func (e *eliminator) propagateUnits() {
	for ; e.head < len(e.trail) && !e.refuted; e.head++ {
		l := e.trail[e.head]
		for _, o := range e.live(l) {
			e.drop(o.ref)
		}
		for _, o := range slices.Clone(e.live(l ^ 1)) {
			if e.strengthen(o.ref, l^1, e.unitID[l>>1]); e.refuted {
				return
			}
		}
		e.occs[l], e.occs[l^1] = nil, nil
	}
}

// subsume tries the queued clauses, short ones first, as long as run does.
func (e *eliminator) subsume(ctx context.Context) {
	for len(e.queued) > 0 {
		queue := e.queued
		e.queued = nil
		slices.SortStableFunc(queue, func(b, c clauseRef) int { return cmp.Compare(e.arena[b], e.arena[c]) })
		for i, c := range queue {
			if e.steps > e.limit || i&15 == 0 && ctx.Err() != nil {
				return
			}
			if e.flags(c)&flagGarbage == 0 {
				e.setFlag(c, flagSubsumed)
				e.backward(c)
			}
			if e.propagateUnits(); e.refuted {
				return
			}
		}
	}
}

// backward finds the clauses that c subsumes or strengthens, among those with the
// variable of c that occurs least.
func (e *eliminator) backward(c clauseRef) {
	lits := e.lits(c)
	best := lits[0]
	count := func(l uint32) int { return len(e.occs[l]) + len(e.occs[l^1]) }
	for _, l := range lits {
		e.mark[l] = true
		if count(l) < count(best) {
			best = l
		}
	}
	signature := e.signature(c)
	e.matches = e.matches[:0]
	for _, l := range []uint32{best, best ^ 1} {
		e.steps += uint64(len(e.occs[l]) / 4)
		for _, o := range e.occs[l] {
			if signature&^o.signature != 0 || o.ref == c || e.arena[o.ref] < uint32(len(lits)) || e.flags(o.ref)&flagGarbage != 0 {
				continue
			}
			if flipped, ok := e.covers(o.ref, len(lits)); ok {
				e.matches = append(e.matches, match{o.ref, flipped})
			}
		}
	}
	for _, l := range lits {
		e.mark[l] = false
	}
	for _, m := range e.matches {
		if m.flipped == noLiteral {
			e.drop(m.ref)
		} else if e.strengthen(m.ref, m.flipped, e.id(c)); e.refuted {
			return
		}
	}
}

// covers tells whether a clause has all the marked literals, of which there are
// so many, but for one that it has negated; it returns the latter, if there is one.
func (e *eliminator) covers(d clauseRef, size int) (flipped uint32, ok bool) {
	flipped = noLiteral
	lits := e.lits(d)
	e.steps += uint64(len(lits))
	for _, l := range lits {
		switch {
		case e.mark[l]:
			size--
		case e.mark[l^1]:
			if flipped != noLiteral {
				return 0, false
			}
			flipped = l
			size--
		}
	}
	return flipped, size == 0
}

// try eliminates a variable unless that gives too many clauses, or too long ones.
func (e *eliminator) try(v uint32) {
	l := positive(v)
	pos, neg := e.live(l), e.live(l^1)
	if len(pos) > eliminateOccs || len(neg) > eliminateOccs {
		return
	}
	if !e.resolveAll(pos, neg, l) {
		return
	}
	e.eliminated[v] = true
	for list := e.resolvents; len(list) > 0 && !e.refuted; {
		lits := list[3 : 3+list[0]]
		id := e.proof.add(lits, list[1], list[2])
		list = list[3+list[0]:]
		switch len(lits) {
		case 0:
			e.refuted = true
		case 1:
			e.unit(lits[0], id)
		default:
			e.connect(e.newClause(lits, id, 0))
		}
	}
	if len(pos) < len(neg) {
		e.pushExtension(l, pos)
	} else {
		e.pushExtension(l^1, neg)
	}
	for _, list := range [][]occurrence{pos, neg} {
		for _, o := range list {
			e.drop(o.ref)
		}
	}
	e.occs[l], e.occs[l^1] = nil, nil
}

// resolveAll collects the resolvents on l that are not tautologies, unless they are
// more than the clauses, or long.
func (e *eliminator) resolveAll(pos, neg []occurrence, l uint32) bool {
	limit := len(pos) + len(neg)
	e.resolvents = e.resolvents[:0]
	for _, p := range pos {
		ok := true
		lits := e.lits(p.ref)
		for _, k := range lits {
			e.mark[k] = true
		}
		for _, n := range neg {
			e.steps += uint64(len(e.lits(n.ref)))
			from := len(e.resolvents)
			e.resolvents = append(e.resolvents, 0, e.id(p.ref), e.id(n.ref))
			if !e.resolvent(n.ref, l^1) {
				e.resolvents = e.resolvents[:from]
				continue
			}
			for _, k := range lits {
				if k != l {
					e.resolvents = append(e.resolvents, k)
				}
			}
			size := len(e.resolvents) - from - 3
			e.resolvents[from] = uint32(size)
			limit--
			if ok = limit >= 0 && size <= eliminateSize; !ok {
				break
			}
		}
		for _, k := range lits {
			e.mark[k] = false
		}
		if !ok {
			return false
		}
	}
	return true
}

// resolvent appends the literals of a clause that are not marked, but for l; it
// returns false if one is marked negated.
func (e *eliminator) resolvent(c clauseRef, l uint32) bool {
	for _, k := range e.lits(c) {
		if k == l || e.mark[k] {
			continue
		}
		if e.mark[k^1] {
			return false
		}
		e.resolvents = append(e.resolvents, k)
	}
	return true
}

// pushExtension keeps the clauses with the literal l, whose variable is
// eliminated: l is to be true where one needs it, and false otherwise.
func (e *eliminator) pushExtension(l uint32, with []occurrence) {
	for _, o := range with {
		for _, k := range e.lits(o.ref) {
			if k != l {
				e.extension = append(e.extension, k)
			}
		}
		e.extension = append(e.extension, l, e.arena[o.ref])
	}
	e.extension = append(e.extension, l^1, 1)
}

// extend makes a model of the clauses that are left one of the formula: it goes
// back through the extension stack, and where a clause is false it makes its last
// literal true, the one of the variable that was eliminated.
func (s *cdcl) extend() {
	for stack := s.extension; len(stack) > 0; {
		size := int(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		lits := stack[len(stack)-size:]
		stack = stack[:len(stack)-size]
		if !slices.ContainsFunc(lits, func(l uint32) bool { return s.values[l] > 0 }) {
			witness := lits[size-1]
			s.values[witness], s.values[witness^1] = 1, -1
		}
	}
}
