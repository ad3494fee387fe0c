package growth

import (
	"context"
	"errors"
	"math"
	"testing"
	"time"
)

// TestFit recovers the law of numbers that were made by one.
func TestFit(t *testing.T) {
	for _, want := range []Law{
		{Kind: Power, Factor: 3e-9, Rate: 2.5},
		{Kind: Exponential, Factor: 1e-6, Rate: 1.25},
		{Kind: Root, Factor: 2e-5, Rate: 2.75},
	} {
		var points []Point
		for _, n := range []int{9, 16, 25, 36, 49, 64} {
			points = append(points, Point{Order: n, Seconds: want.At(n)})
		}
		got := fit(points, func(p Point) float64 { return p.Seconds })
		if got.Kind != want.Kind || math.Abs(got.Rate-want.Rate) > 1e-9 || math.Abs(got.Factor/want.Factor-1) > 1e-9 || got.Fit < 0.999999 {
			t.Errorf("%v: got %+v, want %+v", want, got, want)
		}
	}
	few := []Point{{Order: 4, Seconds: 1}, {Order: 8, Seconds: 2}, {Order: 16, Seconds: 4}, {Order: 32}}
	if got := fit(few, func(p Point) float64 { return p.Seconds }); got.Kind != None || got.String() != "–" || !math.IsNaN(got.At(5)) {
		t.Errorf("three points: %v, want no law", got)
	}
	same := []Point{{Order: 4, Seconds: 1}, {Order: 4, Seconds: 2}, {Order: 4, Seconds: 4}, {Order: 4, Seconds: 3}}
	if got := fit(same, func(p Point) float64 { return p.Seconds }); got.Kind != None {
		t.Errorf("one order: %v, want no law", got)
	}
}

// TestMeasure does every job on a few networks.
func TestMeasure(t *testing.T) {
	told := 0
	all, err := Measure(t.Context(), 2*time.Millisecond, func(string) { told++ })
	if err != nil {
		t.Fatal(err)
	}
	if told != len(jobs()) || len(all) < told {
		t.Errorf("%d jobs told, %d series, want %d jobs", told, len(all), len(jobs()))
	}
	for _, s := range all {
		if len(s.Points) == 0 {
			t.Errorf("%s: no points", s.Name)
		}
		for i, p := range s.Points {
			if p.Seconds <= 0 || p.Bytes == 0 || i > 0 && p.Order <= s.Points[i-1].Order {
				t.Errorf("%s: %+v", s.Name, p)
			}
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Measure(ctx, time.Second, func(string) {}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}
