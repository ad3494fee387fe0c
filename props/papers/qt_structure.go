package papers

import (
	"errors"
	"math/bits"

	"topocert/props"
)

// cubeJoined compares a relation in u and v with the links of the 3-cube, the pairs taken in either order.
func cubeJoined(t *props.Case, c props.Call) {
	net, relation := t.Net("Hypercube(3)"), c.Condition(c.Args[0], "u", "v")
	links := 0
	for u := range 8 {
		for v := range u {
			if relation(u, v) {
				links++
			}
		}
	}
	for u := range 8 {
		for v := u + 1; v < 8; v++ {
			if relation(u, v) != net.HasEdge(uint32(u), uint32(v)) {
				t.Failf("%d and %d, that is %03b and %03b, differ in %d bits and, modulo 8, by %d or %d; the formula gives %d links, the 3-cube has %d",
					u, v, u, v, bits.OnesCount(uint(u^v)), v-u, u-v+8, links, net.Size())
			}
		}
	}
}

// linkCounts wants 16mn links, of them 12mn internal, and the 4mn of Definition 3.
func linkCounts(t *props.Case, m, n int) {
	net := qtNetwork(t, m, n)
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

// permutation returns the images of all nodes under a rule on coordinates.
func permutation(t *props.Case, m, n int, move func(x, y, z int) (int, int, int)) []uint32 {
	net := qtNetwork(t, m, n)
	image := make([]uint32, net.Order())
	for v := range image {
		c := net.Coordinates(uint32(v))
		image[v] = net.At(move(c[0], c[1], c[2]))
	}
	return image
}

func fourOrbits(t *props.Case, m, n int) {
	net := qtNetwork(t, m, n)
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
	steps := t.Symmetric(qtNetwork(t, m, n), "steps",
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return x + 1, y, z }),
		permutation(t, m, n, func(x, y, z int) (int, int, int) { return x, y + 1, z }))
	t.Want(steps, "a step along x or y is no automorphism of QT(%d,%d)", m, n)
}

// transposed refutes an isomorphism by the distance sums, which every
// isomorphism keeps.
func transposed(t *props.Case, m, n int) {
	a, b := t.Fact("distance_sum", qtNetwork(t, m, n)).Low.Num(), t.Fact("distance_sum", qtNetwork(t, n, m)).Low.Num()
	t.Want(a.Cmp(b) == 0, "all distances between ordered pairs add up to %d in QT(%d,%d) and to %d in QT(%d,%d)", a, m, n, b, n, m)
	t.Check(errors.New("equal distance sums decide nothing"))
}

// beatsTori compares QT(m,n) with every torus of two dimensions and as many
// nodes.
func beatsTori(t *props.Case, m, n int) {
	net := qtNetwork(t, m, n)
	degree := t.Int("max_degree", net)
	diameter := t.Int("diameter", net)
	order := 8 * m * n
	for a := 2; a*a <= order; a++ {
		if order%a != 0 {
			continue
		}
		torus := t.Net("Torus(%d,%d)", a, order/a)
		torusDegree := t.Int("max_degree", torus)
		torusDiameter := t.Int("diameter", torus)
		t.Want(diameter < torusDiameter && degree*diameter < torusDegree*torusDiameter,
			"%s has degree %d, diameter %d and cost %d; %s, with as many nodes, %d, %d and %d",
			net.Name(), degree, diameter, degree*diameter, torus.Name(), torusDegree, torusDiameter, torusDegree*torusDiameter)
	}
}
