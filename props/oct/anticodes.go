package oct

import "topocert/props"

// anticodeClaims are what Character 6 says of groups of nodes: sets, whose distance is the
// largest between two of their nodes (Definition 7). So the groups within distance d are
// the anticodes of diameter d. Gλ(N) is a set of λ nodes with the least distance
// (Definition 8). N1 is superior to N2 if for no λ the distance of Gλ(N1) is greater than
// that of Gλ(N2) (Definition 9): if for every d the largest anticodes within d of N1 have
// at least as many nodes as those of N2.
func anticodeClaims() []*props.Claim {
	within := func(name, rival string) part {
		return part{formula: "diameter(OCT(k,m)) < diameter(" + rival + ")",
			witness: "all nodes are within {diameter(OCT(k,m))} of one another in OCT({k},{m}), and within {diameter(" + rival + ")} in " + name}
	}
	smaller, otherwise := conjunction(within("OMMH({2*k},{2*m},3)", "OMMH(2*k,2*m,3)"), within("JTorus({2*k},{4*m})", "JTorus(2*k,4*m)"))
	return []*props.Claim{
		{
			ID: "oct/char6-vs-ommh", Kind: props.Theorem, Section: "2.3 Char 6 (expressions (1)-(3) lost)", Long: true, // refutations about OMMH(4,6,3)
			Quote:  "group divisible property of OCT is superior to (2k,2m,3)-OMMH",
			Formal: "for every d the largest sets of nodes of OCT(k,m) of which no two are further apart than d have at least as many nodes as those of (2k,2m,3)-OMMH",
			Note:   "Definition 9 with ≤ for all λ; a group is any set of nodes, distances are those of the network",
			Readings: append(computed(family(), 400, beatsOMMH), props.Over(
				props.Family{Domain: "OCT(2,2), OCT(2,3)", For: "(k, m) in [(2, 2), (2, 3)]"}, beatsOMMHCertified).Named("the groups of OMMH bounded by certificates alone")),
		},
		{
			ID: "oct/char6-vs-torus", Kind: props.Theorem, Section: "2.3 Char 6",
			Quote:  "superior to T(2k,4m)",
			Formal: "for every d the largest sets of nodes of OCT(k,m) of which no two are further apart than d have at least as many nodes as those of T(2k,4m)",
			Note: "T(2k,4m) is a spanning subgraph of OCT(k,m): its rings of 4k and 8m nodes are Hamiltonian cycles of C(2k)×K2 and of C(2m)×P4, and K2×P4 is part of the Octagon. " +
				"So no two nodes are further apart in OCT(k,m), for all k and m",
			Readings: computed(family(), 800, func(t *props.Case, k, m int) {
				wantTorus(t, oct(t, k, m), k, m, ladder)
			}),
		},
		{
			ID: "oct/char6-strict", Kind: props.Text, Section: "2.3 Char 6",
			Quote:  "OCT has better local communication ability",
			Formal: "for every λ ≥ 2 the closest sets of λ nodes of OCT(k,m) have a smaller largest distance than those of (2k,2m,3)-OMMH and of T(2k,4m)",
			Note:   "strict; λ = 1 would fail at once",
			Readings: []props.Reading{
				strict(),
				family().HoldsShown(smaller, otherwise).UpTo(800).Named("for some λ"),
			},
			Correction: &props.Correction{
				Statement: "for every d from 3 to k+m+2 the largest groups within distance d of OCT(k,m) have more nodes than those of (2k,2m,3)-OMMH and of T(2k,4m); " +
					"within 2 they have 8, as those of OMMH, but T(2k,4m) 5; within 1 all have 2. Within d ≥ 2 they have at least 8f(d−2), f being the size for T(k,m): " +
					"for k ≤ m ⌈(d+1)²/2⌉ if d < 2k, else 2k(d−k+1) if d < k+m, else 4km",
				Reading: props.Over(family(), beatsBoth).UpTo(400),
			},
		},
	}
}

// strict is the reading that for every λ ≥ 2 the closest λ nodes of OCT(k,m) are closer
// than those of its rivals. The formula says the same: for every d ≥ 1 the largest
// anticodes within d−1 of OCT(k,m) have at least as many nodes as those within d of a
// rival. For if a rival has λ nodes at distance d, its largest anticodes within d have at
// least λ, so OCT(k,m) has λ within d−1; and conversely λ can be the size of a rival's
// largest anticode within d.
func strict() props.Reading {
	f := family().From("k, m ≥ 2", "k >= 2, m >= 2, d in 1..2*k+4*m")
	f.Case = "k={k}, m={m}"
	formula, _ := conjunction(
		part{formula: "cluster(OCT(k,m), d-1) >= cluster(OMMH(2*k,2*m,3), d)"},
		part{formula: "cluster(OCT(k,m), d-1) >= cluster(JTorus(2*k,4*m), d)"},
	)
	return f.Holds(formula, "λ = {cluster(OMMH(2*k,2*m,3), d)}: two linked nodes are at distance 1, in OMMH({2*k},{2*m},3) as in OCT({k},{m})").
		Named("for every λ ≥ 2")
}

// groupSizes passes on, for every d from 1 to the diameter less 1, the size of a
// anticode of OCT(k,m) within distance d, certified: two linked nodes for d = 1, and for
// d ≥ 2 all octagons on a largest anticode of T(k,m) within d−2.
func groupSizes(t *props.Case, k, m int, each func(d, size int)) {
	net, slices := oct(t, k, m), torus(t, k, m)
	for d := 1; d < t.Int("diameter", net); d++ {
		set := []uint32{net.At(0, 0, 0), net.At(0, 0, 1)}
		if d >= 2 {
			set = nil
			for _, v := range t.LargestAnticode(slices, d-2) {
				for o := range 8 {
					set = append(set, net.At(append(slices.Coordinates(v), o)...))
				}
			}
		}
		if !t.AnticodeAtLeast(net, d, set) {
			t.Openf("the octagons on a group of %s within %d are not within %d in %s", slices.Name(), d-2, d, net.Name())
		}
		each(d, len(set))
	}
}

// beatsOMMHCertified says that for no d an anticode of OMMH(2k,2m,3) is larger than those
// of OCT(k,m), by certificates alone.
func beatsOMMHCertified(t *props.Case, k, m int) {
	large := ommh(t, k, m)
	groupSizes(t, k, m, func(d, size int) {
		larger := t.AnticodeAtMost(large, d, size)
		if larger == nil {
			return
		}
		if t.AnticodeAtLeast(large, d, larger) && t.AnticodeAtMost(oct(t, k, m), d, len(larger)-1) == nil {
			t.Failf("within distance %d %s has a group of %d nodes, OCT(%d,%d) none", d, large.Name(), len(larger), k, m)
		}
		t.Openf("within distance %d %s has a group of %d nodes, and OCT(%d,%d) is known to have one of %d", d, large.Name(), len(larger), k, m, size)
	})
}

// beatsOMMH says that for no d an anticode of OMMH(2k,2m,3) is larger than those of
// OCT(k,m). Beyond the diameter of OCT(k,m) all nodes are an anticode.
func beatsOMMH(t *props.Case, k, m int) {
	bound := newPrismBound(t, k, m)
	groupSizes(t, k, m, func(d, size int) {
		if most := bound.most(d); most > size {
			t.Openf("within distance %d OCT(%d,%d) has a group of %d nodes, and OMMH(%d,%d,3) is only known to have none of more than %d",
				d, k, m, size, 2*k, 2*m, most)
		}
	})
}

// beatsBoth says that the anticodes of OCT(k,m) within 3 and more are larger than
// those of its rivals, and how those within 1 and 2 compare. T(2k,4m) is a spanning
// subgraph of OMMH(2k,2m,3), so it has no larger anticodes.
func beatsBoth(t *props.Case, k, m int) {
	bound := newPrismBound(t, k, m)
	large, torus := ommh(t, k, m), largeTorus(t, k, m)
	wantTorus(t, large, k, m, func(row, bit int) int { return 4*bit + row ^ row>>1 })
	groupSizes(t, k, m, func(d, size int) {
		most := bound.most(d)
		if f := torusAnticode(k, m, d-2); d >= 2 {
			t.Want(bound.anticode(d-2) == f, "the largest groups within %d of T(%d,%d) have %d nodes, the formula says %d", d-2, k, m, bound.anticode(d-2), f)
		}
		switch d {
		case 1, 2:
			for i, net := range rivals(t, k, m) {
				want := [][]int{{2, 2, 2}, {8, 8, 5}}[d-1][i]
				found := len(t.LargestAnticode(net, d))
				t.Want(found == want, "the largest groups within %d of %s have %d nodes, not %d", d, net.Name(), found, want)
			}
		default:
			if most >= size {
				t.Openf("within distance %d OCT(%d,%d) has a group of %d nodes, and %s is only known to have none of more than %d", d, k, m, size, large.Name(), most)
			}
		}
	})
	t.Want(t.Int("diameter", large) > t.Int("diameter", oct(t, k, m)), "%s has no larger diameter than OCT(%d,%d)", large.Name(), k, m)
	t.Want(t.Int("diameter", torus) > t.Int("diameter", oct(t, k, m)), "%s has no larger diameter than OCT(%d,%d)", torus.Name(), k, m)
}

// torusAnticode returns the size of the largest anticodes of T(k,m) within d ≥ 0, by a
// formula found from exact values: a ball of radius d/2 about a node or, for odd d,
// the two balls about the ends of a link, as long as no ring is too short for it;
// then whole short rings.
func torusAnticode(k, m, d int) int {
	k, m = min(k, m), max(k, m)
	switch {
	case d < 0:
		return 0
	case d >= k+m:
		return 4 * k * m
	case d < 2*k:
		return ((d+1)*(d+1) + 1) / 2
	}
	return 2 * k * (d - k + 1)
}

// ladder returns the node of the octagon that stands for a place of the ladder
// P4 × K2: its rungs are four diameters, its sides two arcs.
func ladder(place, bit int) int { return place + 4*bit }

// wantTorus shows that the network, a product of T(k,m) and one of 8 nodes, has
// all links of T(2k,4m). A row ring runs along C(2k) for bit 0 and back for bit 1;
// a column ring runs up and down the places 1, 2, 3 of the columns one after the
// other, and back along place 0. The function ladder gives the node that stands for
// a place 0 … 3 and a bit.
func wantTorus(t *props.Case, net *props.Net, k, m int, ladder func(place, bit int) int) {
	torus := largeTorus(t, k, m)
	image := make([]uint32, torus.Order())
	for v := range image {
		at := torus.Coordinates(uint32(v))
		row, bit := at[0], 0
		if row >= 2*k {
			row, bit = 4*k-1-row, 1
		}
		column, place := at[1]/3, at[1]%3+1
		switch {
		case at[1] >= 6*m:
			column, place = 8*m-1-at[1], 0
		case column%2 == 1:
			place = 4 - place
		}
		image[v] = net.At(row, column, ladder(place, bit))
	}
	if !t.Contains(net, torus, image) {
		t.Openf("%s is not part of %s in this way: %v", torus.Name(), net.Name(), image)
	}
}
