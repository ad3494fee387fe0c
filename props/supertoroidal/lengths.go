package supertoroidal

import (
	"topocert/props"
	"topocert/topology"
)

// naive is the claim about the lengths in the integer box.
func naive() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/naive-layout-lengths", Kind: props.Text, Section: "III",
		Quote:  "some of length proportional to cl … and some of length proportional to ck",
		Formal: "with the node (x,y,z) at that point of space the longest link (0,±1,0) has length √((cl−1)²+(c−1)²), and the longest link (±1,0,0) has length √((ck−1)²+(c−1)²)",
		Note:   "the squares are compared; “proportional” holds for fixed c, as the terms ck and cl grow",
		Readings: boxReadings(func(t *props.Case, c, k, l int) {
			net := gamma(t, c, k, l)
			wantLength(t, net, net.typed().BoxLayout(), 1, (c*l-1)*(c*l-1)+(c-1)*(c-1))
			wantLength(t, net, net.typed().BoxLayout(), 0, (c*k-1)*(c*k-1)+(c-1)*(c-1))
		}),
	}
}

// interleaved is the claim about the lengths with an interleaved x-axis.
func interleaved() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/interleave-x", Kind: props.Text, Section: "III",
		Quote:  "interleaved in the pattern 0, ck−1, 1, ck−2, 2, …, ck/2 … the longest link has length proportional to c",
		Formal: "with the values of x in the order 0, ck−1, 1, ck−2, 2, …, ck/2 along the x-axis the longest link (±1,0,0) has length √(4+(c−1)²), whatever k and l",
		Note:   "the squares are compared; the links (0,±1,0), which the paper shortens by a ring, are left aside",
		Readings: boxReadings(func(t *props.Case, c, k, l int) {
			net := gamma(t, c, k, l)
			wantLength(t, net, net.typed().InterleavedLayout(), 0, 4+(c-1)*(c-1))
		}),
	}
}

func boxReadings(try func(t *props.Case, c, k, l int)) []props.Reading {
	return []props.Reading{props.Over(family().And([]int{20, 2, 2}), try).UpTo(1500)}
}

// wantLength says that the case fails unless the longest link along an axis,
// x or y, has the given square of its length.
func wantLength(t *props.Case, net network, layout *topology.Layout, axis, want int) {
	longest, link := longest(t, net, layout, func(a, b []int) bool { return (a[0] != b[0]) == (axis == 0) })
	t.Want(longest == want, "the longest link of %s along the axis %c is %s–%s, of length √%d, not √%d",
		net.Name(), "xy"[axis], net.Label(link[0]), net.Label(link[1]), longest, want)
}

// longest returns the square of the length of a longest link in a layout,
// among those whose ends' coordinates are of the kind that is meant, and the link.
func longest(t *props.Case, net network, layout *topology.Layout, meant func(a, b []int) bool) (square int, link [2]uint32) {
	for u, v := range net.Edges() {
		if meant != nil && !meant(net.Coordinates(u), net.Coordinates(v)) {
			continue
		}
		if s := layout.Square(u, v); s > square {
			square, link = s, [2]uint32{u, v}
		}
	}
	return square, link
}

// horizontal is the claim about the rings of the H-net layout.
func horizontal() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/hnet-a-rings-horizontal", Kind: props.Text, Section: "III",
		Quote:  "the cycles of length four with links labelled (±1,0,0) appear as horizontal rings",
		Formal: "if the node (x,y,z) has the height given by y and w = z − xy modulo c, the links (1,0,0) keep the height; the link (0,1,0) in column x leads from w to w − x, or to w − x + 1 where y goes round",
		Note: "the figure is lost; the heights are those for which the text is true, so it is shown that such a layout exists. " +
			"The H-net is Γ(4,1,1), and it is decided for all even c ≥ 4 too",
		Readings: []props.Reading{
			props.Once("Γ(4,1,1)", func(t *props.Case) { heights(t, 4, 1, 1) }).Named("the H-net, Γ(4,1,1)"),
			props.Over(family().And([]int{20, 2, 2}), heights).UpTo(1500).Named("even c ≥ 4"),
		},
	}
}

func heights(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	c, cl := c, c*l
	for u, v := range net.Edges() {
		for _, link := range [][2]uint32{{u, v}, {v, u}} {
			a, b := net.Coordinates(link[0]), net.Coordinates(link[1])
			from, to := mod(a[2]-a[0]*a[1], c), mod(b[2]-b[0]*b[1], c)
			want := from
			if a[0] == b[0] {
				if b[1] != (a[1]+1)%cl {
					continue // the link (0,−1,0)
				}
				want = mod(from-a[0], c)
				if b[1] == 0 {
					want = mod(want+1, c)
				}
			} else {
				t.Want(a[1] == b[1], "%s: the link %s–%s changes y", net.Name(), net.Label(link[0]), net.Label(link[1]))
			}
			t.Want(to == want, "%s: the link %s–%s leads from w = %d to %d, not %d", net.Name(), net.Label(link[0]), net.Label(link[1]), from, to, want)
		}
	}
}
