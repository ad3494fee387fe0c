package routing_test

import (
	"fmt"
	"testing"
)

// squares tries a router on every network of a family of at most 4,096 vertices
// and every pair.
func squares(t *testing.T, name, family string, from, step int) {
	t.Helper()
	limit := 64
	if testing.Short() {
		limit = 20
	}
	pairs := 0
	for n := from; n <= limit; n += step {
		g, r := router(t, name, fmt.Sprintf("%s(%d)", family, n))
		pairs += closer(t, g, r, every(g.Order()))
	}
	t.Logf("%s: %d pairs", family, pairs)
}

// large tries a router on networks of 10⁶ vertices and more, from every vertex to
// a few spread destinations, and to corners, middles and centres.
func large(t *testing.T, name string, on ...string) {
	t.Helper()
	if testing.Short() {
		t.Skip("networks of 10⁶ vertices")
	}
	for _, on := range on {
		g, r := router(t, name, on)
		if g.Order() < million {
			t.Errorf("%s has %d vertices, want at least %d", on, g.Order(), million)
		}
		last := uint32(g.Order() - 1)
		closer(t, g, r, append(few(g.Order(), 12), last, last/2, last/2+500))
	}
}

func TestCCTorusMinimal(t *testing.T) {
	squares(t, "cctorus-minimal", "CCTorus", 3, 1)
	squares(t, "cctorus-minimal", "CCTorusOpp", 4, 2)
}

func TestCCTorusMinimalMillion(t *testing.T) {
	large(t, "cctorus-minimal", "CCTorus(1001)", "CCTorus(1000)", "CCTorusOpp(1000)")
}

func BenchmarkCCTorusMinimal(b *testing.B) {
	for _, on := range []string{"CCTorus(9)", "CCTorus(64)", "CCTorus(1001)", "CCTorusOpp(64)"} {
		b.Run(on, func(b *testing.B) { hops(b, "cctorus-minimal", on) })
	}
}
