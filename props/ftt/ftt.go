package ftt

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"topocert/props"

	"topocert/solver"
	"topocert/topology"
)

// claims lists the claims of the ftt paper.
func claims() []*props.Claim {
	return slices.Concat(
		definitionClaims(),
		theoremClaims(),
		faultClaims(),
		routeAClaims(),
		routingClaims(),
		table1Claims(),
		table1RestClaims(),
		table2Claims(),
		table2RestClaims(),
		comparisonClaims(),
		remarkClaims(),
	)
}

// family is FTT(n) for every n.
func family() props.OldFamily {
	return props.OldFamily{
		Params: []string{"n"},
		Domain: "n ≥ 4",
		Least:  []int{4},
		Order:  func(p []int) int { return p[0] * p[0] },
	}
}

// even is FTT(n) for even n.
func even() props.OldFamily {
	return family().Where("even n ≥ 4", func(p []int) bool { return p[0]%2 == 0 })
}

// odd is FTT(n) for odd n.
func odd() props.OldFamily {
	return family().Where("odd n ≥ 5", func(p []int) bool { return p[0]%2 == 1 })
}

// sizes is the sizes of the paper's tables, N = 4k², at which FTT(2k),
// Mesh(2k), Torus(2k), MCR(k) and TCR(k) all exist.
func sizes() props.OldFamily {
	return props.OldFamily{
		Params: []string{"k"},
		Domain: "k ≥ 2, N = 4k²",
		Least:  []int{2},
		Order:  func(p []int) int { return 4 * p[0] * p[0] },
	}
}

// many is a limit on the order for statements that need no network.
const many = 40_000

// diameter is the diameter of FTT(n), n ≥ 4. It is ours: the paper has n−2.
func diameter(n int) int { return (3*n + 1) / 4 }

// distanceSum is the sum of the distances over all ordered pairs of FTT(n),
// for n = 4 and n ≥ 6. It is ours, fitted for each n mod 4 to n ≤ 27; the paper
// has none.
func distanceSum(n int) *big.Int {
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

// net returns FTT(n) with its coordinates.
func net(t *props.Case, n int) *topology.FTT {
	return t.Net("FTT(%d)", n).(*topology.FTT)
}

// fraction returns a/b, nil if b is 0.
func fraction(a, b int) *big.Rat {
	if b == 0 {
		return nil
	}
	return big.NewRat(int64(a), int64(b))
}

// whole returns a as a fraction.
func whole(a int) *big.Rat { return fraction(a, 1) }

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

// same tells whether both are defined and equal.
func same(a, b *big.Rat) bool { return a != nil && b != nil && a.Cmp(b) == 0 }

// farPair names two vertices at distance d, certified.
func farPair(t *props.Case, net topology.Network, d int) string {
	for u := range uint32(net.Order()) {
		level, _ := solver.Levels(net.CSR(), u, nil, nil)
		if v := slices.Index(level, uint32(d)); v >= 0 && t.Distance(net, u, uint32(v)) == d {
			return fmt.Sprintf("%s and %s", net.Label(u), net.Label(uint32(v)))
		}
	}
	return "no two vertices"
}

// cost is the paper's network cost: the largest degree times the diameter.
func cost(t *props.Case, net topology.Network) int {
	_, degree := t.Degrees(net)
	return degree * t.Diameter(net)
}

// packing is the paper's packing density: vertices per unit of cost.
func packing(t *props.Case, net topology.Network) *big.Rat {
	return fraction(t.Order(net), cost(t, net))
}

// path writes a shortest path.
func path(net topology.Network, from, to uint32) string {
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
