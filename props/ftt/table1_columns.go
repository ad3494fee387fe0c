package ftt

import (
	"fmt"

	"topocert/props"
)

// table1MeshClaims lists the claims about the column Mesh of Table 1.
func table1MeshClaims() []*props.Claim {
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
	}
}

// table1MCRClaims lists those about the column MCR.
func table1MCRClaims() []*props.Claim {
	mcr := []string{"MCR"}
	return []*props.Claim{
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
	}
}

// table1TCRClaims lists those about the column TCR.
func table1TCRClaims() []*props.Claim {
	tcr := []string{"TCR"}
	return []*props.Claim{
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
