package solver

import (
	"fmt"
	"slices"

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

// FromGonum returns a graph of gonum's as a graph of ours, and the ID of each vertex:
// vertices are in the order of their IDs. Weights and everything else that nodes and
// edges know are left behind.
//
// The graph has to be simple and undirected. A directed graph, a loop, several lines
// between two nodes, and edges of which one end does not know are refused with
// topology.ErrFormat; more than topology.MaxOrder nodes or topology.MaxSize edges with
// topology.ErrLimit. (graph.Undirect makes an undirected graph of a directed one.)
//
// It costs O((order + size) · log order), and what gonum's graph takes to list its edges.
func FromGonum(g graph.Undirected) (*topology.Graph, []int64, error) {
	if _, ok := g.(graph.Directed); ok {
		return nil, nil, fmt.Errorf("solver: %w: got a directed graph of gonum's, want an undirected one", topology.ErrFormat)
	}
	var ids []int64
	for nodes := g.Nodes(); nodes.Next(); {
		if len(ids) == topology.MaxOrder {
			return nil, nil, fmt.Errorf("solver: %w: more than %d nodes, want at most that many", topology.ErrLimit, topology.MaxOrder)
		}
		ids = append(ids, nodes.Node().ID())
	}
	slices.Sort(ids)
	several, _ := g.(graph.Multigraph)
	var arcs [][2]uint32 // with the lower end first
	back := 0            // arcs the other way
	for u, id := range ids {
		if u > 0 && ids[u-1] == id {
			return nil, nil, fmt.Errorf("solver: %w: node %d is listed twice, want each once", topology.ErrFormat, id)
		}
		for near := g.From(id); near.Next(); {
			other := near.Node().ID()
			v, found := slices.BinarySearch(ids, other)
			switch {
			case !found:
				return nil, nil, fmt.Errorf("solver: %w: node %d has an edge to %d, which is no node", topology.ErrFormat, id, other)
			case other == id:
				return nil, nil, fmt.Errorf("solver: %w: loop at node %d, want a simple graph", topology.ErrFormat, id)
			case !g.HasEdgeBetween(other, id):
				return nil, nil, fmt.Errorf("solver: %w: node %d has an edge to %d, which does not have it, want an undirected graph", topology.ErrFormat, id, other)
			case several != nil && several.Lines(id, other).Len() > 1:
				return nil, nil, fmt.Errorf("solver: %w: %d lines between nodes %d and %d, want one", topology.ErrFormat, several.Lines(id, other).Len(), id, other)
			case v < u:
				back++
				continue
			case len(arcs) == topology.MaxSize:
				return nil, nil, fmt.Errorf("solver: %w: more than %d edges, want at most that many", topology.ErrLimit, topology.MaxSize)
			}
			arcs = append(arcs, [2]uint32{uint32(u), uint32(v)})
		}
	}
	if back != len(arcs) {
		return nil, nil, fmt.Errorf("solver: %w: %d edges from their lower ends and %d from their higher, want an undirected graph", topology.ErrFormat, len(arcs), back)
	}
	simple, err := topology.FromEdges(len(ids), func(yield func(u, v uint32) bool) {
		for _, a := range arcs {
			if !yield(a[0], a[1]) {
				return
			}
		}
	})
	if err != nil {
		return nil, nil, fmt.Errorf("solver: %w", err)
	}
	return simple, ids, nil
}
