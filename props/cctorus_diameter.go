package props

import (
	"fmt"
	"strings"

	"topocert/topology"
)

// cctorusDiameters lists the claims of Section IV-A about diameters.
func cctorusDiameters() []*Claim {
	less1 := func(n int) int { return n - 1 }
	return []*Claim{
		{
			ID: "cctorus/diameter-cctorus-odd", Kind: Theorem, Section: "IV-A",
			Quote:    "diameter for this network will be (n-1)",
			Formal:   "CCTorus(n) has diameter n−1 for odd n",
			Readings: []Reading{cctorusDiameter(cctorusOdd(), "CCTorus", "n−1", less1).upTo(1000)},
		},
		{
			ID: "cctorus/diameter-cctorus-even", Kind: Theorem, Section: "IV-A",
			Quote:  "diameter for this network will be (n-1)",
			Formal: "CCTorus(n) has diameter n−1 for even n",
			Readings: []Reading{
				cctorusDiameter(cctorusEven(), "CCTorus", "n−1", less1).upTo(1000).named(cctorusE1),
				cctorusDiameter(cctorusEven(), "CCTorusOpp", "n−1", less1).upTo(1000).named(cctorusE7),
			},
			Correction: &Correction{
				"under E1 the diameter is n for even n",
				cctorusDiameter(cctorusEven(), "CCTorus", "n", func(n int) int { return n }).upTo(1000),
			},
		},
		{
			ID: "cctorus/diameter-mesh", Kind: Theorem, Section: "IV-A",
			Quote:    "diameter of Mesh is 2(n-1)",
			Formal:   "Mesh(n) has diameter 2(n−1)",
			Readings: []Reading{cctorusDiameter(cctorusSides(2), "Mesh", "2(n−1)", func(n int) int { return 2 * (n - 1) }).upTo(1000)},
		},
		{
			ID: "cctorus/diameter-torus", Kind: Theorem, Section: "IV-A",
			Quote:  "for Torus, it is (n)",
			Formal: "Torus(n) has diameter n",
			Readings: []Reading{
				cctorusDiameter(cctorusSides(2), "Torus", "n", func(n int) int { return n }).upTo(1000).named("every n"),
				cctorusDiameter(cctorusSides(2).where("even n ≥ 2", func(p []int) bool { return p[0]%2 == 0 }),
					"Torus", "n", func(n int) int { return n }).upTo(1000).named("even n"),
				Once("Torus(5)", func(t *Trial) {
					cctorusWantDiameter(t, t.Net("Torus(5)"), "n", 5)
				}).named("the paper's example, n = 5"),
			},
			Correction: &Correction{
				"Torus(n) has diameter 2⌊n/2⌋",
				cctorusDiameter(cctorusSides(2).and([]int{120}, []int{121}), "Torus", "2⌊n/2⌋", func(n int) int { return n / 2 * 2 }).upTo(1000),
			},
		},
		{
			ID: "cctorus/diameter-xmesh", Kind: Theorem, Section: "IV-A",
			Quote:         "diameter of XMesh is (n-1)",
			Formal:        "XMesh(n) has diameter n−1",
			ConditionalOn: []string{"XMesh", "XMeshW"},
			Readings: []Reading{
				cctorusDiameter(cctorusSides(3), "XMesh", "n−1", less1).upTo(1000).named("X1, open diagonals"),
				cctorusDiameter(cctorusSides(3), "XMeshW", "n−1", less1).upTo(1000).named("X2, closed diagonals"),
			},
		},
		{
			ID: "cctorus/diameter-xtorus", Kind: Theorem, Section: "IV-A",
			Quote:         "for XTorus, it is also (n-1)",
			Formal:        "XTorus(n) has diameter n−1",
			ConditionalOn: []string{"XTorus"},
			Readings:      []Reading{cctorusDiameter(cctorusSides(3), "XTorus", "n−1", less1).upTo(1000)},
		},
		{
			ID: "cctorus/diameter-shortest-vs-torus", Kind: Text, Section: "IV-A",
			Quote:  "compared with Mesh and Torus, it has the shortest network diameter",
			Formal: "the diameter of CCTorus(n) is less than those of Torus(n) and Mesh(n)",
			Note:   "“shortest” is strict, and meant for every n",
			Readings: []Reading{
				cctorusEach(cctorusSides(3), cctorusShorter("CCTorus")).named(cctorusE1),
				Once("CCTorus(5)", func(t *Trial) { cctorusShorter("CCTorus")(t, 5) }).named("the paper's example, n = 5"),
				cctorusEach(cctorusEven(), cctorusShorter("CCTorusOpp")).named(cctorusE7),
				cctorusEach(cctorusSides(3), func(t *Trial, n int) {
					cc, torus, mesh := n-1, n, 2*(n-1)
					t.Want(cc < torus && cc < mesh, "n=%d: CCTorus %d, Torus %d, Mesh %d", n, cc, torus, mesh)
				}).upTo(1000).named("the arithmetic of the printed formulas, n−1 < n and n−1 < 2(n−1)"),
			},
			Correction: &Correction{
				"under E1 the diameter of CCTorus(n) is that of Torus(n), and less than that of Mesh(n)",
				cctorusEach(cctorusSides(3), func(t *Trial, n int) {
					cc, torus, mesh := cctorusDiameterOf(t, "CCTorus", n), cctorusDiameterOf(t, "Torus", n), cctorusDiameterOf(t, "Mesh", n)
					t.Want(cc == torus && cc < mesh, "n=%d: CCTorus %d, Torus %d, Mesh %d", n, cc, torus, mesh)
				}),
			},
		},
		{
			ID: "cctorus/diameter-equals-xmesh-xtorus", Kind: Text, Section: "IV-A",
			Quote:         "diameter of CCTorus is equivalent with XMesh and XTorus",
			Formal:        "CCTorus(n), XMesh(n) and XTorus(n) have the same diameter",
			ConditionalOn: cctorusInferred(),
			Readings: []Reading{
				cctorusEach(cctorusSides(3), cctorusSameDiameter("CCTorus", "XMesh", 0)).named(cctorusE1 + ", X1"),
				cctorusEach(cctorusSides(3), cctorusSameDiameter("CCTorus", "XMeshW", 0)).named(cctorusE1 + ", X2"),
				cctorusEach(cctorusOdd(), cctorusSameDiameter("CCTorus", "XMesh", 0)).named("odd n, X1"),
				cctorusEach(cctorusEven(), cctorusSameDiameter("CCTorusOpp", "XMesh", 0)).named(cctorusE7 + ", X1"),
			},
			Correction: &Correction{
				"under E1 and X1 they are equal for odd n, and CCTorus(n) has 1 more than both for even n",
				cctorusEach(cctorusSides(3), func(t *Trial, n int) { cctorusSameDiameter("CCTorus", "XMesh", 1-n%2)(t, n) }),
			},
		},
	}
}

// cctorusDiameter is the reading that the network has the printed diameter.
func cctorusDiameter(f Family, network, formula string, printed func(n int) int) Reading {
	return cctorusEach(f, func(t *Trial, n int) {
		cctorusWantDiameter(t, t.Net("%s(%d)", network, n), formula, printed(n))
	})
}

func cctorusWantDiameter(t *Trial, net topology.Network, formula string, printed int) {
	if d := t.Diameter(net); d != printed {
		t.Failf("%s has diameter %d, printed %s = %d%s", net.Name(), d, formula, printed, cctorusFarthest(t, net))
	}
}

func cctorusDiameterOf(t *Trial, network string, n int) int {
	return t.Diameter(t.Net("%s(%d)", network, n))
}

// cctorusFarthest shows two nodes at the largest distance, for a witness.
func cctorusFarthest(t *Trial, net topology.Network) string {
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

// cctorusShorter tells whether the network has a smaller diameter than the
// torus and the mesh.
func cctorusShorter(network string) func(t *Trial, n int) {
	return func(t *Trial, n int) {
		net := t.Net("%s(%d)", network, n)
		d := t.Diameter(net)
		for _, other := range []string{"Torus", "Mesh"} {
			if o := cctorusDiameterOf(t, other, n); d >= o {
				t.Failf("%s has diameter %d, %s(%d) has %d%s", net.Name(), d, other, n, o, cctorusFarthest(t, net))
			}
		}
	}
}

// cctorusSameDiameter tells whether the diameter of the network is that of the
// given XMesh, and of XTorus, plus a surplus.
func cctorusSameDiameter(network, xmesh string, surplus int) func(t *Trial, n int) {
	return func(t *Trial, n int) {
		net := t.Net("%s(%d)", network, n)
		d := t.Diameter(net)
		var all []string
		same := true
		for _, other := range []string{xmesh, "XTorus"} {
			o := cctorusDiameterOf(t, other, n)
			same = same && d == o+surplus
			all = append(all, fmt.Sprintf("%s(%d) has %d", other, n, o))
		}
		if !same {
			t.Failf("%s has diameter %d, %s%s", net.Name(), d, strings.Join(all, ", "), cctorusFarthest(t, net))
		}
	}
}
