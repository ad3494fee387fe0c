package ftt

import (
	"math/big"

	"topocert/props"
)

// table1RestClaims lists the further claims about Table 1.
func table1RestClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/t1-tcr-packing-formula", Kind: props.Table, Section: "7 Table 1",
			Quote:    "TCR 2k^2/9(k-1)",
			Formal:   "the printed packing density 2k²/(9(k − 1)) is N = 4k² divided by the printed cost 9k",
			Note:     "arithmetic of the column; the formula is that of the MCR column",
			Readings: []props.Reading{packingIs("TCR", "9k", func(k int) int { return 9 * k }, table1("TCR").packing)},
			Correction: &props.Correction{"N divided by the printed cost is 4k/9",
				packingIs("TCR", "9k", func(k int) int { return 9 * k }, func(k int) *big.Rat { return fraction(4*k, 9) })},
		},
		{
			ID: "ftt/t1-tcr-network-size", Kind: props.Table, Section: "7 Table 1",
			Quote:         "MCR, TCR network size k x k",
			Formal:        "MCR(k) and TCR(k) have as many vertices as printed, k × k",
			Note:          "counted in vertices, as 2k × 2k is in the columns Mesh and FTT; then in rings",
			ConditionalOn: []string{"MCR", "TCR"},
			Readings: []props.Reading{
				sizes().All(func(t *props.Case, p []int) {
					for _, name := range []string{"MCR", "TCR"} {
						net, printed := t.Net("%s(%d)", name, p[0]), table1(name).size(p[0])
						t.Want(same(whole(t.Order(net)), printed), "%s has %d = 4k² vertices, k × k = %s", net.Name(), t.Order(net), fttText(printed))
					}
				}).Named("k × k vertices"),
				ringsOfFour().Named("k × k rings of four vertices"),
			},
			Correction: &props.Correction{"they have k × k rings of four vertices, N = 4k²", ringsOfFour()},
		},
		{
			ID: "ftt/t1-ouc-row", Kind: props.Table, Section: "7 Table 1",
			Quote:  "OUC: 7, N/8, N/8+1, N",
			Formal: "the OUC with N = 4k² nodes has degree 7, average distance N/8, diameter N/8 + 1 and bisection width N",
			Note: "the paper does not define the OUC; beside it is the arithmetic of the column: whether its cost 7(N/8 + 1) is its degree times its diameter and " +
				"its packing density 4k²/(7(N/8 + 1)) is N divided by its cost",
			Readings: []props.Reading{
				noOUC(),
				columnAgrees("OUC"),
				sizes().All(func(t *props.Case, p []int) {
					d := table1("OUC").diameter(p[0])
					t.Want(d.IsInt(), "k = %d, N = %d: N/8 + 1 = %s, and a diameter is a whole number", p[0], 4*p[0]*p[0], fttText(d))
				}).Named("the diameter N/8 + 1 is a whole number"),
				sizes().All(func(t *props.Case, p []int) {
					d := table1("OUC").diameter(p[0])
					t.Want(d.IsInt() == (p[0]%2 == 0), "k = %d: N/8 + 1 = %s", p[0], fttText(d))
				}).UpTo(many).Named("N/8 + 1 is a whole number for even k, and not for odd k: N = 36, 100, 196, …"),
			},
		},
		{
			ID: "ftt/t1-ouc-avg", Kind: props.Table, Section: "7 Table 1",
			Quote:  "OUC average N/8 with diameter N/8+1",
			Formal: "the OUC with N = 4k² nodes has average distance N/8 and diameter N/8 + 1",
			Note: "the paper does not define the OUC; beside it: whether the two values go together, and whether any network whose vertices all have the printed degree 7 has them, " +
				"for even k, where they are whole numbers",
			Readings: []props.Reading{
				noOUC(),
				sizes().All(func(t *props.Case, p []int) {
					column := table1("OUC")
					average, d := column.average(p[0]), column.diameter(p[0])
					t.Want(average.Cmp(d) <= 0, "k = %d: average %s, diameter %s", p[0], fttText(average), fttText(d))
				}).UpTo(many).Named("average ≤ diameter"),
				sizes().Where("even k ≥ 2, N = 4k²", func(p []int) bool { return p[0]%2 == 0 }).All(func(t *props.Case, p []int) {
					column, n := table1("OUC"), 4*p[0]*p[0]
					d := int(column.diameter(p[0]).Num().Int64())
					most := fraction(regularSum(n, column.degree, d), n-1)
					t.Want(column.average(p[0]).Cmp(most) <= 0, "N = %d: from a vertex of a network with 7 links at every vertex and diameter at most %d the others are at most %s away on average, "+
						"as at least 8(j+1) vertices are within 3j+1 hops; printed: %s", n, d, fttText(most), fttText(column.average(p[0])))
				}).Named("possible with degree 7 at every vertex"),
			},
		},
		{
			ID: "ftt/t1-ouc-network-size", Kind: props.Table, Section: "7 Table 1",
			Quote:  "OUC network size N x N",
			Formal: "the printed size N × N is N vertices, as in the columns Mesh and FTT, where 2k × 2k = N",
			Note:   "arithmetic of the column",
			Readings: []props.Reading{sizes().All(func(t *props.Case, p []int) {
				n, printed := whole(4*p[0]*p[0]), table1("OUC").size(p[0])
				t.Want(same(n, printed), "k = %d: N = %s, N × N = %s", p[0], fttText(n), fttText(printed))
			})},
			Correction: &props.Correction{"the size in the column's own packing density, packing density times cost, is N", sizes().All(func(t *props.Case, p []int) {
				column := table1("OUC")
				size := new(big.Rat).Mul(column.packing(p[0]), column.cost(p[0]))
				t.Want(same(size, whole(4*p[0]*p[0])), "k = %d: %s", p[0], fttText(size))
			}).UpTo(many)},
		},
		{
			ID: "ftt/t1-ftt-degree", Kind: props.Table, Section: "7 Table 1",
			Quote:  "FTT 4",
			Formal: "every vertex of FTT(2k) has degree 4",
			Readings: []props.Reading{sizes().And([]int{250}).All(func(t *props.Case, p []int) {
				net := net(t, 2*p[0])
				least, most := t.Degrees(net)
				t.Want(least == table1("FTT").degree && most == least, "%s has degrees from %d to %d, printed: 4", net.Name(), least, most)
			})},
		},
		{
			ID: "ftt/t1-ftt-avg", Kind: props.Table, Section: "7 Table 1",
			Quote:  "FTT average distance N",
			Formal: "the mean distance over the ordered pairs of different vertices of FTT(2k) is N = 4k²",
			Note:   "N as the table defines it; then N as a misprint for n = 2k or for k",
			Readings: []props.Reading{
				meanIs("FTT(%d)", 2, "N", table1("FTT").average).Named("N"),
				meanIs("FTT(%d)", 2, "n = 2k", func(k int) *big.Rat { return whole(2 * k) }).Named("n = 2k"),
				meanIs("FTT(%d)", 2, "k", whole).Named("k"),
			},
			Correction: &props.Correction{"with n = 2k the mean is S/(n²(n² − 1)), S the polynomial of avg-distance-exact, about 0.865k",
				meanIs("FTT(%d)", 2, "that", func(k int) *big.Rat {
					n := int64(4 * k * k)
					return new(big.Rat).SetFrac(distanceSum(2*k), big.NewInt(n*(n-1)))
				})},
		},
		{
			ID: "ftt/t1-ftt-diameter", Kind: props.Table, Section: "7 Table 1",
			Quote:  "FTT 2k-2",
			Formal: "the diameter of FTT(2k) is 2k − 2",
			Readings: []props.Reading{
				diameterIs("FTT(%d)", 2, "2k−2", table1("FTT").diameter).Named("every size"),
				sizes().From("k ≥ 3, N = 4k²", 3).All(func(t *props.Case, p []int) {
					d := t.Diameter(net(t, 2*p[0]))
					t.Want(d == 2*p[0]-2, "FTT(%d) has diameter %d, 2k−2 gives %d", 2*p[0], d, 2*p[0]-2)
				}).Named("from N = 36, as Table 2"),
			},
			Correction: &props.Correction{"the diameter is 3k/2 rounded down",
				diameterIs("FTT(%d)", 2, "⌊3k/2⌋", func(k int) *big.Rat { return whole(3 * k / 2) }).UpTo(900)},
		},
		{
			ID: "ftt/t1-ftt-bisection", Kind: props.Table, Section: "7 Table 1",
			Quote:  "FTT 6k",
			Formal: "the bisection width of FTT(2k) is 6k",
			Readings: []props.Reading{sizes().All(func(t *props.Case, p []int) {
				theorem2(t, []int{2 * p[0]}) // 6k is its 3n
			})},
			Correction: &props.Correction{"the bisection width of FTT(2k) is 4k",
				widthIs("FTT(%d)", 2, func(k int) int { return 4 * k }).UpTo(widest)},
		},
		{
			ID: "ftt/t1-ftt-cost-formula", Kind: props.Table, Section: "7 Table 1",
			Quote:      "FTT 4(k-2)",
			Formal:     "the printed cost 4(k − 2) is the printed degree times the printed diameter, 4(2k − 2)",
			Note:       "arithmetic of the column",
			Readings:   []props.Reading{printedCostIs(table1("FTT").cost)},
			Correction: &props.Correction{"degree times diameter as printed is 8(k − 1)", printedCostIs(func(k int) *big.Rat { return whole(8 * (k - 1)) })},
		},
		{
			ID: "ftt/t1-ftt-packing-formula", Kind: props.Table, Section: "7 Table 1",
			Quote:    "FTT 4k^2/4(k-2)",
			Formal:   "the printed packing density 4k²/(4(k − 2)) is that of Theorem 4, n²/(4(n − 2)), for n = 2k",
			Note:     "arithmetic of the paper",
			Readings: []props.Reading{packingIs("FTT", "4(n−2)", func(k int) int { return 4 * (2*k - 2) }, table1("FTT").packing)},
			Correction: &props.Correction{"Theorem 4's packing density is k²/(2(k − 1)) for n = 2k",
				packingIs("FTT", "4(n−2)", func(k int) int { return 4 * (2*k - 2) }, func(k int) *big.Rat { return fraction(k*k, 2*(k-1)) })},
		},
	}
}

// noOUC is the reading of what the paper says of the OUC as of a network.
func noOUC() props.Reading {
	return props.Lost("the network", "the paper does not define the OUC, so there is no network to hold the printed values against; it would take the definition in [19]")
}

// packingIs is the reading that N divided by a printed cost is what a formula
// gives.
func packingIs(network, text string, cost func(k int) int, formula func(k int) *big.Rat) props.Reading {
	return sizes().All(func(t *props.Case, p []int) {
		packing, printed := fraction(4*p[0]*p[0], cost(p[0])), formula(p[0])
		t.Want(same(packing, printed), "%s, k = %d: N divided by the cost %s = %d is %s, the packing density %s",
			network, p[0], text, cost(p[0]), fttText(packing), fttText(printed))
	}).UpTo(many)
}

func printedCostIs(formula func(k int) *big.Rat) props.Reading {
	return sizes().All(func(t *props.Case, p []int) {
		column := table1("FTT")
		cost := new(big.Rat).Mul(whole(column.degree), column.diameter(p[0]))
		t.Want(same(cost, formula(p[0])), "k = %d: degree times diameter is 4(2k−2) = %s, the cost %s", p[0], fttText(cost), fttText(formula(p[0])))
	}).UpTo(many)
}

func ringsOfFour() props.Reading {
	return sizes().And([]int{250}).All(func(t *props.Case, p []int) {
		for _, name := range []string{"MCR", "TCR"} {
			net := t.Net("%s(%d)", name, p[0])
			t.Want(t.Order(net) == 4*p[0]*p[0], "%s has %d vertices, 4k² = %d", net.Name(), t.Order(net), 4*p[0]*p[0])
		}
	})
}

// regularSum bounds from above the sum of the distances from a vertex of
// a connected graph of the given order, degree and diameter, all degrees equal.
// The sum is that, over r < diameter, of the numbers of vertices further than r.
// Within 3j+1 hops there are at least (degree+1)(j+1) vertices, or all: a vertex
// at distance 3i and its neighbours, for i = 0 … j, are that many and different.
// Each further hop within the diameter adds at least one.
func regularSum(order, degree, diameter int) int {
	sum := 0
	for r := range diameter {
		within := 1
		if r > 0 {
			within = (degree+1)*((r-1)/3+1) + (r-1)%3
		}
		sum += order - min(order, within)
	}
	return sum
}
