// Package interrupt ends waiting, but not work, at an interrupt.
package interrupt

import "context"

// Await returns what work returns, or the context's error as soon as the
// context ends. It is for work that looks at no context, such as making a large
// network, or checking a certificate; the work is then left to itself, for the command
// ends. It must not write to what the caller goes on to read.
func Await[T any](ctx context.Context, work func() (T, error)) (T, error) {
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
