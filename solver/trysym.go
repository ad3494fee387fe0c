package solver

import (
	"context"
	"topocert/topology"
)

func symmetriesOf(t fatal, net topology.Network) *Symmetries {
	e, err := FindSymmetriesByDistance(context.Background(), net, DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	return e
}
