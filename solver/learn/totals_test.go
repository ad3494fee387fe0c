package learn

import (
	"testing"

	"topocert/certificates/family"
)

// TestTotals: running sums of 1, of links and of distances are those of members that are larger
// than the samples, counted one by one.
func TestTotals(t *testing.T) {
	one := func(*family.Member, []int64, uint32) int64 { return 1 }
	for _, c := range []struct {
		name string
		of   func(net *family.Member, params []int64, v uint32) int64
	}{
		{"Mesh2", one},
		{"Ladder", one},
		{"Ring", func(net *family.Member, _ []int64, v uint32) int64 {
			return min(int64(v), int64(net.Order())-int64(v))
		}},
	} {
		f := learnt(t, c.name, nil)
		got, err := f.Totals(t.Context(), c.of)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		for _, params := range larger(f.text.Head()) {
			net, err := family.Build(f.text, params, nil)
			if err != nil {
				t.Fatal(err)
			}
			want := int64(0)
			for v := range uint32(net.Order()) {
				here := append(append([]int64{}, params...), net.Coordinates(v)...)
				sum := int64(0)
				for i, s := range got.Sums {
					x, _ := s.Value(here[:len(params)+i+1])
					sum += x
				}
				if sum != want*got.Factor {
					t.Errorf("%s: %d times the sum before %s is %d, want %d", net.Name(), got.Factor, net.Label(v), sum, want*got.Factor)
					break
				}
				want += c.of(net, params, v)
			}
			if x, _ := got.Whole.Value(params); x != want*got.Factor {
				t.Errorf("%s: %d times the whole sum is %d, want %d", net.Name(), got.Factor, x, want*got.Factor)
			}
		}
	}
}
