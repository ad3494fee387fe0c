package props

import (
	"math/big"
	"slices"
	"testing"

	"topocert/certificates/formula"
)

// TestSweepMissesNone compares the members of families with all tuples below a large
// bound that are in the domain and not too large.
func TestSweepMissesNone(t *testing.T) {
	const most = 40
	for _, f := range []Family{
		{For: "a >= 2, b >= 1", Order: "a*a*b"},
		{For: "a >= 2, b >= 1", Order: "8*a*b"},
		{For: "a >= 2, b >= 1", Order: "a*b*b"},
		{For: "a >= 2, b >= 1", Order: "a*b+b"},
		{For: "a >= 4, b >= 1 if a % 2 == 0", Order: "b*a*a"},
		{For: "a in [3, 2], b >= 1", Order: "a*b"},
		{For: "a >= 2, b in 1..a", Order: "a*a"},
		{For: "a >= 2, b >= 2", Order: "b*3*a"},
	} {
		for _, limit := range []int{0, 7, 36} {
			d, order := f.parsed(), f.orders()
			var want, got []string
			for a := range int64(most) {
				for b := range int64(most) {
					e := formula.Env{"a": big.NewRat(a, 1), "b": big.NewRat(b, 1)}
					if in, err := d.Contains(e); err == nil && in && order(e) <= limit {
						want = append(want, f.member(d, e).name)
					}
				}
			}
			for _, m := range f.members(limit) {
				got = append(got, m.name)
			}
			slices.Sort(want)
			slices.Sort(got)
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s to %d: %v, want %v", f.For, f.Order, limit, got, want)
			}
		}
	}
}
