package props

import (
	"math/big"

	"topocert/topology"
)

// supertoroidalTable lists the claims of Table 1 (Section II).
func supertoroidalTable() []*Claim {
	return []*Claim{
		{
			ID: "supertoroidal/diameter-c-ge-8", Kind: Table, Section: "II, Table 1",
			Quote:  "dia. Γ(c,k,l) = ck/2 + cl/2; This table is correct for c ≥ 8",
			Formal: "Γ(c,k,l) has diameter (ck+cl)/2 for even c ≥ 8",
			Readings: []Reading{
				gammaTable().and([]int{20, 2, 2}, []int{30, 1, 1}).All(gammaDiameter).upTo(5000).named("even c ≥ 8"),
				gammaOdd(9).All(gammaDiameter).upTo(5000).named("odd c ≥ 9"),
				gammaOdd(9).and([]int{21, 2, 1}).All(func(t *Trial, p []int) {
					net := gammaNet(t, p)
					d, want := t.Diameter(net), p[0]*p[1]/2+p[0]*p[2]/2
					t.Want(d == want, "%s has diameter %d, ⌊ck/2⌋+⌊cl/2⌋ = %d", net.Name(), d, want)
				}).upTo(5000).named("odd c ≥ 9, both halves rounded down"),
			},
		},
		{
			ID: "supertoroidal/diameter-small-c", Kind: Table, Section: "II, Table 1",
			Quote:  "For smaller values of c the diameter of Γ(c,k,l) is greater than the value in the table",
			Formal: "Γ(c,k,l) has a diameter greater than (ck+cl)/2 for c = 4 and 6, whatever k and l",
			Note:   "the paper assumes even c ≥ 4, so the smaller values of c are 4 and 6",
			Readings: []Reading{
				gammaSmall().All(func(t *Trial, p []int) {
					net := gammaNet(t, p)
					d, printed := t.Diameter(net), (p[0]*p[1]+p[0]*p[2])/2
					t.Want(d > printed, "%s has diameter %d, which is the table's (ck+cl)/2 = %d", net.Name(), d, printed)
				}).named("for all k and l"),
				Each("Γ(4,1,1) and Γ(6,1,1)", []gammaGroup{{4, 1, 1}, {6, 1, 1}}, func(t *Trial, g gammaGroup) {
					net := gammaNet(t, []int{g.c, g.k, g.l})
					d := t.Diameter(net)
					t.Want(d > g.c, "%s has diameter %d, (ck+cl)/2 = %d", net.Name(), d, g.c)
				}).named("for some k and l"),
			},
			Correction: &Correction{
				Statement: "for c = 4 and 6 the diameter of Γ(c,k,l) is (ck+cl)/2, the value in the table, except that it is c+2 for k = l = 1",
				Reading: gammaSmall().and([]int{6, 10, 9}, []int{4, 20, 20}).All(func(t *Trial, p []int) {
					c, k, l := p[0], p[1], p[2]
					net := gammaNet(t, p)
					d, want := t.Diameter(net), (c*k+c*l)/2
					if k == 1 && l == 1 {
						want = c + 2
					}
					t.Want(d == want, "%s has diameter %d, not %d", net.Name(), d, want)
				}).upTo(2000),
			},
		},
		{
			ID: "supertoroidal/diameter-torus2", Kind: Table, Section: "II, Table 1",
			Quote:  "2-dim. ck × c²l mesh: ck/2 + c²l/2",
			Formal: "the ck × c²l torus has diameter (ck+c²l)/2",
			Note:   "the meshes of the table are toroidally connected",
			Readings: []Reading{
				gammaFamily().and([]int{16, 2, 2}).All(gammaDiameterTorus2).upTo(1500).named("even c ≥ 4, as the paper assumes"),
				gammaOdd(3).All(gammaDiameterTorus2).upTo(1500).named("odd c ≥ 3"),
			},
		},
		{
			ID: "supertoroidal/diameter-torus3", Kind: Table, Section: "II, Table 1",
			Quote:  "3-dim. ck × cl × c mesh: ck/2 + cl/2 + c/2",
			Formal: "the ck × cl × c torus has diameter (ck+cl+c)/2",
			Note:   "the meshes of the table are toroidally connected",
			Readings: []Reading{
				gammaFamily().and([]int{16, 2, 2}).All(gammaDiameterTorus3).upTo(1500).named("even c ≥ 4, as the paper assumes"),
				gammaOdd(3).All(gammaDiameterTorus3).upTo(1500).named("odd c ≥ 3"),
			},
		},
		{
			ID: "supertoroidal/mean-meshes", Kind: Table, Section: "II, Table 1",
			Quote:  "ave. dia. 2-dim. ck × c²l mesh: 1/2 dia.; 3-dim. ck × cl × c mesh: 1/2 dia.",
			Formal: "the mean distance of the ck × c²l torus and of the ck × cl × c torus is half the diameter",
			Note:   "the mean is taken over all N nodes, the node itself included, unless the reading says otherwise",
			Readings: []Reading{
				gammaFamily().and([]int{16, 2, 2}).All(gammaMeanTori((*Trial).Mean)).upTo(1500).named("even c ≥ 4, over all N nodes"),
				gammaFamily().All(gammaMeanTori((*Trial).MeanDistinct)).upTo(1500).named("even c ≥ 4, over the N−1 other nodes"),
				gammaOdd(3).All(gammaMeanTori((*Trial).Mean)).upTo(1500).named("odd c ≥ 3, over all N nodes"),
			},
		},
		{
			ID: "supertoroidal/mean-gamma", Kind: Table, Section: "II, Table 1",
			Quote:  "ave. dia. Γ(c,k,l): 1/2 dia. + O(ln(c)/…",
			Formal: "|mean distance of Γ(c,k,l) − (ck+cl)/4| ≤ 2·ln(c)/√c for even c ≥ 8",
			Note:   "what follows “ln(c)/” is lost. An O-term is decided with the constant 2; the mean includes the node itself. " + gammaRootProof,
			Readings: []Reading{
				gammaTable().and([]int{20, 2, 2}, []int{30, 1, 1}).All(gammaMeanBound).upTo(5000).named("O(ln(c)/√c), with the constant 2"),
				gammaUnit().and([]int{30}).All(gammaErrorFalls).upTo(8000).named("O(ln(c)/√c): for k = l = 1 the error's ratio to ln(c)/√c does not grow from c−2 to c"),
				Once("Γ(c,1,1) for c = 10, 20, 30, 40, and the proof of the note", gammaAboveRoot).named("O(ln(c)/c), whatever the constant"),
				gammaTable().All(func(t *Trial, p []int) {
					net := gammaNet(t, p)
					mean, half := t.Mean(net), new(big.Rat).Quo(gammaHalf(p[0]*p[1], p[0]*p[2]), big.NewRat(2, 1))
					t.Want(mean.Cmp(half) == 0, "the mean distance of %s is %s = %s, half the diameter is %s",
						net.Name(), mean.RatString(), mean.FloatString(3), half.RatString())
				}).upTo(5000).named("half the diameter exactly, no error term"),
				gammaTable().where("even c ≥ 8, k = l = 1", func(p []int) bool { return p[1] == 1 && p[2] == 1 }).and([]int{30, 1, 1}, []int{40, 1, 1}).
					All(gammaNearRoot).upTo(8000).named("for k = l = 1 between 3.3/√c and 4.3/√c"),
			},
		},
	}
}

// gammaSmall holds the networks for which the paper says that Table 1 is not
// correct.
func gammaSmall() Family {
	return gammaFamily().where("c = 4 or 6, k, l ≥ 1", func(p []int) bool { return p[0] < 8 })
}

// gammaUnit is the family of the Γ(c,1,1) that have a Γ(c−2,1,1) in Table 1.
func gammaUnit() Family {
	return Family{
		Params: []string{"c"}, Domain: "even c ≥ 10, k = l = 1", Least: []int{10},
		In:    func(p []int) bool { return p[0]%2 == 0 },
		Order: func(p []int) int { return p[0] * p[0] * p[0] },
	}
}

func gammaDiameter(t *Trial, p []int) {
	c, k, l := p[0], p[1], p[2]
	gammaPrintedDiameter(t, gammaNet(t, p), "(ck+cl)/2", c*k, c*l)
}

func gammaDiameterTorus2(t *Trial, p []int) {
	c, k, l := p[0], p[1], p[2]
	gammaPrintedDiameter(t, gammaTorus2(t, p), "(ck+c²l)/2", c*k, c*c*l)
}

func gammaDiameterTorus3(t *Trial, p []int) {
	c, k, l := p[0], p[1], p[2]
	gammaPrintedDiameter(t, gammaTorus3(t, p), "(ck+cl+c)/2", c*k, c*l, c)
}

// gammaPrintedDiameter compares a diameter with the printed half of a sum.
func gammaPrintedDiameter(t *Trial, net topology.Network, formula string, sides ...int) {
	d, printed := t.Diameter(net), gammaHalf(sides...)
	t.Want(printed.Cmp(big.NewRat(int64(d), 1)) == 0, "%s has diameter %d, %s = %s", net.Name(), d, formula, printed.RatString())
}

// gammaMeanTori compares the means of the two tori with half their diameters.
func gammaMeanTori(mean func(*Trial, topology.Network) *big.Rat) func(*Trial, []int) {
	return func(t *Trial, p []int) {
		for _, net := range []topology.Network{gammaTorus2(t, p), gammaTorus3(t, p)} {
			got, d := mean(t, net), t.Diameter(net)
			t.Want(got.Cmp(big.NewRat(int64(d), 2)) == 0, "%s has mean distance %s = %s and diameter %d",
				net.Name(), got.RatString(), got.FloatString(3), d)
		}
	}
}
