package bisection

import (
	"math"
	"math/rand/v2"
	"testing"

	"topocert/solver/sdp"
	"topocert/solver/solvertest"
)

// TestCentre: what is centred is orthogonal to the constants, and of length 1.
func TestCentre(t *testing.T) {
	x := []float64{3, 1, 4, 1, 5, 9, 2, 6}
	sum := 0.0
	centre(x)
	for _, a := range x {
		sum += a
	}
	if math.Abs(sum) > 1e-12 || math.Abs(sdp.Dot(x, x)-1) > 1e-12 {
		t.Errorf("sum %g, square of the length %g, want 0 and 1", sum, sdp.Dot(x, x))
	}
}

// TestFiedler: the spectral cut of a long mesh or torus, whose vertices have any numbers, is
// across its long side; no local search follows.
func TestFiedler(t *testing.T) {
	for name, want := range map[string]int{"Mesh(4,30)": 4, "Mesh(3,40)": 3, "Torus(4,30)": 8, "Mesh(2,600)": 2} {
		g := solvertest.Parse(t, name).CSR()
		random := rand.New(rand.NewPCG(2, 9))
		image := random.Perm(g.Order())
		var links []solvertest.Link
		for u, v := range g.Edges() {
			links = append(links, solvertest.Link{uint32(image[u]), uint32(image[v])})
		}
		s := &cutSearch{ctx: t.Context(), partition: newPartition(solvertest.Linked(t, g.Order(), links)), random: random}
		s.partition.set(s.fiedler(7)[:g.Order()/2])
		if s.partition.cut != want {
			t.Errorf("%s: a cut of %d links, want %d", name, s.partition.cut, want)
		}
	}
}
