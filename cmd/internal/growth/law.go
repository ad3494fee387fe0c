package growth

import (
	"fmt"
	"math"
)

// Law is a law of growth with the order N.
type Law struct {
	// Kind is Power, Exponential or Root; None if there are too few points.
	Kind Kind
	// Factor and Rate are c and r of the Kind's formula.
	Factor, Rate float64
	// Fit is the share of the logarithms' variance that the law explains, at most 1.
	Fit float64
}

// Kind is the form of a law.
type Kind int

const (
	None        Kind = iota
	Power            // c·N^r
	Exponential      // c·r^N
	Root             // c·r^√N
)

// least is the number of points below which no law is looked for.
const least = 4

// String writes the law, without its factor: "N^1.98".
func (l Law) String() string {
	switch l.Kind {
	case Power:
		return fmt.Sprintf("N^%.2f", l.Rate)
	case Exponential:
		return fmt.Sprintf("%.3f^N", l.Rate)
	case Root:
		return fmt.Sprintf("%.2f^√N", l.Rate)
	}
	return "–"
}

// At is what the law says for the order n.
func (l Law) At(n int) float64 {
	switch l.Kind {
	case Power:
		return l.Factor * math.Pow(float64(n), l.Rate)
	case Exponential:
		return l.Factor * math.Pow(l.Rate, float64(n))
	case Root:
		return l.Factor * math.Pow(l.Rate, math.Sqrt(float64(n)))
	}
	return math.NaN()
}

// fit returns the law, of the three kinds, that explains the logarithms of a
// quantity best: in each the logarithm is a straight line, over log N, N or √N, found by least
// squares. Points at which the quantity is 0 are left out.
func fit(points []Point, quantity func(Point) float64) Law {
	var y []float64
	var orders []float64
	for _, p := range points {
		if q := quantity(p); q > 0 {
			y, orders = append(y, math.Log(q)), append(orders, float64(p.Order))
		}
	}
	var best Law
	if len(y) < least {
		return best
	}
	for _, k := range []struct {
		kind Kind
		over func(n float64) float64
	}{{Power, math.Log}, {Exponential, func(n float64) float64 { return n }}, {Root, math.Sqrt}} {
		x := make([]float64, len(orders))
		for i, n := range orders {
			x[i] = k.over(n)
		}
		base, slope, explained, ok := line(x, y)
		if !ok || best.Kind != None && explained <= best.Fit {
			continue
		}
		if k.kind != Power {
			slope = math.Exp(slope)
		}
		best = Law{Kind: k.kind, Factor: math.Exp(base), Rate: slope, Fit: explained}
	}
	return best
}

// line fits y = base + slope·x by least squares, and returns the share of y's variance that
// it explains; ok is false if all x are the same.
func line(x, y []float64) (base, slope, explained float64, ok bool) {
	n := float64(len(x))
	var mx, my float64
	for i := range x {
		mx, my = mx+x[i]/n, my+y[i]/n
	}
	var xx, xy, yy float64
	for i := range x {
		xx += (x[i] - mx) * (x[i] - mx)
		xy += (x[i] - mx) * (y[i] - my)
		yy += (y[i] - my) * (y[i] - my)
	}
	if xx == 0 {
		return 0, 0, 0, false
	}
	slope = xy / xx
	explained = 1
	if yy > 0 {
		explained = xy * xy / (xx * yy)
	}
	return my - slope*mx, slope, explained, true
}
