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

// TestDimensionOrderTies: halfway around a ring it goes up, on every axis.
func TestDimensionOrderTies(t *testing.T) {
	_, r := router(t, "dor", "Torus(4,6)")
	for _, test := range []struct{ at, destination, want uint32 }{
		{0, 3, 1}, {5, 2, 0}, // along the second axis
		{0, 12, 6}, {18, 6, 0}, // along the first
		{0, 15, 6}, {1, 16, 7}, // along both
	} {
		if got, _ := r.Next(test.at, test.destination, ""); got != test.want {
			t.Errorf("from %d to %d by %d, want %d", test.at, test.destination, got, test.want)
		}
	}
}

func TestECube(t *testing.T) {
	for _, on := range []string{"Hypercube(1)", "Hypercube(2)", "Hypercube(6)"} {
		minimal(t, "ecube", on)
	}
}
