package props

import (
	"math/big"
	"slices"
	"strings"
)

// fttCostSmallClaim is the claim about the costs at small sizes.
func fttCostSmallClaim() *Claim {
	return &Claim{
		ID: "ftt/cmp-cost-small", Kind: Text, Section: "7 Fig.8",
		Quote:  "For less number of nodes, all three topologies have approximately the same cost",
		Formal: "the three networks meant have approximately the same cost for small N, and the FTT's is clearly another for large N",
		Note: "Figure 8 is lost, and with it which three and what is approximately; beside it: of some networks, the quotient of the largest and the smallest cost " +
			"is less for N = 16 than for any larger size; the sentence goes on with FTT against three others, of the four that there are",
		ConditionalOn: []string{"MCR", "TCR"},
		Readings: []Reading{
			Lost("Figure 8", "the figure is lost, and does not say which three networks are meant, nor what is approximately"),
			fttCostsPart(fttTriples(nil), fttCostAt).named("any three of FTT, Mesh, MCR, TCR, and OUC as printed"),
			fttCostsPart(fttTriples([]string{"Mesh", "MCR", "OUC"}), fttCostAt).named("any three of these but Mesh, MCR, OUC"),
			fttCostsPart([][]string{{"FTT", "MCR", "TCR"}}, fttPrintedCostAt).named("FTT, MCR, TCR by Theorem 3 and Table 1"),
			fttCostsPart([][]string{{"FTT", "Mesh"}, {"FTT", "MCR"}, {"FTT", "OUC"}}, fttCostAt).named("FTT against Mesh, against MCR and against OUC as printed"),
			fttCostsPart([][]string{{"FTT", "TCR"}}, fttCostAt).named("FTT against TCR"),
			fttSizes().All(func(t *Trial, p []int) {
				ours, other := fttCostAt(t, "FTT", p[0]), fttCostAt(t, "TCR", p[0])
				more := new(big.Rat).Sub(ours.value, other.value)
				t.Want(fttSame(more, fttWhole(p[0]%2)), "N = %d: %s, %s", 4*p[0]*p[0], ours.text(), other.text())
			}).named("FTT costs as much as TCR for even k, 1 more for odd k, so that nothing tells them apart"),
		},
	}
}

// fttCostAt returns a network's cost at order 4k², the OUC's as printed.
func fttCostAt(t *Trial, network string, k int) fttValue {
	if network == "OUC" {
		return fttPrintedCostAt(t, network, k)
	}
	return fttMeasured(t, k, network, fttCostOf)
}

// fttPrintedCostAt is a network's cost by Table 1, the FTT's by Theorem 3.
func fttPrintedCostAt(_ *Trial, network string, k int) fttValue {
	if network == "FTT" {
		return fttPrintedOf(network, fttWhole(4*(2*k-2)))
	}
	return fttPrintedOf(network, fttTable1(network).cost(k))
}

// fttTriples returns all sets of three networks but one.
func fttTriples(but []string) [][]string {
	all := []string{"FTT", "Mesh", "MCR", "TCR", "OUC"}
	var triples [][]string
	for i := range all {
		for j := range i {
			for k := range j {
				if triple := []string{all[k], all[j], all[i]}; !slices.Equal(triple, but) {
					triples = append(triples, triple)
				}
			}
		}
	}
	return triples
}

// fttCostsPart is the reading that for all the sets of networks the quotient of the
// largest and the smallest cost is less for k = 2 than for any larger k.
func fttCostsPart(sets [][]string, cost func(t *Trial, network string, k int) fttValue) Reading {
	return fttSizes().from("k ≥ 3, N = 4k²", 3).All(func(t *Trial, p []int) {
		for _, set := range sets {
			a, b, small := fttSpread(t, set, 2, cost)
			c, d, large := fttSpread(t, set, p[0], cost)
			t.Want(small.Cmp(large) < 0, "%s: for N = 16 from %s to %s, quotient %s; for N = %d from %s to %s, quotient %s",
				strings.Join(set, ", "), a.text(), b.text(), fttText(small), 4*p[0]*p[0], c.text(), d.text(), fttText(large))
		}
	})
}

// fttSpread returns the smallest and the largest cost of a set of networks, and
// their quotient.
func fttSpread(t *Trial, set []string, k int, cost func(t *Trial, network string, k int) fttValue) (least, most fttValue, quotient *big.Rat) {
	var costs []fttValue
	for _, network := range set {
		costs = append(costs, cost(t, network, k))
	}
	slices.SortStableFunc(costs, func(a, b fttValue) int { return a.value.Cmp(b.value) })
	least, most = costs[0], costs[len(costs)-1]
	return least, most, new(big.Rat).Quo(most.value, least.value)
}
