package props

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/solver"
	"topocert/topology"
)

// fttClaims lists the claims of the ftt paper.
func fttClaims() []*Claim {
	return slices.Concat(
		fttDefinitionClaims(),
		fttTheoremClaims(),
		fttFaultClaims(),
		fttRouteAClaims(),
		fttRoutingClaims(),
		fttTable1Claims(),
		fttTable1RestClaims(),
		fttTable2Claims(),
		fttTable2RestClaims(),
		fttComparisonClaims(),
		fttRemarkClaims(),
	)
}

// fttFamily is FTT(n) for every n.
func fttFamily() Family {
	return Family{
		Params: []string{"n"},
		Domain: "n ≥ 4",
		Least:  []int{4},
		Order:  func(p []int) int { return p[0] * p[0] },
	}
}

// fttEven is FTT(n) for even n.
func fttEven() Family {
	return fttFamily().where("even n ≥ 4", func(p []int) bool { return p[0]%2 == 0 })
}

// fttOdd is FTT(n) for odd n.
func fttOdd() Family {
	return fttFamily().where("odd n ≥ 5", func(p []int) bool { return p[0]%2 == 1 })
}

// fttSizes is the sizes of the paper's tables, N = 4k², at which FTT(2k),
// Mesh(2k), Torus(2k), MCR(k) and TCR(k) all exist.
func fttSizes() Family {
	return Family{
		Params: []string{"k"},
		Domain: "k ≥ 2, N = 4k²",
		Least:  []int{2},
		Order:  func(p []int) int { return 4 * p[0] * p[0] },
	}
}

// fttMany is a limit on the order for statements that need no network.
const fttMany = 40_000

// fttDiameter is the diameter of FTT(n), n ≥ 4. It is ours: the paper has n−2.
func fttDiameter(n int) int { return (3*n + 1) / 4 }

// fttDistanceSum is the sum of the distances over all ordered pairs of FTT(n),
// for n = 4 and n ≥ 6. It is ours, fitted for each n mod 4 to n ≤ 27; the paper
// has none.
func fttDistanceSum(n int) *big.Int {
	c := [4][6]int64{
		{-73728, -8192, 28928, -11152, 1840, 1329},
		{-316068, 45657, 27212, -11874, 1840, 1329},
		{-103680, -18544, 36992, -12968, 1840, 1329},
		{-233340, 34137, 27764, -11874, 1840, 1329},
	}[n%4]
	sum := new(big.Int)
	for i := len(c) - 1; i >= 0; i-- {
		sum.Mul(sum, big.NewInt(int64(n))).Add(sum, big.NewInt(c[i]))
	}
	sum, rest := sum.QuoRem(sum, big.NewInt(3072), new(big.Int))
	if rest.Sign() != 0 {
		return nil // no sum of distances is a fraction
	}
	return sum
}

// fttNet returns FTT(n) with its coordinates.
func fttNet(t *Trial, n int) *topology.FTT {
	return t.Net("FTT(%d)", n).(*topology.FTT)
}

// fttFraction returns a/b, nil if b is 0.
func fttFraction(a, b int) *big.Rat {
	if b == 0 {
		return nil
	}
	return big.NewRat(int64(a), int64(b))
}

// fttWhole returns a as a fraction.
func fttWhole(a int) *big.Rat { return fttFraction(a, 1) }

// fttText writes a fraction, and its decimals if it is not whole.
func fttText(r *big.Rat) string {
	switch {
	case r == nil:
		return "undefined (a division by 0)"
	case r.IsInt():
		return r.Num().String()
	}
	return fmt.Sprintf("%s ≈ %s", r, r.FloatString(4))
}

// fttSame tells whether both are defined and equal.
func fttSame(a, b *big.Rat) bool { return a != nil && b != nil && a.Cmp(b) == 0 }

// fttFarPair names two vertices at distance d, certified.
func fttFarPair(t *Trial, net topology.Network, d int) string {
	for u := range uint32(net.Order()) {
		level, _ := solver.Levels(net.CSR(), u, nil, nil)
		if v := slices.Index(level, uint32(d)); v >= 0 && t.Distance(net, u, uint32(v)) == d {
			return fmt.Sprintf("%s and %s", net.Label(u), net.Label(uint32(v)))
		}
	}
	return "no two vertices"
}

// fttCost is the paper's network cost: the largest degree times the diameter.
func fttCost(t *Trial, net topology.Network) int {
	_, degree := t.Degrees(net)
	return degree * t.Diameter(net)
}

// fttPacking is the paper's packing density: vertices per unit of cost.
func fttPacking(t *Trial, net topology.Network) *big.Rat {
	return fttFraction(t.Order(net), fttCost(t, net))
}

// fttPath writes a shortest path.
func fttPath(net topology.Network, from, to uint32) string {
	level, _ := solver.Levels(net.CSR(), to, nil, nil)
	path := []string{net.Label(from)}
	for v := from; v != to; {
		for _, w := range net.Neighbors(v) {
			if level[w]+1 == level[v] {
				v = w
				break
			}
		}
		path = append(path, net.Label(v))
	}
	return strings.Join(path, " ")
}
