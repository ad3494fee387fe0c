package props

import (
	"errors"
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/props/archive"
	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// attempt runs what establishes a fact. In a case that is limited it returns why the fact
// is left open, and no error, unless the question is wrong; elsewhere what goes wrong is a
// defect.
//
// The work is done on a copy of the case, and left there if it does not end soon after
// its context.
func attempt[T any](t *Case, work func(t *Case) (T, error)) (value T, why string, err error) {
	if t.limited == nil {
		return tried(t, work)
	}
	type result struct {
		of    *Case
		value T
		why   string
	}
	r, err := Within(t.limited, func() (result, error) {
		u := *t
		u.ctx, u.statements = t.limited, slices.Clip(t.statements)
		value, why, err := tried(&u, work)
		return result{&u, value, why}, err
	})
	if r.of != nil {
		t.statements, t.uncertified = r.of.statements, r.of.uncertified
	}
	switch limit := Passed(t.limited); {
	case err == nil:
		return r.value, r.why, nil
	case t.ctx.Err() != nil:
		return value, "", t.ctx.Err()
	case limit != nil && cutShort(err):
		return value, limit.Error(), nil
	case wrongQuestion(err):
		return value, "", err
	}
	return value, reason(err), nil
}

// reason says why an error leaves a fact open. What our checker would reject for its size
// has not been made.
func reason(err error) string {
	var beyond *certificates.Rejection
	if IsLimit(err) && errors.As(err, &beyond) {
		return fmt.Sprintf("%v: %s", solver.ErrLimit, beyond.Detail)
	}
	return err.Error()
}

// tried runs work that may end the case, and returns why that leaves it open.
func tried[T any](t *Case, work func(t *Case) (T, error)) (value T, why string, err error) {
	defer func() {
		p := recover()
		if p == nil {
			return
		}
		s, ours := p.(stop)
		if !ours || t.failed {
			panic(p)
		}
		if err = s.err; t.open {
			why, t.witness, t.open = t.witness, "", false
		}
	}()
	value, err = work(t)
	return value, "", err
}

// wrongQuestion tells whether an error is about what was asked, or the disk's, or a defect
// of ours, rather than about how hard it is to answer.
func wrongQuestion(err error) bool {
	for _, kind := range []error{ErrBug, ErrArgument, archive.ErrDisk, routing.ErrRouter, routing.ErrTable, topology.ErrName, topology.ErrParam, resolve.ErrUnknown, resolve.ErrTaken} {
		if errors.Is(err, kind) {
			return true
		}
	}
	return false
}
