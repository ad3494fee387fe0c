package ftt

import (
	"fmt"

	"topocert/props"
)

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
