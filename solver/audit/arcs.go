package audit

import (
	"slices"

	"topocert/topology"
)

// Arcs numbers the directed links of a graph: those out of the vertices 0, 1, … in turn, each
// in the order of its row.
type Arcs struct {
	g     *topology.Graph
	start []uint32 // the first out of each vertex; one more is their number
	tail  []uint32
}

// NewArcs numbers the directed links.
func NewArcs(g *topology.Graph) *Arcs {
	n := g.Order()
	a := &Arcs{g: g, start: make([]uint32, n+1), tail: make([]uint32, 0, 2*g.Size())}
	for v := range uint32(n) {
		a.start[v+1] = a.start[v] + uint32(g.Degree(v))
		for range g.Degree(v) {
			a.tail = append(a.tail, v)
		}
	}
	return a
}

// Count returns the number of directed links.
func (a *Arcs) Count() int { return len(a.tail) }

// First returns the first directed link out of v; those out of v come one after the other.
func (a *Arcs) First(v uint32) uint32 { return a.start[v] }

// Head returns the vertex to which a directed link leads.
func (a *Arcs) Head(arc uint32) uint32 {
	tail := a.tail[arc]
	return a.g.Neighbors(tail)[arc-a.start[tail]]
}

// Find returns the directed link from v to u, if there is one.
func (a *Arcs) Find(v, u uint32) (uint32, bool) {
	row := a.g.Neighbors(v)
	if len(row) > 16 {
		i, ok := slices.BinarySearch(row, u)
		return a.start[v] + uint32(i), ok
	}
	for i, w := range row {
		if w == u {
			return a.start[v] + uint32(i), true
		}
	}
	return 0, false
}
