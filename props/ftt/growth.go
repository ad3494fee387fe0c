package ftt

import (
	"fmt"
	"strings"

	"topocert/props"
)

// steps is the steps from each size to the next.
func steps() props.Family {
	return props.Family{Domain: "k ≥ 2, N = 4k²", For: "k >= 2", Order: "4*(k + 1)*(k + 1)"}
}

// with returns an expression or a template with something else for its variable k.
// No other name in them has that letter.
func with(k, text string) string { return strings.ReplaceAll(text, "k", k) }

// growth is what a network's diameter gains from size k to the next.
func growth(network string) value {
	now := measured(network, diameterOf)
	return value{now.name + " to " + with("(k + 1)", now.name), fmt.Sprintf("(%s - %s)", with("(k + 1)", now.expr), now.expr)}
}

// printedGrowth is growth by Table 1.
func printedGrowth(network string) value {
	now := table1(network).diameter
	return printed(network, fmt.Sprintf("(%s - (%s))", with("(k + 1)", now), now))
}

// slower is the reading that each of the slow grows by less than each of the fast.
func slower(f props.Family, slow []value, fast ...value) props.Reading {
	return compare(f, "growth of the diameter to the next size", "<", slow, fast...)
}

// slowerPrinted is that reading for the formulas of Table 1.
func slowerPrinted(f props.Family) props.Reading {
	return slower(f, []value{printedGrowth("FTT"), printedGrowth("TCR")}, printedGrowth("Mesh"), printedGrowth("MCR"), printedGrowth("OUC")).UpTo(many)
}

// slowerRows says that between any two sizes, from the given order on, at which
// Table 2 has rows for a network said to grow rapidly and for another, the former
// grows by more.
func slowerRows(t *props.Case, from int) {
	for _, fast := range []string{"Mesh", "MCR", "OUC"} {
		for _, slow := range []string{"FTT", "TCR"} {
			var before [][2]row
			for _, f := range table2(fast) {
				for _, s := range table2Of(slow, f.order) {
					if s.order < from {
						continue
					}
					for _, b := range before {
						grown, less := f.diameter-b[0].diameter, s.diameter-b[1].diameter
						t.Want(grown > less, "from N = %d to N = %d the diameter of %s grows from %d to %d, by %d, that of %s from %d to %d, by %d",
							b[0].order, f.order, fast, b[0].diameter, f.diameter, grown, slow, b[1].diameter, s.diameter, less)
					}
					before = append(before, [2]row{f, s})
				}
			}
		}
	}
}

// growthClaim is the claim about how fast diameters grow.
func growthClaim() *props.Claim {
	return &props.Claim{
		ID: "ftt/cmp-fig5-growth", Kind: props.Text, Section: "7 Fig.5",
		Quote:  "diameter of OUC, MCR, and Mesh increases more rapidly than TCR and FTT",
		Formal: "from each size N = 4k² to the next, 4(k + 1)², the diameters of the OUC, MCR(k) and Mesh(2k) each grow by more than those of TCR(k) and FTT(2k)",
		Note: "as in the other comparisons, of the networks where there are networks, and for the OUC by its printed formula N/8 + 1, which is all there is of it; " +
			"Fig. 5 is lost; by the printed numbers alone it is not so from the smallest size on",
		ConditionalOn: []string{"MCR", "TCR"},
		Readings: []props.Reading{
			slower(steps(), []value{growth("FTT"), growth("TCR")}, growth("Mesh"), growth("MCR"), printedGrowth("OUC")).Named("the networks, OUC as printed"),
			slowerPrinted(steps()).Named("by the formulas of Table 1 alone"),
			slowerPrinted(steps().From("k ≥ 3, N = 4k²", "k >= 3")).Named("by the formulas of Table 1 alone, from N = 36 on"),
			props.Once("Table 2", func(t *props.Case) { slowerRows(t, 16) }).Named("by the rows of Table 2 alone"),
			props.Once("Table 2", func(t *props.Case) { slowerRows(t, 36) }).Named("by the rows of Table 2 alone, from N = 36 on"),
		},
	}
}
