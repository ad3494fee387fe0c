package drat

// watch stands for a clause in the list of a literal that it watches. If the blocker, another
// literal of it, is true then there is no need to look at the clause.
type watch struct{ at, blocker uint32 }

// assignment is what follows from the live clauses, and in a check from the negation of a
// lemma.
type assignment struct {
	*clauses
	values   []int8   // by literal: 1 true, −1 false, 0 open
	trail    []uint32 // the literals that are true
	position []uint32 // by variable that is set: where on the trail
	reason   []uint32 // by variable that is set: the clause that it follows from, 0 for none
	// former is, by variable that is set by a unit clause, the reason before that came.
	former []uint32

	// core and rest are the clauses that watch a literal, those that were needed when last
	// looked at, and others.
	core, rest [][]watch
	// headCore and headRest are up to where the trail has been propagated, and restAt up to
	// where the list of the next literal has been gone through.
	headCore, headRest, restAt int
}

func newAssignment(variables int) *assignment {
	return &assignment{
		clauses:  newClauses(),
		values:   make([]int8, 2*variables),
		position: make([]uint32, variables),
		reason:   make([]uint32, variables),
		former:   make([]uint32, variables),
		core:     make([][]watch, 2*variables),
		rest:     make([][]watch, 2*variables),
	}
}

// assign makes a literal true.
func (a *assignment) assign(l, reason uint32) {
	a.values[l], a.values[l^1] = 1, -1
	v := l >> 1
	a.position[v], a.reason[v], a.former[v] = uint32(len(a.trail)), reason, 0
	a.trail = append(a.trail, l)
}

// undo takes back all literals from a position on.
func (a *assignment) undo(position int) {
	for _, l := range a.trail[position:] {
		a.values[l], a.values[l^1] = 0, 0
	}
	a.trail = a.trail[:position]
	a.headCore, a.headRest, a.restAt = min(a.headCore, position), min(a.headRest, position), 0
}

// isReason tells whether a literal that is true follows from the clause.
func (a *assignment) isReason(at uint32) bool {
	list := a.literals(at)
	return len(list) > 0 && a.values[list[0]] > 0 && a.reason[list[0]>>1] == at
}

// attach has a new clause of one literal or more be watched, by literals that are not false if it has
// such. It makes the only open literal true if the others are false, and returns the clause
// if all are.
func (a *assignment) attach(at uint32) (conflict uint32) {
	list := a.literals(at)
	open := 0
	for i, l := range list {
		if a.values[l] >= 0 && open < 2 {
			list[i], list[open] = list[open], l
			open++
		}
	}
	a.watch(at)
	switch {
	case open == 0:
		return at
	case open == 1 && a.values[list[0]] == 0:
		a.assign(list[0], at)
	}
	return 0
}

// watch has a clause be watched by its first two literals. For one that was deleted and comes
// back these are as before: if one of them is false then the other was true before that, and as
// long as that is taken back last, nothing more follows from the clause.
func (a *assignment) watch(at uint32) {
	list := a.literals(at)
	if len(list) < 2 {
		return
	}
	lists := a.rest
	if a.is(at, core) {
		lists = a.core
	}
	lists[list[0]] = append(lists[list[0]], watch{at, list[1]})
	lists[list[1]] = append(lists[list[1]], watch{at, list[0]})
}

// propagate makes true what follows by unit propagation. It returns a clause of which all
// literals are false, if it meets one; else 0. Needed clauses are looked at first.
func (a *assignment) propagate() (conflict uint32) {
	for {
		for a.headCore < len(a.trail) {
			l := a.trail[a.headCore] ^ 1
			a.headCore++
			if c := a.visitCore(l); c != 0 {
				return c
			}
		}
		if a.headRest == len(a.trail) {
			return 0
		}
		conflict, done := a.visitRest(a.trail[a.headRest] ^ 1)
		if conflict != 0 {
			return conflict
		}
		if done {
			a.headRest++
			a.restAt = 0
		}
	}
}

// visitCore goes through the needed clauses that watch a literal which has become false.
func (a *assignment) visitCore(l uint32) (conflict uint32) {
	list := a.core[l]
	to := 0
	for i, w := range list {
		if a.values[w.blocker] > 0 {
			list[to] = w
			to++
			continue
		}
		if a.is(w.at, dead) {
			continue
		}
		other, moved := a.look(w, l)
		if moved != none {
			a.core[moved] = append(a.core[moved], watch{w.at, other})
			continue
		}
		list[to] = watch{w.at, other}
		to++
		switch {
		case a.values[other] == 0:
			a.assign(other, w.at)
		case a.values[other] < 0:
			to += copy(list[to:], list[i+1:])
			a.core[l] = list[:to]
			return w.at
		}
	}
	a.core[l] = list[:to]
	return 0
}

// visitRest goes through the other clauses that watch a literal which has become false, from
// restAt on, until one makes another literal true: then it is not done.
func (a *assignment) visitRest(l uint32) (conflict uint32, done bool) {
	list := a.rest[l]
	i := a.restAt
	drop := func() {
		list[i] = list[len(list)-1]
		list = list[:len(list)-1]
	}
	for i < len(list) && conflict == 0 {
		w := list[i]
		if a.values[w.blocker] > 0 {
			i++
			continue
		}
		if a.is(w.at, dead) {
			drop()
			continue
		}
		needed := a.is(w.at, core)
		other, moved := a.look(w, l)
		if moved != none {
			drop()
			if needed {
				a.core[moved] = append(a.core[moved], watch{w.at, other})
			} else {
				a.rest[moved] = append(a.rest[moved], watch{w.at, other})
			}
			continue
		}
		if needed {
			drop()
			a.core[l] = append(a.core[l], watch{w.at, other})
		} else {
			list[i].blocker = other
			i++
		}
		if a.values[other] == 0 {
			a.assign(other, w.at)
			a.rest[l], a.restAt = list, i
			return 0, false
		}
		if a.values[other] < 0 {
			conflict = w.at
		}
	}
	a.rest[l] = list
	return conflict, true
}

// none is no literal.
const none = 1<<32 - 1

// look looks at a clause that watches l, which is false, and other. If other is not true then
// it finds another literal to watch that is not false, moved; none if there is none.
func (a *assignment) look(w watch, l uint32) (other, moved uint32) {
	list := a.literals(w.at)
	other = list[0] ^ list[1] ^ l
	if a.values[other] > 0 {
		return other, none
	}
	for k := 2; k < len(list); k++ {
		if m := list[k]; a.values[m] >= 0 {
			list[0], list[1], list[k] = other, m, l
			return other, m
		}
	}
	list[0], list[1] = other, l
	return other, none
}
