package props

import (
	"context"
	"errors"
	"sync"
)

// memo remembers results by name; each is computed once, even when several
// goroutines ask for it at the same time. What a context's end has cut short goes to
// the one whose context that was, and to nobody else: who still waits computes it again.
type memo[T any] struct {
	mu    sync.Mutex
	known map[string]*memoEntry[T]
}

type memoEntry[T any] struct {
	done  chan struct{} // closed when the rest is there
	value T
	err   error
}

// get returns the result of that name, and computes it if there is none. It waits for
// another's computation no longer than the context lives.
func (m *memo[T]) get(ctx context.Context, name string, compute func() (T, error)) (T, error) {
	for {
		m.mu.Lock()
		e := m.known[name]
		if e == nil {
			if m.known == nil {
				m.known = make(map[string]*memoEntry[T])
			}
			e = &memoEntry[T]{done: make(chan struct{})}
			m.known[name] = e
			m.mu.Unlock()
			return m.fill(e, name, compute)
		}
		m.mu.Unlock()
		select {
		case <-e.done:
			if !cutShort(e.err) {
				return e.value, e.err
			}
		case <-ctx.Done():
			var none T
			return none, ctx.Err()
		}
	}
}

// fill computes a result. One that was cut short, or was left by a panic, is forgotten
// before those who wait are told.
func (m *memo[T]) fill(e *memoEntry[T], name string, compute func() (T, error)) (T, error) {
	e.err = context.Canceled // unless compute returns
	defer func() {
		if cutShort(e.err) {
			m.mu.Lock()
			delete(m.known, name)
			m.mu.Unlock()
		}
		close(e.done)
	}()
	e.value, e.err = compute()
	return e.value, e.err
}

// cutShort tells whether a context's end is the reason for an error.
func cutShort(err error) bool {
	return errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded)
}
