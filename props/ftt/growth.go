package ftt

import (
	"math/big"

	"topocert/props"
)

// steps is the steps from each size to the next.
func steps() props.OldFamily {
	steps := sizes()
	steps.Order = func(p []int) int { return 4 * (p[0] + 1) * (p[0] + 1) }
	return steps
}

// growth is what a network's diameter gains from size k to the next.
func growth(t *props.Case, k int, network string) fttValue {
	now, then := measured(t, k, network, diameterOf), measured(t, k+1, network, diameterOf)
	return fttValue{now.name + " to " + then.name, new(big.Rat).Sub(then.value, now.value)}
}

// printedGrowth is growth by Table 1.
func printedGrowth(k int, network string) fttValue {
	diameter := table1(network).diameter
	return printedOf(network, new(big.Rat).Sub(diameter(k+1), diameter(k)))
}

// slower says that each of the slow grows by less than each of the fast.
func slower(t *props.Case, k int, slow []fttValue, fast ...fttValue) {
	for _, s := range slow {
		less(t, k, "growth of the diameter to the next size", s, fast...)
	}
}

func slowerPrinted(t *props.Case, p []int) {
	slower(t, p[0], []fttValue{printedGrowth(p[0], "FTT"), printedGrowth(p[0], "TCR")},
		printedGrowth(p[0], "Mesh"), printedGrowth(p[0], "MCR"), printedGrowth(p[0], "OUC"))
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
