package routing_test

import (
	"fmt"
	"slices"
	"testing"

	"topocert/internal/deep"
)

// squares tries a router on every network of a family of at most 1,936 vertices:
// every pair up to 1,024 vertices; beyond, from every vertex to one destination
// of each orbit under the eight symmetries of the square. BenchmarkEveryPair
// tries the other pairs as well.
func squares(t *testing.T, name, family string, from, step int) {
	t.Helper()
	limit := deep.Cases(12, 24, 44)
	for n := from; n <= limit; n += step {
		g, r := router(t, name, fmt.Sprintf("%s(%d)", family, n))
		destinations := every(g.Order())
		if n > 32 {
			destinations = slices.DeleteFunc(destinations, func(v uint32) bool {
				row, col := int(v)/n, int(v)%n
				return row > col || 2*col > n
			})
		}
		closer(t, g, r, destinations)
	}
}

// BenchmarkEveryPair tries every pair of every network of at most 4,096 vertices
// of the families whose symmetries the minimal routers do not share.
func BenchmarkEveryPair(b *testing.B) {
	for _, f := range []struct {
		name, family string
		from, step   int
	}{
		{"cctorus-minimal", "CCTorus", 3, 1}, {"cctorus-minimal", "CCTorusOpp", 4, 2},
		{"xtorus-minimal", "XTorus", 3, 1}, {"xmesh-minimal", "XMesh", 3, 1}, {"xmesh-minimal", "XMeshW", 3, 1},
	} {
		b.Run(f.family, func(b *testing.B) {
			pairs := 0
			for b.Loop() {
				for n := f.from; n <= 64; n += f.step {
					g, r := router(b, f.name, fmt.Sprintf("%s(%d)", f.family, n))
					pairs += closer(b, g, r, every(g.Order()))
				}
			}
			b.ReportMetric(float64(pairs)/float64(b.N), "pairs")
			b.ReportMetric(float64(pairs)/b.Elapsed().Seconds(), "pairs/s")
		})
	}
}

// large tries a router on networks of 10⁵ vertices and more, the first of 10⁶, from every
// vertex to a few spread destinations, and to corners, middles and centres.
func large(t *testing.T, name string, on ...string) {
	t.Helper()
	deep.Only(t)
	want, side := million, uint32(1000)
	for _, on := range on {
		g, r := router(t, name, on)
		if g.Order() < want {
			t.Errorf("%s has %d vertices, want at least %d", on, g.Order(), want)
		}
		last := uint32(g.Order() - 1)
		closer(t, g, r, append(few(g.Order(), 3), last, last/2, last/2+side/2))
		want, side = many, 320
	}
}

func TestCCTorusMinimal(t *testing.T) {
	squares(t, "cctorus-minimal", "CCTorus", 3, 1)
	squares(t, "cctorus-minimal", "CCTorusOpp", 4, 2)
}

func TestCCTorusMinimalMillion(t *testing.T) {
	large(t, "cctorus-minimal", "CCTorus(1001)", "CCTorus(320)", "CCTorusOpp(320)")
}

func BenchmarkCCTorusMinimal(b *testing.B) {
	for _, on := range []string{"CCTorus(9)", "CCTorus(64)", "CCTorus(1001)", "CCTorusOpp(64)"} {
		b.Run(on, func(b *testing.B) { hops(b, "cctorus-minimal", on) })
	}
}
