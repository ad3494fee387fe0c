package main

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"topocert/props"
)

// TestSearching: a limit that was passed is told unless the answer is whole, and hides no bug.
func TestSearching(t *testing.T) {
	ctx, end := props.Limits{Time: time.Nanosecond}.Begin(t.Context())
	defer end()
	<-ctx.Done()
	bug := fmt.Errorf("%w: x", props.ErrBug)
	for _, test := range []struct {
		found answer
		err   error
		limit bool
	}{
		{&bisected{Exact: true}, nil, false},
		{&bisected{Exact: true}, context.DeadlineExceeded, false},
		{&bisected{}, nil, true},
		{&bisected{}, context.DeadlineExceeded, true},
		{nil, context.DeadlineExceeded, true},
		{nil, bug, false},
	} {
		search := searching(func(context.Context, *props.Session, item) (answer, error) { return test.found, test.err })
		found, err := search(ctx, nil, item{})
		if found != test.found || props.IsLimit(err) != test.limit || errors.Is(err, props.ErrBug) != (test.err == bug) || !test.limit && test.err != bug && err != nil {
			t.Errorf("%+v, %v: %+v, %v, want a limit: %v", test.found, test.err, found, err, test.limit)
		}
	}
}
