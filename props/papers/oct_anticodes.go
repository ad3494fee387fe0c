package papers

import "topocert/props"

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
	large, torus := ommh(t, k, m), torus(t, 2*k, 4*m)
	spanned(t, large, k, m, func(row, bit int) int { return 4*bit + row ^ row>>1 })
	groupSizes(t, k, m, func(d, size int) {
		most := bound.most(d)
		if f := torusAnticode(k, m, d-2); d >= 2 {
			t.Want(bound.anticode(d-2) == f, "the largest groups within %d of T(%d,%d) have %d nodes, the formula says %d", d-2, k, m, bound.anticode(d-2), f)
		}
		switch d {
		case 1, 2:
			for i, net := range []*props.Net{oct(t, k, m), large, torus} {
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

// spans shows that OCT(k,m) has all links of T(2k,4m). In the octagon the ladder P4 × K2 has four
// diameters for rungs, and two arcs for sides.
func spans(t *props.Case, k, m int) {
	spanned(t, oct(t, k, m), k, m, func(place, bit int) int { return place + 4*bit })
}

// spanned shows that the network, a product of T(k,m) and one of 8 nodes, has
// all links of T(2k,4m). A row ring runs along C(2k) for bit 0 and back for bit 1;
// a column ring runs up and down the places 1, 2, 3 of the columns one after the
// other, and back along place 0. The function ladder gives the node that stands for
// a place 0 … 3 and a bit of the ladder P4 × K2.
func spanned(t *props.Case, net *props.Net, k, m int, ladder func(place, bit int) int) {
	torus := torus(t, 2*k, 4*m)
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
