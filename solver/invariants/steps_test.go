package invariants

import (
	"errors"
	"testing"

	"topocert/certificates"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
)

// TestSteps: what a check takes grows with all of its sources, however few. A ring of n has 3n
// vertices and ends of links.
func TestSteps(t *testing.T) {
	ring := solvertest.Parse(t, "Ring(600)")
	alone := symmetry.New(ring, nil, nil) // no two vertices are known to be alike
	alike, err := symmetry.Find(t.Context(), ring, nil, symmetry.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string][2]int64{
		"one source, many levels":  {searchSteps(alike, 300), 4 * 1800},
		"one source, few levels":   {searchSteps(alike, 10), 4 * 1800},
		"all sources, many levels": {searchSteps(alone, 300), 600 * 4 * 1800},
		"all sources, few levels":  {searchSteps(alone, 10), 3 * 11 * 4 * 1800}, // three sets
		"all orbits":               {orbitSteps(alone), 2 * 132 * 600 * 1800},
		"one orbit":                {orbitSteps(alike), 0},
	} {
		if c[0] != c[1] {
			t.Errorf("%s: %d steps, want %d", name, c[0], c[1])
		}
	}
}

// TestDeletionsLimit: where the searches around all dead vertices are too many together, that is
// known before the first.
func TestDeletionsLimit(t *testing.T) {
	net := solvertest.Parse(t, "Ring(60000)") // 120,000 searches of 180,000 each
	c, err := ProveDeletions(t.Context(), symmetry.New(net, nil, nil), "vertex-fault-detour")
	var rejection *certificates.Rejection
	if !errors.As(err, &rejection) || rejection.Rule != "deletions/limit" {
		t.Errorf("%v, %v, want the limit of deletions", c, err)
	}
}
