package lanes

import (
	"runtime/debug"
	"testing"
)

// TestLongWay: a way through all channels asks for no deep recursion. In a second graph its ends are joined.
func TestLongWay(t *testing.T) {
	const n = 1 << 18
	defer debug.SetMaxStack(debug.SetMaxStack(n * 64))
	for _, ring := range []bool{false, true} {
		p := &problem{channels: n, out: make([][]uint32, n)}
		for x := range uint32(n) { // a dependency out of each channel, but for the last one's
			if x+1 < n || ring {
				p.out[x] = []uint32{x}
			}
			p.head = append(p.head, (x+1)%n)
		}
		for x, part := range p.strongComponents() {
			if want := int32(n - 1 - x); ring && part != 0 || !ring && part != want {
				t.Fatalf("ring %v: channel %d is in component %d, want %d", ring, x, part, want)
			}
		}
	}
}
