package ftt

import (
	"fmt"

	"topocert/props"
)

// comparisonClaims lists the comparisons of §7 and §8 by diameter, average
// distance and bisection width.
func comparisonClaims() []*props.Claim {
	both := []string{"MCR", "TCR"}
	return []*props.Claim{
		diameterLowestClaim(),
		averageClaim(),
		{
			ID: "ftt/cmp-avg-tcr-same", Kind: props.Text, Section: "7",
			Quote:         "The TCR and FTT have the same average distance",
			Formal:        "for N = 4k² FTT(2k) and TCR(k) have the same mean distance over the ordered pairs of different vertices",
			ConditionalOn: []string{"TCR"},
			Readings:      []props.Reading{sameMean("FTT", "TCR"), samePrinted("FTT", "TCR")},
			Correction:    corrected("the mean distance of FTT(2k) is strictly below that of TCR(k)", lowest("mean distance", meanOf, "", "TCR")),
		},
		{
			ID: "ftt/cmp-avg-mesh-mcr-same", Kind: props.Text, Section: "7",
			Quote:         "average distance of Mesh and MCR are the same",
			Formal:        "for N = 4k² Mesh(2k) and MCR(k) have the same mean distance over the ordered pairs of different vertices",
			ConditionalOn: []string{"MCR"},
			Readings:      []props.Reading{sameMean("Mesh", "MCR"), samePrinted("Mesh", "MCR")},
			Correction: corrected("the mean distance of Mesh(2k) is strictly below that of MCR(k)",
				compare(sizes(), "mean distance", "<", measuredAll(meanOf, "Mesh"), measuredAll(meanOf, "MCR")...)),
		},
		{
			ID: "ftt/cmp-iii-bisection", Kind: props.Text, Section: "8 (iii)",
			Quote:         "bisection width of the FTT is the highest among Torus, MCR, and TCR",
			Formal:        "for N = 4k² the bisection width of FTT(2k) is strictly above those of Torus(2k), MCR(k) and TCR(k)",
			ConditionalOn: both,
			Readings: []props.Reading{
				widest4k("Torus", "MCR", "TCR").Named("strictly above all three"),
				widest4k("MCR", "TCR").Named("MCR and TCR alone"),
			},
			Correction: corrected("FTT(n) has the bisection width of Torus(n), 4⌈n/2⌉; for N = 4k² it is strictly above those of MCR(k) and TCR(k)",
				family().And([]int{16}).Holds("bisection(FTT(n)) == bisection(Torus(n)) && bisection(FTT(n)) == "+width+
					" && (n % 2 == 1 || bisection(FTT(n)) > bisection(MCR(n/2)) && bisection(FTT(n)) > bisection(TCR(n/2)))",
					"FTT({n}) has bisection width {bisection(FTT(n))}, Torus({n}) has {bisection(Torus(n))}, 4⌈n/2⌉ = {"+width+"}").UpTo(196)),
		},
		{
			ID: "ftt/cmp-bisection-fig7", Kind: props.Text, Section: "7 Fig.7",
			Quote:  "bisection width of FTT is the highest among all networks under consideration",
			Formal: "for N = 4k² the printed bisection width of the FTT, 3n = 6k, is strictly above those printed for Mesh, MCR, TCR and OUC: 2k, k, 2k and N",
			Note:   "arithmetic of Table 1, not of the networks; elsewhere the paper excepts the OUC",
			Readings: []props.Reading{
				widestPrinted("Mesh", "MCR", "TCR", "OUC").Named("all networks"),
				widestPrinted("Mesh", "MCR", "TCR").Named("without the OUC"),
			},
			Correction: corrected("as printed, the FTT's 6k is above Mesh, MCR and TCR, and below the OUC's N",
				sizes().Holds(all(
					related(">", printed("FTT", table1("FTT").bisection), printedAll(bisectionOf, "Mesh", "MCR", "TCR")...),
					related("<", printed("FTT", table1("FTT").bisection), printedAll(bisectionOf, "OUC")...)),
					"k = {k}: FTT {"+table1("FTT").bisection+"}, OUC {"+table1("OUC").bisection+"}").UpTo(many)),
		},
	}
}

func diameterLowestClaim() *props.Claim {
	ouc := table1("OUC").diameter
	return &props.Claim{
		ID: "ftt/cmp-i-diameter-lowest", Kind: props.Text, Section: "8 (i)",
		Quote:         "For any size of the network, the diameter of FTT is the lowest among all other networks",
		Formal:        "for every n the diameter of FTT(n) is strictly below those of Mesh(n) and Torus(n), and for N = 4k² that of FTT(2k) below those of MCR(k), TCR(k) and the OUC",
		Note:          "any size is read as any n first, with the networks that exist for all n; then as the sizes of the tables; OUC by its printed formula N/8 + 1",
		ConditionalOn: []string{"MCR", "TCR"},
		Readings: []props.Reading{
			family().HoldsShown("diameter(FTT(n)) < diameter(Mesh(n)) && diameter(FTT(n)) < diameter(Torus(n))", func(t *props.Case, e props.Env) string {
				other := "Torus"
				if !isTrue(t, e, "diameter(FTT(n)) < diameter(Mesh(n))") {
					other = "Mesh"
				}
				return t.Text(fmt.Sprintf("FTT({n}) has diameter {diameter(FTT(n))}, %[1]s({n}) has diameter {diameter(%[1]s(n))}", other), e)
			}).Named("any n: Mesh(n) and Torus(n)"),
			lowest("diameter", diameterOf, ouc, "Mesh", "Torus", "MCR", "TCR").Named("N = 4k²: all networks, OUC as printed"),
			lowest("diameter", diameterOf, "", "Mesh", "Torus", "MCR", "TCR").Named("N = 4k²: without the OUC"),
			compare(sizes(), "diameter", "<", printedAll(printedDiameter, "FTT"), printedAll(printedDiameter, "Mesh", "MCR", "TCR", "OUC")...).
				UpTo(many).Named("by the formulas of Table 1 alone"),
		},
		Correction: corrected("it is strictly below those of Mesh(n) and Torus(n) for n = 4 and n ≥ 6, and equals that of Torus(5), 4, for n = 5; "+
			"for N = 4k² it is below those of MCR(k) and TCR(k), and for k ≥ 3 below the OUC's as printed, which it equals, 3, for N = 16",
			family().Holds("diameter(FTT(n)) < diameter(Mesh(n)) && diameter(FTT(n)) <= diameter(Torus(n)) && (diameter(FTT(n)) < diameter(Torus(n))) == (n != 5) && "+
				"(n != 5 || diameter(FTT(n)) == 4) && (n % 2 == 1 || diameter(FTT(n)) < diameter(MCR(n/2)) && diameter(FTT(n)) < diameter(TCR(n/2)) && "+
				"(n > 4 && diameter(FTT(n)) < (n*n + 8)/8 || n == 4 && diameter(FTT(n)) == 3 && (n*n + 8)/8 == 3))",
				"FTT({n}) has diameter {diameter(FTT(n))}, the mesh {diameter(Mesh(n))}, the torus {diameter(Torus(n))}")),
	}
}

func averageClaim() *props.Claim {
	ouc := table1("OUC").average
	ours, mcr := measured("FTT", meanOf), measured("MCR", meanOf)
	return &props.Claim{
		ID: "ftt/cmp-ii-average", Kind: props.Text, Section: "8 (ii)",
		Quote:         "average distance ... in FTT is the same and less than OUC and MCR",
		Formal:        "for N = 4k² the mean distance of FTT(2k) is strictly below those of the OUC and MCR(k)",
		Note:          "OUC by its printed formula N/8; means over different vertices first",
		ConditionalOn: []string{"MCR"},
		Readings: []props.Reading{
			lowest("mean distance", meanOf, ouc, "MCR").Named("different vertices, OUC as printed"),
			lowest("mean distance", meanOfAll, ouc, "MCR").Named("each vertex with itself too, OUC as printed"),
			lowest("mean distance", meanOf, "", "MCR").Named("MCR alone"),
			compare(sizes(), "average distance", "<", printedAll(averageOf, "FTT"), printedAll(averageOf, "OUC", "MCR")...).Named("by the formulas of Table 1 alone"),
		},
		Correction: corrected("for N = 4k², k ≥ 3, it is strictly below both; for N = 16 it is 2, the OUC's as printed. The FTT's as printed, N, is above both as printed for every k",
			sizes().Holds(all(related("<", ours, mcr),
				fmt.Sprintf("(k > 2 && %s < %s || k == 2 && %s == 2 && %s == 2)", ours.expr, ouc, ours.expr, ouc),
				related(">", printed("FTT", table1("FTT").average), printedAll(averageOf, "OUC", "MCR")...)),
				"k = {k}: "+ours.text()+", "+mcr.text())),
	}
}

// The entries of Table 1 that comparisons take.

func printedDiameter(c column) string { return c.diameter }
func averageOf(c column) string       { return c.average }
func bisectionOf(c column) string     { return c.bisection }
func printedPacking(c column) string  { return c.packing }

// sameMean is the reading that two networks have the same mean distance.
func sameMean(a, b string) props.Reading {
	x, y := measured(a, meanOf), measured(b, meanOf)
	return sizes().Holds(x.expr+" == "+y.expr, "N = {4*k*k}, mean distance: "+x.text()+"; "+y.text()).Named("the networks")
}

// samePrinted is the reading that Table 1 prints the same average distance.
func samePrinted(a, b string) props.Reading {
	x, y := printed(a, table1(a).average), printed(b, table1(b).average)
	return sizes().Holds(x.expr+" == "+y.expr, "k = {k}: "+x.text()+"; "+y.text()).UpTo(many).Named("by the formulas of Table 1 alone")
}

// widest4k is the reading that the bisection width of FTT(2k) is strictly above
// those of the networks.
func widest4k(networks ...string) props.Reading {
	return compare(sizes(), "bisection width", ">", measuredAll(widthOf, "FTT"), measuredAll(widthOf, networks...)...).UpTo(widest)
}

// widestPrinted is the reading that the FTT's printed bisection width is strictly
// above those printed for the networks.
func widestPrinted(networks ...string) props.Reading {
	return compare(sizes(), "bisection width", ">", printedAll(bisectionOf, "FTT"), printedAll(bisectionOf, networks...)...).UpTo(many)
}
