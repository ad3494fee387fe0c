package oct

import "topocert/props"

// charts compare the paper's formulas with true values, for m = k.
func charts() []props.Chart {
	return []props.Chart{
		{
			Name: "oct-diameter", Title: "Diameter of OCT(k,k)", Claims: []string{"oct/char2-diameter", "oct/table1-ommh-diameter", "oct/table1-torus-degree-links-diameter"},
			Quantity: "diameter", Parameter: "k", Sizes: props.Sizes(2, 5),
			Series: []props.Series{
				props.PrintedWhole("k+m+2, m = k", func(k int) int { return 2*k + 2 }), // §2.3, Char 2
				props.TrueWhole("OCT(k,k)", func(t *props.Case, k int) int { return t.Int("diameter", oct(t, k, k)) }),
				props.TrueWhole("OMMH(2k,2k,3)", func(t *props.Case, k int) int { return t.Int("diameter", ommh(t, k, k)) }),
				props.TrueWhole("T(2k,4k)", func(t *props.Case, k int) int { return t.Int("diameter", largeTorus(t, k, k)) }),
			},
		},
		{
			Name: "oct-bisection", Title: "Bisection width of OCT(k,k)", Claims: []string{"oct/char5-bisection-24km", "oct/table1-ommh-bisection"},
			Quantity: "bisection width", Parameter: "k", Sizes: props.Sizes(2, 5),
			Series: []props.Series{
				props.PrintedWhole("24km, m = k", func(k int) int { return 24 * k * k }), // §2.3, Char 5
				props.TrueWhole("OCT(k,k)", func(t *props.Case, k int) int { return t.Int("bisection", oct(t, k, k)) }),
			},
		},
	}
}
