package props

import (
	"math/big"
	"strconv"
	"strings"

	"topocert/topology"
)

// fttRemarkClaims lists the comparisons by cost, packing density, degree and
// growth, and the remarks on other networks.
func fttRemarkClaims() []*Claim {
	both, tcr := []string{"MCR", "TCR"}, []string{"TCR"}
	ouc := fttTable1("OUC")
	return []*Claim{
		{
			ID: "ftt/cmp-iv-cost", Kind: Text, Section: "8 (iv)",
			Quote:         "The cost of FTT is less than OUC, MCR, TCR, and Mesh",
			Formal:        "for N = 4k² the cost, largest degree times diameter, of FTT(2k) is strictly below those of Mesh(2k), MCR(k), TCR(k) and the OUC",
			Note:          "OUC by its printed formula 7(N/8 + 1); the TCR alone decides against it",
			ConditionalOn: tcr,
			Readings: []Reading{
				fttLowest("cost", fttCostOf, ouc.cost, "TCR", "Mesh", "MCR").named("all networks, OUC as printed"),
				fttLowest("cost", fttCostOf, ouc.cost, "Mesh", "MCR").named("without the TCR, if MCR is as inferred"),
				fttSizes().All(func(t *Trial, p []int) {
					ours := fttPrintedOf("FTT", fttWhole(4*(2*p[0]-2)))
					for _, network := range []string{"Mesh", "MCR", "TCR", "OUC"} {
						fttLess(t, p[0], "cost", ours, fttPrintedOf(network, fttTable1(network).cost(p[0])))
					}
				}).upTo(fttMany).named("by Theorem 3 and the formulas of Table 1 alone"),
			},
			Correction: &Correction{"it is below those of Mesh, MCR, as inferred, and OUC, as printed, but that of TCR(k) is the same for even k and one less for odd k",
				fttSizes().All(func(t *Trial, p []int) {
					fttLowestAt("cost", fttCostOf, ouc.cost, "Mesh", "MCR")(t, p)
					more := new(big.Rat).Sub(fttMeasured(t, p[0], "FTT", fttCostOf).value, fttMeasured(t, p[0], "TCR", fttCostOf).value)
					t.Want(fttSame(more, fttWhole(p[0]%2)), "k = %d: FTT costs %s more than TCR", p[0], fttText(more))
				})},
		},
		{
			ID: "ftt/cmp-v-packing", Kind: Text, Section: "8 (v)",
			Quote:         "packing density of the FTT has the highest value",
			Formal:        "for N = 4k² the packing density, N divided by the cost, of FTT(2k) is strictly above those of Mesh(2k), MCR(k), TCR(k) and the OUC",
			Note:          "OUC by its printed formula; the TCR alone decides against it; at last the printed numbers, the FTT's formula from Theorem 4, as Table 1's divides by 0 for k = 2",
			ConditionalOn: tcr,
			Readings: []Reading{
				fttSizes().All(fttHighestPacking("TCR", "Mesh", "MCR")).named("all networks, OUC as printed"),
				fttSizes().All(fttHighestPacking("Mesh", "MCR")).named("without the TCR, if MCR is as inferred"),
				fttSizes().All(func(t *Trial, p []int) {
					k := p[0]
					ours := fttPrintedOf("FTT", fttFraction(4*k*k, 4*(2*k-2)))
					for _, network := range []string{"Mesh", "MCR", "TCR", "OUC"} {
						fttMore(t, k, "packing density", ours, fttPrintedOf(network, fttTable1(network).packing(k)))
					}
				}).upTo(fttMany).named("by Theorem 4 and the formulas of Table 1 alone"),
				Each("the FTT rows of Table 2", fttTable2("FTT"), func(t *Trial, r fttRow) {
					for _, network := range []string{"Mesh", "MCR", "TCR", "OUC"} {
						for _, o := range fttTable2Of(network, r.order) {
							t.Want(fttPrintedPacking(t, r).Cmp(fttPrintedPacking(t, o)) > 0, "%s: %s, not more than %s: %s", r, r.packing, o, o.packing)
						}
					}
				}).named("by the rows of Table 2 alone"),
			},
			Correction: &Correction{"it is above those of Mesh, MCR, as inferred, and OUC, as printed, but that of TCR(k) is the same for even k and larger for odd k",
				fttSizes().All(func(t *Trial, p []int) {
					fttHighestPacking("Mesh", "MCR")(t, p)
					order := fttMeasured(t, p[0], "FTT", fttPacking).value.Cmp(fttMeasured(t, p[0], "TCR", fttPacking).value)
					t.Want(order == -(p[0]%2), "k = %d: the comparison with TCR gives %d", p[0], order)
				})},
		},
		{
			ID: "ftt/cmp-degree-better", Kind: Text, Section: "8",
			Quote:  "better than Mesh, Torus, MCR, and OUC in terms of node degree",
			Formal: "the largest degree of FTT(2k) is strictly below those of Mesh(2k), Torus(2k), MCR(k) and the OUC",
			Note:   "OUC by its printed degree 7; Mesh and Torus decide against it, so that nothing rests on the MCR; then better as: all degrees equal where the other's are not, or lower",
			Readings: []Reading{
				fttSizes().All(func(t *Trial, p []int) {
					_, ours := t.Degrees(fttNet(t, 2*p[0]))
					for _, network := range fttDegreeRivals() {
						net := fttAt(t, network, p[0])
						_, other := t.Degrees(net)
						t.Want(ours < other, "N = %d, largest degree: FTT(%d): %d, not less than %s: %d", 4*p[0]*p[0], 2*p[0], ours, net.Name(), other)
					}
					t.Want(ours < ouc.degree, "FTT(%d) has largest degree %d, OUC as printed %d", 2*p[0], ours, ouc.degree)
				}).named("lower"),
				fttSizes().All(func(t *Trial, p []int) {
					ours, top := t.Degrees(fttNet(t, 2*p[0]))
					for _, network := range fttDegreeRivals() {
						net := fttAt(t, network, p[0])
						least, most := t.Degrees(net)
						t.Want(top < most || ours == top && least < most, "N = %d: the degrees of FTT(%d) are %d to %d, those of %s %d to %d", 4*p[0]*p[0], 2*p[0], ours, top, net.Name(), least, most)
					}
					t.Want(top < ouc.degree, "FTT(%d) has largest degree %d, OUC as printed %d", 2*p[0], top, ouc.degree)
				}).named("lower, or uniform where the other is not"),
			},
			Correction: &Correction{"all degrees of FTT(2k) are 4, as those of Torus(2k); Mesh(2k) and, as inferred, MCR(k) are not uniform, with largest degrees 4 and 3; only the OUC's printed degree is higher",
				fttSizes().and([]int{250}).All(func(t *Trial, p []int) {
					want := [][2]int{{2, 4}, {4, 4}, {2, 3}}
					least, most := t.Degrees(fttNet(t, 2*p[0]))
					t.Want(least == 4 && most == 4 && most < ouc.degree, "FTT(%d) has degrees from %d to %d", 2*p[0], least, most)
					for i, network := range fttDegreeRivals() {
						net := fttAt(t, network, p[0])
						least, most := t.Degrees(net)
						t.Want(want[i] == [2]int{least, most}, "%s has degrees from %d to %d", net.Name(), least, most)
					}
				})},
		},
		{
			ID: "ftt/cmp-fig5-growth", Kind: Text, Section: "7 Fig.5",
			Quote:  "diameter of OUC, MCR, and Mesh increases more rapidly than TCR and FTT",
			Formal: "from each size N = 4k² to the next, 4(k + 1)², the diameters of the OUC, MCR(k) and Mesh(2k) each grow by more than those of TCR(k) and FTT(2k)",
			Note: "as in the other comparisons, of the networks where there are networks, and for the OUC by its printed formula N/8 + 1, which is all there is of it; " +
				"Fig. 5 is lost; by the printed numbers alone it is not so from the smallest size on",
			ConditionalOn: both,
			Readings: []Reading{
				fttSteps().All(func(t *Trial, p []int) {
					fttSlower(t, p[0], []fttValue{fttGrowth(t, p[0], "FTT"), fttGrowth(t, p[0], "TCR")},
						fttGrowth(t, p[0], "Mesh"), fttGrowth(t, p[0], "MCR"), fttPrintedGrowth(p[0], "OUC"))
				}).named("the networks, OUC as printed"),
				fttSteps().All(fttSlowerPrinted).upTo(fttMany).named("by the formulas of Table 1 alone"),
				fttSteps().from("k ≥ 3, N = 4k²", 3).All(fttSlowerPrinted).upTo(fttMany).named("by the formulas of Table 1 alone, from N = 36 on"),
				Once("Table 2", func(t *Trial) { fttSlowerRows(t, 16) }).named("by the rows of Table 2 alone"),
				Once("Table 2", func(t *Trial) { fttSlowerRows(t, 36) }).named("by the rows of Table 2 alone, from N = 36 on"),
			},
		},
		fttCostSmallClaim(),
		{
			ID: "ftt/cmp-ouc-cost-highest", Kind: Text, Section: "7",
			Quote:  "The cost of the OUC is the highest among all topologies",
			Formal: "the printed cost of the OUC, 7(N/8 + 1), is strictly above the printed costs of Mesh, MCR and TCR and Theorem 3's of FTT(2k)",
			Note:   "arithmetic of Table 1, then of Table 2; no network is needed",
			Readings: []Reading{
				fttSizes().All(fttDearestOUC).upTo(fttMany).named("formulas of Table 1"),
				Each("the OUC rows of Table 2", fttTable2("OUC"), func(t *Trial, r fttRow) {
					for _, other := range strings.Fields("Mesh MCR TCR FTT") {
						for _, o := range fttTable2Of(other, r.order) {
							t.Want(r.cost > o.cost, "%s: cost %d; %s: cost %d", r, r.cost, o, o.cost)
						}
					}
				}).named("rows of Table 2"),
			},
			Correction: &Correction{"it is so for N ≥ 64", fttSizes().from("k ≥ 4, N = 4k²", 4).All(fttDearestOUC).upTo(fttMany)},
		},
		{
			ID: "ftt/bg-torus-symmetric", Kind: Text, Section: "1",
			Quote:  "it looks the same from every node",
			Formal: "the k-ary d-cube, the d-dimensional torus with all sides k, is vertex-transitive",
			Note:   "two and more dimensions",
			Readings: []Reading{fttCubes().and([]int{16, 3}).All(func(t *Trial, p []int) {
				sides := strings.TrimSuffix(strings.Repeat(strconv.Itoa(p[0])+",", p[1]), ",")
				net := t.Net("Torus(%s)", sides)
				t.Want(t.VertexTransitive(net), "automorphisms of %s leave its vertices in %d classes", net.Name(), t.VertexOrbits(net))
			})},
		},
		{
			ID: "ftt/bg-mcr-mesh-nonuniform", Kind: Text, Section: "2",
			Quote:         "the degree of both MCR and Mesh are not uniform",
			Formal:        "MCR(k) and Mesh(2k) have vertices of different degrees",
			Note:          "at the sizes of the tables first; then the meshes of odd side too",
			ConditionalOn: []string{"MCR"},
			Readings: []Reading{
				fttSizes().and([]int{250}).All(func(t *Trial, p []int) {
					for _, network := range []string{"Mesh", "MCR"} {
						fttWantUnlikeDegrees(t, fttAt(t, network, p[0]))
					}
				}).named("Mesh(2k) and MCR(k)"),
				fttFamily().from("n ≥ 3", 3).and([]int{500}, []int{501}).All(func(t *Trial, p []int) {
					fttWantUnlikeDegrees(t, t.Net("Mesh(%d)", p[0]))
				}).named("Mesh(n), odd n too"),
				Once("Mesh(2)", func(t *Trial) { fttWantUnlikeDegrees(t, t.Net("Mesh(2)")) }).named("Mesh(2), which is a ring"),
			},
		},
	}
}

func fttWantUnlikeDegrees(t *Trial, net topology.Network) {
	least, most := t.Degrees(net)
	t.Want(least < most, "all degrees of %s are %d", net.Name(), most)
}

// fttCubes is the k-ary d-cubes.
func fttCubes() Family {
	return Family{
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

func fttDegreeRivals() []string { return []string{"Mesh", "Torus", "MCR"} }

// fttHighestPacking says that FTT(2k) has a strictly higher packing density than
// the networks, and than the OUC by Table 1.
func fttHighestPacking(networks ...string) func(t *Trial, p []int) {
	return func(t *Trial, p []int) {
		k := p[0]
		ours := fttMeasured(t, k, "FTT", fttPacking)
		for _, network := range networks {
			fttMore(t, k, "packing density", ours, fttMeasured(t, k, network, fttPacking))
		}
		fttMore(t, k, "packing density", ours, fttPrintedOf("OUC", fttTable1("OUC").packing(k)))
	}
}

func fttDearestOUC(t *Trial, p []int) {
	k := p[0]
	others := []fttValue{{"FTT by Theorem 3", fttWhole(4 * (2*k - 2))}}
	for _, network := range []string{"Mesh", "MCR", "TCR"} {
		others = append(others, fttPrintedOf(network, fttTable1(network).cost(k)))
	}
	ours := fttPrintedOf("OUC", fttTable1("OUC").cost(k))
	for _, o := range others {
		fttMore(t, k, "cost", ours, o)
	}
}
