package ftt

import (
	"fmt"
	"slices"
	"strings"

	"topocert/props"
)

// torusClaim is the claim that FTT(n) is a torus.
func torusClaim() *props.Claim {
	return &props.Claim{
		ID: "ftt/is-a-torus", Kind: props.Text, Section: "3/4",
		Quote:  "Its structure is the same as the torus but the only wraparound connections are present in the rotated form",
		Formal: "drawn as defined, with its links leaving every vertex to the right, up, left and down in this order, FTT(n) divides a closed surface into n² faces of four links each, so that V − E + F = 0, as on a torus",
		Note: "a face is found by turning left at every vertex; then in any other drawing: without triangles every face has four links or more, so that on a torus there are n² of four links each; " +
			"with four links at every vertex that is the grid of the plane modulo translations, which move every vertex to every other",
		Readings: []props.Reading{
			props.Over(family(), func(t *props.Case, n int) {
				net := t.Net("FTT(%d)", n)
				squares, others := faces(t, net)
				euler := net.Order() - t.Int("size", net) + squares + len(others)
				t.Want(len(others) == 0 && euler == 0, "%s has %d faces of four links and further ones with the corners %s: V − E + F = %d − %d + %d = %d",
					net.Name(), squares, strings.Join(others, "; "), net.Order(), t.Int("size", net), squares+len(others), euler)
			}).Named("a torus as a surface"),
			props.Over(family(), wantTorus).Named("some drawing on a torus"),
			family().And([]int{200}, []int{201}).Holds(all(wrapsCount("FTT"), wrapsCount("Torus")),
				"besides the {size(Mesh(n))} links of Mesh({n}), FTT({n}) should have 2n of its {size(FTT(n))}, Torus({n}) 2n of its {size(Torus(n))}").
				Named("Mesh(n) with 2n wrap-around links more, as Torus(n) is"),
		},
		Correction: corrected("the genus of FTT(n) is 2: no drawing on a torus exists, and drawn as defined FTT(n) has n² − 3 faces of four links and one of twelve, V − E + F = −2, on a surface with two handles",
			props.Over(family().And([]int{100}, []int{101}), func(t *props.Case, n int) {
				net := t.Net("FTT(%d)", n)
				squares, others := faces(t, net)
				t.Want(squares == n*n-3 && len(others) == 1, "%s has %d faces of four links, others: %v", net.Name(), squares, others)
				links := strings.Count(others[0], "(")
				t.Want(links == 12, "%s has a face of %d links", net.Name(), links)
				t.Want(noTorus(t, net) != "", "%s may have a drawing on a torus", net.Name())
			})),
	}
}

// wantTorus wants FTT(n) to have a drawing on a torus.
func wantTorus(t *props.Case, n int) {
	net := t.Net("FTT(%d)", n)
	why := noTorus(t, net)
	if why == "" {
		t.Openf("nothing is known against a drawing of %s on a torus", net.Name())
	}
	t.Failf("%s", why)
}

// noTorus says why FTT(n) cannot be drawn on a torus without crossings: it has
// no triangle, and is not vertex-transitive. It returns "" if this is not so.
//
// A drawing on a torus has V − E + F = 0 if all its faces are discs; otherwise it
// can be had in the plane too, where V − E + F = 2. So F ≥ E − V = n². All degrees
// being 4, no walk round a face turns back, so without triangles it has four links
// or more, and 4F ≤ 2E = 4n². Hence F = n², the faces are discs of four links each.
// Four of them meet at every vertex. The plane that covers the torus is then the
// square grid, and the torus its quotient by motions of the grid that keep
// orientation and fix no point: these are translations. The translations of the
// grid commute with them, so they act on the quotient, and move every vertex to
// every other.
func noTorus(t *props.Case, net *props.Net) string {
	t.Want(net.Size() == 2*net.Order(), "%s has %d links", net.Name(), net.Size())
	for v := range uint32(net.Order()) {
		t.Want(net.Degree(v) == 4, "%s has degree %d at %s", net.Name(), net.Degree(v), net.Label(v))
		if onTriangle(net, v) {
			return ""
		}
	}
	first := squaresAt(net, 0)
	for v := range uint32(net.Order()) {
		if here := squaresAt(net, v); here != first {
			n := net.Sides()[0]
			return fmt.Sprintf("%s has no triangle, so on a torus its %d links would bound %d faces of four links, four at every vertex: it would be a quotient of the square grid by translations, "+
				"and look the same from every vertex; but %s lies on %d cycles of length 4 and %s on %d", net.Name(), 2*n*n, n*n, net.Label(0), first, net.Label(v), here)
		}
	}
	return ""
}

// onTriangle tells whether two neighbours of v are joined.
func onTriangle(net *props.Net, v uint32) bool {
	around := net.Neighbors(v)
	for i, u := range around {
		if slices.ContainsFunc(around[:i], func(w uint32) bool { return net.HasEdge(u, w) }) {
			return true
		}
	}
	return false
}

// step returns the vertex reached from (x,y) by the link to the right, up, to
// the left or down, for heading 0 … 3.
func step(net *props.Net, v uint32, heading int) uint32 {
	n, c := net.Sides()[0], net.Coordinates(v)
	axis, forward := heading%2, heading < 2
	switch {
	case forward && c[axis] < n-1:
		c[axis]++
	case forward: // back along the link (0,y) – (n−1,y+Mid)
		c[axis], c[1-axis] = 0, c[1-axis]-n/2
	case c[axis] > 0:
		c[axis]--
	default:
		c[axis], c[1-axis] = n-1, c[1-axis]+n/2
	}
	return net.At(c...)
}

// faces returns the number of faces with four links, and the corners of all
// others. Wrap-around links keep the heading, so turning left at every vertex
// goes round the face on the left.
func faces(t *props.Case, net *props.Net) (squares int, others []string) {
	seen := make(map[[2]int]bool)
	for v := range uint32(net.Order()) {
		t.Want(net.Degree(v) == 4, "%s has degree %d at %s", net.Name(), net.Degree(v), net.Label(v))
		for heading := range 4 {
			var corners []string
			for u, h := v, heading; !seen[[2]int{int(u), h}]; {
				seen[[2]int{int(u), h}] = true
				corners = append(corners, net.Label(u))
				w := step(net, u, h)
				t.Want(net.HasEdge(u, w), "%s has no link %s–%s", net.Name(), net.Label(u), net.Label(w))
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
