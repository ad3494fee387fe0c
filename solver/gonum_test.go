package solver

import (
	"errors"
	"iter"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/graph"
	"gonum.org/v1/gonum/graph/iterator"
	"gonum.org/v1/gonum/graph/multi"
	"gonum.org/v1/gonum/graph/simple"
	"gonum.org/v1/gonum/graph/topo"
	"pgregory.net/rapid"

	"topocert/solver/solvertest"
	"topocert/topology"
)

// TestGonum asks the adapter and gonum's own graph, built from the same
// links, the same questions.
func TestGonum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 12).Draw(t, "order")
		g := solvertest.DrawGraph(t, n)
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
	a := NewGonum(solvertest.Linked(t, 2, solvertest.PathLinks(2)))
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

// TestFromGonum: what goes out comes back, through gonum's own graph too, and graphs that
// are not simple are refused.
func TestFromGonum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 12).Draw(t, "order")
		scale := rapid.Int64Range(1, 1000).Draw(t, "distance of ids")
		g := solvertest.DrawGraph(t, n)
		theirs := simple.NewWeightedUndirectedGraph(0, 0)
		for v := range int64(n) {
			theirs.AddNode(simple.Node(scale * (v - 3)))
		}
		for u, v := range g.Edges() {
			theirs.SetWeightedEdge(theirs.NewWeightedEdge(simple.Node(scale*(int64(v)-3)), simple.Node(scale*(int64(u)-3)), 2))
		}
		for _, from := range []graph.Undirected{theirs, NewGonum(g)} {
			back, ids, err := FromGonum(from)
			if err != nil {
				t.Fatal(err)
			}
			if back.Order() != n || !slices.Equal(slices.Collect(linkPairs(back)), slices.Collect(linkPairs(g))) {
				t.Fatalf("links %v, want %v", slices.Collect(linkPairs(back)), slices.Collect(linkPairs(g)))
			}
			for v, id := range ids {
				if from == graph.Undirected(theirs) && id != scale*(int64(v)-3) {
					t.Fatalf("ids %v at distances of %d", ids, scale)
				}
			}
		}
	})
	double := multi.NewUndirectedGraph()
	for range 2 {
		double.SetLine(double.NewLine(multi.Node(1), multi.Node(7)))
	}
	for _, test := range []struct {
		g    graph.Undirected
		want string
	}{
		{double, "2 lines between nodes 1 and 7, want one"},
		{looped{NewGonum(new(topology.Graph))}, "loop at node 5"},
		{oneWay{simple.NewUndirectedGraph()}, "node 1 has an edge to 2, which does not have it"},
		{bothKinds{simple.NewDirectedGraph()}, "got a directed graph"},
	} {
		if _, _, err := FromGonum(test.g); !errors.Is(err, topology.ErrFormat) || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%T: %v, want %s", test.g, err, test.want)
		}
	}
	arrows := simple.NewDirectedGraph()
	arrows.SetEdge(arrows.NewEdge(simple.Node(3), simple.Node(1)))
	if g, ids, err := FromGonum(graph.Undirect{G: arrows}); err != nil || g.Size() != 1 || !slices.Equal(ids, []int64{1, 3}) {
		t.Errorf("an undirected view: %v, %v", ids, err)
	}
}

// looped has a node with a link to itself.
type looped struct{ Gonum }

func (looped) Nodes() graph.Nodes             { return iterator.NewOrderedNodes([]graph.Node{simple.Node(5)}) }
func (l looped) From(int64) graph.Nodes       { return l.Nodes() }
func (looped) HasEdgeBetween(_, _ int64) bool { return true }

// oneWay has a link that one end does not know.
type oneWay struct{ *simple.UndirectedGraph }

func (oneWay) Nodes() graph.Nodes {
	return iterator.NewOrderedNodes([]graph.Node{simple.Node(1), simple.Node(2)})
}

func (oneWay) From(id int64) graph.Nodes {
	return iterator.NewOrderedNodes([]graph.Node{simple.Node(3 - id)})
}

// bothKinds calls itself directed and undirected.
type bothKinds struct{ *simple.DirectedGraph }

func (bothKinds) EdgeBetween(_, _ int64) graph.Edge { return nil }

// linkPairs yields the links.
func linkPairs(g *topology.Graph) iter.Seq[[2]uint32] {
	return func(yield func([2]uint32) bool) {
		for u, v := range g.Edges() {
			if !yield([2]uint32{u, v}) {
				return
			}
		}
	}
}
