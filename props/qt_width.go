package props

// qtWidthClaims are the claims of Section 3 and of the abstract on the bisection
// width.
func qtWidthClaims() []*Claim {
	return []*Claim{
		{
			ID: "qt/bisection-thm1", Kind: Theorem, Section: "3",
			Quote:  "The bisection width of QT(m,n) is 6n when m is even and 6n+2 when m is odd (m>=n)",
			Formal: "for m ≥ n the bisection width is 6n if m is even, 6n+2 if m is odd",
			Note:   "m ≥ n, as the paragraph before the theorem says",
			Readings: []Reading{
				qtTall().All(qtHasWidth(qtTheorem1)).upTo(800).named("m ≥ n ≥ 2"),
				qtTall().where("m ≥ n ≥ 2, m ≥ 3", qtNotLeast).and([]int{30, 30}, []int{31, 30}).All(qtHasWidth(qtTheorem1)).upTo(800).named("without QT(2,2)"),
			},
			Correction: &Correction{"for m ≥ n it is so but for QT(2,2), whose bisection width is 8",
				qtTall().and([]int{30, 30}, []int{31, 30}).All(qtHasWidth(qtFound)).upTo(800)},
		},
		{
			ID: "qt/bisection-thm1-all", Kind: Theorem, Section: "3, 6",
			Quote:  "(theorem as literally stated, no m>=n)",
			Formal: "for all m, n the bisection width is 6n if m is even, 6n+2 if m is odd",
			Readings: []Reading{
				qtFamily().All(qtHasWidth(qtTheorem1)).named("m, n ≥ 2"),
				qtFamily().where("m, n ≥ 2, mn > 4", qtNotLeast).All(qtHasWidth(qtTheorem1)).named("without QT(2,2)"),
			},
			Correction: &Correction{"with k the smaller and l the larger of m and n the width is 6k if l is even, 6k+2 if l is odd, but 8 for QT(2,2), and for m < n both odd it is 6m+2 or 6m+4, namely 22 = 6m+4 for QT(3,5)",
				qtFamily().and([]int{30, 30}, []int{20, 50}, []int{15, 31}).All(qtKnown).upTo(800)},
		},
		{
			ID: "qt/bisection-transposed", Kind: Theorem, Section: "3", Long: true, // the exact program for QT(3,5)
			Quote:  "both results ... are similar",
			Formal: "for m < n the bisection width is 6m if n is even, 6m+2 if n is odd",
			Note:   "the theorem with m and n exchanged; for m < n both odd flows and a cut leave 6m+2 and 6m+4; the exact program decides between them for m = 3, as far as n = 11 if the limit allows",
			Readings: []Reading{
				qtFlat().All(qtHasWidth(qtTransposedTheorem)).named("2 ≤ m < n"),
				qtFlat().where("2 ≤ m < n, m or n even", func(p []int) bool { return !qtOddWide(p) }).
					All(qtHasWidth(qtTransposedTheorem)).upTo(800).named("m or n even"),
				// For QT(3,7) the exact program takes ten seconds, for QT(3,11) half a minute.
				qtFlat().where("m = 3 < n ≤ 11, n odd", func(p []int) bool { return p[0] == 3 && p[1] <= 11 && qtOddWide(p) }).
					All(qtHasWidth(func(m, _ int) int { return 6*m + 4 })).upTo(120).named("m = 3, n odd, and 6m+4"),
			},
			Correction: &Correction{"for m < n it is so if m or n is even; for m < n both odd it is 6m+2 or 6m+4, namely 22 = 6m+4 for QT(3,5)",
				qtFlat().and([]int{20, 50}, []int{15, 31}).All(qtKnown).upTo(800)},
		},
		{
			ID: "qt/bisection-abstract", Kind: Theorem, Section: "Abstract",
			Quote:  "if n is even, the bisection width is 6n, whereas it is 6n+2 if it is odd",
			Formal: "for m ≥ n the bisection width is 6n if n is even, 6n+2 if n is odd",
			Readings: []Reading{
				qtTall().All(qtHasWidth(qtAbstract)).named("m ≥ n ≥ 2"),
				qtTall().where("m ≥ n ≥ 2, m ≥ 3", qtNotLeast).All(qtHasWidth(qtAbstract)).named("without QT(2,2)"),
				qtTall().where("m = n ≥ 3", func(p []int) bool { return p[0] == p[1] && p[0] > 2 }).and([]int{30, 30}).All(qtHasWidth(qtAbstract)).upTo(800).named("m = n ≥ 3"),
			},
			Correction: &Correction{"for m ≥ n the parity of m decides, as Theorem 1 says: 6n if m is even, 6n+2 if m is odd, but 8 for QT(2,2)",
				qtTall().and([]int{30, 30}, []int{31, 30}).All(qtHasWidth(qtFound)).upTo(800)},
		},
	}
}

// qtExample is a bisection width printed for an example.
type qtExample struct {
	instance    string
	m, n, width int
}

// String names the network.
func (e qtExample) String() string { return e.instance }

// qtExamples holds the bisection widths printed in the proof of Theorem 1.
func qtExamples() []qtExample {
	return []qtExample{{"QT(6,6)", 6, 6, 36}, {"QT(7,7)", 7, 7, 44}, {"QT(7,6)", 7, 6, 38}}
}

// qtProofPartition is the partition of the proof of Theorem 1, that of Case 2
// read as repaired.
func qtProofPartition(m, n int) qtPartition {
	if m%2 == 0 {
		return qtColumns(m)
	}
	return qtStairs(m, n)
}

// qtTall is the family of the QT(m,n) with m ≥ n, which the theorem is about.
func qtTall() Family {
	return qtFamily().where("m ≥ n ≥ 2", func(p []int) bool { return p[0] >= p[1] })
}

// qtFlat is the family of the QT(m,n) with m < n.
func qtFlat() Family {
	return qtFamily().where("2 ≤ m < n", func(p []int) bool { return p[0] < p[1] })
}

// qtNotLeast leaves out QT(2,2).
func qtNotLeast(p []int) bool { return p[0]*p[1] > 4 }

// qtOddWide tells whether m < n are both odd.
func qtOddWide(p []int) bool { return p[0] < p[1] && p[0]%2 == 1 && p[1]%2 == 1 }

// qtTheorem1 is the bisection width by Theorem 1.
func qtTheorem1(m, n int) int { return 6*n + 2*(m%2) }

// qtTransposedTheorem is Theorem 1 with m and n exchanged.
func qtTransposedTheorem(m, n int) int { return qtTheorem1(n, m) }

// qtAbstract is the bisection width by the abstract.
func qtAbstract(_, n int) int { return 6*n + 2*(n%2) }

// qtFound is the bisection width of QT(m,n) as far as it is known: for odd m < n
// it is given for QT(3,5) alone. It is ours, fitted to orders up to 128.
func qtFound(m, n int) int {
	switch {
	case m == 2 && n == 2:
		return 8
	case m == 3 && n == 5:
		return 22
	}
	return qtTheorem1(max(m, n), min(m, n))
}

// qtKnown wants the bisection width to be qtFound; for odd m < n but QT(3,5) it wants
// it to be 6m+2 or 6m+4, the numbers of links of all cuts into halves being even:
// above by the cut qtRows, below by a flow.
func qtKnown(t *Trial, p []int) {
	m, n := p[0], p[1]
	if !qtOddWide(p) || m == 3 && n == 5 {
		qtWantWidth(t, m, n, qtFound(m, n))
		return
	}
	net := qtNet(t, m, n)
	var side []uint32
	for v, part := range qtParts(net, qtRows(m, n)) {
		if part == qtA {
			side = append(side, uint32(v))
		}
	}
	cut := t.Cuts(net, side)
	t.Want(cut == 6*m+4, "the cut of %s along the middle row has %d links, not 6m+4 = %d", net.Name(), cut, 6*m+4)
	t.WidthAtLeast(net, 6*m+2)
}

// qtHasWidth wants the bisection width to be what the formula gives.
func qtHasWidth(formula func(m, n int) int) func(t *Trial, p []int) {
	return func(t *Trial, p []int) { qtWantWidth(t, p[0], p[1], formula(p[0], p[1])) }
}

// qtWantWidth wants a bisection width. If the cut along a diagonal is the
// smallest and shows that the printed width is too large, it is the witness.
func qtWantWidth(t *Trial, m, n, printed int) {
	net := qtNet(t, m, n)
	_, upper := t.Width(net)
	if printed > upper && m%2 == 0 && n%2 == 0 {
		diagonal := qtCut(net, qtParts(net, func(x, y, _ int) qtPart { return qtSide((x+y)%2 == 0) }))
		t.Want(diagonal > upper, "%s has a balanced cut of %d links, fewer than %d: between the modules (x,y) with x+y even and the others", net.Name(), upper, printed)
	}
	t.WantWidth(net, printed)
}
