package props

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
)

// TestBroadcastFacts decides claims about broadcasts whose truth is known: the
// cube of dimension d takes d rounds in both models; QT(3,2) takes 7 from (0,0,0)
// and 6 by counting, so that only a refutation tells; Table 2 as printed breaks a
// rule; and the kept files bear each other out.
func TestBroadcastFacts(t *testing.T) {
	deep.NotShort(t)
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
		{"cube", func(t *Case) {
			t.Want(t.AtMost(4, "broadcast", routing.SinglePort, t.Net("Hypercube(4)"), "all"), "no")
		}, Holds, Certified, ""},
		{"cube, faster", func(t *Case) {
			t.Want(t.AtMost(3, "broadcast", routing.AllPort, t.Net("Hypercube(4)"), "all"), "slow")
		}, Fails, Certified, "slow"},
		{"refuted", func(t *Case) {
			t.Want(t.AtMost(6, "broadcast", routing.SinglePort, t.Net("QT(3,2)"), 0), "slow")
		}, Fails, Certified, "slow"},
		{"exact", func(t *Case) { t.Want(t.Int("broadcast", routing.SinglePort, t.Net("QT(3,2)"), 0) == 7, "no") }, Holds, Certified, ""},
		{"not for all", func(t *Case) {
			t.Want(t.AtMost(6, "broadcast", routing.SinglePort, t.Net("QT(3,2)"), "all"), "slow")
		}, Undecided, None, "broadcast QT(3,2) single-port all: only at least 6 is known"},
		{"gossip", func(t *Case) { t.Want(t.Counted("gossip", routing.SinglePort, t.Net("Octagon"), 0) == 3, "no") }, Holds, Certified, ""},
		{"broken", func(t *Case) { t.Completes("qt-one-to-all-printed-sla", t.Net("QT(2,2)"), 8) }, Fails, Exhausted, "no link joins them"},
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
		"broadcast Hypercube(4) single-port all <= 4", "broadcast Hypercube(4) all-port all >= 4", "broadcast QT(3,2) single-port 0 >= 7",
	} {
		if !slices.Contains(accepted, statement) {
			t.Errorf("%s is not among what is kept: %q", statement, accepted)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "broadcast.qt-3-2.0.7.lrat")); err != nil {
		t.Error(err)
	}
}
