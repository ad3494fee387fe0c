package props

// fttTable2RestClaims lists the claims about the rows OUC and FTT of Table 2.
func fttTable2RestClaims() []*Claim {
	const rows = "the FTT rows of Table 2"
	return []*Claim{
		{
			ID: "ftt/t2-ouc-256", Kind: Table, Section: "7 Table 2",
			Quote:  "OUC N=256: 32, 224, 1.14",
			Formal: "the diameter printed for the OUC with N = 256 is N/8 + 1, by Table 1",
			Note:   "arithmetic of the paper; OUC is not defined in it",
			Readings: []Reading{
				fttRowOnly("OUC", 256, func(t *Trial, r fttRow) {
					t.Want(r.order/8+1 == r.diameter, "%s: N/8 + 1 = %d, printed: %d", r, r.order/8+1, r.diameter)
				}).named("the diameter"),
				Each("the OUC rows of Table 2", fttTable2("OUC"), func(t *Trial, r fttRow) {
					t.Want(r.degree*r.diameter == r.cost, "%s: %d × %d = %d, printed: %d", r, r.degree, r.diameter, r.degree*r.diameter, r.cost)
					fttWantPacking(t, r, r.cost, true)
				}).named("cost and packing density follow from the printed diameter, in all rows, decimals cut"),
			},
			Correction: &Correction{"by Table 1 the row is 33, 231, 1.11", fttRowOnly("OUC", 256, func(t *Trial, r fttRow) {
				column := fttTable1("OUC")
				k := r.side() / 2
				rounded, _ := fttDecimals(column.packing(k), "1.11")
				t.Want(fttSame(column.diameter(k), fttWhole(33)) && fttSame(column.cost(k), fttWhole(231)) && rounded == "1.11",
					"%s, %s, %s", fttText(column.diameter(k)), fttText(column.cost(k)), rounded)
			})},
		},
		{
			ID: "ftt/t2-ftt-diameter", Kind: Table, Section: "7 Table 2",
			Quote:  "FTT 4,6,8,10,12,14",
			Formal: "the printed diameters are those of FTT(n), N = n²",
			Readings: []Reading{Each(rows, fttTable2("FTT"), func(t *Trial, r fttRow) {
				net := fttNet(t, r.side())
				t.Want(t.Diameter(net) == r.diameter, "%s has diameter %d, printed: %d", net.Name(), t.Diameter(net), r.diameter)
			})},
			Correction: &Correction{"the diameters are 3n/4 rounded down: 4, 6, 7, 9, 10, 12", Each(rows, fttTable2("FTT"), func(t *Trial, r fttRow) {
				d := t.Diameter(fttNet(t, r.side()))
				t.Want(d == 3*r.side()/4, "FTT(%d) has diameter %d", r.side(), d)
			})},
		},
		{
			ID: "ftt/t2-ftt-cost", Kind: Table, Section: "7 Table 2",
			Quote:  "FTT 16,24,32,40,48,56",
			Formal: "the printed costs are degree times diameter of FTT(n), N = n²",
			Readings: []Reading{Each(rows, fttTable2("FTT"), func(t *Trial, r fttRow) {
				net := fttNet(t, r.side())
				cost := fttCost(t, net)
				t.Want(cost == r.cost, "%s has cost 4 × %d = %d, printed: %d", net.Name(), t.Diameter(net), cost, r.cost)
			})},
			Correction: &Correction{"the costs are 4⌊3n/4⌋: 16, 24, 28, 36, 40, 48", Each(rows, fttTable2("FTT"), func(t *Trial, r fttRow) {
				cost := fttCost(t, fttNet(t, r.side()))
				t.Want(cost == 4*(3*r.side()/4), "FTT(%d) has cost %d", r.side(), cost)
			})},
		},
		{
			ID: "ftt/t2-ftt-bisection", Kind: Table, Section: "7 Table 2",
			Quote:  "FTT 18,24,30,36,42,48",
			Formal: "the printed bisection widths are those of FTT(n), N = n²",
			Readings: []Reading{Each(rows, fttTable2("FTT"), func(t *Trial, r fttRow) {
				fttWantWidth(t, r.side(), r.bisection)
			})},
			Correction: &Correction{"the widths are 2n: 12, 16, 20, 24, 28, 32",
				Each(rows, fttTable2("FTT"), fttRowWidthIs(func(n int) int { return 2 * n }))},
		},
		{
			ID: "ftt/t2-ftt-packing-internal", Kind: Table, Section: "7 Table 2",
			Quote:  "FTT 1.33,2,2.6,3.11,3.6,4.11",
			Formal: "the printed packing densities are N divided by the printed costs",
			Note:   "arithmetic of the rows, rounded to the printed decimals; the first row differs however the decimals are taken",
			Readings: []Reading{
				Each(rows, fttTable2("FTT"), func(t *Trial, r fttRow) { fttWantPacking(t, r, r.cost, false) }),
			},
			Correction: &Correction{"N divided by the printed cost is 9/4, 8/3, 25/8, 18/5, 49/12, 32/7: Theorem 4's n²/(4(n − 2))", Each(rows, fttTable2("FTT"), func(t *Trial, r fttRow) {
				n := r.side()
				t.Want(fttSame(fttFraction(r.order, r.cost), fttFraction(n*n, 4*(n-2))), "%s: %s", r, fttFraction(r.order, r.cost))
			})},
		},
		{
			ID: "ftt/t2-ftt-packing-true", Kind: Table, Section: "7 Table 2",
			Quote:  "FTT 1.33,2,2.6,3.11,3.6,4.11",
			Formal: "the printed packing densities are N divided by degree times diameter of FTT(n), N = n²",
			Note:   "rounded to the printed decimals; the first row differs however the decimals are taken",
			Readings: []Reading{Each(rows, fttTable2("FTT"), func(t *Trial, r fttRow) {
				fttWantPacking(t, r, fttCost(t, fttNet(t, r.side())), false)
			})},
			Correction: &Correction{"the packing densities are n²/(4⌊3n/4⌋): 2.25, 2.67, 3.57, 4, 4.9, 5.33", Each(rows, fttTable2("FTT"), func(t *Trial, r fttRow) {
				n := r.side()
				packing := fttPacking(t, fttNet(t, n))
				t.Want(fttSame(packing, fttFraction(n*n, 4*(3*n/4))), "FTT(%d): %s", n, fttText(packing))
			})},
		},
		{
			ID: "ftt/t2-ftt-16-missing", Kind: Text, Section: "7 Table 2",
			Quote:  "(no FTT row for 16)",
			Formal: "Table 2 has a row with N = 16 for Mesh, MCR, TCR and OUC and none for FTT, though FTT(4) has 16 vertices",
			Note:   "a remark of ours; then what the row would show",
			Readings: []Reading{
				Once("Table 2", func(t *Trial) {
					for _, network := range []string{"Mesh", "MCR", "TCR", "OUC"} {
						t.Want(len(fttTable2Of(network, 16)) == 1, "Table 2 has no row for %s with N = 16", network)
					}
					t.Want(len(fttTable2Of("FTT", 16)) == 0, "Table 2 has a row for FTT with N = 16")
					t.Want(t.Order(fttNet(t, 4)) == 16, "FTT(4) has not 16 vertices")
				}).named("the row is missing"),
				Once("FTT(4)", func(t *Trial) {
					net := fttNet(t, 4)
					d := t.Diameter(net)
					t.Want(d == 2, "FTT(4) has diameter %d, the distance of %s, and n − 2 = 2", d, fttFarPair(t, net, d))
				}).named("Theorem 1 holds for the missing row"),
			},
		},
	}
}
