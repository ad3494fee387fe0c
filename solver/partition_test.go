package solver

import (
	"math/rand/v2"
	"testing"
)

// TestPartition holds the partition against one that is written out.
func TestPartition(t *testing.T) {
	const n = 60
	random := rand.New(rand.NewPCG(1, 2))
	sets, least := NewPartition(n), make([]uint32, n)
	for v := range least {
		least[v] = uint32(v)
	}
	for range 2 * n {
		u, v := random.Uint32N(n), random.Uint32N(n)
		a, b := min(least[u], least[v]), max(least[u], least[v])
		if root, other := sets.Join(u, v); root != a || other != b {
			t.Fatalf("%d and %d: the roots %d and %d, want %d and %d", u, v, root, other, a, b)
		}
		for w := range least {
			if least[w] == b {
				least[w] = a
			}
			if got := sets.Find(uint32(w)); got != least[w] {
				t.Fatalf("%d is in the part of %d, want %d", w, got, least[w])
			}
		}
	}
}
