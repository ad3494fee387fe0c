package props

import (
	"testing"

	"topocert/routing"
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

// TestOwnRoutes audits and describes with a router of a claim's own. The verdict is not
// certified, even beside a fact that is.
func TestOwnRoutes(t *testing.T) {
	for name, see := range map[string]func(t *Case, r *Routes){
		"audit": func(t *Case, r *Routes) {
			a := r.Audit()
			t.Want(a.Undelivered() == 0 && a.MaxHops == 5, "%d undelivered, %d hops", a.Undelivered(), a.MaxHops)
		},
		"describe": func(t *Case, r *Routes) {
			got, want := r.Describe(4, 0), "in Ring(6), 4 to 0: 4 5 0, 2 hops, the distance is 2"
			t.Want(got == want, "%s, want %s", got, want)
		},
	} {
		r := decideOne(t, &Runner{Session: newSession()}, &Claim{ID: "x/own", Readings: []Reading{Once("Ring(6)", func(t *Case) {
			net := t.Net("Ring(6)")
			see(t, t.OwnRoutes(net, func() (routing.Router, error) { return upwards{}, nil }))
			t.Want(t.Int("diameter", net) == 3, "diameter")
		})}})
		if r.Verdict != Holds || r.Evidence != Exhausted {
			t.Errorf("%s: %v, %v, want holds, exhausted", name, r.Verdict, r.Evidence)
		}
	}
}
