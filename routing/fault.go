package routing

import (
	"iter"

	"topocert/topology"
)

// Fault is a dead link, between U and V, or if U = V a dead vertex; with what else is dead at the same
// time.
type Fault struct {
	U, V uint32
	Rest *Fault // nil for nothing else
}

// FaultTolerant is a router that can be told of a fault.
type FaultTolerant interface {
	Router
	// Around returns the router in the network with the fault; one that knows one fault alone heeds the
	// first of several. It never sends a
	// message through a dead vertex or over a dead link, if it is right; which
	// vertices know of the fault is for its doc comment to say.
	Around(f Fault) Router
}

// Vertex tells whether the fault, or the first of several, is a dead vertex.
func (f Fault) Vertex() bool { return f.U == f.V }

// Blocks tells whether a message cannot move from u to the neighbour v: the
// link between them is dead, or one of them is.
func (f Fault) Blocks(u, v uint32) bool {
	for f := range f.All() {
		switch {
		case f.Vertex() && (u == f.U || v == f.U), u == f.U && v == f.V, u == f.V && v == f.U:
			return true
		}
	}
	return false
}

// All yields the dead links and vertices one by one.
func (f Fault) All() iter.Seq[Fault] {
	return func(yield func(Fault) bool) {
		for next := &f; next != nil && yield(Fault{U: next.U, V: next.V}); next = next.Rest {
		}
	}
}

// Kills tells whether a vertex is dead.
func (f Fault) Kills(v uint32) bool {
	for f := range f.All() {
		if f.Vertex() && f.U == v {
			return true
		}
	}
	return false
}

// Together returns faults that are there at the same time.
func Together(list []Fault) (f Fault) {
	f = list[0]
	if len(list) > 1 {
		rest := Together(list[1:])
		f.Rest = &rest
	}
	return f
}

// Faults yields every dead vertex, or every dead link, of a network.
func Faults(g *topology.Graph, vertices bool) iter.Seq[Fault] {
	return func(yield func(Fault) bool) {
		if vertices {
			for v := range uint32(g.Order()) {
				if !yield(Fault{U: v, V: v}) {
					return
				}
			}
			return
		}
		for u, v := range g.Edges() {
			if !yield(Fault{U: u, V: v}) {
				return
			}
		}
	}
}

// Unaware returns a router that is told of faults and does not heed them, as a table
// in a switch does not: it sends every message as r does, and a message stops where the
// link or the vertex that it is sent to is dead.
func Unaware(r Router) FaultTolerant { return unaware{r} }

type unaware struct{ Router }

// Around returns the router in the network with the fault.
func (u unaware) Around(f Fault) Router { return stopping{u.Router, f} }

// stopping is a router whose messages stop at a fault.
type stopping struct {
	Router
	fault Fault
}

// Next returns what the router says; at itself where the fault is on the way.
func (s stopping) Next(at, destination uint32, header string) (uint32, string) {
	next, then := s.Router.Next(at, destination, header)
	if next != at && s.fault.Blocks(at, next) {
		return at, header
	}
	return next, then
}
