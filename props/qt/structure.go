package qt

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"topocert/props"
)

const cubeNote = "Q3 is the 3-cube on the labels 0 … 7; external links from Definition 3"

// structureClaims are the claims of Section 2 on nodes, links and symmetry.
func structureClaims() []*props.Claim {
	const cube = "order(Hypercube(3)) == 8 && size(Hypercube(3)) == 12 && diameter(Hypercube(3)) == 3 && " +
		"min_degree(Hypercube(3)) == 3 && max_degree(Hypercube(3)) == 3 && vertex_transitive(Hypercube(3)) && edge_transitive(Hypercube(3))"
	return []*props.Claim{
		{
			ID: "qt/q3-basic", Kind: props.Theorem, Section: "2",
			Quote:  "Q3 consists of 8 nodes and 12 edges; its diameter and degree are 3 and it is both node symmetric and edge symmetric",
			Formal: "the 3-cube has 8 nodes, 12 links, diameter 3, all degrees 3, and is vertex- and edge-transitive",
			Readings: []props.Reading{props.Statement("Hypercube(3)", cube, "the 3-cube has {order(Hypercube(3))} nodes, {size(Hypercube(3))} links, diameter {diameter(Hypercube(3))}, "+
				"degrees from {min_degree(Hypercube(3))} to {max_degree(Hypercube(3))}; node symmetric: {vertex_transitive(Hypercube(3))}, edge symmetric: {edge_transitive(Hypercube(3))}")},
		},
		{
			ID: "qt/def1-edge-relation", Kind: props.Theorem, Section: "2",
			Quote:    "E={(z1,z2)| z1-z2 = 1 or 2 or 4 (%8)} 'In other words ... differ in exactly one position'",
			Formal:   "nodes u, v of 0 … 7 with u−v or v−u in {1,2,4} modulo 8 are exactly the pairs joined in the 3-cube",
			Note:     "the pairs are taken in either order; everywhere else Q3 is the 3-cube",
			Readings: []props.Reading{props.Once("Definition 1", func(t *props.Case) { cubeIs(t, definition1) })},
			Correction: &props.Correction{Statement: "with z1 ⊕ z2 (bitwise) for z1 − z2 the formula is the 3-cube", Reading: props.Once("Definition 1, repaired", func(t *props.Case) {
				cubeIs(t, func(u, v int) bool { return slices.Contains([]int{1, 2, 4}, u^v) })
			})},
		},
		{
			ID: "qt/node-count", Kind: props.Theorem, Section: "2",
			Quote:    "V_qt={(x,y,z)|0<=x<m,0<=y<n,z in Z8}",
			Formal:   "QT(m,n) has 8mn nodes",
			Note:     cubeNote,
			Readings: []props.Reading{family().And([]int{250, 400}).Holds("order(QT(m,n)) == 8*m*n", "QT({m},{n}) has {order(QT(m,n))} nodes, 8mn = {8*m*n}")},
		},
		{
			ID: "qt/edge-count", Kind: props.Theorem, Section: "2",
			Quote:    "(implicit: Def. 3) degree 4",
			Formal:   "QT(m,n) has 16mn links: 12mn internal, and the 4mn of Definition 3, all different",
			Note:     cubeNote,
			Readings: []props.Reading{props.Over(family().And([]int{100, 125}), linkCounts)},
		},
		{
			ID: "qt/degree-4", Kind: props.Theorem, Section: "1",
			Quote:  "whose degree is fixed at 4",
			Formal: "every node of QT(m,n) has degree 4, as a simple graph, for all m, n ≥ 2",
			Note:   cubeNote,
			Readings: []props.Reading{family().And([]int{250, 400}).Holds("min_degree(QT(m,n)) == 4 && max_degree(QT(m,n)) == 4",
				"QT({m},{n}) has degrees from {min_degree(QT(m,n))} to {max_degree(QT(m,n))}")},
		},
		{
			ID: "qt/connected", Kind: props.Theorem, Section: "2",
			Quote:    "(implicit)",
			Formal:   "QT(m,n) is connected",
			Readings: []props.Reading{family().And([]int{30, 40}).Holds("connected(QT(m,n))", "QT({m},{n}) is not connected")},
		},
		{
			ID: "qt/node-symmetric", Kind: props.Theorem, Section: "1, 5.1",
			Quote:      "symmetric ... QT(m,n) is node symmetric [8]",
			Formal:     "QT(m,n) is vertex-transitive",
			Note:       cubeNote,
			Readings:   []props.Reading{family().HoldsShown("vertex_transitive(QT(m,n))", differentNodes)},
			Correction: &props.Correction{Statement: "automorphisms move every module to every other and z to z⊕4, and no more: the four orbits are the nodes with z in {0,4}, {1,5}, {2,6}, {3,7}; except for QT(2,2)", Reading: props.Over(family().Where("m, n ≥ 2, mn > 4", "m*n > 4").And([]int{30, 40}), fourOrbits)},
		},
		{
			ID: "qt/source-module-wlog", Kind: props.Text, Section: "5.1",
			Quote:    "QT(m,n) is node symmetric. Therefore, we can assume that M0 is (floor(x/2), floor(y/2))",
			Formal:   "every module can be moved to any other by an automorphism",
			Note:     "modules only: the premise, that all nodes are equivalent, is another claim",
			Readings: []props.Reading{props.Over(family().And([]int{30, 40}), modulesMove)},
		},
		{
			ID: "qt/transpose-wlog", Kind: props.Text, Section: "3, 5",
			Quote:  "only considers m>=n because both results from the two conditions are similar",
			Formal: "QT(m,n) and QT(n,m) are isomorphic, or at least agree in what is measured",
			Note:   cubeNote,
			Readings: []props.Reading{
				props.Over(wide(), transposed).Named("isomorphic"),
				wide().Holds("diameter(QT(m,n)) == diameter(QT(n,m))",
					"QT({m},{n}) has diameter {diameter(QT(m,n))}, QT({n},{m}) has {diameter(QT(n,m))}").Named("equal diameters"),
				wide().Holds("bisection(QT(m,n)) == bisection(QT(n,m))",
					"QT({m},{n}) has bisection width {bisection(QT(m,n))}, QT({n},{m}) has {bisection(QT(n,m))}").Named("equal bisection widths"),
			},
			Correction: &props.Correction{Statement: "for m > n they are not isomorphic: the sum of all distances is larger in QT(m,n)", Reading: wide().And([]int{40, 30}).Holds("distance_sum(QT(m,n)) > distance_sum(QT(n,m))",
				"the distance sums of QT({m},{n}) and QT({n},{m}) are {distance_sum(QT(m,n))} and {distance_sum(QT(n,m))}")},
		},
	}
}

// wide is the family of the QT(m,n) with m > n.
func wide() props.Family { return family().Where("m > n ≥ 2", "m > n") }

// definition1 is the printed relation of Definition 1, in either order.
func definition1(u, v int) bool {
	difference := []int{1, 2, 4}
	return slices.Contains(difference, (u-v+8)%8) || slices.Contains(difference, (v-u+8)%8)
}

// cubeIs compares a relation on 0 … 7 with the links of the 3-cube.
func cubeIs(t *props.Case, joined func(u, v int) bool) {
	net := t.Net("Hypercube(3)")
	links := 0
	for u := range 8 {
		for v := range u {
			if joined(u, v) {
				links++
			}
		}
	}
	for u := range 8 {
		for v := u + 1; v < 8; v++ {
			if joined(u, v) != net.HasEdge(uint32(u), uint32(v)) {
				t.Failf("%d and %d, that is %03b and %03b, differ in %d bits and, modulo 8, by %d or %d; the formula gives %d links, the 3-cube has %d",
					u, v, u, v, bits.OnesCount(uint(u^v)), v-u, u-v+8, links, net.Size())
			}
		}
	}
}

func linkCounts(t *props.Case, m, n int) {
	net := network(t, m, n)
	size := t.Int("size", net)
	t.Want(size == 16*m*n, "QT(%d,%d) has %d links, 16mn = %d", m, n, size, 16*m*n)
	internal := 0
	for u, v := range net.Edges() {
		if module(u) == module(v) {
			internal++
		}
	}
	t.Want(internal == 12*m*n, "QT(%d,%d) has %d internal links, 12mn = %d", m, n, internal, 12*m*n)
	links := make(map[[2]uint32]bool)
	for _, rule := range external() {
		for x := range m {
			for y := range n {
				u, v := net.At(x, y, rule.from), net.At(x+rule.dx, y+rule.dy, rule.to)
				t.Want(net.HasEdge(u, v), "Definition 3 joins %s and %s, which QT(%d,%d) does not", net.Label(u), net.Label(v), m, n)
				links[[2]uint32{min(u, v), max(u, v)}] = true
			}
		}
	}
	t.Want(len(links) == 4*m*n, "Definition 3 gives %d links of QT(%d,%d), 4mn = %d", len(links), m, n, 4*m*n)
}

// differentNodes shows for a witness two nodes from which the numbers of nodes at each
// distance differ.
func differentNodes(t *props.Case, e props.Env) string {
	net := network(t, props.Int(e, "m"), props.Int(e, "n"))
	from := t.From(net, 0)
	for z := uint32(1); z < 8; z++ {
		if other := t.From(net, z); !slices.Equal(from, other) {
			return fmt.Sprintf("in %s the numbers of nodes at distance 0, 1, 2, … are %d from %s and %d from %s", net.Name(), from, net.Label(0), other, net.Label(z))
		}
	}
	return fmt.Sprintf("%s has %d orbits of nodes", net.Name(), t.Int("vertex_orbits", net))
}

// permutation returns the images of all nodes under a rule on coordinates.
func permutation(t *props.Case, m, n int, move func(x, y, z int) (int, int, int)) []uint32 {
	net := network(t, m, n)
	image := make([]uint32, net.Order())
	for v := range image {
		c := net.Coordinates(uint32(v))
		image[v] = net.At(move(c[0], c[1], c[2]))
	}
	return image
}

func fourOrbits(t *props.Case, m, n int) {
	net := network(t, m, n)
	known := t.Symmetric(net, "steps-and-half-turn",
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return x + 1, y, z }),
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return x, y + 1, z }),
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return -x, -y, z ^ 4 }))
	t.Want(known, "a step or the half turn is no automorphism of QT(%d,%d)", m, n)
	orbits := t.Int("vertex_orbits", net)
	t.Want(orbits == 4, "QT(%d,%d) has %d orbits of nodes", m, n, orbits)
}

// modulesMove establishes that the steps along x and along y, which together
// take any module to any other, are automorphisms.
func modulesMove(t *props.Case, m, n int) {
	steps := t.Symmetric(network(t, m, n), "steps",
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return x + 1, y, z }),
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return x, y + 1, z }))
	t.Want(steps, "a step along x or y is no automorphism of QT(%d,%d)", m, n)
}

// transposed refutes an isomorphism by the distance sums, which every
// isomorphism keeps.
func transposed(t *props.Case, m, n int) {
	a, b := t.Fact("distance_sum", network(t, m, n)).Low.Num(), t.Fact("distance_sum", network(t, n, m)).Low.Num()
	t.Want(a.Cmp(b) == 0, "all distances between ordered pairs add up to %d in QT(%d,%d) and to %d in QT(%d,%d)", a, m, n, b, n, m)
	t.Check(errors.New("equal distance sums decide nothing"))
}
