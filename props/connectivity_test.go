package props

import (
	"context"
	"errors"
	"slices"
	"testing"

	"topocert/certificates"
)

// TestConnectivityFacts sees what cases establish about faults, and what it rests on. The values are those of the definitions: a ring of 6
// has no second way shorter than the other way round, a path falls apart.
func TestConnectivityFacts(t *testing.T) {
	var seen []int
	r := decideOne(t, &Runner{Session: newSession()}, &Claim{ID: "x/faults", Readings: []Reading{Once("networks", func(t *Case) {
		for _, net := range []*Net{t.Net("Ring(6)"), t.Net("g6:Bg"), t.Net("Complete(4)")} {
			seen = append(seen, t.Int("vertex_connectivity", net), t.Int("edge_connectivity", net), t.Int("vertex_fault_detour", net), t.Int("edge_fault_detour", net))
		}
		_, err := t.asked().Known(certificates.Fact{Subject: "disjoint-paths", Network: "Ring(6)", Args: []string{"0", "1"}})
		t.Check(err)
	})}})
	if r.Verdict != Holds || r.Evidence != Certified || len(r.Certificates) != 3*6+2 {
		t.Errorf("%v %v by %d certificates", r.Verdict, r.Evidence, len(r.Certificates))
	}
	for i, want := range []int{2, 2, 2, 4, 1, 1, -1, -1, 3, 3, 0, 1} {
		if seen[i] != want {
			t.Errorf("fact %d is %d, want %d", i, seen[i], want)
		}
	}
}

// TestConnectedBounds: of a connected network that nothing is known of in time, it is known that
// each cut has a link, whatever its symmetries.
func TestConnectedBounds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	l := newSession()
	net, err := l.network("Mesh(3,5)")
	if err != nil {
		t.Fatal(err)
	}
	wants := func(statements []certificates.Statement, err error, want ...string) {
		var got []string
		for _, s := range statements {
			got = append(got, s.String())
		}
		if !errors.Is(err, context.Canceled) || !slices.Equal(got, want) {
			t.Errorf("%q, %v, want %q", got, err, want)
		}
	}
	_, statements, err := Connectivity("edge-connectivity").in(ctx, l, net)
	wants(statements, err, "edge-connectivity Mesh(3,5) >= 1", "edge-connectivity Mesh(3,5) <= 2")
	_, statements, err = Width().in(ctx, l, net)
	wants(statements, err, "bisection Mesh(3,5) <= 6", "bisection Mesh(3,5) >= 1")
}
