package broadcast

import (
	"slices"
	"testing"

	"topocert/routing"
	"topocert/solver/solvertest"
)

// TestTrim: an all-to-all broadcast without sends that bring nothing needed is one still, in as
// many rounds, and all that it sends was sent before.
func TestTrim(t *testing.T) {
	for _, c := range []struct {
		net, plan string
		most      float64 // of the sends that are left
	}{
		{"Torus(6)", "flood-all", 0.7}, {"QT(3,3)", "flood-all", 0.7}, {"Mesh(3,5)", "flood-all", 0.8}, {"Ring(9)", "flood-all", 1}, {"Complete(5)", "flood-all", 1},
		{"Ring(66)", "flood-all", 0.98}, {"Ring(131)", "flood-all", 1}, {"Hypercube(7)", "flood-all", 0.25}, // more messages than a word has bits
		{"Gamma(2,2,2)", "flood-all", 0.8}, {"QT(3,3)", "qt-all-to-all-mla", 1}, {"QT(2,3)", "qt-all-to-all-sla", 1},
	} {
		net := solvertest.Parse(t, c.net)
		s, err := routing.NewSchedule(c.plan, net, 0)
		if err != nil {
			t.Fatal(err)
		}
		before, after := 0, 0
		rounds := trimGossip(net.CSR(), s.Rounds)
		for i, round := range rounds {
			before, after = before+len(s.Rounds[i]), after+len(round)
			for _, send := range round {
				if !slices.Contains(s.Rounds[i], send) {
					t.Errorf("%s on %s: round %d has %v, which was not sent", c.plan, c.net, i+1, send)
				}
			}
		}
		trimmed := *s
		trimmed.Rounds = rounds
		if r, err := trimmed.Replay(net.CSR()); err != nil || !r.Valid() || len(rounds) != len(s.Rounds) {
			t.Errorf("%s on %s: %+v, %v, in %d rounds of %d", c.plan, c.net, r, err, len(rounds), len(s.Rounds))
		}
		if float64(after) > c.most*float64(before) {
			t.Errorf("%s on %s: %d sends are left of %d, want at most %.0f%%", c.plan, c.net, after, before, 100*c.most)
		}
	}
}
