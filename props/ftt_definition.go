package props

import (
	"fmt"
	"slices"
	"strings"

	"topocert/topology"
)

// fttDefinitionClaims lists the claims about what FTT(n) is.
func fttDefinitionClaims() []*Claim {
	return []*Claim{
		{
			ID: "ftt/def-example-size", Kind: Text, Section: "3",
			Quote:    "For FTT of size n=8, ... (0+3) mod 6=3",
			Formal:   "the first link of the worked example, printed 0---3, is a wrap-around link of FTT(8): (0,0) is joined to (7,3)",
			Note:     "the example prints +3 and mod 6; the definition with n = 8 has Mid = 4 and mod 8",
			Readings: []Reading{fttExampleSize(8)},
			Correction: &Correction{"the example is for n = 6: in FTT(6), where Mid = 3, (0,0) is joined to (5,3)",
				fttExampleSize(6)},
		},
		{
			ID: "ftt/def-example-list", Kind: Text, Section: "3",
			Quote:    "0---3, 1---4, 2---4, 3---5, 4---0, 5---2",
			Formal:   "the printed list y---t is the list of the links (0,y)–(5,t) of FTT(6), that is t = (3+y) mod 6",
			Note:     "n = 6, as its arithmetic has it",
			Readings: []Reading{fttExampleList(3, 4, 4, 5, 0, 2)},
			Correction: &Correction{"the list is 0---3, 1---4, 2---5, 3---0, 4---1, 5---2",
				fttExampleList(3, 4, 5, 0, 1, 2)},
		},
		{
			ID: "ftt/def-wrap-symmetric", Kind: Theorem, Section: "3",
			Quote:  "If position of A is (0,y1): B(n-1,t1)",
			Formal: "y → (y+Mid) mod n maps the left side one-to-one onto the right side, and x → (x+Mid) mod n the lower side onto the upper: along each axis every vertex of a side has exactly one wrap-around link",
			Note:   "FTT(n) with Mid = ⌊n/2⌋; “mod n” is printed for t1 alone and taken to be meant for t2 as well",
			Readings: []Reading{fttFamily().and([]int{200}, []int{201}).All(func(t *Trial, p []int) {
				t.Computed()
				net := fttNet(t, p[0])
				for axis := range 2 {
					fttWantMatching(t, net, axis)
				}
			})},
		},
		{
			ID: "ftt/def-mid", Kind: Text, Section: "3",
			Quote:  "Mid=[n/2]",
			Formal: "⌊n/2⌋ and ⌈n/2⌉ for Mid give the same network",
			Note:   "the same: the same links",
			Readings: []Reading{
				fttFamily().All(fttSameLinks).named("the same links"),
				fttFamily().and([]int{200}, []int{201}).All(fttMirrored).named("the same up to isomorphism"),
			},
			Correction: &Correction{"the two networks are mirror images: (x,y) → (n−1−x,y) maps the links of one onto those of the other",
				fttFamily().and([]int{200}, []int{201}).All(fttMirrored)},
		},
		{
			ID: "ftt/uniform-degree-4", Kind: Theorem, Section: "4",
			Quote:  "The FTT has a uniform node degree. ... same degree as of Torus",
			Formal: "every vertex of FTT(n) has degree 4, there are 2n² links, and Torus(n) has the same degree",
			Readings: []Reading{fttFamily().and([]int{500}, []int{501}).All(func(t *Trial, p []int) {
				n := p[0]
				for _, net := range []topology.Network{t.Net("FTT(%d)", n), t.Net("Torus(%d)", n)} {
					least, most := t.Degrees(net)
					t.Want(least == 4 && most == 4, "%s has degrees from %d to %d, printed: 4", net.Name(), least, most)
					t.Want(t.Size(net) == 2*n*n, "%s has %d links, 2n² = %d", net.Name(), t.Size(net), 2*n*n)
				}
			})},
		},
		{
			ID: "ftt/regular-symmetric", Kind: Text, Section: "abstract/8",
			Quote:  "simple and regular structure",
			Formal: "FTT(n) is vertex-transitive",
			Note:   "regular is read as vertex-transitive first; the plain meaning, equal degrees, stands beside it",
			Readings: []Reading{
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					fttWantTransitive(t, net)
				}).named("vertex-transitive"),
				fttFamily().and([]int{500}, []int{501}).All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					least, most := t.Degrees(net)
					t.Want(least == most, "%s has degrees from %d to %d", net.Name(), least, most)
				}).named("all degrees equal"),
			},
			Correction: &Correction{"all degrees are 4, and automorphisms leave the vertices in m(m+1)/2 classes for n = 2m, in m² classes for n = 2m−1",
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
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
		{
			ID: "ftt/is-a-torus", Kind: Text, Section: "3/4",
			Quote:  "Its structure is the same as the torus but the only wraparound connections are present in the rotated form",
			Formal: "drawn as defined, with its links leaving every vertex to the right, up, left and down in this order, FTT(n) divides a closed surface into n² faces of four links each, so that V − E + F = 0, as on a torus",
			Note: "a face is found by turning left at every vertex; when all faces of a drawing on a torus have four links and all vertices degree 4, " +
				"it is the grid of the plane modulo translations, which move every vertex to every other",
			Readings: []Reading{
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					squares, others := fttFaces(t, net)
					euler := net.Order() - t.Size(net) + squares + len(others)
					t.Want(len(others) == 0 && euler == 0, "%s has %d faces of four links and further ones with the corners %s: V − E + F = %d − %d + %d = %d",
						net.Name(), squares, strings.Join(others, "; "), net.Order(), t.Size(net), squares+len(others), euler)
				}).named("a torus as a surface"),
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					fttWantTransitive(t, net)
				}).named("some drawing on a torus with n² faces of four links, hence vertex-transitive"),
				fttFamily().and([]int{200}, []int{201}).All(fttSharesMesh).named("Mesh(n) with 2n wrap-around links more, as Torus(n) is"),
			},
			Correction: &Correction{"FTT(n) so drawn has n² − 3 faces of four links and one of twelve: V − E + F = −2, a surface with two handles",
				fttFamily().and([]int{100}, []int{101}).All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					squares, others := fttFaces(t, net)
					t.Want(squares == p[0]*p[0]-3 && len(others) == 1, "%s has %d faces of four links, others: %v", net.Name(), squares, others)
					links := strings.Count(others[0], "(")
					t.Want(links == 12, "%s has a face of %d links", net.Name(), links)
				})},
		},
	}
}

// fttWraps returns, for every place i along a side, the places at the opposite
// end of the axis that wrap-around links join it to, from end 0 or end n−1.
func fttWraps(net *topology.FTT, axis, end int) [][]int {
	wraps := make([][]int, net.N)
	for i := range net.N {
		for _, w := range net.Neighbors(fttSide(net, axis, end, i)) {
			if c := net.Coordinates(w); c[axis] == net.N-1-end {
				wraps[i] = append(wraps[i], c[1-axis])
			}
		}
	}
	return wraps
}

// fttSide returns the vertex at place i of the side where the axis has the
// coordinate end.
func fttSide(net *topology.FTT, axis, end, i int) uint32 {
	if axis == 0 {
		return net.At(end, i)
	}
	return net.At(i, end)
}

func fttWantMatching(t *Trial, net *topology.FTT, axis int) {
	n := net.N
	there, back := fttWraps(net, axis, 0), fttWraps(net, axis, n-1)
	for i := range n {
		u := net.Label(fttSide(net, axis, 0, i))
		v := net.Label(fttSide(net, axis, n-1, i))
		t.Want(slices.Equal(there[i], []int{(i + n/2) % n}), "%s of %s is joined to the places %v of the opposite side, by the rule to %d", u, net.Name(), there[i], (i+n/2)%n)
		t.Want(len(back[i]) == 1, "%s of %s is joined to the places %v of the opposite side, by the rule to one", v, net.Name(), back[i])
	}
}

func fttExampleSize(n int) Reading {
	return Once(fmt.Sprintf("FTT(%d)", n), func(t *Trial) {
		t.Computed()
		net := fttNet(t, n)
		joined := fttWraps(net, 0, 0)[0]
		t.Want(slices.Contains(joined, 3), "FTT(%d) joins (0,0) to (%d,t) for t in %v, printed: 3", n, n-1, joined)
	})
}

func fttExampleList(printed ...int) Reading {
	return Once("FTT(6)", func(t *Trial) {
		t.Computed()
		wraps := fttWraps(fttNet(t, 6), 0, 0)
		var wrong []string
		for y, to := range printed {
			if !slices.Equal(wraps[y], []int{to}) || to != (3+y)%6 {
				wrong = append(wrong, fmt.Sprintf("%d---%d is printed, (3+%d) mod 6 = %d, and FTT(6) joins (0,%d) to (5,t) for t in %v", y, to, y, (3+y)%6, y, wraps[y]))
			}
		}
		t.Want(len(wrong) == 0, "%s", strings.Join(wrong, "; "))
	})
}

// fttRoundedUp returns FTT(n) with Mid = ⌈n/2⌉.
func fttRoundedUp(t *Trial, n int) *topology.FTT {
	up, err := topology.NewFTTMid(n, (n+1)/2)
	t.Check(err)
	return up
}

func fttSameLinks(t *Trial, p []int) {
	t.Computed()
	down, up := fttNet(t, p[0]), fttRoundedUp(t, p[0])
	for u, v := range down.CSR().Edges() {
		t.Want(up.CSR().HasEdge(u, v), "n = %d: Mid = %d joins %s to %s, Mid = %d does not", p[0], down.Mid, down.Label(u), down.Label(v), up.Mid)
	}
	t.Want(down.Size() == up.Size(), "n = %d: the networks have %d and %d links", p[0], down.Size(), up.Size())
}

func fttMirrored(t *Trial, p []int) {
	t.Computed()
	down, up := fttNet(t, p[0]), fttRoundedUp(t, p[0])
	mirror := func(v uint32) uint32 {
		c := down.Coordinates(v)
		return up.At(p[0]-1-c[0], c[1])
	}
	for u, v := range down.CSR().Edges() {
		t.Want(up.CSR().HasEdge(mirror(u), mirror(v)), "n = %d: the mirror image of %s–%s is no link for Mid = %d", p[0], down.Label(u), down.Label(v), up.Mid)
	}
	t.Want(down.Size() == up.Size(), "n = %d: the networks have %d and %d links", p[0], down.Size(), up.Size())
}

// fttWantTransitive wants FTT(n) to be vertex-transitive. Vertices on different
// numbers of 4-cycles, if there are, show a person that it is not.
func fttWantTransitive(t *Trial, net *topology.FTT) {
	if t.VertexTransitive(net) {
		return
	}
	for v := range uint32(net.Order()) {
		if a, b := fttSquaresAt(net, 0), fttSquaresAt(net, v); a != b {
			t.Failf("in %s, %s lies on %d cycles of length 4 and %s on %d", net.Name(), net.Label(0), a, net.Label(v), b)
		}
	}
	t.Failf("automorphisms of %s leave its vertices in %d classes", net.Name(), t.VertexOrbits(net))
}

// fttSquaresAt returns the number of cycles of length 4 through v: for each
// opposite corner, the number of pairs of common neighbours.
func fttSquaresAt(net topology.Network, v uint32) int {
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

// fttStep returns the vertex reached from (x,y) by the link to the right, up, to
// the left or down, for heading 0 … 3.
func fttStep(net *topology.FTT, v uint32, heading int) uint32 {
	n, c := net.N, net.Coordinates(v)
	axis, forward := heading%2, heading < 2
	switch {
	case forward && c[axis] < n-1:
		c[axis]++
	case forward: // back along the link (0,y) – (n−1,y+Mid)
		c[axis], c[1-axis] = 0, c[1-axis]-net.Mid
	case c[axis] > 0:
		c[axis]--
	default:
		c[axis], c[1-axis] = n-1, c[1-axis]+net.Mid
	}
	return net.At(c...)
}

// fttFaces returns the number of faces with four links, and the corners of all
// others. Wrap-around links keep the heading, so turning left at every vertex
// goes round the face on the left.
func fttFaces(t *Trial, net *topology.FTT) (squares int, others []string) {
	t.Computed()
	seen := make(map[[2]int]bool)
	for v := range uint32(net.Order()) {
		t.Want(net.Degree(v) == 4, "%s has degree %d at %s", net.Name(), net.Degree(v), net.Label(v))
		for heading := range 4 {
			var corners []string
			for u, h := v, heading; !seen[[2]int{int(u), h}]; {
				seen[[2]int{int(u), h}] = true
				corners = append(corners, net.Label(u))
				w := fttStep(net, u, h)
				t.Want(net.CSR().HasEdge(u, w), "%s has no link %s–%s", net.Name(), net.Label(u), net.Label(w))
				u, h = w, (h+1)%4
			}
			switch {
			case len(corners) == 4:
				squares++
			case len(corners) > 0:
				others = append(others, strings.Join(corners, " "))
			}
		}
	}
	return squares, others
}

func fttSharesMesh(t *Trial, p []int) {
	t.Computed()
	n := p[0]
	for _, name := range []string{"FTT", "Torus"} {
		net, inside := t.Net("%s(%d)", name, n), t.Net("Mesh(%d)", n)
		for u, v := range inside.CSR().Edges() {
			t.Want(net.CSR().HasEdge(u, v), "%s lacks the mesh link %s–%s", net.Name(), net.Label(u), net.Label(v))
		}
		more := net.Size() - inside.Size()
		t.Want(more == 2*n, "%s has %d wrap-around links, 2n = %d", net.Name(), more, 2*n)
	}
}
