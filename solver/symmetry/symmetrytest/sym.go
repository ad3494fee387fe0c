// Package symmetrytest is for the tests of searches that take symmetries.
package symmetrytest

import (
	"context"

	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// Of returns the symmetries of a network.
func Of(t solvertest.TB, net topology.Network) *symmetry.Symmetries {
	e, err := symmetry.FindByDistance(context.Background(), net, symmetry.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	return e
}
