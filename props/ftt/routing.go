package ftt

import (
	"fmt"

	"topocert/props"
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
				overlap("n - 2").Named("D = n − 2"),
				overlap("diameter(FTT(n))").Named("D the true diameter"),
			},
			Correction: corrected("with s > D in step 2 exactly one of the two conditions holds for every pair, D = n − 2",
				lengths().Holds("(s > n - 2) != (s <= n - 2)", "n = {n}: s = {s} meets both conditions or none")),
		},
		{
			ID: "ftt/routeB-case12-walk", Kind: props.Algorithm, Section: "5.B cases 1,2",
			Quote:  "Next positions are (i,j+1),(i+1,j+1),and (i+1,j-1)",
			Formal: "when the mesh link (i,j)–(k,l) is faulty, (i,j), the three printed positions in their order, and (k,l) are each a neighbour of the one before",
			Note:   "all four branches of both cases; (i+1,j-11) is read as (i+1,j-1); first the links whose printed positions all exist",
			Readings: []props.Reading{
				printedWalk(true).Named("links whose printed positions exist"),
				printedWalk(false).Named("all mesh links"),
			},
			Correction: corrected("the first two printed positions lead from (i,j) to a neighbour of (k,l): the walk is right without the third, for every mesh link",
				props.Over(family().And([]int{100}, []int{101}), func(t *props.Case, n int) { detours(t, n, shortWalk) })),
		},
		{
			ID: "ftt/routeB-case12-alternatives", Kind: props.Algorithm, Section: "5.B cases 1,2",
			Quote:    "Next positions are ...",
			Formal:   "when the mesh link (i,j)–(k,l) is faulty, each of the three printed positions is a neighbour of (i,j)",
			Note:     "the positions read as alternatives for the next hop; only links whose printed positions all exist",
			Readings: []props.Reading{alternatives()},
			Correction: corrected("the first printed position is a neighbour of (i,j) for every mesh link; the second and third never are",
				props.Over(family().And([]int{100}, []int{101}), func(t *props.Case, n int) { detours(t, n, firstOnly) })),
		},
		{
			ID: "ftt/routeB-case34", Kind: props.Algorithm, Section: "5.B cases 3,4",
			Quote:  "if(x=Mid-1) Next position is (x+n-1,w_x)",
			Formal: "when the wrap-around link at place x of a side is faulty, the step to the printed next place, the wrap-around link there and one step more make a detour of three hops",
			Note:   "a statement about the links, from either end; x+n−1 is taken modulo n first; then x is the place at one end only",
			Readings: []props.Reading{
				printedDetours("0, 1").Named("x+n−1 modulo n"),
				props.Over(even().And([]int{100}), func(t *props.Case, n int) { wrapDetours(t, t.Net("FTT(%d)", n), n/2, printedPlace, 0, n-1) }).Named("x+n−1 modulo n, even n"),
				family().Holds("floor(n/2) - 1 + n - 1 < n",
					"n = {n}, x = Mid − 1 = {floor(n/2) - 1}: x+n−1 = {floor(n/2) - 1 + n - 1} is no place of a side, which ends at {n - 1}").Named("x+n−1 as printed"),
				props.Over(family().And([]int{100}, []int{101}), func(t *props.Case, n int) {
					wrapDetours(t, t.Net("FTT(%d)", n), n/2, printedPlace, n-1)
					wrapDetours(t, roundedUp(t, n), (n+1)/2, printedPlace, n-1)
				}).Named("x+n−1 modulo n, from the right or upper end, Mid = ⌊n/2⌋ and ⌈n/2⌉"),
				printedDetours("0").Named("x+n−1 modulo n, from the left or lower end"),
			},
			Correction: corrected("the printed rule, x+n−1 modulo n, makes a detour of three hops around every wrap-around link, if at the left or lower end it tests x = n−1−Mid in place of x = Mid−1",
				props.Over(family().And([]int{100}, []int{101}), func(t *props.Case, n int) { wrapDetours(t, t.Net("FTT(%d)", n), n/2, mendedPlace, 0, n-1) })),
		},
		{
			ID: "ftt/routeB-typo", Kind: props.Text, Section: "5.B case 2",
			Quote:  "(i+1,j-11)",
			Formal: "the position (i+1,j−11), printed for j > l and i < n−1, exists and is a neighbour of the position before it, (i+1,j)",
			Readings: []props.Reading{typo().Holds("0 <= j - 11 && distance(FTT(n), n*(i + 1) + j, n*(i + 1) + j - 11) == 1",
				"n = {n}, i = {i}, j = {j}: the position (i+1,j−11) = ({i + 1},{j - 11}) does not exist")},
			Correction: corrected("(i+1,j−1) exists and is a neighbour of (i+1,j)", props.Over(family().And([]int{100}, []int{101}), mendedTypo)),
		},
	}
}

// lengths is the sums s = |Δx| + |Δy| of pairs of vertices of FTT(n).
func lengths() props.Family {
	return props.Family{Domain: "n ≥ 4, 0 ≤ s ≤ 2n − 2", For: "n >= 4, s in 0..2*n - 2", Order: "n*n", Case: "n={n}"}
}

// overlap is the reading that s ≥ D and s ≤ D never hold together. The witness is a
// pair with that s, the first of which is (0,0).
func overlap(d string) props.Reading {
	return lengths().Holds("!(s >= "+d+" && s <= "+d+")",
		"n = {n}, D = {"+d+"}: from (0,0) to ({max(0, s - n + 1)},{min(s, n - 1)}) s = {s}, so that both s ≥ D and s ≤ D hold")
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
func (a position) linked(net *props.Net, b position) bool {
	n := net.Sides()[0]
	return a.exists(n) && b.exists(n) && net.HasEdge(net.At(a[0], a[1]), net.At(b[0], b[1]))
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
func detours(t *props.Case, n int, try func(t *props.Case, net *props.Net, u, v position, next [3]position)) {
	net := t.Net("FTT(%d)", n)
	for i := range n {
		for j := range n {
			u := position{i, j}
			for _, v := range []position{u.plus(0, 1), u.plus(0, -1), u.plus(1, 1), u.plus(1, -1)} {
				if v.exists(n) {
					try(t, net, u, v, nextPositions(n, u, v))
				}
			}
		}
	}
}

func shortWalk(t *props.Case, net *props.Net, u, v position, next [3]position) {
	wantWalk(t, net, u, next[0], next[1], v)
}

func wantWalk(t *props.Case, net *props.Net, walk ...position) {
	u, v := walk[0], walk[len(walk)-1]
	for k, a := range walk[1:] {
		t.Want(a.exists(net.Sides()[0]), "%s, link %s–%s faulty: the printed position %s does not exist", net.Name(), u.text(), v.text(), a.text())
		t.Want(walk[k].linked(net, a), "%s, link %s–%s faulty: no link joins %s and %s", net.Name(), u.text(), v.text(), walk[k].text(), a.text())
	}
}

func firstOnly(t *props.Case, net *props.Net, u, v position, next [3]position) {
	for k, a := range next {
		t.Want(u.linked(net, a) == (k == 0), "%s, link %s–%s faulty: position %s", net.Name(), u.text(), v.text(), a.text())
	}
}

// printedPlace is the place that cases 3 and 4 print for a faulty wrap-around
// link at place x, whichever end it is at.
func printedPlace(n, mid, _, x int) int { return nextPlace(n, mid-1, x) }

// mendedPlace is the place by the rule that suits the end: the links at places
// x and x+1 of the upper end part at x = Mid−1, at the lower end at x = n−1−Mid.
func mendedPlace(n, mid, end, x int) int {
	if end == 0 {
		return nextPlace(n, n-1-mid, x)
	}
	return printedPlace(n, mid, end, x)
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
func wrapDetours(t *props.Case, net *props.Net, mid int, place func(n, mid, end, x int) int, ends ...int) {
	n := net.Sides()[0]
	for axis := range 2 {
		for _, end := range ends {
			wraps := wraps(net, axis, end)
			for x := range n {
				wantDetour(t, net, axis, end, x, wraps, place(n, mid, end, x))
			}
		}
	}
}

func wantDetour(t *props.Case, net *props.Net, axis, end, x int, wraps [][]int, place int) {
	n := net.Sides()[0]
	far := n - 1 - end
	for y := range n {
		t.Want(len(wraps[y]) == 1, "%s of %s has %d wrap-around links", net.Label(side(net, axis, end, y)), net.Name(), len(wraps[y]))
	}
	u, v := side(net, axis, end, x), side(net, axis, far, wraps[x][0])
	a, b := side(net, axis, end, place), side(net, axis, far, wraps[place][0])
	t.Want(net.HasEdge(u, a), "%s, link %s–%s faulty: %s is no neighbour of %s", net.Name(), net.Label(u), net.Label(v), net.Label(a), net.Label(u))
	t.Want(net.HasEdge(b, v), "%s, link %s–%s faulty; by %s one comes to %s, no neighbour of %s", net.Name(), net.Label(u), net.Label(v), net.Label(a), net.Label(b), net.Label(v))
}

// typo is the positions (i,j) of FTT(n) for which (i+1,j−11) is printed. The vertex
// (x,y) is number nx + y.
func typo() props.Family {
	return props.Family{Domain: "n ≥ 4, i < n − 1, j > 0", For: "n >= 4, i in 0..n - 2, j in 1..n - 1", Order: "n*n", Case: "n={n}"}
}

func mendedTypo(t *props.Case, n int) {
	net := t.Net("FTT(%d)", n)
	for i := range n - 1 {
		for j := 1; j < n; j++ {
			before, mended := position{i + 1, j}, position{i + 1, j - 1}
			t.Want(mended.exists(n), "n = %d, i = %d, j = %d: the position %s does not exist", n, i, j, mended.text())
			t.Want(before.linked(net, mended), "n = %d: no link joins %s and %s", n, before.text(), mended.text())
		}
	}
}
