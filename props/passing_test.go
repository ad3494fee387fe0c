package props

import (
	"context"
	"errors"
	"strings"
	"testing"

	"topocert/certificates/resolve"
	"topocert/internal/deep"
	"topocert/topology"
)

// TestMemoryLimit: the youngest case ends first, with the limit as the cause, and a case
// that ends by itself is none that is ended. A claim's case, and a statement, stay open.
func TestMemoryLimit(t *testing.T) {
	deep.NotShort(t)
	tight := Limits{Memory: &Memory{Limit: 1}} // less than any process has
	old, endOld := Limits{Memory: &Memory{Limit: 1 << 62}}.Begin(t.Context())
	defer endOld()
	young, end := tight.Begin(old)
	<-young.Done()
	if limit := Passed(young); !errors.Is(limit, ErrLimit) || !strings.Contains(limit.Error(), "1 bytes of memory") || !IsLimit(limit) {
		t.Errorf("ended by %v", limit)
	}
	end()
	if old.Err() != nil || Passed(old) != nil {
		t.Errorf("the older case: %v", context.Cause(old))
	}
	waits := &Claim{ID: "x/waits", Readings: []Reading{Once("x", func(c *Case) {
		<-c.ctx.Done()
		c.Check(nil)
	})}}
	if r, err := (&Runner{Session: newProver(t).Session, Limits: tight}).Decide(t.Context(), waits); err != nil || !r.Open() || !strings.Contains(*r.Witness, "of memory") {
		t.Errorf("the case: %+v, %v", r, err)
	}
	never := make(chan struct{})
	p := newProver(t)
	p.Limits = tight
	p.Session.Resolver().Provide(func(string) (topology.Network, error) {
		<-never // it looks at no context
		return nil, resolve.ErrUnknown
	})
	defer close(never)
	for _, text := range []string{`diameter("large.edges") == 1`, `diameter("large.edges")`} {
		c := question(t, "large", text)
		got, err := p.Decide(t.Context(), c)
		if err == nil && got.Verdict == Valued && *got.Value != "unknown" {
			t.Errorf("%s: %+v", text, got)
		}
		d, readErr := p.reading(t.Context(), c, c.ID, &c.Readings[0]) // without a look at it before
		for _, d := range []*Decision{&got.Decision, d} {
			if err := errors.Join(err, readErr); err != nil || !d.Open() || !strings.Contains(*d.Witness, "of memory") {
				t.Errorf("%s: %+v, %v", text, d, err)
			}
		}
	}
}

// TestBeyondChecker: what our checker would not take is left open, with the number, and is
// no defect; what can be had all the same is.
func TestBeyondChecker(t *testing.T) {
	deep.NotShort(t)
	p := newProver(t)
	for text, want := range map[string]string{
		"edge_connectivity(Complete(1100))":           "only 1 to 1099 is known: beyond what the checker takes: the certificate would have 1207802 lines",
		"edge_connectivity(Complete(1100)) < 1100":    "",
		`gossip("all-port", Ring(20000))`:             "only at least 10000 is known: beyond what the checker takes: an all-to-all broadcast among 20000 vertices",
		"cluster(Ring(9000), 2)":                      "beyond what the checker takes: 9000 vertices, want at most 8192",
		"vertex_fault_detour(Complete(3000))":         "beyond what the checker takes: 2999 searches of 9000000",
		`broadcast("all-port", "g6:C` + "`" + `", 0)`: "not all vertices of g6:C` can be reached from 0",
	} {
		got, err := p.Decide(t.Context(), question(t, "beyond", text))
		switch {
		case err != nil:
			t.Errorf("%s: %v", text, err)
		case want == "" && (got.Open() || got.Verdict != Holds):
			t.Errorf("%s: %+v", text, got)
		case want != "" && (!got.Open() || !strings.Contains(*got.Witness, want)):
			t.Errorf("%s: %+v, want %q", text, *got.Witness, want)
		}
	}
}
