package supertoroidal

import (
	"fmt"

	"topocert/props"
)

// table1 lists the claims of Table 1 (Section II).
func table1() []*props.Claim {
	const (
		diameter = "diameter(Gamma(c,k,l)) == (c*k+c*l)/2"
		witness  = "Gamma({c},{k},{l}) has diameter {diameter(Gamma(c,k,l))}, (ck+cl)/2 = {(c*k+c*l)/2}"
	)
	return []*props.Claim{
		{
			ID: "supertoroidal/diameter-c-ge-8", Kind: props.Table, Section: "II, Table 1",
			Quote:  "dia. Γ(c,k,l) = ck/2 + cl/2; This table is correct for c ≥ 8",
			Formal: "Γ(c,k,l) has diameter (ck+cl)/2 for even c ≥ 8",
			Readings: []props.Reading{
				table().And([]int{20, 2, 2}, []int{30, 1, 1}).Holds(diameter, witness).UpTo(5000).Named("even c ≥ 8"),
				odd(9).Holds(diameter, witness).UpTo(5000).Named("odd c ≥ 9"),
				odd(9).And([]int{21, 2, 1}).Holds("diameter(Gamma(c,k,l)) == floor(c*k/2) + floor(c*l/2)",
					"Gamma({c},{k},{l}) has diameter {diameter(Gamma(c,k,l))}, ⌊ck/2⌋+⌊cl/2⌋ = {floor(c*k/2) + floor(c*l/2)}").
					UpTo(5000).Named("odd c ≥ 9, both halves rounded down"),
			},
		},
		smallDiameter(),
		{
			ID: "supertoroidal/diameter-torus2", Kind: props.Table, Section: "II, Table 1",
			Quote:    "2-dim. ck × c²l mesh: ck/2 + c²l/2",
			Formal:   "the ck × c²l torus has diameter (ck+c²l)/2",
			Note:     "the meshes of the table are toroidally connected",
			Readings: torusDiameter(torus2, "Torus({c*k},{c*c*l})", "(ck+c²l)/2", "(c*k+c*c*l)/2"),
		},
		{
			ID: "supertoroidal/diameter-torus3", Kind: props.Table, Section: "II, Table 1",
			Quote:    "3-dim. ck × cl × c mesh: ck/2 + cl/2 + c/2",
			Formal:   "the ck × cl × c torus has diameter (ck+cl+c)/2",
			Note:     "the meshes of the table are toroidally connected",
			Readings: torusDiameter(torus3, "Torus({c*k},{c*l},{c})", "(ck+cl+c)/2", "(c*k+c*l+c)/2"),
		},
		meanTori(),
		meanGamma(),
	}
}

// smallDiameter is the claim about the networks for which the paper says that Table 1
// is not correct.
func smallDiameter() *props.Claim {
	const (
		greater = "diameter(Gamma(c,k,l)) > (c*k+c*l)/2"
		repair  = "cond(k == 1 && l == 1, c+2, (c*k+c*l)/2)"
	)
	small := family().From("c = 4 or 6, k, l ≥ 1", "c in [4, 6], k >= 1, l >= 1")
	return &props.Claim{
		ID: "supertoroidal/diameter-small-c", Kind: props.Table, Section: "II, Table 1",
		Quote:  "For smaller values of c the diameter of Γ(c,k,l) is greater than the value in the table",
		Formal: "Γ(c,k,l) has a diameter greater than (ck+cl)/2 for c = 4 and 6, whatever k and l",
		Note:   "the paper assumes even c ≥ 4, so the smaller values of c are 4 and 6",
		Readings: []props.Reading{
			small.Holds(greater, "Gamma({c},{k},{l}) has diameter {diameter(Gamma(c,k,l))}, which is the table's (ck+cl)/2 = {(c*k+c*l)/2}").
				Named("for all k and l"),
			small.From("Γ(4,1,1) and Γ(6,1,1)", "c in [4, 6], k in 1..1, l in 1..1").
				Holds(greater, "Gamma({c},{k},{l}) has diameter {diameter(Gamma(c,k,l))}, (ck+cl)/2 = {c}").Named("for some k and l"),
		},
		Correction: &props.Correction{
			Statement: "for c = 4 and 6 the diameter of Γ(c,k,l) is (ck+cl)/2, the value in the table, except that it is c+2 for k = l = 1",
			Reading: small.And([]int{6, 10, 9}, []int{4, 20, 20}).Holds("diameter(Gamma(c,k,l)) == "+repair,
				"Gamma({c},{k},{l}) has diameter {diameter(Gamma(c,k,l))}, not {"+repair+"}").UpTo(2000),
		},
	}
}

// torusDiameter reads the printed diameter of a torus.
func torusDiameter(torus, name, printed, formula string) []props.Reading {
	holds := fmt.Sprintf("diameter(%s) == %s", torus, formula)
	witness := fmt.Sprintf("%s has diameter {diameter(%s)}, %s = {%s}", name, torus, printed, formula)
	return []props.Reading{
		family().And([]int{16, 2, 2}).Holds(holds, witness).UpTo(1500).Named("even c ≥ 4, as the paper assumes"),
		odd(3).Holds(holds, witness).UpTo(1500).Named("odd c ≥ 3"),
	}
}

// meanTori is the claim about the mean distances of the two tori.
func meanTori() *props.Claim {
	distinct := func(net string) string { return fmt.Sprintf("distance_sum(%s)/(order(%[1]s)*(order(%[1]s)-1))", net) }
	reading := func(f props.Family, mean func(net string) string) props.Reading {
		is := func(net string) string { return fmt.Sprintf("%s == diameter(%s)/2", mean(net), net) }
		return f.HoldsShown(is(torus2)+" && "+is(torus3), func(t *props.Case, e props.Env) string {
			net, name := torus2, "Torus({c*k},{c*c*l})"
			if t.Text("{"+is(net)+"}", e) == "true" {
				net, name = torus3, "Torus({c*k},{c*l},{c})"
			}
			return t.Text(fmt.Sprintf("%s has mean distance {%s} = {%[2]s:3} and diameter {diameter(%s)}", name, mean(net), net), e)
		}).UpTo(1500)
	}
	return &props.Claim{
		ID: "supertoroidal/mean-meshes", Kind: props.Table, Section: "II, Table 1",
		Quote:  "ave. dia. 2-dim. ck × c²l mesh: 1/2 dia.; 3-dim. ck × cl × c mesh: 1/2 dia.",
		Formal: "the mean distance of the ck × c²l torus and of the ck × cl × c torus is half the diameter",
		Note:   "the mean is taken over all N nodes, the node itself included, unless the reading says otherwise",
		Readings: []props.Reading{
			reading(family().And([]int{16, 2, 2}), mean).Named("even c ≥ 4, over all N nodes"),
			reading(family(), distinct).Named("even c ≥ 4, over the N−1 other nodes"),
			reading(odd(3), mean).Named("odd c ≥ 3, over all N nodes"),
		},
	}
}

// meanGamma is the claim about the mean distance of Γ(c,k,l). Its logarithms are
// beyond formulas.
func meanGamma() *props.Claim {
	mean := mean(gammaCKL)
	excess := "(" + mean + " - (c*k+c*l)/4)"
	squared := "c*" + excess + "*" + excess
	one := table().From("even c ≥ 8, k = l = 1", "c >= 8, k in 1..1, l in 1..1 if c % 2 == 0")
	return &props.Claim{
		ID: "supertoroidal/mean-gamma", Kind: props.Table, Section: "II, Table 1",
		Quote:  "ave. dia. Γ(c,k,l): 1/2 dia. + O(ln(c)/…",
		Formal: "|mean distance of Γ(c,k,l) − (ck+cl)/4| ≤ 2·ln(c)/√c for even c ≥ 8",
		Note:   "what follows “ln(c)/” is lost. An O-term is decided with the constant 2; the mean includes the node itself. " + rootProof,
		Readings: []props.Reading{
			props.Over(table().And([]int{20, 2, 2}, []int{30, 1, 1}), meanBound).UpTo(5000).Named("O(ln(c)/√c), with the constant 2"),
			props.Over(unit().And([]int{30}), errorFalls).UpTo(8000).Named("O(ln(c)/√c): for k = l = 1 the error's ratio to ln(c)/√c does not grow from c−2 to c"),
			props.Once("Γ(c,1,1) for c = 10, 20, 30, 40, and the proof of the note", aboveRoot).Named("O(ln(c)/c), whatever the constant"),
			table().Holds(mean+" == (c*k+c*l)/4",
				"the mean distance of Gamma({c},{k},{l}) is {"+mean+"} = {"+mean+":3}, half the diameter is {(c*k+c*l)/4}").
				UpTo(5000).Named("half the diameter exactly, no error term"),
			one.And([]int{30, 1, 1}, []int{40, 1, 1}).
				Holds(excess+" > 0 && "+squared+" >= 3.3*3.3 && "+squared+" <= 4.3*4.3",
					"the mean distance of Γ({c},{k},{l}) exceeds half the diameter by {"+excess+":4}: the square of that times c is {"+squared+":3}").
				UpTo(8000).Named("for k = l = 1 between 3.3/√c and 4.3/√c"),
		},
	}
}

// unit is the family of the Γ(c,1,1) that have a Γ(c−2,1,1) in Table 1.
func unit() props.Family {
	return props.Family{Domain: "even c ≥ 10, k = l = 1", For: "c >= 10 if c % 2 == 0", Order: "c*c*c"}
}
