package solver_test

import (
	"context"
	"math/big"
	"testing"

	"topocert/certificates"
	"topocert/solver/audit"
	"topocert/solver/broadcast"
	"topocert/solver/connectivity"
	"topocert/solver/invariants"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
)

// TestUnknownSubjects: a prover states nothing that its kind does not prove.
func TestUnknownSubjects(t *testing.T) {
	net := solvertest.Parse(t, "Petersen")
	symmetries, err := symmetry.Find(context.Background(), net, nil, symmetry.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	for name, prove := range map[string]func() (*certificates.Certificate, error){
		"count":      func() (*certificates.Certificate, error) { return invariants.ProveCount(net, "order", "sise") },
		"no subject": func() (*certificates.Certificate, error) { return invariants.ProveCount(net) },
		"distances": func() (*certificates.Certificate, error) {
			return invariants.ProveDistances(t.Context(), symmetries, "order")
		},
		"from": func() (*certificates.Certificate, error) { return invariants.ProveDistancesFrom(net, "diameter", 0) },
		"deletions": func() (*certificates.Certificate, error) {
			return invariants.ProveDeletions(t.Context(), symmetries, "detour")
		},
		"paths": func() (*certificates.Certificate, error) {
			return connectivity.ProvePaths(t.Context(), symmetries, "connectivity", 3)
		},
		"exhaustion": func() (*certificates.Certificate, error) {
			return audit.ProveExhaustion(net, "bfs", &audit.Result{TotalHops: new(big.Int)}, "hops")
		},
		"no schedule": func() (*certificates.Certificate, error) { return broadcast.ProveScheduleAll(symmetries, nil, 4) },
	} {
		if c, err := prove(); err == nil || c != nil {
			t.Errorf("%s: %v, %v, want an error", name, c, err)
		}
	}
}
