package certificates

import (
	"errors"
	"strings"
	"testing"
)

// TestBudget: what a certificate takes comes from its own steps and from those of the run;
// a refused wish takes nothing; memory that is freed can be taken again.
func TestBudget(t *testing.T) {
	b := NewBudget(100, 1000)
	refused := func(err error, want string) {
		t.Helper()
		if !errors.Is(err, ErrBudget) || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want ErrBudget with %q", err, want)
		}
		if errors.Is(err, ErrRejected) {
			t.Errorf("%v is a rejection", err)
		}
	}
	granted := func(err error) {
		t.Helper()
		if err != nil {
			t.Error(err)
		}
	}
	for range 3 { // of the 400 steps of the run
		b.Begin()
		granted(b.Spend(60))
		refused(b.Spend(41), "40 steps are left of 100 for one certificate")
		granted(b.Spend(40))
	}
	b.Begin()
	b.Grant(1)
	granted(b.Spend(612))
	refused(b.Spend(1), "0 steps are left of 100 for one certificate")
	b.Begin()
	refused(b.Spend(1), "0 steps are left of 4 times 100 for the run")
	granted(b.Take(600))
	refused(b.Take(401), "400 bytes of memory are left of 1000")
	b.Free(600)
	granted(b.Take(900))
	if got, want := b.String(), "912 steps in all, at most 612 for one certificate, and 900 bytes of memory at one time"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	b.Grant(1 << 62)
	b.Grant(1 << 62)
	b.Begin()
	b.Grant(1 << 62)
	granted(b.Spend(mostSteps))

	var none *Budget
	none.Begin()
	none.Grant(1)
	granted(none.Spend(1 << 62))
	granted(none.Take(1 << 62))
	none.Free(1)
}
