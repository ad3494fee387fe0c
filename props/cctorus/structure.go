package cctorus

import (
	"fmt"
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
				extraLinks(sides(3).And([]int{500}, []int{501}), "CCTorus").UpTo(1600).Named(e1),
				extraLinks(even().And([]int{500}), "CCTorusOpp").UpTo(1600).Named(e7),
				props.Statement("CCTorus(6)", "size(CCTorus(6)) - size(Torus(6)) == 12",
					"CCTorus(6) has {size(CCTorus(6)) - size(Torus(6))} links more than Torus(6), the maximum is to be 12").Named("the maximum 12 is attained at the paper's even example, E1"),
			},
		},
		{
			ID: "cctorus/centre-odd-formula", Kind: props.Theorem, Section: "III-A",
			Quote:  "center = (n^2-1)/2",
			Formal: "for odd n, node((n²−1)/2) is the middle node ((n−1)/2,(n−1)/2), and is linked to the four corners and the four middles of the sides",
			Note:   "the formula is damaged in the scan; nodes count from 0, row by row",
			Readings: []props.Reading{odd().And([]int{101}).HoldsShown(centreOdd(), func(t *props.Case, e props.Env) string {
				n := props.Int(e, "n")
				net, printed := t.Net("CCTorus(%d)", n), (n*n-1)/2
				for _, outer := range outer(n) {
					if d := t.Int("distance", net, uint32(printed), outer); d != 1 {
						return fmt.Sprintf("CCTorus(%d): the outer node %s is %d hops from node(%d)", n, net.Label(outer), d, printed)
					}
				}
				return fmt.Sprintf("CCTorus(%d): the middle node is node(%d), (n²−1)/2 = %d", n, (n-1)/2*n+(n-1)/2, printed)
			})},
		},
		{
			ID: "cctorus/centre-even-four", Kind: props.Theorem, Section: "III-B",
			Quote:  "if n is even then four center nodes",
			Formal: "for even n, the nodes n(n−1)/2−1, n(n−1)/2, n(n+1)/2−1, n(n+1)/2 are the four middle nodes, and each corner and each middle node of a side is linked to exactly one of them",
			Note:   "the paper's formula (2) is lost",
			Readings: []props.Reading{
				props.Over(even().And([]int{200}), fourCentres("CCTorus")).Named(e1),
				props.Over(even().And([]int{200}), fourCentres("CCTorusOpp")).Named(e7),
			},
		},
		{
			ID: "cctorus/path-1-19-4hops", Kind: props.Table, Section: "IV-A",
			Quote:  "node(1) and node(19) ... hop count 4",
			Formal: "in CCTorus(5) the distance between node(1) and node(19) is 4",
			Readings: []props.Reading{props.Statement("CCTorus(5)", "distance(CCTorus(5), 1, 19) == 4",
				"in CCTorus(5) nodes 1 and 19 are {distance(CCTorus(5), 1, 19)} hops apart, printed 4")},
		},
	}
}

// extraLinks is the reading that the network has at most 12 links more than the torus.
func extraLinks(f props.Family, network string) props.Reading {
	return of(network, f, "size(NET(n)) - size(Torus(n)) <= 12",
		"NET({n}) has {size(NET(n)) - size(Torus(n))} links more than Torus({n}), printed maximum 12")
}

// centreOdd says that node((n²−1)/2) is the middle node and linked to the corners and
// the middles of the sides.
func centreOdd() string {
	const middle = "(pow(n, 2) - 1)/2"
	formula := "(n - 1)/2*n + (n - 1)/2 == " + middle
	for _, end := range []string{"0", "(n - 1)"} {
		for _, at := range []string{"0", "(n - 1)/2", "(n - 1)"} {
			formula += fmt.Sprintf(" && distance(CCTorus(n), %s, %s*n + %s) == 1", middle, end, at)
		}
		formula += fmt.Sprintf(" && distance(CCTorus(n), %s, (n - 1)/2*n + %s) == 1", middle, end)
	}
	return formula
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
		printed := []int{n*(n-1)/2 - 1, n * (n - 1) / 2, n*(n+1)/2 - 1, n * (n + 1) / 2}
		middle := []int{(m-1)*n + m - 1, (m-1)*n + m, m*n + m - 1, m*n + m}
		t.Want(slices.Equal(printed, middle), "%s: the middle nodes are %d, the formula gives %d", net.Name(), middle, printed)
		for _, outer := range outer(n) {
			links := 0
			for _, centre := range printed {
				if net.HasEdge(outer, uint32(centre)) {
					links++
				}
			}
			t.Want(links == 1, "%s: the outer node %s is linked to %d of the nodes %d", net.Name(), net.Label(outer), links, printed)
		}
	}
}
