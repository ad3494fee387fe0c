package supertoroidal

import (
	"context"
	"math"
	"math/big"
	"testing"

	"topocert/props"
	"topocert/topology"
)

// try decides one case by itself.
func try(t *testing.T, decide func(t *props.Case)) (props.Verdict, error) {
	t.Helper()
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	claim := &props.Claim{ID: "supertoroidal/test", Readings: []props.Reading{props.Once("test", decide)}}
	results, err := (&props.Runner{Session: session}).Run(context.Background(), []*props.Claim{claim})
	if err != nil {
		return props.Undecided, err
	}
	if results[0].Witness != nil {
		t.Log(*results[0].Witness)
	}
	return results[0].Verdict, nil
}

// wantVerdict decides one case by itself and compares the verdict.
func wantVerdict(t *testing.T, what string, want props.Verdict, decide func(t *props.Case)) {
	t.Helper()
	if got, err := try(t, decide); err != nil || got != want {
		t.Errorf("%s: %v, %v, want %v", what, got, err, want)
	}
}

// TestSpan encloses sin(π/6) = ½ and the sines that the library computes, within
// 10^−15, and sees that what cannot be told apart is an error.
func TestSpan(t *testing.T) {
	if testing.Short() {
		t.Skip("many roots and sines as fractions")
	}
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
	if _, err := try(t, func(t *props.Case) { atMost(t, half.times(2, 1), exactly(1)) }); err == nil {
		t.Error("2·sin(π/6) was compared with 1")
	}
}

// TestCylinder places the nodes of some cylinders in space, in floating-point
// numbers, and measures every link and the spacing.
func TestCylinder(t *testing.T) {
	if testing.Short() {
		t.Skip("draws many networks")
	}
	for _, p := range [][3]int{{4, 1, 1}, {4, 2, 1}, {4, 1, 3}, {6, 1, 1}, {6, 2, 2}, {8, 1, 1}} {
		wantVerdict(t, "a cylinder", props.Holds, func(c *props.Case) { measureCylinder(c, gamma(c, p[0], p[1], p[2])) })
	}
}

func measureCylinder(t *props.Case, net network) {
	ck, cl := net.c*net.k, net.c*net.l
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
	g := newCylinder(t, net)
	got, _ := g.longestRound().low.Float64()
	t.Want(math.Abs(got-around) <= 1e-9 && math.Abs(float64(g.along)-along) <= 1e-9,
		"%s: squares of the longest links %d and %v, want %v and %v", net.Name(), g.along, got, along, around)
	for u := range uint32(net.Order()) {
		for v := range u {
			t.Want(square(u, v) >= 1-1e-9, "%s: %s and %s are less than 1 apart", net.Name(), net.Label(u), net.Label(v))
		}
	}
}

// TestTurnedColumns turns the columns of Γ(3,1,1) in all 3^9 ways, and sees that no
// way does with shorter links than the sums round squares allow: (c−1)/4 round a
// ring, c/2 on a straight axis. With the sums of c = 3 both come to a turn that is
// not 0.
func TestTurnedColumns(t *testing.T) {
	const c = 3
	wantVerdict(t, "turned columns", props.Holds, func(t *props.Case) {
		net := gamma(t, c, 1, 1)
		squares(t, net)
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
		t.Want(4*leastRing >= c-1 && 2*leastAxis >= c, "links of %d round a ring and of %d on an axis suffice", leastRing, leastAxis)
	})
}

// TestTower measures towers in space, of Γ(4,1,1) and of the torus, for some orders
// of the planes.
func TestTower(t *testing.T) {
	up, down := [4]int{0, 1, 2, 3}, [4]int{3, 1, 0, 2}
	for _, tower := range []tower{
		{groups: up, planes: [4][4]int{up, up, up, up}},
		{groups: up, planes: [4][4]int{up, up, up, down}},
		{groups: interleaved4(), planes: [4][4]int{up, down, down, up}},
	} {
		wantVerdict(t, "a tower", props.Holds, func(t *props.Case) {
			net, torus := gamma(t, 4, 1, 1), t.Net("Torus(4,4,4)")
			height := func(y, w int) int { return 4*tower.groups[y] + tower.planes[y][w] }
			layout := net.typed().TowerLayout(height)
			mesh := topology.Place(torus.Order(), func(v uint32) topology.Point {
				// The column of x, as in the tower, and the plane of y and w.
				p := layout.Point(net.At(torus.Coordinate(v, 0), 0, 0))
				return topology.Point{p[0], p[1], height(torus.Coordinate(v, 1), torus.Coordinate(v, 2))}
			})
			square := func(net *props.Net, layout *topology.Layout) (most int) {
				for u, v := range net.Edges() {
					most = max(most, layout.Square(u, v))
				}
				return most
			}
			g, m := towerLengths(t, tower)
			t.Want(g*g == square(net.Net, layout) && m*m == square(torus, mesh), "the longest vertical links have the lengths %d and %d, want √%d and √%d",
				g, m, square(net.Net, layout), square(torus, mesh))
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
		wantVerdict(t, "a renumbering that changes slopes", props.Fails, func(t *props.Case) { newJoin(t, 4, 1, 1, 1, rule).wantKept(t, 0) })
	}
	wantVerdict(t, "a renumbering that keeps slopes", props.Holds, func(t *props.Case) { newJoin(t, 4, 1, 1, 1, shifted).wantKept(t, 0) })
}

// TestMovedLink moves one link of Γ(4,1,1), and sees that what the claims on layouts
// and on scaling read of the links notices it.
func TestMovedLink(t *testing.T) {
	moved := func(t *props.Case) network {
		_, net := props.Own(t, func() (*topology.Gamma, error) {
			net, err := topology.NewGamma(4, 1, 1)
			if err != nil {
				return nil, err
			}
			net.Graph, err = topology.FromEdges(net.Order(), func(yield func(u, v uint32) bool) {
				for u, v := range net.Edges() {
					if u == net.At(0, 0, 0) && v == net.At(1, 0, 0) {
						v = net.At(2, 2, 3)
					}
					if !yield(u, v) {
						return
					}
				}
			})
			return net, err
		})
		return network{net, addressGroup{4, 1, 1}}
	}
	whole := func(t *props.Case) network { return gamma(t, 4, 1, 1) }
	for name, see := range map[string]func(t *props.Case, net network){
		"squares":  squares,
		"cylinder": func(t *props.Case, net network) { newCylinder(t, net) },
		"join along x": func(t *props.Case, net network) {
			j := newJoin(t, 4, 1, 1, 0, printed)
			j.old = net
			j.wantCutAt(t, [2]int{1, 3})
		},
		"join along y": func(t *props.Case, net network) {
			j := newJoin(t, 4, 1, 1, 1, turned)
			j.old = net
			j.wantKept(t, 0)
		},
	} {
		wantVerdict(t, name, props.Holds, func(t *props.Case) { see(t, whole(t)) })
		wantVerdict(t, name+", link moved", props.Fails, func(t *props.Case) { see(t, moved(t)) })
	}
	wantVerdict(t, "squares of the torus, where no column is turned", props.Fails, func(t *props.Case) {
		squares(t, network{t.Net("Torus(4,4,4)"), addressGroup{4, 1, 1}})
	})
}
