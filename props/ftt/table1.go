package ftt

import (
	"math/big"

	"topocert/props"
)

// column is a column of Table 1: the printed formulas in k, N = 4k².
type column struct {
	degree    int
	average   func(k int) *big.Rat
	diameter  func(k int) *big.Rat
	bisection func(k int) *big.Rat
	cost      func(k int) *big.Rat
	size      func(k int) *big.Rat
	packing   func(k int) *big.Rat
}

// table1 holds Table 1 as printed. It is data: some of its formulas contradict
// others.
func table1(network string) column {
	return map[string]column{
		"Mesh": {
			degree:    4,
			average:   func(k int) *big.Rat { return fraction(4*k, 3) },
			diameter:  func(k int) *big.Rat { return whole(2 * (2*k - 1)) },
			bisection: func(k int) *big.Rat { return whole(2 * k) },
			cost:      func(k int) *big.Rat { return whole(8 * (2*k - 1)) },
			size:      func(k int) *big.Rat { return whole(2 * k * 2 * k) },
			packing:   func(k int) *big.Rat { return fraction(k*k, 2*(2*k-1)) },
		},
		"MCR": {
			degree:    3,
			average:   func(k int) *big.Rat { return fraction(4*k, 3) },
			diameter:  func(k int) *big.Rat { return whole(6 * (k - 1)) },
			bisection: func(k int) *big.Rat { return whole(k) },
			cost:      func(k int) *big.Rat { return whole(18 * (k - 1)) },
			size:      func(k int) *big.Rat { return whole(k * k) },
			packing:   func(k int) *big.Rat { return fraction(2*k*k, 9*(k-1)) },
		},
		"TCR": {
			degree:    3,
			average:   func(k int) *big.Rat { return whole(4 * k * k) },
			diameter:  func(k int) *big.Rat { return whole(3 * k) },
			bisection: func(k int) *big.Rat { return whole(2 * k) },
			cost:      func(k int) *big.Rat { return whole(9 * k) },
			size:      func(k int) *big.Rat { return whole(k * k) },
			packing:   func(k int) *big.Rat { return fraction(2*k*k, 9*(k-1)) },
		},
		"OUC": {
			degree:    7,
			average:   func(k int) *big.Rat { return fraction(4*k*k, 8) },
			diameter:  func(k int) *big.Rat { return fraction(4*k*k+8, 8) },
			bisection: func(k int) *big.Rat { return whole(4 * k * k) },
			cost:      func(k int) *big.Rat { return fraction(7*(4*k*k+8), 8) },
			size:      func(k int) *big.Rat { return whole(4 * k * k * 4 * k * k) },
			packing:   func(k int) *big.Rat { return fraction(4*k*k*8, 7*(4*k*k+8)) },
		},
		"FTT": {
			degree:    4,
			average:   func(k int) *big.Rat { return whole(4 * k * k) },
			diameter:  func(k int) *big.Rat { return whole(2*k - 2) },
			bisection: func(k int) *big.Rat { return whole(6 * k) },
			cost:      func(k int) *big.Rat { return whole(4 * (k - 2)) },
			size:      func(k int) *big.Rat { return whole(2 * k * 2 * k) },
			packing:   func(k int) *big.Rat { return fraction(4*k*k, 4*(k-2)) },
		},
	}[network]
}

// table1Claims lists the claims about the columns Mesh, MCR and TCR of
// Table 1, to the TCR's bisection width.
func table1Claims() []*props.Claim {
	mcr, tcr := []string{"MCR"}, []string{"TCR"}
	return []*props.Claim{
		{
			ID: "ftt/t1-mesh-degree", Kind: props.Table, Section: "7 Table 1",
			Quote:  "Mesh node degree 4",
			Formal: "the degree of Mesh(2k) is 4",
			Note:   "the degree of a network is its largest; then that of every vertex",
			Readings: []props.Reading{
				largestDegree("Mesh", "Mesh(%d)", 2).Named("the largest degree"),
				sizes().All(func(t *props.Case, p []int) {
					net := t.Net("Mesh(%d)", 2*p[0])
					least, most := t.Degrees(net)
					t.Want(least == 4 && most == 4, "%s has degrees from %d, at the corners, to %d", net.Name(), least, most)
				}).Named("every vertex"),
				props.Once("Mesh(2)", func(t *props.Case) {
					_, most := t.Degrees(t.Net("Mesh(2)"))
					t.Want(most == 4, "all vertices of Mesh(2) are corners: the largest degree is %d", most)
				}).Named("the largest degree, k = 1"),
			},
		},
		{
			ID: "ftt/t1-mesh-avg", Kind: props.Table, Section: "7 Table 1",
			Quote:  "Mesh average distance 4k/3",
			Formal: "the mean distance over the ordered pairs of different vertices of Mesh(2k) is 4k/3",
			Readings: []props.Reading{
				meanIs("Mesh(%d)", 2, "4k/3", table1("Mesh").average).Named("different vertices"),
				sizes().All(func(t *props.Case, p []int) {
					net := t.Net("Mesh(%d)", 2*p[0])
					mean, printed := t.Mean(net), table1("Mesh").average(p[0])
					t.Want(same(mean, printed), "%s has mean distance %s over all N² pairs, 4k/3 = %s", net.Name(), fttText(mean), fttText(printed))
				}).Named("each vertex with itself too"),
			},
		},
		{
			ID: "ftt/t1-mesh-diameter", Kind: props.Table, Section: "7 Table 1",
			Quote:    "Mesh 2(2k-1)",
			Formal:   "the diameter of Mesh(2k) is 2(2k − 1)",
			Readings: []props.Reading{diameterIs("Mesh(%d)", 2, "2(2k−1)", table1("Mesh").diameter)},
		},
		{
			ID: "ftt/t1-mesh-bisection", Kind: props.Table, Section: "7 Table 1",
			Quote:    "Mesh 2k",
			Formal:   "the bisection width of Mesh(2k) is 2k",
			Readings: []props.Reading{printedWidthIs("Mesh", "Mesh(%d)", 2)},
		},
		{
			ID: "ftt/t1-mesh-cost-packing", Kind: props.Table, Section: "7 Table 1",
			Quote:  "8(2k-1); k^2/2(2k-1)",
			Formal: "the printed cost 8(2k − 1) is the printed degree times the printed diameter, and the printed packing density k²/(2(2k − 1)) is N divided by that cost",
			Note:   "arithmetic of the column; then the same for the network",
			Readings: []props.Reading{
				columnAgrees("Mesh"),
				sizes().All(func(t *props.Case, p []int) {
					net, column := t.Net("Mesh(%d)", 2*p[0]), table1("Mesh")
					cost, packing := whole(cost(t, net)), packing(t, net)
					t.Want(same(cost, column.cost(p[0])) && same(packing, column.packing(p[0])),
						"%s has cost %s and packing density %s", net.Name(), fttText(cost), fttText(packing))
				}).Named("cost and packing density of Mesh(2k)"),
			},
		},
		{
			ID: "ftt/t1-mcr-degree", Kind: props.Table, Section: "7 Table 1",
			Quote:         "MCR 3",
			Formal:        "the largest degree of MCR(k) is 3",
			Note:          "the degree of a network is its largest; then that of every vertex",
			ConditionalOn: mcr,
			Readings: []props.Reading{
				largestDegree("MCR", "MCR(%d)", 1).Named("the largest degree"),
				sizes().All(func(t *props.Case, p []int) {
					net := t.Net("MCR(%d)", p[0])
					least, most := t.Degrees(net)
					t.Want(least == 3 && most == 3, "%s has degrees from %d, at outer ports, to %d", net.Name(), least, most)
				}).Named("every vertex"),
			},
		},
		{
			ID: "ftt/t1-mcr-avg", Kind: props.Table, Section: "7 Table 1",
			Quote:         "MCR 4k/3",
			Formal:        "the mean distance over the ordered pairs of different vertices of MCR(k) is 4k/3",
			ConditionalOn: mcr,
			Readings:      []props.Reading{meanIs("MCR(%d)", 1, "4k/3", table1("MCR").average)},
			Correction: &props.Correction{"the mean is 4(6k² − 1)/(15k), about 8k/5",
				meanIs("MCR(%d)", 1, "4(6k²−1)/(15k)", func(k int) *big.Rat { return fraction(4*(6*k*k-1), 15*k) }).UpTo(900)},
		},
		{
			ID: "ftt/t1-mcr-diameter", Kind: props.Table, Section: "7 Table 1",
			Quote:         "MCR 6(k-1)",
			Formal:        "the diameter of MCR(k) is 6(k − 1)",
			Note:          portOrders,
			ConditionalOn: mcr,
			Readings: []props.Reading{
				diameterIs("MCR(%d)", 1, "6(k−1)", table1("MCR").diameter).Named("ports E, N, W, S"),
				reorderedDiameterIs("MCR", "6(k−1)", table1("MCR").diameter),
			},
			Correction: &props.Correction{"the diameter is 4k − 2",
				diameterIs("MCR(%d)", 1, "4k−2", func(k int) *big.Rat { return whole(4*k - 2) }).UpTo(900)},
		},
		{
			ID: "ftt/t1-mcr-bisection", Kind: props.Table, Section: "7 Table 1",
			Quote:         "MCR k",
			Formal:        "the bisection width of MCR(k) is k",
			ConditionalOn: mcr,
			Readings:      []props.Reading{printedWidthIs("MCR", "MCR(%d)", 1)},
			Correction: &props.Correction{"the bisection width of MCR(k) is 2⌈k/2⌉: k for even k, k+1 for odd k",
				widthIs("MCR(%d)", 1, func(k int) int { return k + k%2 })},
		},
		{
			ID: "ftt/t1-tcr-degree", Kind: props.Table, Section: "7 Table 1",
			Quote:         "TCR 3",
			Formal:        "every vertex of TCR(k) has degree 3",
			ConditionalOn: tcr,
			Readings: []props.Reading{sizes().And([]int{250}, []int{251}).All(func(t *props.Case, p []int) {
				net := t.Net("TCR(%d)", p[0])
				least, most := t.Degrees(net)
				t.Want(least == table1("TCR").degree && most == least, "%s has degrees from %d to %d, printed: 3", net.Name(), least, most)
			})},
		},
		{
			ID: "ftt/t1-tcr-avg", Kind: props.Table, Section: "7 Table 1",
			Quote:         "TCR N",
			Formal:        "the mean distance over the ordered pairs of different vertices of TCR(k) is N = 4k²",
			Note:          "N as the table defines it; then N as a misprint for n = 2k or for k",
			ConditionalOn: tcr,
			Readings: []props.Reading{
				meanIs("TCR(%d)", 1, "N", table1("TCR").average).Named("N"),
				meanIs("TCR(%d)", 1, "n = 2k", func(k int) *big.Rat { return whole(2 * k) }).Named("n = 2k"),
				meanIs("TCR(%d)", 1, "k", whole).Named("k"),
			},
			Correction: &props.Correction{"the mean is 2k(7k² − 1)/(3(4k² − 1)) for even k, k(14k² − 5)/(3(4k² − 1)) for odd k, about 7k/6",
				meanIs("TCR(%d)", 1, "that", func(k int) *big.Rat {
					return fraction(k*(14*k*k-2-3*(k%2)), 3*(4*k*k-1))
				}, []int{50}, []int{51}).UpTo(900)},
		},
		{
			ID: "ftt/t1-tcr-diameter", Kind: props.Table, Section: "7 Table 1",
			Quote:         "TCR 3k",
			Formal:        "the diameter of TCR(k) is 3k",
			Note:          portOrders,
			ConditionalOn: tcr,
			Readings: []props.Reading{
				diameterIs("TCR(%d)", 1, "3k", table1("TCR").diameter).Named("ports E, N, W, S"),
				reorderedDiameterIs("TCR", "3k", table1("TCR").diameter),
			},
			Correction: &props.Correction{"the diameter is 2k for even k, 2k − 1 for odd k",
				diameterIs("TCR(%d)", 1, "2k or 2k−1", func(k int) *big.Rat { return whole(2*k - k%2) }, []int{50}, []int{51}).UpTo(900)},
		},
		{
			ID: "ftt/t1-tcr-bisection", Kind: props.Table, Section: "7 Table 1",
			Quote:         "TCR 2k",
			Formal:        "the bisection width of TCR(k) is 2k",
			ConditionalOn: tcr,
			Readings:      []props.Reading{printedWidthIs("TCR", "TCR(%d)", 1)},
			Correction: &props.Correction{"the bisection width of TCR(k) is 4⌈k/2⌉: 2k for even k, 2k+2 for odd k",
				widthIs("TCR(%d)", 1, func(k int) int { return 2 * (k + k%2) }, []int{20}, []int{21})},
		},
	}
}

// meanIs is the reading that a network at size k, its name made from factor
// times k, has the mean distance that the formula gives.
func meanIs(name string, factor int, text string, formula func(k int) *big.Rat, large ...[]int) props.Reading {
	return sizes().And(large...).All(func(t *props.Case, p []int) {
		net := t.Net(name, factor*p[0])
		mean, printed := t.MeanDistinct(net), formula(p[0])
		t.Want(same(mean, printed), "%s has mean distance %s, %s gives %s", net.Name(), fttText(mean), text, fttText(printed))
	})
}

func diameterIs(name string, factor int, text string, formula func(k int) *big.Rat, large ...[]int) props.Reading {
	return sizes().And(large...).All(func(t *props.Case, p []int) {
		net := t.Net(name, factor*p[0])
		d, printed := t.Diameter(net), formula(p[0])
		t.Want(same(whole(d), printed), "%s has diameter %d, %s gives %s", net.Name(), d, text, fttText(printed))
	})
}

func largestDegree(network, name string, factor int) props.Reading {
	return sizes().And([]int{250}, []int{251}).All(func(t *props.Case, p []int) {
		net := t.Net(name, factor*p[0])
		_, most := t.Degrees(net)
		t.Want(most == table1(network).degree, "%s has a vertex of degree %d, printed: %d", net.Name(), most, table1(network).degree)
	})
}

// columnAgrees is the reading that a column's cost is its degree times its
// diameter, and its packing density N divided by its cost.
func columnAgrees(network string) props.Reading {
	column := table1(network)
	return sizes().All(func(t *props.Case, p []int) {
		k := p[0]
		cost := new(big.Rat).Mul(whole(column.degree), column.diameter(k))
		t.Want(same(cost, column.cost(k)), "k = %d: degree times diameter is %s, the printed cost %s", k, fttText(cost), fttText(column.cost(k)))
		packing := new(big.Rat).Quo(whole(4*k*k), cost)
		t.Want(same(packing, column.packing(k)), "k = %d: N divided by the cost is %s, the printed packing density %s", k, fttText(packing), fttText(column.packing(k)))
	}).UpTo(many).Named("the column's own arithmetic")
}
