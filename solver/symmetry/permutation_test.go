package symmetry

import "testing"

// TestGroupSize: an order is computed as long as it has a million bits, and no longer. By
// Stirling's formula 50,000! has 708,000 and 80,000! has 1,190,000.
func TestGroupSize(t *testing.T) {
	for n, want := range map[uint64]bool{50_000: true, 80_000: false} {
		size := newGroupSize()
		size.factorials[n] = 1
		if got := size.number() != nil; got != want {
			t.Errorf("%d!: computed: %v, want %v", n, got, want)
		}
	}
}
