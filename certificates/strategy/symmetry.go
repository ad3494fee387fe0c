package strategy

import (
	"errors"
	"slices"

	"topocert/certificates"
	"topocert/certificates/language"
)

// symmetry is an automorphism of the network of a name. It moves the vertices of that network,
// and with them links, tuples, sets, maps, and networks that are made of it; numbers, and the
// vertices of other networks, stay.
type symmetry struct {
	root  int32
	image []uint32
}

// verified returns the automorphisms of a network of a name that generators are, which leave
// all values in scope as they are. A router in scope might tell vertices apart: it is refused.
func (c *checker) verified(st *Step, root uint32, s *scope) ([]symmetry, error) {
	e := c.evaluator
	if int64(root) >= int64(len(c.graphs)) {
		return nil, c.reject(st, "strategy/network", "network %d of the statement, want one below %d", root, len(c.graphs))
	}
	if certificates.Directed(c.graphs[root]) {
		return nil, c.reject(st, "strategy/network", "automorphisms of a directed network, want an undirected one")
	}
	group, err := st.Generators.Verify(c.graphs[root], e.world)
	if err != nil {
		return nil, st.at(err)
	}
	var list []symmetry
	for i, image := range group.Images() {
		g := symmetry{int32(root), image}
		for in := s; in != nil; in = in.outer {
			if !e.stays(g, in.value) {
				return nil, c.reject(st, "strategy/moved", "automorphism %d moves %s, which has a value already, want one that leaves it", i+1, in.name)
			}
		}
		list = append(list, g)
	}
	return list, nil
}

// at puts an error about generators at the step's line.
func (st *Step) at(err error) error {
	var r *certificates.Rejection
	if errors.As(err, &r) {
		return certificates.RejectLine(st.line, r.Rule, "%s", r.Detail)
	}
	return err
}

// act is where a number or a part goes.
func (e *evaluator) act(g symmetry, x any) any {
	p, is := x.(part)
	if !is {
		return x
	}
	e.spend(stepsOfNode)
	switch q := e.parts[p]; q.form {
	case vertex:
		if q.root != g.root {
			return x
		}
		return e.roots[g.root].vertices[g.image[q.index]]
	case link:
		a, b := e.act(g, q.of[0]).(part), e.act(g, q.of[1]).(part)
		return e.intern(parted{form: link, of: []any{min(a, b), max(a, b)}})
	default:
		of := make([]any, len(q.of))
		for i, y := range q.of {
			of[i] = e.act(g, y)
		}
		return e.intern(parted{form: tuple, of: of})
	}
}

// stays tells whether a value is where it was. Images of different values are different, so
// that it is enough if all members of a set have theirs in it.
func (e *evaluator) stays(g symmetry, x any) bool {
	switch x := x.(type) {
	case number, part:
		return e.act(g, x) == x
	case *set:
		members := make(map[any]bool, len(x.members))
		for i, m := range x.members {
			if x.guard(i) == yes {
				members[m] = true
			}
		}
		for m := range members {
			if !members[e.act(g, m)] {
				return false
			}
		}
		return true
	case *mapping:
		for i, k := range x.keys.members {
			j, known := x.index[e.act(g, k)]
			if !known || x.values[j] != e.act(g, x.values[i]) {
				return false
			}
		}
		return true
	case *network:
		for i, v := range x.vertices {
			j, known := x.index[e.act(g, v)]
			if !known || x.alive[i] != x.alive[j] || len(x.next[i]) != len(x.next[j]) {
				return false
			}
			for _, to := range x.next[i] {
				k, known := x.index[e.act(g, x.vertices[to.to])]
				if !known || x.link(j, k) == no || x.weighted && x.edge(j, k).weight != to.weight {
					return false
				}
			}
		}
		return true
	}
	return false
}

// moved is where each of some members goes, by positions.
func (e *evaluator) moved(n *language.Node, g symmetry, members []any) []uint32 {
	index := make(map[any]uint32, len(members))
	for i, m := range members {
		index[m] = uint32(i)
	}
	list := make([]uint32, len(members))
	for i, m := range members {
		to, known := index[e.act(g, m)]
		if !known {
			e.noValue(n, "%s leaves its range", e.show(m))
		}
		list[i] = to
	}
	return list
}

// moves says where a symmetry takes what is chosen.
type moves struct{ members, values []uint32 }

func (e *evaluator) choiceMoves(r language.Range, c choice, group []symmetry) []moves {
	var list []moves
	for _, g := range group {
		m := moves{members: e.moved(r.In, g, c.members.members)}
		if c.values != nil {
			m.values = e.moved(r.In, g, c.values.members)
		}
		list = append(list, m)
	}
	return list
}

// move takes the positions of a choice to those of its image.
func (m moves) move(out, p []uint32) {
	for i, x := range p {
		if m.values == nil {
			out[i] = m.members[x]
		} else {
			out[m.members[i]] = m.values[x]
		}
	}
	if m.values == nil {
		slices.Sort(out)
	}
}

// visited marks, with the first of each orbit, all its members.
type visited struct {
	e    *evaluator
	few  map[uint64]bool // up to seven positions below 256, and how many
	seen map[string]bool // others
}

// mark tells whether positions were not met before.
func (v *visited) mark(p []uint32) bool {
	few := uint64(len(p))
	for _, x := range p {
		if len(p) > 7 || x > 255 {
			key := certificates.Key(p)
			if v.seen[key] {
				return false
			}
			v.e.take(int64(len(key)) + 64)
			v.seen[key] = true
			return true
		}
		few = few<<8 | uint64(x)
	}
	if v.few[few] {
		return false
	}
	v.e.take(64)
	v.few[few] = true
	return true
}

// first tells whether the positions are of no orbit that was met, and marks its members: all that
// are reached from it by generators, of which each is a bijection of finitely many.
func (v *visited) first(p []uint32, group []moves) bool {
	if !v.mark(p) {
		return false
	}
	q := make([]uint32, len(p))
	for queue := [][]uint32{slices.Clone(p)}; len(queue) > 0; queue = queue[1:] {
		for _, m := range group {
			v.e.spend(stepsOfNode + 8*int64(len(p)))
			if m.move(q, queue[0]); v.mark(q) {
				queue = append(queue, slices.Clone(q))
			}
		}
	}
	return true
}
