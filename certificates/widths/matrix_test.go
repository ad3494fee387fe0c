package widths

import "testing"

// TestDominant holds the quick way's last step against matrices of two rows, worked out by
// hand: what is left of 4^k·A without R·Rᵀ is dominant or not.
func TestDominant(t *testing.T) {
	none := [][]int64{{0}, {0, 0}}
	for _, test := range []struct {
		a, r  [][]int64
		shift uint
		want  bool
	}{
		{[][]int64{{3}, {3, 3}}, none, 0, true},
		{[][]int64{{2}, {3, 8}}, none, 0, false}, // the first row, by what stands in the second
		{[][]int64{{8}, {-3, 2}}, none, 4, false},
		{[][]int64{{1}, {2, 4}}, [][]int64{{1}, {2, 0}}, 0, true},
		{[][]int64{{1}, {-2, 4}}, [][]int64{{1}, {-2, 0}}, 0, true},
		{[][]int64{{1}, {-2, 4}}, [][]int64{{-1}, {2, 0}}, 0, true},
		{[][]int64{{1}, {2, 4}}, [][]int64{{1}, {-2, 0}}, 0, false},
		{[][]int64{{1}, {2, 4}}, [][]int64{{2}, {4, 0}}, 2, true},
		{[][]int64{{1}, {2, 4}}, [][]int64{{2}, {4, 0}}, 0, false}, // R is too large
		{[][]int64{{1 << 60}, {0, 1 << 60}}, [][]int64{{1 << 46}, {0, 1 << 46}}, 32, true},
		{[][]int64{{1 << 60}, {0, 1 << 60}}, [][]int64{{1<<46 + 1}, {0, 1 << 46}}, 32, false},
	} {
		if got := dominant(test.a, test.r, test.shift); got != test.want {
			t.Errorf("%v, %v, shift %d: %t, want %t", test.a, test.r, test.shift, got, test.want)
		}
	}
}
