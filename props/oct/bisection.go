package oct

import (
	"cmp"
	"fmt"
	"topocert/props"

	"topocert/topology"
)

// wide is the domain of the statements on bisection widths.
func wide() props.OldFamily { return km(family()) }

// widthReadings are the readings of a statement on bisection widths.
func widthReadings(try func(t *props.Case, p []int)) []props.Reading {
	return readings(family(), 800, try)
}

// widthClaim is Character 5.
func widthClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/char5-bisection-24km", Kind: props.Theorem, Section: "2.3 Char 5 / Table 1",
		Quote:  "bisection width is 24 x k x m",
		Formal: "OCT(k,m) has bisection width 24km",
		Note: "the paper divides each of the 4km octagons into halves, with 6 links each; " +
			"the halves 0, 1, 4, 5 have 4 each, also where a ring of length 2 counts as two links",
		Readings: append(widthReadings(func(t *props.Case, p []int) {
			wantWidth(t, p[0], p[1])
		}), family().All(func(t *props.Case, p []int) {
			k, m := p[0], p[1]
			width := t.ExactWidth(t.Net("Octagon")) * t.Order(jtorus(t, k, m))
			t.Want(width == 24*k*m, "%s, so at best %d links are cut where every octagon is halved, 24km = %d",
				halvedCut(t, k, m), width, 24*k*m)
		}).UpTo(800).Named("among the cuts that halve every octagon")),
		Correction: &props.Correction{
			Statement: "OCT(k,m) has bisection width 32·min(k,m), that of a cut through the torus; for all k, m ≥ 1 it is min{16km, 32k, 32m}",
			Reading: wide().And([]int{12, 16}).All(func(t *props.Case, p []int) {
				net, want := oct(t, p[0], p[1]), narrowest(p[0], p[1])
				w := t.ExactWidth(net)
				t.Want(w == want, "%s has bisection width %d, not %d", net.Name(), w, want)
			}).UpTo(800),
		},
	}
}

// narrowest returns min{16km, 32k, 32m}, the fewest links of three cuts: through
// all octagons, and through the torus across its rows and its columns.
func narrowest(k, m int) int { return min(16*k*m, 32*k, 32*m) }

// wantWidth says that the case fails unless OCT(k,m) has bisection width 24km.
func wantWidth(t *props.Case, k, m int) {
	net := oct(t, k, m)
	if w := t.ExactWidth(net); w != 24*k*m {
		t.Failf("%s has bisection width %d, 24km = %d: %s", net.Name(), w, 24*k*m, halvedCut(t, k, m))
	}
}

// halvedCut describes a cut through all octagons.
func halvedCut(t *props.Case, k, m int) string {
	net := oct(t, k, m)
	links, left := 0, func(o int) bool { return o%4 < 2 } // 0, 1, 4, 5
	for u, v := range net.Edges() {
		if left(net.Coordinates(u)[2]) != left(net.Coordinates(v)[2]) {
			links++
		}
	}
	octagons := t.Order(jtorus(t, k, m))
	return fmt.Sprintf("the nodes 0, 1, 4, 5 of its %d octagons have %d links to the other half, %d in each", octagons, links, links/octagons)
}

func rowClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/table1-oct-row", Kind: props.Table, Section: "2.3 Table 1",
		Quote:  "OCT: 7, 112km, k+m+2, 24km",
		Formal: "OCT(k,m) has degree 7, 112km links, diameter k+m+2 and bisection width 24km",
		Note:   "the four numbers are compared in this order",
		Readings: widthReadings(func(t *props.Case, p []int) {
			wantRow(t, p[0], p[1])
			wantWidth(t, p[0], p[1])
		}),
		Correction: &props.Correction{
			Statement: "for k, m ≥ 2 the first three numbers are right, and the bisection width is 32·min(k,m)",
			Reading: family().And([]int{12, 16}).All(func(t *props.Case, p []int) {
				k, m := p[0], p[1]
				wantRow(t, k, m)
				w := t.ExactWidth(oct(t, k, m))
				t.Want(w == 32*min(k, m), "OCT(%d,%d) has bisection width %d", k, m, w)
			}),
		},
	}
}

// wantRow says that the case fails unless OCT(k,m) has the degree, the links
// and the diameter that Table 1 prints.
func wantRow(t *props.Case, k, m int) {
	net := oct(t, k, m)
	wantDegree(t, net, 7)
	size, d := t.Size(net), t.Diameter(net)
	t.Want(size == 112*k*m, "%s has %d links, 112km = %d", net.Name(), size, 112*k*m)
	t.Want(d == k+m+2, "%s has diameter %d, k+m+2 = %d", net.Name(), d, k+m+2)
}

func ommhWidthClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/table1-ommh-bisection", Kind: props.Table, Section: "2.3 Table 1",
		Quote:  "16 x k x m",
		Formal: "(2k,2m,3)-OMMH has bisection width 16km",
		Readings: widthReadings(func(t *props.Case, p []int) {
			k, m := p[0], p[1]
			wantWidthOf(t, ommh(t, k, m), "16km", 16*k*m)
		}),
		Correction: &props.Correction{
			Statement: "(2k,2m,3)-OMMH has bisection width 32·min(k,m), that of a cut through the torus; for all k, m ≥ 1 it is min{16km, 32k, 32m}",
			Reading: wide().And([]int{12, 16}).All(func(t *props.Case, p []int) {
				wantWidthOf(t, ommh(t, p[0], p[1]), "min{16km, 32k, 32m}", narrowest(p[0], p[1]))
			}).UpTo(800),
		},
	}
}

// wantWidthOf says that the case fails unless the network, which begins with a
// torus, has the bisection width.
func wantWidthOf(t *props.Case, net topology.Network, formula string, printed int) {
	if w := t.ExactWidth(net); w != printed {
		side, links := across(net)
		t.Failf("%s has bisection width %d, %s = %d; dividing its side of %[6]d nodes in the middle cuts %[5]d links",
			net.Name(), w, formula, printed, links, side)
	}
}

// across returns the longer of the network's first two sides, and the number
// of links between its halves if that side is divided in the middle.
func across(net topology.Network) (side, links int) {
	g := net.(grid)
	axis, sides := 0, g.Sides()
	if sides[1] > sides[0] {
		axis = 1
	}
	upper := func(v uint32) bool { return 2*g.Coordinates(v)[axis] < sides[axis] }
	for u, v := range g.CSR().Edges() {
		if upper(u) != upper(v) {
			links++
		}
	}
	return sides[axis], links
}

func torusWidthClaim() *props.Claim {
	width := func(formula string, value func(k, m int) int) props.Reading {
		return wide().And([]int{12, 16}).All(func(t *props.Case, p []int) {
			wantWidthOf(t, largeTorus(t, p[0], p[1]), formula, value(p[0], p[1]))
		}).UpTo(800)
	}
	repaired := width("min{8k, 16m}", func(k, m int) int { return min(8*k, 16*m) })
	return &props.Claim{
		ID: "oct/table1-torus-bisection", Kind: props.Table, Section: "2.3 Table 1",
		Quote:  "min{8k, 6m}",
		Formal: "T(2k,4m), the torus of 4k rows and 8m columns (JTorus(2k,4m) here), has bisection width min{8k, 6m}",
		Note:   "the second reading supposes that a 1 before the 6 is lost; none of the rings has length 2",
		Readings: []props.Reading{
			width("min{8k, 6m}", func(k, m int) int { return min(8*k, 6*m) }).Named("as printed"),
			repaired.Named("min{8k, 16m}"),
		},
		Correction: &props.Correction{Statement: "T(2k,4m) has bisection width min{8k, 16m}", Reading: repaired},
	}
}

func widerThanOMMHClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/bisection-oct-gt-ommh", Kind: props.Text, Section: "2.3",
		Quote:      "the width of halve OCT(k,m) bigger than OMMH",
		Formal:     "the bisection width of OCT(k,m) is larger than that of (2k,2m,3)-OMMH",
		Note:       "the last reading takes the width of OMMH from Table 1, and needs no definition of that network",
		Readings:   append(widthReadings(widerThan(ommh, 1)), widerThanPrinted()),
		Correction: asWide("the bisection widths of OCT(k,m) and (2k,2m,3)-OMMH are equal for all k, m ≥ 1"),
	}
}

func widerThanTorusClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/bisection-oct-gt-torus", Kind: props.Text, Section: "2.3",
		Quote:    "bigger than T(2k,4m)",
		Formal:   "the bisection width of OCT(k,m) is larger than that of T(2k,4m)",
		Readings: readings(family().And([]int{12, 16}), 800, widerThan(largeTorus, 1)),
	}
}

// widerThan tells whether the bisection width of OCT(k,m) compares with that of
// its rival as it should: −1 for less, 0 for equal, +1 for larger.
func widerThan(rival func(t *props.Case, k, m int) topology.Network, should int) func(t *props.Case, p []int) {
	return func(t *props.Case, p []int) {
		net, other := oct(t, p[0], p[1]), rival(t, p[0], p[1])
		t.Want(t.Order(net) == t.Order(other), "%s has %d nodes, %s has %d", net.Name(), t.Order(net), other.Name(), t.Order(other))
		a, b := t.ExactWidth(net), t.ExactWidth(other)
		t.Want(cmp.Compare(a, b) == should, "%s has bisection width %d, %s has %d", net.Name(), a, other.Name(), b)
	}
}

// widerThanPrinted is the reading that the bisection width of OCT(k,m) is larger
// than the 16km that Table 1 prints for OMMH.
func widerThanPrinted() props.Reading {
	return family().All(func(t *props.Case, p []int) {
		net, printed := oct(t, p[0], p[1]), 16*p[0]*p[1]
		w := t.ExactWidth(net)
		t.Want(w > printed, "%s has bisection width %d, and Table 1 prints 16km = %d for (%d,%d,3)-OMMH", net.Name(), w, printed, 2*p[0], 2*p[1])
	}).UpTo(800).Named("k, m ≥ 2, against the 16km that Table 1 prints for OMMH")
}

// asWide is the correction that OCT(k,m) and the OMMH are equally wide.
func asWide(statement string) *props.Correction {
	return &props.Correction{Statement: statement, Reading: wide().And([]int{12, 16}).All(widerThan(ommh, 0)).UpTo(800)}
}
