package ftt

import (
	"fmt"

	"topocert/props"
)

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

// Of a faulty mesh link, u = (i,j) is the end where the message is, and v = (i+a,j+b)
// the other. The step aside, e, is 1, and −1 at the far border. The three positions
// that cases 1 and 2 print are first, second and third; nextPositions has them in Go.
var (
	u      = place{"i", "j"}
	v      = place{"i + a", "j + b"}
	first  = place{"i + e*b*b", "j + e*a*a"}
	second = place{"i + e*b*b + a", "j + e*a*a + b"}
	third  = place{"i + a - e*b*b", "j + b - e*a*a"}
)

// thirdExists is the condition that the third position exists. The others always do.
const thirdExists = "0 <= a*a*j + b*b*i - e && a*a*j + b*b*i - e < n"

// meshLinks is the mesh links of FTT(n) in both directions that meet a condition.
func meshLinks(condition string) props.Family {
	const border = "e == cond(a*a*j + b*b*i == n - 1, -1, 1)"
	return props.Family{
		Domain: "n ≥ 4, mesh links", Order: "n*n", Case: "n={n}",
		For: "n >= 4, i in 0..n - 1, j in 0..n - 1, (b, a) in [(0, 1), (0, -1), (1, 0), (-1, 0)], e in [1, -1] if " +
			all("0 <= i + a", "i + a < n", "0 <= j + b", "j + b < n", border, condition),
	}
}

// faulty begins the witnesses about a mesh link.
var faulty = fmt.Sprintf("FTT({n}), link %s–%s faulty: ", u.text(), v.text())

// printedWalk is the reading that the three printed positions lead from u to v: for
// the links for which they exist, or for all.
func printedWalk(existing bool) props.Reading {
	steps := walk(u, first, second, third, v)
	if existing {
		return meshLinks(thirdExists).Holds(steps, faulty+"no link joins "+second.text()+" and "+third.text()).UpTo(failing)
	}
	return meshLinks("true").Holds(all(thirdExists, steps), faulty+"the printed position "+third.text()+" does not exist").UpTo(failing)
}

// alternatives is the reading that each of the printed positions is a neighbour of u,
// for the links for which they exist.
func alternatives() props.Reading {
	return meshLinks(thirdExists).Holds(all(linked(u, first), linked(u, second), linked(u, third)),
		faulty+"the printed position "+second.text()+" is no neighbour of "+u.text()).UpTo(failing)
}

// printedDetours is the reading that there is a detour of three hops around every
// wrap-around link by the wrap-around link at the next place that cases 3 and 4 print.
// In formulas the link is at place x of the side where coordinate g is 0 or n − 1, for
// e = 0 or 1; y is the printed place, nextPlace in Go.
func printedDetours(ends string) props.Reading {
	at := func(end, x string) place {
		return place{fmt.Sprintf("cond(g == 0, %s, %s)", end, x), fmt.Sprintf("cond(g == 0, %s, %s)", x, end)}
	}
	near := func(x string) place { return at("e*(n - 1)", x) }
	far := func(x string) place { return at("(1 - e)*(n - 1)", "("+x+" + (1 - 2*e)*floor(n/2)) % n") }
	links := props.Family{
		Domain: "n ≥ 4, wrap-around links", Order: "n*n", Case: "n={n}",
		For: "n >= 4, g in [0, 1], e in [" + ends + "], x in 0..n - 1, y in 0..n - 1 if y == cond(x == floor(n/2) - 1, (x + n - 1) % n, cond(x < n - 1, x + 1, x - 1))",
	}
	return links.Holds(walk(near("x"), near("y"), far("y"), far("x")),
		fmt.Sprintf("FTT({n}), link %s–%s faulty; by %s one comes to %s, no neighbour of %s",
			near("x").text(), far("x").text(), near("y").text(), far("y").text(), far("x").text())).UpTo(failing)
}
