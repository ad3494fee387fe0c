package ftt

import (
	"math/big"

	"topocert/props"
)

// charts lists the paper's formulas against true values.
func charts() []props.Chart {
	return []props.Chart{
		{
			Name: "ftt-diameter", Title: "Diameter of FTT(n)", Claims: []string{"ftt/thm1-diameter"},
			Quantity: "diameter", Parameter: "n", Sizes: props.Sizes(4, 24),
			Series: []props.Series{
				props.PrintedWhole("n−2", func(n int) int { return n - 2 }), // §4, Theorem 1
				props.TrueWhole("FTT(n)", func(t *props.Case, n int) int { return t.Int("diameter", t.Net("FTT(%d)", n)) }),
				props.TrueWhole("Torus(n)", func(t *props.Case, n int) int { return t.Int("diameter", t.Net("Torus(%d)", n)) }),
			},
		},
		{
			Name: "ftt-bisection", Title: "Bisection width of FTT(n)", Claims: []string{"ftt/thm2-bisection"},
			Quantity: "bisection width", Parameter: "n", Sizes: props.Sizes(4, 14),
			Series: []props.Series{
				props.PrintedWhole("3n", func(n int) int { return 3 * n }), // §4, Theorem 2
				props.TrueWhole("FTT(n)", func(t *props.Case, n int) int { return t.Int("bisection", t.Net("FTT(%d)", n)) }),
			},
		},
		{
			Name: "ftt-mcr-mean", Title: "Average distance of MCR(k)", Claims: []string{"ftt/t1-mcr-avg"},
			Quantity: "mean distance of different vertices", Parameter: "k", Sizes: props.Sizes(2, 12),
			Series: []props.Series{
				props.Printed("4k/3", func(k int) *big.Rat { return big.NewRat(4*int64(k), 3) }), // Table 1
				props.True("MCR(k), as inferred", func(t *props.Case, k int) *big.Rat { return t.MeanDistinct(t.Net("MCR(%d)", k)) }),
				props.True("Mesh(2k)", func(t *props.Case, k int) *big.Rat { return t.MeanDistinct(t.Net("Mesh(%d)", 2*k)) }),
			},
		},
	}
}
