package solver

import (
	"fmt"
	"slices"

	"gonum.org/v1/gonum/graph"
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
		return nil, nil, fmt.Errorf("%w: got a directed graph of gonum's, want an undirected one", topology.ErrFormat)
	}
	var ids []int64
	for nodes := g.Nodes(); nodes.Next(); {
		if len(ids) == topology.MaxOrder {
			return nil, nil, fmt.Errorf("%w: more than %d nodes, want at most that many", topology.ErrLimit, topology.MaxOrder)
		}
		ids = append(ids, nodes.Node().ID())
	}
	slices.Sort(ids)
	several, _ := g.(graph.Multigraph)
	var arcs [][2]uint32 // with the lower end first
	back := 0            // arcs the other way
	for u, id := range ids {
		if u > 0 && ids[u-1] == id {
			return nil, nil, fmt.Errorf("%w: node %d is listed twice, want each once", topology.ErrFormat, id)
		}
		for near := g.From(id); near.Next(); {
			other := near.Node().ID()
			v, found := slices.BinarySearch(ids, other)
			switch {
			case !found:
				return nil, nil, fmt.Errorf("%w: node %d has an edge to %d, which is no node", topology.ErrFormat, id, other)
			case other == id:
				return nil, nil, fmt.Errorf("%w: loop at node %d, want a simple graph", topology.ErrFormat, id)
			case !g.HasEdgeBetween(other, id):
				return nil, nil, fmt.Errorf("%w: node %d has an edge to %d, which does not have it, want an undirected graph", topology.ErrFormat, id, other)
			case several != nil && several.Lines(id, other).Len() > 1:
				return nil, nil, fmt.Errorf("%w: %d lines between nodes %d and %d, want one", topology.ErrFormat, several.Lines(id, other).Len(), id, other)
			case v < u:
				back++
				continue
			case len(arcs) == topology.MaxSize:
				return nil, nil, fmt.Errorf("%w: more than %d edges, want at most that many", topology.ErrLimit, topology.MaxSize)
			}
			arcs = append(arcs, [2]uint32{uint32(u), uint32(v)})
		}
	}
	if back != len(arcs) {
		return nil, nil, fmt.Errorf("%w: %d edges from their lower ends and %d from their higher, want an undirected graph", topology.ErrFormat, len(arcs), back)
	}
	simple, err := topology.FromEdges(len(ids), func(yield func(u, v uint32) bool) {
		for _, a := range arcs {
			if !yield(a[0], a[1]) {
				return
			}
		}
	})
	if err != nil {
		return nil, nil, err
	}
	return simple, ids, nil
}
