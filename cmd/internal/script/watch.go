package script

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"sync/atomic"
	"time"

	"go.starlark.net/starlark"
)

// watch sees to the limits of a process: it looks at the memory and the clock again and
// again, and stops what runs between two steps, so that the error has a place. What does
// not stop then is ended with the process.
type watch struct {
	limits *Limits
	exit   func(why error)
	// base is the memory that was taken before the file took any.
	base atomic.Int64

	mu   sync.Mutex
	runs map[*run]bool
	// stopped is why runs are stopped, since when.
	stopped error
	since   time.Time
}

// The watch looks so often; what was stopped may go on for so long.
const (
	interval = 5 * time.Millisecond
	grace    = 200 * time.Millisecond
)

func newWatch(limits *Limits, exit func(error)) *watch {
	w := &watch{limits: limits, exit: exit, runs: make(map[*run]bool)}
	w.rebase()
	return w
}

// rebase takes the memory that is used now for what is not the file's.
func (w *watch) rebase() {
	runtime.GC()
	w.base.Store(inUse())
	debug.SetMemoryLimit(w.base.Load() + w.limits.Memory*3/4) // the collector works harder from there
}

// inUse returns the bytes of values and of stacks.
func inUse() int64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/stacks:bytes"}}
	metrics.Read(sample)
	return int64(sample[0].Value.Uint64() + sample[1].Value.Uint64())
}

// run watches.
func (w *watch) run() {
	ticks := time.NewTicker(interval)
	defer ticks.Stop()
	for now := range ticks.C {
		taken := inUse() - w.base.Load()
		w.mu.Lock()
		why := w.passed(taken, now)
		w.mu.Unlock()
		if why != nil {
			w.exit(why)
		}
	}
}

// passed stops the runs where a limit is passed. It says why if the process must end.
func (w *watch) passed(taken int64, now time.Time) error {
	if len(w.runs) == 0 {
		w.stopped = nil
		return nil
	}
	if w.stopped != nil {
		if now.Sub(w.since) > grace || taken > w.limits.Memory*5/4 {
			return w.stopped
		}
		return nil
	}
	if taken > w.limits.Memory {
		w.stopped = w.limits.tooLarge()
	}
	for r := range w.runs {
		if w.stopped == nil && r.clock()-time.Duration(r.begun.Load()) > r.time {
			w.stopped = tooLong(r.time)
		}
	}
	if w.since = now; w.stopped != nil {
		for r := range w.runs {
			r.stop(w.stopped)
		}
	}
	return nil
}

// run is a run of the interpreter.
type run struct {
	program *program
	thread  *starlark.Thread
	steps   uint64
	time    time.Duration
	clock   func() time.Duration
	begun   atomic.Int64 // by the clock
	stopped atomic.Pointer[error]
}

// stride is the number of steps between two looks at the depth of calls.
const stride = 500

// begin begins a run of the file, or of the function that makes a network; end is to be
// called.
func (w *watch) begin(p *program, name string) *run {
	return w.enter(&run{program: p, thread: &starlark.Thread{Name: name}, steps: p.limits.Steps, time: p.limits.Time, clock: processorTime})
}

// beginHops begins the runs of a router, one after the other.
func (w *watch) beginHops(p *program, name string) *run {
	start := time.Now()
	return w.enter(&run{program: p, thread: &starlark.Thread{Name: name}, steps: p.limits.HopSteps, time: p.limits.HopTime, clock: func() time.Duration { return time.Since(start) }})
}

func (w *watch) enter(r *run) *run {
	p := r.program
	r.thread.OnMaxSteps = func(*starlark.Thread) { r.look() }
	r.thread.Print = func(_ *starlark.Thread, text string) {
		line := clean(text) + "\n"
		if p.printed.Add(int64(len(line))) > int64(p.limits.Output) {
			r.stop(tooMuch("more than %d bytes printed, want at most that many", p.limits.Output))
			return
		}
		p.say(line)
	}
	r.thread.Load = func(*starlark.Thread, string) (starlark.StringDict, error) {
		return nil, fmt.Errorf("load of another file, want one file that stands alone")
	}
	r.again()
	w.mu.Lock()
	defer w.mu.Unlock()
	w.runs[r] = true
	return r
}

func (r *run) end() {
	w := r.program.watch
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.runs, r)
}

// again lets the next call take as much as the first.
func (r *run) again() {
	r.begun.Store(int64(r.clock()))
	r.thread.Steps = 0
	r.thread.SetMaxExecutionSteps(min(stride, r.steps))
}

// stop stops a run between two steps.
func (r *run) stop(why error) {
	r.stopped.CompareAndSwap(nil, &why)
	r.thread.Cancel("stopped")
}

// why says why a run was stopped; nil if it was not.
func (r *run) why() error {
	if why := r.stopped.Load(); why != nil {
		return *why
	}
	return nil
}

// look stops the run if it must end, and says when to look again.
func (r *run) look() {
	switch {
	case r.thread.Steps >= r.steps:
		r.stop(tooMuch("more than %d steps, want at most that many", r.steps))
	case r.thread.CallStackDepth() > maxCalls:
		r.stop(tooMuch("calls more than %d deep, want at most that many", maxCalls))
	}
	r.thread.SetMaxExecutionSteps(min(r.thread.Steps+stride, r.steps))
}

// call calls a function of the file.
func (r *run) call(fn *starlark.Function, args starlark.Tuple) (v starlark.Value, err error) {
	err = r.try(func() (err error) {
		v, err = starlark.Call(r.thread, fn, args, nil)
		return err
	})
	return v, err
}

// try runs the interpreter, of which some functions fail to look at their arguments: a
// panic is an error.
func (r *run) try(do func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the interpreter failed: %v", p)
		}
	}()
	return do()
}
