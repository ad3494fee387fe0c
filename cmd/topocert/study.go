package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"maps"
	"slices"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"topocert/props"
	"topocert/props/archive"
	"topocert/solver"
)

// withKind is an answer of one of few kinds, which are counted.
type withKind interface{ kind() string }

// answer is what is found out about one network.
type answer interface {
	// open tells whether the limits left the question open.
	open() bool
	print(w io.Writer)
}

// withBounds is an answer that may be left open between bounds.
type withBounds interface {
	// bounds says what is known; and what may be tried next where the time ended the search.
	bounds(late bool, timeout time.Duration) string
}

// study is what the commands have in common that look at one network after the other, and
// keep certificates of what they find.
type study struct {
	timeout *time.Duration
	out     string
	form    *form
	in      *input
	// one looks at one network, until its limits end the context. With an error there may
	// be an answer too.
	one func(ctx context.Context, session *props.Session, it item) (answer, error)
	// nothing is the answer where the limits leave no other; nil if there is none.
	nothing func(it item) answer
	// missed tells what the user expects and the answer is not; nil for nothing.
	missed func(it item, a answer) error
	// items yields the networks; nil for those that the arguments name.
	items func(cmd *cobra.Command, args []string) iter.Seq[item]
	// only tells which answers are wanted, as graph6 lines unless in JSON; nil for all.
	only func(answer) bool
	// workers is the number of networks that are looked at at the same time.
	workers int
}

func newStudy(cmd *cobra.Command) *study {
	s := &study{timeout: newTimeout(cmd, "time for each network: 5 is five seconds"), workers: 1}
	s.form, s.in = newForm(cmd), newInput(cmd)
	s.in.timeout = s.timeout
	return s
}

// newKeeping is newStudy for a command that keeps certificates.
func newKeeping(cmd *cobra.Command) *study {
	s := newStudy(cmd)
	cmd.Flags().StringVar(&s.out, "out", "", "keep the certificates in this `folder`")
	return s
}

// run looks at each network in turn. That one is not as expected is said at the end, of all.
func (s *study) run(cmd *cobra.Command, args []string) (err error) {
	session, err := newLab(&s.in.own, s.out)
	if err != nil {
		return err
	}
	defer func() { err = closing(session, err) }()
	out := newAnswers(cmd, s.form)
	var missed []error
	networks, open, late := 0, 0, 0
	var looking atomic.Int64      // networks
	kinds := make(map[string]int) // of answers
	var bounds string
	items := s.in.items
	if s.items != nil {
		items = s.items
	}
	work := func(it item) (answer, error) {
		if it.err != nil {
			return nil, it.err
		}
		looking.Add(1)
		out.line.Begin(it.name)
		defer func() {
			if looking.Add(-1) == 0 {
				out.line.Begin("")
			}
		}()
		return s.within(solver.WithReports(cmd.Context(), func(r solver.Report) { out.line.Know(r.String()) }), session.Apart(), it)
	}
	all := 0
	for it, done := range inOrder(items(cmd, args), s.workers, work) {
		all++
		if it.err != nil && !props.IsLimit(it.err) {
			out.refuse(it.name, it.err)
			continue
		}
		networks++
		a, err := done.value, done.err
		if errors.Is(err, archive.ErrDisk) || errors.Is(err, errOnlyValue) {
			return out.close(err)
		}
		limit := props.IsLimit(err) && cmd.Context().Err() == nil && !errors.Is(err, props.ErrBug)
		if limit && errors.Is(err, props.ErrTime) {
			late++
		}
		if limit && it.err == nil && a == nil && s.nothing != nil {
			a = s.nothing(it)
		}
		if a != nil {
			if a.open() {
				open++
				if known, ok := a.(withBounds); ok {
					bounds = known.bounds(late > 0, *s.timeout)
				}
				if limit {
					out.say(it.name, err)
					limit, err = false, nil
				}
			}
			if of, ok := a.(withKind); ok && !a.open() {
				kinds[of.kind()]++
			}
			if s.only == nil {
				out.give(a, a.print)
			} else if s.only(a) {
				out.filter(it, a)
			}
			if s.missed != nil {
				if e := s.missed(it, a); e != nil {
					missed = append(missed, e)
				}
			}
		}
		switch {
		case err == nil:
		case limit:
			open++
			out.leave(it.name, err)
		case errors.Is(err, props.ErrBug):
			return out.close(status{exitRejected, err})
		case cmd.Context().Err() != nil, errors.Is(err, context.Canceled):
			return out.close(err)
		default:
			out.refuse(it.name, err)
		}
		if out.err != nil {
			return out.close(nil)
		}
	}
	err = cmd.Context().Err()
	if err == nil && len(missed) > 0 {
		err = status{exitRejected, errors.Join(missed...)}
	}
	if all > 1 && s.items == nil {
		if out.bad > 0 {
			kinds["refused"] = out.bad
		}
		if open > 0 {
			kinds["open"] = open
		}
		text := times(all, "network")
		for i, kind := range slices.Sorted(maps.Keys(kinds)) {
			text += fmt.Sprintf("%s %d %s", []string{",", ":"}[max(0, 1-i)], kinds[kind], kind)
		}
		out.sum(text)
	}
	if err = out.close(err); err == nil && networks == 1 && bounds != "" {
		return status{exitInterrupted, errors.New(bounds)}
	}
	if err == nil && open > 0 {
		err = leftOpen(open, late, networks, "networks", *s.timeout)
	}
	return err
}

// within looks at one network within its limits, with a session of its own, so that what the
// answer says is on disk.
func (s *study) within(ctx context.Context, session *props.Session, it item) (a answer, err error) {
	defer func() { err = closing(session, err) }()
	limited, end := s.in.begin(ctx, it)
	defer end()
	a, err = s.one(limited, session, it)
	return a, limitOr(limited, err)
}

// searching makes of a search what looks at one network. The search is left to itself where it
// does not heed the end of its limits; that they were passed is nothing where its answer is
// whole.
func searching(search func(ctx context.Context, session *props.Session, it item) (answer, error)) func(context.Context, *props.Session, item) (answer, error) {
	return func(ctx context.Context, session *props.Session, it item) (answer, error) {
		a, err := props.Within(ctx, func() (answer, error) { return search(ctx, session, it) })
		if limit := props.Passed(ctx); limit != nil && !errors.Is(err, props.ErrBug) {
			err = limit
		}
		if a != nil && !a.open() && props.IsLimit(err) && !errors.Is(err, props.ErrBug) {
			err = nil
		}
		return a, err
	}
}
