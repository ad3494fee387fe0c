package cctorus

import (
	"fmt"

	"topocert/props"
)

// diameters lists the claims of Section IV-A about diameters.
func diameters() []*props.Claim {
	return []*props.Claim{
		{
			ID: "cctorus/diameter-cctorus-odd", Kind: props.Theorem, Section: "IV-A",
			Quote:    "diameter for this network will be (n-1)",
			Formal:   "CCTorus(n) has diameter n−1 for odd n",
			Readings: []props.Reading{diameter(odd(), "CCTorus", "n−1", "n - 1").UpTo(1000)},
		},
		{
			ID: "cctorus/diameter-cctorus-even", Kind: props.Theorem, Section: "IV-A",
			Quote:  "diameter for this network will be (n-1)",
			Formal: "CCTorus(n) has diameter n−1 for even n",
			Readings: []props.Reading{
				diameter(even(), "CCTorus", "n−1", "n - 1").UpTo(1000).Named(e1),
				diameter(even(), "CCTorusOpp", "n−1", "n - 1").UpTo(1000).Named(e7),
			},
			Correction: &props.Correction{Statement: "under E1 the diameter is n for even n", Reading: diameter(even(), "CCTorus", "n", "n").UpTo(1000)},
		},
		{
			ID: "cctorus/diameter-mesh", Kind: props.Theorem, Section: "IV-A",
			Quote:    "diameter of Mesh is 2(n-1)",
			Formal:   "Mesh(n) has diameter 2(n−1)",
			Readings: []props.Reading{diameter(sides(2), "Mesh", "2(n−1)", "2*(n - 1)").UpTo(1000)},
		},
		{
			ID: "cctorus/diameter-torus", Kind: props.Theorem, Section: "IV-A",
			Quote:  "for Torus, it is (n)",
			Formal: "Torus(n) has diameter n",
			Readings: []props.Reading{
				diameter(sides(2), "Torus", "n", "n").UpTo(1000).Named("every n"),
				diameter(sides(2).Where("even n ≥ 2", "n%2 == 0"),
					"Torus", "n", "n").UpTo(1000).Named("even n"),
				props.StatementShown("Torus(5)", "diameter(Torus(5)) == 5", func(t *props.Case, _ props.Env) string {
					return otherDiameter(t, t.Net("Torus(5)"), "n", "5")
				}).Named("the paper's example, n = 5"),
			},
			Correction: &props.Correction{Statement: "Torus(n) has diameter 2⌊n/2⌋", Reading: diameter(sides(2).And([]int{120}, []int{121}), "Torus", "2⌊n/2⌋", "2*floor(n/2)").UpTo(1000)},
		},
		{
			ID: "cctorus/diameter-xmesh", Kind: props.Theorem, Section: "IV-A",
			Quote:         "diameter of XMesh is (n-1)",
			Formal:        "XMesh(n) has diameter n−1",
			ConditionalOn: []string{"XMesh", "XMeshW"},
			Readings: []props.Reading{
				diameter(sides(3), "XMesh", "n−1", "n - 1").UpTo(1000).Named("X1, open diagonals"),
				diameter(sides(3), "XMeshW", "n−1", "n - 1").UpTo(1000).Named("X2, closed diagonals"),
			},
		},
		{
			ID: "cctorus/diameter-xtorus", Kind: props.Theorem, Section: "IV-A",
			Quote:         "for XTorus, it is also (n-1)",
			Formal:        "XTorus(n) has diameter n−1",
			ConditionalOn: []string{"XTorus"},
			Readings:      []props.Reading{diameter(sides(3), "XTorus", "n−1", "n - 1").UpTo(1000)},
		},
		{
			ID: "cctorus/diameter-shortest-vs-torus", Kind: props.Text, Section: "IV-A",
			Quote:  "compared with Mesh and Torus, it has the shortest network diameter",
			Formal: "the diameter of CCTorus(n) is less than those of Torus(n) and Mesh(n)",
			Note:   "“shortest” is strict, and meant for every n",
			Readings: []props.Reading{
				shorter("CCTorus", sides(3)).Named(e1),
				shorter("CCTorus", props.Family{Domain: "CCTorus(5)", For: "n in [5]", Case: "CCTorus({n})"}).Named("the paper's example, n = 5"),
				shorter("CCTorusOpp", even()).Named(e7),
				sides(3).Holds("n - 1 < n && n - 1 < 2*(n - 1)", "n={n}: CCTorus {n - 1}, Torus {n}, Mesh {2*(n - 1)}").
					UpTo(1000).Named("the arithmetic of the printed formulas, n−1 < n and n−1 < 2(n−1)"),
			},
			Correction: &props.Correction{
				Statement: "under E1 the diameter of CCTorus(n) is that of Torus(n), and less than that of Mesh(n)",
				Reading: sides(3).Holds("diameter(CCTorus(n)) == diameter(Torus(n)) && diameter(CCTorus(n)) < diameter(Mesh(n))",
					"n={n}: CCTorus {diameter(CCTorus(n))}, Torus {diameter(Torus(n))}, Mesh {diameter(Mesh(n))}"),
			},
		},
		{
			ID: "cctorus/diameter-equals-xmesh-xtorus", Kind: props.Text, Section: "IV-A",
			Quote:         "diameter of CCTorus is equivalent with XMesh and XTorus",
			Formal:        "CCTorus(n), XMesh(n) and XTorus(n) have the same diameter",
			ConditionalOn: inferred(),
			Readings: []props.Reading{
				sameDiameter("CCTorus", "XMesh", sides(3)).Named(e1 + ", X1"),
				sameDiameter("CCTorus", "XMeshW", sides(3)).Named(e1 + ", X2"),
				sameDiameter("CCTorus", "XMesh", odd()).Named("odd n, X1"),
				sameDiameter("CCTorusOpp", "XMesh", even()).Named(e7 + ", X1"),
			},
			Correction: &props.Correction{
				Statement: "under E1 and X1 they are equal for odd n, and CCTorus(n) has 1 more than both for even n",
				Reading: sides(3).Holds("diameter(CCTorus(n)) == diameter(XMesh(n)) + 1 - n%2 && diameter(CCTorus(n)) == diameter(XTorus(n)) + 1 - n%2",
					"CCTorus({n}) has diameter {diameter(CCTorus(n))}, XMesh({n}) has {diameter(XMesh(n))}, XTorus({n}) has {diameter(XTorus(n))}"),
			},
		},
	}
}

// diameter is the reading that the network has the printed diameter, written as the
// paper prints it and as an expression.
func diameter(f props.Family, network, printed, expr string) props.Reading {
	return f.HoldsShown(fmt.Sprintf("diameter(%s(n)) == %s", network, expr), func(t *props.Case, e props.Env) string {
		return otherDiameter(t, t.Net("%s(%d)", network, props.Int(e, "n")), printed, t.Text("{"+expr+"}", e))
	})
}

func otherDiameter(t *props.Case, net *props.Net, printed, value string) string {
	return fmt.Sprintf("%s has diameter %d, printed %s = %s%s", net.Name(), t.Int("diameter", net), printed, value, farthest(t, net))
}

// farthest shows two nodes at the largest distance, for a witness.
func farthest(t *props.Case, net *props.Net) string {
	diameter := t.Int("diameter", net)
	for u := range uint32(net.Order()) {
		if len(t.From(net, u))-1 < diameter {
			continue
		}
		for v := range uint32(net.Order()) {
			if t.Int("distance", net, u, v) == diameter {
				return fmt.Sprintf("; in %s two farthest nodes are %s and %s, %d hops apart", net.Name(), net.Label(u), net.Label(v), diameter)
			}
		}
	}
	return ""
}

// shorter is the reading that the network has a smaller diameter than the torus and the
// mesh.
func shorter(network string, f props.Family) props.Reading {
	return f.HoldsShown(named(network, "diameter(NET(n)) < diameter(Torus(n)) && diameter(NET(n)) < diameter(Mesh(n))"), func(t *props.Case, e props.Env) string {
		net, n := t.Net("%s(%d)", network, props.Int(e, "n")), props.Int(e, "n")
		d, other := t.Int("diameter", net), "Torus"
		if d < t.Int("diameter", t.Net("Torus(%d)", n)) {
			other = "Mesh"
		}
		return fmt.Sprintf("%s has diameter %d, %s(%d) has %d%s", net.Name(), d, other, n, t.Int("diameter", t.Net("%s(%d)", other, n)), farthest(t, net))
	})
}

// sameDiameter is the reading that the diameter of the network is that of the given
// XMesh, and of XTorus.
func sameDiameter(network, xmesh string, f props.Family) props.Reading {
	formula := fmt.Sprintf("diameter(%s(n)) == diameter(%s(n)) && diameter(%[1]s(n)) == diameter(XTorus(n))", network, xmesh)
	return f.HoldsShown(formula, func(t *props.Case, e props.Env) string {
		n := props.Int(e, "n")
		net := t.Net("%s(%d)", network, n)
		return fmt.Sprintf("%s has diameter %d, %s(%d) has %d, XTorus(%[4]d) has %[6]d%[7]s", net.Name(), t.Int("diameter", net),
			xmesh, n, t.Int("diameter", t.Net("%s(%d)", xmesh, n)), t.Int("diameter", t.Net("XTorus(%d)", n)), farthest(t, net))
	})
}
