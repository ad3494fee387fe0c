package props

// qtDistanceClaims are the claims of Section 2 on the diameter.
func qtDistanceClaims() []*Claim {
	return []*Claim{
		{
			ID: "qt/diameter", Kind: Theorem, Section: "2",
			Quote:  "its diameter is 2max(floor(m/2),floor(n/2))+4",
			Formal: "diam QT(m,n) = 2max(⌊m/2⌋,⌊n/2⌋)+4",
			Note:   qtCubeNote,
			Readings: []Reading{
				qtFamily().All(qtDiameterPrinted).named("m, n ≥ 2"),
				qtFamily().All(func(t *Trial, p []int) {
					m, n := p[0], p[1]
					d, printed := t.Diameter(qtNet(t, m, n)), qtPrintedDiameter(m, n)
					t.Want(d <= printed, "QT(%d,%d) has diameter %d, more than the printed %d", m, n, d, printed)
				}).named("as an upper bound"),
				qtFamily().from("m, n ≥ 8", 8, 8).All(qtDiameterPrinted).upTo(1000).named("m, n ≥ 8"),
				qtFamily().from("m even, m ≥ n ≥ 8", 8, 8).where("m even, m ≥ n ≥ 8", func(p []int) bool {
					return p[0]%2 == 0 && p[0] >= p[1]
				}).All(qtDiameterPrinted).upTo(1600).named("m even, m ≥ n ≥ 8"),
			},
			Correction: &Correction{"for m ≥ 3, n ≥ 8 the diameter is max(m+4, 2⌊n/2⌋+3), less 1 when m is odd, n even and n > 2m",
				qtFamily().from("m ≥ 3, n ≥ 8", 3, 8).All(func(t *Trial, p []int) {
					m, n := p[0], p[1]
					d, formula := t.Diameter(qtNet(t, m, n)), qtTrueDiameter(m, n)
					t.Want(d == formula, "QT(%d,%d) has diameter %d, not %d", m, n, d, formula)
				}).upTo(1600)},
		},
		{
			ID: "qt/diameter-order", Kind: Theorem, Section: "2",
			Quote:  "which is O(m+n)",
			Formal: "max(m,n)+2 ≤ diam QT(m,n) ≤ max(m,n)+4, so the diameter is of the order of m+n",
			Note:   "the order of growth is stated with constants, so that each network can be tried",
			Readings: []Reading{qtFamily().All(func(t *Trial, p []int) {
				m, n := p[0], p[1]
				d := t.Diameter(qtNet(t, m, n))
				t.Want(max(m, n)+2 <= d && d <= max(m, n)+4, "QT(%d,%d) has diameter %d", m, n, d)
			}).upTo(1600)},
		},
	}
}

func qtPrintedDiameter(m, n int) int { return 2*max(m/2, n/2) + 4 }

func qtDiameterPrinted(t *Trial, p []int) {
	m, n := p[0], p[1]
	d, printed := t.Diameter(qtNet(t, m, n)), qtPrintedDiameter(m, n)
	t.Want(d == printed, "QT(%d,%d) has diameter %d, the formula gives %d", m, n, d, printed)
}

// qtTrueDiameter is a formula found by computation for m ≥ 3 and n ≥ 8.
func qtTrueDiameter(m, n int) int {
	d := max(m+4, 2*(n/2)+3)
	if m%2 == 1 && n%2 == 0 && n > 2*m {
		d--
	}
	return d
}
