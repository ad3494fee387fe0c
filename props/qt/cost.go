package qt

import (
	"math"

	"topocert/props"
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
				squares().And([]int{20}).All(func(t *props.Case, p []int) { beatsTori(t, p[0], p[0]) }).UpTo(1200).Named("QT(k,k)"),
				family().All(func(t *props.Case, p []int) { beatsTori(t, p[0], p[1]) }).Named("QT(m,n)"),
			},
		},
		{
			ID: "qt/network-cost-honeycomb", Kind: props.Text, Section: "1, 6",
			Quote:         "... honeycomb torus and hexagonal torus in terms of the network cost",
			Formal:        "4·diam QT(k,k) is smaller than the cost 3·2t of a honeycomb torus with 6t² nodes and the cost 6(t−1) of a hexagonal torus with 3t²−3t+1 nodes",
			Note:          "degrees, diameters and orders of both tori, 2t and t−1 links across, are the literature's formulas, not established here; 8k² equals neither order for any whole t",
			ConditionalOn: []string{"honeycomb torus", "hexagonal torus"},
			Readings: []props.Reading{
				squares().All(cheaperExactly).UpTo(1600).Named("cost as a function of the order, t real"),
				squares().All(func(t *props.Case, p []int) { cheaper(t, p[0]) }).UpTo(1600).Named("the smallest tori with at least 8k² nodes"),
				squares().All(narrower).UpTo(1600).Named("and diameter (Section 6), t real"),
			},
			Correction: &props.Correction{"with t real it is so for k ≥ 6, against the hexagonal torus alone for k ≥ 3; the diameter is smaller for k ≥ 8, against the honeycomb torus alone for k ≥ 3",
				squares().From("k ≥ 3", 3).And([]int{30}).All(func(t *props.Case, p []int) {
					k := p[0]
					d := t.Diameter(net(t, k, k))
					t.Computed()
					honeycomb, hexagonal := cheaperThan(8*k*k, d)
					t.Want(hexagonal && honeycomb == (k >= 6), "not the cost for QT(%d,%d)", k, k)
					honeycomb, hexagonal = narrowerThan(8*k*k, d)
					t.Want(honeycomb && hexagonal == (k >= 8), "not the diameter for QT(%d,%d)", k, k)
				}).UpTo(1600)},
		},
	}
}

// beatsTori compares QT(m,n) with every torus of two dimensions and as many
// nodes.
func beatsTori(t *props.Case, m, n int) {
	net := net(t, m, n)
	_, degree := t.Degrees(net)
	diameter := t.Diameter(net)
	order := 8 * m * n
	for a := 2; a*a <= order; a++ {
		if order%a != 0 {
			continue
		}
		torus := t.Net("Torus(%d,%d)", a, order/a)
		_, torusDegree := t.Degrees(torus)
		torusDiameter := t.Diameter(torus)
		t.Want(diameter < torusDiameter && degree*diameter < torusDegree*torusDiameter,
			"%s has degree %d, diameter %d and cost %d; %s, with as many nodes, %d, %d and %d",
			net.Name(), degree, diameter, degree*diameter, torus.Name(), torusDegree, torusDiameter, torusDegree*torusDiameter)
	}
}

// cheaperThan tells whether 4d is less than the cost of a honeycomb torus and
// of a hexagonal torus with N nodes, when t is the positive real number that N
// gives: 6t = √(6N) from 6t² = N, and 6(t−1) = √(12N−3) − 3 from 3t²−3t+1 = N.
func cheaperThan(order, d int) (honeycomb, hexagonal bool) {
	return 4*d*4*d < 6*order, (4*d+3)*(4*d+3) < 12*order-3
}

func cheaperExactly(t *props.Case, p []int) {
	t.Computed() // the formulas for the other networks stand in no certificate
	k, order := p[0], 8*p[0]*p[0]
	d := t.Diameter(net(t, k, k))
	honeycomb, hexagonal := cheaperThan(order, d)
	n := float64(order)
	t.Want(honeycomb && hexagonal, "QT(%d,%d) has N = %d nodes, diameter %d and cost %d; the honeycomb torus costs √(6N) = %.1f, the hexagonal torus √(12N−3)−3 = %.1f",
		k, k, order, d, 4*d, math.Sqrt(6*n), math.Sqrt(12*n-3)-3)
}

// narrowerThan tells whether d is less than the diameter 2t of a honeycomb torus,
// and t−1 of a hexagonal torus, t as in cheaperThan.
func narrowerThan(order, d int) (honeycomb, hexagonal bool) {
	return 3*d*3*d < 6*order, (6*d+3)*(6*d+3) < 12*order-3
}

func narrower(t *props.Case, p []int) {
	t.Computed()
	k, order := p[0], 8*p[0]*p[0]
	d := t.Diameter(net(t, k, k))
	honeycomb, hexagonal := narrowerThan(order, d)
	n := float64(order)
	t.Want(honeycomb && hexagonal, "QT(%d,%d) has N = %d nodes and diameter %d; the honeycomb torus has √(6N)/3 = %.1f, the hexagonal torus (√(12N−3)−3)/6 = %.1f",
		k, k, order, d, math.Sqrt(6*n)/3, (math.Sqrt(12*n-3)-3)/6)
}

// cheaper compares QT(k,k) with the smallest tori that are not smaller.
func cheaper(t *props.Case, k int) {
	t.Computed()
	cost, order := 4*t.Diameter(net(t, k, k)), 8*k*k
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
