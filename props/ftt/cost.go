package ftt

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/props"
)

// statedCost is the printed cost of FTT(2k), by Theorem 3 and not by Table 1.
const statedCost = "4*(2*k - 2)"

// costSmallClaim is the claim about the costs at small sizes.
func costSmallClaim() *props.Claim {
	ours, tcr := costAt("FTT"), costAt("TCR")
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
			sizes().Holds(ours.expr+" - "+tcr.expr+" == k % 2", "N = {4*k*k}: "+ours.text()+", "+tcr.text()).
				Named("FTT costs as much as TCR for even k, 1 more for odd k, so that nothing tells them apart"),
		},
	}
}

// costAt returns a network's cost at order 4k², the OUC's as printed.
func costAt(network string) value {
	if network == "OUC" {
		return printedCostAt(network)
	}
	return measured(network, costOf)
}

// printedCostAt is a network's cost by Table 1, the FTT's by Theorem 3.
func printedCostAt(network string) value {
	if network == "FTT" {
		return printed(network, statedCost)
	}
	return printed(network, table1(network).cost)
}

// printedCosts returns those costs of several networks.
func printedCosts(networks ...string) []value {
	var values []value
	for _, network := range networks {
		values = append(values, printedCostAt(network))
	}
	return values
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
func costsPart(sets [][]string, cost func(network string) value) props.Reading {
	var conditions []string
	for _, set := range sets {
		conditions = append(conditions, parting(set, cost))
	}
	return sizes().From("k ≥ 3, N = 4k²", "k >= 3").HoldsShown(all(conditions...), func(t *props.Case, e props.Env) string {
		i := slices.IndexFunc(conditions, func(c string) bool { return !isTrue(t, e, c) })
		small := spread(t, props.Env{"k": big.NewRat(2, 1)}, sets[i], cost)
		return fmt.Sprintf("%s: for N = 16 %s; for N = %s %s", strings.Join(sets[i], ", "), small, t.Text("{4*k*k}", e), spread(t, e, sets[i], cost))
	})
}

// parting is the condition that the quotient of the largest and the smallest cost of
// a set of networks is less for k = 2 than for this k.
func parting(set []string, cost func(network string) value) string {
	var costs []string
	for _, network := range set {
		costs = append(costs, cost(network).expr)
	}
	list := strings.Join(costs, ", ")
	quotient := fmt.Sprintf("max(%s)/min(%s)", list, list)
	return with("2", quotient) + " < " + quotient
}

// spread shows the smallest and the largest cost of a set of networks, and their
// quotient.
func spread(t *props.Case, e props.Env, set []string, cost func(network string) value) string {
	var costs []value
	for _, network := range set {
		costs = append(costs, cost(network))
	}
	slices.SortStableFunc(costs, func(a, b value) int { return number(t, e, a.expr).Cmp(number(t, e, b.expr)) })
	least, most := costs[0], costs[len(costs)-1]
	return t.Text(fmt.Sprintf("from %s to %s, quotient {(%s)/(%s):≈}", least.text(), most.text(), most.expr, least.expr), e)
}
