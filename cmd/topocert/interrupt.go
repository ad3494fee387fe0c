package main

import "context"

// untilDone returns what work returns, or the context's error as soon as the
// context ends. It is for work that looks at no context, such as making a large
// network; the work is then left to itself, for the command ends.
func untilDone[T any](ctx context.Context, work func() (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	done := make(chan result, 1)
	go func() {
		value, err := work()
		done <- result{value, err}
	}()
	select {
	case r := <-done:
		return r.value, r.err
	case <-ctx.Done():
		var none T
		return none, ctx.Err()
	}
}
