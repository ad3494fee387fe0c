package qt

import "topocert/props"

// The formulas of the diameter, in the formula language.
const (
	printedDiameter = "2*max(floor(m/2), floor(n/2)) + 4"

	// trueDiameterText says what trueDiameter computes.
	trueDiameterText = "QT(2,n) has diameter n+2, plus 1 if n = 2 or 4 divides n; " +
		"QT(m,2), m ≥ 3, has m+2, plus 1 if m is even; " +
		"QT(m,n), 3 ≤ n ≤ 7, n ≤ m, has m+4, less 1 if n = 3 or if m modulo 2n is 3, 4, 5, 7 (n = 4), " +
		"4 … 8 (n = 5, m ≥ 7), 5, 7, 9 (n = 6), 6, 10 (n = 7, m ≥ 20); " +
		"every other QT(m,n) has max(m+4, 2⌊n/2⌋+3), less 1 if m is odd, n even and n > 2m"

	// trueDiameter is the diameter of QT(m,n), a formula found by computation. The
	// tests compare it with the distances of the router qt-minimal, which are proved,
	// on larger networks than those on which claims are decided.
	trueDiameter = "cond(m == 2, n + 2 + cond(n == 2 || n%4 == 0, 1, 0), " +
		"cond(n == 2, m + 2 + cond(m%2 == 0, 1, 0), " +
		"cond(n <= 7 && n <= m, m + 4 - cond(n == 3 " +
		"|| n == 4 && m%8 >= 3 && m%8 != 6 " +
		"|| n == 5 && m%10 >= 4 && m%10 <= 8 && m >= 7 " +
		"|| n == 6 && (m%12 == 5 || m%12 == 7 || m%12 == 9) " +
		"|| n == 7 && (m%14 == 6 || m%14 == 10) && m >= 20, 1, 0), " +
		"max(m + 4, 2*floor(n/2) + 3) - cond(m%2 == 1 && n%2 == 0 && n > 2*m, 1, 0))))"
)

// distanceClaims are the claims of Section 2 on the diameter.
func distanceClaims() []*props.Claim {
	const printed, witness = "diameter(QT(m,n)) == " + printedDiameter, "QT({m},{n}) has diameter {diameter(QT(m,n))}, the formula gives {" + printedDiameter + "}"
	return []*props.Claim{
		{
			ID: "qt/diameter", Kind: props.Theorem, Section: "2",
			Quote:  "its diameter is 2max(floor(m/2),floor(n/2))+4",
			Formal: "diam QT(m,n) = 2max(⌊m/2⌋,⌊n/2⌋)+4",
			Note:   cubeNote,
			Readings: []props.Reading{
				family().Holds(printed, witness).Named("m, n ≥ 2"),
				family().Holds("diameter(QT(m,n)) <= "+printedDiameter, "QT({m},{n}) has diameter {diameter(QT(m,n))}, more than the printed {"+printedDiameter+"}").Named("as an upper bound"),
				family().From("m, n ≥ 8", "m >= 8, n >= 8").Holds(printed, witness).UpTo(1000).Named("m, n ≥ 8"),
				family().From("m even, m ≥ n ≥ 8", "m >= 8, n >= 8 if m%2 == 0 && m >= n").And([]int{40, 30}).Holds(printed, witness).UpTo(1600).Named("m even, m ≥ n ≥ 8"),
			},
			Correction: &props.Correction{Statement: trueDiameterText, Reading: family().And([]int{30, 40}, []int{2, 1000}, []int{400, 3}).
				Holds("diameter(QT(m,n)) == "+trueDiameter, "QT({m},{n}) has diameter {diameter(QT(m,n))}, not {"+trueDiameter+"}").UpTo(1600)},
		},
		{
			ID: "qt/diameter-order", Kind: props.Theorem, Section: "2",
			Quote:  "which is O(m+n)",
			Formal: "max(m,n)+2 ≤ diam QT(m,n) ≤ max(m,n)+4, so the diameter is of the order of m+n",
			Note:   "the order of growth is stated with constants, so that each network can be tried",
			Readings: []props.Reading{family().And([]int{30, 40}, []int{2, 1000}).
				Holds("max(m, n) + 2 <= diameter(QT(m,n)) && diameter(QT(m,n)) <= max(m, n) + 4", "QT({m},{n}) has diameter {diameter(QT(m,n))}").UpTo(1600)},
		},
	}
}
