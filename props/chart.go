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
	// Claims are the ids of the claims about the formula. The first is the one that
	// decides the printed series.
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
			t, err := l.try(ctx, ctx, false, func(t *Case) { p.Value = s.At(t, n) })
			if err != nil {
				return nil, fmt.Errorf("props: the chart %s at %s = %d: %w", c.Name, c.Parameter, n, err)
			}
			if !s.Printed && p.Value != nil {
				p.Evidence, p.Certificates = t.evidence(), l.Names(t.statements)
				l.kept.Keep(t.statements...)
			}
			rows[i] = append(rows[i], p)
		}
	}
	return rows, nil
}

// Printed is a series of the paper's numbers; nil where there is none.
func Printed(name string, formula func(n int) *big.Rat) Series {
	return Series{"printed: " + name, true, func(_ *Case, n int) *big.Rat { return formula(n) }}
}

// True is a series of numbers that are established.
func True(name string, value func(t *Case, n int) *big.Rat) Series { return Series{name, false, value} }

// TrueWhole is a series of whole numbers that are established.
func TrueWhole(name string, value func(t *Case, n int) int) Series {
	return True(name, func(t *Case, n int) *big.Rat { return big.NewRat(int64(value(t, n)), 1) })
}

// Sizes lists the numbers from one to another.
func Sizes(from, to int) []int {
	var list []int
	for n := from; n <= to; n++ {
		list = append(list, n)
	}
	return list
}
