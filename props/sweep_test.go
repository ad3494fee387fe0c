package props

import (
	"math/big"
	"slices"
	"testing"

	"topocert/certificates/formula"
	"topocert/internal/deep"
)

// TestSweepMissesNone compares the members of families with all tuples below a large
// bound that are in the domain and not too large.
func TestSweepMissesNone(t *testing.T) {
	deep.NotShort(t)
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
		{For: "a >= 1, b >= 1 if a == 1 || b == 1", Order: "2*a*b"},
		{For: "a >= 4, b >= 1 if a % 2 == 0", Order: "pow(a,2)*b"},
	} {
		for _, limit := range []int{0, 7, 36} {
			all := f.reading(Reading{})
			var want, got []string
			for a := range int64(most) {
				for b := range int64(most) {
					e := formula.Env{"a": big.NewRat(a, 1), "b": big.NewRat(b, 1)}
					c, err := all.instance(e)
					if in, wrong := all.domain.Contains(e); err == nil && wrong == nil && in && c.Size.Cmp(big.NewRat(int64(limit), 1)) <= 0 {
						want = append(want, c.Name)
					}
				}
			}
			list, _, err := all.list(t.Context(), nil, limit)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range list {
				got = append(got, c.Name)
			}
			slices.Sort(want)
			slices.Sort(got)
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s to %d: %v, want %v", f.For, f.Order, limit, got, want)
			}
		}
	}
}
