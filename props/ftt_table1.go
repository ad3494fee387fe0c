package props

import "math/big"

// fttColumn is a column of Table 1: the printed formulas in k, N = 4k².
type fttColumn struct {
	degree    int
	average   func(k int) *big.Rat
	diameter  func(k int) *big.Rat
	bisection func(k int) *big.Rat
	cost      func(k int) *big.Rat
	size      func(k int) *big.Rat
	packing   func(k int) *big.Rat
}

// fttTable1 holds Table 1 as printed. It is data: some of its formulas contradict
// others.
func fttTable1(network string) fttColumn {
	return map[string]fttColumn{
		"Mesh": {
			degree:    4,
			average:   func(k int) *big.Rat { return fttFraction(4*k, 3) },
			diameter:  func(k int) *big.Rat { return fttWhole(2 * (2*k - 1)) },
			bisection: func(k int) *big.Rat { return fttWhole(2 * k) },
			cost:      func(k int) *big.Rat { return fttWhole(8 * (2*k - 1)) },
			size:      func(k int) *big.Rat { return fttWhole(2 * k * 2 * k) },
			packing:   func(k int) *big.Rat { return fttFraction(k*k, 2*(2*k-1)) },
		},
		"MCR": {
			degree:    3,
			average:   func(k int) *big.Rat { return fttFraction(4*k, 3) },
			diameter:  func(k int) *big.Rat { return fttWhole(6 * (k - 1)) },
			bisection: func(k int) *big.Rat { return fttWhole(k) },
			cost:      func(k int) *big.Rat { return fttWhole(18 * (k - 1)) },
			size:      func(k int) *big.Rat { return fttWhole(k * k) },
			packing:   func(k int) *big.Rat { return fttFraction(2*k*k, 9*(k-1)) },
		},
		"TCR": {
			degree:    3,
			average:   func(k int) *big.Rat { return fttWhole(4 * k * k) },
			diameter:  func(k int) *big.Rat { return fttWhole(3 * k) },
			bisection: func(k int) *big.Rat { return fttWhole(2 * k) },
			cost:      func(k int) *big.Rat { return fttWhole(9 * k) },
			size:      func(k int) *big.Rat { return fttWhole(k * k) },
			packing:   func(k int) *big.Rat { return fttFraction(2*k*k, 9*(k-1)) },
		},
		"OUC": {
			degree:    7,
			average:   func(k int) *big.Rat { return fttFraction(4*k*k, 8) },
			diameter:  func(k int) *big.Rat { return fttFraction(4*k*k+8, 8) },
			bisection: func(k int) *big.Rat { return fttWhole(4 * k * k) },
			cost:      func(k int) *big.Rat { return fttFraction(7*(4*k*k+8), 8) },
			size:      func(k int) *big.Rat { return fttWhole(4 * k * k * 4 * k * k) },
			packing:   func(k int) *big.Rat { return fttFraction(4*k*k*8, 7*(4*k*k+8)) },
		},
		"FTT": {
			degree:    4,
			average:   func(k int) *big.Rat { return fttWhole(4 * k * k) },
			diameter:  func(k int) *big.Rat { return fttWhole(2*k - 2) },
			bisection: func(k int) *big.Rat { return fttWhole(6 * k) },
			cost:      func(k int) *big.Rat { return fttWhole(4 * (k - 2)) },
			size:      func(k int) *big.Rat { return fttWhole(2 * k * 2 * k) },
			packing:   func(k int) *big.Rat { return fttFraction(4*k*k, 4*(k-2)) },
		},
	}[network]
}

// fttTable1Claims lists the claims about the columns Mesh, MCR and TCR of
// Table 1, to the TCR's bisection width.
func fttTable1Claims() []*Claim {
	mcr, tcr := []string{"MCR"}, []string{"TCR"}
	return []*Claim{
		{
			ID: "ftt/t1-mesh-degree", Kind: Table, Section: "7 Table 1",
			Quote:  "Mesh node degree 4",
			Formal: "the degree of Mesh(2k) is 4",
			Note:   "the degree of a network is its largest; then that of every vertex",
			Readings: []Reading{
				fttLargestDegree("Mesh", "Mesh(%d)", 2).named("the largest degree"),
				fttSizes().All(func(t *Trial, p []int) {
					net := t.Net("Mesh(%d)", 2*p[0])
					least, most := t.Degrees(net)
					t.Want(least == 4 && most == 4, "%s has degrees from %d, at the corners, to %d", net.Name(), least, most)
				}).named("every vertex"),
				Once("Mesh(2)", func(t *Trial) {
					_, most := t.Degrees(t.Net("Mesh(2)"))
					t.Want(most == 4, "all vertices of Mesh(2) are corners: the largest degree is %d", most)
				}).named("the largest degree, k = 1"),
			},
		},
		{
			ID: "ftt/t1-mesh-avg", Kind: Table, Section: "7 Table 1",
			Quote:  "Mesh average distance 4k/3",
			Formal: "the mean distance over the ordered pairs of different vertices of Mesh(2k) is 4k/3",
			Readings: []Reading{
				fttMeanIs("Mesh(%d)", 2, "4k/3", fttTable1("Mesh").average).named("different vertices"),
				fttSizes().All(func(t *Trial, p []int) {
					net := t.Net("Mesh(%d)", 2*p[0])
					mean, printed := t.Mean(net), fttTable1("Mesh").average(p[0])
					t.Want(fttSame(mean, printed), "%s has mean distance %s over all N² pairs, 4k/3 = %s", net.Name(), fttText(mean), fttText(printed))
				}).named("each vertex with itself too"),
			},
		},
		{
			ID: "ftt/t1-mesh-diameter", Kind: Table, Section: "7 Table 1",
			Quote:    "Mesh 2(2k-1)",
			Formal:   "the diameter of Mesh(2k) is 2(2k − 1)",
			Readings: []Reading{fttDiameterIs("Mesh(%d)", 2, "2(2k−1)", fttTable1("Mesh").diameter)},
		},
		{
			ID: "ftt/t1-mesh-bisection", Kind: Table, Section: "7 Table 1",
			Quote:    "Mesh 2k",
			Formal:   "the bisection width of Mesh(2k) is 2k",
			Readings: []Reading{fttPrintedWidthIs("Mesh", "Mesh(%d)", 2)},
		},
		{
			ID: "ftt/t1-mesh-cost-packing", Kind: Table, Section: "7 Table 1",
			Quote:  "8(2k-1); k^2/2(2k-1)",
			Formal: "the printed cost 8(2k − 1) is the printed degree times the printed diameter, and the printed packing density k²/(2(2k − 1)) is N divided by that cost",
			Note:   "arithmetic of the column; then the same for the network",
			Readings: []Reading{
				fttColumnAgrees("Mesh"),
				fttSizes().All(func(t *Trial, p []int) {
					net, column := t.Net("Mesh(%d)", 2*p[0]), fttTable1("Mesh")
					cost, packing := fttWhole(fttCost(t, net)), fttPacking(t, net)
					t.Want(fttSame(cost, column.cost(p[0])) && fttSame(packing, column.packing(p[0])),
						"%s has cost %s and packing density %s", net.Name(), fttText(cost), fttText(packing))
				}).named("cost and packing density of Mesh(2k)"),
			},
		},
		{
			ID: "ftt/t1-mcr-degree", Kind: Table, Section: "7 Table 1",
			Quote:         "MCR 3",
			Formal:        "the largest degree of MCR(k) is 3",
			Note:          "the degree of a network is its largest; then that of every vertex",
			ConditionalOn: mcr,
			Readings: []Reading{
				fttLargestDegree("MCR", "MCR(%d)", 1).named("the largest degree"),
				fttSizes().All(func(t *Trial, p []int) {
					net := t.Net("MCR(%d)", p[0])
					least, most := t.Degrees(net)
					t.Want(least == 3 && most == 3, "%s has degrees from %d, at outer ports, to %d", net.Name(), least, most)
				}).named("every vertex"),
			},
		},
		{
			ID: "ftt/t1-mcr-avg", Kind: Table, Section: "7 Table 1",
			Quote:         "MCR 4k/3",
			Formal:        "the mean distance over the ordered pairs of different vertices of MCR(k) is 4k/3",
			ConditionalOn: mcr,
			Readings:      []Reading{fttMeanIs("MCR(%d)", 1, "4k/3", fttTable1("MCR").average)},
			Correction: &Correction{"the mean is 4(6k² − 1)/(15k), about 8k/5",
				fttMeanIs("MCR(%d)", 1, "4(6k²−1)/(15k)", func(k int) *big.Rat { return fttFraction(4*(6*k*k-1), 15*k) }).upTo(900)},
		},
		{
			ID: "ftt/t1-mcr-diameter", Kind: Table, Section: "7 Table 1",
			Quote:         "MCR 6(k-1)",
			Formal:        "the diameter of MCR(k) is 6(k − 1)",
			Note:          fttPortOrders,
			ConditionalOn: mcr,
			Readings: []Reading{
				fttDiameterIs("MCR(%d)", 1, "6(k−1)", fttTable1("MCR").diameter).named("ports E, N, W, S"),
				fttReorderedDiameterIs("MCR", "6(k−1)", fttTable1("MCR").diameter),
			},
			Correction: &Correction{"the diameter is 4k − 2",
				fttDiameterIs("MCR(%d)", 1, "4k−2", func(k int) *big.Rat { return fttWhole(4*k - 2) }).upTo(900)},
		},
		{
			ID: "ftt/t1-mcr-bisection", Kind: Table, Section: "7 Table 1",
			Quote:         "MCR k",
			Formal:        "the bisection width of MCR(k) is k",
			ConditionalOn: mcr,
			Readings:      []Reading{fttPrintedWidthIs("MCR", "MCR(%d)", 1)},
			Correction: &Correction{"the bisection width of MCR(k) is 2⌈k/2⌉: k for even k, k+1 for odd k",
				fttWidthIs("MCR(%d)", 1, func(k int) int { return k + k%2 })},
		},
		{
			ID: "ftt/t1-tcr-degree", Kind: Table, Section: "7 Table 1",
			Quote:         "TCR 3",
			Formal:        "every vertex of TCR(k) has degree 3",
			ConditionalOn: tcr,
			Readings: []Reading{fttSizes().and([]int{250}, []int{251}).All(func(t *Trial, p []int) {
				net := t.Net("TCR(%d)", p[0])
				least, most := t.Degrees(net)
				t.Want(least == fttTable1("TCR").degree && most == least, "%s has degrees from %d to %d, printed: 3", net.Name(), least, most)
			})},
		},
		{
			ID: "ftt/t1-tcr-avg", Kind: Table, Section: "7 Table 1",
			Quote:         "TCR N",
			Formal:        "the mean distance over the ordered pairs of different vertices of TCR(k) is N = 4k²",
			Note:          "N as the table defines it; then N as a misprint for n = 2k or for k",
			ConditionalOn: tcr,
			Readings: []Reading{
				fttMeanIs("TCR(%d)", 1, "N", fttTable1("TCR").average).named("N"),
				fttMeanIs("TCR(%d)", 1, "n = 2k", func(k int) *big.Rat { return fttWhole(2 * k) }).named("n = 2k"),
				fttMeanIs("TCR(%d)", 1, "k", fttWhole).named("k"),
			},
			Correction: &Correction{"the mean is 2k(7k² − 1)/(3(4k² − 1)) for even k, k(14k² − 5)/(3(4k² − 1)) for odd k, about 7k/6",
				fttMeanIs("TCR(%d)", 1, "that", func(k int) *big.Rat {
					return fttFraction(k*(14*k*k-2-3*(k%2)), 3*(4*k*k-1))
				}, []int{50}, []int{51}).upTo(900)},
		},
		{
			ID: "ftt/t1-tcr-diameter", Kind: Table, Section: "7 Table 1",
			Quote:         "TCR 3k",
			Formal:        "the diameter of TCR(k) is 3k",
			Note:          fttPortOrders,
			ConditionalOn: tcr,
			Readings: []Reading{
				fttDiameterIs("TCR(%d)", 1, "3k", fttTable1("TCR").diameter).named("ports E, N, W, S"),
				fttReorderedDiameterIs("TCR", "3k", fttTable1("TCR").diameter),
			},
			Correction: &Correction{"the diameter is 2k for even k, 2k − 1 for odd k",
				fttDiameterIs("TCR(%d)", 1, "2k or 2k−1", func(k int) *big.Rat { return fttWhole(2*k - k%2) }, []int{50}, []int{51}).upTo(900)},
		},
		{
			ID: "ftt/t1-tcr-bisection", Kind: Table, Section: "7 Table 1",
			Quote:         "TCR 2k",
			Formal:        "the bisection width of TCR(k) is 2k",
			ConditionalOn: tcr,
			Readings:      []Reading{fttPrintedWidthIs("TCR", "TCR(%d)", 1)},
			Correction: &Correction{"the bisection width of TCR(k) is 4⌈k/2⌉: 2k for even k, 2k+2 for odd k",
				fttWidthIs("TCR(%d)", 1, func(k int) int { return 2 * (k + k%2) }, []int{20}, []int{21})},
		},
	}
}

// fttMeanIs is the reading that a network at size k, its name made from factor
// times k, has the mean distance that the formula gives.
func fttMeanIs(name string, factor int, text string, formula func(k int) *big.Rat, large ...[]int) Reading {
	return fttSizes().and(large...).All(func(t *Trial, p []int) {
		net := t.Net(name, factor*p[0])
		mean, printed := t.MeanDistinct(net), formula(p[0])
		t.Want(fttSame(mean, printed), "%s has mean distance %s, %s gives %s", net.Name(), fttText(mean), text, fttText(printed))
	})
}

func fttDiameterIs(name string, factor int, text string, formula func(k int) *big.Rat, large ...[]int) Reading {
	return fttSizes().and(large...).All(func(t *Trial, p []int) {
		net := t.Net(name, factor*p[0])
		d, printed := t.Diameter(net), formula(p[0])
		t.Want(fttSame(fttWhole(d), printed), "%s has diameter %d, %s gives %s", net.Name(), d, text, fttText(printed))
	})
}

func fttLargestDegree(network, name string, factor int) Reading {
	return fttSizes().and([]int{250}, []int{251}).All(func(t *Trial, p []int) {
		net := t.Net(name, factor*p[0])
		_, most := t.Degrees(net)
		t.Want(most == fttTable1(network).degree, "%s has a vertex of degree %d, printed: %d", net.Name(), most, fttTable1(network).degree)
	})
}

// fttColumnAgrees is the reading that a column's cost is its degree times its
// diameter, and its packing density N divided by its cost.
func fttColumnAgrees(network string) Reading {
	column := fttTable1(network)
	return fttSizes().All(func(t *Trial, p []int) {
		k := p[0]
		cost := new(big.Rat).Mul(fttWhole(column.degree), column.diameter(k))
		t.Want(fttSame(cost, column.cost(k)), "k = %d: degree times diameter is %s, the printed cost %s", k, fttText(cost), fttText(column.cost(k)))
		packing := new(big.Rat).Quo(fttWhole(4*k*k), cost)
		t.Want(fttSame(packing, column.packing(k)), "k = %d: N divided by the cost is %s, the printed packing density %s", k, fttText(packing), fttText(column.packing(k)))
	}).upTo(fttMany).named("the column's own arithmetic")
}
