package ftt

import (
	"fmt"

	"topocert/props"
)

// table2FTTClaims lists the claims about the rows OUC and FTT of Table 2.
func table2FTTClaims() []*props.Claim {
	ouc := table1("OUC")
	return []*props.Claim{
		{
			ID: "ftt/t2-ouc-256", Kind: props.Table, Section: "7 Table 2",
			Quote:  "OUC N=256: 32, 224, 1.14",
			Formal: "the diameter printed for the OUC with N = 256 is N/8 + 1, by Table 1",
			Note:   "arithmetic of the paper; OUC is not defined in it",
			Readings: []props.Reading{
				rowOnly("OUC", 256, "n, d").Holds("n*n/8 + 1 == d", "OUC, N = {n*n}: N/8 + 1 = {n*n/8 + 1}, printed: {d}").Named("the diameter"),
				rows("OUC", "n, g, d, c, p, s").Holds("g*d == c && floor(n*n/c*s)/s == p", "OUC, N = {n*n}: {g} × {d} = {g*d}, printed: {c}; {n*n}/{c} = {n*n/c:≈}, printed: {p:2}").
					Named("cost and packing density follow from the printed diameter, in all rows, decimals cut"),
			},
			Correction: corrected("by Table 1 the row is 33, 231, 1.11", rowOnly("OUC", 256, "k").Holds(
				ouc.diameter+" == 33 && "+ouc.cost+" == 231 && abs("+ouc.packing+" - 1.11) <= 0.005", "{"+ouc.diameter+":≈}, {"+ouc.cost+":≈}, {"+ouc.packing+":≈}")),
		},
		{
			ID: "ftt/t2-ftt-diameter", Kind: props.Table, Section: "7 Table 2",
			Quote:      "FTT 4,6,8,10,12,14",
			Formal:     "the printed diameters are those of FTT(n), N = n²",
			Readings:   []props.Reading{rows("FTT", "n, d").Holds("diameter(FTT(n)) == d", "FTT({n}) has diameter {diameter(FTT(n))}, printed: {d}")},
			Correction: corrected("the diameters are 3n/4 rounded down: 4, 6, 7, 9, 10, 12", diameterIs(rows("FTT", "n"), "FTT(n)", "⌊3n/4⌋", "floor(3*n/4)")),
		},
		{
			ID: "ftt/t2-ftt-cost", Kind: props.Table, Section: "7 Table 2",
			Quote:    "FTT 16,24,32,40,48,56",
			Formal:   "the printed costs are degree times diameter of FTT(n), N = n²",
			Readings: []props.Reading{rows("FTT", "n, c").Holds(costOf("FTT(n)")+" == c", "FTT({n}) has cost {max_degree(FTT(n))} × {diameter(FTT(n))} = {"+costOf("FTT(n)")+"}, printed: {c}")},
			Correction: corrected("the costs are 4⌊3n/4⌋: 16, 24, 28, 36, 40, 48",
				rows("FTT", "n").Holds(costOf("FTT(n)")+" == 4*floor(3*n/4)", "FTT({n}) has cost {"+costOf("FTT(n)")+"}")),
		},
		{
			ID: "ftt/t2-ftt-bisection", Kind: props.Table, Section: "7 Table 2", Long: true, // the flow of FTT(6)
			Quote:      "FTT 18,24,30,36,42,48",
			Formal:     "the printed bisection widths are those of FTT(n), N = n²",
			Readings:   []props.Reading{widthIs(rows("FTT", "n, w"), "FTT(n)", "w")},
			Correction: corrected("the widths are 2n: 12, 16, 20, 24, 28, 32", widthIs(rows("FTT", "n"), "FTT(n)", "2*n")),
		},
	}
}

// table2PackingClaims lists those about the packing densities of FTT, and about a row
// that is missing.
func table2PackingClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/t2-ftt-packing-internal", Kind: props.Table, Section: "7 Table 2",
			Quote:    "FTT 1.33,2,2.6,3.11,3.6,4.11",
			Formal:   "the printed packing densities are N divided by the printed costs",
			Note:     "arithmetic of the rows, rounded to the printed decimals; the first row differs however the decimals are taken",
			Readings: []props.Reading{rowPacking(rows("FTT", "n, c, p, s"), "FTT", "c", false)},
			Correction: corrected("N divided by the printed cost is 9/4, 8/3, 25/8, 18/5, 49/12, 32/7: Theorem 4's n²/(4(n − 2))",
				rows("FTT", "n, c").Holds("n*n/c == n*n/(4*(n - 2))", "FTT, N = {n*n}: {n*n/c}")),
		},
		{
			ID: "ftt/t2-ftt-packing-true", Kind: props.Table, Section: "7 Table 2",
			Quote:    "FTT 1.33,2,2.6,3.11,3.6,4.11",
			Formal:   "the printed packing densities are N divided by degree times diameter of FTT(n), N = n²",
			Note:     "rounded to the printed decimals; the first row differs however the decimals are taken",
			Readings: []props.Reading{rowPacking(rows("FTT", "n, p, s"), "FTT", costOf("FTT(n)"), false)},
			Correction: corrected("the packing densities are n²/(4⌊3n/4⌋): 2.25, 2.67, 3.57, 4, 4.9, 5.33",
				rows("FTT", "n").Holds(packingOf("FTT(n)")+" == n*n/(4*floor(3*n/4))", "FTT({n}): {"+packingOf("FTT(n)")+":≈}")),
		},
		{
			ID: "ftt/t2-ftt-16-missing", Kind: props.Text, Section: "7 Table 2",
			Quote:  "(no FTT row for 16)",
			Formal: "Table 2 has a row with N = 16 for Mesh, MCR, TCR and OUC and none for FTT, though FTT(4) has 16 vertices",
			Note:   "a remark of ours; then what the row would show",
			Readings: []props.Reading{
				props.Once("Table 2", func(t *props.Case) {
					for _, network := range []string{"Mesh", "MCR", "TCR", "OUC"} {
						t.Want(len(table2Of(network, 16)) == 1, "Table 2 has no row for %s with N = 16", network)
					}
					t.Want(len(table2Of("FTT", 16)) == 0, "Table 2 has a row for FTT with N = 16")
					t.Want(t.Int("order", t.Net("FTT(4)")) == 16, "FTT(4) has not 16 vertices")
				}).Named("the row is missing"),
				props.StatementShown("FTT(4)", "diameter(FTT(4)) == 4 - 2", func(t *props.Case, _ props.Env) string {
					net := t.Net("FTT(4)")
					d := t.Int("diameter", net)
					return fmt.Sprintf("FTT(4) has diameter %d, the distance of %s, and n − 2 = 2", d, farPair(t, net, d))
				}).Named("Theorem 1 holds for the missing row"),
			},
		},
	}
}
