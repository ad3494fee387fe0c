package ftt

import (
	"fmt"
	"strconv"
	"strings"

	"topocert/props"
)

// row is a row of Table 2 as printed.
type row struct {
	network                                  string
	order, degree, diameter, cost, bisection int
	packing                                  string
}

// String names the row.
func (r row) String() string { return fmt.Sprintf("%s, N = %d", r.network, r.order) }

// side returns n of N = n². All printed orders are squares.
func (r row) side() int {
	n := 1
	for n*n < r.order {
		n++
	}
	return n
}

// table2 holds the rows of Table 2 for a network. It is data: some of the
// numbers contradict others.
func table2(network string) []row {
	var rows []row
	for _, r := range []row{
		{"Mesh", 16, 4, 6, 24, 4, "0.66667"},
		{"Mesh", 25, 4, 8, 32, 5, ".78"},
		{"Mesh", 49, 4, 12, 48, 7, "1.02"},
		{"Mesh", 64, 4, 14, 56, 8, "1.388889"},
		{"Mesh", 81, 4, 16, 64, 9, "1.26"},
		{"Mesh", 144, 4, 22, 88, 12, "1.63"},
		{"MCR", 16, 3, 6, 18, 2, "0.888"},
		{"MCR", 36, 3, 12, 36, 3, "1"},
		{"MCR", 64, 3, 18, 54, 4, "1.18"},
		{"MCR", 100, 3, 24, 78, 5, "1.38"},
		{"MCR", 144, 3, 30, 90, 6, "1.6"},
		{"MCR", 196, 3, 36, 108, 7, "1.81"},
		{"MCR", 256, 3, 42, 126, 8, "2.03"},
		{"TCR", 16, 3, 6, 18, 4, "0.888"},
		{"TCR", 36, 3, 9, 27, 6, "1.333"},
		{"TCR", 64, 3, 12, 36, 8, "1.777"},
		{"TCR", 100, 3, 15, 45, 10, "2.222"},
		{"TCR", 144, 3, 18, 54, 12, "2.666"},
		{"TCR", 196, 3, 21, 63, 14, "3.111"},
		{"TCR", 256, 3, 24, 72, 16, "3.555"},
		{"OUC", 16, 7, 3, 21, 16, ".76"},
		{"OUC", 64, 7, 9, 63, 64, "1.01"},
		{"OUC", 144, 7, 19, 133, 144, "1.08"},
		{"OUC", 256, 7, 32, 224, 256, "1.14"},
		{"FTT", 36, 4, 4, 16, 18, "1.33"},
		{"FTT", 64, 4, 6, 24, 24, "2"},
		{"FTT", 100, 4, 8, 32, 30, "2.6"},
		{"FTT", 144, 4, 10, 40, 36, "3.11"},
		{"FTT", 196, 4, 12, 48, 42, "3.6"},
		{"FTT", 256, 4, 14, 56, 48, "4.11"},
	} {
		if r.network == network {
			rows = append(rows, r)
		}
	}
	return rows
}

// table2Of returns one row.
func table2Of(network string, order int) []row {
	var rows []row
	for _, r := range table2(network) {
		if r.order == order {
			rows = append(rows, r)
		}
	}
	return rows
}

// letters returns the numbers of the row as formulas call them: n of N = n², k of
// N = 4k², the degree g, the diameter d, the cost c, the bisection width w, and the
// packing density p; s is 10 to the number of its printed decimals.
func (r row) letters() map[string]string {
	packing := r.packing
	if strings.HasPrefix(packing, ".") {
		packing = "0" + packing
	}
	_, decimals, _ := strings.Cut(packing, ".")
	return map[string]string{
		"n": strconv.Itoa(r.side()), "k": strconv.Itoa(r.side() / 2),
		"g": strconv.Itoa(r.degree), "d": strconv.Itoa(r.diameter), "c": strconv.Itoa(r.cost), "w": strconv.Itoa(r.bisection),
		"p": packing, "s": "1" + strings.Repeat("0", len(decimals)),
	}
}

// rows is the rows of Table 2 for a network, with the numbers that the letters name,
// the first of which is n or k.
func rows(network, letters string) props.Family { return rowsOf(network, letters, table2(network)) }

// rowsOf is some rows of the table as a family.
func rowsOf(network, letters string, list []row) props.Family {
	names := strings.Split(letters, ", ")
	var tuples []string
	for _, r := range list {
		var tuple []string
		for _, name := range names {
			tuple = append(tuple, r.letters()[name])
		}
		tuples = append(tuples, "("+strings.Join(tuple, ", ")+")")
	}
	order := "n*n"
	if names[0] == "k" {
		order = "4*k*k"
	}
	return props.Family{
		Domain: fmt.Sprintf("the %s rows of Table 2", network),
		For:    fmt.Sprintf("(%s) in [%s]", letters, strings.Join(tuples, ", ")),
		Case:   fmt.Sprintf("%s, N = {%s}", network, order),
	}
}

// rowOnly is one row of Table 2, which is the whole domain.
func rowOnly(network string, order int, letters string) props.Family {
	f := rowsOf(network, letters, table2Of(network, order))
	f.Domain = fmt.Sprintf("Table 2, %s, N = %d", network, order)
	f.Case = f.Domain
	return f
}

// rowsAbove is the reading that in every row of a network the number that a letter
// names, here a, is above those of the other networks' rows of the same order, here b.
// The letter i numbers the other networks.
func rowsAbove(network string, others []string, letter string, show func(ours, other row) string) props.Reading {
	var tuples []string
	for _, r := range table2(network) {
		for i, other := range others {
			for _, o := range table2Of(other, r.order) {
				tuples = append(tuples, fmt.Sprintf("(%d, %d, %s, %s)", r.side(), i, r.letters()[letter], o.letters()[letter]))
			}
		}
	}
	f := rows(network, "n")
	f.For = fmt.Sprintf("(n, i, a, b) in [%s]", strings.Join(tuples, ", "))
	return f.HoldsShown("a > b", func(_ *props.Case, e props.Env) string {
		order := props.Int(e, "n") * props.Int(e, "n")
		return show(table2Of(network, order)[0], table2Of(others[props.Int(e, "i")], order)[0])
	})
}

// rowPacking is the reading that the printed packing densities are N divided by a
// cost, given as a formula, to the printed decimals: rounded, or cut after them.
func rowPacking(f props.Family, network, cost string, cutting bool) props.Reading {
	n := "n*n"
	if strings.HasPrefix(f.For, "(k,") {
		n = "4*k*k"
	}
	rounded, cut := fmt.Sprintf("floor(%s/(%s)*s + 1/2)/s", n, cost), fmt.Sprintf("floor(%s/(%s)*s)/s", n, cost)
	formula := rounded + " == p"
	if cutting {
		formula = cut + " == p"
	}
	return f.HoldsShown(formula, func(t *props.Case, e props.Env) string {
		r := table2Of(network, int(number(t, e, n).Num().Int64()))[0]
		places := len(r.letters()["s"]) - 1
		return fmt.Sprintf("%s: %s, to the printed decimals %s rounded and %s cut, printed: %s", r, t.Text(fmt.Sprintf("{%[1]s}/{%[2]s} = {%[1]s/(%[2]s):≈}", n, cost), e),
			number(t, e, rounded).FloatString(places), number(t, e, cut).FloatString(places), r.packing)
	})
}

// table2MeshClaims lists the claims about the rows Mesh of Table 2.
func table2MeshClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/t2-mesh-sizes", Kind: props.Table, Section: "7 Table 2",
			Quote:      "Mesh N=25,49,81",
			Formal:     "the printed numbers of nodes of the Mesh are of the form N = 4k²",
			Note:       "“In our discussion, the number of nodes is N = 4k²”",
			Readings:   []props.Reading{rows("Mesh", "n").Holds("4*floor(n/2)*floor(n/2) == n*n", "Mesh, N = {n*n} = {n}² is 4k² for no whole k: the side is odd")},
			Correction: corrected("they are squares n², n = 4, 5, 7, 8, 9, 12", rows("Mesh", "n").Holds("order(Mesh(n)) == n*n", "Mesh, N = {n*n} is no square")),
		},
		{
			ID: "ftt/t2-mesh-diameter-cost", Kind: props.Table, Section: "7 Table 2",
			Quote:  "Mesh diameters 6,8,12,14,16,22",
			Formal: "the printed diameters are those of Mesh(n), N = n², that is 2(n − 1), and the printed costs are four times them",
			Readings: []props.Reading{rows("Mesh", "n, d, c").Holds("diameter(Mesh(n)) == d && d == 2*(n - 1) && c == 4*d",
				"Mesh({n}) has diameter {diameter(Mesh(n))}, four times that is {4*diameter(Mesh(n))}, printed: {d} and {c}")},
		},
		{
			ID: "ftt/t2-mesh-degree", Kind: props.Table, Section: "7 Table 2",
			Quote:  "Mesh degree 4",
			Formal: "the degree of Mesh(n) is 4 for the printed sizes",
			Note:   "the degree of a network is its largest; then that of every vertex",
			Readings: []props.Reading{
				rows("Mesh", "n, g").Holds("max_degree(Mesh(n)) == g", "Mesh({n}) has largest degree {max_degree(Mesh(n))}, printed: {g}").Named("the largest degree"),
				rows("Mesh", "n, g").Holds("min_degree(Mesh(n)) == g && max_degree(Mesh(n)) == g", "Mesh({n}) has vertices of degree {min_degree(Mesh(n))}, the corners, printed: {g}").Named("every vertex"),
			},
		},
		{
			ID: "ftt/t2-mesh-bisection", Kind: props.Table, Section: "7 Table 2",
			Quote:  "Mesh 4,5,7,8,9,12",
			Formal: "the printed bisection widths are those of Mesh(n), N = n²",
			Note:   "with an odd number of nodes one part has one more; then the rows of the form N = 4k² alone",
			Readings: []props.Reading{
				widthIs(rows("Mesh", "n, w"), "Mesh(n)", "w").Named("all rows"),
				widthIs(rows("Mesh", "n, w").Where("the Mesh rows of Table 2 with N = 16, 64, 144", "n % 2 == 0"), "Mesh(n)", "w").Named("N = 4k²"),
			},
			Correction: corrected("the widths are n for even n, n+1 for odd n: 4, 6, 8, 8, 10, 12", widthIs(rows("Mesh", "n"), "Mesh(n)", "n + n % 2")),
		},
		{
			ID: "ftt/t2-mesh-packing-64", Kind: props.Table, Section: "7 Table 2",
			Quote:    "Mesh N=64 packing 1.388889",
			Formal:   "the packing density printed for the Mesh with N = 64 is N divided by the cost, 64/56",
			Note:     "rounded to the printed decimals",
			Readings: []props.Reading{rowPacking(rowOnly("Mesh", 64, "n, p, s"), "Mesh", costOf("Mesh(n)"), false)},
			Correction: corrected("64/56 = 8/7 ≈ 1.14; what is printed is the packing density of the 10×10 mesh, 100/72",
				rowOnly("Mesh", 64, "n, p, s").Holds(packingOf("Mesh(n)")+" == 8/7 && floor("+packingOf("Mesh(10)")+"*s + 1/2)/s == p",
					"N = {n*n}: {"+packingOf("Mesh(n)")+":≈}; N = 100: {"+packingOf("Mesh(10)")+":≈}")),
		},
	}
}

// table2RingClaims lists those about the rows MCR and TCR.
func table2RingClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/t2-mcr-cost-100", Kind: props.Table, Section: "7 Table 2",
			Quote:    "MCR N=100 cost 78",
			Formal:   "the cost printed for the MCR with N = 100 is the printed degree times the printed diameter",
			Note:     "arithmetic of the row",
			Readings: []props.Reading{rowOnly("MCR", 100, "g, d, c").Holds("g*d == c", "MCR, N = 100: {g} × {d} = {g*d}, printed: {c}")},
			Correction: corrected("degree times diameter is 72, and the printed packing density, 1.38, is 100/72 cut after two decimals",
				rowOnly("MCR", 100, "n, g, d, p, s").Holds("g*d == 72 && floor(n*n/(g*d)*s)/s == p", "MCR, N = {n*n}: {g} × {d} = {g*d}")),
		},
		{
			ID: "ftt/t2-mcr-diameter", Kind: props.Table, Section: "7 Table 2",
			Quote:         "MCR 6,12,18,...,42",
			Formal:        "the printed diameters are those of MCR(k), N = 4k²",
			ConditionalOn: []string{"MCR"},
			Readings:      []props.Reading{printedDiameterIs("MCR")},
			Correction:    corrected("the diameters are 4k − 2: 6, 10, 14, 18, 22, 26, 30", diameterIs(rows("MCR", "k"), "MCR(k)", "4k−2", "4*k - 2")),
		},
		{
			ID: "ftt/t2-tcr-diameter", Kind: props.Table, Section: "7 Table 2",
			Quote:         "TCR 6,9,...,24",
			Formal:        "the printed diameters are those of TCR(k), N = 4k²",
			ConditionalOn: []string{"TCR"},
			Readings:      []props.Reading{printedDiameterIs("TCR")},
			Correction: corrected("the diameters are 2k for even k, 2k − 1 for odd k: 4, 5, 8, 9, 12, 13, 16",
				diameterIs(rows("TCR", "k"), "TCR(k)", "2k or 2k−1", "2*k - k % 2")),
		},
		{
			ID: "ftt/t2-tcr-bisection", Kind: props.Table, Section: "7 Table 2",
			Quote:         "TCR 4,6,8,...,16",
			Formal:        "the printed bisection widths are those of TCR(k), N = 4k²",
			ConditionalOn: []string{"TCR"},
			Readings:      []props.Reading{widthIs(rows("TCR", "k, w"), "TCR(k)", "w")},
			Correction:    corrected("the widths are 2k for even k, 2k+2 for odd k: 4, 8, 8, 12, 12, 16, 16", widthIs(rows("TCR", "k"), "TCR(k)", "2*(k + k % 2)")),
		},
		{
			ID: "ftt/t2-mcr-bisection", Kind: props.Table, Section: "7 Table 2",
			Quote:         "MCR 2,3,...,8",
			Formal:        "the printed bisection widths are those of MCR(k), N = 4k²",
			ConditionalOn: []string{"MCR"},
			Readings:      []props.Reading{widthIs(rows("MCR", "k, w"), "MCR(k)", "w")},
			Correction:    corrected("the widths are k for even k, k+1 for odd k: 2, 4, 4, 6, 6, 8, 8", widthIs(rows("MCR", "k"), "MCR(k)", "k + k % 2")),
		},
		{
			ID: "ftt/t2-tcr-packing", Kind: props.Table, Section: "7 Table 2",
			Quote:  "TCR .888,1.333,...",
			Formal: "the printed packing densities are N divided by 9k, the printed cost",
			Note:   "cut after the printed decimals, as all seven rows are; then rounded",
			Readings: []props.Reading{
				rowPacking(rows("TCR", "k, p, s"), "TCR", "9*k", true).Named("cut"),
				rowPacking(rows("TCR", "k, p, s"), "TCR", "9*k", false).Named("rounded"),
			},
		},
	}
}

// printedDiameterIs is the reading that the rows of MCR or TCR have its diameters.
func printedDiameterIs(network string) props.Reading {
	net := at(network)
	return rows(network, "k, d").Holds(diameterOf(net)+" == d", named(net)+" has diameter {"+diameterOf(net)+"}, printed: {d}")
}
