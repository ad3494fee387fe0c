package props

import "slices"

// cctorusStructure lists the claims of Section III: the links added to the
// torus, and the centres.
func cctorusStructure() []*Claim {
	return []*Claim{
		{
			ID: "cctorus/extra-edges-at-most-12", Kind: Theorem, Section: "III",
			Quote:  "maximum twelve extra edges are required",
			Formal: "CCTorus(n) has at most 12 links more than Torus(n)",
			Note:   "a spoke that the torus has already (n = 3, 4) is no extra link",
			Readings: []Reading{
				cctorusEach(cctorusSides(3).and([]int{500}, []int{501}), cctorusExtraLinks("CCTorus")).upTo(1600).named(cctorusE1),
				cctorusEach(cctorusEven().and([]int{500}), cctorusExtraLinks("CCTorusOpp")).upTo(1600).named(cctorusE7),
				Once("CCTorus(6)", func(t *Trial) {
					extra := cctorusExtra(t, "CCTorus", 6)
					t.Want(extra == 12, "CCTorus(6) has %d links more than Torus(6), the maximum is to be 12", extra)
				}).named("the maximum 12 is attained at the paper's even example, E1"),
			},
		},
		{
			ID: "cctorus/centre-odd-formula", Kind: Theorem, Section: "III-A",
			Quote:  "center = (n^2-1)/2",
			Formal: "for odd n, node((n²−1)/2) is the middle node ((n−1)/2,(n−1)/2), and is linked to the four corners and the four middles of the sides",
			Note:   "the formula is damaged in the scan; nodes count from 0, row by row",
			Readings: []Reading{cctorusEach(cctorusOdd().and([]int{101}), func(t *Trial, n int) {
				net := t.Net("CCTorus(%d)", n)
				middle, printed := (n-1)/2*n+(n-1)/2, (n*n-1)/2
				t.Want(middle == printed, "CCTorus(%d): the middle node is node(%d), (n²−1)/2 = %d", n, middle, printed)
				for _, outer := range cctorusOuter(n) {
					d := t.Distance(net, uint32(printed), outer)
					t.Want(d == 1, "CCTorus(%d): the outer node %s is %d hops from node(%d)", n, net.Label(outer), d, printed)
				}
			})},
		},
		{
			ID: "cctorus/centre-even-four", Kind: Theorem, Section: "III-B",
			Quote:  "if n is even then four center nodes",
			Formal: "for even n, the nodes n(n−1)/2−1, n(n−1)/2, n(n+1)/2−1, n(n+1)/2 are the four middle nodes, and each corner and each middle node of a side is linked to exactly one of them",
			Note:   "the paper's formula (2) is lost",
			Readings: []Reading{
				cctorusEach(cctorusEven().and([]int{200}), cctorusFourCentres("CCTorus")).named(cctorusE1),
				cctorusEach(cctorusEven().and([]int{200}), cctorusFourCentres("CCTorusOpp")).named(cctorusE7),
			},
		},
		{
			ID: "cctorus/path-1-19-4hops", Kind: Table, Section: "IV-A",
			Quote:  "node(1) and node(19) ... hop count 4",
			Formal: "in CCTorus(5) the distance between node(1) and node(19) is 4",
			Readings: []Reading{Once("CCTorus(5)", func(t *Trial) {
				d := t.Distance(t.Net("CCTorus(5)"), 1, 19)
				t.Want(d == 4, "in CCTorus(5) nodes 1 and 19 are %d hops apart, printed 4", d)
			})},
		},
	}
}

func cctorusExtraLinks(network string) func(t *Trial, n int) {
	return func(t *Trial, n int) {
		extra := cctorusExtra(t, network, n)
		t.Want(extra <= 12, "%s(%d) has %d links more than Torus(%d), printed maximum 12", network, n, extra, n)
	}
}

// cctorusExtra returns how many links more than the torus the network has.
func cctorusExtra(t *Trial, network string, n int) int {
	return t.Size(t.Net("%s(%d)", network, n)) - t.Size(t.Net("Torus(%d)", n))
}

// cctorusOuter returns the corners and the middle nodes of the sides.
func cctorusOuter(n int) []uint32 {
	var outer []uint32
	for _, end := range []int{0, n - 1} {
		for _, at := range []int{0, (n - 1) / 2, n / 2, n - 1} {
			outer = append(outer, uint32(end*n+at), uint32(at*n+end))
		}
	}
	slices.Sort(outer)
	return slices.Compact(outer)
}

func cctorusFourCentres(network string) func(t *Trial, n int) {
	return func(t *Trial, n int) {
		net, m := t.Net("%s(%d)", network, n), n/2
		t.Computed() // links are looked up
		printed := []int{n*(n-1)/2 - 1, n * (n - 1) / 2, n*(n+1)/2 - 1, n * (n + 1) / 2}
		middle := []int{(m-1)*n + m - 1, (m-1)*n + m, m*n + m - 1, m*n + m}
		t.Want(slices.Equal(printed, middle), "%s: the middle nodes are %d, the formula gives %d", net.Name(), middle, printed)
		for _, outer := range cctorusOuter(n) {
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
