package until

import (
	"context"
	"errors"
	"testing"
)

func TestDone(t *testing.T) {
	broken := errors.New("broken")
	if v, err := Done(context.Background(), func() (int, error) { return 7, broken }); v != 7 || err != broken {
		t.Errorf("got %d, %v, want 7, %v", v, err, broken)
	}
	ctx, cancel := context.WithCancel(context.Background())
	endless := make(chan int)
	v, err := Done(ctx, func() (int, error) {
		cancel()
		return <-endless, nil
	})
	if v != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("got %d, %v, want 0, %v", v, err, context.Canceled)
	}
}
