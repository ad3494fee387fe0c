package ftt

import (
	"math/big"
	"slices"
	"strings"
	"topocert/props"
)

// costSmallClaim is the claim about the costs at small sizes.
func costSmallClaim() *props.Claim {
	return &props.Claim{
		ID: "ftt/cmp-cost-small", Kind: props.Text, Section: "7 Fig.8",
		Quote:  "For less number of nodes, all three topologies have approximately the same cost",
		Formal: "the three networks meant have approximately the same cost for small N, and the FTT's is clearly another for large N",
		Note: "Figure 8 is lost, and with it which three and what is approximately; beside it: of some networks, the quotient of the largest and the smallest cost " +
			"is less for N = 16 than for any larger size; the sentence goes on with FTT against three others, of the four that there are",
		ConditionalOn: []string{"MCR", "TCR"},
		Readings: []props.Reading{
			props.Lost("Figure 8", "the figure is lost, and does not say which three networks are meant, nor what is approximately"),
			costsPart(triples(nil), costAt).Named("any three of FTT, Mesh, MCR, TCR, and OUC as printed"),
			costsPart(triples([]string{"Mesh", "MCR", "OUC"}), costAt).Named("any three of these but Mesh, MCR, OUC"),
			costsPart([][]string{{"FTT", "MCR", "TCR"}}, printedCostAt).Named("FTT, MCR, TCR by Theorem 3 and Table 1"),
			costsPart([][]string{{"FTT", "Mesh"}, {"FTT", "MCR"}, {"FTT", "OUC"}}, costAt).Named("FTT against Mesh, against MCR and against OUC as printed"),
			costsPart([][]string{{"FTT", "TCR"}}, costAt).Named("FTT against TCR"),
			sizes().All(func(t *props.Case, p []int) {
				ours, other := costAt(t, "FTT", p[0]), costAt(t, "TCR", p[0])
				more := new(big.Rat).Sub(ours.value, other.value)
				t.Want(same(more, whole(p[0]%2)), "N = %d: %s, %s", 4*p[0]*p[0], ours.text(), other.text())
			}).Named("FTT costs as much as TCR for even k, 1 more for odd k, so that nothing tells them apart"),
		},
	}
}

// costAt returns a network's cost at order 4k², the OUC's as printed.
func costAt(t *props.Case, network string, k int) fttValue {
	if network == "OUC" {
		return printedCostAt(t, network, k)
	}
	return measured(t, k, network, costOf)
}

// printedCostAt is a network's cost by Table 1, the FTT's by Theorem 3.
func printedCostAt(_ *props.Case, network string, k int) fttValue {
	if network == "FTT" {
		return printedOf(network, whole(4*(2*k-2)))
	}
	return printedOf(network, table1(network).cost(k))
}

// triples returns all sets of three networks but one.
func triples(but []string) [][]string {
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

// costsPart is the reading that for all the sets of networks the quotient of the
// largest and the smallest cost is less for k = 2 than for any larger k.
func costsPart(sets [][]string, cost func(t *props.Case, network string, k int) fttValue) props.Reading {
	return sizes().From("k ≥ 3, N = 4k²", 3).All(func(t *props.Case, p []int) {
		for _, set := range sets {
			a, b, small := spread(t, set, 2, cost)
			c, d, large := spread(t, set, p[0], cost)
			t.Want(small.Cmp(large) < 0, "%s: for N = 16 from %s to %s, quotient %s; for N = %d from %s to %s, quotient %s",
				strings.Join(set, ", "), a.text(), b.text(), fttText(small), 4*p[0]*p[0], c.text(), d.text(), fttText(large))
		}
	})
}

// spread returns the smallest and the largest cost of a set of networks, and
// their quotient.
func spread(t *props.Case, set []string, k int, cost func(t *props.Case, network string, k int) fttValue) (least, most fttValue, quotient *big.Rat) {
	var costs []fttValue
	for _, network := range set {
		costs = append(costs, cost(t, network, k))
	}
	slices.SortStableFunc(costs, func(a, b fttValue) int { return a.value.Cmp(b.value) })
	least, most = costs[0], costs[len(costs)-1]
	return least, most, new(big.Rat).Quo(most.value, least.value)
}
