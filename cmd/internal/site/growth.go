package site

import (
	"fmt"
	"math"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"

	"topocert/cmd/internal/growth"
)

const growthPlace = "growth/index.html"

// growthJob is a job of the page on growth: its finding, and its checking if there
// is one, in one drawing.
type growthJob struct {
	Name        string
	File, Dark  string
	Alternative string
	Series      []growthSeries
}

type growthSeries struct {
	growth.Series
	Rows []growthRow
	// Fit and MemoryFit are percentages.
	Fit, MemoryFit string
}

type growthRow struct {
	Network       string
	Order         int
	Seconds, Said string // measured, and by the law
	Bytes         string
}

// growthPage writes how the main jobs grow, if that was measured.
func (s *site) growthPage() error {
	if len(s.Growth) == 0 {
		return nil
	}
	view := struct {
		page
		Width, Height int
		Jobs          []growthJob
	}{page: s.head("Growth", growthPlace, growthPlace), Width: chartWidth * 4 / 3, Height: chartHeight * 4 / 3}
	for _, series := range byJob(s.Growth) {
		j := growthJob{Name: series[0].Name}
		stem := strings.ReplaceAll(j.Name, " ", "-")
		j.File, j.Dark = stem+".svg", stem+"-dark.svg"
		for name, colours := range map[string]palette{j.File: day(), j.Dark: night()} {
			svg, err := drawGrowth(series, colours)
			if err != nil {
				return err
			}
			if err := s.file("growth/"+name, svg); err != nil {
				return err
			}
		}
		var laws []string
		for _, x := range series {
			laws = append(laws, fmt.Sprintf("%s: %s", x.Name, x.Time))
			j.Series = append(j.Series, rowsOf(x))
		}
		j.Alternative = fmt.Sprintf("Seconds over the order N, for N from %d to %d, both axes logarithmic. Laws: %s.",
			series[0].Points[0].Order, series[0].Points[len(series[0].Points)-1].Order, strings.Join(laws, "; "))
		view.Jobs = append(view.Jobs, j)
	}
	return s.write(growthPlace, "growth", view)
}

// byJob puts the series of a job together: "flow, checked" goes with "flow".
func byJob(all []growth.Series) [][]growth.Series {
	var jobs [][]growth.Series
	for _, x := range all {
		name, _, second := strings.Cut(x.Name, ", ")
		if last := len(jobs) - 1; second && last >= 0 && jobs[last][0].Name == name {
			jobs[last] = append(jobs[last], x)
			continue
		}
		jobs = append(jobs, []growth.Series{x})
	}
	return jobs
}

func rowsOf(x growth.Series) growthSeries {
	out := growthSeries{Series: x, Fit: percent(x.Time), MemoryFit: percent(x.Memory)}
	for _, p := range x.Points {
		row := growthRow{Network: p.Network, Order: p.Order, Seconds: seconds(p.Seconds), Said: "–", Bytes: quantity(p.Bytes)}
		if x.Time.Kind != growth.None {
			row.Said = seconds(x.Time.At(p.Order))
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

func percent(l growth.Law) string {
	if l.Kind == growth.None {
		return "–"
	}
	return fmt.Sprintf("%.1f %%", 100*l.Fit)
}

// seconds writes a time with two digits, quantity a number of bytes with a unit.
func seconds(s float64) string {
	for _, unit := range []struct {
		name string
		size float64
	}{{"s", 1}, {"ms", 1e-3}} {
		if s >= unit.size {
			return fmt.Sprintf("%.3g %s", s/unit.size, unit.name)
		}
	}
	return fmt.Sprintf("%.3g µs", s/1e-6)
}

func quantity(bytes uint64) string {
	switch {
	case bytes >= 1e6:
		return fmt.Sprintf("%.3g MB", float64(bytes)/1e6)
	case bytes >= 1e3:
		return fmt.Sprintf("%.3g kB", float64(bytes)/1e3)
	}
	return fmt.Sprintf("%d B", bytes)
}

// drawGrowth draws the seconds of a job's series over the order, both logarithmic,
// and their laws as dashed lines.
func drawGrowth(series []growth.Series, colours palette) ([]byte, error) {
	p := newPlot(series[0].Name, "N", "seconds", colours)
	p.X.Scale, p.Y.Scale = plot.LogScale{}, plot.LogScale{}
	p.X.Tick.Marker, p.Y.Tick.Marker = plot.LogTicks{Prec: -1}, plot.LogTicks{Prec: -1}
	for k, x := range series {
		style := seriesStyle(k+1, colours)
		var xy plotter.XYs
		for _, point := range x.Points {
			xy = append(xy, plotter.XY{X: float64(point.Order), Y: point.Seconds})
		}
		dots, err := plotter.NewScatter(xy)
		if err != nil {
			return nil, fmt.Errorf("site: the growth of %s: %w", x.Name, err)
		}
		dots.Color, dots.Shape, dots.Radius = style.colour, style.shape, style.radius
		p.Add(dots)
		if x.Time.Kind == growth.None {
			p.Legend.Add(x.Name, dots)
			continue
		}
		law := plotter.NewFunction(func(n float64) float64 { return x.Time.At(int(math.Round(n))) })
		law.XMin, law.XMax = xy[0].X, xy[len(xy)-1].X
		law.Color, law.Dashes, law.Width = style.colour, []vg.Length{vg.Points(4), vg.Points(3)}, vg.Points(1.2)
		p.Add(law)
		p.Legend.Add(fmt.Sprintf("%s: %s", x.Name, x.Time), law, dots)
	}
	// Room for the legend: on this scale a factor.
	p.Y.Max *= 1 + math.Pow(p.Y.Max/p.Y.Min, 0.35)
	return drawPlot(p, series[0].Name)
}
