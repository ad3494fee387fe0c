package ftt

import (
	"fmt"

	"topocert/props"
)

// routeBClaims lists what is claimed of the steps of the fault-tolerant routing,
// procedure B.
func routeBClaims() []*props.Claim {
	return []*props.Claim{
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

// failing is a limit on the order for statements in many variables that fail for the
// smallest networks: no more cases are listed.
const failing = 100

// place is a vertex of FTT(n) in the formula language: the vertex (x,y) is number
// nx + y.
type place struct{ x, y string }

func (p place) number() string { return fmt.Sprintf("n*(%s) + %s", p.x, p.y) }

// text shows the place in a witness.
func (p place) text() string { return fmt.Sprintf("({%s},{%s})", p.x, p.y) }

// linked is the condition that a link joins two places.
func linked(p, q place) string {
	return fmt.Sprintf("distance(FTT(n), %s, %s) == 1", p.number(), q.number())
}

// walk is the condition that a link joins each place to the next.
func walk(places ...place) string {
	var steps []string
	for i, p := range places[1:] {
		steps = append(steps, linked(places[i], p))
	}
	return all(steps...)
}

// faultyLink is a faulty mesh link with the positions that cases 1 and 2 print: u = (i,j)
// is the end where the message is, v = (i+a,j+b) the other. The step aside, e, is 1, and
// −1 at the far border. nextPositions has the positions in Go.
func faultyLink() (u, v place, next [3]place) {
	return place{"i", "j"}, place{"i + a", "j + b"}, [3]place{
		{"i + e*b*b", "j + e*a*a"},
		{"i + e*b*b + a", "j + e*a*a + b"},
		{"i + a - e*b*b", "j + b - e*a*a"},
	}
}

// thirdExists is the condition that the third position exists. The others always do.
const thirdExists = "0 <= a*a*j + b*b*i - e && a*a*j + b*b*i - e < n"

// meshLinks is the mesh links of FTT(n) in both directions that meet the conditions.
func meshLinks(conditions ...string) props.Family {
	const border = "e == cond(a*a*j + b*b*i == n - 1, -1, 1)"
	return props.Family{
		Domain: "n ≥ 4, mesh links", Order: "n*n", Case: "n={n}",
		For: "n >= 4, i in 0..n - 1, j in 0..n - 1, (b, a) in [(0, 1), (0, -1), (1, 0), (-1, 0)], e in [1, -1] if " +
			all(append([]string{"0 <= i + a", "i + a < n", "0 <= j + b", "j + b < n", border}, conditions...)...),
	}
}

// faulty begins the witnesses about a mesh link.
func faulty(u, v place) string {
	return fmt.Sprintf("FTT({n}), link %s–%s faulty: ", u.text(), v.text())
}

// printedWalk is the reading that the three printed positions lead from u to v: for
// the links for which they exist, or for all.
func printedWalk(existing bool) props.Reading {
	u, v, next := faultyLink()
	steps := walk(u, next[0], next[1], next[2], v)
	if existing {
		return meshLinks(thirdExists).Holds(steps, faulty(u, v)+"no link joins "+next[1].text()+" and "+next[2].text()).UpTo(failing)
	}
	return meshLinks().Holds(all(thirdExists, steps), faulty(u, v)+"the printed position "+next[2].text()+" does not exist").UpTo(failing)
}

// alternatives is the reading that each of the printed positions is a neighbour of u,
// for the links for which they exist.
func alternatives() props.Reading {
	u, v, next := faultyLink()
	return meshLinks(thirdExists).Holds(all(linked(u, next[0]), linked(u, next[1]), linked(u, next[2])),
		faulty(u, v)+"the printed position "+next[1].text()+" is no neighbour of "+u.text()).UpTo(failing)
}

// printedNext is the place that cases 3 and 4 print for place x, as formulas have it:
// printedPlace in Go.
const printedNext = "cond(x == floor(n/2) - 1, (x + n - 1) % n, cond(x < n - 1, x + 1, x - 1))"

// printedDetours is the reading that there is a detour of three hops around every
// wrap-around link by the wrap-around link at the next place that cases 3 and 4 print.
// In formulas the link is at place x of the side where coordinate g is 0 or n − 1, for
// e = 0 or 1; y is the printed place.
func printedDetours(ends string) props.Reading {
	at := func(end, x string) place {
		return place{fmt.Sprintf("cond(g == 0, %s, %s)", end, x), fmt.Sprintf("cond(g == 0, %s, %s)", x, end)}
	}
	near := func(x string) place { return at("e*(n - 1)", x) }
	far := func(x string) place { return at("(1 - e)*(n - 1)", "("+x+" + (1 - 2*e)*floor(n/2)) % n") }
	links := props.Family{
		Domain: "n ≥ 4, wrap-around links", Order: "n*n", Case: "n={n}",
		For: "n >= 4, g in [0, 1], e in [" + ends + "], x in 0..n - 1, y in 0..n - 1 if y == " + printedNext,
	}
	return links.Holds(walk(near("x"), near("y"), far("y"), far("x")),
		fmt.Sprintf("FTT({n}), link %s–%s faulty; by %s one comes to %s, no neighbour of %s",
			near("x").text(), far("x").text(), near("y").text(), far("y").text(), far("x").text())).UpTo(failing)
}

// typo is the positions (i,j) of FTT(n) for which (i+1,j−11) is printed. The vertex
// (x,y) is number nx + y.
func typo() props.Family {
	return props.Family{Domain: "n ≥ 4, i < n − 1, j > 0", For: "n >= 4, i in 0..n - 2, j in 1..n - 1", Order: "n*n", Case: "n={n}"}
}
