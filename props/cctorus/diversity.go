package cctorus

import (
	"math/big"
	"strings"
	"topocert/props"
)

// diversityOrder is the claim about XTorus and XMesh.
func diversityOrder() *props.Claim {
	above := func(network, xmesh string) func(t *props.Case, n int) {
		return func(t *props.Case, n int) {
			moreDiverse(t, n, network, "XTorus")
			moreDiverse(t, n, network, xmesh)
		}
	}
	return &props.Claim{
		ID: "cctorus/path-diversity-order", Kind: props.Text, Section: "IV-D",
		Quote:         "more than that of XTorus and XMesh",
		Formal:        "for n = 5 the path diversity of CCTorus is more than XTorus's, and that more than XMesh's",
		Note:          "path diversity is counted from node 0, as in the paper; for n = 3 CCTorus and XTorus are the same network; the sentence puts CCTorus above both, not one of the others above the other",
		ConditionalOn: inferred(),
		Readings: []props.Reading{
			props.Once("n=5", func(t *props.Case) { moreDiverse(t, 5, "CCTorus", "XTorus", "XMesh") }).Named("X1, open diagonals"),
			props.Once("n=5", func(t *props.Case) { moreDiverse(t, 5, "CCTorus", "XTorus", "XMeshW") }).Named("X2, closed diagonals"),
			props.Once("n=5", func(t *props.Case) {
				cc, xtorus, xmesh := pairs5(t, "CCTorus"), pairs5(t, "XTorus"), pairs5(t, "XMesh")
				t.Want(cc.paths.Cmp(xtorus.paths) > 0 && xtorus.paths.Cmp(xmesh.paths) > 0,
					"all pairs together have %s shortest paths in CCTorus(5), %s in XTorus(5), %s in XMesh(5)", cc.paths, xtorus.paths, xmesh.paths)
			}).Named("X1, over all pairs"),
			props.Over(sides(4), above("CCTorus", "XMesh")).UpTo(900).Named("E1, X1, n ≥ 4: CCTorus more than both"),
			props.Over(sides(4), above("CCTorus", "XMeshW")).UpTo(900).Named("E1, X2, n ≥ 4: CCTorus more than both"),
			props.Over(sides(4), func(t *props.Case, n int) { moreDiverse(t, n, "CCTorus", "XTorus", "XMesh") }).Named("E1, X1, n ≥ 4, in this order"),
			props.Over(even(), above("CCTorusOpp", "XMesh")).Named(e7 + ", X1: more than both"),
			props.Over(even().Where("even n ≥ 6", "n >= 6"), above("CCTorusOpp", "XMesh")).UpTo(900).Named("E7, even n ≥ 6, X1: more than both"),
		},
	}
}

// diversityAgainstTorus is the claim about Torus and Mesh.
func diversityAgainstTorus() *props.Claim {
	better := func(network string) func(t *props.Case, n int) {
		return func(t *props.Case, n int) {
			moreDiverse(t, n, network, "Torus")
			moreDiverse(t, n, network, "Mesh")
		}
	}
	return &props.Claim{
		ID: "cctorus/path-diversity-vs-torus", Kind: props.Text, Section: "abstract",
		Quote:  "better path diversity",
		Formal: "the path diversity of CCTorus(n) is more than those of Torus(n) and Mesh(n)",
		Note:   "path diversity is counted from node 0, as in Section IV-D",
		Readings: []props.Reading{
			props.Over(sides(3), better("CCTorus")).Named(e1),
			props.Once("n=5", func(t *props.Case) { better("CCTorus")(t, 5) }).Named("the paper's example, n = 5"),
			props.Over(even(), better("CCTorusOpp")).Named(e7),
			props.Once("n=5", func(t *props.Case) {
				cc := pairs5(t, "CCTorus")
				for _, other := range []string{"Torus", "Mesh"} {
					o := pairs5(t, other)
					t.Want(cc.several > o.several, "two or more shortest paths join %d of the %d ordered pairs of CCTorus(5), and %d of those of %s(5)",
						cc.several, cc.pairs, o.several, other)
				}
			}).Named("the part of the pairs with two or more shortest paths, n = 5"),
		},
		Correction: &props.Correction{Statement: "for n ≥ 4 the path diversity of Mesh(n) is more than Torus(n)'s, and that more than CCTorus(n)'s (E1)", Reading: props.Over(sides(4), func(t *props.Case, n int) { moreDiverse(t, n, "Mesh", "Torus", "CCTorus") })},
	}
}

// fromZero returns how many shortest paths lead from node 0 to the other
// nodes, all together.
func fromZero(t *props.Case, net *props.Net) *big.Int {
	sum := new(big.Int)
	for _, paths := range count(t, net, 0)[1:] {
		sum.Add(sum, paths)
	}
	return sum
}

// diversityIs is the reading that the path diversity of the 5×5 network
// rounds to the printed number. The paper adds up the shortest paths from node 0
// and divides by the number of nodes; own is what node 0 itself counts. The
// printed integer 2 may be given with the decimals that it is taken to have, "2.00".
func diversityIs(network, printed string, own int64) props.Reading {
	return props.Once(network+"(5)", func(t *props.Case) {
		net := t.Net("%s(5)", network)
		sum := fromZero(t, net)
		sum.Add(sum, big.NewInt(own))
		mean := new(big.Rat).SetFrac(sum, big.NewInt(int64(t.Int("order", net))))
		t.Want(rounds(mean, printed), "the numbers of shortest paths from node 0 of %s add up to %s, and %s/%d = %s, printed %s",
			net.Name(), sum, sum, t.Int("order", net), mean.FloatString(2), strings.TrimSuffix(printed, ".00"))
	})
}

// moreDiverse demands that the path diversity falls strictly along the
// n×n networks.
func moreDiverse(t *props.Case, n int, networks ...string) {
	for i := range networks[1:] {
		a, b := t.Net("%s(%d)", networks[i], n), t.Net("%s(%d)", networks[i+1], n)
		more, less := fromZero(t, a), fromZero(t, b)
		t.Want(more.Cmp(less) > 0, "from node 0 to the other nodes %s has %s shortest paths, %s has %s",
			a.Name(), more, b.Name(), less)
	}
}

// pairs holds counts over the ordered pairs of different nodes.
type pairs struct {
	pairs, several int      // all pairs, and those with two or more shortest paths
	paths          *big.Int // shortest paths, all pairs together
}

// pairs5 counts the shortest paths of the 5×5 network.
func pairs5(t *props.Case, network string) pairs {
	net := t.Net("%s(5)", network)
	n := net.Order()
	s := pairs{pairs: n * (n - 1), paths: new(big.Int)}
	two := big.NewInt(2)
	for u := range uint32(n) {
		for v, paths := range count(t, net, u) {
			if uint32(v) == u {
				continue
			}
			s.paths.Add(s.paths, paths)
			if paths.Cmp(two) >= 0 {
				s.several++
			}
		}
	}
	return s
}

// twoPaths is the reading that the mean number of shortest paths over
// the ordered pairs of different nodes of CCTorus(5) is two, in a sense.
func twoPaths(two func(mean *big.Rat) bool) props.Reading {
	return props.Once("CCTorus(5)", func(t *props.Case) {
		s := pairs5(t, "CCTorus")
		mean := new(big.Rat).SetFrac(s.paths, big.NewInt(int64(s.pairs)))
		t.Want(two(mean), "the %d ordered pairs of different nodes have %s shortest paths, %s on average, printed two",
			s.pairs, s.paths, mean.FloatString(2))
	})
}
