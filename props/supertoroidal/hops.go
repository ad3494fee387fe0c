package supertoroidal

import (
	"math/big"

	"topocert/props"
)

// bound is the bound of the theorem, ck/2 + cl/2 + c/2 + 2.
func bound(p []int) *big.Rat { return half(p[0]*p[1], p[0]*p[2], p[0], 4) }

func bWithin(t *props.Case, p []int) {
	net := gammaNet(t, p)
	most, bound := t.Routes("gamma-b", net).MaxHops(), bound(p)
	t.Want(big.NewRat(int64(most), 1).Cmp(bound) <= 0, "%s: a route of B has %d hops, the bound is %s", net.Name(), most, bound.RatString())
}

// bExactly compares the most hops of B with what they turn out to be.
func bExactly(t *props.Case, p []int) {
	net, want := gammaNet(t, p), bound(p)
	if p[2] >= 2 {
		want.Sub(want, big.NewRat(2, 1))
	}
	most := t.Routes("gamma-b", net).MaxHops()
	t.Want(big.NewRat(int64(most), 1).Cmp(want) == 0, "%s: the longest route of B has %d hops, not %s", net.Name(), most, want.RatString())
}

// bTotal compares the sum of the hops of B over all ordered pairs with the
// formula of the reading.
func bTotal(t *props.Case, p []int) {
	c, k, l := p[0], p[1], p[2]
	along := (l+1)*c*c*(c*l+2)/4 - c*l + 1 // for all j at one x
	if l == 1 {
		along += 2*c - 1
	}
	want := big.NewInt(int64(c*k*along + c*c*l*c*k*c*k/4))
	want.Mul(want, big.NewInt(int64(c*c*c*k*l)))
	net := gammaNet(t, p)
	got := t.Routes("gamma-b", net).TotalHops()
	t.Want(got.Cmp(want) == 0, "%s: the routes of B have %s hops in all, not %s", net.Name(), got, want)
}

// bStretch compares the largest stretch of B with the formula for l ≥ 2, or
// for l = 1 with what it is for c ≤ 8.
func bStretch(t *props.Case, p []int) {
	c, k, l := p[0], p[1], p[2]
	worst := new(big.Rat)
	for s := 2; s <= c; s++ {
		if q := big.NewRat(int64(2*min(s*s/4+1, c/2)), int64(s)); q.Cmp(worst) > 0 {
			worst = q
		}
	}
	want := worst.Add(worst, big.NewRat(1, 1))
	if l == 1 {
		want = big.NewRat(3, 1)
		if k >= 2 {
			want.Add(want, big.NewRat(4, int64(c)))
		}
	}
	net := gammaNet(t, p)
	got := t.Routes("gamma-b", net).Stretch()
	t.Want(got.Cmp(want) == 0, "%s: the stretch of B is %s, not %s", net.Name(), got.RatString(), want.RatString())
}

// bUnbounded says that the case fails unless the stretch is at least √(c/2).
func bUnbounded(t *props.Case, p []int) {
	net := gammaNet(t, p)
	got := t.Routes("gamma-b", net).Stretch()
	t.Want(new(big.Rat).Mul(got, got).Cmp(big.NewRat(int64(p[0]), 2)) >= 0, "%s: the stretch of B is %s, c/2 is %d", net.Name(), got.RatString(), p[0]/2)
}

// listed tries the networks with even c ≤ 8 and k, l ≤ 3.
func listed(try func(t *props.Case, p []int)) props.Reading {
	var all []group
	for _, c := range []int{4, 6, 8} {
		for k := 1; k <= 3; k++ {
			for l := 1; l <= 3; l++ {
				all = append(all, group{c, k, l})
			}
		}
	}
	return props.Each("c = 4, 6, 8; k, l ≤ 3", all, func(t *props.Case, g group) { try(t, []int{g.c, g.k, g.l}) })
}

// formula compares the formula for the distance with the distance.
func formula(t *props.Case, p []int) {
	net := gammaNet(t, p)
	level := t.Levels(net, 0)
	g := groupOf(p)
	for _, a := range g.addresses() {
		got, want := g.distance(a), int(level[net.At(a.x, a.y, a.z)])
		t.Want(got == want, "%s: by the formula %v has the distance %d from (0,0,0), not %d", net.Name(), a, want, got)
	}
}

// distance returns the least 2(u+v)−|A|−|X| of the formula, by trying all u.
func (g group) distance(a address) int {
	ck, cl := g.c*g.k, g.c*g.l
	least := 2*ck + g.c*cl // one way round each
	for _, x := range []int{a.x, a.x - ck} {
		for _, y := range []int{a.y, a.y - cl, a.y + cl} {
			beta := x*y - (a.y-y)/cl - a.z
			if (x < 0) != (y < 0) {
				beta = -beta
			}
			beta = mod(beta, g.c)
			wide, high := gap(x, 0), gap(y, 0)
			targets := []int{beta}
			if beta > 0 {
				targets = append(targets, wide*high+g.c-beta)
			}
			for _, target := range targets {
				for u := max(high, min(1, target)); u <= max(high, target); u++ {
					v := wide
					if target > 0 {
						v = max(v, (target+u-1)/u)
					}
					least = min(least, 2*(u+v)-high-wide)
				}
			}
		}
	}
	return least
}
