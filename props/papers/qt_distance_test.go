package papers

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"topocert/certificates/formula"
	"topocert/internal/deep"
	"topocert/props"
	"topocert/solver/distance"
	"topocert/topology"
)

// TestDiameterFormula compares the formula with what breadth-first search finds: on
// all QT(m,n) with m, n ≤ 24, and on narrow ones with several periods 2n.
func TestDiameterFormula(t *testing.T) {
	wide, long := deep.Cases(8, 12, 24), deep.Cases(20, 40, 72)
	claims := Of("qt")[0].Claims
	diameter := claims[slices.IndexFunc(claims, func(c *props.Claim) bool { return c.ID == "qt/diameter" })]
	of := diameter.Correction.Formula.Expr.Args[1] // diameter(QT(m,n)) == it
	for m := 2; m <= long; m++ {
		for n := 2; n <= long; n++ {
			if min(m, n) > 8 && max(m, n) > wide {
				continue
			}
			net, err := topology.Parse(fmt.Sprintf("QT(%d,%d)", m, n))
			if err != nil {
				t.Fatal(err)
			}
			diameter := uint32(0)
			for from := range uint32(4) { // the half turn takes the other corners to these
				level, order := distance.Levels(net.CSR(), from, nil, nil)
				diameter = max(diameter, level[order[len(order)-1]])
			}
			env := formula.Env{"m": big.NewRat(int64(m), 1), "n": big.NewRat(int64(n), 1)}
			if v, err := formula.Evaluate(of, env, nil); err != nil || v.String() != fmt.Sprint(diameter) {
				t.Errorf("%s has diameter %d, the formula gives %s, %v", net.Name(), diameter, v, err)
			}
		}
	}
}
