package props

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/routing"
)

// TestBroadcastFacts decides claims about broadcasts whose truth is known: the
// cube of dimension d takes d rounds in both models; QT(3,2) takes 7 from (0,0,0)
// and 6 by counting, so that only a refutation tells; Table 2 as printed breaks a
// rule; and the kept files bear each other out.
func TestBroadcastFacts(t *testing.T) {
	dir := t.TempDir()
	session, err := NewSession(dir)
	if err != nil {
		t.Fatal(err)
	}
	r := &Runner{Session: session, MaxOrder: 1}
	for _, c := range []struct {
		name     string
		try      func(t *Case)
		verdict  Verdict
		evidence Evidence
		witness  string // part of it
	}{
		{"cube", func(t *Case) { t.BroadcastsWithin(t.Net("Hypercube(4)"), routing.SinglePort, 4) }, Holds, Certified, ""},
		{"cube, faster", func(t *Case) { t.BroadcastsWithin(t.Net("Hypercube(4)"), routing.AllPort, 3) }, Fails, Certified,
			"in Hypercube(4) every broadcast from 0 takes at least 4 rounds, more than 3"},
		{"refuted", func(t *Case) { t.BroadcastsWithin(t.Net("QT(3,2)"), routing.SinglePort, 6) }, Fails, Certified,
			"in QT(3,2) every broadcast from (0,0,0) takes at least 7 rounds, more than 6"},
		{"exact", func(t *Case) { t.Want(t.Broadcast(t.Net("QT(3,2)"), 0) == 7, "no") }, Holds, Certified, ""},
		{"slow source", func(t *Case) { t.WantSlowSource(t.Net("QT(3,2)"), 7) }, Holds, Certified, ""},
		{"no slow source", func(t *Case) { t.WantSlowSource(t.Net("QT(3,2)"), 8) }, Fails, Certified, "fewer than 8"},
		{"gossip", func(t *Case) { t.Want(t.GossipAtLeast(t.Net("Octagon"), routing.SinglePort) == 3, "no") }, Holds, Certified, ""},
		{"broken", func(t *Case) { t.CompletesFromAll("qt-one-to-all-printed-sla", t.Net("QT(2,2)"), 8) }, Fails, Exhausted, "no link joins them"},
		{"other rounds", func(t *Case) { t.Completes("qt-all-to-all-mla", t.Net("QT(2,2)"), 9) }, Fails, Exhausted, "of all to all in QT(2,2): it takes 8 rounds, not 9"},
	} {
		got := decideOne(t, r, claim("x/"+c.name, func(t *Case, _ int) { c.try(t) }))
		witness := ""
		if got.Witness != nil {
			witness = *got.Witness
		}
		if got.Verdict != c.verdict || got.Evidence != c.evidence || !strings.Contains(witness, c.witness) {
			t.Errorf("%s: %s, %s: %q; want %s, %s: %q", c.name, got.Verdict, got.Evidence, witness, c.verdict, c.evidence, c.witness)
		}
	}
	if err := session.Close(); err != nil {
		t.Fatal(err)
	}
	accepted := acceptAll(t, dir)
	for _, statement := range []string{
		"broadcast Hypercube(4) single-port all <= 4", "broadcast Hypercube(4) all-port 0 >= 4", "broadcast QT(3,2) single-port 0 >= 7",
	} {
		if !slices.Contains(accepted, statement) {
			t.Errorf("%s is not among what is kept: %q", statement, accepted)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "broadcast.qt-3-2.0.7.lrat")); err != nil {
		t.Error(err)
	}
}
