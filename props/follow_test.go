package props

import (
	"context"
	"slices"
	"testing"

	"topocert/topology"
)

// withoutLink returns the named network without its first link at vertex 0.
func withoutLink(t *testing.T, name string) topology.Network {
	net, err := topology.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	lost := net.Neighbors(0)[0]
	g, err := topology.FromEdges(net.Order(), func(yield func(u, v uint32) bool) {
		for u, v := range net.CSR().Edges() {
			if (u != 0 || v != lost) && !yield(u, v) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	switch n := net.(type) {
	case *topology.OCT:
		n.Graph = g
	case *topology.QT:
		n.Graph = g
	case *topology.FTT:
		n.Graph = g
	default:
		t.Fatalf("%s: not a network of these tests", name)
	}
	return net
}

// TestLedgerFollowsNetworks takes one link out of the smallest network of some
// claims, and sees that their verdicts change: no verdict is typed in.
func TestLedgerFollowsNetworks(t *testing.T) {
	for _, test := range []struct {
		network string
		ids     []string
	}{
		{"OCT(2,2)", []string{"oct/oct-code-two-parts", "oct/char1-degree-7", "oct/char4-links"}},
		{"QT(2,2)", []string{"qt/edge-count", "qt/degree-4"}},
		{"FTT(4)", []string{"ftt/uniform-degree-4"}},
	} {
		verdicts := func(lab *Session) map[string]Verdict {
			var claims []*Claim
			for _, c := range Catalogue() {
				if slices.Contains(test.ids, c.ID) {
					claims = append(claims, c)
				}
			}
			runner := &Runner{Session: lab, MaxOrder: 128}
			results, err := runner.Run(context.Background(), claims)
			if err != nil {
				t.Fatal(err)
			}
			verdicts := make(map[string]Verdict)
			for _, r := range results {
				verdicts[r.ID] = r.Verdict
			}
			return verdicts
		}
		whole, broken := new(Session), new(Session)
		broken.Introduce(withoutLink(t, test.network))
		before, after := verdicts(whole), verdicts(broken)
		for _, id := range test.ids {
			if before[id] != Holds {
				t.Errorf("%s: %v, want it to hold", id, before[id])
			}
			t.Logf("%s without a link: %s %v", test.network, id, after[id])
			if after[id] == before[id] {
				t.Errorf("%s without a link: %s still %v", test.network, id, after[id])
			}
		}
	}
}
