package cctorus

import (
	"slices"

	"topocert/props"
)

// structure lists the claims of Section III: the links added to the
// torus, and the centres.
func structure() []*props.Claim {
	return []*props.Claim{
		{
			ID: "cctorus/extra-edges-at-most-12", Kind: props.Theorem, Section: "III",
			Quote:  "maximum twelve extra edges are required",
			Formal: "CCTorus(n) has at most 12 links more than Torus(n)",
			Note:   "a spoke that the torus has already (n = 3, 4) is no extra link",
			Readings: []props.Reading{
				each(sides(3).And([]int{500}, []int{501}), extraLinks("CCTorus")).UpTo(1600).Named(e1),
				each(even().And([]int{500}), extraLinks("CCTorusOpp")).UpTo(1600).Named(e7),
				props.Once("CCTorus(6)", func(t *props.Case) {
					extra := extra(t, "CCTorus", 6)
					t.Want(extra == 12, "CCTorus(6) has %d links more than Torus(6), the maximum is to be 12", extra)
				}).Named("the maximum 12 is attained at the paper's even example, E1"),
			},
		},
		{
			ID: "cctorus/centre-odd-formula", Kind: props.Theorem, Section: "III-A",
			Quote:  "center = (n^2-1)/2",
			Formal: "for odd n, node((n²−1)/2) is the middle node ((n−1)/2,(n−1)/2), and is linked to the four corners and the four middles of the sides",
			Note:   "the formula is damaged in the scan; nodes count from 0, row by row",
			Readings: []props.Reading{each(odd().And([]int{101}), func(t *props.Case, n int) {
				net := t.Net("CCTorus(%d)", n)
				middle, printed := (n-1)/2*n+(n-1)/2, (n*n-1)/2
				t.Want(middle == printed, "CCTorus(%d): the middle node is node(%d), (n²−1)/2 = %d", n, middle, printed)
				for _, outer := range outer(n) {
					d := t.Distance(net, uint32(printed), outer)
					t.Want(d == 1, "CCTorus(%d): the outer node %s is %d hops from node(%d)", n, net.Label(outer), d, printed)
				}
			})},
		},
		{
			ID: "cctorus/centre-even-four", Kind: props.Theorem, Section: "III-B",
			Quote:  "if n is even then four center nodes",
			Formal: "for even n, the nodes n(n−1)/2−1, n(n−1)/2, n(n+1)/2−1, n(n+1)/2 are the four middle nodes, and each corner and each middle node of a side is linked to exactly one of them",
			Note:   "the paper's formula (2) is lost",
			Readings: []props.Reading{
				each(even().And([]int{200}), fourCentres("CCTorus")).Named(e1),
				each(even().And([]int{200}), fourCentres("CCTorusOpp")).Named(e7),
			},
		},
		{
			ID: "cctorus/path-1-19-4hops", Kind: props.Table, Section: "IV-A",
			Quote:  "node(1) and node(19) ... hop count 4",
			Formal: "in CCTorus(5) the distance between node(1) and node(19) is 4",
			Readings: []props.Reading{props.Once("CCTorus(5)", func(t *props.Case) {
				d := t.Distance(t.Net("CCTorus(5)"), 1, 19)
				t.Want(d == 4, "in CCTorus(5) nodes 1 and 19 are %d hops apart, printed 4", d)
			})},
		},
	}
}

func extraLinks(network string) func(t *props.Case, n int) {
	return func(t *props.Case, n int) {
		extra := extra(t, network, n)
		t.Want(extra <= 12, "%s(%d) has %d links more than Torus(%d), printed maximum 12", network, n, extra, n)
	}
}

// extra returns how many links more than the torus the network has.
func extra(t *props.Case, network string, n int) int {
	return t.Size(t.Net("%s(%d)", network, n)) - t.Size(t.Net("Torus(%d)", n))
}

// outer returns the corners and the middle nodes of the sides.
func outer(n int) []uint32 {
	var outer []uint32
	for _, end := range []int{0, n - 1} {
		for _, at := range []int{0, (n - 1) / 2, n / 2, n - 1} {
			outer = append(outer, uint32(end*n+at), uint32(at*n+end))
		}
	}
	slices.Sort(outer)
	return slices.Compact(outer)
}

func fourCentres(network string) func(t *props.Case, n int) {
	return func(t *props.Case, n int) {
		net, m := t.Net("%s(%d)", network, n), n/2
		t.Computed() // links are looked up
		printed := []int{n*(n-1)/2 - 1, n * (n - 1) / 2, n*(n+1)/2 - 1, n * (n + 1) / 2}
		middle := []int{(m-1)*n + m - 1, (m-1)*n + m, m*n + m - 1, m*n + m}
		t.Want(slices.Equal(printed, middle), "%s: the middle nodes are %d, the formula gives %d", net.Name(), middle, printed)
		for _, outer := range outer(n) {
			links := 0
			for _, centre := range printed {
				if net.CSR().HasEdge(outer, uint32(centre)) {
					links++
				}
			}
			t.Want(links == 1, "%s: the outer node %s is linked to %d of the nodes %d", net.Name(), net.Label(outer), links, printed)
		}
	}
}
