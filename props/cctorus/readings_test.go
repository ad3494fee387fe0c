package cctorus

import (
	"math/big"
	"testing"
	"topocert/props"

	"topocert/topology"
)

// TestCCTorusReadings recomputes the numbers by which the doc comments of XMesh,
// XMeshW and XTorus weigh open against closed diagonals. Printed are the Bc 20 and
// 28, and the path diversities 1.44 and 1.56 (Sections IV-C and IV-D).
func TestCCTorusReadings(t *testing.T) {
	inTrial(t, func(trial *props.Case) {
		xtorus := trial.Net("XTorus(5)")
		closed, err := topology.FromEdges(25, func(yield func(u, v uint32) bool) {
			for u, v := range xtorus.CSR().Edges() {
				if !yield(u, v) {
					return
				}
			}
			_ = yield(0, 24) && yield(4, 20)
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []struct {
			name      string
			net       topology.Network
			bc        int
			diversity string
			average   string
		}{
			{"XMesh(5)", trial.Net("XMesh(5)"), 16, "1.28", "2.5344"},
			{"XMeshW(5)", trial.Net("XMeshW(5)"), 20, "1.44", "2.4000"},
			{"XTorus(5)", xtorus, 28, "1.56", "2.1440"},
			{"XTorus(5) with closed diagonals", trial.Foreign(closed), 32, "1.44", ""},
		} {
			bc := 2 * trial.ExactWidth(want.net)
			diversity := new(big.Rat).SetFrac(fromZero(trial, want.net), big.NewInt(25)).FloatString(2)
			if bc != want.bc || diversity != want.diversity {
				t.Errorf("%s: Bc = %d and path diversity %s, want %d and %s", want.name, bc, diversity, want.bc, want.diversity)
			}
			if average := trial.Mean(want.net).FloatString(4); want.average != "" && average != want.average {
				t.Errorf("%s: average distance %s, want %s", want.name, average, want.average)
			}
		}
	})
}
