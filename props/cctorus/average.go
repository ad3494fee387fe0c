package cctorus

import (
	"fmt"
	"math/big"
	"topocert/props"
)

// averages lists the claims about average distances.
func averages() []*props.Claim {
	claims := []*props.Claim{
		mean("cctorus/D-cctorus-1.99", "D_CCTorus = 1.99", "CCTorus", "1.99", "1316/625"),
		mean("cctorus/D-mesh-3.28", "D_Mesh = 3.28", "Mesh", "3.28", "16/5"),
		mean("cctorus/D-torus-2.32", "D_Torus = 2.32", "Torus", "2.32", "12/5"),
		mean("cctorus/D-xmesh-2.43", "D_XMesh = 2.43", "XMesh", "2.43", "1584/625"),
		mean("cctorus/D-xtorus-2.29", "D_XTorus = 2.29", "XTorus", "2.29", "268/125"),
	}
	cc, xmesh, xtorus := claims[0], claims[3], claims[4]
	cc.Readings = append(cc.Readings,
		props.Once("the printed D(1) … D(5)", func(t *props.Case) {
			mean := printedMean()
			t.Want(rounds(mean, "1.99"), "the printed sums give %s/625 = %s, which rounds to %s, printed 1.99",
				new(big.Rat).Mul(mean, big.NewRat(625, 1)).RatString(), mean.FloatString(4), mean.FloatString(2))
		}).Named("the arithmetic of the printed sums, rounded"),
		props.Once("the printed D(1) … D(5)", func(t *props.Case) {
			mean := printedMean()
			t.Want(truncates(mean, "1.99"), "the printed sums give %s, printed 1.99", mean.FloatString(4))
		}).Named("the arithmetic of the printed sums, cut off after two digits"),
	)
	xmesh.ConditionalOn = []string{"XMesh", "XMeshW"}
	xmesh.Readings = append(xmesh.Readings,
		meanIs("XMeshW", "2.43", false).Named("X2, closed diagonals: mean over all 25² ordered pairs"),
		meanIs("XMeshW", "2.43", true).Named("X2, closed diagonals: mean over pairs of different nodes"),
	)
	xtorus.ConditionalOn = []string{"XTorus"}
	return append(claims,
		&props.Claim{
			ID: "cctorus/avgdist-order-5x5", Kind: props.Text, Section: "IV-B",
			Quote:         "1.99 < 2.29 < 2.32 < 2.43 < 3.28",
			Formal:        "for n = 5 the average distance grows from CCTorus to XTorus, Torus, XMesh, Mesh, each step strictly",
			Note:          "the order of the printed averages; with closed diagonals XMesh(5) and Torus(5) tie, so that the order speaks for open ones, while the printed Bc and path diversity of XMesh are XMeshW's",
			ConditionalOn: []string{"XMesh", "XTorus"},
			Readings: []props.Reading{
				props.Once("n=5", ascending("CCTorus", "XTorus", "Torus", "XMesh", "Mesh")).Named("X1, open diagonals"),
				props.Once("n=5", ascending("CCTorus", "XTorus", "Torus", "XMeshW", "Mesh")).Named("X2, closed diagonals"),
			},
		},
		&props.Claim{
			ID: "cctorus/avgdist-better-than-xtorus-all-n", Kind: props.Text, Section: "V-B",
			Quote:         "36-node, 64-node: CCTorus performs better than other four",
			Formal:        "CCTorus(n) has a smaller average distance than XTorus(n)",
			Note:          "the paper claims it for its three sizes; the other readings ask for every n",
			ConditionalOn: []string{"XTorus"},
			Readings: []props.Reading{
				props.Each("n = 5, 6, 8", []side{5, 6, 8}, func(t *props.Case, n side) {
					closer("CCTorus")(t, int(n))
				}).Named("E1, the paper's sizes"),
				each(sides(3), closer("CCTorus")).Named("E1, every n"),
				each(odd().From("odd n ≥ 5", 5), closer("CCTorus")).Named("odd n ≥ 5"),
				each(even(), closer("CCTorusOpp")).Named(e7),
			},
			Correction: &props.Correction{
				"under E1 CCTorus(n) has the smaller average for n = 5, 7 and n ≥ 9, the same for n = 3, the larger for n = 4, 6, 8",
				each(sides(3), func(t *props.Case, n int) {
					want := -1
					switch n {
					case 3:
						want = 0
					case 4, 6, 8:
						want = 1
					}
					cc, xtorus := t.Mean(t.Net("CCTorus(%d)", n)), t.Mean(t.Net("XTorus(%d)", n))
					t.Want(cc.Cmp(xtorus) == want, "n=%d: %s against %s", n, cc.FloatString(4), xtorus.FloatString(4))
				}),
			},
		},
	)
}

// side is a side length, which names itself as a case.
type side int

func (n side) String() string { return fmt.Sprintf("n=%d", int(n)) }

// mean is the claim that the 5×5 network has the printed average
// distance, with the true one, a fraction.
func mean(id, quote, network, printed, fraction string) *props.Claim {
	mean := number(fraction)
	return &props.Claim{
		ID: id, Kind: props.Table, Section: "IV-B",
		Quote:  quote,
		Formal: fmt.Sprintf("the average distance of %s(5) rounds to %s", network, printed),
		Note:   "the paper divides by 625, so a node counts with itself; the second reading leaves it out",
		Readings: []props.Reading{
			meanIs(network, printed, false).Named("mean over all 25² ordered pairs"),
			meanIs(network, printed, true).Named("mean over pairs of different nodes"),
		},
		Correction: &props.Correction{
			fmt.Sprintf("the average distance of %s(5) is %s = %s", network, fraction, mean.FloatString(4)),
			props.Once(network+"(5)", func(t *props.Case) {
				m := t.Mean(t.Net("%s(5)", network))
				t.Want(m.Cmp(mean) == 0, "it is %s", m.RatString())
			}),
		},
	}
}

// meanIs is the reading that the 5×5 network has the printed average
// distance, over all ordered pairs or over those of different nodes.
func meanIs(network, printed string, distinct bool) props.Reading {
	return props.Once(network+"(5)", func(t *props.Case) {
		net := t.Net("%s(5)", network)
		mean, pairs := t.Mean(net), t.Order(net)*t.Order(net)
		if distinct {
			mean, pairs = t.MeanDistinct(net), pairs-t.Order(net)
		}
		t.Want(rounds(mean, printed), "the distances of the ordered pairs of %s add up to %s, and %s/%d = %s, printed %s",
			net.Name(), t.DistanceSum(net), t.DistanceSum(net), pairs, mean.FloatString(4), printed)
	})
}

// printedMean returns the average of the printed D(1) … D(5) over the
// printed classes, "[D(1)*8 + D(2)*8 + D(3)*4 + D(4)*4 + D(5)*1]/625".
func printedMean() *big.Rat {
	sum := 0
	for i, nodes := range []int{8, 8, 4, 4, 1} {
		sum += nodes * columns()[i].sum
	}
	return big.NewRat(int64(sum), 625)
}

// ascending tells whether the average distances of the 5×5 networks
// grow strictly.
func ascending(networks ...string) func(t *props.Case) {
	return func(t *props.Case) {
		for i := range networks[1:] {
			a, b := t.Net("%s(5)", networks[i]), t.Net("%s(5)", networks[i+1])
			t.Want(t.Mean(a).Cmp(t.Mean(b)) < 0, "%s has average distance %s, %s has %s, not more",
				a.Name(), t.Mean(a).FloatString(4), b.Name(), t.Mean(b).FloatString(4))
		}
	}
}

// closer tells whether the network has a smaller average distance than
// XTorus.
func closer(network string) func(t *props.Case, n int) {
	return func(t *props.Case, n int) {
		net, xtorus := t.Net("%s(%d)", network, n), t.Net("XTorus(%d)", n)
		t.Want(t.Mean(net).Cmp(t.Mean(xtorus)) < 0,
			"the distances of the %d² ordered pairs add up to %s in %s, average %s, and to %s in %s, average %s", n*n,
			t.DistanceSum(net), net.Name(), t.Mean(net).FloatString(4),
			t.DistanceSum(xtorus), xtorus.Name(), t.Mean(xtorus).FloatString(4))
	}
}
