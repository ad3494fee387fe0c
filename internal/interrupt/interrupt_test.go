package interrupt

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

func TestAwait(t *testing.T) {
	broken := errors.New("broken")
	if v, err := Await(context.Background(), func() (int, error) { return 7, broken }); v != 7 || err != broken {
		t.Errorf("got %d, %v, want 7, %v", v, err, broken)
	}
	ctx, cancel := context.WithCancel(context.Background())
	endless := make(chan int)
	v, err := Await(ctx, func() (int, error) {
		cancel()
		return <-endless, nil
	})
	if v != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("got %d, %v, want 0, %v", v, err, context.Canceled)
	}
}

// TestAwaitLeavesNothing: work that nobody waits for any more comes to its end; were it to wait
// for a reader, the bubble would not end. Nobody waits before the grace has passed, and what
// is done by then is handed over.
func TestAwaitLeavesNothing(t *testing.T) {
	for _, grace := range []time.Duration{0, time.Second} {
		for takes, want := range map[time.Duration]int{grace / 2: 7, grace + 1: 0} {
			if grace == 0 && takes == 0 {
				continue
			}
			synctest.Test(t, func(t *testing.T) {
				ctx, cancel := context.WithCancel(t.Context())
				got, err := AwaitFor(ctx, grace, func() (int, error) {
					cancel()
					time.Sleep(takes)
					return 7, nil
				})
				if got != want || (err == nil) != (want > 0) || err != nil && !errors.Is(err, context.Canceled) {
					t.Errorf("work of %v, and %v to end: got %d, %v, want %d", takes, grace, got, err, want)
				}
				time.Sleep(takes + 1)
			})
		}
	}
}

func TestEach(t *testing.T) {
	if got := slices.Collect(Each(context.Background(), slices.Values([]int{3, 1, 2}))); !slices.Equal(got, []int{3, 1, 2}) {
		t.Errorf("got %d", got)
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	endless := make(chan int)
	var got []int
	for v := range Each(ctx, func(yield func(int) bool) {
		yield(7)
		yield(<-endless)
	}) {
		got = append(got, v)
		cancel()
	}
	if !slices.Equal(got, []int{7}) {
		t.Errorf("got %d before the interrupt, want 7", got)
	}
	for v := range Each(ctx, slices.Values(got)) {
		t.Errorf("got %d after it", v)
	}
}

// TestReader: nothing is read after the end.
func TestReader(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	r := Reader(ctx, strings.NewReader("ab"))
	p := make([]byte, 1)
	if n, err := r.Read(p); n != 1 || err != nil {
		t.Errorf("%d bytes, %v", n, err)
	}
	cancel()
	if n, err := r.Read(p); n != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("after the end: %d bytes, %v", n, err)
	}
}
