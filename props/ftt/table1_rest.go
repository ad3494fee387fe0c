package ftt

import (
	"fmt"
	"math/big"

	"topocert/props"
)

// table1FormulaClaims lists the claims about the column TCR that need no distances.
func table1FormulaClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/t1-tcr-packing-formula", Kind: props.Table, Section: "7 Table 1",
			Quote:      "TCR 2k^2/9(k-1)",
			Formal:     "the printed packing density 2k²/(9(k − 1)) is N = 4k² divided by the printed cost 9k",
			Note:       "arithmetic of the column; the formula is that of the MCR column",
			Readings:   []props.Reading{packingIs("TCR", "9k", table1("TCR").cost, table1("TCR").packing)},
			Correction: corrected("N divided by the printed cost is 4k/9", packingIs("TCR", "9k", table1("TCR").cost, "4*k/9")),
		},
		{
			ID: "ftt/t1-tcr-network-size", Kind: props.Table, Section: "7 Table 1",
			Quote:         "MCR, TCR network size k x k",
			Formal:        "MCR(k) and TCR(k) have as many vertices as printed, k × k",
			Note:          "counted in vertices, as 2k × 2k is in the columns Mesh and FTT; then in rings",
			ConditionalOn: []string{"MCR", "TCR"},
			Readings: []props.Reading{
				sizes().Holds("order(MCR(k)) == "+table1("MCR").size+" && order(TCR(k)) == "+table1("TCR").size,
					"MCR({k}) has {order(MCR(k))} = 4k² vertices, k × k = {"+table1("MCR").size+"}").Named("k × k vertices"),
				ringsOfFour().Named("k × k rings of four vertices"),
			},
			Correction: corrected("they have k × k rings of four vertices, N = 4k²", ringsOfFour()),
		},
	}
}

// table1OUCClaims lists the claims about the column OUC.
func table1OUCClaims() []*props.Claim {
	ouc := table1("OUC")
	return []*props.Claim{
		{
			ID: "ftt/t1-ouc-row", Kind: props.Table, Section: "7 Table 1",
			Quote:  "OUC: 7, N/8, N/8+1, N",
			Formal: "the OUC with N = 4k² nodes has degree 7, average distance N/8, diameter N/8 + 1 and bisection width N",
			Note: "the paper does not define the OUC; beside it is the arithmetic of the column: whether its cost 7(N/8 + 1) is its degree times its diameter and " +
				"its packing density 4k²/(7(N/8 + 1)) is N divided by its cost",
			Readings: []props.Reading{
				noOUC(),
				columnAgrees("OUC"),
				sizes().Holds("floor("+ouc.diameter+") == "+ouc.diameter,
					"k = {k}, N = {4*k*k}: N/8 + 1 = {"+ouc.diameter+":≈}, and a diameter is a whole number").Named("the diameter N/8 + 1 is a whole number"),
				sizes().Holds("(floor("+ouc.diameter+") == "+ouc.diameter+") == (k % 2 == 0)", "k = {k}: N/8 + 1 = {"+ouc.diameter+":≈}").
					UpTo(many).Named("N/8 + 1 is a whole number for even k, and not for odd k: N = 36, 100, 196, …"),
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
				sizes().Holds(ouc.average+" <= "+ouc.diameter, "k = {k}: average {"+ouc.average+":≈}, diameter {"+ouc.diameter+":≈}").
					UpTo(many).Named("average ≤ diameter"),
				props.Over(sizes().Where("even k ≥ 2, N = 4k²", "k % 2 == 0"), wantPossible).Named("possible with degree 7 at every vertex"),
			},
		},
		{
			ID: "ftt/t1-ouc-network-size", Kind: props.Table, Section: "7 Table 1",
			Quote:    "OUC network size N x N",
			Formal:   "the printed size N × N is N vertices, as in the columns Mesh and FTT, where 2k × 2k = N",
			Note:     "arithmetic of the column",
			Readings: []props.Reading{sizes().Holds(ouc.size+" == 4*k*k", "k = {k}: N = {4*k*k}, N × N = {"+ouc.size+"}")},
			Correction: corrected("the size in the column's own packing density, packing density times cost, is N",
				sizes().Holds("("+ouc.packing+")*("+ouc.cost+") == 4*k*k", "k = {k}: {("+ouc.packing+")*("+ouc.cost+"):≈}").UpTo(many)),
		},
	}
}

// table1FTTClaims lists the claims about the column FTT.
func table1FTTClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/t1-ftt-degree", Kind: props.Table, Section: "7 Table 1",
			Quote:    "FTT 4",
			Formal:   "every vertex of FTT(2k) has degree 4",
			Readings: []props.Reading{everyDegree(sizes().And([]int{250}), "FTT", "")},
		},
		{
			ID: "ftt/t1-ftt-avg", Kind: props.Table, Section: "7 Table 1",
			Quote:  "FTT average distance N",
			Formal: "the mean distance over the ordered pairs of different vertices of FTT(2k) is N = 4k²",
			Note:   "N as the table defines it; then N as a misprint for n = 2k or for k",
			Readings: []props.Reading{
				meanIs("FTT(2*k)", "N", table1("FTT").average).Named("N"),
				meanIs("FTT(2*k)", "n = 2k", "2*k").Named("n = 2k"),
				meanIs("FTT(2*k)", "k", "k").Named("k"),
			},
			Correction: corrected("with n = 2k the mean is S/(n²(n² − 1)), S the polynomial of avg-distance-exact, about 0.865k",
				meanIs("FTT(2*k)", "that", distanceSum("(2*k)")+"/(4*k*k*(4*k*k - 1))")),
		},
		{
			ID: "ftt/t1-ftt-diameter", Kind: props.Table, Section: "7 Table 1",
			Quote:  "FTT 2k-2",
			Formal: "the diameter of FTT(2k) is 2k − 2",
			Readings: []props.Reading{
				diameterIs(sizes(), "FTT(2*k)", "2k−2", table1("FTT").diameter).Named("every size"),
				diameterIs(sizes().From("k ≥ 3, N = 4k²", "k >= 3"), "FTT(2*k)", "2k−2", table1("FTT").diameter).Named("from N = 36, as Table 2"),
			},
			Correction: corrected("the diameter is 3k/2 rounded down", diameterIs(sizes(), "FTT(2*k)", "⌊3k/2⌋", "floor(3*k/2)").UpTo(900)),
		},
		{
			ID: "ftt/t1-ftt-bisection", Kind: props.Table, Section: "7 Table 1",
			Quote:      "FTT 6k",
			Formal:     "the bisection width of FTT(2k) is 6k",
			Readings:   []props.Reading{widthIs(sizes(), "FTT(2*k)", table1("FTT").bisection)},
			Correction: corrected("the bisection width of FTT(2k) is 4k", widthIs(sizes(), "FTT(2*k)", "4*k").UpTo(widest)),
		},
		{
			ID: "ftt/t1-ftt-cost-formula", Kind: props.Table, Section: "7 Table 1",
			Quote:      "FTT 4(k-2)",
			Formal:     "the printed cost 4(k − 2) is the printed degree times the printed diameter, 4(2k − 2)",
			Note:       "arithmetic of the column",
			Readings:   []props.Reading{printedCostIs(table1("FTT").cost)},
			Correction: corrected("degree times diameter as printed is 8(k − 1)", printedCostIs("8*(k - 1)")),
		},
		{
			ID: "ftt/t1-ftt-packing-formula", Kind: props.Table, Section: "7 Table 1",
			Quote:  "FTT 4k^2/4(k-2)",
			Formal: "the printed packing density 4k²/(4(k − 2)) is that of Theorem 4, n²/(4(n − 2)), for n = 2k",
			Note:   "arithmetic of the paper",
			Readings: []props.Reading{sizes().Holds("4*(k - 2) != 0 && 4*k*k/("+statedCost+") == "+table1("FTT").packing,
				"FTT, k = {k}: N divided by the cost 4(n−2) = {"+statedCost+"} is {4*k*k/("+statedCost+"):≈}, the packing density undefined (a division by 0)").UpTo(many)},
			Correction: corrected("Theorem 4's packing density is k²/(2(k − 1)) for n = 2k", packingIs("FTT", "4(n−2)", statedCost, "k*k/(2*(k - 1))")),
		},
	}
}

// noOUC is the reading of what the paper says of the OUC as of a network.
func noOUC() props.Reading {
	return props.Lost("the network", "the paper does not define the OUC, so there is no network to hold the printed values against; it would take the definition in [19]")
}

// packingIs is the reading that N divided by a printed cost is what a formula
// gives. The text is the cost as printed.
func packingIs(network, text, cost, formula string) props.Reading {
	return sizes().Holds(fmt.Sprintf("4*k*k/(%s) == %s", cost, formula),
		fmt.Sprintf("%s, k = {k}: N divided by the cost %s = {%s} is {4*k*k/(%s):≈}, the packing density {%s:≈}", network, text, cost, cost, formula)).UpTo(many)
}

// printedCostIs is the reading that the FTT's printed degree times its printed
// diameter is what a formula gives.
func printedCostIs(formula string) props.Reading {
	cost := fmt.Sprintf("%s*(%s)", table1("FTT").degree, table1("FTT").diameter)
	return sizes().Holds(cost+" == "+formula,
		fmt.Sprintf("k = {k}: degree times diameter is 4(2k−2) = {%s}, the cost {%s}", cost, formula)).UpTo(many)
}

// ringsOfFour is the reading that MCR(k) and TCR(k) have k² rings of four.
func ringsOfFour() props.Reading {
	return sizes().And([]int{250}).Holds("order(MCR(k)) == 4*k*k && order(TCR(k)) == 4*k*k",
		"MCR({k}) has {order(MCR(k))} vertices, TCR({k}) {order(TCR(k))}, 4k² = {4*k*k}")
}

// wantPossible wants the OUC's printed average distance to be possible with its
// printed degree, 7 at every vertex, and its printed diameter, N/8 + 1, for even k.
func wantPossible(t *props.Case, k int) {
	const degree = 7
	n, d := 4*k*k, k*k/2+1
	most, average := big.NewRat(int64(regularSum(n, degree, d)), int64(n-1)), big.NewRat(int64(n), 8)
	t.Want(average.Cmp(most) <= 0, "N = %d: from a vertex of a network with 7 links at every vertex and diameter at most %d the others are at most %s ≈ %s away on average, "+
		"as at least 8(j+1) vertices are within 3j+1 hops; printed: %s", n, d, most.RatString(), most.FloatString(4), average.RatString())
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
