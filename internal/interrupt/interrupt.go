// Package interrupt ends waiting, but not work, at an interrupt.
package interrupt

import (
	"context"
	"io"
	"iter"
	"time"
)

// Await returns what work returns, or the context's error as soon as the
// context ends. It is for work that looks at no context, such as making a large
// network, or checking a certificate; the work is then left to itself, for the command
// ends. It must not write to what the caller goes on to read.
func Await[T any](ctx context.Context, work func() (T, error)) (T, error) {
	return AwaitFor(ctx, 0, work)
}

// AwaitFor is Await for work that looks at the context, too: it has some time after the
// context's end to hand over what it knows by then.
func AwaitFor[T any](ctx context.Context, grace time.Duration, work func() (T, error)) (T, error) {
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
	}
	select {
	case r := <-done:
		return r.value, r.err
	case <-time.After(grace):
		var none T
		return none, ctx.Err()
	}
}

// Each yields what work yields, and ends as soon as the context does. Work is not ahead
// of the reader by more than one value. It may wait for long, as for a line of standard
// input; like that of Await it is then left to itself.
func Each[T any](ctx context.Context, work iter.Seq[T]) iter.Seq[T] {
	return func(yield func(T) bool) {
		values := make(chan T)
		ended := make(chan struct{})
		defer close(ended)
		go func() {
			defer close(values)
			for v := range work {
				select {
				case values <- v:
				case <-ended:
					return
				case <-ctx.Done():
					return
				}
			}
		}()
		for ctx.Err() == nil {
			select {
			case v, more := <-values:
				if !more || !yield(v) {
					return
				}
			case <-ctx.Done():
				return
			}
		}
	}
}

// Reader returns what reads from r until the context ends, and then has the context's
// error.
func Reader(ctx context.Context, r io.Reader) io.Reader { return reader{ctx, r} }

type reader struct {
	ctx context.Context
	r   io.Reader
}

func (r reader) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.r.Read(p)
}
