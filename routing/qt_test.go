package routing_test

import (
	"fmt"
	"testing"

	"topocert/internal/deep"
)

// TestQTMinimal tries every QT of at most 2,048 vertices: every destination up
// to 256 vertices, and beyond the corners of one module, whose translations, which
// are automorphisms, are all destinations; Next depends on x and y through
// their differences only.
func TestQTMinimal(t *testing.T) {
	limit := deep.Cases(64, 512, 2048)
	pairs := 0
	for m := 2; 16*m <= limit; m++ {
		for n := 2; 8*m*n <= limit; n++ {
			g, r := router(t, "qt-minimal", fmt.Sprintf("QT(%d,%d)", m, n))
			destinations := every(g.Order())
			if g.Order() > 256 {
				destinations = destinations[g.Order()/2&^7:][:8]
			}
			pairs += closer(t, g, r, destinations)
		}
	}
	t.Logf("%d pairs", pairs)
}

func TestQTMinimalMillion(t *testing.T) {
	deep.Only(t)
	want := million
	for _, on := range []string{"QT(354,354)", "QT(111,113)", "QT(2,6501)", "QT(6501,2)", "QT(4167,3)", "QT(49,256)"} {
		g, r := router(t, "qt-minimal", on)
		if g.Order() < want {
			t.Errorf("%s has %d vertices, want at least %d", on, g.Order(), want)
		}
		want = many
		// The half turn takes the other corners of the module to these.
		closer(t, g, r, every(g.Order())[g.Order()/2&^7:][:4])
	}
}

func BenchmarkQTMinimal(b *testing.B) {
	for _, on := range []string{"QT(8,8)", "QT(32,32)", "QT(354,354)", "QT(3,41667)"} {
		b.Run(on, func(b *testing.B) { hops(b, "qt-minimal", on) })
	}
}
