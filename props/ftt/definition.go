package ftt

import (
	"fmt"
	"slices"
	"strings"

	"topocert/props"
	"topocert/topology"
)

// exampleClaims lists the claims about the example of §3.
func exampleClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/def-example-size", Kind: props.Text, Section: "3",
			Quote:    "For FTT of size n=8, ... (0+3) mod 6=3",
			Formal:   "the first link of the worked example, printed 0---3, is a wrap-around link of FTT(8): (0,0) is joined to (7,3)",
			Note:     "the example prints +3 and mod 6; the definition with n = 8 has Mid = 4 and mod 8",
			Readings: []props.Reading{exampleSize(8)},
			Correction: corrected("the example is for n = 6: in FTT(6), where Mid = 3, (0,0) is joined to (5,3)",
				exampleSize(6)),
		},
		{
			ID: "ftt/def-example-list", Kind: props.Text, Section: "3",
			Quote:    "0---3, 1---4, 2---4, 3---5, 4---0, 5---2",
			Formal:   "the printed list y---t is the list of the links (0,y)–(5,t) of FTT(6), that is t = (3+y) mod 6",
			Note:     "n = 6, as its arithmetic has it",
			Readings: []props.Reading{exampleList()},
			Correction: corrected("the list is 0---3, 1---4, 2---5, 3---0, 4---1, 5---2", wrapsOfSix("y in 0..5, t in 0..5").Holds(
				"(distance(FTT(6), y, 30 + t) == 1) == (t == (3 + y) % 6)", "the distance of (0,{y}) and (5,{t}) is {distance(FTT(6), y, 30 + t)}")),
		},
	}
}

// definitionClaims lists the claims about what FTT(n) is.
func definitionClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/def-wrap-symmetric", Kind: props.Theorem, Section: "3",
			Quote:  "If position of A is (0,y1): B(n-1,t1)",
			Formal: "y → (y+Mid) mod n maps the left side one-to-one onto the right side, and x → (x+Mid) mod n the lower side onto the upper: along each axis every vertex of a side has exactly one wrap-around link",
			Note:   "FTT(n) with Mid = ⌊n/2⌋; “mod n” is printed for t1 alone and taken to be meant for t2 as well",
			Readings: []props.Reading{
				wrapped().Named("t1 and t2 modulo n"),
				props.Over(family().And([]int{200}, []int{201}), func(t *props.Case, n int) {
					net := t.Net("FTT(%d)", n)
					for axis := range 2 {
						wantMatching(t, net, axis)
					}
				}).Named("t1 and t2 modulo n, as counted in the graph"),
				places().Holds("floor(n/2) + x < n",
					"n = {n}: ({x},0) is joined to (t2,n−1) = ({floor(n/2) + x},{n - 1}), as t2 = Mid + x1 = {floor(n/2)} + {x}, and there is no such node").
					Named("t2 as printed, without mod"),
			},
		},
		{
			ID: "ftt/def-mid", Kind: props.Text, Section: "3",
			Quote:  "Mid=[n/2]",
			Formal: "⌊n/2⌋ and ⌈n/2⌉ for Mid give the same network",
			Note:   "the same: the same links",
			Readings: []props.Reading{
				props.Over(family(), sameLinks).Named("the same links"),
				props.Over(family().And([]int{200}, []int{201}), mirrored).Named("the same up to isomorphism"),
			},
			Correction: corrected("the two networks are mirror images: (x,y) → (n−1−x,y) maps the links of one onto those of the other",
				props.Over(family().And([]int{200}, []int{201}), mirrored)),
		},
		{
			ID: "ftt/uniform-degree-4", Kind: props.Theorem, Section: "4",
			Quote:  "The FTT has a uniform node degree. ... same degree as of Torus",
			Formal: "every vertex of FTT(n) has degree 4, there are 2n² links, and Torus(n) has the same degree",
			Readings: []props.Reading{family().And([]int{500}, []int{501}).Holds(
				all(degreesAre("FTT(n)", 4, 4), "size(FTT(n)) == 2*n*n", degreesAre("Torus(n)", 4, 4)),
				"FTT({n}) has degrees from {min_degree(FTT(n))} to {max_degree(FTT(n))} and {size(FTT(n))} links, 2n² = {2*n*n}, Torus({n}) degrees from {min_degree(Torus(n))} to {max_degree(Torus(n))}")},
		},
		{
			ID: "ftt/regular-symmetric", Kind: props.Text, Section: "abstract/8",
			Quote:  "simple and regular structure",
			Formal: "FTT(n) is vertex-transitive",
			Note:   "regular is read as vertex-transitive first; the plain meaning, equal degrees, stands beside it",
			Readings: []props.Reading{
				family().HoldsShown("vertex_transitive(FTT(n))", unlike).Named("vertex-transitive"),
				family().And([]int{500}, []int{501}).Holds("min_degree(FTT(n)) == max_degree(FTT(n))", "FTT({n}) has degrees from {min_degree(FTT(n))} to {max_degree(FTT(n))}").Named("all degrees equal"),
			},
			Correction: corrected("all degrees are 4, and automorphisms leave the vertices in m(m+1)/2 classes for n = 2m, in m² classes for n = 2m−1",
				family().Holds(degreesAre("FTT(n)", 4, 4)+" && vertex_orbits(FTT(n)) == cond(n % 2 == 0, n/2*(n/2 + 1)/2, (n + 1)/2*(n + 1)/2)",
					"FTT({n}) has degrees from {min_degree(FTT(n))} to {max_degree(FTT(n))} and {vertex_orbits(FTT(n))} classes")),
		},
		torusClaim(),
	}
}

// places is the places x along a side of FTT(n).
func places() props.Family {
	return props.Family{Domain: "n ≥ 4, 0 ≤ x < n", For: "n >= 4, x in 0..n - 1", Order: "n*n", Case: "n={n}"}
}

// wrapped is the reading that along each axis a link joins place x of the first side to
// place (x + Mid) mod n of the last, and that these 2n links are all besides those of
// the mesh. The vertex (x,y) is number nx + y.
func wrapped() props.Reading {
	const to = "(x + floor(n/2)) % n"
	return places().Holds(all(wrapsCount("FTT"),
		"distance(FTT(n), x, n*(n - 1) + "+to+") == 1",
		"distance(FTT(n), n*x, n*("+to+") + n - 1) == 1"),
		"FTT({n}) has {size(FTT(n)) - size(Mesh(n))} links more than Mesh({n}); the distances across at place {x} are {distance(FTT(n), x, n*(n - 1) + "+to+")} and {distance(FTT(n), n*x, n*("+to+") + n - 1)}")
}

// wraps returns, for every place i along a side, the places at the opposite
// end of the axis that wrap-around links join it to, from end 0 or end n−1.
func wraps(net *props.Net, axis, end int) [][]int {
	n := net.Sides()[0]
	wraps := make([][]int, n)
	for i := range n {
		for _, w := range net.Neighbors(side(net, axis, end, i)) {
			if c := net.Coordinates(w); c[axis] == n-1-end {
				wraps[i] = append(wraps[i], c[1-axis])
			}
		}
	}
	return wraps
}

// side returns the vertex at place i of the side where the axis has the
// coordinate end.
func side(net *props.Net, axis, end, i int) uint32 {
	if axis == 0 {
		return net.At(end, i)
	}
	return net.At(i, end)
}

func wantMatching(t *props.Case, net *props.Net, axis int) {
	n := net.Sides()[0]
	there, back := wraps(net, axis, 0), wraps(net, axis, n-1)
	for i := range n {
		u := net.Label(side(net, axis, 0, i))
		v := net.Label(side(net, axis, n-1, i))
		t.Want(slices.Equal(there[i], []int{(i + n/2) % n}), "%s of %s is joined to the places %v of the opposite side, by the rule to %d", u, net.Name(), there[i], (i+n/2)%n)
		t.Want(len(back[i]) == 1, "%s of %s is joined to the places %v of the opposite side, by the rule to one", v, net.Name(), back[i])
	}
}

// exampleSize is the reading that FTT(n) joins (0,0) to (n−1,3).
func exampleSize(n int) props.Reading {
	domain := fmt.Sprintf("FTT(%d)", n)
	return props.StatementShown(domain, fmt.Sprintf(`distance(%s, "(0,0)", "(%d,3)") == 1`, domain, n-1), func(t *props.Case, _ props.Env) string {
		return fmt.Sprintf("%s joins (0,0) to (%d,t) for t in %v, printed: 3", domain, n-1, wraps(t.Net("%s", domain), 0, 0)[0])
	})
}

// wrapsOfSix is a set of pairs y, t of places at the left and the right side of
// FTT(6), where (0,y) is vertex y and (5,t) is vertex 30 + t.
func wrapsOfSix(values string) props.Family {
	return props.Family{Domain: "FTT(6)", For: values, Case: "FTT(6)"}
}

// exampleList is the reading that the printed list y---t, which has every y once, is
// that of the links (0,y)–(5,t). The witness names all that is wrong.
func exampleList() props.Reading {
	printed := []int{3, 4, 4, 5, 0, 2}
	var pairs []string
	for y, to := range printed {
		pairs = append(pairs, fmt.Sprintf("(%d, %d)", y, to))
	}
	list := wrapsOfSix(fmt.Sprintf("(y, t) in [%s]", strings.Join(pairs, ", ")))
	return list.HoldsShown("distance(FTT(6), y, 30 + t) == 1 && t == (3 + y) % 6", func(t *props.Case, _ props.Env) string {
		wraps := wraps(t.Net("FTT(6)"), 0, 0)
		var wrong []string
		for y, to := range printed {
			if !slices.Equal(wraps[y], []int{to}) {
				wrong = append(wrong, fmt.Sprintf("%d---%d is printed, (3+%d) mod 6 = %d, and FTT(6) joins (0,%d) to (5,t) for t in %v", y, to, y, (3+y)%6, y, wraps[y]))
			}
		}
		return strings.Join(wrong, "; ")
	})
}

// roundedUp returns FTT(n) with Mid = ⌈n/2⌉.
func roundedUp(t *props.Case, n int) *props.Net {
	_, up := props.Own(t, func() (*topology.FTT, error) { return topology.NewFTTMid(n, (n+1)/2) })
	return up
}

func sameLinks(t *props.Case, n int) {
	down, up := t.Net("FTT(%d)", n), roundedUp(t, n)
	for u, v := range down.Edges() {
		t.Want(up.HasEdge(u, v), "n = %d: Mid = %d joins %s to %s, Mid = %d does not", n, n/2, down.Label(u), down.Label(v), (n+1)/2)
	}
	t.Want(down.Size() == up.Size(), "n = %d: the networks have %d and %d links", n, down.Size(), up.Size())
}

func mirrored(t *props.Case, n int) {
	down, up := t.Net("FTT(%d)", n), roundedUp(t, n)
	mirror := func(v uint32) uint32 {
		c := down.Coordinates(v)
		return up.At(n-1-c[0], c[1])
	}
	for u, v := range down.Edges() {
		t.Want(up.HasEdge(mirror(u), mirror(v)), "n = %d: the mirror image of %s–%s is no link for Mid = %d", n, down.Label(u), down.Label(v), (n+1)/2)
	}
	t.Want(down.Size() == up.Size(), "n = %d: the networks have %d and %d links", n, down.Size(), up.Size())
}

// unlike shows a person why FTT(n) is not vertex-transitive: vertices on different
// numbers of 4-cycles, if there are.
func unlike(t *props.Case, e props.Env) string {
	net := t.Net("FTT(%d)", props.Int(e, "n"))
	for v := range uint32(net.Order()) {
		if a, b := squaresAt(net, 0), squaresAt(net, v); a != b {
			return fmt.Sprintf("in %s, %s lies on %d cycles of length 4 and %s on %d", net.Name(), net.Label(0), a, net.Label(v), b)
		}
	}
	return t.Text("automorphisms of FTT({n}) leave its vertices in {vertex_orbits(FTT(n))} classes", e)
}

// squaresAt returns the number of cycles of length 4 through v: for each
// opposite corner, the number of pairs of common neighbours.
func squaresAt(net *props.Net, v uint32) int {
	common := make(map[uint32]int)
	for _, u := range net.Neighbors(v) {
		for _, w := range net.Neighbors(u) {
			if w != v {
				common[w]++
			}
		}
	}
	squares := 0
	for _, c := range common {
		squares += c * (c - 1) / 2
	}
	return squares
}
