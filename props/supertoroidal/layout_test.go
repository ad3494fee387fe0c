package supertoroidal

import (
	"context"
	"math"
	"math/big"
	"slices"
	"testing"
	"topocert/props"

	"topocert/topology"
)

// inTrial runs a case by itself and returns how it ended.
func inTrial(t *testing.T, try func(t *props.Case)) *props.Case {
	t.Helper()
	trial, err := (&props.Runner{Session: new(props.Session)}).try(context.Background(), props.Instance{Try: try})
	if err != nil {
		t.Fatal(err)
	}
	return trial
}

func of(t *testing.T, c, k, l int) *topology.Gamma {
	t.Helper()
	net, err := topology.NewGamma(c, k, l)
	if err != nil {
		t.Fatal(err)
	}
	return net
}

// TestSpan encloses sin(π/6) = ½ and the sines that the library computes, within
// 10^−15, and sees that what cannot be told apart is an error.
func TestSpan(t *testing.T) {
	half := sineOfPiOver(6)
	if half.low.Cmp(big.NewRat(1, 2)) > 0 || half.high.Cmp(big.NewRat(1, 2)) < 0 {
		t.Errorf("sin(π/6) lies between %s and %s", half.low.FloatString(20), half.high.FloatString(20))
	}
	for n := 2; n <= 200; n++ {
		s := sineOfPiOver(n)
		low, _ := s.low.Float64()
		high, _ := s.high.Float64()
		if want := math.Sin(math.Pi / float64(n)); low > high || math.Abs(low-want) > 1e-15 || math.Abs(high-want) > 1e-15 {
			t.Errorf("sin(π/%d) between %v and %v, want %v", n, low, high, want)
		}
	}
	_, err := (&props.Runner{Session: new(props.Session)}).try(context.Background(), props.Instance{Try: func(t *props.Case) { t.atMost(half.times(2, 1), exactly(1)) }})
	if err == nil {
		t.Error("2·sin(π/6) was compared with 1")
	}
}

// TestCylinder places the nodes of some cylinders in space, in floating-point
// numbers, and measures every link and the spacing.
func TestCylinder(t *testing.T) {
	for _, p := range [][3]int{{4, 1, 1}, {4, 2, 1}, {4, 1, 3}, {6, 1, 1}, {6, 2, 2}, {8, 1, 1}} {
		net := of(t, p[0], p[1], p[2])
		ck, cl := p[0]*p[1], p[0]*p[2]
		at := make([][3]float64, net.Order())
		for v := range at {
			a := net.Coordinates(uint32(v))
			r := 1/(2*math.Sin(math.Pi/float64(cl))) + float64(topology.Interleave(a[0], ck))
			angle := 2 * math.Pi * float64(a[1]) / float64(cl)
			at[v] = [3]float64{r * math.Cos(angle), r * math.Sin(angle), float64(a[2])}
		}
		square := func(u, v uint32) float64 {
			s := 0.0
			for i := range at[u] {
				s += (at[u][i] - at[v][i]) * (at[u][i] - at[v][i])
			}
			return s
		}
		along, around := 0.0, 0.0
		for u, v := range net.Edges() {
			if net.Coordinate(u, 0) == net.Coordinate(v, 0) {
				around = max(around, square(u, v))
			} else {
				along = max(along, square(u, v))
			}
		}
		inTrial(t, func(trial *props.Case) {
			g := newGammaCylinder(trial, net)
			got, _ := g.longestRound().low.Float64()
			if math.Abs(got-around) > 1e-9 || math.Abs(float64(g.along)-along) > 1e-9 {
				t.Errorf("%s: squares of the longest links %d and %v, want %v and %v", net.Name(), g.along, got, along, around)
			}
		})
		for u := range uint32(net.Order()) {
			for v := range u {
				if square(u, v) < 1-1e-9 {
					t.Fatalf("%s: %s and %s are less than 1 apart", net.Name(), net.Label(u), net.Label(v))
				}
			}
		}
	}
}

// TestTurnedColumns turns the columns of Γ(3,1,1) in all 3^9 ways, and sees that no
// way does with shorter links than the sums round squares allow: (c−1)/4 round a
// ring, c/2 on a straight axis. With the sums of c = 3 both come to a turn that is
// not 0.
func TestTurnedColumns(t *testing.T) {
	const c = 3
	net := of(t, c, 1, 1)
	if trial := inTrial(t, func(t *props.Case) { squares(t, net) }); trial.failed {
		t.Fatal(trial.witness)
	}
	ways, leastRing, leastAxis := 1, c, c
	for range c * c {
		ways *= c
	}
	for way := range ways {
		var turn [c * c]int
		for i, rest := 0, way; i < len(turn); i, rest = i+1, rest/c {
			turn[i] = rest % c
		}
		ring, axis := 0, 0
		for u, v := range net.Edges() {
			height := func(v uint32) int {
				return (net.Coordinate(v, 2) + turn[c*net.Coordinate(v, 0)+net.Coordinate(v, 1)]) % c
			}
			gap := gap(height(u), height(v))
			ring, axis = max(ring, min(gap, c-gap)), max(axis, gap)
		}
		leastRing, leastAxis = min(leastRing, ring), min(leastAxis, axis)
	}
	if 4*leastRing < c-1 || 2*leastAxis < c {
		t.Errorf("links of %d round a ring and of %d on an axis suffice", leastRing, leastAxis)
	}
}

// TestTower measures towers in space, of Γ(4,1,1) and of the torus, for some orders
// of the planes.
func TestTower(t *testing.T) {
	net := of(t, 4, 1, 1)
	torus, err := topology.NewTorus(4, 4, 4)
	if err != nil {
		t.Fatal(err)
	}
	up, down := [4]int{0, 1, 2, 3}, [4]int{3, 1, 0, 2}
	for _, tower := range []tower{
		{groups: up, planes: [4][4]int{up, up, up, up}},
		{groups: up, planes: [4][4]int{up, up, up, down}},
		{groups: interleaved4(), planes: [4][4]int{up, down, down, up}},
	} {
		height := func(y, w int) int { return 4*tower.groups[y] + tower.planes[y][w] }
		layout := net.TowerLayout(height)
		mesh := topology.Place(torus.Order(), func(v uint32) topology.Point {
			// The column of x, as in the tower, and the plane of y and w.
			p := layout.Point(net.At(torus.Coordinate(v, 0), 0, 0))
			return topology.Point{p[0], p[1], height(torus.Coordinate(v, 1), torus.Coordinate(v, 2))}
		})
		square := func(net topology.Network, layout *topology.Layout) (most int) {
			for u, v := range net.CSR().Edges() {
				most = max(most, layout.Square(u, v))
			}
			return most
		}
		inTrial(t, func(trial *props.Case) {
			g, m := newGammaVertical(trial, net).longest(tower), newGammaVertical(trial, torus).longest(tower)
			if g*g != square(net, layout) || m*m != square(torus, mesh) {
				t.Errorf("the longest vertical links have the lengths %d and %d, want √%d and √%d", g, m, square(net, layout), square(torus, mesh))
			}
		})
	}
}

// TestLostLinks renumbers copies in ways that lose links, and sees them lost.
func TestLostLinks(t *testing.T) {
	shifted := func(copy, i, n int) int { return (turned(copy, i, n) + n) % (2 * n) }
	for _, rule := range []rule{
		func(copy, i, n int) int { return i + copy },                   // two nodes become one
		func(copy, i, n int) int { return 2*i + copy },                 // slopes double
		func(copy, i, n int) int { return (i + copy*n + 1) % (2 * n) }, // slopes grow by 1
	} {
		if trial := inTrial(t, func(t *props.Case) { newGammaJoin(t, []int{4, 1, 1}, 1, rule).wantKept(t, 0) }); !trial.failed {
			t.Error("a renumbering that changes slopes loses no link")
		}
	}
	if trial := inTrial(t, func(t *props.Case) { newGammaJoin(t, []int{4, 1, 1}, 1, shifted).wantKept(t, 0) }); trial.failed {
		t.Error("slopes are kept, and yet:", trial.witness)
	}
}

// TestGammaLedgerFollows moves one link of Γ(4,1,1), and sees the verdicts change.
func TestGammaLedgerFollows(t *testing.T) {
	net := of(t, 4, 1, 1)
	g, err := topology.FromEdges(net.Order(), func(yield func(u, v uint32) bool) {
		for u, v := range net.Edges() {
			if u == net.At(0, 0, 0) && v == net.At(1, 0, 0) {
				v = net.At(2, 2, 3)
			}
			if !yield(u, v) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	net.Graph = g
	ids := []string{
		"supertoroidal/ring-outer-link", "supertoroidal/layout-theorem", "supertoroidal/intrinsic-c-links", "supertoroidal/scale-l-no-a-change",
		"supertoroidal/scale-l-no-length-increase", "supertoroidal/scale-k", "supertoroidal/hnet-k-scaling",
	}
	for _, c := range claims() {
		if !slices.Contains(ids, c.ID) {
			continue
		}
		for _, moved := range []bool{false, true} {
			c.Correction = nil
			c.Readings = c.Readings[:1]
			lab, want := new(props.Session), props.Holds
			if moved {
				want = props.Fails
				if _, err := lab.networks.get("Gamma(4,1,1)", func() (topology.Network, error) { return net, nil }); err != nil {
					t.Fatal(err)
				}
			}
			if r := props.decideOne(t, &props.Runner{Session: lab, MaxOrder: 128}, c); r.Verdict != want {
				t.Errorf("%s, link moved: %v: %v, want %v", c.ID, moved, r.Verdict, want)
			}
		}
	}
}
