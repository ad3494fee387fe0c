package solver

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// Report is what a search says of itself while it works.
type Report struct {
	// Step is what it is at, in a few words: "a better cut".
	Step string
	// Lower and Upper enclose the number that is searched for, so far. Of a search
	// without a number both are 0.
	Lower, Upper int
}

// String writes the report for people: "4..8, a better cut".
func (r Report) String() string {
	switch {
	case r.Lower == r.Upper && r.Upper == 0:
		return r.Step
	case r.Lower == r.Upper:
		return fmt.Sprintf("%d", r.Lower)
	}
	return fmt.Sprintf("%d..%d, %s", r.Lower, r.Upper, r.Step)
}

type reportKey struct{}

// WithReports returns a context under which long searches (Bisect, DecideHamilton)
// report what they are at: at the beginning of each step, and when bounds change within
// one. The function is called from the goroutine of the search, and must return soon.
func WithReports(ctx context.Context, report func(Report)) context.Context {
	return context.WithValue(ctx, reportKey{}, report)
}

// Tell reports, if anybody listens.
func Tell(ctx context.Context, r Report) {
	if report, ok := ctx.Value(reportKey{}).(func(Report)); ok {
		report(r)
	}
}

// Share returns a context with a part of the time that is left, or with at most
// the given time if there is no deadline.
func Share(ctx context.Context, part float64, most time.Duration) (context.Context, context.CancelFunc) {
	if deadline, ok := ctx.Deadline(); ok {
		most = min(most, time.Duration(part*float64(time.Until(deadline))))
	}
	ctx, cancel := context.WithTimeout(ctx, most)
	return Turns(ctx), cancel
}

// UnlessStopped returns nil for the error of a step that ran out of its share of the time
// while there is time left for others.
func UnlessStopped(ctx context.Context, err error) error {
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		return nil
	}
	return err
}
