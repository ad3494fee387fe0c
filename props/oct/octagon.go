package oct

import (
	"slices"
	"topocert/props"
)

// octagonClaims are the claims about the octagon. It has eight nodes, so all
// its paths and all sets of its nodes are gone through.
func octagonClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "oct/octagon-size", Kind: props.Theorem, Section: "2.1 Def 6",
			Quote:  "it consists of 8 nodes and 12 direct links",
			Formal: "the octagon has 8 nodes and 12 links",
			Readings: []props.Reading{octagonOnce(func(t *props.Case, o octagon) {
				n, size := t.Order(o), t.Size(o)
				t.Want(n == 8 && size == 12, "the octagon has %d nodes and %d links", n, size)
			})},
		},
		{
			ID: "oct/octagon-degree-connectivity-3", Kind: props.Theorem, Section: "2.1",
			Quote:  "any nodes connectivity is 3",
			Formal: "every node of the octagon has three links",
			Note:   "the paper calls a node's degree its connectivity; the second reading takes the word as graph theory does",
			Readings: []props.Reading{
				octagonOnce(func(t *props.Case, o octagon) {
					least, most := t.Degrees(o)
					t.Want(least == 3 && most == 3, "the octagon has degrees from %d to %d", least, most)
				}).Named("the degree"),
				octagonOnce(func(t *props.Case, o octagon) {
					k := t.VertexConnectivity(o)
					t.Want(k == 3, "the octagon has vertex connectivity %d", k)
				}).Named("vertex connectivity"),
			},
		},
		{
			ID: "oct/octagon-diameter-2", Kind: props.Theorem, Section: "2.1",
			Quote:  "its diameter is 2",
			Formal: "the octagon has diameter 2",
			Readings: []props.Reading{octagonOnce(func(t *props.Case, o octagon) {
				d := t.Diameter(o)
				t.Want(d == 2, "the octagon has diameter %d", d)
			})},
		},
		{
			ID: "oct/octagon-symmetric", Kind: props.Theorem, Section: "2.1",
			Quote:  "Octagon is regularity, symmetry",
			Formal: "automorphisms move every node of the octagon to every other",
			Note:   "symmetry of the nodes, as in Character 3; it includes regularity",
			Readings: []props.Reading{
				octagonOnce(func(t *props.Case, o octagon) {
					t.Want(t.VertexTransitive(o), "the octagon has %d orbits of nodes", t.VertexOrbits(o))
				}).Named("node symmetry"),
				octagonOnce(func(t *props.Case, o octagon) {
					t.Computed()
					links, differ := differentLinks(o)
					t.Want(!differ, "%s", links)
					t.Want(t.EdgeTransitive(o), "the octagon has several orbits of links")
				}).Named("link symmetry"),
			},
		},
		{
			ID: "oct/octagon-xor-adjacent", Kind: props.Theorem, Section: "2.1 (3)",
			Quote:    "result of the XOR is one 1 or four 1s, the nodes are adjoined",
			Formal:   "two nodes of the octagon are at distance 1 if and only if their codes differ in one bit or in four",
			Readings: []props.Reading{octagonOnce(func(t *props.Case, o octagon) { o.wantDistance(t, 1, 1, 4) })},
		},
		{
			ID: "oct/octagon-xor-distance2", Kind: props.Theorem, Section: "2.1 (3)",
			Quote:    "two ones or three ones, the distance is 2",
			Formal:   "two nodes of the octagon are at distance 2 if and only if their codes differ in two bits or in three",
			Readings: []props.Reading{octagonOnce(func(t *props.Case, o octagon) { o.wantDistance(t, 2, 2, 3) })},
		},
		{
			ID: "oct/octagon-three-disjoint-paths", Kind: props.Theorem, Section: "2.1 (2)",
			Quote:  "3 uncrossed links between any two nodes",
			Formal: "any two nodes of the octagon are joined by three paths that share no node but their ends",
			Readings: []props.Reading{octagonOnce(func(t *props.Case, o octagon) {
				for a := range uint32(o.Order()) {
					for b := range a {
						t.Want(t.DisjointPaths(o, b, a, 3), "no three disjoint paths join %d and %d", b, a)
					}
				}
			})},
		},
		{
			ID: "oct/octagon-disjoint-lengths-adjacent", Kind: props.Theorem, Section: "2.1 (2)",
			Quote:  "the length of these 3 links are 1,4,4 if two nodes link directly",
			Formal: "any two adjacent nodes of the octagon are joined by three disjoint paths of lengths 1, 4 and 4",
			Note:   "the first reading asks whether such paths exist, the second whether no three disjoint paths are shorter in all",
			Readings: []props.Reading{
				octagonOnce(func(t *props.Case, o octagon) { o.wantLengths(t, true, false, 1, 4, 4) }).Named("such paths exist"),
				octagonOnce(func(t *props.Case, o octagon) { o.wantLengths(t, true, true, 1, 4, 4) }).Named("they are the shortest three"),
			},
		},
		{
			ID: "oct/octagon-disjoint-lengths-nonadjacent", Kind: props.Theorem, Section: "2.1 (2)",
			Quote:  "or it would be 2,3,3",
			Formal: "any two nodes of the octagon that are not adjacent are joined by three disjoint paths of lengths 2, 3 and 3",
			Note:   "the first reading asks whether such paths exist, the second whether no three disjoint paths are shorter in all",
			Readings: []props.Reading{
				octagonOnce(func(t *props.Case, o octagon) { o.wantLengths(t, false, false, 2, 3, 3) }).Named("such paths exist"),
				octagonOnce(func(t *props.Case, o octagon) { o.wantLengths(t, false, true, 2, 3, 3) }).Named("they are the shortest three"),
			},
			Correction: &props.Correction{
				Statement: "the shortest three disjoint paths have lengths 2, 3, 3 if the codes differ in two bits, and 2, 2, 3 if they differ in three",
				Reading: octagonOnce(func(t *props.Case, o octagon) {
					o.eachPair(t, func(a, b uint32) {
						h := codeDistance(o.Code(a), o.Code(b))
						if h != 2 && h != 3 {
							return
						}
						want := map[int][]int{2: {2, 3, 3}, 3: {2, 2, 3}}[h]
						three := o.triples(a, b)
						t.Want(len(three) > 0 && slices.Equal(three[0].lengths(), want), "%d and %d: %v", a, b, three)
					})
				}),
			},
		},
		{
			ID: "oct/octagon-lacks-scalability", Kind: props.Text, Section: "2.1",
			Quote:  "Octagon is lack of scalability",
			Formal: "Definition 6 describes one network: it has 8 nodes, and all eight 4-bit Johnson codes are in use",
			Note:   "only this much of the remark can be decided",
			Readings: []props.Reading{octagonOnce(func(t *props.Case, o octagon) {
				t.Computed()
				used := make(map[string]bool)
				for v := range uint32(o.Order()) {
					used[o.Code(v)] = true
				}
				t.Want(t.Order(o) == 8 && len(used) == 8, "the octagon has %d nodes with %d codes", o.Order(), len(used))
				for i := range 2 * 4 {
					t.Want(used[johnsonRule(i, 4)], "the code %s is not in use", johnsonRule(i, 4))
				}
			})},
		},
	}
}
