package props

import (
	"context"
	"strings"
	"testing"

	"topocert/topology"
)

// TestForeign: a graph from a file that is too large for a graph6 name is known
// to the session's checker all the same.
func TestForeign(t *testing.T) {
	const n = 300
	g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
		for v := range uint32(n) {
			if !yield(v, (v+1)%n) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	net, err := topology.NewExternal(g)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(net.Name(), "sha256:") {
		t.Fatalf("named %s", net.Name())
	}
	session, err := NewSession(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	w, err := Width().In(context.Background(), session, net)
	if err != nil || !w.Exact() || w.Lower != 2 {
		t.Errorf("bisection width %+v, %v, want 2", w, err)
	}
	h, err := Hamilton().In(context.Background(), session, net)
	if err != nil || h.Answer != "yes" {
		t.Errorf("Hamiltonian: %+v, %v, want yes", h, err)
	}
}
