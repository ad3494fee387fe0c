package oct

import (
	"fmt"
	"topocert/props"

	"topocert/topology"
)

// propertyClaims are the paper's Characters 1 to 5 of OCT(k,m).
func propertyClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "oct/char1-degree-7", Kind: props.Theorem, Section: "2.3 Char 1",
			Quote:  "regular one, and the connectivity of any node is 7",
			Formal: "every node of OCT(k,m) has degree 7",
			Note:   "the paper calls a node's degree its connectivity",
			Readings: append(readings(family().And([]int{100, 120}), 0, func(t *props.Case, p []int) {
				wantDegree(t, oct(t, p[0], p[1]), 7)
			}), doubled(family(), func(t *props.Case, p []int) {
				wantLinks(t, oct(t, p[0], p[1]), 7, 112*p[0]*p[1])
			})),
		},
		{
			ID: "oct/char1-vertex-connectivity-7", Kind: props.Theorem, Section: "2.3 Char 1",
			Quote:  "connectivity of any node is 7",
			Formal: "OCT(k,m) has vertex connectivity 7",
			Note:   "'connectivity' read as vertex connectivity",
			Readings: readings(family().And([]int{4, 6}), 0, func(t *props.Case, p []int) {
				net := oct(t, p[0], p[1])
				k := t.VertexConnectivity(net)
				t.Want(k == 7, "%s has vertex connectivity %d, not 7: its sides are %v and a ring of length 2 is one link",
					net.Name(), k, net.Sides())
			}),
		},
		{
			ID: "oct/char2-diameter", Kind: props.Theorem, Section: "2.3 Char 2",
			Quote:  "the diameter is k+m+2",
			Formal: "OCT(k,m) has diameter k+m+2",
			Readings: readings(family().And([]int{25, 30}), 800, func(t *props.Case, p []int) {
				k, m := p[0], p[1]
				d := t.Diameter(oct(t, k, m))
				t.Want(d == k+m+2, "OCT(%d,%d) has diameter %d, k+m+2 = %d", k, m, d, k+m+2)
			}),
		},
		{
			ID: "oct/char3-symmetric", Kind: props.Theorem, Section: "2.3 Char 3",
			Quote:  "Symmetrical network",
			Formal: "automorphisms move every node of OCT(k,m) to every other",
			Note:   "\"we can come to the same conclusion from observing every node\"",
			Readings: readings(family().And([]int{25, 30}), 0, func(t *props.Case, p []int) {
				net := oct(t, p[0], p[1])
				if !t.VertexTransitive(net) {
					t.Failf("%s has %d vertex orbits", net.Name(), t.VertexOrbits(net))
				}
			}),
		},
		{
			ID: "oct/char3-edge-symmetric", Kind: props.Theorem, Section: "2.3 Char 3",
			Quote:  "Symmetrical network",
			Formal: "automorphisms move every link of OCT(k,m) to every other",
			Note:   "stronger than the paper's explanation of the word",
			Readings: readings(family(), 0, func(t *props.Case, p []int) {
				net := oct(t, p[0], p[1])
				links, _ := differentLinks(net)
				t.Want(t.EdgeTransitive(net), "%s", links)
			}),
			Correction: &props.Correction{
				Statement: "for all k, m ≥ 1 the links form four orbits: those along rows, those along columns, the sides of the octagons and their diameters; for k = m, and for k, m ≤ 2, rows and columns are one orbit",
				Reading:   wide().And([]int{16, 20}).All(wantLinkOrbits),
			},
		},
		{
			ID: "oct/char4-links", Kind: props.Theorem, Section: "2.3 Char 4",
			Quote:  "The link number is 112 x k x m",
			Formal: "OCT(k,m) has 112km links",
			Readings: append(readings(family().And([]int{100, 120}), 0, func(t *props.Case, p []int) {
				k, m := p[0], p[1]
				size := t.Size(oct(t, k, m))
				t.Want(size == 112*k*m, "OCT(%d,%d) has %d links, 112km = %d", k, m, size, 112*k*m)
			}), doubled(family(), func(t *props.Case, p []int) {
				wantLinks(t, oct(t, p[0], p[1]), 7, 112*p[0]*p[1])
			})),
		},
		{
			ID: "oct/octagon-bisection-6", Kind: props.Theorem, Section: "2.3 Char 5 proof",
			Quote:  "the width is 6",
			Formal: "at least 6 links, and for some division exactly 6, join two halves of the octagon",
			Note:   "all divisions into four and four nodes are gone through",
			Readings: []props.Reading{octagonOnce(func(t *props.Case, o octagon) {
				width, half := o.bisection(t)
				t.Want(width == 6, "the nodes %v have %d links to the other half", half, width)
			})},
			Correction: &props.Correction{
				Statement: "the octagon has bisection width 4",
				Reading: octagonOnce(func(t *props.Case, o octagon) {
					width, half := o.bisection(t)
					t.Want(width == 4, "the nodes %v have %d links to the other half", half, width)
				}),
			},
		},
		widthClaim(),
	}
}

// differentLinks tells whether different numbers of cycles of four links lie on
// the links at the vertex 0, so that no automorphism moves one to the other, and
// names two such links.
func differentLinks(net topology.Network) (links string, differ bool) {
	row := net.Neighbors(0)
	first := fourCycles(net, 0, row[0])
	for _, v := range row {
		if n := fourCycles(net, 0, v); n != first {
			return fmt.Sprintf("in %s the numbers of cycles of four links through %s–%s and through %s–%s are %d and %d", net.Name(),
				net.Label(0), net.Label(row[0]), net.Label(0), net.Label(v), first, n), true
		}
	}
	return "", false
}

// fourCycles returns the number of cycles of four links through a link.
func fourCycles(net topology.Network, u, v uint32) int {
	n := 0
	for _, a := range net.Neighbors(u) {
		for _, b := range net.Neighbors(v) {
			if a != v && b != u && net.CSR().HasEdge(a, b) {
				n++
			}
		}
	}
	return n
}

// wantLinkOrbits says that the case fails unless automorphisms move links of
// one kind to all others of that kind and to no others.
func wantLinkOrbits(t *props.Case, p []int) {
	net := oct(t, p[0], p[1])
	exam := t.Exam(net)
	if exam.GroupOrder == nil {
		t.Check(fmt.Errorf("props: the automorphism group of %s was not found", net.Name()))
	}
	kind := func(u, v uint32) int {
		a, b := net.Coordinates(u), net.Coordinates(v)
		switch {
		case a[0] != b[0] && (p[0] == p[1] || max(p[0], p[1]) <= 2), a[1] != b[1]: // a ring of 4 is the product of two of length 2
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
			for _, g := range exam.Generators {
				a, b := min(g[link[0]], g[link[1]]), max(g[link[0]], g[link[1]])
				t.Want(kind(a, b) == kind(u, v), "an automorphism moves %s–%s to %s–%s",
					net.Label(link[0]), net.Label(link[1]), net.Label(a), net.Label(b))
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
