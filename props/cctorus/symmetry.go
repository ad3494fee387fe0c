package cctorus

import (
	"fmt"
	"slices"
	"strings"

	"topocert/props"
)

// symmetry lists the claims about symmetry of Sections IV-B and VI.
func symmetry() []*props.Claim {
	return []*props.Claim{
		{
			ID: "cctorus/five-classes", Kind: props.Theorem, Section: "IV-B",
			Quote:  "twenty five nodes ... divided into five categories of equivalence classes",
			Formal: "the five printed sets are the orbits of the automorphism group of CCTorus(5)",
			Note:   "the last reading asks only for what the paper's average needs: that a class has one sum of distances",
			Readings: []props.Reading{
				props.Once("CCTorus(5)", func(t *props.Case) {
					net, classes := t.Net("CCTorus(5)"), classes()
					sameDistances(t, net, classes)
					wantOrbits(t, net, classes)
				}).Named("orbits of the automorphism group"),
				sameSums().Named("nodes of a class have the same sum of distances"),
			},
			Correction: &props.Correction{Statement: "there are six classes: {0,4,20,24} and {2,10,14,22} instead of class1, the other four as printed", Reading: props.Once("CCTorus(5)", func(t *props.Case) {
				six := append([][]uint32{{0, 4, 20, 24}, {2, 10, 14, 22}}, classes()[1:]...)
				wantOrbits(t, t.Net("CCTorus(5)"), six)
			}),
			},
		},
		{
			ID: "cctorus/symmetry-d4", Kind: props.Theorem, Section: "IV-B",
			Quote:  "left-right, upper-lower, and diagonal symmetry",
			Formal: "the reflections of CCTorus(5) left-right, upper-lower and in the diagonal are automorphisms; they generate the eight symmetries of the square",
			Readings: []props.Reading{props.Once("CCTorus(5)", func(t *props.Case) {
				net := t.Net("CCTorus(5)")
				t.Want(t.Symmetric(net, "square", reflections(5)...), "a reflection of %s takes a link to no link", net.Name())
			})},
		},
		{
			ID: "cctorus/good-symmetry-inherited", Kind: props.Text, Section: "VI",
			Quote:  "inherits good symmetry from Torus",
			Formal: "CCTorus(n) is vertex-transitive, as Torus(n) is",
			Note:   "a weaker reading asks only for the reflections of the square",
			Readings: []props.Reading{
				asSymmetric("CCTorus", sides(3)).Named(e1 + ": vertex-transitive as the torus"),
				asSymmetric("CCTorusOpp", even()).Named(e7 + ": vertex-transitive as the torus"),
				props.Over(sides(3).And([]int{100}, []int{101}), keepsReflections("CCTorus")).Named(e1 + ": the symmetries of the square"),
				props.Over(even().And([]int{100}), keepsReflections("CCTorusOpp")).Named(e7 + ": the symmetries of the square"),
			},
			Correction: &props.Correction{Statement: "the reflections of the square are inherited; vertex-transitivity is not, for any n", Reading: props.Over(sides(3), func(t *props.Case, n int) {
				keepsReflections("CCTorus")(t, n)
				t.Want(t.Is("vertex_transitive", t.Net("Torus(%d)", n)), "Torus(%d) is not vertex-transitive", n)
				t.Want(!t.Is("vertex_transitive", t.Net("CCTorus(%d)", n)), "CCTorus(%d) is vertex-transitive", n)
			}),
			},
		},
	}
}

// classes returns class1 … class5 as printed in Section IV-B.
func classes() [][]uint32 {
	return [][]uint32{
		{0, 2, 4, 10, 14, 20, 22, 24},
		{1, 3, 5, 15, 9, 19, 21, 23},
		{6, 8, 16, 18},
		{7, 11, 13, 17},
		{12},
	}
}

// sameDistances demands that all nodes of a class see the same numbers
// of nodes at each distance.
func sameDistances(t *props.Case, net *props.Net, classes [][]uint32) {
	for i, class := range classes {
		first := t.From(net, class[0])
		for _, v := range class[1:] {
			counts := t.From(net, v)
			t.Want(slices.Equal(counts, first),
				"class%d: node %d %s has %d nodes at distances 0, 1, …, node %d %s has %d, so no automorphism moves one to the other",
				i+1, class[0], net.Label(class[0]), first, v, net.Label(v), counts)
		}
	}
}

// wantOrbits demands that the classes are the orbits of the
// automorphism group.
func wantOrbits(t *props.Case, net *props.Net, classes [][]uint32) {
	symmetries := t.Symmetries(net)
	if symmetries.GroupOrder == nil {
		t.Check(fmt.Errorf("props: the automorphism group of %s is not known", net.Name()))
	}
	t.Want(len(symmetries.Sources) == len(classes), "%s has %d vertex orbits, %d classes are stated", net.Name(), len(symmetries.Sources), len(classes))
	for i, class := range classes {
		for _, v := range class {
			t.Want(symmetries.Root[v] == symmetries.Root[class[0]], "class%d: nodes %d and %d lie in different orbits", i+1, class[0], v)
		}
		size := symmetries.Orbit[slices.Index(symmetries.Sources, symmetries.Root[class[0]])]
		t.Want(size == len(class), "class%d has %d nodes, the orbit of node %d has %d", i+1, len(class), class[0], size)
	}
}

// reflections returns the reflections of the n×n square: left-right,
// upper-lower, and in the diagonal.
func reflections(n int) [][]uint32 {
	moved := make([][]uint32, 3)
	for row := range n {
		for col := range n {
			moved[0] = append(moved[0], uint32(row*n+n-1-col))
			moved[1] = append(moved[1], uint32((n-1-row)*n+col))
			moved[2] = append(moved[2], uint32(col*n+row))
		}
	}
	return moved
}

func keepsReflections(network string) func(t *props.Case, n int) {
	return func(t *props.Case, n int) {
		net := t.Net("%s(%d)", network, n)
		t.Want(t.Symmetric(net, "square", reflections(n)...), "a reflection of %s takes a link to no link", net.Name())
	}
}

// asSymmetric is the reading that the network is vertex-transitive as the torus is.
func asSymmetric(network string, f props.Family) props.Reading {
	return of(network, f, "!vertex_transitive(Torus(n)) || vertex_transitive(NET(n))",
		"Torus({n}) is vertex-transitive, NET({n}) is not: its degrees run from {min_degree(NET(n))} to {max_degree(NET(n))}")
}

// sameSums is the reading that the nodes of a printed class have the same sum of
// distances.
func sameSums() props.Reading {
	var formula []string
	for _, class := range classes() {
		for _, v := range class[1:] {
			formula = append(formula, fmt.Sprintf("distance_sum_from(CCTorus(5), %d) == distance_sum_from(CCTorus(5), %d)", class[0], v))
		}
	}
	return props.StatementShown("CCTorus(5)", strings.Join(formula, " && "), func(t *props.Case, _ props.Env) string {
		net := t.Net("CCTorus(5)")
		for i, class := range classes() {
			first := sum(t.From(net, class[0]))
			for _, v := range class[1:] {
				if sum := sum(t.From(net, v)); sum != first {
					return fmt.Sprintf("class%d: the distances from node %d add up to %d, those from node %d to %d", i+1, class[0], first, v, sum)
				}
			}
		}
		return ""
	})
}
