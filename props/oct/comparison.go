package oct

import (
	"fmt"
	"slices"

	"topocert/props"
)

// comparisonClaims are Table 1, and the claims that compare OCT(k,m) with
// (2k,2m,3)-OMMH and T(2k,4m).
func comparisonClaims() []*props.Claim {
	return slices.Concat([]*props.Claim{rowClaim()}, rivalRows(), []*props.Claim{
		widerThanOMMHClaim(),
		widerThanTorusClaim(),
		fasterThanOMMHClaim(),
		fasterThanTorusClaim(),
		{
			ID: "oct/diameter-ordering", Kind: props.Text, Section: "2.3 Table 1",
			Quote:  "small diameter",
			Formal: "the diameter of OCT(k,m) is smaller than that of (2k,2m,3)-OMMH, and this smaller than that of T(2k,4m)",
			Readings: readings(family().And([]int{25, 30}), 800,
				"diameter(OCT(k,m)) < diameter(OMMH(2*k,2*m,3)) && diameter(OMMH(2*k,2*m,3)) < diameter(JTorus(2*k,4*m))",
				"OCT({k},{m}) has diameter {diameter(OCT(k,m))}, OMMH({2*k},{2*m},3) has {diameter(OMMH(2*k,2*m,3))}, JTorus({2*k},{4*m}) has {diameter(JTorus(2*k,4*m))}"),
		},
	}, packingClaims())
}

// rivalRows are the rows of Table 1 for the rivals, and what the table supposes.
func rivalRows() []*props.Claim {
	large := []int{100, 120}
	likeOCT, otherwise := conjunction(
		degreeIs("OMMH(2*k,2*m,3)", "OMMH({2*k},{2*m},3)", "{2*k} {2*m} 8", 7),
		part{formula: "size(OMMH(2*k,2*m,3)) == 112*k*m", witness: "OMMH({2*k},{2*m},3) has {size(OMMH(2*k,2*m,3))} links, 112km = {112*k*m}"},
	)
	torusRow, torusOtherwise := conjunction(
		degreeIs("JTorus(2*k,4*m)", "JTorus({2*k},{4*m})", "{4*k} {8*m}", 4),
		part{formula: "size(JTorus(2*k,4*m)) == 64*k*m", witness: "T({2*k},{4*m}) has {size(JTorus(2*k,4*m))} links, 64km = {64*k*m}"},
		part{formula: "diameter(JTorus(2*k,4*m)) == 2*k + 4*m", witness: "T({2*k},{4*m}) has diameter {diameter(JTorus(2*k,4*m))}, 2k+4m = {2*k+4*m}"},
	)
	return []*props.Claim{
		{
			ID: "oct/table1-ommh-degree-links", Kind: props.Table, Section: "2.3 Table 1",
			Quote:    "OMMH 7, 112km",
			Formal:   "(2k,2m,3)-OMMH has degree 7 and 112km links",
			Readings: append(readingsShown(family().And(large), 0, likeOCT, otherwise), doubled(family(), ommh, 7, 112)),
		},
		{
			ID: "oct/table1-ommh-diameter", Kind: props.Table, Section: "2.3 Table 1",
			Quote:  "k+m+3",
			Formal: "(2k,2m,3)-OMMH has diameter k+m+3",
			Readings: readings(family().And([]int{25, 30}), 800, "diameter(OMMH(2*k,2*m,3)) == k + m + 3",
				"OMMH({2*k},{2*m},3) has diameter {diameter(OMMH(2*k,2*m,3))}, k+m+3 = {k+m+3}"),
		},
		ommhWidthClaim(),
		{
			ID: "oct/table1-torus-degree-links-diameter", Kind: props.Table, Section: "2.3 Table 1",
			Quote:    "T(2k,4m): 4, 64km, 2k+4m",
			Formal:   "T(2k,4m), the torus of 4k rows and 8m columns, has degree 4, 64km links and diameter 2k+4m",
			Note:     "none of its rings has length 2, even for k = 1 or m = 1",
			Readings: []props.Reading{wide().And([]int{25, 30}).HoldsShown(torusRow, torusOtherwise).UpTo(800)},
		},
		torusWidthClaim(),
		{
			ID: "oct/equal-node-counts", Kind: props.Table, Section: "2.3/Table 1",
			Quote:  "three kinds of static networks",
			Formal: "OCT(k,m), (2k,2m,3)-OMMH and T(2k,4m) have 32km nodes each",
			Note:   "the table's comparison supposes it",
			Readings: readings(family().And(large), 800,
				"order(OCT(k,m)) == 32*k*m && order(OMMH(2*k,2*m,3)) == 32*k*m && order(JTorus(2*k,4*m)) == 32*k*m",
				"the networks have {order(OCT(k,m))}, {order(OMMH(2*k,2*m,3))} and {order(JTorus(2*k,4*m))} nodes, 32km = {32*k*m}"),
		},
	}
}

// packingClaims are what is said of Figure 4.
func packingClaims() []*props.Claim {
	d, p := measured(), printed()
	densest, _ := highest(p)
	thinnest, _ := lowest(p)
	thinnestMeasured, _ := lowest(d)
	tied := func(a, b density, where string) string {
		return fmt.Sprintf("(%s == %s) == (%s)", a.formula(), b.formula(), where)
	}
	return []*props.Claim{
		{
			ID: "oct/packing-oct-highest", Kind: props.Text, Section: "2.3 Fig 4",
			Quote:    "OCT (k,m) has the highest packing density",
			Formal:   "nodes/(diameter·degree) is larger for OCT(k,m) than for (2k,2m,3)-OMMH and for T(2k,4m)",
			Note:     "Definition 10; the figure is lost, so it is read for all sizes; for Table 1's numbers, 4(2k+4m) − 7(k+m+2) = k+9m−14",
			Readings: packingReadings(highest),
			Correction: &props.Correction{
				Statement: "with the degrees and diameters printed in Table 1, for all k, m ≥ 1, OCT(k,m) has the strictly highest packing density if and only if k+9m > 14, " +
					"that is, unless m = 1 and k ≤ 5; for k = 5, m = 1 it has that of T(2k,4m)",
				Reading: wide().Holds(fmt.Sprintf("(%[1]s) == (k+9*m > 14) && (%[1]s) == (m > 1 || k > 5) && %[2]s", densest, tied(p[0], p[2], "k == 5 && m == 1")),
					p[0].text()+", and "+p[2].text()).UpTo(800),
			},
		},
		{
			ID: "oct/packing-torus-lowest", Kind: props.Text, Section: "2.3 Fig 4",
			Quote:    "T(2k,4m) requires the lowest packing density",
			Formal:   "nodes/(diameter·degree) is smaller for T(2k,4m) than for OCT(k,m) and for (2k,2m,3)-OMMH",
			Note:     "Definition 10; the figure is lost, so it is read for all sizes; the printed degree and diameter of OMMH need no definition of that network; for these, 4(2k+4m) − 7(k+m+3) = k+9m−21",
			Readings: packingReadings(lowest),
			Correction: &props.Correction{
				Statement: "T(2k,4m) has the strictly lowest packing density if and only if k+9m > 21: by the networks for k, m ≥ 2, where that is, unless m = 2 and k ≤ 3, " +
					"and with the degrees and diameters printed in Table 1 for all k, m ≥ 1; for k+9m = 21, that is (3,2) and (12,1), it has the printed one of OMMH",
				Reading: wide().Holds(fmt.Sprintf("(%s) == (k+9*m > 21) && %s && (k == 1 || m == 1 || (%[3]s) == (k+9*m > 21) && (%[3]s) == (m > 2 || k > 3))",
					thinnest, tied(p[2], p[1], "k == 3 && m == 2 || k == 12 && m == 1"), thinnestMeasured),
					p[2].text()+", and "+p[1].text()).UpTo(800),
			},
		},
	}
}

// density is a packing density, Definition 10, in the formula language: the name is a
// template, the others are expressions.
type density struct{ name, order, diameter, degree string }

// formula is the density as an expression.
func (d density) formula() string {
	return fmt.Sprintf("%s/(%s*%s)", d.order, d.diameter, d.degree)
}

// text is a template that shows how the density comes about.
func (d density) text() string {
	return fmt.Sprintf("%s has {%s}/({%s}·{%s}) = {%s:3}", d.name, d.order, d.diameter, d.degree, d.formula())
}

// measured returns the packing densities of the networks of Table 1.
func measured() [3]density {
	of := func(net, name string) density {
		return density{name, "order(" + net + ")", "diameter(" + net + ")", "max_degree(" + net + ")"}
	}
	return [3]density{
		of("OCT(k,m)", "OCT({k},{m})"),
		of("OMMH(2*k,2*m,3)", "OMMH({2*k},{2*m},3)"),
		of("JTorus(2*k,4*m)", "JTorus({2*k},{4*m})"),
	}
}

// printed returns them with the degrees and diameters of Table 1.
func printed() [3]density {
	return [3]density{
		{"OCT({k},{m})", "32*k*m", "(k+m+2)", "7"},
		{"OMMH({2*k},{2*m},3)", "32*k*m", "(k+m+3)", "7"},
		{"T({2*k},{4*m})", "32*k*m", "(2*k+4*m)", "4"},
	}
}

// highest says that OCT(k,m) has the highest density, lowest that T(2k,4m) has the
// lowest.
func highest(d [3]density) (formula string, text show) {
	return conjunction(compared(d[0], ">", d[1]), compared(d[0], ">", d[2]))
}

func lowest(d [3]density) (formula string, text show) {
	return conjunction(compared(d[2], "<", d[0]), compared(d[2], "<", d[1]))
}

// compared is the part that two densities compare so.
func compared(a density, operator string, b density) part {
	return part{formula: fmt.Sprintf("%s %s %s", a.formula(), operator, b.formula()), witness: fmt.Sprintf("%s, and %s", a.text(), b.text())}
}

// packingReadings are the readings of a comparison of the packing densities: by
// the networks, and by what Table 1 prints about them.
func packingReadings(compare func(d [3]density) (formula string, text show)) []props.Reading {
	formula, text := compare(measured())
	list := readingsShown(family(), 800, formula, text)
	formula, text = compare(printed())
	return append(list,
		wide().HoldsShown(formula, text).Named("degrees and diameters as printed in Table 1, k, m ≥ 1"),
		family().HoldsShown(formula, text).Named("degrees and diameters as printed in Table 1, k, m ≥ 2"))
}
