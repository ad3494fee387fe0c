package props

import (
	"fmt"

	"topocert/topology"
)

// fttRoutingClaims lists what is claimed of the steps of the routing procedures.
func fttRoutingClaims() []*Claim {
	return []*Claim{
		{
			ID: "ftt/routeA-overlap", Kind: Algorithm, Section: "5.A",
			Quote:  "If (s>=D) ... If (s<=D)",
			Formal: "the conditions of steps 2 and 4, s ≥ D and s ≤ D with s = |Δx| + |Δy|, never hold for the same pair of vertices",
			Note:   "D, called the diameter, is n − 2 by Theorem 1",
			Readings: []Reading{
				fttFamily().All(func(t *Trial, p []int) { fttOverlap(t, p[0], p[0]-2) }).named("D = n − 2"),
				fttFamily().All(func(t *Trial, p []int) { fttOverlap(t, p[0], t.Diameter(fttNet(t, p[0]))) }).named("D the true diameter"),
			},
			Correction: &Correction{"with s > D in step 2 exactly one of the two conditions holds for every pair, D = n − 2", fttFamily().All(func(t *Trial, p []int) {
				n, d := p[0], p[0]-2
				for s := range 2*n - 1 {
					t.Want((s > d) != (s <= d), "n = %d: s = %d meets both conditions or none", n, s)
				}
			})},
		},
		{
			ID: "ftt/routeB-case12-walk", Kind: Algorithm, Section: "5.B cases 1,2",
			Quote:  "Next positions are (i,j+1),(i+1,j+1),and (i+1,j-1)",
			Formal: "when the mesh link (i,j)–(k,l) is faulty, (i,j), the three printed positions in their order, and (k,l) are each a neighbour of the one before",
			Note:   "all four branches of both cases; (i+1,j-11) is read as (i+1,j-1); first the links whose printed positions all exist",
			Readings: []Reading{
				fttFamily().and([]int{100}, []int{101}).All(func(t *Trial, p []int) { fttDetours(t, p[0], true, fttPrintedWalk) }).named("links whose printed positions exist"),
				fttFamily().All(func(t *Trial, p []int) { fttDetours(t, p[0], false, fttPrintedWalk) }).named("all mesh links"),
			},
			Correction: &Correction{"the first two printed positions lead from (i,j) to a neighbour of (k,l): the walk is right without the third, for every mesh link",
				fttFamily().and([]int{100}, []int{101}).All(func(t *Trial, p []int) { fttDetours(t, p[0], false, fttShortWalk) })},
		},
		{
			ID: "ftt/routeB-case12-alternatives", Kind: Algorithm, Section: "5.B cases 1,2",
			Quote:  "Next positions are ...",
			Formal: "when the mesh link (i,j)–(k,l) is faulty, each of the three printed positions is a neighbour of (i,j)",
			Note:   "the positions read as alternatives for the next hop; only links whose printed positions all exist",
			Readings: []Reading{
				fttFamily().All(func(t *Trial, p []int) { fttDetours(t, p[0], true, fttAlternatives) }),
			},
			Correction: &Correction{"the first printed position is a neighbour of (i,j) for every mesh link; the second and third never are",
				fttFamily().and([]int{100}, []int{101}).All(func(t *Trial, p []int) { fttDetours(t, p[0], false, fttFirstOnly) })},
		},
		{
			ID: "ftt/routeB-case34", Kind: Algorithm, Section: "5.B cases 3,4",
			Quote:  "if(x=Mid-1) Next position is (x+n-1,w_x)",
			Formal: "when the wrap-around link at place x of a side is faulty, the step to the printed next place, the wrap-around link there and one step more make a detour of three hops",
			Note:   "a statement about the links, from either end; x+n−1 is taken modulo n first; then x is the place at one end only",
			Readings: []Reading{
				fttFamily().All(func(t *Trial, p []int) { fttWrapDetours(t, fttNet(t, p[0]), fttPrintedPlace, 0, p[0]-1) }).named("x+n−1 modulo n"),
				fttEven().and([]int{100}).All(func(t *Trial, p []int) { fttWrapDetours(t, fttNet(t, p[0]), fttPrintedPlace, 0, p[0]-1) }).named("x+n−1 modulo n, even n"),
				fttFamily().All(func(t *Trial, p []int) {
					n, x := p[0], p[0]/2-1
					t.Want(x+n-1 < n, "n = %d, x = Mid − 1 = %d: x+n−1 = %d is no place of a side, which ends at %d", n, x, x+n-1, n-1)
				}).named("x+n−1 as printed"),
				fttFamily().and([]int{100}, []int{101}).All(func(t *Trial, p []int) {
					for _, net := range []*topology.FTT{fttNet(t, p[0]), fttRoundedUp(t, p[0])} {
						fttWrapDetours(t, net, fttPrintedPlace, p[0]-1)
					}
				}).named("x+n−1 modulo n, from the right or upper end, Mid = ⌊n/2⌋ and ⌈n/2⌉"),
				fttFamily().All(func(t *Trial, p []int) { fttWrapDetours(t, fttNet(t, p[0]), fttPrintedPlace, 0) }).named("x+n−1 modulo n, from the left or lower end"),
			},
			Correction: &Correction{"the printed rule, x+n−1 modulo n, makes a detour of three hops around every wrap-around link, if at the left or lower end it tests x = n−1−Mid in place of x = Mid−1",
				fttFamily().and([]int{100}, []int{101}).All(func(t *Trial, p []int) { fttWrapDetours(t, fttNet(t, p[0]), fttMendedPlace, 0, p[0]-1) })},
		},
		{
			ID: "ftt/routeB-typo", Kind: Text, Section: "5.B case 2",
			Quote:    "(i+1,j-11)",
			Formal:   "the position (i+1,j−11), printed for j > l and i < n−1, exists and is a neighbour of the position before it, (i+1,j)",
			Readings: []Reading{fttFamily().All(func(t *Trial, p []int) { fttTypo(t, p[0], 11) })},
			Correction: &Correction{"(i+1,j−1) exists and is a neighbour of (i+1,j)",
				fttFamily().and([]int{100}, []int{101}).All(func(t *Trial, p []int) { fttTypo(t, p[0], 1) })},
		},
	}
}

func fttOverlap(t *Trial, n, d int) {
	for x := range n {
		for y := range n {
			s := x + y
			t.Want(!(s >= d && s <= d), "n = %d, D = %d: from (0,0) to (%d,%d) s = %d, so that both s ≥ D and s ≤ D hold", n, d, x, y, s)
		}
	}
}

// fttPosition is a pair of coordinates, which need not exist.
type fttPosition [2]int

func (a fttPosition) plus(axis, by int) fttPosition {
	a[axis] += by
	return a
}

func (a fttPosition) exists(n int) bool {
	return 0 <= a[0] && a[0] < n && 0 <= a[1] && a[1] < n
}

// linked tells whether both positions exist and a link joins them.
func (a fttPosition) linked(net *topology.FTT, b fttPosition) bool {
	return a.exists(net.N) && b.exists(net.N) && net.CSR().HasEdge(net.At(a[0], a[1]), net.At(b[0], b[1]))
}

func (a fttPosition) text() string { return fmt.Sprintf("(%d,%d)", a[0], a[1]) }

// fttNextPositions are the positions printed in cases 1 and 2 for a faulty mesh
// link from u to v: one step aside, one on, and the printed third. The step
// aside is +1, at the far border −1; all eight printed lines follow this.
func fttNextPositions(n int, u, v fttPosition) [3]fttPosition {
	along := 0
	if u[0] == v[0] {
		along = 1
	}
	on, aside := v[along]-u[along], 1
	if u[1-along] == n-1 {
		aside = -1
	}
	first := u.plus(1-along, aside)
	return [3]fttPosition{first, first.plus(along, on), v.plus(1-along, -aside)}
}

// fttDetours tries every mesh link in both directions.
func fttDetours(t *Trial, n int, existing bool, try func(t *Trial, net *topology.FTT, u, v fttPosition, next [3]fttPosition)) {
	t.Computed()
	net := fttNet(t, n)
	for i := range n {
		for j := range n {
			u := fttPosition{i, j}
			for _, v := range []fttPosition{u.plus(0, 1), u.plus(0, -1), u.plus(1, 1), u.plus(1, -1)} {
				next := fttNextPositions(n, u, v)
				all := next[0].exists(n) && next[1].exists(n) && next[2].exists(n)
				if v.exists(n) && (all || !existing) {
					try(t, net, u, v, next)
				}
			}
		}
	}
}

func fttPrintedWalk(t *Trial, net *topology.FTT, u, v fttPosition, next [3]fttPosition) {
	fttWantWalk(t, net, u, next[0], next[1], next[2], v)
}

func fttShortWalk(t *Trial, net *topology.FTT, u, v fttPosition, next [3]fttPosition) {
	fttWantWalk(t, net, u, next[0], next[1], v)
}

func fttWantWalk(t *Trial, net *topology.FTT, walk ...fttPosition) {
	u, v := walk[0], walk[len(walk)-1]
	for k, a := range walk[1:] {
		t.Want(a.exists(net.N), "FTT(%d), link %s–%s faulty: the printed position %s does not exist", net.N, u.text(), v.text(), a.text())
		t.Want(walk[k].linked(net, a), "FTT(%d), link %s–%s faulty: no link joins %s and %s", net.N, u.text(), v.text(), walk[k].text(), a.text())
	}
}

func fttAlternatives(t *Trial, net *topology.FTT, u, v fttPosition, next [3]fttPosition) {
	for _, a := range next {
		t.Want(u.linked(net, a), "FTT(%d), link %s–%s faulty: the printed position %s is no neighbour of %s", net.N, u.text(), v.text(), a.text(), u.text())
	}
}

func fttFirstOnly(t *Trial, net *topology.FTT, u, v fttPosition, next [3]fttPosition) {
	for k, a := range next {
		t.Want(u.linked(net, a) == (k == 0), "FTT(%d), link %s–%s faulty: position %s", net.N, u.text(), v.text(), a.text())
	}
}

// fttPrintedPlace is the place that cases 3 and 4 print for a faulty wrap-around
// link at place x, whichever end it is at.
func fttPrintedPlace(net *topology.FTT, _, x int) int { return fttNextPlace(net.N, net.Mid-1, x) }

// fttMendedPlace is the place by the rule that suits the end: the links at places
// x and x+1 of the upper end part at x = Mid−1, at the lower end at x = n−1−Mid.
func fttMendedPlace(net *topology.FTT, end, x int) int {
	if end == 0 {
		return fttNextPlace(net.N, net.N-1-net.Mid, x)
	}
	return fttPrintedPlace(net, end, x)
}

// fttNextPlace is one place back modulo n at the place tested for and at the last,
// one on at the others.
func fttNextPlace(n, tested, x int) int {
	switch {
	case x == tested:
		return (x + n - 1) % n
	case x < n-1:
		return x + 1
	}
	return x - 1
}

// fttWrapDetours looks for a detour of three hops around every wrap-around link,
// from the given ends, by the wrap-around link at the given place.
func fttWrapDetours(t *Trial, net *topology.FTT, place func(net *topology.FTT, end, x int) int, ends ...int) {
	t.Computed()
	for axis := range 2 {
		for _, end := range ends {
			wraps := fttWraps(net, axis, end)
			for x := range net.N {
				fttWantDetour(t, net, axis, end, x, wraps, place(net, end, x))
			}
		}
	}
}

func fttWantDetour(t *Trial, net *topology.FTT, axis, end, x int, wraps [][]int, place int) {
	far := net.N - 1 - end
	for y := range net.N {
		t.Want(len(wraps[y]) == 1, "%s of FTT(%d) has %d wrap-around links", net.Label(fttSide(net, axis, end, y)), net.N, len(wraps[y]))
	}
	u, v := fttSide(net, axis, end, x), fttSide(net, axis, far, wraps[x][0])
	a, b := fttSide(net, axis, end, place), fttSide(net, axis, far, wraps[place][0])
	t.Want(net.CSR().HasEdge(u, a), "FTT(%d), link %s–%s faulty: %s is no neighbour of %s", net.N, net.Label(u), net.Label(v), net.Label(a), net.Label(u))
	t.Want(net.CSR().HasEdge(b, v), "FTT(%d), link %s–%s faulty; by %s one comes to %s, no neighbour of %s", net.N, net.Label(u), net.Label(v), net.Label(a), net.Label(b), net.Label(v))
}

func fttTypo(t *Trial, n, back int) {
	t.Computed()
	net := fttNet(t, n)
	for i := range n - 1 {
		for j := 1; j < n; j++ {
			before, printed := fttPosition{i + 1, j}, fttPosition{i + 1, j - back}
			t.Want(printed.exists(n), "n = %d, i = %d, j = %d: the position (i+1,j−%d) = %s does not exist", n, i, j, back, printed.text())
			t.Want(before.linked(net, printed), "n = %d: no link joins %s and %s", n, before.text(), printed.text())
		}
	}
}
