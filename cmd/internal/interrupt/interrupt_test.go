package interrupt

import (
	"context"
	"errors"
	"testing"
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
