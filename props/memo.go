package props

import (
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
)

// memo remembers what was found of networks; each question is answered once, even when
// several goroutines ask it at the same time. What a context's end has cut short goes to
// the one whose context that was, and to nobody else: who still waits computes it again.
//
// Of a large network what was found is forgotten with the last case that looks at it.
type memo struct {
	mu    sync.Mutex
	paper string // the key of the paper whose claims are decided
	known map[asking]*answer
	looks map[string]map[*looker]bool // the cases that look at a large network
}

// mostRemembered is the order of the largest networks that are not large.
const mostRemembered = 1 << 15

// looker is a case that looks at networks: its address counts, so that it has a size.
type looker struct{ _ byte }

// look notes that a case looks at a large network.
func (m *memo) look(who *looker, network string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.looks == nil {
		m.looks = make(map[string]map[*looker]bool)
	}
	if m.looks[network] == nil {
		m.looks[network] = make(map[*looker]bool)
	}
	m.looks[network][who] = true
}

// leave notes that a case has ended, and returns the large networks at which none looks now.
// What was found of them is forgotten.
func (m *memo) leave(who *looker) (left []string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for network, lookers := range m.looks {
		if delete(lookers, who); len(lookers) == 0 {
			delete(m.looks, network)
			left = append(left, network)
		}
	}
	if left != nil {
		maps.DeleteFunc(m.known, func(q asking, _ *answer) bool { return slices.Contains(left, q.network) })
	}
	return left
}

// turnTo forgets what was found of another paper's networks, but of the large ones at which a case
// looks. It tells whether it was another paper.
func (m *memo) turnTo(paper string) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if paper == m.paper {
		return false
	}
	m.paper = paper
	maps.DeleteFunc(m.known, func(q asking, _ *answer) bool { return q.network != "" && m.looks[q.network] == nil })
	return true
}

type asking struct{ network, about string }

type answer struct {
	done  chan struct{} // closed when the rest is there
	value any
	err   error
}

// remember returns the session's answer to a question about a network, and computes it if
// there is none. It waits for another's computation no longer than the context lives.
func remember[T any](ctx context.Context, l *Session, network, about string, compute func() (T, error)) (T, error) {
	q, m := asking{network, about}, &l.memo
	for {
		m.mu.Lock()
		a := m.known[q]
		if a == nil {
			if m.known == nil {
				m.known = make(map[asking]*answer)
			}
			a = &answer{done: make(chan struct{})}
			m.known[q] = a
			m.mu.Unlock()
			m.fill(a, q, func() (any, error) { return compute() })
			return a.value.(T), a.err
		}
		m.mu.Unlock()
		select {
		case <-a.done:
			if !cutShort(a.err) {
				return a.value.(T), a.err
			}
		case <-ctx.Done():
			var none T
			return none, ctx.Err()
		}
	}
}

// fill computes an answer. One that was cut short, or was left by a panic, is forgotten
// before those who wait are told.
func (m *memo) fill(a *answer, q asking, compute func() (any, error)) {
	a.err = context.Canceled // unless compute returns
	defer func() {
		if cutShort(a.err) {
			m.mu.Lock()
			delete(m.known, q)
			m.mu.Unlock()
		}
		close(a.done)
	}()
	a.value, a.err = compute()
}

// cutShort tells whether a context's end is the reason for an error.
func cutShort(err error) bool {
	return errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded)
}
