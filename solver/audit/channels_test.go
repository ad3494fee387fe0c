package audit

import (
	"testing"

	"topocert/solver/solvertest"
)

// TestShortestCycle: of rings in which messages go round, that with the fewest channels is
// found, wherever it lies.
func TestShortestCycle(t *testing.T) {
	for _, sizes := range [][]int{{3, 5}, {5, 3}, {6, 4, 5}, {4, 4}} {
		var links []solvertest.Link
		n, least := 0, sizes[0]
		for _, size := range sizes {
			links = append(links, solvertest.Shifted(solvertest.Circulant(size, 1), n)...)
			n, least = n+size, min(least, size)
		}
		c := NewChannels(NewArcs(solvertest.Linked(t, n, links)), 1)
		first := 0
		for _, size := range sizes {
			for i := range size {
				at := func(k int) uint32 { return uint32(first + k%size) }
				from, _ := c.arcs.Find(at(i), at(i+1))
				to, _ := c.arcs.Find(at(i+1), at(i+2))
				c.Add(from, to)
			}
			first += size
		}
		if cycle := c.Cycle(); len(cycle) != least {
			t.Errorf("rings of %d: a cycle of %d channels, want %d", sizes, len(cycle), least)
		}
	}
}
