// Package growth measures how the main jobs grow with a network's order: the time
// they take and the memory they ask for, and the law that the measurements follow.
// What it says depends on the machine, and on what else runs there.
package growth

import (
	"context"
	"fmt"
	"runtime"
	"time"

	"topocert/topology"
)

// Point is what one job cost on one network.
type Point struct {
	Network string
	// Order is the number of vertices.
	Order int
	// Seconds is the time on the clock, the least of several runs where one is short.
	Seconds float64
	// Bytes is the memory asked for in a run, freed or not: at least what was
	// held at any one time.
	Bytes uint64
}

// Series is one job on networks of growing order.
type Series struct {
	Name string
	// Job says what was done, to what.
	Job    string
	Points []Point
	// Time and Memory are the laws of seconds and bytes.
	Time, Memory Law
}

// task is a job on one network, in steps that are measured apart: the first finds,
// the second, if there is one, checks. What comes before them is not measured.
type task func(ctx context.Context, net topology.Network) (steps []step, err error)

// step is a function that is run for its time. It can be run again, and then does the
// same.
type step func(ctx context.Context) error

// A step is run again until the runs have taken this part of the limit together, or
// until there are so many.
const (
	part = 10
	most = 20
)

// Measure does each of the main jobs on networks of growing order, one after the
// other, each on one processor where it can be told to. A job is not tried on larger
// networks once a step has taken longer than the limit; of the networks in the list
// each is tried at least if the one before stayed below. After each job it tells its
// name.
//
// Cost: with the limit 0.5 s about 10 s of CPU and 300 MB.
//
// Errors: the context's; a job's own, which is a bug.
func Measure(ctx context.Context, limit time.Duration, tell func(name string)) ([]Series, error) {
	var all []Series
	for _, j := range jobs() {
		found, err := j.measure(ctx, limit)
		if err != nil {
			return nil, fmt.Errorf("growth: %s: %w", j.names[0], err)
		}
		all = append(all, found...)
		tell(j.names[0])
	}
	return all, nil
}

// job is a task, and networks for it in increasing order.
type job struct {
	// names and about are those of the steps.
	names, about []string
	networks     []string
	task         task
}

func (j job) measure(ctx context.Context, limit time.Duration) ([]Series, error) {
	all := make([]Series, len(j.names))
	for i := range all {
		all[i].Name, all[i].Job = j.names[i], j.about[i]
	}
	for _, name := range j.networks {
		net, err := topology.Parse(name)
		if err != nil {
			return nil, err
		}
		steps, err := j.task(ctx, net)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		late := false
		for i, s := range steps {
			p, err := clock(ctx, s, limit/part)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			p.Network, p.Order = name, net.Order()
			all[i].Points = append(all[i].Points, p)
			late = late || p.Seconds > limit.Seconds()
		}
		if late {
			break
		}
	}
	for i := range all {
		all[i].Time = fit(all[i].Points, func(p Point) float64 { return p.Seconds })
		all[i].Memory = fit(all[i].Points, func(p Point) float64 { return float64(p.Bytes) })
	}
	return all, nil
}

// clock runs a step until the runs have taken enough time, and returns the least time
// and memory of one.
func clock(ctx context.Context, s step, enough time.Duration) (Point, error) {
	var best Point
	var before, after runtime.MemStats
	began := time.Now()
	for run := range most {
		runtime.GC()
		runtime.ReadMemStats(&before)
		start := time.Now()
		if err := s(ctx); err != nil {
			return best, err
		}
		seconds := time.Since(start).Seconds()
		runtime.ReadMemStats(&after)
		bytes := after.TotalAlloc - before.TotalAlloc
		if run == 0 || seconds < best.Seconds {
			best.Seconds = seconds
		}
		if run == 0 || bytes < best.Bytes {
			best.Bytes = bytes
		}
		if time.Since(began) > enough {
			break
		}
	}
	return best, nil
}
