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
	"pgregory.net/rapid"

	"topocert/solver/solvertest"
	"topocert/topology"
)

// TestGonum: gonum's graph has the vertices and links of ours.
func TestGonum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 12).Draw(t, "order")
		g := solvertest.DrawGraph(t, n)
		got := NewGonum(g)
		if got.Nodes().Len() != n || got.Edges().Len() != g.Size() {
			t.Fatalf("%d nodes and %d edges, want %d and %d", got.Nodes().Len(), got.Edges().Len(), n, g.Size())
		}
		for u := range n {
			for v := range n {
				if got.HasEdgeBetween(int64(u), int64(v)) != g.HasEdge(uint32(u), uint32(v)) {
					t.Fatalf("edge %d–%d: %v, want %v", u, v, got.HasEdgeBetween(int64(u), int64(v)), g.HasEdge(uint32(u), uint32(v)))
				}
			}
		}
	})
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
		{looped{simple.NewUndirectedGraph()}, "loop at node 5"},
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
type looped struct{ *simple.UndirectedGraph }

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
