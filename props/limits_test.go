package props

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"topocert/certificates"
)

// TestWithin: work that looks at its context hands over what it has; other work is left.
func TestWithin(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if n, err := Within(ctx, func() (int, error) { return 3, ctx.Err() }); n != 3 || !errors.Is(err, context.Canceled) {
		t.Errorf("%d, %v", n, err)
	}
	never := make(chan struct{})
	defer close(never)
	if n, err := Within(ctx, func() (int, error) { <-never; return 3, nil }); n != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("%d, %v", n, err)
	}
}

// TestIsLimit: what our checker is not made for is no defect of ours, and anything else is.
func TestIsLimit(t *testing.T) {
	for _, c := range []struct {
		err  error
		want bool
	}{
		{&certificates.Rejection{Rule: "deletions/limit"}, true},
		{fmt.Errorf("solver: %w", &certificates.Rejection{Rule: "cnf/limit"}), true},
		{&certificates.Rejection{Rule: "deletions/value"}, false},
		{errors.New("BUG"), false}, {nil, false}, {context.DeadlineExceeded, false},
	} {
		if IsLimit(c.err) != c.want {
			t.Errorf("%v: want %v", c.err, c.want)
		}
	}
}
