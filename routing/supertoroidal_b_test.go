package routing_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// plainB is algorithm B as the paper words it, with a search for q and r.
func plainB(t *testing.T, net cayley, s, d uint32) uint32 {
	ck, cl, c := net.Sides()[0], net.Sides()[1], net.Sides()[2]
	h := net.Product(net.Inverse(d), s)
	x, y, z := net.Coordinates(h)[0], net.Coordinates(h)[1], net.Coordinates(h)[2]
	j := y + cl*z
	if 2*x >= ck {
		x -= ck
	}
	if 2*j >= c*cl {
		j -= c * cl
	}
	type pair struct{ q, r int }
	var found []pair
	for q := -c/2 - 1; q <= c/2+1; q++ {
		if r := j - q*(cl-1); -(cl-2)/2 <= r && r <= (cl-2)/2 {
			found = append(found, pair{q, r})
		}
	}
	if len(found) != 1 {
		t.Fatalf("%s: j = %d is %v", net.Name(), j, found)
	}
	q, r := found[0].q, found[0].r
	switch {
	case r > 0:
		return net.Product(s, net.At(0, -1, -1)) // j falls by 1
	case r < 0:
		return net.Product(s, net.At(0, 1, 0))
	case q != 0 || x < 0:
		return net.Product(s, net.At(1, 0, 0))
	case x > 0:
		return net.Product(s, net.At(-1, 0, 0))
	}
	return s
}

// TestGammaB holds B and its table, at all pairs, against the paper's words.
func TestGammaB(t *testing.T) {
	deep.NotShort(t)
	for _, p := range [][3]int{{4, 1, 1}, {4, 2, 1}, {4, 1, 2}, {4, 2, 3}, {6, 1, 1}, {6, 1, 2}} {
		net := gammaNet(t, p[0], p[1], p[2])
		for _, name := range []string{"gamma-b", "gamma-b-table"} {
			_, r := router(t, name, net.Name())
			for s := range uint32(net.Order()) {
				for d := range uint32(net.Order()) {
					got, _ := r.Next(s, d, "")
					if want := plainB(t, net, s, d); got != want {
						t.Fatalf("%s on %s: %s to %s by %s, want %s", name, net.Name(), net.Label(s), net.Label(d), net.Label(got), net.Label(want))
					}
				}
			}
		}
	}
}

// TestGammaBDefect recomputes the smallest counterexample of GammaB's comment.
func TestGammaBDefect(t *testing.T) {
	g, r := router(t, "gamma-b", "Gamma(4,1,1)")
	got := exhaust(g, r)
	// By hand: j = 2 = 1·3 − 1, up to 3; r = 0, so along x, to 3·5 ≡ −1 (mod 16); up
	// to 0; back along x.
	net := network(t, "Gamma(4,1,1)").(cayley)
	want := []uint32{net.At(0, 2, 0), net.At(0, 3, 0), net.At(1, 3, 3), net.At(1, 0, 0), 0}
	if route := routing.Follow(g, r, want[0], 0); !slices.Equal(route.Path, want) {
		t.Errorf("the route is %d, want %d", route.Path, want)
	}
	if got.delivered != got.pairs || len(got.detour) == 0 || levels(g, got.detour[0])[got.detour[len(got.detour)-1]] != 2 {
		t.Errorf("%d of %d delivered, the first detour is %d, want one at distance 2", got.delivered, got.pairs, got.detour)
	}
	// By hand for cl ≥ 6: j = cl+1, down to cl−1; along x, to (cl−1)(cl+1) ≡ −1; up to
	// 0; back along x.
	for name, hops := range map[string]int{"Gamma(4,1,1)": 6, "Gamma(4,2,1)": 8, "Gamma(4,2,2)": 6, "Gamma(6,1,1)": 6, "Gamma(8,2,1)": 6} {
		g, r := router(t, "gamma-b", name)
		v := network(t, name).(cayley).At(1, 1, 1)
		if route := routing.Follow(g, r, v, 0); route.Outcome != routing.Delivered || route.Hops() != hops || levels(g, v)[0] != 2 {
			t.Errorf("%s: the route from (1,1,1) is %d, want %d hops at distance 2", name, route.Path, hops)
		}
	}
}

func TestGammaBRefusals(t *testing.T) {
	for _, on := range []string{"Gamma(2,1,1)", "Gamma(3,1,1)", "Gamma(5,1,1)", "Torus(4,4)"} {
		for _, name := range []string{"gamma-b", "gamma-b-table"} {
			if _, err := routing.New(name, network(t, on)); !errors.Is(err, routing.ErrRouter) {
				t.Errorf("%s on %s: %v", name, on, err)
			}
		}
	}
	if _, err := routing.NewGammaB(gammaNet(t, 4, 1, 1), routing.GammaSigns{1, 1, 0, 1, 1}); !errors.Is(err, routing.ErrRouter) {
		t.Errorf("signs of 0: %v", err)
	}
	if _, err := routing.New("gamma-minimal", network(t, "Torus(4,4)")); !errors.Is(err, routing.ErrRouter) {
		t.Errorf("gamma-minimal on a torus: %v", err)
	}
}

// ExampleGammaB prints the most hops of algorithm B beside the paper's bound
// ck/2 + cl/2 + c/2 + 2 and the diameter, the hops of all ordered pairs beside
// the distances, and the largest quotient of hops and distance.
func ExampleGammaB() {
	fmt.Println("network       bound  most  diameter       hops  distances  stretch")
	for _, c := range []int{4, 6, 8} {
		for k := 1; k <= 3; k++ {
			for l := 1; l <= 3; l++ {
				net, err := topology.New("Gamma", c, k, l)
				if err != nil {
					fmt.Println(err)
					return
				}
				r, err := routing.New("gamma-b", net)
				if err != nil {
					fmt.Println(err)
					return
				}
				n := uint32(net.Order())
				most, diameter, hops, distances, worst, at := 0, 0, 0, 0, 0, 1
				for v, d := range levels(net.CSR(), 0) {
					if v == 0 {
						continue
					}
					h, d := routing.Follow(net.CSR(), r, uint32(v), 0).Hops(), int(d)
					most, diameter, hops, distances = max(most, h), max(diameter, d), hops+h, distances+d
					if h*at > worst*d {
						worst, at = h, d
					}
				}
				// Every destination sees what 0 does.
				fmt.Printf("%s  %5d %5d %9d %10d %10d  %4d/%d\n", net.Name(), (c*k+c*l+c)/2+2, most, diameter, hops*int(n), distances*int(n), worst, at)
			}
		}
	}
	// Output:
	// network       bound  most  diameter       hops  distances  stretch
	// Gamma(4,1,1)      8     8         6      17408      12800     6/2
	// Gamma(4,1,2)     10     8         6      74240      62464     6/2
	// Gamma(4,1,3)     12    10         8     200448     172032     6/2
	// Gamma(4,2,1)     10    10         6      86016      62464     8/2
	// Gamma(4,2,2)     12    10         8     362496     296960     6/2
	// Gamma(4,2,3)     14    12        10     949248     798720     6/2
	// Gamma(4,3,1)     12    12         8     230400     172032     8/2
	// Gamma(4,3,2)     14    12        10     963072     798720     6/2
	// Gamma(4,3,3)     16    14        12    2467584    2096640     6/2
	// Gamma(6,1,1)     11    11         8     264384     198288     6/2
	// Gamma(6,1,2)     14    12         9    1231200     992736     6/2
	// Gamma(6,1,3)     17    15        12    3363120    2787696     6/2
	// Gamma(6,2,1)     14    14         9    1337472     992736    11/3
	// Gamma(6,2,2)     17    15        12    6044544    4857408     6/2
	// Gamma(6,2,3)     20    18        15   15971904   13242528     6/2
	// Gamma(6,3,1)     17    17        12    3639168    2787696    11/3
	// Gamma(6,3,2)     20    18        15   16119648   13242528     6/2
	// Gamma(6,3,3)     23    21        18   41605488   35096976     6/2
	// Gamma(8,1,1)     14    14         8    1867776    1362944     6/2
	// Gamma(8,1,2)     18    16        12    9052160    7084032     6/2
	// Gamma(8,1,3)     22    20        16   24883200   20235264     6/2
	// Gamma(8,2,1)     18    18        12    9568256    7084032    14/4
	// Gamma(8,2,2)     22    20        16   44597248   35467264     6/2
	// Gamma(8,2,3)     26    24        20  118407168   97585152     6/2
	// Gamma(8,3,1)     22    22        16   26247168   20235264    14/4
	// Gamma(8,3,2)     26    24        20  119218176   97585152     6/2
	// Gamma(8,3,3)     30    28        24  308883456  260140032     6/2
}
