package props

import (
	"context"
	"errors"
	"fmt"
	"time"

	"topocert/certificates/resolve"
	"topocert/routing"
	"topocert/topology"
)

// limits say how far a case goes for one fact. The zero value is for the papers'
// claims: as far as it takes, and what goes wrong is a defect.
type limits struct {
	// time is that for one fact; 0 for no limit.
	time time.Duration
	// lenient says that a fact that cannot be established is left open, whatever the
	// reason, unless the question is wrong.
	lenient bool
}

// attempt runs what establishes a fact, within the case's limits. Where these leave the
// fact open it returns why, and no error.
func (t *Case) attempt(establish func() error) (why string, err error) {
	outer := t.ctx
	if t.limits.time > 0 {
		ctx, cancel := context.WithTimeout(outer, t.limits.time)
		defer cancel()
		t.ctx = ctx
	}
	defer func() {
		t.ctx = outer
		if p := recover(); p != nil {
			s, ours := p.(stop)
			if !ours || t.failed {
				panic(p)
			}
			if err = s.err; t.open {
				why, t.witness, t.open = t.witness, "", false
			}
		}
		switch {
		case err == nil:
		case outer.Err() != nil:
			err = outer.Err()
		case t.limits.time > 0 && errors.Is(err, context.DeadlineExceeded):
			why, err = fmt.Sprintf("no answer within %v", t.limits.time), nil
		case t.limits.lenient && !wrongQuestion(err):
			why, err = err.Error(), nil
		}
	}()
	return "", establish()
}

// wrongQuestion tells whether an error is about what was asked, or a defect of ours,
// rather than about how hard it is to answer.
func wrongQuestion(err error) bool {
	for _, kind := range []error{ErrBug, ErrArgument, routing.ErrRouter, routing.ErrTable, topology.ErrName, topology.ErrParam, resolve.ErrUnknown, resolve.ErrTaken} {
		if errors.Is(err, kind) {
			return true
		}
	}
	return false
}
