package solver_test

import (
	"testing"

	"topocert/solver"
	"topocert/solver/solvertest"
)

// TestParity holds the parity of widths against the widths of all halves.
func TestParity(t *testing.T) {
	for name, want := range map[string][2]int{ // the least widths from 1 and from 2 on
		"Ring(5)":      {2, 2}, // all degrees even
		"Petersen":     {1, 3}, // all odd, halves of 5
		"Hypercube(3)": {2, 2}, // all odd, halves of 4
		"Mesh(2,3)":    {1, 2}, // both
	} {
		g := solvertest.Parse(t, name).CSR()
		p := solver.ParityOf(g)
		if got := [2]int{p.AtLeast(1), p.AtLeast(2)}; got != want {
			t.Errorf("%s: widths of at least %v, want %v", name, got, want)
		}
		if width := solvertest.LeastHalving(g); p.AtLeast(width) != width {
			t.Errorf("%s: no cut has %d links, by parity, and one has", name, width)
		}
	}
}
