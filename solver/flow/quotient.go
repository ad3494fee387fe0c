package flow

import (
	"context"

	"topocert/solver"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// quotient is a graph divided by a group of automorphisms, as a flow sees it: a
// source for each orbit of vertices, a load for each orbit of links.
type quotient struct {
	g          *topology.Graph
	sources    []uint32 // a vertex of each orbit of vertices
	sourceSize []int    // the sizes of these orbits
	links      *symmetry.LinkOrbits
	// start[v] is the place of v's first link among all rows laid one after the
	// other; orbit has, at each such place, the number of the link's orbit.
	start, orbit []uint32
	count        []int // links of each orbit
	parity       solver.Parity
}

// newQuotient computes the orbits. It takes O(generators·E·log degree) time.
func newQuotient(e *symmetry.Symmetries) *quotient {
	g := e.Network.CSR()
	links, _ := e.Links(context.Background()) // soon done: no error
	f := &quotient{g: g, sources: e.Sources, sourceSize: e.Orbit, links: links, start: links.Start(), parity: solver.ParityOf(g)}
	f.orbit = make([]uint32, f.start[g.Order()])
	number := make(map[uint32]uint32) // of each orbit, by its first place
	for u, v := range g.Edges() {
		root := f.links.Find(u, v)
		o, known := number[root]
		if !known {
			o = uint32(len(f.count))
			number[root] = o
			f.count = append(f.count, 0)
		}
		f.count[o]++
		f.orbit[f.links.Place(u, v)], f.orbit[f.links.Place(v, u)] = o, o
	}
	return f
}
