package papers

import (
	"context"
	"math/big"
	"testing"

	"topocert/props"
)

// TestDiagonals recomputes the numbers by which the doc comments of XMesh,
// XMeshW and XTorus weigh open against closed diagonals. Printed are the Bc 20 and
// 28, and the path diversities 1.44 and 1.56 (Sections IV-C and IV-D).
func TestDiagonals(t *testing.T) {
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	reading := props.Once("5×5 networks", func(c *props.Case) {
		xtorus := c.Net("XTorus(5)")
		closed := c.External(25, func(yield func(u, v uint32) bool) {
			for u, v := range xtorus.Edges() {
				if !yield(u, v) {
					return
				}
			}
			_ = yield(0, 24) && yield(4, 20)
		})
		for _, want := range []struct {
			name      string
			net       *props.Net
			bc        int
			diversity string
			average   string
		}{
			{"XMesh(5)", c.Net("XMesh(5)"), 16, "1.28", "2.5344"},
			{"XMeshW(5)", c.Net("XMeshW(5)"), 20, "1.44", "2.4000"},
			{"XTorus(5)", xtorus, 28, "1.56", "2.1440"},
			{"XTorus(5) with closed diagonals", closed, 32, "1.44", ""},
		} {
			bc := 2 * c.Int("bisection", want.net)
			diversity := new(big.Rat).SetFrac(fromZero(c, want.net), big.NewInt(25)).FloatString(2)
			c.Want(bc == want.bc && diversity == want.diversity, "%s: Bc = %d and path diversity %s, want %d and %s", want.name, bc, diversity, want.bc, want.diversity)
			average := c.Mean(want.net).FloatString(4)
			c.Want(want.average == "" || average == want.average, "%s: average distance %s, want %s", want.name, average, want.average)
		}
	})
	results, err := (&props.Runner{Session: session}).Run(context.Background(), []*props.Claim{{ID: "cctorus/readings", Readings: []props.Reading{reading}}})
	if err != nil || results[0].Verdict != props.Holds {
		t.Errorf("%+v, %v", results, err)
	}
}
