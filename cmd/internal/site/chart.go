//go:build !js

package site

import (
	"bytes"
	"fmt"
	"image/color"
	"math"
	"math/big"
	"slices"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"

	"topocert/props"
)

// newChart draws a chart and writes its table.
func newChart(c props.Chart, points [][]props.Point) (*chart, error) {
	out := &chart{Chart: c, File: c.Name + ".svg", Dark: c.Name + "-dark.svg"}
	differ, compared := []int{}, 0
	printed, truth := firstOf(c.Series, true), firstOf(c.Series, false)
	for i, row := range points {
		r := chartRow{Size: c.Sizes[i]}
		for _, p := range row {
			cell := chartCell{p, "–"}
			if p.Value != nil {
				cell.Text = short(p.Value)
			}
			r.Cells = append(r.Cells, cell)
		}
		if printed >= 0 && truth >= 0 && row[printed].Value != nil && row[truth].Value != nil && !c.Approximate {
			compared++
			if r.Compared = true; row[printed].Value.Cmp(row[truth].Value) != 0 {
				r.Differs = true
				differ = append(differ, c.Sizes[i])
			}
		}
		out.Rows = append(out.Rows, r)
	}
	first, last := c.Sizes[0], c.Sizes[len(c.Sizes)-1]
	out.Alternative = fmt.Sprintf("%s for %s from %d to %d. ", c.Title, c.Parameter, first, last)
	switch {
	case c.Approximate:
		out.Alternative += "The printed formula leaves an error term open, so the two are not compared."
	case compared == 0:
		out.Alternative += "The paper prints no formula."
	case len(differ) == 0 && compared < len(points):
		out.Alternative += "The printed values and the true ones are the same where both are given."
	case len(differ) == 0:
		out.Alternative += "The printed values and the true ones are the same."
	case len(differ) == len(points):
		out.Alternative += "The printed values differ from the true ones everywhere."
	default:
		out.Alternative += fmt.Sprintf("The printed value is not the true one for %s = %s.", c.Parameter, numbers(differ))
	}
	out.Alternative += " The table has all values."
	var err error
	if out.svg, err = drawChart(&c, points, day()); err != nil {
		return nil, err
	}
	out.darkSVG, err = drawChart(&c, points, night())
	return out, err
}

func firstOf(series []props.Series, printed bool) int {
	return slices.IndexFunc(series, func(s props.Series) bool { return s.Printed == printed })
}

// short writes a value, rounded to four decimals if it is not whole.
func short(x *big.Rat) string {
	if x.IsInt() {
		return x.Num().String()
	}
	return x.FloatString(4)
}

// numbers lists some: "2, 4 and 6".
func numbers(list []int) string {
	text := strings.ReplaceAll(strings.Trim(fmt.Sprint(list), "[]"), " ", ", ")
	if last := strings.LastIndex(text, ", "); last >= 0 {
		return text[:last] + " and" + text[last+1:]
	}
	return text
}

// drawChart draws the series; they differ in the shape of the points and the
// dashes of the lines as well as in colour.
func drawChart(c *props.Chart, points [][]props.Point, colours palette) ([]byte, error) {
	p := newPlot(c.Title, c.Parameter, c.Quantity, colours)
	p.X.Tick.Marker, p.Y.Tick.Marker = wholeTicks{}, wholeTicks{}
	p.Y.Min = 0
	most := 0.0
	for k, s := range c.Series {
		var xy plotter.XYs
		for i, row := range points {
			if v := row[k].Value; v != nil {
				y, _ := v.Float64()
				xy = append(xy, plotter.XY{X: float64(c.Sizes[i]), Y: y})
				most = max(most, y)
			}
		}
		if len(xy) == 0 {
			continue
		}
		l, dots, err := plotter.NewLinePoints(xy)
		if err != nil {
			return nil, fmt.Errorf("the chart %s: %w", c.Name, err)
		}
		style := seriesStyle(k, colours)
		l.Color, l.Dashes, l.Width = style.colour, style.dashes, vg.Points(1.6)
		dots.Color, dots.Shape, dots.Radius = style.colour, style.shape, style.radius
		p.Add(l, dots)
		p.Legend.Add(s.Name, l, dots)
	}
	margin := 0.04 * (p.X.Max - p.X.Min)
	p.X.Min, p.X.Max = p.X.Min-margin, p.X.Max+margin
	p.Y.Max = 1.3 * max(most, 1)   // room for the legend
	p.Y.Min = -0.03 * max(most, 1) // room for a point at 0
	return drawPlot(p, c.Name)
}

// newPlot returns an empty drawing in the colours of the pages.
func newPlot(title, x, y string, colours palette) *plot.Plot {
	p := plot.New()
	p.Title.Text, p.X.Label.Text, p.Y.Label.Text = title, x, y
	p.BackgroundColor = colours.ground
	p.Title.Padding = vg.Points(8)
	sans(&p.Title.TextStyle, 14, colours.ink)
	sans(&p.Legend.TextStyle, 11, colours.ink)
	for _, axis := range []*plot.Axis{&p.X, &p.Y} {
		sans(&axis.Label.TextStyle, 12, colours.ink)
		sans(&axis.Tick.Label, 11, colours.ink)
		axis.Color, axis.Tick.Color = colours.ink, colours.ink
	}
	p.Legend.Top, p.Legend.Left = true, true
	p.Legend.Padding = vg.Points(3)
	lines := plotter.NewGrid()
	lines.Vertical.Width = 0
	lines.Horizontal.Color = colours.grid
	p.Add(lines)
	return p
}

// drawPlot returns a drawing as SVG.
func drawPlot(p *plot.Plot, name string) ([]byte, error) {
	canvas := vgsvg.New(vg.Points(chartWidth), vg.Points(chartHeight))
	p.Draw(draw.New(canvas))
	var out bytes.Buffer
	if _, err := canvas.WriteTo(&out); err != nil {
		return nil, fmt.Errorf("the chart %s: %w", name, err)
	}
	// A reader may not have the font that the layout was made with.
	return bytes.ReplaceAll(out.Bytes(), []byte("font-family:Liberation Sans"), []byte("font-family:Liberation Sans,Arial,Helvetica,sans-serif")), nil
}

// sans sets a text's font and colour.
func sans(style *text.Style, size float64, ink color.Color) {
	style.Color = ink
	style.Font.Typeface, style.Font.Variant, style.Font.Size = "Liberation", "Sans", vg.Points(size)
}

type lineStyle struct {
	colour color.Color
	dashes []vg.Length
	shape  draw.GlyphDrawer
	radius vg.Length
}

// palette holds the colours of a chart. Ground and ink are those of the pages; the
// ink and those of the series have contrast 4.5:1 with the ground.
type palette struct {
	ground, ink, grid color.RGBA
	series            [4]color.RGBA
}

func day() palette {
	return palette{
		ground: color.RGBA{0xff, 0xff, 0xff, 0xff}, ink: color.RGBA{0x1b, 0x1f, 0x24, 0xff}, grid: color.RGBA{0xdd, 0xdd, 0xdd, 0xff},
		series: [4]color.RGBA{{0xb0, 0x2a, 0x1c, 0xff}, {0x0b, 0x5c, 0xad, 0xff}, {0x4d, 0x6b, 0x12, 0xff}, {0x6a, 0x3d, 0x9a, 0xff}},
	}
}

func night() palette {
	return palette{
		ground: color.RGBA{0x14, 0x17, 0x1b, 0xff}, ink: color.RGBA{0xe8, 0xea, 0xed, 0xff}, grid: color.RGBA{0x36, 0x3d, 0x47, 0xff},
		series: [4]color.RGBA{{0xff, 0x9d, 0x8d, 0xff}, {0x8f, 0xc1, 0xff, 0xff}, {0xb9, 0xd9, 0x6f, 0xff}, {0xd2, 0xb0, 0xff, 0xff}},
	}
}

// seriesStyle returns how series k is drawn.
func seriesStyle(k int, colours palette) lineStyle {
	styles := [len(colours.series)]lineStyle{
		{dashes: []vg.Length{vg.Points(6), vg.Points(3)}, shape: thickRing{}, radius: 5},
		{shape: draw.CircleGlyph{}, radius: 3},
		{dashes: []vg.Length{vg.Points(2), vg.Points(2)}, shape: draw.SquareGlyph{}, radius: 3.5},
		{dashes: []vg.Length{vg.Points(8), vg.Points(2), vg.Points(2), vg.Points(2)}, shape: draw.TriangleGlyph{}, radius: 3.5},
	}
	k %= len(styles)
	styles[k].colour = colours.series[k]
	return styles[k]
}

// thickRing marks a printed value, so that it shows around a true one in the same
// place.
type thickRing struct{}

// DrawGlyph draws the ring.
func (thickRing) DrawGlyph(c *draw.Canvas, sty draw.GlyphStyle, at vg.Point) {
	c.SetLineStyle(draw.LineStyle{Color: sty.Color, Width: vg.Points(1.6)})
	var p vg.Path
	p.Move(vg.Point{X: at.X + sty.Radius, Y: at.Y})
	p.Arc(at, sty.Radius, 0, 2*math.Pi)
	p.Close()
	c.Stroke(p)
}

// wholeTicks marks whole numbers, at most a dozen.
type wholeTicks struct{}

// Ticks returns the marks of an axis.
func (wholeTicks) Ticks(low, high float64) []plot.Tick {
	step := 1
	for _, next := range []int{2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000} {
		if (high-low)/float64(step) <= 12 {
			break
		}
		step = next
	}
	var ticks []plot.Tick
	for n := int(low); float64(n) <= high; n++ {
		if n%step == 0 && float64(n) >= low {
			ticks = append(ticks, plot.Tick{Value: float64(n), Label: fmt.Sprint(n)})
		}
	}
	return ticks
}
