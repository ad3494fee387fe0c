package solvertest

import (
	"context"
	"errors"
	"math"
	"sync/atomic"
	"testing"
	"time"
)

// Asking is a context that ends after it has been asked so many times whether it has.
type Asking struct {
	context.Context
	Asked atomic.Int64
	most  int64
}

// AskedAtMost returns a context that ends when it has been asked so many times.
func AskedAtMost(t testing.TB, most int64) *Asking { return &Asking{Context: t.Context(), most: most} }

func (a *Asking) Err() error {
	if a.Asked.Add(1) > a.most {
		return context.Canceled
	}
	return a.Context.Err()
}

// StopsAtOnce sees that work asks its context at least so many times before it is through;
// and that work whose context ends, whenever that is, returns the context's error and does
// not ask again and again.
func StopsAtOnce(t *testing.T, least int64, work func(ctx context.Context) error) {
	t.Helper()
	full := AskedAtMost(t, math.MaxInt64)
	if err := work(full); err != nil {
		t.Fatal(err)
	}
	calls := full.Asked.Load()
	if calls < least {
		t.Errorf("the context was asked %d times, want at least %d", calls, least)
	}
	for _, limit := range []int64{0, 1, 2, 3, calls / 10, calls / 3, calls / 2, calls - 1} {
		WantStop(t, limit, work)
	}
}

// WantStop ends the context of work after so many calls.
func WantStop(t *testing.T, limit int64, work func(ctx context.Context) error) {
	t.Helper()
	ctx := AskedAtMost(t, limit)
	if err := work(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("ended after %d calls: got %v, want the context's error", limit, err)
	}
	if more := ctx.Asked.Load() - limit; more > 20 {
		t.Errorf("ended after %d calls: asked %d times more, want it to stop", limit, more)
	}
}

// StopsInTime sees that work that takes hours ends with its context, by time and at once.
func StopsInTime(t *testing.T, work func(ctx context.Context) error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	if err := work(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("error %v, want the context's", err)
	}
	cancel()
	if err := work(ctx); err == nil {
		t.Error("works under a cancelled context")
	}
}
