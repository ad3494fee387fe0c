package props

import (
	"context"
	"fmt"
	"math/big"

	"topocert/certificates/formula"
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
	// formula has the value at a size, if it has one.
	formula *formula.Formula
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
			t, err := l.try(ctx, ctx, false, func(t *Case) {
				v, _ := t.evaluate(s.formula, formula.Env{c.Parameter: big.NewRat(int64(n), 1)})
				p.Value, _ = v.Exact()
			})
			if err != nil {
				return nil, fmt.Errorf("the chart %s at %s = %d: %w", c.Name, c.Parameter, n, err)
			}
			if !s.Printed && p.Value != nil {
				p.Evidence, p.Certificates = t.evidence(), l.Names(t.statements)
				l.store.Keep(t.statements...)
			}
			rows[i] = append(rows[i], p)
		}
	}
	return rows, nil
}
