package props

import (
	"fmt"
	"math/big"

	"topocert/topology"
)

// fttValue is a value of a network in a comparison.
type fttValue struct {
	name  string
	value *big.Rat
}

func (v fttValue) text() string { return fmt.Sprintf("%s: %s", v.name, fttText(v.value)) }

// fttLess says that ours is strictly below all others.
func fttLess(t *Trial, k int, what string, ours fttValue, others ...fttValue) {
	for _, o := range others {
		t.Want(ours.value.Cmp(o.value) < 0, "N = %d, %s: %s, not less than %s", 4*k*k, what, ours.text(), o.text())
	}
}

// fttMore says that ours is strictly above the other.
func fttMore(t *Trial, k int, what string, ours, other fttValue) {
	t.Want(ours.value.Cmp(other.value) > 0, "N = %d, %s: %s, not more than %s", 4*k*k, what, ours.text(), other.text())
}

// fttAt returns the network of order 4k²: FTT(2k), Mesh(2k), Torus(2k), MCR(k)
// or TCR(k).
func fttAt(t *Trial, network string, k int) topology.Network {
	if network == "MCR" || network == "TCR" {
		return t.Net("%s(%d)", network, k)
	}
	return t.Net("%s(%d)", network, 2*k)
}

// fttMeasured returns a value of the network of order 4k².
func fttMeasured(t *Trial, k int, network string, measure func(t *Trial, net topology.Network) *big.Rat) fttValue {
	net := fttAt(t, network, k)
	return fttValue{net.Name(), measure(t, net)}
}

func fttDiameterOf(t *Trial, net topology.Network) *big.Rat { return fttWhole(t.Diameter(net)) }
func fttMeanOf(t *Trial, net topology.Network) *big.Rat     { return t.MeanDistinct(net) }
func fttCostOf(t *Trial, net topology.Network) *big.Rat     { return fttWhole(fttCost(t, net)) }

// fttPrintedOf is a value by Table 1.
func fttPrintedOf(network string, value *big.Rat) fttValue {
	return fttValue{network + " as printed", value}
}

// fttLowest is the reading that FTT(2k) is strictly below the networks in what is
// measured, and below the OUC by Table 1 if its formula is given.
func fttLowest(what string, measure func(t *Trial, net topology.Network) *big.Rat, ouc func(k int) *big.Rat, networks ...string) Reading {
	return fttSizes().All(fttLowestAt(what, measure, ouc, networks...))
}

func fttLowestAt(what string, measure func(t *Trial, net topology.Network) *big.Rat, ouc func(k int) *big.Rat, networks ...string) func(t *Trial, p []int) {
	return func(t *Trial, p []int) {
		k := p[0]
		ours := fttMeasured(t, k, "FTT", measure)
		for _, network := range networks {
			fttLess(t, k, what, ours, fttMeasured(t, k, network, measure))
		}
		if ouc != nil {
			fttLess(t, k, what, ours, fttPrintedOf("OUC", ouc(k)))
		}
	}
}

// fttComparisonClaims lists the comparisons of §7 and §8 by diameter, average
// distance and bisection width.
func fttComparisonClaims() []*Claim {
	both := []string{"MCR", "TCR"}
	ouc := fttTable1("OUC")
	return []*Claim{
		{
			ID: "ftt/cmp-i-diameter-lowest", Kind: Text, Section: "8 (i)",
			Quote:         "For any size of the network, the diameter of FTT is the lowest among all other networks",
			Formal:        "for every n the diameter of FTT(n) is strictly below those of Mesh(n) and Torus(n), and for N = 4k² that of FTT(2k) below those of MCR(k), TCR(k) and the OUC",
			Note:          "any size is read as any n first, with the networks that exist for all n; then as the sizes of the tables; OUC by its printed formula N/8 + 1",
			ConditionalOn: both,
			Readings: []Reading{
				fttFamily().All(func(t *Trial, p []int) {
					d := t.Diameter(fttNet(t, p[0]))
					for _, network := range []string{"Mesh", "Torus"} {
						other := t.Diameter(t.Net("%s(%d)", network, p[0]))
						t.Want(d < other, "FTT(%d) has diameter %d, %s(%d) has diameter %d", p[0], d, network, p[0], other)
					}
				}).named("any n: Mesh(n) and Torus(n)"),
				fttLowest("diameter", fttDiameterOf, ouc.diameter, "Mesh", "Torus", "MCR", "TCR").named("N = 4k²: all networks, OUC as printed"),
				fttLowest("diameter", fttDiameterOf, nil, "Mesh", "Torus", "MCR", "TCR").named("N = 4k²: without the OUC"),
				fttSizes().All(func(t *Trial, p []int) {
					ours := fttPrintedOf("FTT", fttTable1("FTT").diameter(p[0]))
					for _, network := range []string{"Mesh", "MCR", "TCR", "OUC"} {
						fttLess(t, p[0], "diameter", ours, fttPrintedOf(network, fttTable1(network).diameter(p[0])))
					}
				}).upTo(fttMany).named("by the formulas of Table 1 alone"),
			},
			Correction: &Correction{"it is strictly below those of Mesh(n) and Torus(n) for n = 4 and n ≥ 6, and equals that of Torus(5), 4, for n = 5; " +
				"for N = 4k² it is below those of MCR(k) and TCR(k), and for k ≥ 3 below the OUC's as printed, which it equals, 3, for N = 16",
				fttFamily().All(fttDiameterRank)},
		},
		{
			ID: "ftt/cmp-ii-average", Kind: Text, Section: "8 (ii)",
			Quote:         "average distance ... in FTT is the same and less than OUC and MCR",
			Formal:        "for N = 4k² the mean distance of FTT(2k) is strictly below those of the OUC and MCR(k)",
			Note:          "OUC by its printed formula N/8; means over different vertices first",
			ConditionalOn: []string{"MCR"},
			Readings: []Reading{
				fttLowest("mean distance", fttMeanOf, ouc.average, "MCR").named("different vertices, OUC as printed"),
				fttLowest("mean distance", (*Trial).Mean, ouc.average, "MCR").named("each vertex with itself too, OUC as printed"),
				fttLowest("mean distance", fttMeanOf, nil, "MCR").named("MCR alone"),
				fttSizes().All(func(t *Trial, p []int) {
					ours := fttPrintedOf("FTT", fttTable1("FTT").average(p[0]))
					for _, network := range []string{"OUC", "MCR"} {
						fttLess(t, p[0], "average distance", ours, fttPrintedOf(network, fttTable1(network).average(p[0])))
					}
				}).named("by the formulas of Table 1 alone"),
			},
			Correction: &Correction{"for N = 4k², k ≥ 3, it is strictly below both; for N = 16 it is 2, the OUC's as printed. The FTT's as printed, N, is above both as printed for every k",
				fttSizes().All(func(t *Trial, p []int) {
					formula := ouc.average
					if p[0] == 2 {
						formula = nil
						mean := t.MeanDistinct(fttNet(t, 4))
						t.Want(fttSame(mean, fttWhole(2)) && fttSame(mean, ouc.average(2)), "FTT(4): %s", fttText(mean))
					}
					fttLowestAt("mean distance", fttMeanOf, formula, "MCR")(t, p)
					printed := fttTable1("FTT").average(p[0])
					t.Want(printed.Cmp(ouc.average(p[0])) > 0 && printed.Cmp(fttTable1("MCR").average(p[0])) > 0, "k = %d: FTT as printed: %s", p[0], fttText(printed))
				})},
		},
		{
			ID: "ftt/cmp-avg-tcr-same", Kind: Text, Section: "7",
			Quote:         "The TCR and FTT have the same average distance",
			Formal:        "for N = 4k² FTT(2k) and TCR(k) have the same mean distance over the ordered pairs of different vertices",
			ConditionalOn: []string{"TCR"},
			Readings: []Reading{
				fttSizes().All(fttSameMean("FTT", "TCR")).named("the networks"),
				fttSamePrinted("FTT", "TCR"),
			},
			Correction: &Correction{"the mean distance of FTT(2k) is strictly below that of TCR(k)", fttLowest("mean distance", fttMeanOf, nil, "TCR")},
		},
		{
			ID: "ftt/cmp-avg-mesh-mcr-same", Kind: Text, Section: "7",
			Quote:         "average distance of Mesh and MCR are the same",
			Formal:        "for N = 4k² Mesh(2k) and MCR(k) have the same mean distance over the ordered pairs of different vertices",
			ConditionalOn: []string{"MCR"},
			Readings: []Reading{
				fttSizes().All(fttSameMean("Mesh", "MCR")).named("the networks"),
				fttSamePrinted("Mesh", "MCR"),
			},
			Correction: &Correction{"the mean distance of Mesh(2k) is strictly below that of MCR(k)", fttSizes().All(func(t *Trial, p []int) {
				fttLess(t, p[0], "mean distance", fttMeasured(t, p[0], "Mesh", fttMeanOf), fttMeasured(t, p[0], "MCR", fttMeanOf))
			})},
		},
		{
			ID: "ftt/cmp-iii-bisection", Kind: Text, Section: "8 (iii)",
			Quote:         "bisection width of the FTT is the highest among Torus, MCR, and TCR",
			Formal:        "for N = 4k² the bisection width of FTT(2k) is strictly above those of Torus(2k), MCR(k) and TCR(k)",
			ConditionalOn: both,
			Readings: []Reading{
				fttHighest("Torus", "MCR", "TCR").named("strictly above all three"),
				fttHighest("MCR", "TCR").named("MCR and TCR alone"),
			},
			Correction: &Correction{"FTT(n) has the bisection width of Torus(n), 4⌈n/2⌉; for N = 4k² it is strictly above those of MCR(k) and TCR(k)",
				fttFamily().and([]int{16}).All(func(t *Trial, p []int) {
					fttLikeTorus(t, p[0])
					if p[0]%2 == 0 {
						fttHighestAt(t, p[0]/2, "MCR", "TCR")
					}
				}).upTo(196)},
		},
		{
			ID: "ftt/cmp-bisection-fig7", Kind: Text, Section: "7 Fig.7",
			Quote:  "bisection width of FTT is the highest among all networks under consideration",
			Formal: "for N = 4k² the printed bisection width of the FTT, 3n = 6k, is strictly above those printed for Mesh, MCR, TCR and OUC: 2k, k, 2k and N",
			Note:   "arithmetic of Table 1, not of the networks; elsewhere the paper excepts the OUC",
			Readings: []Reading{
				fttSizes().All(fttWidestPrinted("Mesh", "MCR", "TCR", "OUC")).upTo(fttMany).named("all networks"),
				fttSizes().All(fttWidestPrinted("Mesh", "MCR", "TCR")).upTo(fttMany).named("without the OUC"),
			},
			Correction: &Correction{"as printed, the FTT's 6k is above Mesh, MCR and TCR, and below the OUC's N", fttSizes().All(func(t *Trial, p []int) {
				fttWidestPrinted("Mesh", "MCR", "TCR")(t, p)
				ours, ouc := fttTable1("FTT").bisection(p[0]), ouc.bisection(p[0])
				t.Want(ours.Cmp(ouc) < 0, "k = %d: FTT %s, OUC %s", p[0], fttText(ours), fttText(ouc))
			}).upTo(fttMany)},
		},
	}
}

func fttSameMean(a, b string) func(t *Trial, p []int) {
	return func(t *Trial, p []int) {
		x, y := fttMeasured(t, p[0], a, fttMeanOf), fttMeasured(t, p[0], b, fttMeanOf)
		t.Want(fttSame(x.value, y.value), "N = %d, mean distance: %s; %s", 4*p[0]*p[0], x.text(), y.text())
	}
}

// fttSamePrinted is the reading that Table 1 prints the same average distance.
func fttSamePrinted(a, b string) Reading {
	return fttSizes().All(func(t *Trial, p []int) {
		x, y := fttTable1(a).average(p[0]), fttTable1(b).average(p[0])
		t.Want(fttSame(x, y), "k = %d: %s as printed: %s; %s as printed: %s", p[0], a, fttText(x), b, fttText(y))
	}).upTo(fttMany).named("by the formulas of Table 1 alone")
}

// fttDiameterRank says where the diameter of FTT(n) stands among the others.
func fttDiameterRank(t *Trial, p []int) {
	n := p[0]
	d, mesh, torus := t.Diameter(fttNet(t, n)), t.Diameter(t.Net("Mesh(%d)", n)), t.Diameter(t.Net("Torus(%d)", n))
	t.Want(d < mesh && d <= torus && (d < torus) == (n != 5), "FTT(%d) has diameter %d, the mesh %d, the torus %d", n, d, mesh, torus)
	if n%2 == 1 {
		return
	}
	printed := fttTable1("OUC").diameter
	if n == 4 {
		t.Want(fttSame(fttWhole(d), printed(2)), "FTT(4) has diameter %d, OUC as printed %s", d, fttText(printed(2)))
		printed = nil
	}
	fttLowestAt("diameter", fttDiameterOf, printed, "MCR", "TCR")(t, []int{n / 2})
}

// fttWidestPrinted says that the FTT's printed bisection width is strictly above
// those printed for the networks.
func fttWidestPrinted(networks ...string) func(t *Trial, p []int) {
	return func(t *Trial, p []int) {
		ours := fttPrintedOf("FTT", fttTable1("FTT").bisection(p[0]))
		for _, network := range networks {
			fttMore(t, p[0], "bisection width", ours, fttPrintedOf(network, fttTable1(network).bisection(p[0])))
		}
	}
}
