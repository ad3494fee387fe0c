package ftt

import (
	"math/big"
	"strconv"
	"strings"
	"topocert/props"

	"topocert/topology"
)

// remarkClaims lists the comparisons by cost, packing density, degree and
// growth, and the remarks on other networks.
func remarkClaims() []*props.Claim {
	both, tcr := []string{"MCR", "TCR"}, []string{"TCR"}
	ouc := table1("OUC")
	return []*props.Claim{
		{
			ID: "ftt/cmp-iv-cost", Kind: props.Text, Section: "8 (iv)",
			Quote:         "The cost of FTT is less than OUC, MCR, TCR, and Mesh",
			Formal:        "for N = 4k² the cost, largest degree times diameter, of FTT(2k) is strictly below those of Mesh(2k), MCR(k), TCR(k) and the OUC",
			Note:          "OUC by its printed formula 7(N/8 + 1); the TCR alone decides against it",
			ConditionalOn: tcr,
			Readings: []props.Reading{
				lowest("cost", costOf, ouc.cost, "TCR", "Mesh", "MCR").Named("all networks, OUC as printed"),
				lowest("cost", costOf, ouc.cost, "Mesh", "MCR").Named("without the TCR, if MCR is as inferred"),
				sizes().All(func(t *props.Case, p []int) {
					ours := printedOf("FTT", whole(4*(2*p[0]-2)))
					for _, network := range []string{"Mesh", "MCR", "TCR", "OUC"} {
						less(t, p[0], "cost", ours, printedOf(network, table1(network).cost(p[0])))
					}
				}).UpTo(many).Named("by Theorem 3 and the formulas of Table 1 alone"),
			},
			Correction: &props.Correction{"it is below those of Mesh, MCR, as inferred, and OUC, as printed, but that of TCR(k) is the same for even k and one less for odd k",
				sizes().All(func(t *props.Case, p []int) {
					lowestAt("cost", costOf, ouc.cost, "Mesh", "MCR")(t, p)
					more := new(big.Rat).Sub(measured(t, p[0], "FTT", costOf).value, measured(t, p[0], "TCR", costOf).value)
					t.Want(same(more, whole(p[0]%2)), "k = %d: FTT costs %s more than TCR", p[0], fttText(more))
				})},
		},
		{
			ID: "ftt/cmp-v-packing", Kind: props.Text, Section: "8 (v)",
			Quote:         "packing density of the FTT has the highest value",
			Formal:        "for N = 4k² the packing density, N divided by the cost, of FTT(2k) is strictly above those of Mesh(2k), MCR(k), TCR(k) and the OUC",
			Note:          "OUC by its printed formula; the TCR alone decides against it; at last the printed numbers, the FTT's formula from Theorem 4, as Table 1's divides by 0 for k = 2",
			ConditionalOn: tcr,
			Readings: []props.Reading{
				sizes().All(highestPacking("TCR", "Mesh", "MCR")).Named("all networks, OUC as printed"),
				sizes().All(highestPacking("Mesh", "MCR")).Named("without the TCR, if MCR is as inferred"),
				sizes().All(func(t *props.Case, p []int) {
					k := p[0]
					ours := printedOf("FTT", fraction(4*k*k, 4*(2*k-2)))
					for _, network := range []string{"Mesh", "MCR", "TCR", "OUC"} {
						more(t, k, "packing density", ours, printedOf(network, table1(network).packing(k)))
					}
				}).UpTo(many).Named("by Theorem 4 and the formulas of Table 1 alone"),
				props.Each("the FTT rows of Table 2", table2("FTT"), func(t *props.Case, r row) {
					for _, network := range []string{"Mesh", "MCR", "TCR", "OUC"} {
						for _, o := range table2Of(network, r.order) {
							t.Want(printedPacking(t, r).Cmp(printedPacking(t, o)) > 0, "%s: %s, not more than %s: %s", r, r.packing, o, o.packing)
						}
					}
				}).Named("by the rows of Table 2 alone"),
			},
			Correction: &props.Correction{"it is above those of Mesh, MCR, as inferred, and OUC, as printed, but that of TCR(k) is the same for even k and larger for odd k",
				sizes().All(func(t *props.Case, p []int) {
					highestPacking("Mesh", "MCR")(t, p)
					order := measured(t, p[0], "FTT", packing).value.Cmp(measured(t, p[0], "TCR", packing).value)
					t.Want(order == -(p[0]%2), "k = %d: the comparison with TCR gives %d", p[0], order)
				})},
		},
		{
			ID: "ftt/cmp-degree-better", Kind: props.Text, Section: "8",
			Quote:  "better than Mesh, Torus, MCR, and OUC in terms of node degree",
			Formal: "the largest degree of FTT(2k) is strictly below those of Mesh(2k), Torus(2k), MCR(k) and the OUC",
			Note:   "OUC by its printed degree 7; Mesh and Torus decide against it, so that nothing rests on the MCR; then better as: all degrees equal where the other's are not, or lower",
			Readings: []props.Reading{
				sizes().All(func(t *props.Case, p []int) {
					_, ours := t.Degrees(net(t, 2*p[0]))
					for _, network := range degreeRivals() {
						net := at(t, network, p[0])
						_, other := t.Degrees(net)
						t.Want(ours < other, "N = %d, largest degree: FTT(%d): %d, not less than %s: %d", 4*p[0]*p[0], 2*p[0], ours, net.Name(), other)
					}
					t.Want(ours < ouc.degree, "FTT(%d) has largest degree %d, OUC as printed %d", 2*p[0], ours, ouc.degree)
				}).Named("lower"),
				sizes().All(func(t *props.Case, p []int) {
					ours, top := t.Degrees(net(t, 2*p[0]))
					for _, network := range degreeRivals() {
						net := at(t, network, p[0])
						least, most := t.Degrees(net)
						t.Want(top < most || ours == top && least < most, "N = %d: the degrees of FTT(%d) are %d to %d, those of %s %d to %d", 4*p[0]*p[0], 2*p[0], ours, top, net.Name(), least, most)
					}
					t.Want(top < ouc.degree, "FTT(%d) has largest degree %d, OUC as printed %d", 2*p[0], top, ouc.degree)
				}).Named("lower, or uniform where the other is not"),
			},
			Correction: &props.Correction{"all degrees of FTT(2k) are 4, as those of Torus(2k); Mesh(2k) and, as inferred, MCR(k) are not uniform, with largest degrees 4 and 3; only the OUC's printed degree is higher",
				sizes().And([]int{250}).All(func(t *props.Case, p []int) {
					want := [][2]int{{2, 4}, {4, 4}, {2, 3}}
					least, most := t.Degrees(net(t, 2*p[0]))
					t.Want(least == 4 && most == 4 && most < ouc.degree, "FTT(%d) has degrees from %d to %d", 2*p[0], least, most)
					for i, network := range degreeRivals() {
						net := at(t, network, p[0])
						least, most := t.Degrees(net)
						t.Want(want[i] == [2]int{least, most}, "%s has degrees from %d to %d", net.Name(), least, most)
					}
				})},
		},
		{
			ID: "ftt/cmp-fig5-growth", Kind: props.Text, Section: "7 Fig.5",
			Quote:  "diameter of OUC, MCR, and Mesh increases more rapidly than TCR and FTT",
			Formal: "from each size N = 4k² to the next, 4(k + 1)², the diameters of the OUC, MCR(k) and Mesh(2k) each grow by more than those of TCR(k) and FTT(2k)",
			Note: "as in the other comparisons, of the networks where there are networks, and for the OUC by its printed formula N/8 + 1, which is all there is of it; " +
				"Fig. 5 is lost; by the printed numbers alone it is not so from the smallest size on",
			ConditionalOn: both,
			Readings: []props.Reading{
				steps().All(func(t *props.Case, p []int) {
					slower(t, p[0], []fttValue{growth(t, p[0], "FTT"), growth(t, p[0], "TCR")},
						growth(t, p[0], "Mesh"), growth(t, p[0], "MCR"), printedGrowth(p[0], "OUC"))
				}).Named("the networks, OUC as printed"),
				steps().All(slowerPrinted).UpTo(many).Named("by the formulas of Table 1 alone"),
				steps().From("k ≥ 3, N = 4k²", 3).All(slowerPrinted).UpTo(many).Named("by the formulas of Table 1 alone, from N = 36 on"),
				props.Once("Table 2", func(t *props.Case) { slowerRows(t, 16) }).Named("by the rows of Table 2 alone"),
				props.Once("Table 2", func(t *props.Case) { slowerRows(t, 36) }).Named("by the rows of Table 2 alone, from N = 36 on"),
			},
		},
		costSmallClaim(),
		{
			ID: "ftt/cmp-ouc-cost-highest", Kind: props.Text, Section: "7",
			Quote:  "The cost of the OUC is the highest among all topologies",
			Formal: "the printed cost of the OUC, 7(N/8 + 1), is strictly above the printed costs of Mesh, MCR and TCR and Theorem 3's of FTT(2k)",
			Note:   "arithmetic of Table 1, then of Table 2; no network is needed",
			Readings: []props.Reading{
				sizes().All(dearestOUC).UpTo(many).Named("formulas of Table 1"),
				props.Each("the OUC rows of Table 2", table2("OUC"), func(t *props.Case, r row) {
					for _, other := range strings.Fields("Mesh MCR TCR FTT") {
						for _, o := range table2Of(other, r.order) {
							t.Want(r.cost > o.cost, "%s: cost %d; %s: cost %d", r, r.cost, o, o.cost)
						}
					}
				}).Named("rows of Table 2"),
			},
			Correction: &props.Correction{"it is so for N ≥ 64", sizes().From("k ≥ 4, N = 4k²", 4).All(dearestOUC).UpTo(many)},
		},
		{
			ID: "ftt/bg-torus-symmetric", Kind: props.Text, Section: "1",
			Quote:  "it looks the same from every node",
			Formal: "the k-ary d-cube, the d-dimensional torus with all sides k, is vertex-transitive",
			Note:   "two and more dimensions",
			Readings: []props.Reading{cubes().And([]int{16, 3}).All(func(t *props.Case, p []int) {
				sides := strings.TrimSuffix(strings.Repeat(strconv.Itoa(p[0])+",", p[1]), ",")
				net := t.Net("Torus(%s)", sides)
				t.Want(t.VertexTransitive(net), "automorphisms of %s leave its vertices in %d classes", net.Name(), t.VertexOrbits(net))
			})},
		},
		{
			ID: "ftt/bg-mcr-mesh-nonuniform", Kind: props.Text, Section: "2",
			Quote:         "the degree of both MCR and Mesh are not uniform",
			Formal:        "MCR(k) and Mesh(2k) have vertices of different degrees",
			Note:          "at the sizes of the tables first; then the meshes of odd side too",
			ConditionalOn: []string{"MCR"},
			Readings: []props.Reading{
				sizes().And([]int{250}).All(func(t *props.Case, p []int) {
					for _, network := range []string{"Mesh", "MCR"} {
						wantUnlikeDegrees(t, at(t, network, p[0]))
					}
				}).Named("Mesh(2k) and MCR(k)"),
				family().From("n ≥ 3", 3).And([]int{500}, []int{501}).All(func(t *props.Case, p []int) {
					wantUnlikeDegrees(t, t.Net("Mesh(%d)", p[0]))
				}).Named("Mesh(n), odd n too"),
				props.Once("Mesh(2)", func(t *props.Case) { wantUnlikeDegrees(t, t.Net("Mesh(2)")) }).Named("Mesh(2), which is a ring"),
			},
		},
	}
}

func wantUnlikeDegrees(t *props.Case, net topology.Network) {
	least, most := t.Degrees(net)
	t.Want(least < most, "all degrees of %s are %d", net.Name(), most)
}

// cubes is the k-ary d-cubes.
func cubes() props.OldFamily {
	return props.OldFamily{
		Params: []string{"k", "d"},
		Domain: "k, d ≥ 2",
		Least:  []int{2, 2},
		Order: func(p []int) int {
			order := 1
			for range p[1] {
				order *= p[0]
			}
			return order
		},
	}
}

func degreeRivals() []string { return []string{"Mesh", "Torus", "MCR"} }

// highestPacking says that FTT(2k) has a strictly higher packing density than
// the networks, and than the OUC by Table 1.
func highestPacking(networks ...string) func(t *props.Case, p []int) {
	return func(t *props.Case, p []int) {
		k := p[0]
		ours := measured(t, k, "FTT", packing)
		for _, network := range networks {
			more(t, k, "packing density", ours, measured(t, k, network, packing))
		}
		more(t, k, "packing density", ours, printedOf("OUC", table1("OUC").packing(k)))
	}
}

func dearestOUC(t *props.Case, p []int) {
	k := p[0]
	others := []fttValue{{"FTT by Theorem 3", whole(4 * (2*k - 2))}}
	for _, network := range []string{"Mesh", "MCR", "TCR"} {
		others = append(others, printedOf(network, table1(network).cost(k)))
	}
	ours := printedOf("OUC", table1("OUC").cost(k))
	for _, o := range others {
		more(t, k, "cost", ours, o)
	}
}
