package ftt

import "topocert/props"

// table2RestClaims lists the claims about the rows OUC and FTT of Table 2.
func table2RestClaims() []*props.Claim {
	const rows = "the FTT rows of Table 2"
	return []*props.Claim{
		{
			ID: "ftt/t2-ouc-256", Kind: props.Table, Section: "7 Table 2",
			Quote:  "OUC N=256: 32, 224, 1.14",
			Formal: "the diameter printed for the OUC with N = 256 is N/8 + 1, by Table 1",
			Note:   "arithmetic of the paper; OUC is not defined in it",
			Readings: []props.Reading{
				rowOnly("OUC", 256, func(t *props.Case, r row) {
					t.Want(r.order/8+1 == r.diameter, "%s: N/8 + 1 = %d, printed: %d", r, r.order/8+1, r.diameter)
				}).Named("the diameter"),
				props.Each("the OUC rows of Table 2", table2("OUC"), func(t *props.Case, r row) {
					t.Want(r.degree*r.diameter == r.cost, "%s: %d × %d = %d, printed: %d", r, r.degree, r.diameter, r.degree*r.diameter, r.cost)
					wantPacking(t, r, r.cost, true)
				}).Named("cost and packing density follow from the printed diameter, in all rows, decimals cut"),
			},
			Correction: &props.Correction{"by Table 1 the row is 33, 231, 1.11", rowOnly("OUC", 256, func(t *props.Case, r row) {
				column := table1("OUC")
				k := r.side() / 2
				rounded, _ := decimals(column.packing(k), "1.11")
				t.Want(same(column.diameter(k), whole(33)) && same(column.cost(k), whole(231)) && rounded == "1.11",
					"%s, %s, %s", fttText(column.diameter(k)), fttText(column.cost(k)), rounded)
			})},
		},
		{
			ID: "ftt/t2-ftt-diameter", Kind: props.Table, Section: "7 Table 2",
			Quote:  "FTT 4,6,8,10,12,14",
			Formal: "the printed diameters are those of FTT(n), N = n²",
			Readings: []props.Reading{props.Each(rows, table2("FTT"), func(t *props.Case, r row) {
				net := net(t, r.side())
				t.Want(t.Diameter(net) == r.diameter, "%s has diameter %d, printed: %d", net.Name(), t.Diameter(net), r.diameter)
			})},
			Correction: &props.Correction{"the diameters are 3n/4 rounded down: 4, 6, 7, 9, 10, 12", props.Each(rows, table2("FTT"), func(t *props.Case, r row) {
				d := t.Diameter(net(t, r.side()))
				t.Want(d == 3*r.side()/4, "FTT(%d) has diameter %d", r.side(), d)
			})},
		},
		{
			ID: "ftt/t2-ftt-cost", Kind: props.Table, Section: "7 Table 2",
			Quote:  "FTT 16,24,32,40,48,56",
			Formal: "the printed costs are degree times diameter of FTT(n), N = n²",
			Readings: []props.Reading{props.Each(rows, table2("FTT"), func(t *props.Case, r row) {
				net := net(t, r.side())
				cost := cost(t, net)
				t.Want(cost == r.cost, "%s has cost 4 × %d = %d, printed: %d", net.Name(), t.Diameter(net), cost, r.cost)
			})},
			Correction: &props.Correction{"the costs are 4⌊3n/4⌋: 16, 24, 28, 36, 40, 48", props.Each(rows, table2("FTT"), func(t *props.Case, r row) {
				cost := cost(t, net(t, r.side()))
				t.Want(cost == 4*(3*r.side()/4), "FTT(%d) has cost %d", r.side(), cost)
			})},
		},
		{
			ID: "ftt/t2-ftt-bisection", Kind: props.Table, Section: "7 Table 2",
			Quote:  "FTT 18,24,30,36,42,48",
			Formal: "the printed bisection widths are those of FTT(n), N = n²",
			Readings: []props.Reading{props.Each(rows, table2("FTT"), func(t *props.Case, r row) {
				wantWidth(t, r.side(), r.bisection)
			})},
			Correction: &props.Correction{"the widths are 2n: 12, 16, 20, 24, 28, 32",
				props.Each(rows, table2("FTT"), rowWidthIs(func(n int) int { return 2 * n }))},
		},
		{
			ID: "ftt/t2-ftt-packing-internal", Kind: props.Table, Section: "7 Table 2",
			Quote:  "FTT 1.33,2,2.6,3.11,3.6,4.11",
			Formal: "the printed packing densities are N divided by the printed costs",
			Note:   "arithmetic of the rows, rounded to the printed decimals; the first row differs however the decimals are taken",
			Readings: []props.Reading{
				props.Each(rows, table2("FTT"), func(t *props.Case, r row) { wantPacking(t, r, r.cost, false) }),
			},
			Correction: &props.Correction{"N divided by the printed cost is 9/4, 8/3, 25/8, 18/5, 49/12, 32/7: Theorem 4's n²/(4(n − 2))", props.Each(rows, table2("FTT"), func(t *props.Case, r row) {
				n := r.side()
				t.Want(same(fraction(r.order, r.cost), fraction(n*n, 4*(n-2))), "%s: %s", r, fraction(r.order, r.cost))
			})},
		},
		{
			ID: "ftt/t2-ftt-packing-true", Kind: props.Table, Section: "7 Table 2",
			Quote:  "FTT 1.33,2,2.6,3.11,3.6,4.11",
			Formal: "the printed packing densities are N divided by degree times diameter of FTT(n), N = n²",
			Note:   "rounded to the printed decimals; the first row differs however the decimals are taken",
			Readings: []props.Reading{props.Each(rows, table2("FTT"), func(t *props.Case, r row) {
				wantPacking(t, r, cost(t, net(t, r.side())), false)
			})},
			Correction: &props.Correction{"the packing densities are n²/(4⌊3n/4⌋): 2.25, 2.67, 3.57, 4, 4.9, 5.33", props.Each(rows, table2("FTT"), func(t *props.Case, r row) {
				n := r.side()
				packing := packing(t, net(t, n))
				t.Want(same(packing, fraction(n*n, 4*(3*n/4))), "FTT(%d): %s", n, fttText(packing))
			})},
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
					t.Want(t.Order(net(t, 4)) == 16, "FTT(4) has not 16 vertices")
				}).Named("the row is missing"),
				props.Once("FTT(4)", func(t *props.Case) {
					net := net(t, 4)
					d := t.Diameter(net)
					t.Want(d == 2, "FTT(4) has diameter %d, the distance of %s, and n − 2 = 2", d, farPair(t, net, d))
				}).Named("Theorem 1 holds for the missing row"),
			},
		},
	}
}
