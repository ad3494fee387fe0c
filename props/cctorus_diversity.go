package props

import (
	"math/big"
	"strings"

	"topocert/topology"
)

// cctorusDiversityOrder is the claim about XTorus and XMesh.
func cctorusDiversityOrder() *Claim {
	above := func(network, xmesh string) func(t *Trial, n int) {
		return func(t *Trial, n int) {
			cctorusMoreDiverse(t, n, network, "XTorus")
			cctorusMoreDiverse(t, n, network, xmesh)
		}
	}
	return &Claim{
		ID: "cctorus/path-diversity-order", Kind: Text, Section: "IV-D",
		Quote:         "more than that of XTorus and XMesh",
		Formal:        "for n = 5 the path diversity of CCTorus is more than XTorus's, and that more than XMesh's",
		Note:          "path diversity is counted from node 0, as in the paper; for n = 3 CCTorus and XTorus are the same network; the sentence puts CCTorus above both, not one of the others above the other",
		ConditionalOn: cctorusInferred(),
		Readings: []Reading{
			Once("n=5", func(t *Trial) { cctorusMoreDiverse(t, 5, "CCTorus", "XTorus", "XMesh") }).named("X1, open diagonals"),
			Once("n=5", func(t *Trial) { cctorusMoreDiverse(t, 5, "CCTorus", "XTorus", "XMeshW") }).named("X2, closed diagonals"),
			Once("n=5", func(t *Trial) {
				cc, xtorus, xmesh := cctorusPairs5(t, "CCTorus"), cctorusPairs5(t, "XTorus"), cctorusPairs5(t, "XMesh")
				t.Want(cc.paths.Cmp(xtorus.paths) > 0 && xtorus.paths.Cmp(xmesh.paths) > 0,
					"all pairs together have %s shortest paths in CCTorus(5), %s in XTorus(5), %s in XMesh(5)", cc.paths, xtorus.paths, xmesh.paths)
			}).named("X1, over all pairs"),
			cctorusEach(cctorusSides(4), above("CCTorus", "XMesh")).upTo(900).named("E1, X1, n ≥ 4: CCTorus more than both"),
			cctorusEach(cctorusSides(4), above("CCTorus", "XMeshW")).upTo(900).named("E1, X2, n ≥ 4: CCTorus more than both"),
			cctorusEach(cctorusSides(4), func(t *Trial, n int) { cctorusMoreDiverse(t, n, "CCTorus", "XTorus", "XMesh") }).named("E1, X1, n ≥ 4, in this order"),
			cctorusEach(cctorusEven(), above("CCTorusOpp", "XMesh")).named(cctorusE7 + ", X1: more than both"),
			cctorusEach(cctorusEven().from("even n ≥ 6", 6), above("CCTorusOpp", "XMesh")).upTo(900).named("E7, even n ≥ 6, X1: more than both"),
		},
	}
}

// cctorusDiversityAgainstTorus is the claim about Torus and Mesh.
func cctorusDiversityAgainstTorus() *Claim {
	better := func(network string) func(t *Trial, n int) {
		return func(t *Trial, n int) {
			cctorusMoreDiverse(t, n, network, "Torus")
			cctorusMoreDiverse(t, n, network, "Mesh")
		}
	}
	return &Claim{
		ID: "cctorus/path-diversity-vs-torus", Kind: Text, Section: "abstract",
		Quote:  "better path diversity",
		Formal: "the path diversity of CCTorus(n) is more than those of Torus(n) and Mesh(n)",
		Note:   "path diversity is counted from node 0, as in Section IV-D",
		Readings: []Reading{
			cctorusEach(cctorusSides(3), better("CCTorus")).named(cctorusE1),
			Once("n=5", func(t *Trial) { better("CCTorus")(t, 5) }).named("the paper's example, n = 5"),
			cctorusEach(cctorusEven(), better("CCTorusOpp")).named(cctorusE7),
			Once("n=5", func(t *Trial) {
				cc := cctorusPairs5(t, "CCTorus")
				for _, other := range []string{"Torus", "Mesh"} {
					o := cctorusPairs5(t, other)
					t.Want(cc.several > o.several, "two or more shortest paths join %d of the %d ordered pairs of CCTorus(5), and %d of those of %s(5)",
						cc.several, cc.pairs, o.several, other)
				}
			}).named("the part of the pairs with two or more shortest paths, n = 5"),
		},
		Correction: &Correction{
			"for n ≥ 4 the path diversity of Mesh(n) is more than Torus(n)'s, and that more than CCTorus(n)'s (E1)",
			cctorusEach(cctorusSides(4), func(t *Trial, n int) { cctorusMoreDiverse(t, n, "Mesh", "Torus", "CCTorus") }),
		},
	}
}

// cctorusFromZero returns how many shortest paths lead from node 0 to the other
// nodes, all together.
func cctorusFromZero(t *Trial, net topology.Network) *big.Int {
	sum := new(big.Int)
	for _, paths := range cctorusCount(t, net, 0)[1:] {
		sum.Add(sum, paths)
	}
	return sum
}

// cctorusDiversityIs is the reading that the path diversity of the 5×5 network
// rounds to the printed number. The paper adds up the shortest paths from node 0
// and divides by the number of nodes; own is what node 0 itself counts. The
// printed integer 2 may be given with the decimals that it is taken to have, "2.00".
func cctorusDiversityIs(network, printed string, own int64) Reading {
	return Once(network+"(5)", func(t *Trial) {
		net := t.Net("%s(5)", network)
		sum := cctorusFromZero(t, net)
		sum.Add(sum, big.NewInt(own))
		mean := new(big.Rat).SetFrac(sum, big.NewInt(int64(t.Order(net))))
		t.Want(cctorusRounds(mean, printed), "the numbers of shortest paths from node 0 of %s add up to %s, and %s/%d = %s, printed %s",
			net.Name(), sum, sum, t.Order(net), mean.FloatString(2), strings.TrimSuffix(printed, ".00"))
	})
}

// cctorusMoreDiverse demands that the path diversity falls strictly along the
// n×n networks.
func cctorusMoreDiverse(t *Trial, n int, networks ...string) {
	for i := range networks[1:] {
		a, b := t.Net("%s(%d)", networks[i], n), t.Net("%s(%d)", networks[i+1], n)
		more, less := cctorusFromZero(t, a), cctorusFromZero(t, b)
		t.Want(more.Cmp(less) > 0, "from node 0 to the other nodes %s has %s shortest paths, %s has %s",
			a.Name(), more, b.Name(), less)
	}
}

// cctorusPairs holds counts over the ordered pairs of different nodes.
type cctorusPairs struct {
	pairs, several int      // all pairs, and those with two or more shortest paths
	paths          *big.Int // shortest paths, all pairs together
}

// cctorusPairs5 counts the shortest paths of the 5×5 network.
func cctorusPairs5(t *Trial, network string) cctorusPairs {
	net := t.Net("%s(5)", network)
	n := net.Order()
	s := cctorusPairs{pairs: n * (n - 1), paths: new(big.Int)}
	two := big.NewInt(2)
	for u := range uint32(n) {
		for v, paths := range cctorusCount(t, net, u) {
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

// cctorusTwoPaths is the reading that the mean number of shortest paths over
// the ordered pairs of different nodes of CCTorus(5) is two, in a sense.
func cctorusTwoPaths(two func(mean *big.Rat) bool) Reading {
	return Once("CCTorus(5)", func(t *Trial) {
		s := cctorusPairs5(t, "CCTorus")
		mean := new(big.Rat).SetFrac(s.paths, big.NewInt(int64(s.pairs)))
		t.Want(two(mean), "the %d ordered pairs of different nodes have %s shortest paths, %s on average, printed two",
			s.pairs, s.paths, mean.FloatString(2))
	})
}
