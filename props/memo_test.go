package props

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"
)

// TestMemo: a result is computed once, unless a context's end cut it short.
func TestMemo(t *testing.T) {
	l := newSession()
	calls := 0
	for _, err := range []error{context.DeadlineExceeded, fmt.Errorf("cut short: %w", context.Canceled), nil, errors.New("not again")} {
		n, got := remember(t.Context(), l, "N", "what", func() (int, error) { calls++; return calls, err })
		if calls == 4 || n != min(calls, 3) || calls < 3 && got != err || calls == 3 && got != nil {
			t.Errorf("%d, %v after %d calls", n, got, calls)
		}
	}
}

// TestMemoWaits: who waits for what another's deadline cuts short computes it again,
// and never gets that deadline; who waits no longer goes.
func TestMemoWaits(t *testing.T) {
	for _, panics := range []bool{false, true} {
		l := newSession()
		begun, end := make(chan struct{}), make(chan struct{})
		first := make(chan error, 1)
		go func() {
			defer func() { _ = recover() }()
			_, err := remember(t.Context(), l, "N", "what", func() (int, error) {
				close(begun)
				<-end
				if panics {
					first <- context.DeadlineExceeded
					panic("left")
				}
				return 1, context.DeadlineExceeded
			})
			first <- err
		}()
		<-begun
		gone, cancel := context.WithDeadline(t.Context(), time.Now())
		defer cancel()
		if _, err := remember[int](gone, l, "N", "what", nil); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("one whose time is over gets %v", err)
		}
		type result struct {
			n   int
			err error
		}
		second := make(chan result, 1)
		go func() {
			n, err := remember(t.Context(), l, "N", "what", func() (int, error) { return 2, nil })
			second <- result{n, err}
		}()
		close(end)
		if err := <-first; !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("the first gets %v", err)
		}
		if r := <-second; r != (result{2, nil}) {
			t.Errorf("the second gets %+v", r)
		}
	}
}
