package props

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"runtime/metrics"
	"slices"
	"strings"
	"sync"
	"time"

	"topocert/certificates"
	"topocert/internal/interrupt"
	"topocert/solver"
)

// ErrLimit marks what a limit leaves open: of time, of memory, or of what a certificate
// may hold.
var ErrLimit = errors.New("limit")

// Exceeded is a limit that was passed, as the cause of a context's end.
type Exceeded string

func (p Exceeded) Error() string        { return string(p) }
func (p Exceeded) Is(target error) bool { return target == ErrLimit }

// ErrTime marks, of the limits, that of time.
var ErrTime = errors.New("limit of time")

// late is a time that was passed.
type late time.Duration

func (l late) Error() string        { return fmt.Sprintf("no answer within %v", time.Duration(l)) }
func (l late) Is(target error) bool { return target == ErrLimit || target == ErrTime }

// Limits holds the limits of a case: a statement, or a network that is searched.
type Limits struct {
	Time   time.Duration // 0 for no limit
	Memory *Memory       // nil for no limit

	spent time.Duration // of the time, before
}

// Begin returns a context that ends when one of the limits is passed. The case ends with
// the second.
func (l Limits) Begin(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, ended := l.Memory.watch(ctx)
	if l.Time <= 0 {
		return solver.Turns(ctx), ended
	}
	ctx, cancel := context.WithTimeoutCause(ctx, max(0, l.Time-l.spent), late(l.Time))
	return solver.Turns(ctx), func() { cancel(); ended() }
}

// After returns the limits of a case of which some work was done before.
func (l Limits) After(spent time.Duration) Limits {
	l.spent += spent
	return l
}

// Passed returns the limit that ended a context of Begin, nil if none did.
func Passed(ctx context.Context) error {
	if cause := context.Cause(ctx); errors.Is(cause, ErrLimit) {
		return cause
	}
	return nil
}

// TimePassed tells whether it is the time that ended a context of Begin.
func TimePassed(ctx context.Context) bool { return errors.Is(Passed(ctx), ErrTime) }

// IsLimit tells whether an error says that a limit leaves a question open, which is no
// fault of the question's: that of a case, or of our checker.
func IsLimit(err error) bool {
	var beyond *certificates.Rejection
	return errors.Is(err, ErrLimit) || errors.Is(err, solver.ErrLimit) || errors.Is(err, certificates.ErrBudget) || errors.As(err, &beyond) && strings.HasSuffix(beyond.Rule, "/limit")
}

// Grace is how long work goes on after its context has ended, to hand over what it
// knows by then.
const Grace = 500 * time.Millisecond

// Within returns what work returns; or, if that takes long after the context has ended,
// the context's error: see interrupt.AwaitFor.
func Within[T any](ctx context.Context, work func() (T, error)) (T, error) {
	return interrupt.AwaitFor(ctx, Grace, work)
}

// Memory watches the memory of the process. Where that grows beyond a limit, it ends the
// youngest of the cases that run. It may be used from many goroutines.
type Memory struct {
	Limit uint64 // in bytes

	mu      sync.Mutex
	running []*remembered
}

// remembered is a case that runs.
type remembered struct {
	end   context.CancelCauseFunc
	ended bool // by the limit
}

// NewMemory returns a limit in bytes. The garbage collector is told to keep to it, too.
func NewMemory(limit uint64) *Memory {
	debug.SetMemoryLimit(int64(limit - limit/8))
	return &Memory{Limit: limit}
}

// watch returns a context that ends when the memory does not suffice for its case, or
// when the case ends.
func (m *Memory) watch(ctx context.Context) (context.Context, context.CancelFunc) {
	if m == nil {
		return context.WithCancel(ctx)
	}
	ctx, end := context.WithCancelCause(ctx)
	this := &remembered{end: end}
	m.mu.Lock()
	m.running = append(m.running, this)
	if len(m.running) == 1 {
		go m.look()
	}
	m.mu.Unlock()
	return ctx, func() {
		end(nil)
		m.mu.Lock()
		m.running = slices.DeleteFunc(m.running, func(r *remembered) bool { return r == this })
		m.mu.Unlock()
	}
}

// How often the memory is looked at, and how long a case that was ended has to give its
// memory back before another one is.
const (
	memoryEvery = 5 * time.Millisecond
	memoryPause = time.Second
)

// look looks at the memory as long as a case runs.
func (m *Memory) look() {
	var last time.Time // that a case was ended
	for range time.Tick(memoryEvery) {
		most := resident()
		m.mu.Lock()
		if len(m.running) == 0 {
			m.mu.Unlock()
			return
		}
		if most > m.Limit && time.Since(last) > memoryPause {
			for _, r := range slices.Backward(m.running) {
				if !r.ended {
					r.ended, last = true, time.Now()
					r.end(Exceeded(fmt.Sprintf("no answer within %s of memory", Bytes(m.Limit))))
					break
				}
			}
		}
		m.mu.Unlock()
	}
}

// resident returns the bytes that the process has from the system.
func resident() uint64 {
	samples := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(samples)
	return samples[0].Value.Uint64() - samples[1].Value.Uint64()
}

// Bytes writes a number of bytes for people: "4.0 GB".
func Bytes(n uint64) string {
	switch {
	case n >= 1<<30:
		return fmt.Sprintf("%.1f GB", float64(n)/(1<<30))
	case n >= 1<<20:
		return fmt.Sprintf("%d MB", n>>20)
	}
	return fmt.Sprintf("%d bytes", n)
}
