package qt

import "topocert/props"

// charts compare the paper's formulas with true values.
func charts() []props.Chart {
	return []props.Chart{
		{
			Name: "qt-diameter", Title: "Diameter of QT(k,k)", Claims: []string{"qt/diameter"},
			Quantity: "diameter", Parameter: "k", Sizes: props.Sizes(2, 14),
			Series: []props.Series{
				props.PrintedWhole("2max(⌊m/2⌋,⌊n/2⌋)+4, m = n = k", func(k int) int { return 2*(k/2) + 4 }), // Section 2
				props.TrueWhole("QT(k,k)", func(t *props.Case, k int) int { return t.Int("diameter", network(t, k, k)) }),
			},
		},
		{
			Name: "qt-bisection", Title: "Bisection width of QT(k,k)", Claims: []string{"qt/bisection-thm1"},
			Quantity: "bisection width", Parameter: "k", Sizes: props.Sizes(2, 10),
			Series: []props.Series{
				props.PrintedWhole("6n, 6n+2 if m is odd, m = n = k", func(k int) int { return 6*k + 2*(k%2) }), // Theorem 1
				props.TrueWhole("QT(k,k)", func(t *props.Case, k int) int { return t.Int("bisection", network(t, k, k)) }),
			},
		},
	}
}
