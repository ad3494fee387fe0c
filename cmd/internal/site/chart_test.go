//go:build !js

package site

import (
	"fmt"
	"image/color"
	"math"
	"math/big"
	"os"
	"strings"
	"testing"

	"topocert/props"
)

// TestPalettes sees that charts have the ground and the ink of the pages, by day and
// by night, and that text and lines have contrast 4.5:1 with the ground, by the
// formula of the Web Content Accessibility Guidelines 2.
func TestPalettes(t *testing.T) {
	css, err := os.ReadFile("style.css")
	if err != nil {
		t.Fatal(err)
	}
	// The day's colours stand first in the style, then the night's.
	_, dark, ok := strings.Cut(string(css), "prefers-color-scheme: dark")
	if !ok {
		t.Fatal("the style has no colours for the night")
	}
	for name, c := range map[string]struct {
		palette
		style string
	}{"day": {day(), string(css)}, "night": {night(), dark}} {
		for property, colour := range map[string]color.RGBA{"--ground": c.ground, "--ink": c.ink} {
			_, rest, _ := strings.Cut(c.style, property+": ")
			got, _, _ := strings.Cut(rest, ";")
			if want := fmt.Sprintf("#%02x%02x%02x", colour.R, colour.G, colour.B); got != want {
				t.Errorf("%s: a chart's %s is %s, the page's %s", name, property, want, got)
			}
		}
		for _, colour := range append(c.series[:], c.ink) {
			if ratio := contrast(colour, c.ground); ratio < 4.5 {
				t.Errorf("%s: contrast %.2f of %v with the ground", name, ratio, colour)
			}
		}
	}
}

func contrast(a, b color.RGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.RGBA) float64 {
	channel := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.03928 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*channel(c.R) + 0.7152*channel(c.G) + 0.0722*channel(c.B)
}

// TestChartTable: where a printed value is not the true one, above or below, the row and the
// text say so.
func TestChartTable(t *testing.T) {
	chart := props.Chart{Name: "c", Title: "T", Parameter: "n", Quantity: "q", Claims: []string{"qt/x"}, Sizes: []int{2, 3, 4}, Series: []props.Series{{Name: "printed", Printed: true}, {Name: "true"}}}
	row := func(printed, truth int64) []props.Point {
		return []props.Point{{Value: big.NewRat(printed, 1)}, {Value: big.NewRat(truth, 2)}}
	}
	c, err := newChart(chart, [][]props.Point{row(1, 4), row(2, 4), row(3, 5)})
	if err != nil {
		t.Fatal(err)
	}
	if !c.Rows[0].Differs || c.Rows[1].Differs || !c.Rows[2].Differs || c.Rows[2].Cells[1].Text != "2.5000" {
		t.Errorf("rows %+v", c.Rows)
	}
	if want := "T for n from 2 to 4. The printed value is not the true one for n = 2 and 4. The table has all values."; c.Alternative != want {
		t.Errorf("%q, want %q", c.Alternative, want)
	}
}
