package supertoroidal

import (
	"math/big"

	"topocert/props"
)

// charts lists the charts of claimed against true values, for Γ(c,1,1).
func charts() []props.Chart {
	sizes := []int{4, 6, 8, 10, 12, 14}
	return []props.Chart{
		{
			Name: "supertoroidal-diameter", Title: "Diameter of Γ(c,1,1)", Claims: []string{"supertoroidal/diameter-c-ge-8", "supertoroidal/diameter-small-c"},
			Quantity: "diameter", Parameter: "c", Sizes: sizes,
			Series: []props.Series{
				props.Printed("(ck+cl)/2, k = l = 1", printedDiameter),
				props.TrueWhole("Γ(c,1,1)", func(t *props.Case, c int) int { return t.Int("diameter", gamma(t, c, 1, 1).Net) }),
			},
		},
		{
			Name: "supertoroidal-b", Title: "Longest route of algorithm B on Γ(c,1,1)", Claims: []string{"supertoroidal/B-bound"},
			Quantity: "hops", Parameter: "c", Sizes: sizes,
			Series: []props.Series{
				props.Printed("bound ck/2+cl/2+c/2+2, k = l = 1", func(c int) *big.Rat { return half(c, c, c, 4) }),
				props.TrueWhole("algorithm B", func(t *props.Case, c int) int { return t.Int("max_hops", "gamma-b", gamma(t, c, 1, 1).Net) }),
				props.TrueWhole("the best possible: the diameter", func(t *props.Case, c int) int { return t.Int("diameter", gamma(t, c, 1, 1).Net) }),
			},
		},
		{
			Name: "supertoroidal-mean", Title: "Mean distance of Γ(c,1,1)", Claims: []string{"supertoroidal/mean-gamma"}, Approximate: true,
			Quantity: "mean distance, each vertex with itself too", Parameter: "c", Sizes: sizes,
			Series: []props.Series{
				props.Printed("half the diameter of the table, without the O-term", func(c int) *big.Rat { return big.NewRat(int64(c), 2) }),
				props.True("Γ(c,1,1)", func(t *props.Case, c int) *big.Rat { return t.Mean(gamma(t, c, 1, 1).Net) }),
			},
		},
	}
}

// printedDiameter is the diameter of Γ(c,1,1) by Table 1, which "is correct for
// c ≥ 8".
func printedDiameter(c int) *big.Rat {
	if c < 8 {
		return nil
	}
	return half(c, c)
}
