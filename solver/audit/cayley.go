package audit

import (
	"topocert/routing"
	"topocert/topology"
)

// cayleyTable is what a relative router says of every relative address, on a Cayley graph: a
// network whose links are those along elements of a group, its generators.
type cayleyTable struct {
	r *routing.Relative
	// port numbers each directed link by the element of the group along which it
	// leads, in the order of vertex 0's row; arc is the reverse: the directed link
	// from v along element i is arc[v·degree+i], and leads to head[arc[v·degree+i]].
	port, arc, head []uint32
	degree          uint32
	// step[g] is the number of the element along which a message with relative
	// address g moves; or degree if it stops, degree+1 if no link leads along.
	step []uint32
}

// newCayleyTable asks the router for every relative address. It returns nil if some
// vertex has other links than those along the elements next to vertex 0.
func newCayleyTable(g *topology.Graph, a *Arcs, r *routing.Relative) *cayleyTable {
	t := &cayleyTable{
		r: r, degree: uint32(g.Degree(0)),
		port: make([]uint32, a.Count()), arc: make([]uint32, a.Count()), head: make([]uint32, 0, a.Count()),
		step: make([]uint32, g.Order()),
	}
	row := g.Neighbors(0)
	for v := range uint32(g.Order()) {
		if g.Degree(v) != len(row) {
			return nil
		}
		t.head = append(t.head, g.Neighbors(v)...)
		for i, s := range row {
			arc, ok := a.Find(v, r.Translate(v, s))
			if !ok {
				return nil
			}
			t.port[arc], t.arc[v*t.degree+uint32(i)] = uint32(i), arc
		}
	}
	for address := range t.step {
		s := r.Step(uint32(address))
		t.step[address] = t.degree + 1
		if s == 0 {
			t.step[address] = t.degree
		}
		for i, element := range row {
			if s == element {
				t.step[address] = uint32(i)
			}
		}
	}
	return t
}

// fill is plain for a relative router: what Next returns at v is found from the
// relative address, by the definition of routing.Relative.
func (t *cayleyTable) fill(w *walker, d uint32) {
	n := uint32(len(t.step))
	w.resize(int(n))
	w.at = nil
	for v := range n {
		w.next[v], w.hops[v] = nowhere, 0
		if v == d {
			continue
		}
		switch s := t.step[t.r.Address(v, d)]; s {
		case t.degree:
			w.hops[v] = stopped
		case t.degree + 1:
			w.hops[v] = left
		default:
			arc := t.arc[v*t.degree+s]
			w.next[v], w.arc[v], w.hops[v] = t.head[arc], arc, unknown
		}
	}
}
