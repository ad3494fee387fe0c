package props

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/topology"
)

// TestMemoryLimit: the youngest case ends first, with the limit as the cause, and a case
// that ends by itself is none that is ended. A claim's case, and a statement, stay open.
func TestMemoryLimit(t *testing.T) {
	limits := Limits{Memory: &Memory{limit: 1}} // less than any process has
	old, endOld := (&Memory{limit: 1 << 62}).watch(t.Context())
	defer endOld()
	young, end := limits.Begin(old)
	<-young.Done()
	if limit := Passed(young); !errors.Is(limit, ErrLimit) || !strings.Contains(limit.Error(), "1 bytes of memory") || !IsLimit(limit) {
		t.Errorf("ended by %v", limit)
	}
	end()
	if old.Err() != nil || Passed(old) != nil {
		t.Errorf("the older case: %v", context.Cause(old))
	}
	c, err := (&Runner{Session: prover(t).Session, Limits: limits}).try(t.Context(), Instance{Try: func(c *Case) {
		<-c.ctx.Done()
		c.Check(nil)
	}})
	if err != nil || !c.open || !strings.Contains(c.witness, "of memory") {
		t.Errorf("the case: %+v, %v", c, err)
	}
	never := make(chan struct{})
	p := prover(t)
	p.Limits = limits
	p.Session.Resolver().Provide(func(string) (topology.Network, error) {
		<-never // it looks at no context
		return nil, resolve.ErrUnknown
	})
	defer close(never)
	for _, text := range []string{`diameter("large.edges") == 1`, `diameter("large.edges")`} {
		q := question(t, "large", text)
		for name, decide := range map[string]func(context.Context, Question) (*Proof, error){"prove": p.Prove, "check": p.Check} {
			proof, err := decide(t.Context(), q)
			if err != nil || !proof.Open() || !strings.Contains(*proof.Witness, "of memory") {
				t.Errorf("%s: %+v, %v", name, proof, err)
				continue
			}
			if q.Formula.Truth() && *proof.Verdict != Undecided || !q.Formula.Truth() && *proof.Value != "unknown" {
				t.Errorf("%s: %+v", name, proof)
			}
		}
	}
}

// TestWithin: work that looks at its context hands over what it has; other work is left.
func TestWithin(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if n, err := Within(ctx, func() (int, error) { return 3, ctx.Err() }); n != 3 || !errors.Is(err, context.Canceled) {
		t.Errorf("%d, %v", n, err)
	}
	never := make(chan struct{})
	defer close(never)
	if n, err := Within(ctx, func() (int, error) { <-never; return 3, nil }); n != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("%d, %v", n, err)
	}
}

// TestIsLimit: what our checker is not made for is no defect of ours, and anything else is.
func TestIsLimit(t *testing.T) {
	for _, c := range []struct {
		err  error
		want bool
	}{
		{&certificates.Rejection{Rule: "deletions/limit"}, true},
		{fmt.Errorf("solver: %w", &certificates.Rejection{Rule: "cnf/limit"}), true},
		{&certificates.Rejection{Rule: "deletions/value"}, false},
		{ErrBug, false}, {nil, false}, {context.DeadlineExceeded, false},
	} {
		if IsLimit(c.err) != c.want {
			t.Errorf("%v: want %v", c.err, c.want)
		}
	}
}
