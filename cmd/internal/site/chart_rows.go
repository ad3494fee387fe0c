package site

import "topocert/props"

// chart is a chart of claimed against true values, with its numbers as a table.
type chart struct {
	props.Chart
	// File and Dark are the files of the drawing by day and by night.
	File, Dark   string
	Alternative  string
	Rows         []chartRow
	Conditional  []string
	svg, darkSVG []byte
}

type chartRow struct {
	Size  int
	Cells []chartCell
	// Differs tells whether the first true value is not the printed one.
	Compared, Differs bool
}

type chartCell struct {
	props.Point
	Text string
}

// The size of a chart in points. It is small so that its text can still be read
// when a phone makes it as narrow as itself.
const chartWidth, chartHeight = 342, 288
