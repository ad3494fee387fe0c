package cctorus

import (
	"math/big"

	"topocert/props"
)

// charts compare the paper's formulas with true values.
func charts() []props.Chart {
	diameterOf := func(network string) props.Series {
		return props.TrueWhole(network+"(n)", func(t *props.Case, n int) int { return t.Int("diameter", t.Net("%s(%d)", network, n)) })
	}
	meanOf := func(network string) props.Series {
		return props.True(network+"(n)", func(t *props.Case, n int) *big.Rat { return t.Mean(t.Net("%s(%d)", network, n)) })
	}
	widthOf := func(network string) props.Series {
		return props.TrueWhole(network+"(n)", func(t *props.Case, n int) int { return t.Int("bisection", t.Net("%s(%d)", network, n)) })
	}
	return []props.Chart{
		{
			Name: "cctorus-diameter", Title: "Diameter of CCTorus(n)", Claims: []string{"cctorus/diameter-cctorus-even", "cctorus/diameter-cctorus-odd", "cctorus/diameter-torus"},
			Quantity: "diameter", Parameter: "n", Sizes: props.Sizes(3, 20),
			Series: []props.Series{
				props.PrintedWhole("n−1", func(n int) int { return n - 1 }), // Section IV-A
				diameterOf("CCTorus"), diameterOf("Torus"),
			},
		},
		{
			Name: "cctorus-mean", Title: "Average distance of CCTorus(n)", Claims: []string{"cctorus/D-cctorus-1.99", "cctorus/D-torus-2.32", "cctorus/avgdist-better-than-xtorus-all-n"},
			Quantity: "average distance, each node with itself too", Parameter: "n", Sizes: props.Sizes(3, 12),
			Series: []props.Series{
				props.Printed("D = 1.99 for n = 5", printedMeanAt), // Section IV-B
				meanOf("CCTorus"), meanOf("Torus"),
			},
		},
		{
			Name: "cctorus-bisection", Title: "Bisection width of CCTorus(n)", Claims: []string{"cctorus/bisection-gain-even", "cctorus/bisection-general"},
			Quantity: "bisection width", Parameter: "n", Sizes: props.Sizes(3, 10),
			Series: []props.Series{widthOf("CCTorus"), widthOf("Torus")},
		},
	}
}

// printedMeanAt is the average distance that the paper prints, for n = 5 alone.
func printedMeanAt(n int) *big.Rat {
	if n != 5 {
		return nil
	}
	return number("1.99")
}
