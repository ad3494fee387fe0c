package qt

import (
	"fmt"
	"math"

	"topocert/props"
)

// A honeycomb torus and a hexagonal torus with N = 8k² nodes have, when t is the
// positive real number that N gives, the costs 6t = √(6N), from 6t² = N, and
// 6(t−1) = √(12N−3) − 3, from 3t²−3t+1 = N; and the diameters 2t and t−1. The
// comparisons with 4d and d, d the diameter of QT(k,k), are squared.
const (
	cheaperThanHoneycomb  = "pow(4*diameter(QT(k,k)), 2) < 6*8*k*k"
	cheaperThanHexagonal  = "pow(4*diameter(QT(k,k)) + 3, 2) < 12*8*k*k - 3"
	narrowerThanHoneycomb = "pow(3*diameter(QT(k,k)), 2) < 6*8*k*k"
	narrowerThanHexagonal = "pow(6*diameter(QT(k,k)) + 3, 2) < 12*8*k*k - 3"

	cheaper  = cheaperThanHoneycomb + " && " + cheaperThanHexagonal
	narrower = narrowerThanHoneycomb + " && " + narrowerThanHexagonal
)

// costClaims are the claims on network cost, degree times diameter.
func costClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "qt/network-cost-torus", Kind: props.Text, Section: "1, 6",
			Quote:  "performs better than ... torus ... in terms of network cost and diameter",
			Formal: "QT(k,k) has a smaller diameter, and a smaller product of degree and diameter, than every torus a×b with 8k² nodes",
			Note:   "same number of nodes; a, b ≥ 2, every shape has to be beaten",
			Readings: []props.Reading{
				props.Over(squares().And([]int{20}), func(t *props.Case, k int) { beatsTori(t, k, k) }).UpTo(1200).Named("QT(k,k)"),
				props.Over(family(), beatsTori).Named("QT(m,n)"),
			},
		},
		{
			ID: "qt/network-cost-honeycomb", Kind: props.Text, Section: "1, 6",
			Quote:         "... honeycomb torus and hexagonal torus in terms of the network cost",
			Formal:        "4·diam QT(k,k) is smaller than the cost 3·2t of a honeycomb torus with 6t² nodes and the cost 6(t−1) of a hexagonal torus with 3t²−3t+1 nodes",
			Note:          "degrees, diameters and orders of both tori, 2t and t−1 links across, are the literature's formulas, not established here; 8k² equals neither order for any whole t",
			ConditionalOn: []string{"honeycomb torus", "hexagonal torus"},
			Readings: []props.Reading{
				squares().HoldsShown(cheaper, func(t *props.Case, e props.Env) string {
					n := 8 * math.Pow(float64(props.Int(e, "k")), 2)
					return t.Text("QT({k},{k}) has N = {8*k*k} nodes, diameter {diameter(QT(k,k))} and cost {4*diameter(QT(k,k))}; ", e) +
						fmt.Sprintf("the honeycomb torus costs √(6N) = %.1f, the hexagonal torus √(12N−3)−3 = %.1f", math.Sqrt(6*n), math.Sqrt(12*n-3)-3)
				}).UpTo(1600).Named("cost as a function of the order, t real"),
				props.Over(squares(), cheaperThanLarger).UpTo(1600).Named("the smallest tori with at least 8k² nodes"),
				squares().HoldsShown(narrower, func(t *props.Case, e props.Env) string {
					n := 8 * math.Pow(float64(props.Int(e, "k")), 2)
					return t.Text("QT({k},{k}) has N = {8*k*k} nodes and diameter {diameter(QT(k,k))}; ", e) +
						fmt.Sprintf("the honeycomb torus has √(6N)/3 = %.1f, the hexagonal torus (√(12N−3)−3)/6 = %.1f", math.Sqrt(6*n)/3, (math.Sqrt(12*n-3)-3)/6)
				}).UpTo(1600).Named("and diameter (Section 6), t real"),
			},
			Correction: &props.Correction{Statement: "with t real it is so for k ≥ 6, against the hexagonal torus alone for k ≥ 3; the diameter is smaller for k ≥ 8, against the honeycomb torus alone for k ≥ 3", Reading: squares().From("k ≥ 3", "k >= 3").And([]int{30}).Holds(
				cheaperThanHexagonal+" && ("+cheaperThanHoneycomb+") == (k >= 6) && "+narrowerThanHoneycomb+" && ("+narrowerThanHexagonal+") == (k >= 8)",
				"not so for QT({k},{k}), of diameter {diameter(QT(k,k))}").UpTo(1600)},
		},
	}
}

// beatsTori compares QT(m,n) with every torus of two dimensions and as many
// nodes.
func beatsTori(t *props.Case, m, n int) {
	net := network(t, m, n)
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

// cheaperThanLarger compares QT(k,k) with the smallest tori that are not smaller.
func cheaperThanLarger(t *props.Case, k int) {
	cost, order := 4*t.Int("diameter", network(t, k, k)), 8*k*k
	honeycomb, hexagonal := 1, 1
	for 6*honeycomb*honeycomb < order {
		honeycomb++
	}
	for 3*hexagonal*hexagonal-3*hexagonal+1 < order {
		hexagonal++
	}
	t.Want(cost < 6*honeycomb, "QT(%d,%d), %d nodes, has cost %d; the honeycomb torus with t = %d, %d nodes, has 6t = %d",
		k, k, order, cost, honeycomb, 6*honeycomb*honeycomb, 6*honeycomb)
	t.Want(cost < 6*(hexagonal-1), "QT(%d,%d), %d nodes, has cost %d; the hexagonal torus with t = %d, %d nodes, has 6(t−1) = %d",
		k, k, order, cost, hexagonal, 3*hexagonal*(hexagonal-1)+1, 6*(hexagonal-1))
}
