package props

import (
	"context"
	"fmt"
	"math/big"
)

// Chart compares what a paper's formula gives with what is true, over size.
type Chart struct {
	// Name is the stem of its file: "qt-diameter".
	Name  string
	Title string
	// Claims are the ids of the claims about the formula, the first being that
	// which decides the printed series.
	Claims []string
	// Approximate says that the printed formula leaves an error term open, so that
	// no value contradicts it.
	Approximate bool
	// Quantity is what is measured; Parameter is the letter that is varied.
	Quantity, Parameter string
	// Sizes are the parameter's values, ascending.
	Sizes  []int
	Series []Series
}

// Paper returns the key of the chart's paper.
func (c *Chart) Paper() string { return (&Claim{ID: c.Claims[0]}).Paper() }

// Series is a line of a chart.
type Series struct {
	Name string
	// Printed says that the values are the paper's; else they are ours.
	Printed bool
	// At returns the value at a size, nil where there is none.
	At func(t *Case, n int) *big.Rat
}

// Point is a value of a series.
type Point struct {
	// Value is nil where there is none, or it is not known.
	Value *big.Rat
	// Evidence is None for printed values.
	Evidence     Evidence
	Certificates []string
}

// Plot returns the points of a chart: a row for each size, with a point for each
// series.
func (l *Session) Plot(ctx context.Context, c *Chart) ([][]Point, error) {
	rows := make([][]Point, len(c.Sizes))
	for i, n := range c.Sizes {
		for _, s := range c.Series {
			var p Point
			t, err := (&Runner{Session: l}).try(ctx, Instance{Name: s.Name, Try: func(t *Case) { p.Value = s.At(t, n) }})
			if err != nil {
				return nil, fmt.Errorf("props: the chart %s at %s = %d: %w", c.Name, c.Parameter, n, err)
			}
			if !s.Printed && p.Value != nil {
				p.Evidence, p.Certificates = t.evidence(), t.certificates
				if err := l.keep(t.certificates...); err != nil {
					return nil, err
				}
			}
			rows[i] = append(rows[i], p)
		}
	}
	return rows, nil
}

// Charts lists the charts of claimed against true values. This is the one place
// where a chart is entered. The formulas of a paper stand beside their source.
func Charts() []Chart {
	n := func(a int) *big.Rat { return big.NewRat(int64(a), 1) }
	printed := func(name string, formula func(n int) *big.Rat) Series {
		return Series{"printed: " + name, true, func(_ *Case, n int) *big.Rat { return formula(n) }}
	}
	whole := func(name string, formula func(n int) int) Series {
		return printed(name, func(a int) *big.Rat { return n(formula(a)) })
	}
	truth := func(name string, value func(t *Case, n int) int) Series {
		return Series{name, false, func(t *Case, a int) *big.Rat { return n(value(t, a)) }}
	}
	return []Chart{
		{
			Name: "oct-diameter", Title: "Diameter of OCT(k,k)", Claims: []string{"oct/char2-diameter", "oct/table1-ommh-diameter", "oct/table1-torus-degree-links-diameter"},
			Quantity: "diameter", Parameter: "k", Sizes: UpTo(2, 5),
			Series: []Series{
				whole("k+m+2, m = k", func(k int) int { return 2*k + 2 }), // §2.3, Char 2
				truth("OCT(k,k)", func(t *Case, k int) int { return t.Diameter(oct(t, k, k)) }),
				truth("OMMH(2k,2k,3)", func(t *Case, k int) int { return t.Diameter(ommh(t, k, k)) }),
				truth("T(2k,4k)", func(t *Case, k int) int { return t.Diameter(largeTorus(t, k, k)) }),
			},
		},
		{
			Name: "oct-bisection", Title: "Bisection width of OCT(k,k)", Claims: []string{"oct/char5-bisection-24km", "oct/table1-ommh-bisection"},
			Quantity: "bisection width", Parameter: "k", Sizes: UpTo(2, 5),
			Series: []Series{
				whole("24km, m = k", func(k int) int { return 24 * k * k }), // §2.3, Char 5
				truth("OCT(k,k)", func(t *Case, k int) int { return t.ExactWidth(oct(t, k, k)) }),
			},
		},
		{
			Name: "cctorus-diameter", Title: "Diameter of CCTorus(n)", Claims: []string{"cctorus/diameter-cctorus-even", "cctorus/diameter-cctorus-odd", "cctorus/diameter-torus"},
			Quantity: "diameter", Parameter: "n", Sizes: UpTo(3, 20),
			Series: []Series{
				whole("n−1", func(n int) int { return n - 1 }), // §IV-A
				truth("CCTorus(n)", func(t *Case, n int) int { return diameterOf(t, "CCTorus", n) }),
				truth("Torus(n)", func(t *Case, n int) int { return diameterOf(t, "Torus", n) }),
			},
		},
		{
			Name: "cctorus-mean", Title: "Average distance of CCTorus(n)", Claims: []string{"cctorus/D-cctorus-1.99", "cctorus/D-torus-2.32", "cctorus/avgdist-better-than-xtorus-all-n"},
			Quantity: "average distance, each node with itself too", Parameter: "n", Sizes: UpTo(3, 12),
			Series: []Series{
				printed("D = 1.99 for n = 5", cctorusPrintedMeanAt),
				{"CCTorus(n)", false, func(t *Case, n int) *big.Rat { return t.Mean(t.Net("CCTorus(%d)", n)) }},
				{"Torus(n)", false, func(t *Case, n int) *big.Rat { return t.Mean(t.Net("Torus(%d)", n)) }},
			},
		},
		{
			Name: "cctorus-bisection", Title: "Bisection width of CCTorus(n)", Claims: []string{"cctorus/bisection-gain-even", "cctorus/bisection-general"},
			Quantity: "bisection width", Parameter: "n", Sizes: UpTo(3, 10),
			Series: []Series{
				truth("CCTorus(n)", func(t *Case, n int) int { return t.ExactWidth(t.Net("CCTorus(%d)", n)) }),
				truth("Torus(n)", func(t *Case, n int) int { return t.ExactWidth(t.Net("Torus(%d)", n)) }),
			},
		},
		{
			Name: "qt-diameter", Title: "Diameter of QT(k,k)", Claims: []string{"qt/diameter"},
			Quantity: "diameter", Parameter: "k", Sizes: UpTo(2, 14),
			Series: []Series{
				whole("2max(⌊m/2⌋,⌊n/2⌋)+4, m = n = k", func(k int) int { return printedDiameter(k, k) }),
				truth("QT(k,k)", func(t *Case, k int) int { return t.Diameter(net(t, k, k)) }),
			},
		},
		{
			Name: "qt-bisection", Title: "Bisection width of QT(k,k)", Claims: []string{"qt/bisection-thm1"},
			Quantity: "bisection width", Parameter: "k", Sizes: UpTo(2, 10),
			Series: []Series{
				whole("6n, 6n+2 if m is odd, m = n = k", func(k int) int { return theorem1(k, k) }),
				truth("QT(k,k)", func(t *Case, k int) int { return t.ExactWidth(net(t, k, k)) }),
			},
		},
		{
			Name: "ftt-diameter", Title: "Diameter of FTT(n)", Claims: []string{"ftt/thm1-diameter"},
			Quantity: "diameter", Parameter: "n", Sizes: UpTo(4, 24),
			Series: []Series{
				whole("n−2", func(n int) int { return n - 2 }), // §4, Theorem 1
				truth("FTT(n)", func(t *Case, n int) int { return t.Diameter(net(t, n)) }),
				truth("Torus(n)", func(t *Case, n int) int { return t.Diameter(t.Net("Torus(%d)", n)) }),
			},
		},
		{
			Name: "ftt-bisection", Title: "Bisection width of FTT(n)", Claims: []string{"ftt/thm2-bisection"},
			Quantity: "bisection width", Parameter: "n", Sizes: UpTo(4, 14),
			Series: []Series{
				whole("3n", func(n int) int { return 3 * n }), // §4, Theorem 2
				truth("FTT(n)", func(t *Case, n int) int { return t.ExactWidth(net(t, n)) }),
			},
		},
		{
			Name: "ftt-mcr-mean", Title: "Average distance of MCR(k)", Claims: []string{"ftt/t1-mcr-avg"},
			Quantity: "mean distance of different vertices", Parameter: "k", Sizes: UpTo(2, 12),
			Series: []Series{
				printed("4k/3", table1("MCR").average),
				{"MCR(k), as inferred", false, func(t *Case, k int) *big.Rat { return t.MeanDistinct(t.Net("MCR(%d)", k)) }},
				{"Mesh(2k)", false, func(t *Case, k int) *big.Rat { return t.MeanDistinct(t.Net("Mesh(%d)", 2*k)) }},
			},
		},
		{
			Name: "supertoroidal-diameter", Title: "Diameter of Γ(c,1,1)", Claims: []string{"supertoroidal/diameter-c-ge-8", "supertoroidal/diameter-small-c"},
			Quantity: "diameter", Parameter: "c", Sizes: []int{4, 6, 8, 10, 12, 14},
			Series: []Series{
				printed("(ck+cl)/2, k = l = 1", gammaPrintedAt),
				truth("Γ(c,1,1)", func(t *Case, c int) int { return t.Diameter(gammaNet(t, []int{c, 1, 1})) }),
			},
		},
		{
			Name: "supertoroidal-b", Title: "Longest route of algorithm B on Γ(c,1,1)", Claims: []string{"supertoroidal/B-bound"},
			Quantity: "hops", Parameter: "c", Sizes: []int{4, 6, 8, 10, 12, 14},
			Series: []Series{
				printed("bound ck/2+cl/2+c/2+2, k = l = 1", func(c int) *big.Rat { return bound([]int{c, 1, 1}) }),
				truth("algorithm B", func(t *Case, c int) int { return t.Routes("gamma-b", gammaNet(t, []int{c, 1, 1})).MaxHops() }),
				truth("the best possible: the diameter", func(t *Case, c int) int { return t.Diameter(gammaNet(t, []int{c, 1, 1})) }),
			},
		},
		{
			Name: "supertoroidal-mean", Title: "Mean distance of Γ(c,1,1)", Claims: []string{"supertoroidal/mean-gamma"}, Approximate: true,
			Quantity: "mean distance, each vertex with itself too", Parameter: "c", Sizes: []int{4, 6, 8, 10, 12, 14},
			Series: []Series{
				printed("half the diameter of the table, without the O-term", func(c int) *big.Rat {
					half := half(c, c)
					return half.Quo(half, big.NewRat(2, 1))
				}),
				{"Γ(c,1,1)", false, func(t *Case, c int) *big.Rat { return t.Mean(gammaNet(t, []int{c, 1, 1})) }},
			},
		},
	}
}

// cctorusPrintedMeanAt is the average distance that the paper prints, for n = 5
// alone.
func cctorusPrintedMeanAt(n int) *big.Rat {
	if n != 5 {
		return nil
	}
	return number("1.99")
}

// gammaPrintedAt is the diameter of Γ(c,1,1) by Table 1, which "is correct for
// c ≥ 8".
func gammaPrintedAt(c int) *big.Rat {
	if c < 8 {
		return nil
	}
	return half(c, c)
}

// upTo lists the numbers from one to another.
func UpTo(from, to int) []int {
	var list []int
	for n := from; n <= to; n++ {
		list = append(list, n)
	}
	return list
}
