package ftt

import (
	"fmt"
	"slices"
	"strings"
	"topocert/props"

	"topocert/topology"
)

// definitionClaims lists the claims about what FTT(n) is.
func definitionClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/def-example-size", Kind: props.Text, Section: "3",
			Quote:    "For FTT of size n=8, ... (0+3) mod 6=3",
			Formal:   "the first link of the worked example, printed 0---3, is a wrap-around link of FTT(8): (0,0) is joined to (7,3)",
			Note:     "the example prints +3 and mod 6; the definition with n = 8 has Mid = 4 and mod 8",
			Readings: []props.Reading{exampleSize(8)},
			Correction: &props.Correction{"the example is for n = 6: in FTT(6), where Mid = 3, (0,0) is joined to (5,3)",
				exampleSize(6)},
		},
		{
			ID: "ftt/def-example-list", Kind: props.Text, Section: "3",
			Quote:    "0---3, 1---4, 2---4, 3---5, 4---0, 5---2",
			Formal:   "the printed list y---t is the list of the links (0,y)–(5,t) of FTT(6), that is t = (3+y) mod 6",
			Note:     "n = 6, as its arithmetic has it",
			Readings: []props.Reading{exampleList(3, 4, 4, 5, 0, 2)},
			Correction: &props.Correction{"the list is 0---3, 1---4, 2---5, 3---0, 4---1, 5---2",
				exampleList(3, 4, 5, 0, 1, 2)},
		},
		{
			ID: "ftt/def-wrap-symmetric", Kind: props.Theorem, Section: "3",
			Quote:  "If position of A is (0,y1): B(n-1,t1)",
			Formal: "y → (y+Mid) mod n maps the left side one-to-one onto the right side, and x → (x+Mid) mod n the lower side onto the upper: along each axis every vertex of a side has exactly one wrap-around link",
			Note:   "FTT(n) with Mid = ⌊n/2⌋; “mod n” is printed for t1 alone and taken to be meant for t2 as well",
			Readings: []props.Reading{
				family().And([]int{200}, []int{201}).All(func(t *props.Case, p []int) {
					t.Computed()
					net := net(t, p[0])
					for axis := range 2 {
						wantMatching(t, net, axis)
					}
				}).Named("t1 and t2 modulo n"),
				family().All(func(t *props.Case, p []int) {
					n := p[0]
					for x := range n {
						t.Want(n/2+x < n, "n = %d: (%d,0) is joined to (t2,n−1) = (%d,%d), as t2 = Mid + x1 = %d + %d, and there is no such node", n, x, n/2+x, n-1, n/2, x)
					}
				}).Named("t2 as printed, without mod"),
			},
		},
		{
			ID: "ftt/def-mid", Kind: props.Text, Section: "3",
			Quote:  "Mid=[n/2]",
			Formal: "⌊n/2⌋ and ⌈n/2⌉ for Mid give the same network",
			Note:   "the same: the same links",
			Readings: []props.Reading{
				family().All(sameLinks).Named("the same links"),
				family().And([]int{200}, []int{201}).All(mirrored).Named("the same up to isomorphism"),
			},
			Correction: &props.Correction{"the two networks are mirror images: (x,y) → (n−1−x,y) maps the links of one onto those of the other",
				family().And([]int{200}, []int{201}).All(mirrored)},
		},
		{
			ID: "ftt/uniform-degree-4", Kind: props.Theorem, Section: "4",
			Quote:  "The FTT has a uniform node degree. ... same degree as of Torus",
			Formal: "every vertex of FTT(n) has degree 4, there are 2n² links, and Torus(n) has the same degree",
			Readings: []props.Reading{family().And([]int{500}, []int{501}).All(func(t *props.Case, p []int) {
				n := p[0]
				for _, net := range []topology.Network{t.Net("FTT(%d)", n), t.Net("Torus(%d)", n)} {
					least, most := t.Degrees(net)
					t.Want(least == 4 && most == 4, "%s has degrees from %d to %d, printed: 4", net.Name(), least, most)
					t.Want(t.Size(net) == 2*n*n, "%s has %d links, 2n² = %d", net.Name(), t.Size(net), 2*n*n)
				}
			})},
		},
		{
			ID: "ftt/regular-symmetric", Kind: props.Text, Section: "abstract/8",
			Quote:  "simple and regular structure",
			Formal: "FTT(n) is vertex-transitive",
			Note:   "regular is read as vertex-transitive first; the plain meaning, equal degrees, stands beside it",
			Readings: []props.Reading{
				family().All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					wantTransitive(t, net)
				}).Named("vertex-transitive"),
				family().And([]int{500}, []int{501}).All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					least, most := t.Degrees(net)
					t.Want(least == most, "%s has degrees from %d to %d", net.Name(), least, most)
				}).Named("all degrees equal"),
			},
			Correction: &props.Correction{"all degrees are 4, and automorphisms leave the vertices in m(m+1)/2 classes for n = 2m, in m² classes for n = 2m−1",
				family().All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					m := (p[0] + 1) / 2
					classes := m * m
					if p[0]%2 == 0 {
						classes = m * (m + 1) / 2
					}
					least, most := t.Degrees(net)
					t.Want(least == 4 && most == 4, "%s has degrees from %d to %d", net.Name(), least, most)
					t.Want(t.VertexOrbits(net) == classes, "%s has %d classes, not %d", net.Name(), t.VertexOrbits(net), classes)
				})},
		},
		torusClaim(),
	}
}

// wraps returns, for every place i along a side, the places at the opposite
// end of the axis that wrap-around links join it to, from end 0 or end n−1.
func wraps(net *topology.FTT, axis, end int) [][]int {
	wraps := make([][]int, net.N)
	for i := range net.N {
		for _, w := range net.Neighbors(side(net, axis, end, i)) {
			if c := net.Coordinates(w); c[axis] == net.N-1-end {
				wraps[i] = append(wraps[i], c[1-axis])
			}
		}
	}
	return wraps
}

// side returns the vertex at place i of the side where the axis has the
// coordinate end.
func side(net *topology.FTT, axis, end, i int) uint32 {
	if axis == 0 {
		return net.At(end, i)
	}
	return net.At(i, end)
}

func wantMatching(t *props.Case, net *topology.FTT, axis int) {
	n := net.N
	there, back := wraps(net, axis, 0), wraps(net, axis, n-1)
	for i := range n {
		u := net.Label(side(net, axis, 0, i))
		v := net.Label(side(net, axis, n-1, i))
		t.Want(slices.Equal(there[i], []int{(i + n/2) % n}), "%s of %s is joined to the places %v of the opposite side, by the rule to %d", u, net.Name(), there[i], (i+n/2)%n)
		t.Want(len(back[i]) == 1, "%s of %s is joined to the places %v of the opposite side, by the rule to one", v, net.Name(), back[i])
	}
}

func exampleSize(n int) props.Reading {
	return props.Once(fmt.Sprintf("FTT(%d)", n), func(t *props.Case) {
		t.Computed()
		net := net(t, n)
		joined := wraps(net, 0, 0)[0]
		t.Want(slices.Contains(joined, 3), "FTT(%d) joins (0,0) to (%d,t) for t in %v, printed: 3", n, n-1, joined)
	})
}

func exampleList(printed ...int) props.Reading {
	return props.Once("FTT(6)", func(t *props.Case) {
		t.Computed()
		wraps := wraps(net(t, 6), 0, 0)
		var wrong []string
		for y, to := range printed {
			if !slices.Equal(wraps[y], []int{to}) || to != (3+y)%6 {
				wrong = append(wrong, fmt.Sprintf("%d---%d is printed, (3+%d) mod 6 = %d, and FTT(6) joins (0,%d) to (5,t) for t in %v", y, to, y, (3+y)%6, y, wraps[y]))
			}
		}
		t.Want(len(wrong) == 0, "%s", strings.Join(wrong, "; "))
	})
}

// roundedUp returns FTT(n) with Mid = ⌈n/2⌉.
func roundedUp(t *props.Case, n int) *topology.FTT {
	up, err := topology.NewFTTMid(n, (n+1)/2)
	t.Check(err)
	return up
}

func sameLinks(t *props.Case, p []int) {
	t.Computed()
	down, up := net(t, p[0]), roundedUp(t, p[0])
	for u, v := range down.CSR().Edges() {
		t.Want(up.CSR().HasEdge(u, v), "n = %d: Mid = %d joins %s to %s, Mid = %d does not", p[0], down.Mid, down.Label(u), down.Label(v), up.Mid)
	}
	t.Want(down.Size() == up.Size(), "n = %d: the networks have %d and %d links", p[0], down.Size(), up.Size())
}

func mirrored(t *props.Case, p []int) {
	t.Computed()
	down, up := net(t, p[0]), roundedUp(t, p[0])
	mirror := func(v uint32) uint32 {
		c := down.Coordinates(v)
		return up.At(p[0]-1-c[0], c[1])
	}
	for u, v := range down.CSR().Edges() {
		t.Want(up.CSR().HasEdge(mirror(u), mirror(v)), "n = %d: the mirror image of %s–%s is no link for Mid = %d", p[0], down.Label(u), down.Label(v), up.Mid)
	}
	t.Want(down.Size() == up.Size(), "n = %d: the networks have %d and %d links", p[0], down.Size(), up.Size())
}

// wantTransitive wants FTT(n) to be vertex-transitive. Vertices on different
// numbers of 4-cycles, if there are, show a person that it is not.
func wantTransitive(t *props.Case, net *topology.FTT) {
	if t.VertexTransitive(net) {
		return
	}
	for v := range uint32(net.Order()) {
		if a, b := squaresAt(net, 0), squaresAt(net, v); a != b {
			t.Failf("in %s, %s lies on %d cycles of length 4 and %s on %d", net.Name(), net.Label(0), a, net.Label(v), b)
		}
	}
	t.Failf("automorphisms of %s leave its vertices in %d classes", net.Name(), t.VertexOrbits(net))
}

// squaresAt returns the number of cycles of length 4 through v: for each
// opposite corner, the number of pairs of common neighbours.
func squaresAt(net topology.Network, v uint32) int {
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
