package routing_test

import (
	"testing"

	"topocert/routing"
	"topocert/topology"
)

// TestOtherFamily: a router's constructor without an error refuses networks of other families,
// also where these have as many parameters.
func TestOtherFamily(t *testing.T) {
	for name, make := range map[string]func(net topology.Network){
		"NewGammaTable":   func(net topology.Network) { routing.NewGammaTable(net) },
		"NewGammaMinimal": func(net topology.Network) { routing.NewGammaMinimal(net) },
		"NewFTTFault":     func(net topology.Network) { routing.NewFTTFault(net) },
	} {
		net, err := topology.Parse("Torus(4,4,4)")
		if err != nil {
			t.Fatal(err)
		}
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s takes a torus", name)
				}
			}()
			make(net)
		}()
	}
}
