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

// meanIs is the reading that a network at size k has the mean distance that the
// formula gives. A witness shows the formula as the text.
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

// everyDegree is the reading that all degrees of a network are that of Table 1. For
// the witness, the place says where smaller ones are.
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
