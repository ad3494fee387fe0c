package ftt

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/props"
)

// remarkClaims lists the comparisons by cost, packing density, degree and
// growth, and the remarks on other networks.
func remarkClaims() []*props.Claim {
	return []*props.Claim{
		costClaim(),
		packingClaim(),
		degreeClaim(),
		growthClaim(),
		costSmallClaim(),
		{
			ID: "ftt/cmp-ouc-cost-highest", Kind: props.Text, Section: "7",
			Quote:  "The cost of the OUC is the highest among all topologies",
			Formal: "the printed cost of the OUC, 7(N/8 + 1), is strictly above the printed costs of Mesh, MCR and TCR and Theorem 3's of FTT(2k)",
			Note:   "arithmetic of Table 1, then of Table 2; no network is needed",
			Readings: []props.Reading{
				dearestOUC(sizes()).Named("formulas of Table 1"),
				rowsAbove("OUC", []string{"Mesh", "MCR", "TCR", "FTT"}, "c", func(ours, other row) string {
					return fmt.Sprintf("%s: cost %d; %s: cost %d", ours, ours.cost, other, other.cost)
				}).Named("rows of Table 2"),
			},
			Correction: corrected("it is so for N ≥ 64", dearestOUC(sizes().From("k ≥ 4, N = 4k²", "k >= 4"))),
		},
		{
			ID: "ftt/bg-torus-symmetric", Kind: props.Text, Section: "1",
			Quote:  "it looks the same from every node",
			Formal: "the k-ary d-cube, the d-dimensional torus with all sides k, is vertex-transitive",
			Note:   "two and more dimensions",
			Readings: []props.Reading{props.Over(cubes().And([]int{16, 3}), func(t *props.Case, k, d int) {
				sides := strings.TrimSuffix(strings.Repeat(strconv.Itoa(k)+",", d), ",")
				net := t.Net("Torus(%s)", sides)
				t.Want(t.Is("vertex_transitive", net), "automorphisms of %s leave its vertices in %d classes", net.Name(), t.Int("vertex_orbits", net))
			})},
		},
		{
			ID: "ftt/bg-mcr-mesh-nonuniform", Kind: props.Text, Section: "2",
			Quote:         "the degree of both MCR and Mesh are not uniform",
			Formal:        "MCR(k) and Mesh(2k) have vertices of different degrees",
			Note:          "at the sizes of the tables first; then the meshes of odd side too",
			ConditionalOn: []string{"MCR"},
			Readings: []props.Reading{
				sizes().And([]int{250}).Holds(all(unlikeDegrees("Mesh(2*k)"), unlikeDegrees("MCR(k)")),
					"the degrees of Mesh({2*k}) are {min_degree(Mesh(2*k))} to {max_degree(Mesh(2*k))}, those of MCR({k}) {min_degree(MCR(k))} to {max_degree(MCR(k))}").Named("Mesh(2k) and MCR(k)"),
				family().From("n ≥ 3", "n >= 3").And([]int{500}, []int{501}).Holds(unlikeDegrees("Mesh(n)"), "all degrees of Mesh({n}) are {max_degree(Mesh(n))}").Named("Mesh(n), odd n too"),
				props.Statement("Mesh(2)", unlikeDegrees("Mesh(2)"), "all degrees of Mesh(2) are {max_degree(Mesh(2))}").Named("Mesh(2), which is a ring"),
			},
		},
	}
}

func costClaim() *props.Claim {
	ouc := table1("OUC").cost
	return &props.Claim{
		ID: "ftt/cmp-iv-cost", Kind: props.Text, Section: "8 (iv)",
		Quote:         "The cost of FTT is less than OUC, MCR, TCR, and Mesh",
		Formal:        "for N = 4k² the cost, largest degree times diameter, of FTT(2k) is strictly below those of Mesh(2k), MCR(k), TCR(k) and the OUC",
		Note:          "OUC by its printed formula 7(N/8 + 1); the TCR alone decides against it",
		ConditionalOn: []string{"TCR"},
		Readings: []props.Reading{
			lowest("cost", costOf, ouc, "TCR", "Mesh", "MCR").Named("all networks, OUC as printed"),
			lowest("cost", costOf, ouc, "Mesh", "MCR").Named("without the TCR, if MCR is as inferred"),
			compare(sizes(), "cost", "<", printedCosts("FTT"), printedCosts("Mesh", "MCR", "TCR", "OUC")...).
				UpTo(many).Named("by Theorem 3 and the formulas of Table 1 alone"),
		},
		Correction: corrected("it is below those of Mesh, MCR, as inferred, and OUC, as printed, but that of TCR(k) is the same for even k and one less for odd k",
			sizes().Holds(all(related("<", costAt("FTT"), rivals(costOf, ouc, "Mesh", "MCR")...), costAt("FTT").expr+" - "+costAt("TCR").expr+" == k % 2"),
				"k = {k}: "+costAt("FTT").text()+", "+costAt("TCR").text())),
	}
}

func packingClaim() *props.Claim {
	ouc := table1("OUC").packing
	ours, tcr := measured("FTT", packingOf), measured("TCR", packingOf)
	return &props.Claim{
		ID: "ftt/cmp-v-packing", Kind: props.Text, Section: "8 (v)",
		Quote:         "packing density of the FTT has the highest value",
		Formal:        "for N = 4k² the packing density, N divided by the cost, of FTT(2k) is strictly above those of Mesh(2k), MCR(k), TCR(k) and the OUC",
		Note:          "OUC by its printed formula; the TCR alone decides against it; at last the printed numbers, the FTT's formula from Theorem 4, as Table 1's divides by 0 for k = 2",
		ConditionalOn: []string{"TCR"},
		Readings: []props.Reading{
			highestPacking("TCR", "Mesh", "MCR").Named("all networks, OUC as printed"),
			highestPacking("Mesh", "MCR").Named("without the TCR, if MCR is as inferred"),
			compare(sizes(), "packing density", ">", []value{printed("FTT", "4*k*k/("+statedCost+")")}, printedAll(printedPacking, "Mesh", "MCR", "TCR", "OUC")...).
				UpTo(many).Named("by Theorem 4 and the formulas of Table 1 alone"),
			rowsAbove("FTT", []string{"Mesh", "MCR", "TCR", "OUC"}, "p", func(ours, other row) string {
				return fmt.Sprintf("%s: %s, not more than %s: %s", ours, ours.packing, other, other.packing)
			}).Named("by the rows of Table 2 alone"),
		},
		Correction: corrected("it is above those of Mesh, MCR, as inferred, and OUC, as printed, but that of TCR(k) is the same for even k and larger for odd k",
			sizes().Holds(all(related(">", ours, rivals(packingOf, ouc, "Mesh", "MCR")...),
				fmt.Sprintf("(k %% 2 == 0 && %[1]s == %[2]s || k %% 2 == 1 && %[1]s < %[2]s)", ours.expr, tcr.expr)),
				"k = {k}: "+ours.text()+", "+tcr.text())),
	}
}

// highestPacking is the reading that FTT(2k) has a strictly higher packing density
// than the networks, and than the OUC by Table 1.
func highestPacking(networks ...string) props.Reading {
	return compare(sizes(), "packing density", ">", measuredAll(packingOf, "FTT"), rivals(packingOf, table1("OUC").packing, networks...)...)
}

func degreeClaim() *props.Claim {
	networks, ouc := []string{"Mesh", "Torus", "MCR"}, table1("OUC").degree
	var conditions []string
	for _, network := range networks {
		conditions = append(conditions, fmt.Sprintf("(max_degree(FTT(2*k)) < max_degree(%[1]s) || min_degree(FTT(2*k)) == max_degree(FTT(2*k)) && %[2]s)", at(network), unlikeDegrees(at(network))))
	}
	return &props.Claim{
		ID: "ftt/cmp-degree-better", Kind: props.Text, Section: "8",
		Quote:  "better than Mesh, Torus, MCR, and OUC in terms of node degree",
		Formal: "the largest degree of FTT(2k) is strictly below those of Mesh(2k), Torus(2k), MCR(k) and the OUC",
		Note:   "OUC by its printed degree 7; Mesh and Torus decide against it, so that nothing rests on the MCR; then better as: all degrees equal where the other's are not, or lower",
		Readings: []props.Reading{
			lowest("largest degree", degreeOf, ouc, networks...).Named("lower"),
			sizes().HoldsShown(all(append(conditions, "max_degree(FTT(2*k)) < "+ouc)...), func(t *props.Case, e props.Env) string {
				i := slices.IndexFunc(conditions, func(c string) bool { return !isTrue(t, e, c) })
				if i < 0 {
					return t.Text("FTT({2*k}) has largest degree {max_degree(FTT(2*k))}, OUC as printed "+ouc, e)
				}
				return t.Text(fmt.Sprintf("N = {4*k*k}: the degrees of FTT({2*k}) are {min_degree(FTT(2*k))} to {max_degree(FTT(2*k))}, those of %s {min_degree(%[2]s)} to {max_degree(%[2]s)}",
					named(at(networks[i])), at(networks[i])), e)
			}).Named("lower, or uniform where the other is not"),
		},
		Correction: corrected("all degrees of FTT(2k) are 4, as those of Torus(2k); Mesh(2k) and, as inferred, MCR(k) are not uniform, with largest degrees 4 and 3; only the OUC's printed degree is higher",
			sizes().And([]int{250}).Holds(all(degreesAre("FTT(2*k)", 4, 4), "4 < "+ouc, degreesAre("Mesh(2*k)", 2, 4), degreesAre("Torus(2*k)", 4, 4), degreesAre("MCR(k)", 2, 3)),
				"k = {k}: FTT({2*k}) has degrees from {min_degree(FTT(2*k))} to {max_degree(FTT(2*k))}")),
	}
}

// unlikeDegrees is the condition that not all degrees are equal.
func unlikeDegrees(net string) string {
	return fmt.Sprintf("min_degree(%[1]s) < max_degree(%[1]s)", net)
}

// degreesAre is the condition that the degrees are from least to most.
func degreesAre(net string, least, most int) string {
	return fmt.Sprintf("min_degree(%[1]s) == %[2]d && max_degree(%[1]s) == %[3]d", net, least, most)
}

// cubes is the k-ary d-cubes.
func cubes() props.Family {
	return props.Family{Domain: "k, d ≥ 2", For: "k >= 2, d >= 2", Order: "pow(k, d)"}
}

// dearestOUC is the reading that the printed cost of the OUC is above all others.
func dearestOUC(f props.Family) props.Reading {
	others := append([]value{{"FTT by Theorem 3", statedCost}}, printedCosts("Mesh", "MCR", "TCR")...)
	return compare(f, "cost", ">", printedCosts("OUC"), others...).UpTo(many)
}
