package site

import (
	"errors"
	"io"

	"topocert/props"
)

// errSmall is what the program for browsers says of what it has not: charts and PDF would make it twice as large.
var errSmall = errors.New("not in a browser")

func newChart(props.Chart, [][]props.Point) (*chart, error) { return nil, errSmall }

func writePDF(io.Writer, *Table) error { return errSmall }
