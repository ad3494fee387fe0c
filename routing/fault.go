package routing

import (
	"iter"

	"topocert/topology"
)

// Fault is a dead link, between U and V, or if U = V a dead vertex.
type Fault struct{ U, V uint32 }

// FaultTolerant is a router that can be told of a fault.
type FaultTolerant interface {
	Router
	// Around returns the router in the network with the fault. It never sends a
	// message through a dead vertex or over a dead link, if it is right; which
	// vertices know of the fault is for its doc comment to say.
	Around(f Fault) Router
}

// Vertex tells whether the fault is a dead vertex.
func (f Fault) Vertex() bool { return f.U == f.V }

// Blocks tells whether a message cannot move from u to the neighbour v: the
// link between them is dead, or one of them is.
func (f Fault) Blocks(u, v uint32) bool {
	if f.Vertex() {
		return u == f.U || v == f.U
	}
	return u == f.U && v == f.V || u == f.V && v == f.U
}

// Faults yields every dead vertex, or every dead link, of a network.
func Faults(g *topology.Graph, vertices bool) iter.Seq[Fault] {
	return func(yield func(Fault) bool) {
		if vertices {
			for v := range uint32(g.Order()) {
				if !yield(Fault{v, v}) {
					return
				}
			}
			return
		}
		for u, v := range g.Edges() {
			if !yield(Fault{u, v}) {
				return
			}
		}
	}
}
