package supertoroidal

import "topocert/props"

// byFormula compares the formula for the distance with the distance.
func byFormula(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	level := t.Levels(net.Net, 0)
	for _, a := range net.addresses() {
		got, want := net.distance(a), int(level[net.node(a)])
		t.Want(got == want, "%s: by the formula %v has the distance %d from (0,0,0), not %d", net.Name(), a, want, got)
	}
}

// distance returns the least 2(u+v)−|A|−|X| of the formula, by trying all u.
func (g addressGroup) distance(a address) int {
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
