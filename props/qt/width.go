package qt

import "topocert/props"

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
				tall().All(hasWidth(theorem1)).UpTo(800).Named("m ≥ n ≥ 2"),
				tall().Where("m ≥ n ≥ 2, m ≥ 3", notLeast).And([]int{30, 30}, []int{31, 30}).All(hasWidth(theorem1)).UpTo(800).Named("without QT(2,2)"),
			},
			Correction: &props.Correction{"for m ≥ n it is so but for QT(2,2), whose bisection width is 8",
				tall().And([]int{30, 30}, []int{31, 30}).All(hasWidth(found)).UpTo(800)},
		},
		{
			ID: "qt/bisection-thm1-all", Kind: props.Theorem, Section: "3, 6",
			Quote:  "(theorem as literally stated, no m>=n)",
			Formal: "for all m, n the bisection width is 6n if m is even, 6n+2 if m is odd",
			Readings: []props.Reading{
				family().All(hasWidth(theorem1)).Named("m, n ≥ 2"),
				family().Where("m, n ≥ 2, mn > 4", notLeast).All(hasWidth(theorem1)).Named("without QT(2,2)"),
			},
			Correction: &props.Correction{"with k the smaller and l the larger of m and n the width is 6k if l is even, 6k+2 if l is odd, but 8 for QT(2,2), and for m < n both odd it is 6m+2 or 6m+4, namely 22 = 6m+4 for QT(3,5)",
				family().And([]int{30, 30}, []int{20, 50}, []int{15, 31}).All(known).UpTo(800)},
		},
		{
			ID: "qt/bisection-transposed", Kind: props.Theorem, Section: "3", Long: true, // the exact program for QT(3,5)
			Quote:  "both results ... are similar",
			Formal: "for m < n the bisection width is 6m if n is even, 6m+2 if n is odd",
			Note:   "the theorem with m and n exchanged; for m < n both odd flows and a cut leave 6m+2 and 6m+4; the exact program decides between them for m = 3, as far as n = 11 if the limit allows",
			Readings: []props.Reading{
				flat().All(hasWidth(transposedTheorem)).Named("2 ≤ m < n"),
				flat().Where("2 ≤ m < n, m or n even", func(p []int) bool { return !oddWide(p) }).
					All(hasWidth(transposedTheorem)).UpTo(800).Named("m or n even"),
				// For QT(3,7) the exact program takes ten seconds, for QT(3,11) half a minute.
				flat().Where("m = 3 < n ≤ 11, n odd", func(p []int) bool { return p[0] == 3 && p[1] <= 11 && oddWide(p) }).
					All(hasWidth(func(m, _ int) int { return 6*m + 4 })).UpTo(120).Named("m = 3, n odd, and 6m+4"),
			},
			Correction: &props.Correction{"for m < n it is so if m or n is even; for m < n both odd it is 6m+2 or 6m+4, namely 22 = 6m+4 for QT(3,5)",
				flat().And([]int{20, 50}, []int{15, 31}).All(known).UpTo(800)},
		},
		{
			ID: "qt/bisection-abstract", Kind: props.Theorem, Section: "Abstract",
			Quote:  "if n is even, the bisection width is 6n, whereas it is 6n+2 if it is odd",
			Formal: "for m ≥ n the bisection width is 6n if n is even, 6n+2 if n is odd",
			Readings: []props.Reading{
				tall().All(hasWidth(abstract)).Named("m ≥ n ≥ 2"),
				tall().Where("m ≥ n ≥ 2, m ≥ 3", notLeast).All(hasWidth(abstract)).Named("without QT(2,2)"),
				tall().Where("m = n ≥ 3", func(p []int) bool { return p[0] == p[1] && p[0] > 2 }).And([]int{30, 30}).All(hasWidth(abstract)).UpTo(800).Named("m = n ≥ 3"),
			},
			Correction: &props.Correction{"for m ≥ n the parity of m decides, as Theorem 1 says: 6n if m is even, 6n+2 if m is odd, but 8 for QT(2,2)",
				tall().And([]int{30, 30}, []int{31, 30}).All(hasWidth(found)).UpTo(800)},
		},
	}
}

// example is a bisection width printed for an example.
type example struct {
	instance    string
	m, n, width int
}

// String names the network.
func (e example) String() string { return e.instance }

// examples holds the bisection widths printed in the proof of Theorem 1.
func examples() []example {
	return []example{{"QT(6,6)", 6, 6, 36}, {"QT(7,7)", 7, 7, 44}, {"QT(7,6)", 7, 6, 38}}
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
func tall() props.OldFamily {
	return family().Where("m ≥ n ≥ 2", func(p []int) bool { return p[0] >= p[1] })
}

// flat is the family of the QT(m,n) with m < n.
func flat() props.OldFamily {
	return family().Where("2 ≤ m < n", func(p []int) bool { return p[0] < p[1] })
}

// notLeast leaves out QT(2,2).
func notLeast(p []int) bool { return p[0]*p[1] > 4 }

// oddWide tells whether m < n are both odd.
func oddWide(p []int) bool { return p[0] < p[1] && p[0]%2 == 1 && p[1]%2 == 1 }

// theorem1 is the bisection width by Theorem 1.
func theorem1(m, n int) int { return 6*n + 2*(m%2) }

// transposedTheorem is Theorem 1 with m and n exchanged.
func transposedTheorem(m, n int) int { return theorem1(n, m) }

// abstract is the bisection width by the abstract.
func abstract(_, n int) int { return 6*n + 2*(n%2) }

// found is the bisection width of QT(m,n) as far as it is known: for odd m < n
// it is given for QT(3,5) alone. It is ours, fitted to orders up to 128.
func found(m, n int) int {
	switch {
	case m == 2 && n == 2:
		return 8
	case m == 3 && n == 5:
		return 22
	}
	return theorem1(max(m, n), min(m, n))
}

// known wants the bisection width to be found; for odd m < n but QT(3,5) it wants
// it to be 6m+2 or 6m+4, the numbers of links of all cuts into halves being even:
// above by the cut rows, below by a flow.
func known(t *props.Case, p []int) {
	m, n := p[0], p[1]
	if !oddWide(p) || m == 3 && n == 5 {
		wantWidth(t, m, n, found(m, n))
		return
	}
	net := net(t, m, n)
	var side []uint32
	for v, part := range parts(net, rows(m, n)) {
		if part == a {
			side = append(side, uint32(v))
		}
	}
	cut := t.Cuts(net, side)
	t.Want(cut == 6*m+4, "the cut of %s along the middle row has %d links, not 6m+4 = %d", net.Name(), cut, 6*m+4)
	t.WidthAtLeast(net, 6*m+2)
}

// hasWidth wants the bisection width to be what the formula gives.
func hasWidth(formula func(m, n int) int) func(t *props.Case, p []int) {
	return func(t *props.Case, p []int) { wantWidth(t, p[0], p[1], formula(p[0], p[1])) }
}

// wantWidth wants a bisection width. If the cut along a diagonal is the
// smallest and shows that the printed width is too large, it is the witness.
func wantWidth(t *props.Case, m, n, printed int) {
	net := net(t, m, n)
	_, upper := t.Width(net)
	if printed > upper && m%2 == 0 && n%2 == 0 {
		diagonal := qtCut(net, parts(net, func(x, y, _ int) part { return side((x+y)%2 == 0) }))
		t.Want(diagonal > upper, "%s has a balanced cut of %d links, fewer than %d: between the modules (x,y) with x+y even and the others", net.Name(), upper, printed)
	}
	t.WantWidth(net, printed)
}
