package routing_test

import (
	"fmt"
	"slices"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// fttPrinted is procedure A written down again, path by path instead of hop by
// hop: it returns the vertices that the message visits, at most limit paths long.
func fttPrinted(net topology.Grid, c routing.FTTReading, s, d [2]int, limit int) (visited []uint32, delivered bool) {
	n, mid := net.Sides()[0], net.Sides()[0]/2
	D := n - 2
	if c.TrueD {
		D = (3*n + 1) / 4
	}
	at, ok := s, true
	visited = []uint32{net.At(s[0], s[1])}
	arrive := func(p [2]int) bool {
		if delivered || !ok {
			return false
		}
		if ok = min(p[0], p[1]) >= 0 && max(p[0], p[1]) < n; ok {
			at = p
			visited = append(visited, net.At(p[0], p[1]))
			delivered = p == d
		}
		return ok
	}
	hops := func(axis, count int) { // as signed: positive is right or up
		for ; count != 0; count -= count / max(count, -count) {
			p := at
			p[axis] += count / max(count, -count)
			if !arrive(p) {
				return
			}
		}
	}
	wrap := func(axis int) {
		p := at
		if at[axis] == 0 {
			p[axis], p[1-axis] = n-1, (at[1-axis]+mid)%n
		} else {
			p[axis], p[1-axis] = 0, (at[1-axis]+n-mid)%n
		}
		arrive(p)
	}
	for range limit {
		dx, dy := at[0]-d[0], at[1]-d[1]
		s := max(dx, -dx) + max(dy, -dy)
		step2 := s >= D && !c.Above || s > D
		switch {
		case step2:
			axis := 1 // of the wrap-around link
			if max(dx, -dx) <= max(dy, -dy) {
				axis = 0
			}
			side := 1 - axis
			switch {
			case at[axis] == 0 && at[side] > mid:
				hops(side, map[routing.FTTCount]int{
					routing.FTTToRight: n - 1 - mid, routing.FTTToLeft: -(n - 1 - mid), routing.FTTToBorder: n - 1 - at[side],
					routing.FTTToMid: -(at[side] - mid), routing.FTTToPlace: n - 1 - mid - at[side],
				}[c.Count])
			case at[axis] == 0:
				hops(side, -at[side])
			case at[axis] > mid:
				hops(axis, n-1-at[axis])
			default:
				hops(axis, -at[axis])
			}
			wrap(axis)
		case !c.Inside:
			return visited, delivered
		default:
			for axis, delta := range [2]int{dx, dy} {
				if delta <= 0 && !c.Hops {
					hops(axis, delta)
				} else {
					hops(axis, -delta)
				}
			}
			return visited, delivered
		}
		if delivered || !ok {
			return visited, delivered
		}
	}
	return visited, delivered
}

func TestFTTRouteA(t *testing.T) {
	deep.NotShort(t)
	for n := 4; n <= deep.Cases(4, 6, 7); n++ {
		net := network(t, fmt.Sprintf("FTT(%d)", n)).(topology.Grid)
		for _, c := range routing.FTTCombinations() {
			r := routing.NewFTTRouteA(n, c)
			bad := 0
			for s := range uint32(n * n) {
				for d := range uint32(n * n) {
					if s == d {
						continue
					}
					got := routing.Follow(net.CSR(), r, s, d)
					a, b := net.Coordinates(s), net.Coordinates(d)
					want, delivered := fttPrinted(net, c, [2]int{a[0], a[1]}, [2]int{b[0], b[1]}, 4*n*n)
					same := slices.Equal(got.Path, want)
					if got.Outcome == routing.Livelock {
						same = slices.Equal(got.Path, want[:min(len(want), len(got.Path))])
					}
					if !same || delivered != (got.Outcome == routing.Delivered) {
						t.Fatalf("%v in %s from %d to %d: got %v %v, want %v, delivered %t", c, net.Name(), s, d, got.Path, got.Outcome, want, delivered)
					}
					if !delivered {
						bad++
					}
				}
			}
			if bad == 0 {
				t.Errorf("%v in %s delivers every pair, its doc comment says no reading does", c, net.Name())
			}
		}
	}
}

// TestFTTRouteADefects recomputes the doc comment's counterexamples.
func TestFTTRouteADefects(t *testing.T) {
	for _, c := range []struct {
		reading routing.FTTReading
		s, d    string
		outcome routing.Outcome
		path    string
	}{
		{routing.FTTReading{}, "(0,0)", "(0,1)", routing.Stopped, "(0,0)"},
		{routing.FTTReading{Inside: true}, "(0,0)", "(0,1)", routing.Left, "(0,0)"},
		{routing.FTTReading{Inside: true, Hops: true, Above: true}, "(3,0)", "(0,1)", routing.Left, "(3,0)"},
		{routing.FTTReading{Inside: true, Hops: true, Above: true, TrueD: true, Count: routing.FTTToBorder}, "(2,3)", "(0,0)", routing.Livelock, "(2,3)(1,3)(0,3)(3,1)(3,0)(1,3)(0,3)"},
	} {
		net := network(t, "FTT(4)")
		s, _ := net.Vertex(c.s)
		d, _ := net.Vertex(c.d)
		got := routing.Follow(net.CSR(), routing.NewFTTRouteA(4, c.reading), s, d)
		path := ""
		for _, v := range got.Path {
			path += net.Label(v)
		}
		if got.Outcome != c.outcome || path != c.path {
			t.Errorf("%v from %s to %s: got %s %s, want %s %s", c.reading, c.s, c.d, path, got.Outcome, c.path, c.outcome)
		}
	}
}

func TestFTTReadings(t *testing.T) {
	readings := routing.FTTReadings()
	if len(readings) != 5+10+20 { // see FTTReadings
		t.Errorf("got %d readings, want 35", len(readings))
	}
	if readings[0] != (routing.FTTReading{}) {
		t.Errorf("got %v first, want the text by the letter", readings[0])
	}
	names := make(map[string]bool)
	for _, r := range readings {
		names[fmt.Sprint(r)] = true
		router(t, r.String(), "FTT(5)")
	}
	if len(names) != len(readings) {
		t.Errorf("%d names for %d readings", len(names), len(readings))
	}
}
