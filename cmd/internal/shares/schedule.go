package shares

import (
	"math"
	"slices"
)

// Schedule says what workers would take for tasks whose times are known, each doing one
// task at a time: the time until all tasks are done, and the sum of what the workers spend.
type Schedule struct {
	Workers int `json:"workers"`
	// Shares is with each worker doing its share alone.
	Shares float64 `json:"seconds_shares"`
	// Rest is with each going on with what others have left, and Spent what they spend on
	// tasks together: some are done twice.
	Rest  float64 `json:"seconds_rest"`
	Spent float64 `json:"spent_rest"`
}

// NewSchedule simulates so many workers, at least 1. Cost: about the number of tasks times
// that of workers.
func NewSchedule(seconds []float64, workers int) Schedule {
	s := Schedule{Workers: workers}
	lists := make([][]int, workers)  // what each is still to do
	free := make([]float64, workers) // when each takes its next task; infinite after the last
	for i := range workers {
		own, others := Share{i, workers}.Of(len(seconds))
		sum := 0.0
		for _, task := range own {
			sum += seconds[task]
		}
		s.Shares = max(s.Shares, sum)
		lists[i] = append(own, others...)
	}
	done := slices.Repeat([]float64{math.Inf(1)}, len(seconds)) // when a task has a result
	for {
		// The worker who is free first takes its next task that has no result by then.
		now := slices.Min(free)
		if math.IsInf(now, 1) {
			break
		}
		worker := slices.Index(free, now)
		list := lists[worker]
		for len(list) > 0 && done[list[0]] <= now {
			list = list[1:]
		}
		if len(list) == 0 {
			free[worker] = math.Inf(1)
			continue
		}
		task := list[0]
		lists[worker] = list[1:]
		free[worker] = now + max(seconds[task], 1e-9)
		done[task] = min(done[task], free[worker])
		s.Spent += seconds[task]
	}
	for _, end := range done {
		s.Rest = max(s.Rest, end)
	}
	return s
}
