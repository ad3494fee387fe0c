package main

import (
	"context"

	"topocert/cmd/internal/shares"
)

// sharedJob is the work of a plan: one sort of it.
type sharedJob interface {
	// subject says what the work is about.
	subject() string
	// do does a task, sees that what it came to is right, and writes the files of its
	// result into a folder of its own.
	do(ctx context.Context, task int, dir string) error
	// prepare is called before results are checked. What the join makes is kept in a
	// folder, nowhere if that is "".
	prepare(out string) error
	// check reads the result of a task, and tells whether it is right: a
	// *shares.Rejected if not, fs.ErrNotExist if there is none.
	check(ctx context.Context, task int) (*shares.Result, error)
	// settled tells whether what was checked so far answers the question, whatever the
	// tasks say that are missing or rejected.
	settled() bool
	// join makes of the results what the work was for, has the checker check it, and
	// keeps it. It is called when all tasks have been checked, or the work is settled.
	join(ctx context.Context, answer *joined) error
	// close ends what prepare has begun.
	close() error
}
