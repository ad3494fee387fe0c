package shares

import (
	"math"
	"testing"
)

// TestSchedule holds schedules against ones made by hand.
func TestSchedule(t *testing.T) {
	for _, c := range []struct {
		seconds []float64
		want    Schedule
	}{
		{nil, Schedule{3, 0, 0, 0}},
		{[]float64{5, 1, 2}, Schedule{1, 8, 8, 8}},
		// Worker 1 has 4 and 4, worker 2 has 1 and 1, and then the last of worker 1, which
		// that one takes too, at 4: it has no result before 6.
		{[]float64{4, 1, 4, 1}, Schedule{2, 8, 6, 14}},
		// With the second round at 3, worker 1 finds the last task done.
		{[]float64{4, 0.5, 3, 0.5}, Schedule{2, 7, 4, 8}},
		// More workers than tasks: those without a share do the others' too.
		{[]float64{3}, Schedule{2, 3, 3, 6}},
	} {
		got := NewSchedule(c.seconds, c.want.Workers)
		if got.Workers != c.want.Workers || math.Abs(got.Shares-c.want.Shares) > 1e-6 || math.Abs(got.Rest-c.want.Rest) > 1e-6 || math.Abs(got.Spent-c.want.Spent) > 1e-6 {
			t.Errorf("%v: %+v, want %+v", c.seconds, got, c.want)
		}
	}
}
