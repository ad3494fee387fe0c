package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"topocert/props"
	"topocert/props/disk"
	"topocert/solver"
)

// answer is what a search says of one network.
type answer interface {
	// open tells whether the limits left the question open.
	open() bool
	print(w io.Writer)
}

// searchJob is what the commands that search have in common.
type searchJob struct {
	timeout *time.Duration
	out     string
	form    *form
	in      *input
	// search searches one network. With an error there may be an answer too: what is
	// known when the time is over.
	search func(ctx context.Context, session *props.Session, it item) (answer, error)
	// only tells which answers are wanted, as graph6 lines unless in JSON; nil for all.
	only func(answer) bool
	// nothing is the answer where the limits leave no other.
	nothing func(it item) answer
}

func newSearchJob(cmd *cobra.Command) *searchJob {
	job := &searchJob{timeout: newTimeout(cmd, "time for each network: 5 is five seconds")}
	cmd.Flags().StringVar(&job.out, "out", "", "keep the certificates in this `folder`")
	job.form, job.in = newForm(cmd), newInput(cmd)
	job.in.timeout = job.timeout
	return job
}

// run searches each network in turn.
func (job *searchJob) run(cmd *cobra.Command, args []string) (err error) {
	session, err := newLab(cmd, job.out)
	if err != nil {
		return err
	}
	defer func() { err = closing(session, err) }()
	out := newAnswers(cmd, job.form)
	networks, open := 0, 0
	for it := range job.in.items(cmd, args) {
		if props.IsLimit(it.err) {
			networks, open = networks+1, open+1
			out.leave(it.name, it.err)
			continue
		}
		if it.err != nil {
			out.refuse(it.name, it.err)
			continue
		}
		networks++
		var a answer
		if a, err = job.one(cmd, session, it, out); err != nil {
			break
		}
		if a != nil && a.open() {
			open++
		}
	}
	if err == nil {
		err = cmd.Context().Err()
	}
	if errors.Is(err, props.ErrBug) {
		err = status{exitRejected, err}
	}
	return leftOpen(out.close(err), open, networks)
}

// one searches one network, and gives the answer when what it says is on disk. An error
// ends the command.
func (job *searchJob) one(cmd *cobra.Command, session *props.Session, it item, out *answers) (answer, error) {
	session = session.Apart()
	ctx, end := job.in.begin(cmd.Context(), it)
	defer end()
	out.line.begin()
	a, err := props.Within(ctx, func() (answer, error) {
		return job.search(solver.WithReports(ctx, func(r solver.Report) {
			out.line.say(fmt.Sprintf("%s: %s", fit(it.name, longName), r))
		}), session, it)
	})
	if err := closing(session, err); errors.Is(err, disk.ErrDisk) {
		return nil, err
	}
	limit := props.Passed(ctx)
	if limit == nil && props.IsLimit(err) {
		limit = err
	}
	if limit != nil && cmd.Context().Err() == nil && !errors.Is(err, props.ErrBug) {
		if err = nil; a == nil {
			a = job.nothing(it)
		}
		if a.open() {
			out.say(it.name, limit)
		}
	}
	if a != nil {
		job.give(out, it, a)
	}
	switch {
	case out.err != nil || err == nil:
		return a, out.err
	case errors.Is(err, props.ErrBug), errors.Is(err, context.Canceled), errors.Is(err, disk.ErrDisk):
		return a, err
	}
	return a, out.refuse(it.name, err)
}

// give gives the answer about a network, if it is wanted.
func (job *searchJob) give(out *answers, it item, a answer) {
	switch {
	case job.only == nil:
		out.give(a, a.print)
	case job.only(a):
		out.filter(it, a)
	}
}
