package invariants

import (
	"fmt"
	"math/big"
	"testing"

	"topocert/certificates/kinds"
	"topocert/internal/deep"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// TestSpanningTrees holds numbers of spanning trees against formulas: n for a ring, n^(n−2) for
// the complete graph (A. Cayley 1889), m^(n−1)·n^(m−1) for complete bipartite ones (M. Fiedler, J.
// Sedláček 1958), 2^(2^d−d−1) times the product of k to the power C(d,k) for cubes (R. P. Stanley,
// "Enumerative Combinatorics 2", 1999, example 5.6.10), 2000 for Petersen's graph (N. Biggs 1993).
func TestSpanningTrees(t *testing.T) {
	deep.NotShort(t)
	power := func(a, e int64) *big.Int { return new(big.Int).Exp(big.NewInt(a), big.NewInt(e), nil) }
	cube := func(d int64) *big.Int {
		n := power(2, 1<<d-d-1)
		for k := int64(1); k <= d; k++ {
			n.Mul(n, new(big.Int).Exp(big.NewInt(k), new(big.Int).Binomial(d, k), nil))
		}
		return n
	}
	nets := map[topology.Network]*big.Int{
		solvertest.Foreign(t, solvertest.Linked(t, 9, solvertest.BicliqueLinks(4, 5))): new(big.Int).Mul(power(4, 4), power(5, 3)),
		solvertest.Foreign(t, solvertest.Linked(t, 30, solvertest.PathLinks(30))):      big.NewInt(1),
	}
	for name, want := range map[string]*big.Int{
		"Ring(3)": big.NewInt(3), "Ring(1000)": big.NewInt(1000), "Complete(1)": big.NewInt(1), "Complete(2)": big.NewInt(1),
		"Complete(4)": power(4, 2), "Complete(200)": power(200, 198), "Petersen": big.NewInt(2000), "GP(3,1)": big.NewInt(75),
		"Hypercube(3)": cube(3), "Hypercube(8)": cube(8), "g6:C?": new(big.Int), "g6:Bg": big.NewInt(1),
	} {
		nets[solvertest.Parse(t, name)] = want
	}
	for net, want := range nets {
		c, err := ProveSpanningTrees(t.Context(), net)
		if err != nil {
			t.Fatal(err)
		}
		if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil || c.Statement.Value != want.String() {
			t.Errorf("%s: %v, want %v", c.Statement, err, want)
		}
		for _, other := range []int64{1, -1, 1 << 31} {
			c.Statement.Value = fmt.Sprint(new(big.Int).Add(want, big.NewInt(other)))
			if kinds.Check(c, solvertest.WorldOf(net)) == nil {
				t.Errorf("accepted: %s", c.Statement)
			}
		}
	}
}
