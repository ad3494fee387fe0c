package oct

import (
	"fmt"
	"slices"

	"topocert/props"
)

// propertyClaims are the paper's Characters 1 to 5 of OCT(k,m).
func propertyClaims() []*props.Claim {
	return slices.Concat(degreeClaims(), diameterAndSymmetry(), []*props.Claim{linkClaim(), octagonWidthClaim(), widthClaim()})
}

// degreeClaims are Character 1.
func degreeClaims() []*props.Claim {
	seven, otherwise := conjunction(degreeIs("OCT(k,m)", "OCT({k},{m})", "{2*k} {2*m} 8", 7))
	return []*props.Claim{
		{
			ID: "oct/char1-degree-7", Kind: props.Theorem, Section: "2.3 Char 1",
			Quote:    "regular one, and the connectivity of any node is 7",
			Formal:   "every node of OCT(k,m) has degree 7",
			Note:     "the paper calls a node's degree its connectivity",
			Readings: append(readingsShown(family().And([]int{100, 120}), 0, seven, otherwise), doubled(family(), oct, 7, 112)),
		},
		{
			ID: "oct/char1-vertex-connectivity-7", Kind: props.Theorem, Section: "2.3 Char 1",
			Quote:  "connectivity of any node is 7",
			Formal: "OCT(k,m) has vertex connectivity 7",
			Note:   "'connectivity' read as vertex connectivity",
			Readings: readings(family().And([]int{4, 6}), 0, "vertex_connectivity(OCT(k,m)) == 7",
				"OCT({k},{m}) has vertex connectivity {vertex_connectivity(OCT(k,m))}, not 7: its sides are [{2*k} {2*m} 8] and a ring of length 2 is one link"),
		},
	}
}

// diameterAndSymmetry are Characters 2 and 3.
func diameterAndSymmetry() []*props.Claim {
	return []*props.Claim{
		{
			ID: "oct/char2-diameter", Kind: props.Theorem, Section: "2.3 Char 2",
			Quote:  "the diameter is k+m+2",
			Formal: "OCT(k,m) has diameter k+m+2",
			Readings: readings(family().And([]int{25, 30}), 800, "diameter(OCT(k,m)) == k + m + 2",
				"OCT({k},{m}) has diameter {diameter(OCT(k,m))}, k+m+2 = {k+m+2}"),
		},
		{
			ID: "oct/char3-symmetric", Kind: props.Theorem, Section: "2.3 Char 3",
			Quote:  "Symmetrical network",
			Formal: "automorphisms move every node of OCT(k,m) to every other",
			Note:   "\"we can come to the same conclusion from observing every node\"",
			Readings: readings(family().And([]int{25, 30}), 0, "vertex_transitive(OCT(k,m))",
				"OCT({k},{m}) has {vertex_orbits(OCT(k,m))} vertex orbits"),
		},
		{
			ID: "oct/char3-edge-symmetric", Kind: props.Theorem, Section: "2.3 Char 3",
			Quote:  "Symmetrical network",
			Formal: "automorphisms move every link of OCT(k,m) to every other",
			Note:   "stronger than the paper's explanation of the word",
			Readings: readingsShown(family(), 0, "edge_transitive(OCT(k,m))", func(t *props.Case, e props.Env) string {
				return differentLinks(oct(t, props.Int(e, "k"), props.Int(e, "m")))
			}),
			Correction: &props.Correction{
				Statement: "for all k, m ≥ 1 the links form four orbits: those along rows, those along columns, the sides of the octagons and their diameters; for k = m, and for k, m ≤ 2, rows and columns are one orbit",
				Reading:   props.Over(wide().And([]int{16, 20}), wantLinkOrbits),
			},
		},
	}
}

// linkClaim is Character 4.
func linkClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/char4-links", Kind: props.Theorem, Section: "2.3 Char 4",
		Quote:  "The link number is 112 x k x m",
		Formal: "OCT(k,m) has 112km links",
		Readings: append(readings(family().And([]int{100, 120}), 0, "size(OCT(k,m)) == 112*k*m",
			"OCT({k},{m}) has {size(OCT(k,m))} links, 112km = {112*k*m}"),
			doubled(family(), oct, 7, 112)),
	}
}

// octagonWidthClaim is the ground of Character 5.
func octagonWidthClaim() *props.Claim {
	cut := func(t *props.Case, _ props.Env) string {
		half := theOctagon(t).narrowestHalf()
		return fmt.Sprintf("the nodes %v have %d links to the other half", half, t.Cuts(t.Net("Octagon"), half))
	}
	return &props.Claim{
		ID: "oct/octagon-bisection-6", Kind: props.Theorem, Section: "2.3 Char 5 proof",
		Quote:    "the width is 6",
		Formal:   "at least 6 links, and for some division exactly 6, join two halves of the octagon",
		Readings: []props.Reading{props.StatementShown("Octagon", "bisection(Octagon) == 6", cut)},
		Correction: &props.Correction{
			Statement: "the octagon has bisection width 4",
			Reading:   props.StatementShown("Octagon", "bisection(Octagon) == 4", cut),
		},
	}
}

// differentLinks names two links at the vertex 0 on which different numbers of cycles
// of four links lie, so that no automorphism moves one to the other.
func differentLinks(net *props.Net) string {
	row := net.Neighbors(0)
	first := fourCycles(net, 0, row[0])
	for _, v := range row {
		if n := fourCycles(net, 0, v); n != first {
			return fmt.Sprintf("in %s the numbers of cycles of four links through %s–%s and through %s–%s are %d and %d", net.Name(),
				net.Label(0), net.Label(row[0]), net.Label(0), net.Label(v), first, n)
		}
	}
	return fmt.Sprintf("in %s as many cycles of four links lie on all links at %s", net.Name(), net.Label(0))
}

// fourCycles returns the number of cycles of four links through a link.
func fourCycles(net *props.Net, u, v uint32) int {
	n := 0
	for _, a := range net.Neighbors(u) {
		for _, b := range net.Neighbors(v) {
			if a != v && b != u && net.HasEdge(a, b) {
				n++
			}
		}
	}
	return n
}

// wantLinkOrbits says that the case fails unless automorphisms move links of
// one kind to all others of that kind and to no others.
func wantLinkOrbits(t *props.Case, k, m int) {
	net := oct(t, k, m)
	symmetries := t.Symmetries(net)
	if symmetries.GroupOrder == nil {
		t.Check(fmt.Errorf("props: the automorphism group of %s was not found", net.Name()))
	}
	kind := func(u, v uint32) int {
		a, b := net.Coordinates(u), net.Coordinates(v)
		switch {
		case a[0] != b[0] && (k == m || max(k, m) <= 2), a[1] != b[1]: // a ring of 4 is the product of two of length 2
			return 1
		case a[0] != b[0]:
			return 0
		case (a[2]-b[2]+8)%8 == 4:
			return 3
		default:
			return 2
		}
	}
	orbits := make(map[int]int)
	var generators [][]uint32
	for _, p := range symmetries.Generators {
		generators = append(generators, p.Images(net.Order()))
	}
	seen := make(map[[2]uint32]bool)
	for u, v := range net.Edges() {
		if seen[[2]uint32{u, v}] {
			continue
		}
		orbits[kind(u, v)]++
		seen[[2]uint32{u, v}] = true
		for stack := [][2]uint32{{u, v}}; len(stack) > 0; {
			link := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for _, g := range generators {
				a, b := min(g[link[0]], g[link[1]]), max(g[link[0]], g[link[1]])
				if kind(a, b) != kind(u, v) {
					t.Failf("an automorphism moves %s–%s to %s–%s", net.Label(link[0]), net.Label(link[1]), net.Label(a), net.Label(b))
				}
				if !seen[[2]uint32{a, b}] {
					seen[[2]uint32{a, b}] = true
					stack = append(stack, [2]uint32{a, b})
				}
			}
		}
	}
	for kind, n := range orbits {
		t.Want(n == 1, "the links of kind %d form %d orbits", kind, n)
	}
}
