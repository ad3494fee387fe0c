package oct

import (
	"fmt"
	"slices"
	"strings"

	"topocert/props"
)

// octagonClaims are the claims about the octagon. It has eight nodes, so all of its
// paths can be tried.
func octagonClaims() []*props.Claim {
	return slices.Concat(octagonCounts(), octagonDistances(), octagonPathClaims(), []*props.Claim{{
		ID: "oct/octagon-lacks-scalability", Kind: props.Text, Section: "2.1",
		Quote:  "Octagon is lack of scalability",
		Formal: "Definition 6 describes one network, of 8 nodes",
		Note:   "only this much of the remark can be decided; the second reading is why its code leaves no room for more",
		Readings: []props.Reading{
			props.Statement("Octagon", "order(Octagon) == 8", "the octagon has {order(Octagon)} nodes").Named("8 nodes"),
			octagonOnce(func(t *props.Case, o octagon) {
				used := make(map[string]bool)
				for v := range uint32(o.Order()) {
					used[o.Code(v)] = true
				}
				t.Want(len(used) == o.Order(), "the octagon has %d nodes with %d codes", o.Order(), len(used))
				for i := range 2 * 4 {
					t.Want(used[johnsonRule(i, 4)], "the code %s is not in use", johnsonRule(i, 4))
				}
			}).Named("all eight 4-bit Johnson codes are in use"),
		},
	}})
}

// octagonCounts are the claims about the octagon as a whole.
func octagonCounts() []*props.Claim {
	return []*props.Claim{
		{
			ID: "oct/octagon-size", Kind: props.Theorem, Section: "2.1 Def 6",
			Quote:  "it consists of 8 nodes and 12 direct links",
			Formal: "the octagon has 8 nodes and 12 links",
			Readings: []props.Reading{props.Statement("Octagon", "order(Octagon) == 8 && size(Octagon) == 12",
				"the octagon has {order(Octagon)} nodes and {size(Octagon)} links")},
		},
		{
			ID: "oct/octagon-degree-connectivity-3", Kind: props.Theorem, Section: "2.1",
			Quote:  "any nodes connectivity is 3",
			Formal: "every node of the octagon has three links",
			Note:   "the paper calls a node's degree its connectivity; the second reading takes the word as graph theory does",
			Readings: []props.Reading{
				props.Statement("Octagon", "min_degree(Octagon) == 3 && max_degree(Octagon) == 3",
					"the octagon has degrees from {min_degree(Octagon)} to {max_degree(Octagon)}").Named("the degree"),
				props.Statement("Octagon", "vertex_connectivity(Octagon) == 3",
					"the octagon has vertex connectivity {vertex_connectivity(Octagon)}").Named("vertex connectivity"),
			},
		},
		{
			ID: "oct/octagon-diameter-2", Kind: props.Theorem, Section: "2.1",
			Quote:    "its diameter is 2",
			Formal:   "the octagon has diameter 2",
			Readings: []props.Reading{props.Statement("Octagon", "diameter(Octagon) == 2", "the octagon has diameter {diameter(Octagon)}")},
		},
		{
			ID: "oct/octagon-symmetric", Kind: props.Theorem, Section: "2.1",
			Quote:  "Octagon is regularity, symmetry",
			Formal: "automorphisms move every node of the octagon to every other",
			Note:   "symmetry of the nodes, as in Character 3; it includes regularity",
			Readings: []props.Reading{
				props.Statement("Octagon", "vertex_transitive(Octagon)", "the octagon has {vertex_orbits(Octagon)} orbits of nodes").Named("node symmetry"),
				props.StatementShown("Octagon", "edge_transitive(Octagon)", func(t *props.Case, _ props.Env) string {
					return differentLinks(t.Net("Octagon"))
				}).Named("link symmetry"),
			},
		},
	}
}

// pairs is a set of pairs of nodes a and b of the octagon, unordered or ordered, with
// the number h of bits in which their codes differ: by Definition 2 bit j of the code
// of i is 1 if j < i ≤ j+4. The range of h has one value, for formulas have no other
// way to name a number.
func pairs(values string) props.Family {
	var bits []string
	for j := range 4 {
		bits = append(bits, fmt.Sprintf("cond((a > %[1]d && a <= %[2]d) == (b > %[1]d && b <= %[2]d), 0, 1)", j, j+4))
	}
	h := strings.Join(bits, " + ")
	before, condition, _ := strings.Cut(values, " if ")
	f := props.Family{Domain: "Octagon", For: fmt.Sprintf("%s, h in %s..%s", before, h, h), Case: "Octagon: {a}, {b}"}
	if condition != "" {
		f.For += " if " + condition
	}
	return f
}

// unordered are the pairs with a < b, ordered those with a ≠ b.
const (
	unordered = "a in 0..7, b in a+1..7"
	ordered   = "a in 0..7, b in 0..7 if a != b"
)

// codesByRule is the note of claims whose formulas count differing bits.
const codesByRule = "in the formula h is the number of differing bits, by the rules of Definition 2"

// octagonDistances are the claims about codes, distances and paths.
func octagonDistances() []*props.Claim {
	const witness = "the codes of {a} and {b} differ in {h} bits, the distance is {distance(Octagon, a, b)}"
	return []*props.Claim{
		{
			ID: "oct/octagon-xor-adjacent", Kind: props.Theorem, Section: "2.1 (3)",
			Quote:    "result of the XOR is one 1 or four 1s, the nodes are adjoined",
			Formal:   "two nodes of the octagon are at distance 1 if and only if their codes differ in one bit or in four",
			Note:     codesByRule,
			Readings: []props.Reading{pairs(unordered).Holds("(distance(Octagon, a, b) == 1) == (h == 1 || h == 4)", witness)},
		},
		{
			ID: "oct/octagon-xor-distance2", Kind: props.Theorem, Section: "2.1 (3)",
			Quote:    "two ones or three ones, the distance is 2",
			Formal:   "two nodes of the octagon are at distance 2 if and only if their codes differ in two bits or in three",
			Note:     codesByRule,
			Readings: []props.Reading{pairs(unordered).Holds("(distance(Octagon, a, b) == 2) == (h == 2 || h == 3)", witness)},
		},
		{
			ID: "oct/octagon-three-disjoint-paths", Kind: props.Theorem, Section: "2.1 (2)",
			Quote:    "3 uncrossed links between any two nodes",
			Formal:   "any two nodes of the octagon are joined by three paths that share no node but their ends",
			Readings: []props.Reading{props.Family{Domain: "Octagon", For: unordered}.Holds("disjoint_paths(Octagon, a, b) >= 3", "no three disjoint paths join {a} and {b}")},
		},
	}
}

// octagonPathClaims are the claims about the lengths of three disjoint paths.
func octagonPathClaims() []*props.Claim {
	const note = "the first reading asks whether such paths exist, the second whether no three disjoint paths are shorter in all"
	both := func(adjacent bool, lengths ...int) []props.Reading {
		return []props.Reading{
			octagonOnce(func(t *props.Case, o octagon) { o.wantLengths(t, adjacent, false, lengths...) }).Named("such paths exist"),
			octagonOnce(func(t *props.Case, o octagon) { o.wantLengths(t, adjacent, true, lengths...) }).Named("they are the shortest three"),
		}
	}
	return []*props.Claim{
		{
			ID: "oct/octagon-disjoint-lengths-adjacent", Kind: props.Theorem, Section: "2.1 (2)",
			Quote:    "the length of these 3 links are 1,4,4 if two nodes link directly",
			Formal:   "any two adjacent nodes of the octagon are joined by three disjoint paths of lengths 1, 4 and 4",
			Note:     note,
			Readings: both(true, 1, 4, 4),
		},
		{
			ID: "oct/octagon-disjoint-lengths-nonadjacent", Kind: props.Theorem, Section: "2.1 (2)",
			Quote:    "or it would be 2,3,3",
			Formal:   "any two nodes of the octagon that are not adjacent are joined by three disjoint paths of lengths 2, 3 and 3",
			Note:     note,
			Readings: both(false, 2, 3, 3),
			Correction: &props.Correction{
				Statement: "the shortest three disjoint paths have lengths 2, 3, 3 if the codes differ in two bits, and 2, 2, 3 if they differ in three",
				Reading: octagonOnce(func(t *props.Case, o octagon) {
					want := map[int][]int{2: {2, 3, 3}, 3: {2, 2, 3}} // by the number of bits
					o.eachPair(func(a, b uint32) {
						lengths := want[codeDistance(o.Code(a), o.Code(b))]
						if lengths == nil {
							return
						}
						three := o.triples(a, b)
						t.Want(len(three) > 0 && slices.Equal(three[0].lengths(), lengths), "%d and %d: %v", a, b, three)
					})
				}),
			},
		},
	}
}
