package qt

import "topocert/props"

// distanceClaims are the claims of Section 2 on the diameter.
func distanceClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "qt/diameter", Kind: props.Theorem, Section: "2",
			Quote:  "its diameter is 2max(floor(m/2),floor(n/2))+4",
			Formal: "diam QT(m,n) = 2max(⌊m/2⌋,⌊n/2⌋)+4",
			Note:   cubeNote,
			Readings: []props.Reading{
				family().All(diameterPrinted).Named("m, n ≥ 2"),
				family().All(func(t *props.Case, p []int) {
					m, n := p[0], p[1]
					d, printed := t.Diameter(net(t, m, n)), printedDiameter(m, n)
					t.Want(d <= printed, "QT(%d,%d) has diameter %d, more than the printed %d", m, n, d, printed)
				}).Named("as an upper bound"),
				family().From("m, n ≥ 8", 8, 8).All(diameterPrinted).UpTo(1000).Named("m, n ≥ 8"),
				family().From("m even, m ≥ n ≥ 8", 8, 8).Where("m even, m ≥ n ≥ 8", func(p []int) bool {
					return p[0]%2 == 0 && p[0] >= p[1]
				}).And([]int{40, 30}).All(diameterPrinted).UpTo(1600).Named("m even, m ≥ n ≥ 8"),
			},
			Correction: &props.Correction{trueDiameterText,
				family().And([]int{30, 40}, []int{2, 1000}, []int{400, 3}).All(func(t *props.Case, p []int) {
					m, n := p[0], p[1]
					d, formula := t.Diameter(net(t, m, n)), trueDiameter(m, n)
					t.Want(d == formula, "QT(%d,%d) has diameter %d, not %d", m, n, d, formula)
				}).UpTo(1600)},
		},
		{
			ID: "qt/diameter-order", Kind: props.Theorem, Section: "2",
			Quote:  "which is O(m+n)",
			Formal: "max(m,n)+2 ≤ diam QT(m,n) ≤ max(m,n)+4, so the diameter is of the order of m+n",
			Note:   "the order of growth is stated with constants, so that each network can be tried",
			Readings: []props.Reading{family().And([]int{30, 40}, []int{2, 1000}).All(func(t *props.Case, p []int) {
				m, n := p[0], p[1]
				d := t.Diameter(net(t, m, n))
				t.Want(max(m, n)+2 <= d && d <= max(m, n)+4, "QT(%d,%d) has diameter %d", m, n, d)
			}).UpTo(1600)},
		},
	}
}

func printedDiameter(m, n int) int { return 2*max(m/2, n/2) + 4 }

func diameterPrinted(t *props.Case, p []int) {
	m, n := p[0], p[1]
	d, printed := t.Diameter(net(t, m, n)), printedDiameter(m, n)
	t.Want(d == printed, "QT(%d,%d) has diameter %d, the formula gives %d", m, n, d, printed)
}

// trueDiameterText says what trueDiameter computes.
const trueDiameterText = "QT(2,n) has diameter n+2, plus 1 if n = 2 or 4 divides n; " +
	"QT(m,2), m ≥ 3, has m+2, plus 1 if m is even; " +
	"QT(m,n), 3 ≤ n ≤ 7, n ≤ m, has m+4, less 1 if n = 3 or if m modulo 2n is 3, 4, 5, 7 (n = 4), " +
	"4 … 8 (n = 5, m ≥ 7), 5, 7, 9 (n = 6), 6, 10 (n = 7, m ≥ 20); " +
	"every other QT(m,n) has max(m+4, 2⌊n/2⌋+3), less 1 if m is odd, n even and n > 2m"

// trueDiameter is the diameter of QT(m,n), a formula found by computation. The
// tests compare it with the distances of the router qt-minimal, which are proved,
// on larger networks than those on which claims are decided.
func trueDiameter(m, n int) int {
	switch {
	case m == 2:
		return n + 2 + one(n == 2 || n%4 == 0)
	case n == 2:
		return m + 2 + one(m%2 == 0)
	case n <= 7 && n <= m:
		less := false
		switch r := m % (2 * n); n {
		case 3:
			less = true
		case 4:
			less = r >= 3 && r != 6
		case 5:
			less = r >= 4 && r <= 8 && m >= 7
		case 6:
			less = r == 5 || r == 7 || r == 9
		case 7:
			less = (r == 6 || r == 10) && m >= 20
		}
		return m + 4 - one(less)
	}
	return max(m+4, 2*(n/2)+3) - one(m%2 == 1 && n%2 == 0 && n > 2*m)
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
