package ftt

import (
	"fmt"
	"math/big"
	"topocert/props"

	"topocert/topology"
)

// fttValue is a value of a network in a comparison.
type fttValue struct {
	name  string
	value *big.Rat
}

func (v fttValue) text() string { return fmt.Sprintf("%s: %s", v.name, fttText(v.value)) }

// less says that ours is strictly below all others.
func less(t *props.Case, k int, what string, ours fttValue, others ...fttValue) {
	for _, o := range others {
		t.Want(ours.value.Cmp(o.value) < 0, "N = %d, %s: %s, not less than %s", 4*k*k, what, ours.text(), o.text())
	}
}

// more says that ours is strictly above the other.
func more(t *props.Case, k int, what string, ours, other fttValue) {
	t.Want(ours.value.Cmp(other.value) > 0, "N = %d, %s: %s, not more than %s", 4*k*k, what, ours.text(), other.text())
}

// at returns the network of order 4k²: FTT(2k), Mesh(2k), Torus(2k), MCR(k)
// or TCR(k).
func at(t *props.Case, network string, k int) topology.Network {
	if network == "MCR" || network == "TCR" {
		return t.Net("%s(%d)", network, k)
	}
	return t.Net("%s(%d)", network, 2*k)
}

// measured returns a value of the network of order 4k².
func measured(t *props.Case, k int, network string, measure func(t *props.Case, net topology.Network) *big.Rat) fttValue {
	net := at(t, network, k)
	return fttValue{net.Name(), measure(t, net)}
}

func diameterOf(t *props.Case, net topology.Network) *big.Rat { return whole(t.Diameter(net)) }
func meanOf(t *props.Case, net topology.Network) *big.Rat     { return t.MeanDistinct(net) }
func costOf(t *props.Case, net topology.Network) *big.Rat     { return whole(cost(t, net)) }

// printedOf is a value by Table 1.
func printedOf(network string, value *big.Rat) fttValue {
	return fttValue{network + " as printed", value}
}

// lowest is the reading that FTT(2k) is strictly below the networks in what is
// measured, and below the OUC by Table 1 if its formula is given.
func lowest(what string, measure func(t *props.Case, net topology.Network) *big.Rat, ouc func(k int) *big.Rat, networks ...string) props.Reading {
	return sizes().All(lowestAt(what, measure, ouc, networks...))
}

func lowestAt(what string, measure func(t *props.Case, net topology.Network) *big.Rat, ouc func(k int) *big.Rat, networks ...string) func(t *props.Case, p []int) {
	return func(t *props.Case, p []int) {
		k := p[0]
		ours := measured(t, k, "FTT", measure)
		for _, network := range networks {
			less(t, k, what, ours, measured(t, k, network, measure))
		}
		if ouc != nil {
			less(t, k, what, ours, printedOf("OUC", ouc(k)))
		}
	}
}

// comparisonClaims lists the comparisons of §7 and §8 by diameter, average
// distance and bisection width.
func comparisonClaims() []*props.Claim {
	both := []string{"MCR", "TCR"}
	ouc := table1("OUC")
	return []*props.Claim{
		{
			ID: "ftt/cmp-i-diameter-lowest", Kind: props.Text, Section: "8 (i)",
			Quote:         "For any size of the network, the diameter of FTT is the lowest among all other networks",
			Formal:        "for every n the diameter of FTT(n) is strictly below those of Mesh(n) and Torus(n), and for N = 4k² that of FTT(2k) below those of MCR(k), TCR(k) and the OUC",
			Note:          "any size is read as any n first, with the networks that exist for all n; then as the sizes of the tables; OUC by its printed formula N/8 + 1",
			ConditionalOn: both,
			Readings: []props.Reading{
				family().All(func(t *props.Case, p []int) {
					d := t.Diameter(net(t, p[0]))
					for _, network := range []string{"Mesh", "Torus"} {
						other := t.Diameter(t.Net("%s(%d)", network, p[0]))
						t.Want(d < other, "FTT(%d) has diameter %d, %s(%d) has diameter %d", p[0], d, network, p[0], other)
					}
				}).Named("any n: Mesh(n) and Torus(n)"),
				lowest("diameter", diameterOf, ouc.diameter, "Mesh", "Torus", "MCR", "TCR").Named("N = 4k²: all networks, OUC as printed"),
				lowest("diameter", diameterOf, nil, "Mesh", "Torus", "MCR", "TCR").Named("N = 4k²: without the OUC"),
				sizes().All(func(t *props.Case, p []int) {
					ours := printedOf("FTT", table1("FTT").diameter(p[0]))
					for _, network := range []string{"Mesh", "MCR", "TCR", "OUC"} {
						less(t, p[0], "diameter", ours, printedOf(network, table1(network).diameter(p[0])))
					}
				}).UpTo(many).Named("by the formulas of Table 1 alone"),
			},
			Correction: &props.Correction{"it is strictly below those of Mesh(n) and Torus(n) for n = 4 and n ≥ 6, and equals that of Torus(5), 4, for n = 5; " +
				"for N = 4k² it is below those of MCR(k) and TCR(k), and for k ≥ 3 below the OUC's as printed, which it equals, 3, for N = 16",
				family().All(diameterRank)},
		},
		{
			ID: "ftt/cmp-ii-average", Kind: props.Text, Section: "8 (ii)",
			Quote:         "average distance ... in FTT is the same and less than OUC and MCR",
			Formal:        "for N = 4k² the mean distance of FTT(2k) is strictly below those of the OUC and MCR(k)",
			Note:          "OUC by its printed formula N/8; means over different vertices first",
			ConditionalOn: []string{"MCR"},
			Readings: []props.Reading{
				lowest("mean distance", meanOf, ouc.average, "MCR").Named("different vertices, OUC as printed"),
				lowest("mean distance", (*props.Case).Mean, ouc.average, "MCR").Named("each vertex with itself too, OUC as printed"),
				lowest("mean distance", meanOf, nil, "MCR").Named("MCR alone"),
				sizes().All(func(t *props.Case, p []int) {
					ours := printedOf("FTT", table1("FTT").average(p[0]))
					for _, network := range []string{"OUC", "MCR"} {
						less(t, p[0], "average distance", ours, printedOf(network, table1(network).average(p[0])))
					}
				}).Named("by the formulas of Table 1 alone"),
			},
			Correction: &props.Correction{"for N = 4k², k ≥ 3, it is strictly below both; for N = 16 it is 2, the OUC's as printed. The FTT's as printed, N, is above both as printed for every k",
				sizes().All(func(t *props.Case, p []int) {
					formula := ouc.average
					if p[0] == 2 {
						formula = nil
						mean := t.MeanDistinct(net(t, 4))
						t.Want(same(mean, whole(2)) && same(mean, ouc.average(2)), "FTT(4): %s", fttText(mean))
					}
					lowestAt("mean distance", meanOf, formula, "MCR")(t, p)
					printed := table1("FTT").average(p[0])
					t.Want(printed.Cmp(ouc.average(p[0])) > 0 && printed.Cmp(table1("MCR").average(p[0])) > 0, "k = %d: FTT as printed: %s", p[0], fttText(printed))
				})},
		},
		{
			ID: "ftt/cmp-avg-tcr-same", Kind: props.Text, Section: "7",
			Quote:         "The TCR and FTT have the same average distance",
			Formal:        "for N = 4k² FTT(2k) and TCR(k) have the same mean distance over the ordered pairs of different vertices",
			ConditionalOn: []string{"TCR"},
			Readings: []props.Reading{
				sizes().All(sameMean("FTT", "TCR")).Named("the networks"),
				samePrinted("FTT", "TCR"),
			},
			Correction: &props.Correction{"the mean distance of FTT(2k) is strictly below that of TCR(k)", lowest("mean distance", meanOf, nil, "TCR")},
		},
		{
			ID: "ftt/cmp-avg-mesh-mcr-same", Kind: props.Text, Section: "7",
			Quote:         "average distance of Mesh and MCR are the same",
			Formal:        "for N = 4k² Mesh(2k) and MCR(k) have the same mean distance over the ordered pairs of different vertices",
			ConditionalOn: []string{"MCR"},
			Readings: []props.Reading{
				sizes().All(sameMean("Mesh", "MCR")).Named("the networks"),
				samePrinted("Mesh", "MCR"),
			},
			Correction: &props.Correction{"the mean distance of Mesh(2k) is strictly below that of MCR(k)", sizes().All(func(t *props.Case, p []int) {
				less(t, p[0], "mean distance", measured(t, p[0], "Mesh", meanOf), measured(t, p[0], "MCR", meanOf))
			})},
		},
		{
			ID: "ftt/cmp-iii-bisection", Kind: props.Text, Section: "8 (iii)",
			Quote:         "bisection width of the FTT is the highest among Torus, MCR, and TCR",
			Formal:        "for N = 4k² the bisection width of FTT(2k) is strictly above those of Torus(2k), MCR(k) and TCR(k)",
			ConditionalOn: both,
			Readings: []props.Reading{
				highest("Torus", "MCR", "TCR").Named("strictly above all three"),
				highest("MCR", "TCR").Named("MCR and TCR alone"),
			},
			Correction: &props.Correction{"FTT(n) has the bisection width of Torus(n), 4⌈n/2⌉; for N = 4k² it is strictly above those of MCR(k) and TCR(k)",
				family().And([]int{16}).All(func(t *props.Case, p []int) {
					likeTorus(t, p[0])
					if p[0]%2 == 0 {
						highestAt(t, p[0]/2, "MCR", "TCR")
					}
				}).UpTo(196)},
		},
		{
			ID: "ftt/cmp-bisection-fig7", Kind: props.Text, Section: "7 Fig.7",
			Quote:  "bisection width of FTT is the highest among all networks under consideration",
			Formal: "for N = 4k² the printed bisection width of the FTT, 3n = 6k, is strictly above those printed for Mesh, MCR, TCR and OUC: 2k, k, 2k and N",
			Note:   "arithmetic of Table 1, not of the networks; elsewhere the paper excepts the OUC",
			Readings: []props.Reading{
				sizes().All(widestPrinted("Mesh", "MCR", "TCR", "OUC")).UpTo(many).Named("all networks"),
				sizes().All(widestPrinted("Mesh", "MCR", "TCR")).UpTo(many).Named("without the OUC"),
			},
			Correction: &props.Correction{"as printed, the FTT's 6k is above Mesh, MCR and TCR, and below the OUC's N", sizes().All(func(t *props.Case, p []int) {
				widestPrinted("Mesh", "MCR", "TCR")(t, p)
				ours, ouc := table1("FTT").bisection(p[0]), ouc.bisection(p[0])
				t.Want(ours.Cmp(ouc) < 0, "k = %d: FTT %s, OUC %s", p[0], fttText(ours), fttText(ouc))
			}).UpTo(many)},
		},
	}
}

func sameMean(a, b string) func(t *props.Case, p []int) {
	return func(t *props.Case, p []int) {
		x, y := measured(t, p[0], a, meanOf), measured(t, p[0], b, meanOf)
		t.Want(same(x.value, y.value), "N = %d, mean distance: %s; %s", 4*p[0]*p[0], x.text(), y.text())
	}
}

// samePrinted is the reading that Table 1 prints the same average distance.
func samePrinted(a, b string) props.Reading {
	return sizes().All(func(t *props.Case, p []int) {
		x, y := table1(a).average(p[0]), table1(b).average(p[0])
		t.Want(same(x, y), "k = %d: %s as printed: %s; %s as printed: %s", p[0], a, fttText(x), b, fttText(y))
	}).UpTo(many).Named("by the formulas of Table 1 alone")
}

// diameterRank says where the diameter of FTT(n) stands among the others.
func diameterRank(t *props.Case, p []int) {
	n := p[0]
	d, mesh, torus := t.Diameter(net(t, n)), t.Diameter(t.Net("Mesh(%d)", n)), t.Diameter(t.Net("Torus(%d)", n))
	t.Want(d < mesh && d <= torus && (d < torus) == (n != 5), "FTT(%d) has diameter %d, the mesh %d, the torus %d", n, d, mesh, torus)
	if n%2 == 1 {
		return
	}
	printed := table1("OUC").diameter
	if n == 4 {
		t.Want(same(whole(d), printed(2)), "FTT(4) has diameter %d, OUC as printed %s", d, fttText(printed(2)))
		printed = nil
	}
	lowestAt("diameter", diameterOf, printed, "MCR", "TCR")(t, []int{n / 2})
}

// widestPrinted says that the FTT's printed bisection width is strictly above
// those printed for the networks.
func widestPrinted(networks ...string) func(t *props.Case, p []int) {
	return func(t *props.Case, p []int) {
		ours := printedOf("FTT", table1("FTT").bisection(p[0]))
		for _, network := range networks {
			more(t, p[0], "bisection width", ours, printedOf(network, table1(network).bisection(p[0])))
		}
	}
}
