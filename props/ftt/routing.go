package ftt

import (
	"fmt"
	"topocert/props"

	"topocert/topology"
)

// routingClaims lists what is claimed of the steps of the routing procedures.
func routingClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/routeA-overlap", Kind: props.Algorithm, Section: "5.A",
			Quote:  "If (s>=D) ... If (s<=D)",
			Formal: "the conditions of steps 2 and 4, s ≥ D and s ≤ D with s = |Δx| + |Δy|, never hold for the same pair of vertices",
			Note:   "D, called the diameter, is n − 2 by Theorem 1",
			Readings: []props.Reading{
				family().All(func(t *props.Case, p []int) { overlap(t, p[0], p[0]-2) }).Named("D = n − 2"),
				family().All(func(t *props.Case, p []int) { overlap(t, p[0], t.Diameter(net(t, p[0]))) }).Named("D the true diameter"),
			},
			Correction: &props.Correction{"with s > D in step 2 exactly one of the two conditions holds for every pair, D = n − 2", family().All(func(t *props.Case, p []int) {
				n, d := p[0], p[0]-2
				for s := range 2*n - 1 {
					t.Want((s > d) != (s <= d), "n = %d: s = %d meets both conditions or none", n, s)
				}
			})},
		},
		{
			ID: "ftt/routeB-case12-walk", Kind: props.Algorithm, Section: "5.B cases 1,2",
			Quote:  "Next positions are (i,j+1),(i+1,j+1),and (i+1,j-1)",
			Formal: "when the mesh link (i,j)–(k,l) is faulty, (i,j), the three printed positions in their order, and (k,l) are each a neighbour of the one before",
			Note:   "all four branches of both cases; (i+1,j-11) is read as (i+1,j-1); first the links whose printed positions all exist",
			Readings: []props.Reading{
				family().And([]int{100}, []int{101}).All(func(t *props.Case, p []int) { detours(t, p[0], true, printedWalk) }).Named("links whose printed positions exist"),
				family().All(func(t *props.Case, p []int) { detours(t, p[0], false, printedWalk) }).Named("all mesh links"),
			},
			Correction: &props.Correction{"the first two printed positions lead from (i,j) to a neighbour of (k,l): the walk is right without the third, for every mesh link",
				family().And([]int{100}, []int{101}).All(func(t *props.Case, p []int) { detours(t, p[0], false, shortWalk) })},
		},
		{
			ID: "ftt/routeB-case12-alternatives", Kind: props.Algorithm, Section: "5.B cases 1,2",
			Quote:  "Next positions are ...",
			Formal: "when the mesh link (i,j)–(k,l) is faulty, each of the three printed positions is a neighbour of (i,j)",
			Note:   "the positions read as alternatives for the next hop; only links whose printed positions all exist",
			Readings: []props.Reading{
				family().All(func(t *props.Case, p []int) { detours(t, p[0], true, alternatives) }),
			},
			Correction: &props.Correction{"the first printed position is a neighbour of (i,j) for every mesh link; the second and third never are",
				family().And([]int{100}, []int{101}).All(func(t *props.Case, p []int) { detours(t, p[0], false, firstOnly) })},
		},
		{
			ID: "ftt/routeB-case34", Kind: props.Algorithm, Section: "5.B cases 3,4",
			Quote:  "if(x=Mid-1) Next position is (x+n-1,w_x)",
			Formal: "when the wrap-around link at place x of a side is faulty, the step to the printed next place, the wrap-around link there and one step more make a detour of three hops",
			Note:   "a statement about the links, from either end; x+n−1 is taken modulo n first; then x is the place at one end only",
			Readings: []props.Reading{
				family().All(func(t *props.Case, p []int) { wrapDetours(t, net(t, p[0]), printedPlace, 0, p[0]-1) }).Named("x+n−1 modulo n"),
				even().And([]int{100}).All(func(t *props.Case, p []int) { wrapDetours(t, net(t, p[0]), printedPlace, 0, p[0]-1) }).Named("x+n−1 modulo n, even n"),
				family().All(func(t *props.Case, p []int) {
					n, x := p[0], p[0]/2-1
					t.Want(x+n-1 < n, "n = %d, x = Mid − 1 = %d: x+n−1 = %d is no place of a side, which ends at %d", n, x, x+n-1, n-1)
				}).Named("x+n−1 as printed"),
				family().And([]int{100}, []int{101}).All(func(t *props.Case, p []int) {
					for _, net := range []*topology.FTT{net(t, p[0]), roundedUp(t, p[0])} {
						wrapDetours(t, net, printedPlace, p[0]-1)
					}
				}).Named("x+n−1 modulo n, from the right or upper end, Mid = ⌊n/2⌋ and ⌈n/2⌉"),
				family().All(func(t *props.Case, p []int) { wrapDetours(t, net(t, p[0]), printedPlace, 0) }).Named("x+n−1 modulo n, from the left or lower end"),
			},
			Correction: &props.Correction{"the printed rule, x+n−1 modulo n, makes a detour of three hops around every wrap-around link, if at the left or lower end it tests x = n−1−Mid in place of x = Mid−1",
				family().And([]int{100}, []int{101}).All(func(t *props.Case, p []int) { wrapDetours(t, net(t, p[0]), mendedPlace, 0, p[0]-1) })},
		},
		{
			ID: "ftt/routeB-typo", Kind: props.Text, Section: "5.B case 2",
			Quote:    "(i+1,j-11)",
			Formal:   "the position (i+1,j−11), printed for j > l and i < n−1, exists and is a neighbour of the position before it, (i+1,j)",
			Readings: []props.Reading{family().All(func(t *props.Case, p []int) { typo(t, p[0], 11) })},
			Correction: &props.Correction{"(i+1,j−1) exists and is a neighbour of (i+1,j)",
				family().And([]int{100}, []int{101}).All(func(t *props.Case, p []int) { typo(t, p[0], 1) })},
		},
	}
}

func overlap(t *props.Case, n, d int) {
	for x := range n {
		for y := range n {
			s := x + y
			t.Want(!(s >= d && s <= d), "n = %d, D = %d: from (0,0) to (%d,%d) s = %d, so that both s ≥ D and s ≤ D hold", n, d, x, y, s)
		}
	}
}

// position is a pair of coordinates, which need not exist.
type position [2]int

func (a position) plus(axis, by int) position {
	a[axis] += by
	return a
}

func (a position) exists(n int) bool {
	return 0 <= a[0] && a[0] < n && 0 <= a[1] && a[1] < n
}

// linked tells whether both positions exist and a link joins them.
func (a position) linked(net *topology.FTT, b position) bool {
	return a.exists(net.N) && b.exists(net.N) && net.CSR().HasEdge(net.At(a[0], a[1]), net.At(b[0], b[1]))
}

func (a position) text() string { return fmt.Sprintf("(%d,%d)", a[0], a[1]) }

// nextPositions are the positions printed in cases 1 and 2 for a faulty mesh
// link from u to v: one step aside, one on, and the printed third. The step
// aside is +1, at the far border −1; all eight printed lines follow this.
func nextPositions(n int, u, v position) [3]position {
	along := 0
	if u[0] == v[0] {
		along = 1
	}
	on, aside := v[along]-u[along], 1
	if u[1-along] == n-1 {
		aside = -1
	}
	first := u.plus(1-along, aside)
	return [3]position{first, first.plus(along, on), v.plus(1-along, -aside)}
}

// detours tries every mesh link in both directions.
func detours(t *props.Case, n int, existing bool, try func(t *props.Case, net *topology.FTT, u, v position, next [3]position)) {
	t.Computed()
	net := net(t, n)
	for i := range n {
		for j := range n {
			u := position{i, j}
			for _, v := range []position{u.plus(0, 1), u.plus(0, -1), u.plus(1, 1), u.plus(1, -1)} {
				next := nextPositions(n, u, v)
				all := next[0].exists(n) && next[1].exists(n) && next[2].exists(n)
				if v.exists(n) && (all || !existing) {
					try(t, net, u, v, next)
				}
			}
		}
	}
}

func printedWalk(t *props.Case, net *topology.FTT, u, v position, next [3]position) {
	wantWalk(t, net, u, next[0], next[1], next[2], v)
}

func shortWalk(t *props.Case, net *topology.FTT, u, v position, next [3]position) {
	wantWalk(t, net, u, next[0], next[1], v)
}

func wantWalk(t *props.Case, net *topology.FTT, walk ...position) {
	u, v := walk[0], walk[len(walk)-1]
	for k, a := range walk[1:] {
		t.Want(a.exists(net.N), "FTT(%d), link %s–%s faulty: the printed position %s does not exist", net.N, u.text(), v.text(), a.text())
		t.Want(walk[k].linked(net, a), "FTT(%d), link %s–%s faulty: no link joins %s and %s", net.N, u.text(), v.text(), walk[k].text(), a.text())
	}
}

func alternatives(t *props.Case, net *topology.FTT, u, v position, next [3]position) {
	for _, a := range next {
		t.Want(u.linked(net, a), "FTT(%d), link %s–%s faulty: the printed position %s is no neighbour of %s", net.N, u.text(), v.text(), a.text(), u.text())
	}
}

func firstOnly(t *props.Case, net *topology.FTT, u, v position, next [3]position) {
	for k, a := range next {
		t.Want(u.linked(net, a) == (k == 0), "FTT(%d), link %s–%s faulty: position %s", net.N, u.text(), v.text(), a.text())
	}
}

// printedPlace is the place that cases 3 and 4 print for a faulty wrap-around
// link at place x, whichever end it is at.
func printedPlace(net *topology.FTT, _, x int) int { return nextPlace(net.N, net.Mid-1, x) }

// mendedPlace is the place by the rule that suits the end: the links at places
// x and x+1 of the upper end part at x = Mid−1, at the lower end at x = n−1−Mid.
func mendedPlace(net *topology.FTT, end, x int) int {
	if end == 0 {
		return nextPlace(net.N, net.N-1-net.Mid, x)
	}
	return printedPlace(net, end, x)
}

// nextPlace is one place back modulo n at the place tested for and at the last,
// one on at the others.
func nextPlace(n, tested, x int) int {
	switch {
	case x == tested:
		return (x + n - 1) % n
	case x < n-1:
		return x + 1
	}
	return x - 1
}

// wrapDetours looks for a detour of three hops around every wrap-around link,
// from the given ends, by the wrap-around link at the given place.
func wrapDetours(t *props.Case, net *topology.FTT, place func(net *topology.FTT, end, x int) int, ends ...int) {
	t.Computed()
	for axis := range 2 {
		for _, end := range ends {
			wraps := wraps(net, axis, end)
			for x := range net.N {
				wantDetour(t, net, axis, end, x, wraps, place(net, end, x))
			}
		}
	}
}

func wantDetour(t *props.Case, net *topology.FTT, axis, end, x int, wraps [][]int, place int) {
	far := net.N - 1 - end
	for y := range net.N {
		t.Want(len(wraps[y]) == 1, "%s of FTT(%d) has %d wrap-around links", net.Label(side(net, axis, end, y)), net.N, len(wraps[y]))
	}
	u, v := side(net, axis, end, x), side(net, axis, far, wraps[x][0])
	a, b := side(net, axis, end, place), side(net, axis, far, wraps[place][0])
	t.Want(net.CSR().HasEdge(u, a), "FTT(%d), link %s–%s faulty: %s is no neighbour of %s", net.N, net.Label(u), net.Label(v), net.Label(a), net.Label(u))
	t.Want(net.CSR().HasEdge(b, v), "FTT(%d), link %s–%s faulty; by %s one comes to %s, no neighbour of %s", net.N, net.Label(u), net.Label(v), net.Label(a), net.Label(b), net.Label(v))
}

func typo(t *props.Case, n, back int) {
	t.Computed()
	net := net(t, n)
	for i := range n - 1 {
		for j := 1; j < n; j++ {
			before, printed := position{i + 1, j}, position{i + 1, j - back}
			t.Want(printed.exists(n), "n = %d, i = %d, j = %d: the position (i+1,j−%d) = %s does not exist", n, i, j, back, printed.text())
			t.Want(before.linked(net, printed), "n = %d: no link joins %s and %s", n, before.text(), printed.text())
		}
	}
}
