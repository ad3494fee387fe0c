package cctorus

import (
	"fmt"
	"strings"
	"topocert/props"

	"topocert/topology"
)

// diameters lists the claims of Section IV-A about diameters.
func diameters() []*props.Claim {
	less1 := func(n int) int { return n - 1 }
	return []*props.Claim{
		{
			ID: "cctorus/diameter-cctorus-odd", Kind: props.Theorem, Section: "IV-A",
			Quote:    "diameter for this network will be (n-1)",
			Formal:   "CCTorus(n) has diameter n−1 for odd n",
			Readings: []props.Reading{diameter(odd(), "CCTorus", "n−1", less1).UpTo(1000)},
		},
		{
			ID: "cctorus/diameter-cctorus-even", Kind: props.Theorem, Section: "IV-A",
			Quote:  "diameter for this network will be (n-1)",
			Formal: "CCTorus(n) has diameter n−1 for even n",
			Readings: []props.Reading{
				diameter(even(), "CCTorus", "n−1", less1).UpTo(1000).Named(e1),
				diameter(even(), "CCTorusOpp", "n−1", less1).UpTo(1000).Named(e7),
			},
			Correction: &props.Correction{
				"under E1 the diameter is n for even n",
				diameter(even(), "CCTorus", "n", func(n int) int { return n }).UpTo(1000),
			},
		},
		{
			ID: "cctorus/diameter-mesh", Kind: props.Theorem, Section: "IV-A",
			Quote:    "diameter of Mesh is 2(n-1)",
			Formal:   "Mesh(n) has diameter 2(n−1)",
			Readings: []props.Reading{diameter(sides(2), "Mesh", "2(n−1)", func(n int) int { return 2 * (n - 1) }).UpTo(1000)},
		},
		{
			ID: "cctorus/diameter-torus", Kind: props.Theorem, Section: "IV-A",
			Quote:  "for Torus, it is (n)",
			Formal: "Torus(n) has diameter n",
			Readings: []props.Reading{
				diameter(sides(2), "Torus", "n", func(n int) int { return n }).UpTo(1000).Named("every n"),
				diameter(sides(2).Where("even n ≥ 2", func(p []int) bool { return p[0]%2 == 0 }),
					"Torus", "n", func(n int) int { return n }).UpTo(1000).Named("even n"),
				props.Once("Torus(5)", func(t *props.Case) {
					wantDiameter(t, t.Net("Torus(5)"), "n", 5)
				}).Named("the paper's example, n = 5"),
			},
			Correction: &props.Correction{
				"Torus(n) has diameter 2⌊n/2⌋",
				diameter(sides(2).And([]int{120}, []int{121}), "Torus", "2⌊n/2⌋", func(n int) int { return n / 2 * 2 }).UpTo(1000),
			},
		},
		{
			ID: "cctorus/diameter-xmesh", Kind: props.Theorem, Section: "IV-A",
			Quote:         "diameter of XMesh is (n-1)",
			Formal:        "XMesh(n) has diameter n−1",
			ConditionalOn: []string{"XMesh", "XMeshW"},
			Readings: []props.Reading{
				diameter(sides(3), "XMesh", "n−1", less1).UpTo(1000).Named("X1, open diagonals"),
				diameter(sides(3), "XMeshW", "n−1", less1).UpTo(1000).Named("X2, closed diagonals"),
			},
		},
		{
			ID: "cctorus/diameter-xtorus", Kind: props.Theorem, Section: "IV-A",
			Quote:         "for XTorus, it is also (n-1)",
			Formal:        "XTorus(n) has diameter n−1",
			ConditionalOn: []string{"XTorus"},
			Readings:      []props.Reading{diameter(sides(3), "XTorus", "n−1", less1).UpTo(1000)},
		},
		{
			ID: "cctorus/diameter-shortest-vs-torus", Kind: props.Text, Section: "IV-A",
			Quote:  "compared with Mesh and Torus, it has the shortest network diameter",
			Formal: "the diameter of CCTorus(n) is less than those of Torus(n) and Mesh(n)",
			Note:   "“shortest” is strict, and meant for every n",
			Readings: []props.Reading{
				each(sides(3), shorter("CCTorus")).Named(e1),
				props.Once("CCTorus(5)", func(t *props.Case) { shorter("CCTorus")(t, 5) }).Named("the paper's example, n = 5"),
				each(even(), shorter("CCTorusOpp")).Named(e7),
				each(sides(3), func(t *props.Case, n int) {
					cc, torus, mesh := n-1, n, 2*(n-1)
					t.Want(cc < torus && cc < mesh, "n=%d: CCTorus %d, Torus %d, Mesh %d", n, cc, torus, mesh)
				}).UpTo(1000).Named("the arithmetic of the printed formulas, n−1 < n and n−1 < 2(n−1)"),
			},
			Correction: &props.Correction{
				"under E1 the diameter of CCTorus(n) is that of Torus(n), and less than that of Mesh(n)",
				each(sides(3), func(t *props.Case, n int) {
					cc, torus, mesh := diameterOf(t, "CCTorus", n), diameterOf(t, "Torus", n), diameterOf(t, "Mesh", n)
					t.Want(cc == torus && cc < mesh, "n=%d: CCTorus %d, Torus %d, Mesh %d", n, cc, torus, mesh)
				}),
			},
		},
		{
			ID: "cctorus/diameter-equals-xmesh-xtorus", Kind: props.Text, Section: "IV-A",
			Quote:         "diameter of CCTorus is equivalent with XMesh and XTorus",
			Formal:        "CCTorus(n), XMesh(n) and XTorus(n) have the same diameter",
			ConditionalOn: inferred(),
			Readings: []props.Reading{
				each(sides(3), sameDiameter("CCTorus", "XMesh", 0)).Named(e1 + ", X1"),
				each(sides(3), sameDiameter("CCTorus", "XMeshW", 0)).Named(e1 + ", X2"),
				each(odd(), sameDiameter("CCTorus", "XMesh", 0)).Named("odd n, X1"),
				each(even(), sameDiameter("CCTorusOpp", "XMesh", 0)).Named(e7 + ", X1"),
			},
			Correction: &props.Correction{
				"under E1 and X1 they are equal for odd n, and CCTorus(n) has 1 more than both for even n",
				each(sides(3), func(t *props.Case, n int) { sameDiameter("CCTorus", "XMesh", 1-n%2)(t, n) }),
			},
		},
	}
}

// diameter is the reading that the network has the printed diameter.
func diameter(f props.OldFamily, network, formula string, printed func(n int) int) props.Reading {
	return each(f, func(t *props.Case, n int) {
		wantDiameter(t, t.Net("%s(%d)", network, n), formula, printed(n))
	})
}

func wantDiameter(t *props.Case, net topology.Network, formula string, printed int) {
	if d := t.Diameter(net); d != printed {
		t.Failf("%s has diameter %d, printed %s = %d%s", net.Name(), d, formula, printed, farthest(t, net))
	}
}

func diameterOf(t *props.Case, network string, n int) int {
	return t.Diameter(t.Net("%s(%d)", network, n))
}

// farthest shows two nodes at the largest distance, for a witness.
func farthest(t *props.Case, net topology.Network) string {
	diameter := t.Diameter(net)
	for u := range uint32(net.Order()) {
		if len(t.From(net, u))-1 < diameter {
			continue
		}
		for v := range uint32(net.Order()) {
			if t.Distance(net, u, v) == diameter {
				return fmt.Sprintf("; in %s two farthest nodes are %s and %s, %d hops apart", net.Name(), net.Label(u), net.Label(v), diameter)
			}
		}
	}
	return ""
}

// shorter tells whether the network has a smaller diameter than the
// torus and the mesh.
func shorter(network string) func(t *props.Case, n int) {
	return func(t *props.Case, n int) {
		net := t.Net("%s(%d)", network, n)
		d := t.Diameter(net)
		for _, other := range []string{"Torus", "Mesh"} {
			if o := diameterOf(t, other, n); d >= o {
				t.Failf("%s has diameter %d, %s(%d) has %d%s", net.Name(), d, other, n, o, farthest(t, net))
			}
		}
	}
}

// sameDiameter tells whether the diameter of the network is that of the
// given XMesh, and of XTorus, plus a surplus.
func sameDiameter(network, xmesh string, surplus int) func(t *props.Case, n int) {
	return func(t *props.Case, n int) {
		net := t.Net("%s(%d)", network, n)
		d := t.Diameter(net)
		var all []string
		same := true
		for _, other := range []string{xmesh, "XTorus"} {
			o := diameterOf(t, other, n)
			same = same && d == o+surplus
			all = append(all, fmt.Sprintf("%s(%d) has %d", other, n, o))
		}
		if !same {
			t.Failf("%s has diameter %d, %s%s", net.Name(), d, strings.Join(all, ", "), farthest(t, net))
		}
	}
}
