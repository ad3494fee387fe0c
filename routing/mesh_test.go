package routing_test

import "testing"

func TestDimensionOrder(t *testing.T) {
	for _, on := range []string{"Mesh(2)", "Mesh(3,4)", "Mesh(2,3,4)", "Torus(2)", "Torus(3)", "Torus(4)", "Torus(3,6)", "Torus(2,3,4)"} {
		minimal(t, "dor", on)
		if on[0] == 'T' {
			minimal(t, "dor-dateline", on)
		}
	}
}

func TestECube(t *testing.T) {
	for _, on := range []string{"Hypercube(1)", "Hypercube(2)", "Hypercube(6)"} {
		minimal(t, "ecube", on)
	}
}
