package props

import (
	"context"
	"slices"
	"testing"

	"topocert/topology"
)

// withoutLink returns OCT(2,2) without its first link at vertex 0.
func withoutLink(t *testing.T) topology.Network {
	net, err := topology.NewOCT(2, 2)
	if err != nil {
		t.Fatal(err)
	}
	lost := net.Neighbors(0)[0]
	g, err := topology.FromEdges(net.Order(), func(yield func(u, v uint32) bool) {
		for u, v := range net.Edges() {
			if (u != 0 || v != lost) && !yield(u, v) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	net.Graph = g
	return net
}

// TestLedgerFollowsNetworks takes one link out of OCT(2,2), the smallest case of
// the theorems, and sees that their verdicts change: no verdict is typed in.
func TestLedgerFollowsNetworks(t *testing.T) {
	var claims []*Claim
	ids := []string{"oct/oct-code-two-parts", "oct/char1-degree-7", "oct/char4-links"}
	for _, c := range Catalogue() {
		if slices.Contains(ids, c.ID) {
			claims = append(claims, c)
		}
	}
	verdicts := func(lab *Lab) []Verdict {
		runner := &Runner{Lab: lab, MaxOrder: 128}
		results, err := runner.Run(context.Background(), claims)
		if err != nil || len(results) != len(ids) {
			t.Fatalf("%d results, %v", len(results), err)
		}
		var list []Verdict
		for _, r := range results {
			list = append(list, r.Verdict)
		}
		return list
	}
	whole, broken := new(Lab), new(Lab)
	if _, err := broken.networks.get("OCT(2,2)", func() (topology.Network, error) { return withoutLink(t), nil }); err != nil {
		t.Fatal(err)
	}
	if got, want := verdicts(whole), []Verdict{Holds, Holds, Holds}; !slices.Equal(got, want) {
		t.Errorf("OCT as it is: %v, want %v", got, want)
	}
	if got, want := verdicts(broken), []Verdict{Fails, Fails, Fails}; !slices.Equal(got, want) {
		t.Errorf("OCT(2,2) without a link: %v, want %v", got, want)
	}
}
