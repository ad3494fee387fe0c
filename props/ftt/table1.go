package ftt

import (
	"fmt"

	"topocert/props"
)

// column is a column of Table 1: the printed formulas in k, N = 4k², in the formula
// language.
type column struct {
	degree, average, diameter, bisection, cost, size, packing string
}

// table1 holds Table 1 as printed. It is data: some of its formulas contradict
// others.
func table1(network string) column {
	return map[string]column{
		"Mesh": {
			degree:    "4",
			average:   "4*k/3",
			diameter:  "2*(2*k - 1)",
			bisection: "2*k",
			cost:      "8*(2*k - 1)",
			size:      "2*k*(2*k)",
			packing:   "k*k/(2*(2*k - 1))",
		},
		"MCR": {
			degree:    "3",
			average:   "4*k/3",
			diameter:  "6*(k - 1)",
			bisection: "k",
			cost:      "18*(k - 1)",
			size:      "k*k",
			packing:   "2*k*k/(9*(k - 1))",
		},
		"TCR": {
			degree:    "3",
			average:   "4*k*k",
			diameter:  "3*k",
			bisection: "2*k",
			cost:      "9*k",
			size:      "k*k",
			packing:   "2*k*k/(9*(k - 1))",
		},
		"OUC": {
			degree:    "7",
			average:   "4*k*k/8",
			diameter:  "(4*k*k/8 + 1)",
			bisection: "4*k*k",
			cost:      "7*(4*k*k/8 + 1)",
			size:      "4*k*k*(4*k*k)",
			packing:   "4*k*k/(7*(4*k*k/8 + 1))",
		},
		"FTT": {
			degree:    "4",
			average:   "4*k*k",
			diameter:  "2*k - 2",
			bisection: "6*k",
			cost:      "4*(k - 2)",
			size:      "2*k*(2*k)",
			packing:   "4*k*k/(4*(k - 2))",
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
				largestDegree("Mesh"),
				everyDegree(sizes(), "Mesh", ", at the corners,").Named("every vertex"),
				props.Statement("Mesh(2)", "max_degree(Mesh(2)) == 4", "all vertices of Mesh(2) are corners: the largest degree is {max_degree(Mesh(2))}").Named("the largest degree, k = 1"),
			},
		},
		{
			ID: "ftt/t1-mesh-avg", Kind: props.Table, Section: "7 Table 1",
			Quote:  "Mesh average distance 4k/3",
			Formal: "the mean distance over the ordered pairs of different vertices of Mesh(2k) is 4k/3",
			Readings: []props.Reading{
				meanIs("Mesh(2*k)", "4k/3", table1("Mesh").average).Named("different vertices"),
				sizes().Holds(meanOfAll("Mesh(2*k)")+" == "+table1("Mesh").average,
					"Mesh({2*k}) has mean distance {"+meanOfAll("Mesh(2*k)")+":≈} over all N² pairs, 4k/3 = {"+table1("Mesh").average+":≈}").Named("each vertex with itself too"),
			},
		},
		{
			ID: "ftt/t1-mesh-diameter", Kind: props.Table, Section: "7 Table 1",
			Quote:    "Mesh 2(2k-1)",
			Formal:   "the diameter of Mesh(2k) is 2(2k − 1)",
			Readings: []props.Reading{diameterIs(sizes(), "Mesh(2*k)", "2(2k−1)", table1("Mesh").diameter)},
		},
		{
			ID: "ftt/t1-mesh-bisection", Kind: props.Table, Section: "7 Table 1",
			Quote:    "Mesh 2k",
			Formal:   "the bisection width of Mesh(2k) is 2k",
			Readings: []props.Reading{widthIs(sizes(), at("Mesh"), table1("Mesh").bisection)},
		},
		{
			ID: "ftt/t1-mesh-cost-packing", Kind: props.Table, Section: "7 Table 1",
			Quote:  "8(2k-1); k^2/2(2k-1)",
			Formal: "the printed cost 8(2k − 1) is the printed degree times the printed diameter, and the printed packing density k²/(2(2k − 1)) is N divided by that cost",
			Note:   "arithmetic of the column; then the same for the network",
			Readings: []props.Reading{
				columnAgrees("Mesh"),
				sizes().Holds(fmt.Sprintf("%s == %s && %s == %s", costOf("Mesh(2*k)"), table1("Mesh").cost, packingOf("Mesh(2*k)"), table1("Mesh").packing),
					"Mesh({2*k}) has cost {"+costOf("Mesh(2*k)")+"} and packing density {"+packingOf("Mesh(2*k)")+":≈}").Named("cost and packing density of Mesh(2k)"),
			},
		},
		{
			ID: "ftt/t1-mcr-degree", Kind: props.Table, Section: "7 Table 1",
			Quote:         "MCR 3",
			Formal:        "the largest degree of MCR(k) is 3",
			Note:          "the degree of a network is its largest; then that of every vertex",
			ConditionalOn: mcr,
			Readings: []props.Reading{
				largestDegree("MCR"),
				everyDegree(sizes(), "MCR", ", at outer ports,").Named("every vertex"),
			},
		},
		{
			ID: "ftt/t1-mcr-avg", Kind: props.Table, Section: "7 Table 1",
			Quote:         "MCR 4k/3",
			Formal:        "the mean distance over the ordered pairs of different vertices of MCR(k) is 4k/3",
			ConditionalOn: mcr,
			Readings:      []props.Reading{meanIs("MCR(k)", "4k/3", table1("MCR").average)},
			Correction: corrected("the mean is 4(6k² − 1)/(15k), about 8k/5",
				meanIs("MCR(k)", "4(6k²−1)/(15k)", "4*(6*k*k - 1)/(15*k)").UpTo(900)),
		},
		{
			ID: "ftt/t1-mcr-diameter", Kind: props.Table, Section: "7 Table 1",
			Quote:         "MCR 6(k-1)",
			Formal:        "the diameter of MCR(k) is 6(k − 1)",
			Note:          portOrders,
			ConditionalOn: mcr,
			Readings: []props.Reading{
				diameterIs(sizes(), "MCR(k)", "6(k−1)", table1("MCR").diameter).Named("ports E, N, W, S"),
				reorderedDiameterIs("MCR", "6(k−1)", func(k int) int { return 6 * (k - 1) }),
			},
			Correction: corrected("the diameter is 4k − 2",
				diameterIs(sizes(), "MCR(k)", "4k−2", "4*k - 2").UpTo(900)),
		},
		{
			ID: "ftt/t1-mcr-bisection", Kind: props.Table, Section: "7 Table 1",
			Quote:         "MCR k",
			Formal:        "the bisection width of MCR(k) is k",
			ConditionalOn: mcr,
			Readings:      []props.Reading{widthIs(sizes(), at("MCR"), table1("MCR").bisection)},
			Correction: corrected("the bisection width of MCR(k) is 2⌈k/2⌉: k for even k, k+1 for odd k",
				widthIs(sizes(), "MCR(k)", "2*ceil(k/2)")),
		},
		{
			ID: "ftt/t1-tcr-degree", Kind: props.Table, Section: "7 Table 1",
			Quote:         "TCR 3",
			Formal:        "every vertex of TCR(k) has degree 3",
			ConditionalOn: tcr,
			Readings:      []props.Reading{everyDegree(sizes().And([]int{250}, []int{251}), "TCR", "")},
		},
		{
			ID: "ftt/t1-tcr-avg", Kind: props.Table, Section: "7 Table 1",
			Quote:         "TCR N",
			Formal:        "the mean distance over the ordered pairs of different vertices of TCR(k) is N = 4k²",
			Note:          "N as the table defines it; then N as a misprint for n = 2k or for k",
			ConditionalOn: tcr,
			Readings: []props.Reading{
				meanIs("TCR(k)", "N", table1("TCR").average).Named("N"),
				meanIs("TCR(k)", "n = 2k", "2*k").Named("n = 2k"),
				meanIs("TCR(k)", "k", "k").Named("k"),
			},
			Correction: corrected("the mean is 2k(7k² − 1)/(3(4k² − 1)) for even k, k(14k² − 5)/(3(4k² − 1)) for odd k, about 7k/6",
				meanIs("TCR(k)", "that", "k*(14*k*k - 2 - 3*(k % 2))/(3*(4*k*k - 1))", []int{50}, []int{51}).UpTo(900)),
		},
		{
			ID: "ftt/t1-tcr-diameter", Kind: props.Table, Section: "7 Table 1",
			Quote:         "TCR 3k",
			Formal:        "the diameter of TCR(k) is 3k",
			Note:          portOrders,
			ConditionalOn: tcr,
			Readings: []props.Reading{
				diameterIs(sizes(), "TCR(k)", "3k", table1("TCR").diameter).Named("ports E, N, W, S"),
				reorderedDiameterIs("TCR", "3k", func(k int) int { return 3 * k }),
			},
			Correction: corrected("the diameter is 2k for even k, 2k − 1 for odd k",
				diameterIs(sizes().And([]int{50}, []int{51}), "TCR(k)", "2k or 2k−1", "2*k - k % 2").UpTo(900)),
		},
		{
			ID: "ftt/t1-tcr-bisection", Kind: props.Table, Section: "7 Table 1",
			Quote:         "TCR 2k",
			Formal:        "the bisection width of TCR(k) is 2k",
			ConditionalOn: tcr,
			Readings:      []props.Reading{widthIs(sizes(), at("TCR"), table1("TCR").bisection)},
			Correction: corrected("the bisection width of TCR(k) is 4⌈k/2⌉: 2k for even k, 2k+2 for odd k",
				widthIs(sizes().And([]int{20}, []int{21}), "TCR(k)", "4*ceil(k/2)")),
		},
	}
}

// meanIs is the reading that a network at size k has the mean distance that the
// formula gives, which a witness calls by the text.
func meanIs(net, text, formula string, large ...[]int) props.Reading {
	return sizes().And(large...).Holds(meanOf(net)+" == "+formula,
		fmt.Sprintf("%s has mean distance {%s:≈}, %s gives {%s:≈}", named(net), meanOf(net), text, formula))
}

// diameterIs is that reading for the diameter.
func diameterIs(f props.Family, net, text, formula string) props.Reading {
	return f.Holds(diameterOf(net)+" == "+formula,
		fmt.Sprintf("%s has diameter {%s}, %s gives {%s:≈}", named(net), diameterOf(net), text, formula))
}

// largestDegree is the reading that a network's largest degree is that of Table 1.
func largestDegree(network string) props.Reading {
	net, printed := at(network), table1(network).degree
	return sizes().And([]int{250}, []int{251}).Holds(degreeOf(net)+" == "+printed,
		fmt.Sprintf("%s has a vertex of degree {%s}, printed: %s", named(net), degreeOf(net), printed)).Named("the largest degree")
}

// everyDegree is the reading that all degrees of a network are that of Table 1. The
// place is where the others are.
func everyDegree(f props.Family, network, place string) props.Reading {
	net, printed := at(network), table1(network).degree
	return f.Holds(fmt.Sprintf("min_degree(%[1]s) == %[2]s && max_degree(%[1]s) == %[2]s", net, printed),
		fmt.Sprintf("%s has degrees from {min_degree(%[2]s)}%s to {max_degree(%[2]s)}", named(net), net, place))
}

// columnAgrees is the reading that a column's cost is its degree times its
// diameter, and its packing density N divided by its cost.
func columnAgrees(network string) props.Reading {
	c := table1(network)
	cost := fmt.Sprintf("%s*(%s)", c.degree, c.diameter)
	return sizes().Holds(fmt.Sprintf("%s == %s && 4*k*k/(%s) == %s", cost, c.cost, cost, c.packing),
		fmt.Sprintf("k = {k}: degree times diameter is {%s:≈}, the printed cost {%s:≈}; N divided by the cost is {4*k*k/(%s):≈}, the printed packing density {%s:≈}",
			cost, c.cost, cost, c.packing)).UpTo(many).Named("the column's own arithmetic")
}
