package solver

import (
	"testing"

	"pgregory.net/rapid"

	"topocert/solver/solvertest"
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
