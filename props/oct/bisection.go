package oct

import (
	"fmt"
	"strings"

	"topocert/props"
)

// widths is the domain of the statements on bisection widths for all k and m, with a
// large member.
func widths() props.Family { return wide().And([]int{12, 16}) }

// narrowest is, in the formula language, the least number of links of three cuts:
// through all octagons, and through the torus across its rows and its columns.
const narrowest = "min(16*k*m, 32*k, 32*m)"

// widthClaim is Character 5.
func widthClaim() *props.Claim {
	printed, otherwise := conjunction(widthPart())
	return &props.Claim{
		ID: "oct/char5-bisection-24km", Kind: props.Theorem, Section: "2.3 Char 5 / Table 1",
		Quote:  "bisection width is 24 x k x m",
		Formal: "OCT(k,m) has bisection width 24km",
		Note: "the paper divides each of the 4km octagons into halves, with 6 links each; " +
			"the halves 0, 1, 4, 5 have 4 each, also where a ring of length 2 counts as two links",
		Readings: append(readingsShown(family(), 800, printed, otherwise),
			family().HoldsShown("bisection(Octagon)*order(JTorus(k,m)) == 24*k*m", func(t *props.Case, e props.Env) string {
				return halvedCut(t, props.Int(e, "k"), props.Int(e, "m")) +
					t.Text(", so at best {bisection(Octagon)*order(JTorus(k,m))} links are cut where every octagon is halved, 24km = {24*k*m}", e)
			}).UpTo(800).Named("among the cuts that halve every octagon")),
		Correction: &props.Correction{
			Statement: "OCT(k,m) has bisection width 32·min(k,m), that of a cut through the torus; for all k, m ≥ 1 it is min{16km, 32k, 32m}",
			Reading: widths().Holds("bisection(OCT(k,m)) == "+narrowest,
				"OCT({k},{m}) has bisection width {bisection(OCT(k,m))}, not {"+narrowest+"}").UpTo(800),
		},
	}
}

// widthPart is the part that OCT(k,m) has bisection width 24km.
func widthPart() part {
	return part{"bisection(OCT(k,m)) == 24*k*m", "OCT({k},{m}) has bisection width {bisection(OCT(k,m))}, 24km = {24*k*m}: ", halvedCut}
}

// halvedCut describes a cut through all octagons.
func halvedCut(t *props.Case, k, m int) string {
	net := oct(t, k, m)
	var left []uint32
	for v := range uint32(net.Order()) {
		if net.Coordinate(v, 2)%4 < 2 { // 0, 1, 4, 5
			left = append(left, v)
		}
	}
	links, octagons := t.Cuts(net, left), net.Order()/8
	return fmt.Sprintf("the nodes 0, 1, 4, 5 of its %d octagons have %d links to the other half, %d in each", octagons, links, links/octagons)
}

// rowClaim is the row of OCT(k,m) in Table 1.
func rowClaim() *props.Claim {
	three := []part{
		degreeIs("OCT(k,m)", "OCT({k},{m})", "{2*k} {2*m} 8", 7),
		{formula: "size(OCT(k,m)) == 112*k*m", witness: "OCT({k},{m}) has {size(OCT(k,m))} links, 112km = {112*k*m}"},
		{formula: "diameter(OCT(k,m)) == k + m + 2", witness: "OCT({k},{m}) has diameter {diameter(OCT(k,m))}, k+m+2 = {k+m+2}"},
	}
	row, otherwise := conjunction(append(three[:3:3], widthPart())...)
	repaired, unrepaired := conjunction(append(three[:3:3], part{formula: "bisection(OCT(k,m)) == 32*min(k, m)",
		witness: "OCT({k},{m}) has bisection width {bisection(OCT(k,m))}"})...)
	return &props.Claim{
		ID: "oct/table1-oct-row", Kind: props.Table, Section: "2.3 Table 1",
		Quote:    "OCT: 7, 112km, k+m+2, 24km",
		Formal:   "OCT(k,m) has degree 7, 112km links, diameter k+m+2 and bisection width 24km",
		Note:     "the four numbers are compared in this order",
		Readings: readingsShown(family(), 800, row, otherwise),
		Correction: &props.Correction{
			Statement: "for k, m ≥ 2 the first three numbers are right, and the bisection width is 32·min(k,m)",
			Reading:   family().And([]int{12, 16}).HoldsShown(repaired, unrepaired),
		},
	}
}

// ommhWidthClaim is the width of (2k,2m,3)-OMMH in Table 1.
func ommhWidthClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/table1-ommh-bisection", Kind: props.Table, Section: "2.3 Table 1",
		Quote:  "16 x k x m",
		Formal: "(2k,2m,3)-OMMH has bisection width 16km",
		Readings: readingsShown(family(), 800, "bisection(OMMH(2*k,2*m,3)) == 16*k*m",
			acrossCut(ommh, "OMMH(2*k,2*m,3)", "16km", "16*k*m")),
		Correction: &props.Correction{
			Statement: "(2k,2m,3)-OMMH has bisection width 32·min(k,m), that of a cut through the torus; for all k, m ≥ 1 it is min{16km, 32k, 32m}",
			Reading: widths().HoldsShown("bisection(OMMH(2*k,2*m,3)) == "+narrowest,
				acrossCut(ommh, "OMMH(2*k,2*m,3)", "min{16km, 32k, 32m}", narrowest)).UpTo(800),
		},
	}
}

// acrossCut words a failure of a printed width, with the cut through the middle of the
// longer of the first two sides of the network. The width is given as printed and in
// the formula language.
func acrossCut(net func(t *props.Case, k, m int) *props.Net, named, printed, width string) show {
	return func(t *props.Case, e props.Env) string {
		net := net(t, props.Int(e, "k"), props.Int(e, "m"))
		sides, axis := net.Sides(), 0
		if sides[1] > sides[0] {
			axis = 1
		}
		var upper []uint32
		for v := range uint32(net.Order()) {
			if 2*net.Coordinate(v, axis) < sides[axis] {
				upper = append(upper, v)
			}
		}
		return fmt.Sprintf("%s has bisection width %s, %s = %s; dividing its side of %d nodes in the middle cuts %d links",
			net.Name(), t.Text("{bisection("+named+")}", e), printed, t.Text("{"+width+"}", e), sides[axis], t.Cuts(net, upper))
	}
}

// torusWidthClaim is the width of T(2k,4m) in Table 1.
func torusWidthClaim() *props.Claim {
	is := func(printed string) props.Reading {
		width := strings.NewReplacer("min{", "min(", "}", ")", "8k", "8*k", "6m", "6*m").Replace(printed)
		return widths().HoldsShown("bisection(JTorus(2*k,4*m)) == "+width,
			acrossCut(largeTorus, "JTorus(2*k,4*m)", printed, width)).UpTo(800)
	}
	return &props.Claim{
		ID: "oct/table1-torus-bisection", Kind: props.Table, Section: "2.3 Table 1",
		Quote:      "min{8k, 6m}",
		Formal:     "T(2k,4m), the torus of 4k rows and 8m columns (JTorus(2k,4m) here), has bisection width min{8k, 6m}",
		Note:       "the second reading supposes that a 1 before the 6 is lost; none of the rings has length 2",
		Readings:   []props.Reading{is("min{8k, 6m}").Named("as printed"), is("min{8k, 16m}").Named("min{8k, 16m}")},
		Correction: &props.Correction{Statement: "T(2k,4m) has bisection width min{8k, 16m}", Reading: is("min{8k, 16m}")},
	}
}

// widerThanOMMHClaim and widerThanTorusClaim compare the widths of OCT(k,m) and its
// rivals.
func widerThanOMMHClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/bisection-oct-gt-ommh", Kind: props.Text, Section: "2.3",
		Quote:  "the width of halve OCT(k,m) bigger than OMMH",
		Formal: "the bisection width of OCT(k,m) is larger than that of (2k,2m,3)-OMMH",
		Note:   "the last reading takes the width of OMMH from Table 1, and needs no definition of that network",
		Readings: append(readings(family(), 800, "bisection(OCT(k,m)) > bisection(OMMH(2*k,2*m,3))", bothWidths("OMMH({2*k},{2*m},3)", "OMMH(2*k,2*m,3)")),
			widerThanPrinted()),
		Correction: &props.Correction{
			Statement: "the bisection widths of OCT(k,m) and (2k,2m,3)-OMMH are equal for all k, m ≥ 1",
			Reading: widths().Holds("bisection(OCT(k,m)) == bisection(OMMH(2*k,2*m,3))",
				bothWidths("OMMH({2*k},{2*m},3)", "OMMH(2*k,2*m,3)")).UpTo(800),
		},
	}
}

func widerThanTorusClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/bisection-oct-gt-torus", Kind: props.Text, Section: "2.3",
		Quote:  "bigger than T(2k,4m)",
		Formal: "the bisection width of OCT(k,m) is larger than that of T(2k,4m)",
		Readings: readings(family().And([]int{12, 16}), 800, "bisection(OCT(k,m)) > bisection(JTorus(2*k,4*m))",
			bothWidths("JTorus({2*k},{4*m})", "JTorus(2*k,4*m)")),
	}
}

// bothWidths is a template for the widths of OCT(k,m) and a rival.
func bothWidths(name, rival string) string {
	return fmt.Sprintf("OCT({k},{m}) has bisection width {bisection(OCT(k,m))}, %s has {bisection(%s)}", name, rival)
}

// widerThanPrinted is the reading that the bisection width of OCT(k,m) is larger
// than the 16km that Table 1 prints for OMMH.
func widerThanPrinted() props.Reading {
	return family().Holds("bisection(OCT(k,m)) > 16*k*m",
		"OCT({k},{m}) has bisection width {bisection(OCT(k,m))}, and Table 1 prints 16km = {16*k*m} for ({2*k},{2*m},3)-OMMH").
		UpTo(800).Named("k, m ≥ 2, against the 16km that Table 1 prints for OMMH")
}
