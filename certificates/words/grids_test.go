package words

import "testing"

// TestNetwork: the definition of a name and a number of parameters is that of a network with so
// many, and meshes and tori have as many as there are sides.
func TestNetwork(t *testing.T) {
	for _, name := range []string{"Mesh", "Torus"} {
		for sides := range MaxSides {
			if d := Standard().Network(name, sides+1); d == nil || len(d.Params) != sides+1 {
				t.Errorf("%s has no text for %d parameters", name, sides+1)
			}
		}
	}
	for name, params := range map[string]int{"Mesh": 0, "Torus": MaxSides + 1, "OCT": 1, "diameter": 1, "Nobody": 1} {
		if d := Standard().Network(name, params); d != nil {
			t.Errorf("%s of %d parameters is %s, want none", name, params, d.Head())
		}
	}
}
