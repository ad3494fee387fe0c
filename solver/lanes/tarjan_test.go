package lanes

import (
	"iter"
	"runtime/debug"
	"testing"
)

// TestLongWay: a way through all vertices asks for no deep recursion. In a second graph its ends are joined.
func TestLongWay(t *testing.T) {
	const n = 1 << 18
	defer debug.SetMaxStack(debug.SetMaxStack(n * 64))
	for _, ring := range []bool{false, true} {
		part := strongComponents(n, func(x uint32) iter.Seq[uint32] {
			return func(yield func(uint32) bool) {
				if x+1 < n {
					yield(x + 1)
				} else if ring {
					yield(0)
				}
			}
		})
		for x, p := range part {
			if want := int32(n - 1 - x); ring && p != 0 || !ring && p != want {
				t.Fatalf("ring %v: vertex %d is in component %d, want %d", ring, x, p, want)
			}
		}
	}
}
