package props

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"topocert/topology"
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

// TestForgetsLarge: what was found of a large network is forgotten with the last case that looks
// at it, and of a small one it is remembered.
func TestForgetsLarge(t *testing.T) {
	l, err := NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	graph := func(name string) *topology.Graph {
		net, err := l.network(name)
		if err != nil {
			t.Fatal(err)
		}
		return net.CSR()
	}
	known := func(name string) (n int) {
		for q := range l.memo.known {
			if q.network == name {
				n++
			}
		}
		return n
	}
	for name, forgotten := range map[string]bool{"Torus(182)": true, "Torus(10)": false} {
		within := 0
		var before *topology.Graph
		outer := func(t *Case) {
			before = t.Net("%s", name).network.CSR()
			_, err := l.try(t.ctx, t.ctx, false, func(t *Case) { t.symmetries(t.Net("%s", name)) })
			t.Check(err)
			within = known(name)
		}
		if _, err := l.try(t.Context(), t.Context(), false, outer); err != nil {
			t.Fatal(err)
		}
		if within == 0 || (known(name) == 0) != forgotten || (graph(name) != before) != forgotten {
			t.Errorf("%s: %d answers while a case looks at it, %d after, the same graph %v; want it forgotten: %v", name, within, known(name), graph(name) == before, forgotten)
		}
	}
}
