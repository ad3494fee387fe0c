package solvertest

import (
	"slices"
	"testing"

	"gonum.org/v1/gonum/graph"
	"gonum.org/v1/gonum/graph/simple"
	"gonum.org/v1/gonum/graph/topo"
	"pgregory.net/rapid"

	"topocert/topology"
)

// TestGonum asks the adapter and gonum's own graph, built from the same
// links, the same questions.
func TestGonum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 12).Draw(t, "order")
		g := DrawGraph(t, n)
		got, want := NewGonum(g), simple.NewUndirectedGraph()
		for v := range n {
			want.AddNode(simple.Node(v))
		}
		for u, v := range g.Edges() {
			want.SetEdge(simple.Edge{F: simple.Node(u), T: simple.Node(v)})
		}
		if !slices.Equal(ids(got.Nodes()), ids(want.Nodes())) {
			t.Fatalf("nodes %v, want %v", ids(got.Nodes()), ids(want.Nodes()))
		}
		for u := int64(-2); u < int64(n)+2; u++ {
			if got.Node(u) != want.Node(u) {
				t.Fatalf("node %d is %v, want %v", u, got.Node(u), want.Node(u))
			}
			if !slices.Equal(ids(got.From(u)), ids(want.From(u))) {
				t.Fatalf("from %d: %v, want %v", u, ids(got.From(u)), ids(want.From(u)))
			}
			for v := int64(-2); v < int64(n)+2; v++ {
				if got.HasEdgeBetween(u, v) != want.HasEdgeBetween(u, v) || got.Edge(u, v) != want.Edge(u, v) ||
					got.EdgeBetween(u, v) != want.EdgeBetween(u, v) {
					t.Fatalf("edge %d–%d: %v, %v, want %v", u, v, got.Edge(u, v), got.EdgeBetween(u, v), want.Edge(u, v))
				}
			}
		}
		if a, b := topo.ConnectedComponents(got), topo.ConnectedComponents(want); len(a) != len(b) {
			t.Fatalf("%d components, want %d", len(a), len(b))
		}
	})
}

// ids walks an iterator twice and returns the IDs in increasing order.
func ids(nodes graph.Nodes) []int64 {
	var out, again []int64
	for size := nodes.Len(); nodes.Next(); size-- {
		if nodes.Len() != size-1 {
			return []int64{-1} // a wrong length
		}
		out = append(out, nodes.Node().ID())
	}
	nodes.Reset()
	for _, v := range graph.NodesOf(nodes) {
		again = append(again, v.ID())
	}
	slices.Sort(out)
	slices.Sort(again)
	if !slices.Equal(out, again) {
		return []int64{-2} // a wrong reset
	}
	return out
}

func TestGonumLargeIDs(t *testing.T) {
	a := NewGonum(Linked(t, 2, PathLinks(2)))
	for _, id := range []int64{-1, 2, 1 << 32, 1<<32 + 1, -1 << 32} {
		if a.Node(id) != nil || a.From(id).Len() != 0 || a.HasEdgeBetween(0, id) || a.HasEdgeBetween(id, 0) || a.Edge(id, 0) != nil {
			t.Errorf("vertex %d exists", id)
		}
	}
	if e := a.Edge(1, 0); e.From().ID() != 1 || e.To().ID() != 0 {
		t.Errorf("edge from 1 to 0 is %v", e)
	}
	if NewGonum(new(topology.Graph)).Nodes().Next() {
		t.Error("the empty graph has a vertex")
	}
}
