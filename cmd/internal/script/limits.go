package script

import (
	"context"
	"errors"
	"fmt"
	"time"

	"go.starlark.net/starlark"
)

// Limits bound what a file may take. They are counted, not measured, so that a file
// passes or fails alike everywhere.
type Limits struct {
	// File is the length of the file in bytes.
	File int
	// Steps is the number of steps of the interpreter for running the file, and for
	// making each network; 10⁷ take well under a second. Operations that take longer
	// the larger their operands are count as many steps.
	Steps uint64
	// Memory is the number of bytes, freed or not, that values take in running the
	// file, and in making each network.
	Memory int64
	// HopSteps and HopMemory are the same for a router's answer for one vertex and
	// one destination.
	HopSteps  uint64
	HopMemory int64
	// Time is for whatever counting misses: it ends running the file, and making each
	// network.
	Time time.Duration
	// Output is the number of bytes that may be printed, in all.
	Output int
}

// DefaultLimits let a file make networks of a few million links.
func DefaultLimits() Limits {
	return Limits{File: 1 << 18, Steps: 200_000_000, Memory: 1 << 29, HopSteps: 1_000_000, HopMemory: 1 << 24, Time: time.Minute, Output: 1 << 16}
}

// Limits on single values. With them no single step takes long.
const (
	maxString = 1 << 20 // bytes of a string
	maxBits   = 1 << 10 // of a whole number
	maxTuple  = 1 << 12 // values in a tuple, with those of tuples in it
	maxNested = 100     // tuples, or values that are compared or printed, within one another
	maxCalls  = 1000    // calls within one another
)

// ErrLimit marks a file that takes more than its limits allow.
var ErrLimit = errors.New("limit passed")

func tooMuch(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrLimit, fmt.Sprintf(format, args...))
}

// budget is what a run may take, and what it has taken. Each run has a thread and a
// budget of its own.
type budget struct {
	ctx    context.Context
	thread *starlark.Thread
	steps  uint64 // the limit
	memory int64  // the limit
	used   int64  // bytes
	// stop is why the run was stopped between two steps.
	stop error
}

// stride is the number of steps between two looks at the context and at the depth
// of calls.
const stride = 500

const budgetKey = "budget"

// newBudget returns a budget with the thread that it is for.
func newBudget(ctx context.Context, name string, steps uint64, memory int64) *budget {
	b := &budget{ctx: ctx, thread: &starlark.Thread{Name: name}, steps: steps, memory: memory}
	b.thread.SetLocal(budgetKey, b)
	b.thread.SetMaxExecutionSteps(min(stride, steps))
	b.thread.OnMaxSteps = func(*starlark.Thread) { b.look() }
	return b
}

// of returns the budget of a thread.
func budgetOf(thread *starlark.Thread) *budget { return thread.Local(budgetKey).(*budget) }

// look stops the run if it must end, and says when to look again.
func (b *budget) look() {
	switch {
	case b.stop != nil:
	case b.thread.Steps >= b.steps:
		b.stop = tooMuch("more than %d steps, want at most that many", b.steps)
	case b.ctx.Err() != nil:
		b.stop = context.Cause(b.ctx)
	case b.thread.CallStackDepth() > maxCalls:
		b.stop = tooMuch("calls more than %d deep, want at most that many", maxCalls)
	}
	if b.stop != nil {
		b.thread.Cancel("stopped")
		return
	}
	b.thread.SetMaxExecutionSteps(min(b.thread.Steps+stride, b.steps))
}

// take counts bytes.
func (b *budget) take(bytes int64) error {
	if bytes > b.memory-b.used {
		b.used = b.memory
		return tooMuch("more than %d MB for values, want at most that much", b.memory>>20)
	}
	b.used += bytes
	return nil
}

// work counts steps of an operation that is more than one, before it is done.
func (b *budget) work(steps int) error {
	if steps < 0 || uint64(steps) > b.steps-min(b.steps, b.thread.Steps) {
		b.thread.Steps = b.steps
		return tooMuch("more than %d steps, want at most that many", b.steps)
	}
	b.thread.Steps += uint64(steps)
	return nil
}

// takeItems counts n items of a list or another container, and the work of going
// through them.
func (b *budget) takeItems(n int, each int64) error {
	if err := b.work(n); err != nil {
		return err
	}
	return b.take(int64(n) * each) // n is at most the number of steps
}
