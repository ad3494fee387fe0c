package qt

import (
	"errors"
	"math/bits"
	"slices"
	"topocert/props"
)

const cubeNote = "Q3 is the 3-cube on the labels 0 … 7; external links from Definition 3"

// structureClaims are the claims of Section 2 on nodes, links and symmetry.
func structureClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "qt/q3-basic", Kind: props.Theorem, Section: "2",
			Quote:    "Q3 consists of 8 nodes and 12 edges; its diameter and degree are 3 and it is both node symmetric and edge symmetric",
			Formal:   "the 3-cube has 8 nodes, 12 links, diameter 3, all degrees 3, and is vertex- and edge-transitive",
			Readings: []props.Reading{props.Once("Hypercube(3)", cubeBasics)},
		},
		{
			ID: "qt/def1-edge-relation", Kind: props.Theorem, Section: "2",
			Quote:    "E={(z1,z2)| z1-z2 = 1 or 2 or 4 (%8)} 'In other words ... differ in exactly one position'",
			Formal:   "nodes u, v of 0 … 7 with u−v or v−u in {1,2,4} modulo 8 are exactly the pairs joined in the 3-cube",
			Note:     "the pairs are taken in either order; everywhere else Q3 is the 3-cube",
			Readings: []props.Reading{props.Once("Definition 1", func(t *props.Case) { cubeIs(t, definition1) })},
			Correction: &props.Correction{"with z1 ⊕ z2 (bitwise) for z1 − z2 the formula is the 3-cube",
				props.Once("Definition 1, repaired", func(t *props.Case) {
					cubeIs(t, func(u, v int) bool { return slices.Contains([]int{1, 2, 4}, u^v) })
				})},
		},
		{
			ID: "qt/node-count", Kind: props.Theorem, Section: "2",
			Quote:  "V_qt={(x,y,z)|0<=x<m,0<=y<n,z in Z8}",
			Formal: "QT(m,n) has 8mn nodes",
			Note:   cubeNote,
			Readings: []props.Reading{family().And([]int{250, 400}).All(func(t *props.Case, p []int) {
				m, n := p[0], p[1]
				order := t.Order(net(t, m, n))
				t.Want(order == 8*m*n, "QT(%d,%d) has %d nodes, 8mn = %d", m, n, order, 8*m*n)
			})},
		},
		{
			ID: "qt/edge-count", Kind: props.Theorem, Section: "2",
			Quote:    "(implicit: Def. 3) degree 4",
			Formal:   "QT(m,n) has 16mn links: 12mn internal, and the 4mn of Definition 3, all different",
			Note:     cubeNote,
			Readings: []props.Reading{family().And([]int{100, 125}).All(linkCounts)},
		},
		{
			ID: "qt/degree-4", Kind: props.Theorem, Section: "1",
			Quote:  "whose degree is fixed at 4",
			Formal: "every node of QT(m,n) has degree 4, as a simple graph, for all m, n ≥ 2",
			Note:   cubeNote,
			Readings: []props.Reading{family().And([]int{250, 400}).All(func(t *props.Case, p []int) {
				least, most := t.Degrees(net(t, p[0], p[1]))
				t.Want(least == 4 && most == 4, "QT(%d,%d) has degrees from %d to %d", p[0], p[1], least, most)
			})},
		},
		{
			ID: "qt/connected", Kind: props.Theorem, Section: "2",
			Quote:  "(implicit)",
			Formal: "QT(m,n) is connected",
			Readings: []props.Reading{family().And([]int{30, 40}).All(func(t *props.Case, p []int) {
				t.Want(t.Connected(net(t, p[0], p[1])), "QT(%d,%d) is not connected", p[0], p[1])
			})},
		},
		{
			ID: "qt/node-symmetric", Kind: props.Theorem, Section: "1, 5.1",
			Quote:    "symmetric ... QT(m,n) is node symmetric [8]",
			Formal:   "QT(m,n) is vertex-transitive",
			Note:     cubeNote,
			Readings: []props.Reading{family().All(nodeSymmetric)},
			Correction: &props.Correction{"automorphisms move every module to every other and z to z⊕4, and no more: the four orbits are the nodes with z in {0,4}, {1,5}, {2,6}, {3,7}; except for QT(2,2)",
				family().Where("m, n ≥ 2, mn > 4", func(p []int) bool { return p[0]*p[1] > 4 }).And([]int{30, 40}).All(fourOrbits)},
		},
		{
			ID: "qt/source-module-wlog", Kind: props.Text, Section: "5.1",
			Quote:    "QT(m,n) is node symmetric. Therefore, we can assume that M0 is (floor(x/2), floor(y/2))",
			Formal:   "every module can be moved to any other by an automorphism",
			Note:     "modules only: the premise, that all nodes are equivalent, is another claim",
			Readings: []props.Reading{family().And([]int{30, 40}).All(modulesMove)},
		},
		{
			ID: "qt/transpose-wlog", Kind: props.Text, Section: "3, 5",
			Quote:  "only considers m>=n because both results from the two conditions are similar",
			Formal: "QT(m,n) and QT(n,m) are isomorphic, or at least agree in what is measured",
			Note:   cubeNote,
			Readings: []props.Reading{
				wide().All(transposed).Named("isomorphic"),
				wide().All(func(t *props.Case, p []int) {
					m, n := p[0], p[1]
					d, e := t.Diameter(net(t, m, n)), t.Diameter(net(t, n, m))
					t.Want(d == e, "QT(%d,%d) has diameter %d, QT(%d,%d) has %d", m, n, d, n, m, e)
				}).Named("equal diameters"),
				wide().All(func(t *props.Case, p []int) {
					m, n := p[0], p[1]
					a, b := t.ExactWidth(net(t, m, n)), t.ExactWidth(net(t, n, m))
					t.Want(a == b, "QT(%d,%d) has bisection width %d, QT(%d,%d) has %d", m, n, a, n, m, b)
				}).Named("equal bisection widths"),
			},
			Correction: &props.Correction{"for m > n they are not isomorphic: the sum of all distances is larger in QT(m,n)",
				wide().And([]int{40, 30}).All(func(t *props.Case, p []int) {
					m, n := p[0], p[1]
					a, b := t.DistanceSum(net(t, m, n)), t.DistanceSum(net(t, n, m))
					t.Want(a.Cmp(b) > 0, "the distance sums of QT(%d,%d) and QT(%d,%d) are %d and %d", m, n, n, m, a, b)
				})},
		},
	}
}

// wide is the family of the QT(m,n) with m > n.
func wide() props.OldFamily {
	return family().Where("m > n ≥ 2", func(p []int) bool { return p[0] > p[1] })
}

func cubeBasics(t *props.Case) {
	net := t.Net("Hypercube(3)")
	t.Want(t.Order(net) == 8, "the 3-cube has %d nodes", t.Order(net))
	t.Want(t.Size(net) == 12, "the 3-cube has %d links", t.Size(net))
	t.Want(t.Diameter(net) == 3, "the 3-cube has diameter %d", t.Diameter(net))
	least, most := t.Degrees(net)
	t.Want(least == 3 && most == 3, "the 3-cube has degrees from %d to %d", least, most)
	t.Want(t.VertexTransitive(net), "the 3-cube is not node symmetric")
	t.Want(t.EdgeTransitive(net), "the 3-cube is not edge symmetric")
}

// definition1 is the printed relation of Definition 1, in either order.
func definition1(u, v int) bool {
	difference := []int{1, 2, 4}
	return slices.Contains(difference, (u-v+8)%8) || slices.Contains(difference, (v-u+8)%8)
}

// cubeIs compares a relation on 0 … 7 with the links of the 3-cube.
func cubeIs(t *props.Case, joined func(u, v int) bool) {
	t.Computed()
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
			if joined(u, v) != net.CSR().HasEdge(uint32(u), uint32(v)) {
				t.Failf("%d and %d, that is %03b and %03b, differ in %d bits and, modulo 8, by %d or %d; the formula gives %d links, the 3-cube has %d",
					u, v, u, v, bits.OnesCount(uint(u^v)), v-u, u-v+8, links, net.Size())
			}
		}
	}
}

func linkCounts(t *props.Case, p []int) {
	t.Computed()
	m, n := p[0], p[1]
	net := net(t, m, n)
	size := t.Size(net)
	t.Want(size == 16*m*n, "QT(%d,%d) has %d links, 16mn = %d", m, n, size, 16*m*n)
	internal := 0
	for u, v := range net.Edges() {
		if qtModule(u) == qtModule(v) {
			internal++
		}
	}
	t.Want(internal == 12*m*n, "QT(%d,%d) has %d internal links, 12mn = %d", m, n, internal, 12*m*n)
	external := make(map[[2]uint32]bool)
	for _, rule := range qtExternal() {
		for x := range m {
			for y := range n {
				u, v := net.At(x, y, rule.from), net.At(x+rule.dx, y+rule.dy, rule.to)
				t.Want(net.HasEdge(u, v), "Definition 3 joins %s and %s, which QT(%d,%d) does not", net.Label(u), net.Label(v), m, n)
				external[[2]uint32{min(u, v), max(u, v)}] = true
			}
		}
	}
	t.Want(len(external) == 4*m*n, "Definition 3 gives %d links of QT(%d,%d), 4mn = %d", len(external), m, n, 4*m*n)
}

// nodeSymmetric shows for a witness two nodes from which the numbers of
// nodes at each distance differ.
func nodeSymmetric(t *props.Case, p []int) {
	net := net(t, p[0], p[1])
	if t.VertexTransitive(net) {
		return
	}
	from := t.From(net, 0)
	for z := uint32(1); z < 8; z++ {
		if other := t.From(net, z); !slices.Equal(from, other) {
			t.Failf("in %s the numbers of nodes at distance 0, 1, 2, … are %d from %s and %d from %s", net.Name(), from, net.Label(0), other, net.Label(z))
		}
	}
	t.Failf("%s has %d orbits of nodes", net.Name(), t.VertexOrbits(net))
}

// permutation returns the images of all nodes under a rule on coordinates.
func permutation(t *props.Case, m, n int, move func(x, y, z int) (int, int, int)) []uint32 {
	net := net(t, m, n)
	image := make([]uint32, net.Order())
	for v := range image {
		c := net.Coordinates(uint32(v))
		image[v] = net.At(move(c[0], c[1], c[2]))
	}
	return image
}

func fourOrbits(t *props.Case, p []int) {
	t.Computed() // what the permutations do to labels stands in no certificate
	m, n := p[0], p[1]
	net := net(t, m, n)
	known := t.Symmetric(net, "steps-and-half-turn",
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return x + 1, y, z }),
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return x, y + 1, z }),
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return -x, -y, z ^ 4 }))
	t.Want(known, "a step or the half turn is no automorphism of QT(%d,%d)", m, n)
	orbits := t.VertexOrbits(net)
	t.Want(orbits == 4, "QT(%d,%d) has %d orbits of nodes", m, n, orbits)
}

// modulesMove establishes that the steps along x and along y, which together
// take any module to any other, are automorphisms.
func modulesMove(t *props.Case, p []int) {
	t.Computed() // what the permutations do to modules stands in no certificate
	m, n := p[0], p[1]
	steps := t.Symmetric(net(t, m, n), "steps",
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return x + 1, y, z }),
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return x, y + 1, z }))
	t.Want(steps, "a step along x or y is no automorphism of QT(%d,%d)", m, n)
}

// transposed refutes an isomorphism by the distance sums, which every
// isomorphism keeps.
func transposed(t *props.Case, p []int) {
	m, n := p[0], p[1]
	a, b := t.DistanceSum(net(t, m, n)), t.DistanceSum(net(t, n, m))
	t.Want(a.Cmp(b) == 0, "all distances between ordered pairs add up to %d in QT(%d,%d) and to %d in QT(%d,%d)", a, m, n, b, n, m)
	t.Check(errors.New("equal distance sums decide nothing"))
}
