package props

import (
	"testing"
)

// upwards is a router that goes round a ring of six upwards.
type upwards struct{}

func (upwards) Header(uint32, uint32) string { return "" }

func (upwards) Next(at, destination uint32, _ string) (uint32, string) {
	if at == destination {
		return at, ""
	}
	return (at + 1) % 6, ""
}

// TestOwnRoutes audits a router of a claim's own. The verdict is not certified, even beside a fact that is.
func TestOwnRoutes(t *testing.T) {
	r := decideOne(t, &Runner{Session: newSession()}, &Claim{ID: "x/own", Readings: []Reading{Once("Ring(6)", func(t *Case) {
		net := t.Net("Ring(6)")
		a := t.Audit(net, upwards{})
		t.Want(a.Undelivered() == 0 && a.MaxHops == 5, "%d undelivered, %d hops", a.Undelivered(), a.MaxHops)
		t.Want(t.Int("diameter", net) == 3, "diameter")
	})}})
	if r.Verdict != Holds || r.Evidence != Exhausted {
		t.Errorf("%v, %v, want holds, exhausted", r.Verdict, r.Evidence)
	}
}
