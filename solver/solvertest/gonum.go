package solvertest

import (
	"gonum.org/v1/gonum/graph"
	"gonum.org/v1/gonum/graph/iterator"
	"gonum.org/v1/gonum/graph/simple"

	"topocert/topology"
)

// Gonum presents a graph to gonum's algorithms and encodings. It copies
// nothing: vertex v is simple.Node(v), and every link has weight 1 where an
// algorithm asks for none. An ID that is no vertex is answered as gonum
// prescribes, with nil, false or no nodes.
//
// It is read-only and may be used from many goroutines; an iterator that it
// returns may not.
type Gonum struct{ g *topology.Graph }

var _ graph.Undirected = Gonum{}

// NewGonum returns g as gonum sees it.
func NewGonum(g *topology.Graph) Gonum { return Gonum{g} }

// Node returns the vertex with the given ID, or nil if there is none.
func (a Gonum) Node(id int64) graph.Node {
	if !a.has(id) {
		return nil
	}
	return simple.Node(id)
}

// Nodes returns all vertices in increasing order.
func (a Gonum) Nodes() graph.Nodes {
	return iterator.NewImplicitNodes(0, a.g.Order(), func(id int) graph.Node { return simple.Node(id) })
}

// From returns the neighbours of a vertex in increasing order.
func (a Gonum) From(id int64) graph.Nodes {
	if !a.has(id) {
		return graph.Empty
	}
	row := a.g.Neighbors(uint32(id))
	return iterator.NewImplicitNodes(0, len(row), func(i int) graph.Node { return simple.Node(row[i]) })
}

// HasEdgeBetween tells whether a link joins x and y. It costs O(log degree).
func (a Gonum) HasEdgeBetween(x, y int64) bool {
	return a.has(x) && a.has(y) && a.g.HasEdge(uint32(x), uint32(y))
}

// Edge returns the link from u to v, directed that way, or nil if there is
// none.
func (a Gonum) Edge(u, v int64) graph.Edge {
	if !a.HasEdgeBetween(u, v) {
		return nil
	}
	return simple.Edge{F: simple.Node(u), T: simple.Node(v)}
}

// EdgeBetween is Edge.
func (a Gonum) EdgeBetween(x, y int64) graph.Edge { return a.Edge(x, y) }

// has tells whether id is a vertex.
func (a Gonum) has(id int64) bool { return 0 <= id && id < int64(a.g.Order()) }
