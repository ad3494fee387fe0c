package strategy

import (
	"topocert/certificates"
	"topocert/certificates/language"
)

// isChoice tells whether a range is a choice: of a set, or of a map.
func isChoice(n *language.Node) bool {
	return n.Op == language.Call && (n.Text == "sets" || n.Text == "maps")
}

// choice is what may be chosen.
type choice struct {
	// members are those of which a set is chosen, or the keys of a map; values are those of
	// the map, nil for a set.
	members, values *set
	most            int64 // members of a set
	empty           bool  // nothing can be chosen
}

// choice reads the range of a choice. What it ranges over must be known.
func (e *evaluator) choice(r language.Range, s *scope) choice {
	if len(r.Names) != 1 {
		e.noValue(r.In, "%d variables for a choice, want one", len(r.Names))
	}
	over := func(i int) *set {
		of := e.set(r.In.Args[i], s)
		if !of.plain() {
			e.noValue(r.In, "the range of a choice is left open by another")
		}
		return e.kept(of)
	}
	c := choice{members: over(0)}
	c.most = int64(len(c.members.members))
	switch {
	case r.In.Text == "maps":
		c.values = over(1)
		c.empty = len(c.values.members) == 0 && len(c.members.members) > 0
	case len(r.In.Args) == 2:
		c.most = min(c.most, e.whole(r.In.Args[1], s))
		c.empty = c.most < 0
	}
	return c
}

// kept is a set of known members without those that are none.
func (e *evaluator) kept(s *set) *set {
	if s.guards == nil {
		return s
	}
	out := &set{members: []any{}}
	for i, m := range s.members {
		if s.guards[i] == yes {
			out.members = append(out.members, m)
		}
	}
	return out
}

// at is what is chosen by positions: of a set those of its members, in increasing order; of a
// map for each key that of its value.
func (c *choice) at(positions []uint32) (value any, err error) {
	n := uint32(len(c.members.members))
	if c.values == nil {
		out := &set{members: []any{}}
		for i, p := range positions {
			if p >= n || i > 0 && positions[i-1] >= p {
				return nil, certificates.Reject("strategy/choice", "position %s at place %d of a set, want increasing ones below %d", certificates.NumberText(p), i+1, n)
			}
			out.members = append(out.members, c.members.members[p])
		}
		if int64(len(positions)) > c.most {
			return nil, certificates.Reject("strategy/choice", "a set of %d, want at most %d", len(positions), c.most)
		}
		return out, nil
	}
	if len(positions) != int(n) {
		return nil, certificates.Reject("strategy/choice", "a map with %d values, want %d", len(positions), n)
	}
	out := newMapping(c.members)
	for i, p := range positions {
		if int64(p) >= int64(len(c.values.members)) {
			return nil, certificates.Reject("strategy/choice", "position %s at place %d of a map, want one below %d", certificates.NumberText(p), i+1, len(c.values.members))
		}
		out.values = append(out.values, c.values.members[p])
	}
	return out, nil
}

func newMapping(keys *set) *mapping {
	m := &mapping{keys: keys, index: make(map[any]int, len(keys.members))}
	for i, k := range keys.members {
		m.index[k] = i
	}
	return m
}

// positions goes through all choices by their positions: sets by their number of members and
// then as words, maps as words, as long as the answer is true.
func (c *choice) positions(each func(positions []uint32) bool) {
	n := len(c.members.members)
	if c.empty {
		return
	}
	if c.values != nil {
		p := make([]uint32, n)
		for {
			if !each(p) {
				return
			}
			i := n - 1
			for ; i >= 0 && int(p[i]) == len(c.values.members)-1; i-- {
				p[i] = 0
			}
			if i < 0 {
				return
			}
			p[i]++
		}
	}
	for size := 0; int64(size) <= c.most; size++ {
		p := make([]uint32, size)
		for i := range p {
			p[i] = uint32(i)
		}
		for {
			if !each(p) {
				return
			}
			i := size - 1
			for ; i >= 0 && int(p[i]) == n-size+i; i-- {
			}
			if i < 0 {
				break
			}
			p[i]++
			for j := i + 1; j < size; j++ {
				p[j] = p[j-1] + 1
			}
		}
	}
}

// choices goes through all values of a choice, as long as the answer is true.
func (e *evaluator) choices(r language.Range, s *scope, each func(value any) bool) {
	c := e.choice(r, s)
	c.positions(func(p []uint32) bool {
		e.spend(stepsOfNode + 16*int64(len(p)))
		value, err := c.at(p)
		if err != nil {
			panic(failure{err})
		}
		return each(value)
	})
}

// open is a choice that the formula leaves open, by variables; some is false if nothing can be
// chosen.
func (e *evaluator) open(r language.Range, s *scope) (value any, some bool) {
	c := e.choice(r, s)
	if c.empty {
		return nil, false
	}
	n := len(c.members.members)
	if c.values == nil {
		lits := e.circuit.formula.Fresh(n)
		e.circuit.chosen = append(e.circuit.chosen, lits)
		if c.most < int64(n) {
			e.circuit.clause(-e.atLeast(lits, c.most+1))
		}
		return &set{c.members.members, lits}, true
	}
	m := newMapping(c.members)
	var chosen []lit
	for range n {
		lits := e.circuit.formula.Fresh(len(c.values.members))
		chosen = append(chosen, lits...)
		e.circuit.clause(lits...)
		for j := range lits {
			e.spend(4 * int64(j))
			for i := range j {
				e.circuit.clause(-lits[i], -lits[j])
			}
		}
		m.values = append(m.values, &varied{c.values.members, lits})
	}
	e.circuit.chosen = append(e.circuit.chosen, chosen)
	return m, true
}
