package ftt

import (
	"fmt"
	"math/big"
	"slices"
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

// rowOnly is the reading about one row, which is its whole domain.
func rowOnly(network string, order int, try func(t *props.Case, r row)) props.Reading {
	return props.Once(fmt.Sprintf("Table 2, %s, N = %d", network, order), func(t *props.Case) {
		rows := table2Of(network, order)
		t.Want(len(rows) == 1, "Table 2 has %d rows for %s with N = %d", len(rows), network, order)
		try(t, rows[0])
	})
}

// decimals returns the value rounded to as many decimals as the printed number
// has, and cut after them.
func decimals(value *big.Rat, printed string) (rounded, cut string) {
	_, places, _ := strings.Cut(printed, ".")
	rounded = value.FloatString(len(places))
	scale := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(len(places))), nil)
	scaled := new(big.Int).Mul(value.Num(), scale)
	scaled.Quo(scaled, value.Denom())
	return rounded, new(big.Rat).SetFrac(scaled, scale).FloatString(len(places))
}

// wantPacking compares N divided by a cost with the printed packing density,
// to the printed decimals.
func wantPacking(t *props.Case, r row, cost int, cutting bool) {
	exact := fraction(r.order, cost)
	rounded, cut := decimals(exact, r.packing)
	value := rounded
	if cutting {
		value = cut
	}
	printed := r.packing
	if strings.HasPrefix(printed, ".") {
		printed = "0" + printed
	}
	t.Want(value == printed, "%s: %d/%d = %s, to the printed decimals %s rounded and %s cut, printed: %s", r, r.order, cost, fttText(exact), rounded, cut, r.packing)
}

// printedPacking is the packing density printed in a row.
func printedPacking(t *props.Case, r row) *big.Rat {
	value, ok := new(big.Rat).SetString(r.packing)
	t.Want(ok, "%s: the packing density %s is no number", r, r.packing)
	return value
}

// table2Claims lists the claims about the rows Mesh, MCR and TCR of Table 2.
func table2Claims() []*props.Claim {
	meshRows, mcrRows, tcrRows := "the Mesh rows of Table 2", "the MCR rows of Table 2", "the TCR rows of Table 2"
	return []*props.Claim{
		{
			ID: "ftt/t2-mesh-sizes", Kind: props.Table, Section: "7 Table 2",
			Quote:  "Mesh N=25,49,81",
			Formal: "the printed numbers of nodes of the Mesh are of the form N = 4k²",
			Note:   "“In our discussion, the number of nodes is N = 4k²”",
			Readings: []props.Reading{props.Each(meshRows, table2("Mesh"), func(t *props.Case, r row) {
				t.Want(r.side()%2 == 0, "%s = %d² is 4k² for no whole k: the side is odd", r, r.side())
			})},
			Correction: &props.Correction{"they are squares n², n = 4, 5, 7, 8, 9, 12", props.Each(meshRows, table2("Mesh"), func(t *props.Case, r row) {
				t.Want(t.Order(t.Net("Mesh(%d)", r.side())) == r.order, "%s is no square", r)
			})},
		},
		{
			ID: "ftt/t2-mesh-diameter-cost", Kind: props.Table, Section: "7 Table 2",
			Quote:  "Mesh diameters 6,8,12,14,16,22",
			Formal: "the printed diameters are those of Mesh(n), N = n², that is 2(n − 1), and the printed costs are four times them",
			Readings: []props.Reading{props.Each(meshRows, table2("Mesh"), func(t *props.Case, r row) {
				net := t.Net("Mesh(%d)", r.side())
				t.Want(t.Diameter(net) == r.diameter, "%s has diameter %d, printed: %d", net.Name(), t.Diameter(net), r.diameter)
				t.Want(cost(t, net) == r.cost, "%s has cost %d, printed: %d", net.Name(), cost(t, net), r.cost)
			})},
		},
		{
			ID: "ftt/t2-mesh-degree", Kind: props.Table, Section: "7 Table 2",
			Quote:  "Mesh degree 4",
			Formal: "the degree of Mesh(n) is 4 for the printed sizes",
			Note:   "the degree of a network is its largest; then that of every vertex",
			Readings: []props.Reading{
				props.Each(meshRows, table2("Mesh"), func(t *props.Case, r row) {
					net := t.Net("Mesh(%d)", r.side())
					_, most := t.Degrees(net)
					t.Want(most == r.degree, "%s has largest degree %d, printed: %d", net.Name(), most, r.degree)
				}).Named("the largest degree"),
				props.Each(meshRows, table2("Mesh"), func(t *props.Case, r row) {
					net := t.Net("Mesh(%d)", r.side())
					least, _ := t.Degrees(net)
					t.Want(least == r.degree, "%s has vertices of degree %d, the corners, printed: %d", net.Name(), least, r.degree)
				}).Named("every vertex"),
			},
		},
		{
			ID: "ftt/t2-mesh-bisection", Kind: props.Table, Section: "7 Table 2",
			Quote:  "Mesh 4,5,7,8,9,12",
			Formal: "the printed bisection widths are those of Mesh(n), N = n²",
			Note:   "with an odd number of nodes one part has one more; then the rows of the form N = 4k² alone",
			Readings: []props.Reading{
				props.Each(meshRows, table2("Mesh"), printedWidth).Named("all rows"),
				props.Each("the Mesh rows of Table 2 with N = 16, 64, 144", slices.Concat(table2Of("Mesh", 16), table2Of("Mesh", 64), table2Of("Mesh", 144)), printedWidth).Named("N = 4k²"),
			},
			Correction: &props.Correction{"the widths are n for even n, n+1 for odd n: 4, 6, 8, 8, 10, 12",
				props.Each(meshRows, table2("Mesh"), rowWidthIs(func(n int) int { return n + n%2 }))},
		},
		{
			ID: "ftt/t2-mesh-packing-64", Kind: props.Table, Section: "7 Table 2",
			Quote:  "Mesh N=64 packing 1.388889",
			Formal: "the packing density printed for the Mesh with N = 64 is N divided by the cost, 64/56",
			Note:   "rounded to the printed decimals",
			Readings: []props.Reading{rowOnly("Mesh", 64, func(t *props.Case, r row) {
				wantPacking(t, r, cost(t, t.Net("Mesh(%d)", r.side())), false)
			})},
			Correction: &props.Correction{"64/56 = 8/7 ≈ 1.14; what is printed is the packing density of the 10×10 mesh, 100/72", rowOnly("Mesh", 64, func(t *props.Case, r row) {
				own := packing(t, t.Net("Mesh(%d)", r.side()))
				t.Want(same(own, fraction(8, 7)), "N = 64: %s", fttText(own))
				rounded, _ := decimals(packing(t, t.Net("Mesh(10)")), r.packing)
				t.Want(rounded == r.packing, "N = 100: %s", rounded)
			})},
		},
		{
			ID: "ftt/t2-mcr-cost-100", Kind: props.Table, Section: "7 Table 2",
			Quote:  "MCR N=100 cost 78",
			Formal: "the cost printed for the MCR with N = 100 is the printed degree times the printed diameter",
			Note:   "arithmetic of the row",
			Readings: []props.Reading{rowOnly("MCR", 100, func(t *props.Case, r row) {
				t.Want(r.degree*r.diameter == r.cost, "%s: %d × %d = %d, printed: %d", r, r.degree, r.diameter, r.degree*r.diameter, r.cost)
			})},
			Correction: &props.Correction{"degree times diameter is 72, and the printed packing density, 1.38, is 100/72 cut after two decimals", rowOnly("MCR", 100, func(t *props.Case, r row) {
				t.Want(r.degree*r.diameter == 72, "%s: %d", r, r.degree*r.diameter)
				wantPacking(t, r, r.degree*r.diameter, true)
			})},
		},
		{
			ID: "ftt/t2-mcr-diameter", Kind: props.Table, Section: "7 Table 2",
			Quote:         "MCR 6,12,18,...,42",
			Formal:        "the printed diameters are those of MCR(k), N = 4k²",
			ConditionalOn: []string{"MCR"},
			Readings:      []props.Reading{props.Each(mcrRows, table2("MCR"), printedDiameter)},
			Correction: &props.Correction{"the diameters are 4k − 2: 6, 10, 14, 18, 22, 26, 30", props.Each(mcrRows, table2("MCR"), func(t *props.Case, r row) {
				k := r.side() / 2
				d := t.Diameter(t.Net("MCR(%d)", k))
				t.Want(d == 4*k-2, "MCR(%d) has diameter %d", k, d)
			})},
		},
		{
			ID: "ftt/t2-tcr-diameter", Kind: props.Table, Section: "7 Table 2",
			Quote:         "TCR 6,9,...,24",
			Formal:        "the printed diameters are those of TCR(k), N = 4k²",
			ConditionalOn: []string{"TCR"},
			Readings:      []props.Reading{props.Each(tcrRows, table2("TCR"), printedDiameter)},
			Correction: &props.Correction{"the diameters are 2k for even k, 2k − 1 for odd k: 4, 5, 8, 9, 12, 13, 16", props.Each(tcrRows, table2("TCR"), func(t *props.Case, r row) {
				k := r.side() / 2
				d := t.Diameter(t.Net("TCR(%d)", k))
				t.Want(d == 2*k-k%2, "TCR(%d) has diameter %d", k, d)
			})},
		},
		{
			ID: "ftt/t2-tcr-bisection", Kind: props.Table, Section: "7 Table 2",
			Quote:         "TCR 4,6,8,...,16",
			Formal:        "the printed bisection widths are those of TCR(k), N = 4k²",
			ConditionalOn: []string{"TCR"},
			Readings:      []props.Reading{props.Each(tcrRows, table2("TCR"), printedWidth)},
			Correction: &props.Correction{"the widths are 2k for even k, 2k+2 for odd k: 4, 8, 8, 12, 12, 16, 16",
				props.Each(tcrRows, table2("TCR"), rowWidthIs(func(n int) int { return 4 * ((n/2 + 1) / 2) }))},
		},
		{
			ID: "ftt/t2-mcr-bisection", Kind: props.Table, Section: "7 Table 2",
			Quote:         "MCR 2,3,...,8",
			Formal:        "the printed bisection widths are those of MCR(k), N = 4k²",
			ConditionalOn: []string{"MCR"},
			Readings:      []props.Reading{props.Each(mcrRows, table2("MCR"), printedWidth)},
			Correction: &props.Correction{"the widths are k for even k, k+1 for odd k: 2, 4, 4, 6, 6, 8, 8",
				props.Each(mcrRows, table2("MCR"), rowWidthIs(func(n int) int { return 2 * ((n/2 + 1) / 2) }))},
		},
		{
			ID: "ftt/t2-tcr-packing", Kind: props.Table, Section: "7 Table 2",
			Quote:  "TCR .888,1.333,...",
			Formal: "the printed packing densities are N divided by 9k, the printed cost",
			Note:   "cut after the printed decimals, as all seven rows are; then rounded",
			Readings: []props.Reading{
				props.Each(tcrRows, table2("TCR"), func(t *props.Case, r row) { wantPacking(t, r, 9*r.side()/2, true) }).Named("cut"),
				props.Each(tcrRows, table2("TCR"), func(t *props.Case, r row) { wantPacking(t, r, 9*r.side()/2, false) }).Named("rounded"),
			},
		},
	}
}

// printedDiameter compares a row with MCR(k) or TCR(k).
func printedDiameter(t *props.Case, r row) {
	net := t.Net("%s(%d)", r.network, r.side()/2)
	t.Want(t.Diameter(net) == r.diameter, "%s has diameter %d, printed: %d", net.Name(), t.Diameter(net), r.diameter)
}
