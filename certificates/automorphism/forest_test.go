package automorphism

import (
	"math/rand/v2"
	"testing"
)

// TestForest holds a forest against a partition that is written out.
func TestForest(t *testing.T) {
	const n = 60
	random := rand.New(rand.NewPCG(1, 2))
	sets, least := Permutation{}.Images(n), make([]uint32, n)
	for v := range least {
		least[v] = uint32(v)
	}
	for range 2 * n {
		u, v := random.Uint32N(n), random.Uint32N(n)
		a, b := min(least[u], least[v]), max(least[u], least[v])
		if root, other := Join(sets, u, v); root != a || other != b {
			t.Fatalf("%d and %d: the roots %d and %d, want %d and %d", u, v, root, other, a, b)
		}
		for w := range least {
			if least[w] == b {
				least[w] = a
			}
			if got := Find(sets, uint32(w)); got != least[w] {
				t.Fatalf("%d is in the part of %d, want %d", w, got, least[w])
			}
		}
	}
}
