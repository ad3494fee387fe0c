package solver

import (
	"context"
	"math/big"
	"testing"
	"topocert/certificates"
)

// TestUnknownSubjects: a prover states nothing that its kind does not prove.
func TestUnknownSubjects(t *testing.T) {
	net := parsed(t, "Petersen")
	symmetries, err := FindSymmetries(context.Background(), net, nil, DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	for name, prove := range map[string]func() (*certificates.Certificate, error){
		"count":      func() (*certificates.Certificate, error) { return ProveCount(net, "order", "sise") },
		"no subject": func() (*certificates.Certificate, error) { return ProveCount(net) },
		"distances":  func() (*certificates.Certificate, error) { return ProveDistances(t.Context(), symmetries, "order") },
		"from":       func() (*certificates.Certificate, error) { return ProveDistancesFrom(net, "diameter", 0) },
		"cycle":      func() (*certificates.Certificate, error) { return ProveCycle(net, "bipartite", []uint32{0, 1, 2}) },
		"deletions":  func() (*certificates.Certificate, error) { return ProveDeletions(t.Context(), symmetries, "detour") },
		"paths": func() (*certificates.Certificate, error) {
			return ProvePaths(t.Context(), symmetries, "connectivity", 3)
		},
		"exhaustion": func() (*certificates.Certificate, error) {
			return ProveExhaustion(net, "bfs", &Audit{TotalHops: new(big.Int)}, "hops")
		},
		"no schedule": func() (*certificates.Certificate, error) { return ProveScheduleAll(symmetries, nil, 4) },
	} {
		if c, err := prove(); err == nil || c != nil {
			t.Errorf("%s: %v, %v, want an error", name, c, err)
		}
	}
}
