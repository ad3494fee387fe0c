package qt

import (
	"fmt"

	"topocert/props"
)

// The bisection widths of the claims, in the formula language.
const (
	widthTheorem1   = "6*n + 2*(m%2)"
	widthTransposed = "6*m + 2*(n%2)"
	widthAbstract   = "6*n + 2*(n%2)"

	// oddWide says that m < n are both odd: there the width is not known but for
	// QT(3,5). widthFound is what it is elsewhere, ours, fitted to orders up to 128.
	oddWide    = "m < n && m%2 == 1 && n%2 == 1"
	widthFound = "cond(m == 2 && n == 2, 8, cond(m == 3 && n == 5, 22, 6*min(m, n) + 2*(max(m, n)%2)))"
	// widthKnown says that it is so; and for odd m < n that it is 6m+2 or 6m+4, the
	// numbers of links of all cuts into halves being even.
	widthKnown = oddWide + " && !(m == 3 && n == 5) && bisection(QT(m,n)) >= 6*m + 2 && bisection(QT(m,n)) <= 6*m + 4 || " +
		"!(" + oddWide + " && !(m == 3 && n == 5)) && bisection(QT(m,n)) == " + widthFound
)

// widthClaims are the claims of Section 3 and of the abstract on the bisection
// width.
func widthClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "qt/bisection-thm1", Kind: props.Theorem, Section: "3",
			Quote:  "The bisection width of QT(m,n) is 6n when m is even and 6n+2 when m is odd (m>=n)",
			Formal: "for m ≥ n the bisection width is 6n if m is even, 6n+2 if m is odd",
			Note:   "m ≥ n, as the paragraph before the theorem says",
			Readings: []props.Reading{
				hasWidth(tall(), widthTheorem1).UpTo(800).Named("m ≥ n ≥ 2"),
				hasWidth(tall().Where("m ≥ n ≥ 2, m ≥ 3", "m*n > 4").And([]int{30, 30}, []int{31, 30}), widthTheorem1).UpTo(800).Named("without QT(2,2)"),
			},
			Correction: &props.Correction{Statement: "for m ≥ n it is so but for QT(2,2), whose bisection width is 8", Reading: hasWidth(tall().And([]int{30, 30}, []int{31, 30}), widthFound).UpTo(800)},
		},
		{
			ID: "qt/bisection-thm1-all", Kind: props.Theorem, Section: "3, 6",
			Quote:  "(theorem as literally stated, no m>=n)",
			Formal: "for all m, n the bisection width is 6n if m is even, 6n+2 if m is odd",
			Readings: []props.Reading{
				hasWidth(family(), widthTheorem1).Named("m, n ≥ 2"),
				hasWidth(family().Where("m, n ≥ 2, mn > 4", "m*n > 4"), widthTheorem1).Named("without QT(2,2)"),
			},
			Correction: &props.Correction{Statement: "with k the smaller and l the larger of m and n the width is 6k if l is even, 6k+2 if l is odd, but 8 for QT(2,2), and for m < n both odd it is 6m+2 or 6m+4, namely 22 = 6m+4 for QT(3,5)", Reading: family().And([]int{30, 30}, []int{20, 50}, []int{15, 31}).HoldsShown(widthKnown, otherWidth(widthFound)).UpTo(800)},
		},
		{
			ID: "qt/bisection-transposed", Kind: props.Theorem, Section: "3", Long: true, // the exact program for QT(3,5)
			Quote:  "both results ... are similar",
			Formal: "for m < n the bisection width is 6m if n is even, 6m+2 if n is odd",
			Note:   "the theorem with m and n exchanged; for m < n both odd flows and a cut leave 6m+2 and 6m+4; the exact program decides between them for m = 3, as far as n = 11 if the limit allows",
			Readings: []props.Reading{
				hasWidth(flat(), widthTransposed).Named("2 ≤ m < n"),
				hasWidth(flat().Where("2 ≤ m < n, m or n even", "!("+oddWide+")"), widthTransposed).UpTo(800).Named("m or n even"),
				// For QT(3,7) the exact program takes ten seconds, for QT(3,11) half a minute.
				hasWidth(flat().Where("m = 3 < n ≤ 11, n odd", "m == 3 && n <= 11 && n%2 == 1"), "6*m + 4").UpTo(120).Named("m = 3, n odd, and 6m+4"),
			},
			Correction: &props.Correction{Statement: "for m < n it is so if m or n is even; for m < n both odd it is 6m+2 or 6m+4, namely 22 = 6m+4 for QT(3,5)", Reading: flat().And([]int{20, 50}, []int{15, 31}).HoldsShown(widthKnown, otherWidth(widthFound)).UpTo(800)},
		},
		{
			ID: "qt/bisection-abstract", Kind: props.Theorem, Section: "Abstract",
			Quote:  "if n is even, the bisection width is 6n, whereas it is 6n+2 if it is odd",
			Formal: "for m ≥ n the bisection width is 6n if n is even, 6n+2 if n is odd",
			Readings: []props.Reading{
				hasWidth(tall(), widthAbstract).Named("m ≥ n ≥ 2"),
				hasWidth(tall().Where("m ≥ n ≥ 2, m ≥ 3", "m*n > 4"), widthAbstract).Named("without QT(2,2)"),
				hasWidth(tall().Where("m = n ≥ 3", "m == n && m > 2").And([]int{30, 30}), widthAbstract).UpTo(800).Named("m = n ≥ 3"),
			},
			Correction: &props.Correction{Statement: "for m ≥ n the parity of m decides, as Theorem 1 says: 6n if m is even, 6n+2 if m is odd, but 8 for QT(2,2)", Reading: hasWidth(tall().And([]int{30, 30}, []int{31, 30}), widthFound).UpTo(800)},
		},
	}
}

// examples is the family of the bisection widths w printed in the proof of Theorem 1.
func examples() props.Family {
	return props.Family{Domain: "QT(6,6), QT(7,7), QT(7,6)", For: "(m, n, w) in [(6, 6, 36), (7, 7, 44), (7, 6, 38)]", Case: "QT({m},{n})"}
}

// proofPartition is the partition of the proof of Theorem 1, that of Case 2
// read as repaired.
func proofPartition(m, n int) partition {
	if m%2 == 0 {
		return columns(m)
	}
	return stairs(m, n)
}

// tall is the family of the QT(m,n) with m ≥ n, which the theorem is about.
func tall() props.Family { return family().Where("m ≥ n ≥ 2", "m >= n") }

// flat is the family of the QT(m,n) with m < n.
func flat() props.Family { return family().Where("2 ≤ m < n", "m < n") }

// hasWidth is the reading that the bisection width is what the formula gives.
func hasWidth(f props.Family, width string) props.Reading {
	return f.HoldsShown("bisection(QT(m,n)) == "+width, otherWidth(width))
}

// otherWidth shows that a bisection width is not what the formula gives. If the cut
// along a diagonal is the smallest and shows that the printed width is too large, it is
// the witness.
func otherWidth(width string) func(t *props.Case, e props.Env) string {
	return func(t *props.Case, e props.Env) string {
		net := network(t, props.Int(e, "m"), props.Int(e, "n"))
		lower, upper := t.Bounds("bisection", net)
		printed := t.Text("{"+width+"}", e)
		if t.Text("{"+width+" > bisection(QT(m,n))}", e) != "true" {
			return fmt.Sprintf("every balanced cut of %s has at least %d links, more than %s", net.Name(), lower, printed)
		}
		if props.Int(e, "m")%2 == 0 && props.Int(e, "n")%2 == 0 {
			var diagonal []uint32
			for v, part := range parts(net, func(x, y, _ int) part { return side((x+y)%2 == 0) }) {
				if part == partA {
					diagonal = append(diagonal, uint32(v))
				}
			}
			if t.Cuts(net, diagonal) == upper {
				return fmt.Sprintf("%s has a balanced cut of %d links, fewer than %s: between the modules (x,y) with x+y even and the others", net.Name(), upper, printed)
			}
		}
		return fmt.Sprintf("%s has a balanced cut of %d links, fewer than %s", net.Name(), upper, printed)
	}
}
