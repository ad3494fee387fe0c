package shares

import (
	"container/heap"
	"slices"
	"strconv"
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
	names := make([]string, len(seconds))
	for i := range names {
		names[i] = strconv.Itoa(i)
	}
	done := make([]float64, len(seconds)) // when a task has a result; 0 for none yet
	var queue clocks
	lists := make([][]int, workers)
	for i := range workers {
		own, others := Share{i, workers}.Of(names)
		sum := 0.0
		for _, name := range slices.Concat(own, others) {
			task, _ := strconv.Atoi(name) // it is a number
			lists[i] = append(lists[i], task)
			if len(lists[i]) <= len(own) {
				sum += seconds[task]
			}
		}
		s.Shares = max(s.Shares, sum)
		queue = append(queue, clock{0, i})
	}
	// The worker who is free first takes its next task that has no result by then.
	for queue.Len() > 0 {
		now := heap.Pop(&queue).(clock)
		list := lists[now.worker]
		for len(list) > 0 && done[list[0]] > 0 && done[list[0]] <= now.time {
			list = list[1:]
		}
		if len(list) == 0 {
			continue
		}
		task := list[0]
		lists[now.worker] = list[1:]
		end := now.time + max(seconds[task], 1e-9)
		if done[task] == 0 || end < done[task] {
			done[task] = end
		}
		s.Spent += seconds[task]
		heap.Push(&queue, clock{end, now.worker})
	}
	if len(done) > 0 {
		s.Rest = slices.Max(done)
	}
	return s
}

// clock says when a worker is free.
type clock struct {
	time   float64
	worker int
}

type clocks []clock

func (c clocks) Len() int { return len(c) }
func (c clocks) Less(i, j int) bool {
	return c[i].time < c[j].time || c[i].time == c[j].time && c[i].worker < c[j].worker
}
func (c clocks) Swap(i, j int) { c[i], c[j] = c[j], c[i] }
func (c *clocks) Push(x any)   { *c = append(*c, x.(clock)) }
func (c *clocks) Pop() any {
	last := (*c)[len(*c)-1]
	*c = (*c)[:len(*c)-1]
	return last
}
