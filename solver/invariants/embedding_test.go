package invariants

import (
	"testing"

	"topocert/certificates/kinds"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// TestContains proves that an octagon has the links of a ladder, and sees that a
// wrong map is rejected.
func TestContains(t *testing.T) {
	octagon, err := topology.New("Octagon")
	if err != nil {
		t.Fatal(err)
	}
	other, err := topology.Parse("Mesh(2,4)")
	if err != nil {
		t.Fatal(err)
	}
	if err := kinds.Check(ProveEmbedding(octagon, other, []uint32{0, 1, 2, 3, 4, 5, 6, 7}), solvertest.SameWorld); err != nil {
		t.Error(err)
	}
	if err := kinds.Check(ProveEmbedding(octagon, other, []uint32{0, 1, 2, 3, 4, 5, 7, 6}), solvertest.SameWorld); err == nil {
		t.Error("accepted with two vertices exchanged")
	}
}
