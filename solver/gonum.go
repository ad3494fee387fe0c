package solver

import (
	"gonum.org/v1/gonum/graph/simple"

	"topocert/topology"
)

// NewGonum returns g as a graph of gonum's, a copy.
func NewGonum(g *topology.Graph) *simple.UndirectedGraph {
	to := simple.NewUndirectedGraph()
	for v := range g.Order() {
		to.AddNode(simple.Node(v))
	}
	for u, v := range g.Edges() {
		to.SetEdge(simple.Edge{F: simple.Node(u), T: simple.Node(v)})
	}
	return to
}
