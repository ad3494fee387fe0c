package solver

import (
	"context"
	"runtime"
	"time"
)

// Turns returns a context that gives others their turn whenever it is asked whether it has ended: in a browser nothing
// interrupts a goroutine that works, and no timer ends a context meanwhile.
func Turns(ctx context.Context) context.Context { return &turning{ctx, time.Now()} }

type turning struct {
	context.Context
	last time.Time
}

// turn is how long a goroutine works before it gives others their turn.
const turn = 50 * time.Millisecond

func (t *turning) yield() {
	if time.Since(t.last) > turn {
		runtime.Gosched()
		t.last = time.Now()
	}
}

func (t *turning) Err() error {
	t.yield()
	return t.Context.Err()
}

func (t *turning) Done() <-chan struct{} {
	t.yield()
	return t.Context.Done()
}
