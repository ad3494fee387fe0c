package supertoroidal

import (
	"fmt"
	"math/big"

	"topocert/props"
)

// comparisons lists what the text says about the numbers of Table 1,
// and about tori of comparable size.
func comparisons() []*props.Claim {
	return []*props.Claim{thirdDimension(), nearlyEqual(), squareMesh(), smallerThanCube(), fewerLinks()}
}

// thirdDimension is the claim that Γ(c,k,l) is like the cross-section of the
// 3-dimensional torus.
func thirdDimension() *props.Claim {
	const (
		flat    = "Torus(c*k,c*l)"
		same    = "diameter(Gamma(c,k,l)) == diameter(Torus(c*k,c*l))"
		witness = "Gamma({c},{k},{l}) has diameter {diameter(Gamma(c,k,l))}, Torus({c*k},{c*l}) has {diameter(Torus(c*k,c*l))}"
	)
	net, torus := mean(gammaCKL), mean(flat)
	return &props.Claim{
		ID: "supertoroidal/third-dimension-free", Kind: props.Text, Section: "II",
		Quote:  "In terms of these metrics, supertoroidal networks get the third dimension (of length c) at no cost",
		Formal: "Γ(c,k,l) has the diameter of the ck × cl torus, for even c ≥ 8",
		Note:   "“these metrics” are the diameter and the average diameter, which “behave asymptotically like” those of the cross-section; the table stands for c ≥ 8",
		Readings: []props.Reading{
			table().And([]int{20, 2, 2}).Holds(same, witness).UpTo(5000).Named("the diameter, even c ≥ 8"),
			family().Holds(same, witness).UpTo(1500).Named("the diameter, even c ≥ 4"),
			table().Holds(net+" == "+torus,
				"the mean distance of Gamma({c},{k},{l}) is {"+net+":3}, that of Torus({c*k},{c*l}) is {"+torus+":3}").
				UpTo(5000).Named("the mean distance exactly, even c ≥ 8"),
			props.Over(table().And([]int{20, 2, 2}, []int{30, 1, 1}), func(t *props.Case, c, k, l int) {
				net, flat := gamma(t, c, k, l), t.Net("Torus(%d,%d)", c*k, c*l)
				more := new(big.Rat).Sub(t.Mean(net.Net), t.Mean(flat))
				t.Want(more.Sign() >= 0 && within(more, c), "the mean distance of %s is %s more than that of %s, not proved to be at most 2·ln(c)/√c",
					net.Name(), more.FloatString(3), flat.Name())
			}).UpTo(5000).Named("the mean distance, asymptotically: that of the cross-section, and at most 2·ln(c)/√c more, even c ≥ 8"),
		},
	}
}

// nearlyEqual is the claim that k and l should be about equal. In the formula n is the
// common product, and Γ(c,k,n/k) is compared with Γ(c,m,n/m).
func nearlyEqual() *props.Claim {
	const net, other = "Gamma(c,k,n/k)", "Gamma(c,m,n/m)"
	pairs := props.Family{
		Domain: "even c ≥ 4, n = kl = mj, |k−l| < |m−j|", Order: "c*c*c*n", Case: "c={c}, k={k}, l={n/k}, m={m}, j={n/m}",
		For: "c >= 4, n >= 4, k in 1..n, m in 1..n if c % 2 == 0 && n % k == 0 && n % m == 0 && abs(k-n/k) < abs(m-n/m)",
	}
	reading := func(what string, value func(net string) string) props.Reading {
		return pairs.Holds(value(net)+" < "+value(other), fmt.Sprintf("the %s of Gamma({c},{k},{n/k}) is {%s:3}, that of Gamma({c},{m},{n/m}) is {%s:3}",
			what, value(net), value(other))).UpTo(1500).Named("the " + what)
	}
	return &props.Claim{
		ID: "supertoroidal/k-near-l", Kind: props.Text, Section: "II",
		Quote:    "In terms of these metrics it is desirable that k and l be approximately equal",
		Formal:   "of two Γ(c,k,l) with the same c and the same kl, that with the smaller |k−l| has the smaller diameter",
		Note:     "so those with the least |k−l| have a smaller diameter than all others",
		Readings: []props.Reading{reading("diameter", func(net string) string { return "diameter(" + net + ")" }), reading("mean distance", mean)},
	}
}

// squareMesh is the claim about a square torus with as many nodes. Where klc³ is a
// square, klc is one, t²; the square's side is ct.
func squareMesh() *props.Claim {
	const formula = "order(Torus(c*t,c*t)) == c*c*t*t && order(Torus(c*k,c*t*t/k)) == c*c*t*t && " +
		"pow(diameter(Torus(c*t,c*t)),2) <= c*c*t*t && 2*diameter(Torus(c*k,c*t*t/k)) >= c*t*t/k"
	squares := props.Family{
		Domain: "even c ≥ 4, k, l ≥ 1, klc³ a square", For: "c >= 4, t >= 2, k in 1..floor(t*t/c) if c % 2 == 0 && t*t % (c*k) == 0",
		Order: "c*c*t*t", Case: "c={c}, k={k}, l={t*t/(c*k)}",
	}
	return &props.Claim{
		ID: "supertoroidal/square-2d-mesh", Kind: props.Text, Section: "II",
		Quote:  "with c³kl nodes, it would be constructed in a square having diameter O(c^(3/2)) instead of O(c²)",
		Formal: "where klc³ is a square s², the s × s torus has a diameter of at most √(kl)·c^(3/2), and the ck × c²l torus one of at least c²l/2",
		Note: "the O-term is decided with the constant 1 (times √(kl)), for square numbers of nodes. " +
			"klc³ is a square just where klc is one; the formula has klc = t², so that s = ct, l = t²/(ck) and c²l = ct²/k",
		Readings: []props.Reading{squares.And([]int{16, 8, 2}).Holds(formula,
			"Torus({c*t},{c*t}) has {order(Torus(c*t,c*t))} nodes and diameter {diameter(Torus(c*t,c*t))}, "+
				"Torus({c*k},{c*t*t/k}) has {order(Torus(c*k,c*t*t/k))} and {diameter(Torus(c*k,c*t*t/k))}").UpTo(5000)},
	}
}

// smaller is the formula that one network has a smaller diameter and mean distance
// than another.
func smaller(net, other string) string {
	return fmt.Sprintf("diameter(%s) < diameter(%s) && %s < %s", net, other, mean(net), mean(other))
}

// larger is the witness of a case where that is false. The names are templates too.
func larger(net, name, other, otherName string) string {
	return fmt.Sprintf("%s has diameter {diameter(%s)} and mean distance {%s:3}, %s has {diameter(%s)} and {%s:3}",
		name, net, mean(net), otherName, other, mean(other))
}

// smallerThanCube is the claim about the tori of comparable size.
func smallerThanCube() *props.Claim {
	// An n-ary 3-cube with klc³ nodes has n = ct with t³ = kl.
	const net, cube = "Gamma(c,k,t*t*t/k)", "Torus(c*t,c*t,c*t)"
	cubes := props.Family{
		Domain: "even c ≥ 8, k, l ≥ 1, klc³ = n³", For: "c >= 8, t >= 1, k in 1..t*t*t if c % 2 == 0 && t*t*t % k == 0",
		Order: "pow(c*t,3)", Case: "c={c}, k={k}, l={t*t*t/k}",
	}
	torus := func(f props.Family) props.Reading {
		return f.Holds(smaller(gammaCKL, torus3), larger(gammaCKL, "Gamma({c},{k},{l})", torus3, "Torus({c*k},{c*l},{c})"))
	}
	nary := func(f props.Family) props.Reading {
		return f.Holds(smaller(net, cube), larger(net, "Gamma({c},{k},{t*t*t/k})", cube, "Torus({c*t},{c*t},{c*t})")).UpTo(5000)
	}
	return &props.Claim{
		ID: "supertoroidal/smaller-than-3-cube", Kind: props.Text, Section: "Abstract",
		Quote:  "Supertoroidal networks have smaller diameter and average diameter than k-ary 3-cubes of comparable size",
		Formal: "the diameter and the mean distance of Γ(c,k,l) are smaller than those of the ck × cl × c torus",
		Note: "an n-ary 3-cube with as many nodes has n = c·∛(kl), and for even n, as n is with even c, the diameter 3n/2. For c ≥ 8 that of Γ(c,k,l) is (ck+cl)/2, " +
			"smaller just where k+l < 3·∛(kl); for k = l, which the text wants about equal, that is for k ≤ 3",
		Readings: []props.Reading{
			torus(family()).UpTo(1500).Named("the ck × cl × c torus, even c ≥ 4"),
			torus(table().And([]int{16, 2, 2})).UpTo(5000).Named("the ck × cl × c torus, even c ≥ 8"),
			nary(cubes).Named("the n-ary 3-cube with as many nodes, even c ≥ 8"),
			nary(cubes.Where("even c ≥ 8, k = l, klc³ = n³", "k*k == t*t*t").And([]int{8, 4, 8})).
				Named("the n-ary 3-cube with as many nodes, k = l, even c ≥ 8"),
			cubes.And([]int{8, 4, 8}).Holds("(diameter("+net+") < diameter("+cube+")) == (pow(k + t*t*t/k, 3) < 27*t*t*t)",
				"Gamma({c},{k},{t*t*t/k}) has diameter {diameter("+net+")}, Torus({c*t},{c*t},{c*t}) has {diameter("+cube+")}").
				UpTo(5000).Named("the n-ary 3-cube with as many nodes, even c ≥ 8: a smaller diameter exactly where k+l < 3·∛(kl)"),
		},
		Correction: &props.Correction{
			Statement: "the diameter and the mean distance of Γ(c,k,l) are smaller than those of the ck × cl × c torus, for all even c ≥ 4 except for Γ(4,1,1)",
			Reading:   torus(family().Where("even c ≥ 4, k, l ≥ 1, not Γ(4,1,1)", "c*k*l > 4").And([]int{16, 2, 2})).UpTo(1500),
		},
	}
}

// fewerLinks is the claim about degrees and numbers of links.
func fewerLinks() *props.Claim {
	regular := func(net, degree string) string {
		return fmt.Sprintf("min_degree(%s) == %s && max_degree(%[1]s) == %[2]s && 2*size(%[1]s) == %[2]s*order(%[1]s)", net, degree)
	}
	count := func(net string) string {
		return fmt.Sprintf("{order(%s)} nodes, {size(%[1]s)} links and the degrees {min_degree(%[1]s)} … {max_degree(%[1]s)}", net)
	}
	reading := func(f props.Family) props.Reading {
		return f.Holds(regular(gammaCKL, "4")+" && "+regular(torus3, "6")+" && order(Gamma(c,k,l)) == order("+torus3+")",
			"Gamma({c},{k},{l}) has "+count(gammaCKL)+", Torus({c*k},{c*l},{c}) has "+count(torus3))
	}
	return &props.Claim{
		ID: "supertoroidal/asymptotically-half-links", Kind: props.Text, Section: "I, Abstract",
		Quote:  "reduces pin complexity",
		Formal: "with N = klc³ nodes, Γ(c,k,l) has degree 4 and 2N links, the ck × cl × c torus degree 6 and 3N links",
		Note:   "two thirds of the links, at every size",
		Readings: []props.Reading{
			reading(family().And([]int{40, 2, 3})).UpTo(1500).Named("even c ≥ 4, as the paper assumes"),
			reading(odd(3).And([]int{41, 2, 2})).UpTo(600).Named("odd c ≥ 3"),
		},
	}
}
