package symmetry

import (
	"fmt"
	"testing"

	"topocert/solver/solvertest"
)

// TestElements compares the automorphisms by which symmetry is broken with the
// order of the group.
func TestElements(t *testing.T) {
	for name, want := range map[string]int{
		"Complete(1)": 0, "Ring(3)": 5, "Ring(32)": 63, "Ring(33)": 64, "Complete(4)": 23, "Hypercube(5)": 64, "Ring(4096)": 16,
	} {
		net := solvertest.Parse(t, name)
		symmetries, err := FindByDistance(t.Context(), net, DefaultLimits())
		if err != nil {
			t.Fatal(err)
		}
		elements := symmetries.Elements()
		if len(elements) != want {
			t.Errorf("%s: %d automorphisms, want %d", name, len(elements), want)
		}
		seen := make(map[string]bool)
		for _, p := range elements {
			if err := checkAutomorphism(net.CSR(), colourRanks(net.Order(), nil), p); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if key := fmt.Sprint(p); seen[key] {
				t.Errorf("%s: an automorphism is listed twice", name)
			} else {
				seen[key] = true
			}
		}
	}
}
