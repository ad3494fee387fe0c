package supertoroidal

import (
	"math/big"
	"topocert/props"

	"topocert/topology"
)

// supertoroidalTable lists the claims of Table 1 (Section II).
func supertoroidalTable() []*props.Claim {
	return []*props.Claim{
		{
			ID: "supertoroidal/diameter-c-ge-8", Kind: props.Table, Section: "II, Table 1",
			Quote:  "dia. Γ(c,k,l) = ck/2 + cl/2; This table is correct for c ≥ 8",
			Formal: "Γ(c,k,l) has diameter (ck+cl)/2 for even c ≥ 8",
			Readings: []props.Reading{
				table().And([]int{20, 2, 2}, []int{30, 1, 1}).All(diameter).UpTo(5000).Named("even c ≥ 8"),
				odd(9).All(diameter).UpTo(5000).Named("odd c ≥ 9"),
				odd(9).And([]int{21, 2, 1}).All(func(t *props.Case, p []int) {
					net := gammaNet(t, p)
					d, want := t.Diameter(net), p[0]*p[1]/2+p[0]*p[2]/2
					t.Want(d == want, "%s has diameter %d, ⌊ck/2⌋+⌊cl/2⌋ = %d", net.Name(), d, want)
				}).UpTo(5000).Named("odd c ≥ 9, both halves rounded down"),
			},
		},
		{
			ID: "supertoroidal/diameter-small-c", Kind: props.Table, Section: "II, Table 1",
			Quote:  "For smaller values of c the diameter of Γ(c,k,l) is greater than the value in the table",
			Formal: "Γ(c,k,l) has a diameter greater than (ck+cl)/2 for c = 4 and 6, whatever k and l",
			Note:   "the paper assumes even c ≥ 4, so the smaller values of c are 4 and 6",
			Readings: []props.Reading{
				small().All(func(t *props.Case, p []int) {
					net := gammaNet(t, p)
					d, printed := t.Diameter(net), (p[0]*p[1]+p[0]*p[2])/2
					t.Want(d > printed, "%s has diameter %d, which is the table's (ck+cl)/2 = %d", net.Name(), d, printed)
				}).Named("for all k and l"),
				props.Each("Γ(4,1,1) and Γ(6,1,1)", []group{{4, 1, 1}, {6, 1, 1}}, func(t *props.Case, g group) {
					net := gammaNet(t, []int{g.c, g.k, g.l})
					d := t.Diameter(net)
					t.Want(d > g.c, "%s has diameter %d, (ck+cl)/2 = %d", net.Name(), d, g.c)
				}).Named("for some k and l"),
			},
			Correction: &props.Correction{
				Statement: "for c = 4 and 6 the diameter of Γ(c,k,l) is (ck+cl)/2, the value in the table, except that it is c+2 for k = l = 1",
				Reading: small().And([]int{6, 10, 9}, []int{4, 20, 20}).All(func(t *props.Case, p []int) {
					c, k, l := p[0], p[1], p[2]
					net := gammaNet(t, p)
					d, want := t.Diameter(net), (c*k+c*l)/2
					if k == 1 && l == 1 {
						want = c + 2
					}
					t.Want(d == want, "%s has diameter %d, not %d", net.Name(), d, want)
				}).UpTo(2000),
			},
		},
		{
			ID: "supertoroidal/diameter-torus2", Kind: props.Table, Section: "II, Table 1",
			Quote:  "2-dim. ck × c²l mesh: ck/2 + c²l/2",
			Formal: "the ck × c²l torus has diameter (ck+c²l)/2",
			Note:   "the meshes of the table are toroidally connected",
			Readings: []props.Reading{
				family().And([]int{16, 2, 2}).All(diameterTorus2).UpTo(1500).Named("even c ≥ 4, as the paper assumes"),
				odd(3).All(diameterTorus2).UpTo(1500).Named("odd c ≥ 3"),
			},
		},
		{
			ID: "supertoroidal/diameter-torus3", Kind: props.Table, Section: "II, Table 1",
			Quote:  "3-dim. ck × cl × c mesh: ck/2 + cl/2 + c/2",
			Formal: "the ck × cl × c torus has diameter (ck+cl+c)/2",
			Note:   "the meshes of the table are toroidally connected",
			Readings: []props.Reading{
				family().And([]int{16, 2, 2}).All(diameterTorus3).UpTo(1500).Named("even c ≥ 4, as the paper assumes"),
				odd(3).All(diameterTorus3).UpTo(1500).Named("odd c ≥ 3"),
			},
		},
		{
			ID: "supertoroidal/mean-meshes", Kind: props.Table, Section: "II, Table 1",
			Quote:  "ave. dia. 2-dim. ck × c²l mesh: 1/2 dia.; 3-dim. ck × cl × c mesh: 1/2 dia.",
			Formal: "the mean distance of the ck × c²l torus and of the ck × cl × c torus is half the diameter",
			Note:   "the mean is taken over all N nodes, the node itself included, unless the reading says otherwise",
			Readings: []props.Reading{
				family().And([]int{16, 2, 2}).All(meanTori((*props.Case).Mean)).UpTo(1500).Named("even c ≥ 4, over all N nodes"),
				family().All(meanTori((*props.Case).MeanDistinct)).UpTo(1500).Named("even c ≥ 4, over the N−1 other nodes"),
				odd(3).All(meanTori((*props.Case).Mean)).UpTo(1500).Named("odd c ≥ 3, over all N nodes"),
			},
		},
		{
			ID: "supertoroidal/mean-gamma", Kind: props.Table, Section: "II, Table 1",
			Quote:  "ave. dia. Γ(c,k,l): 1/2 dia. + O(ln(c)/…",
			Formal: "|mean distance of Γ(c,k,l) − (ck+cl)/4| ≤ 2·ln(c)/√c for even c ≥ 8",
			Note:   "what follows “ln(c)/” is lost. An O-term is decided with the constant 2; the mean includes the node itself. " + rootProof,
			Readings: []props.Reading{
				table().And([]int{20, 2, 2}, []int{30, 1, 1}).All(meanBound).UpTo(5000).Named("O(ln(c)/√c), with the constant 2"),
				unit().And([]int{30}).All(errorFalls).UpTo(8000).Named("O(ln(c)/√c): for k = l = 1 the error's ratio to ln(c)/√c does not grow from c−2 to c"),
				props.Once("Γ(c,1,1) for c = 10, 20, 30, 40, and the proof of the note", aboveRoot).Named("O(ln(c)/c), whatever the constant"),
				table().All(func(t *props.Case, p []int) {
					net := gammaNet(t, p)
					mean, half := t.Mean(net), new(big.Rat).Quo(half(p[0]*p[1], p[0]*p[2]), big.NewRat(2, 1))
					t.Want(mean.Cmp(half) == 0, "the mean distance of %s is %s = %s, half the diameter is %s",
						net.Name(), mean.RatString(), mean.FloatString(3), half.RatString())
				}).UpTo(5000).Named("half the diameter exactly, no error term"),
				table().Where("even c ≥ 8, k = l = 1", func(p []int) bool { return p[1] == 1 && p[2] == 1 }).And([]int{30, 1, 1}, []int{40, 1, 1}).
					All(nearRoot).UpTo(8000).Named("for k = l = 1 between 3.3/√c and 4.3/√c"),
			},
		},
	}
}

// small holds the networks for which the paper says that Table 1 is not
// correct.
func small() props.OldFamily {
	return family().Where("c = 4 or 6, k, l ≥ 1", func(p []int) bool { return p[0] < 8 })
}

// unit is the family of the Γ(c,1,1) that have a Γ(c−2,1,1) in Table 1.
func unit() props.OldFamily {
	return props.OldFamily{
		Params: []string{"c"}, Domain: "even c ≥ 10, k = l = 1", Least: []int{10},
		In:    func(p []int) bool { return p[0]%2 == 0 },
		Order: func(p []int) int { return p[0] * p[0] * p[0] },
	}
}

func diameter(t *props.Case, p []int) {
	c, k, l := p[0], p[1], p[2]
	printedDiameter(t, gammaNet(t, p), "(ck+cl)/2", c*k, c*l)
}

func diameterTorus2(t *props.Case, p []int) {
	c, k, l := p[0], p[1], p[2]
	printedDiameter(t, torus2(t, p), "(ck+c²l)/2", c*k, c*c*l)
}

func diameterTorus3(t *props.Case, p []int) {
	c, k, l := p[0], p[1], p[2]
	printedDiameter(t, torus3(t, p), "(ck+cl+c)/2", c*k, c*l, c)
}

// printedDiameter compares a diameter with the printed half of a sum.
func printedDiameter(t *props.Case, net topology.Network, formula string, sides ...int) {
	d, printed := t.Diameter(net), half(sides...)
	t.Want(printed.Cmp(big.NewRat(int64(d), 1)) == 0, "%s has diameter %d, %s = %s", net.Name(), d, formula, printed.RatString())
}

// meanTori compares the means of the two tori with half their diameters.
func meanTori(mean func(*props.Case, topology.Network) *big.Rat) func(*props.Case, []int) {
	return func(t *props.Case, p []int) {
		for _, net := range []topology.Network{torus2(t, p), torus3(t, p)} {
			got, d := mean(t, net), t.Diameter(net)
			t.Want(got.Cmp(big.NewRat(int64(d), 2)) == 0, "%s has mean distance %s = %s and diameter %d",
				net.Name(), got.RatString(), got.FloatString(3), d)
		}
	}
}
