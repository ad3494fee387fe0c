package flow

import (
	"topocert/solver/symmetry"
	"topocert/solver/unionfind"
	"topocert/topology"
)

// flowNet is a graph divided by a group of automorphisms, as a flow sees it: a
// source for each orbit of vertices, a load for each orbit of links.
type flowNet struct {
	g          *topology.Graph
	sources    []uint32 // a vertex of each orbit of vertices
	sourceSize []int    // the sizes of these orbits
	// start[v] is the place of v's first link among all rows laid one after the
	// other; orbit has, at each such place, the number of the link's orbit.
	start, orbit []uint32
	count        []int // links of each orbit
	odd          int   // vertices of odd degree
}

// newFlowNet computes the orbits. It takes O(generators·E·log degree) time and
// 8 bytes for each end of a link besides the symmetries.
func newFlowNet(e *symmetry.Symmetries) *flowNet {
	g := e.Network.CSR()
	n := g.Order()
	f := &flowNet{g: g, sources: e.Sources, sourceSize: e.Orbit, start: make([]uint32, n+1)}
	for v := range uint32(n) {
		f.start[v+1] = f.start[v] + uint32(g.Degree(v))
		f.odd += g.Degree(v) % 2
	}
	alike := unionfind.New(int(f.start[n]))
	images := symmetry.Identity(n)
	for _, p := range e.Generators {
		p.Apply(images)
		for _, v := range p.From { // links between vertices that stay do so too
			for _, u := range g.Neighbors(v) {
				w, x := images[v], images[u]
				alike.Join(f.place(min(v, u), max(v, u)), f.place(min(w, x), max(w, x)))
			}
		}
		p.Undo(images)
	}
	f.orbit = make([]uint32, len(alike))
	number := make(map[uint32]uint32)
	for v := range uint32(n) {
		for i, u := range g.Neighbors(v) {
			if v > u {
				continue
			}
			a := f.start[v] + uint32(i)
			root := alike.Find(a)
			o, known := number[root]
			if !known {
				o = uint32(len(f.count))
				number[root] = o
				f.count = append(f.count, 0)
			}
			f.count[o]++
			f.orbit[a], f.orbit[f.place(u, v)] = o, o
		}
	}
	return f
}

// place returns the place of v in u's row.
func (f *flowNet) place(u, v uint32) uint32 {
	row := f.g.Neighbors(u)
	low, high := 0, len(row)
	for low < high {
		if mid := (low + high) / 2; row[mid] < v {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return f.start[u] + uint32(low)
}
