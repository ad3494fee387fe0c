package props

import "math/big"

// fttSteps is the steps from each size to the next.
func fttSteps() Family {
	steps := fttSizes()
	steps.Order = func(p []int) int { return 4 * (p[0] + 1) * (p[0] + 1) }
	return steps
}

// fttGrowth is what a network's diameter gains from size k to the next.
func fttGrowth(t *Trial, k int, network string) fttValue {
	now, then := fttMeasured(t, k, network, fttDiameterOf), fttMeasured(t, k+1, network, fttDiameterOf)
	return fttValue{now.name + " to " + then.name, new(big.Rat).Sub(then.value, now.value)}
}

// fttPrintedGrowth is fttGrowth by Table 1.
func fttPrintedGrowth(k int, network string) fttValue {
	diameter := fttTable1(network).diameter
	return fttPrintedOf(network, new(big.Rat).Sub(diameter(k+1), diameter(k)))
}

// fttSlower says that each of the slow grows by less than each of the fast.
func fttSlower(t *Trial, k int, slow []fttValue, fast ...fttValue) {
	for _, s := range slow {
		fttLess(t, k, "growth of the diameter to the next size", s, fast...)
	}
}

func fttSlowerPrinted(t *Trial, p []int) {
	fttSlower(t, p[0], []fttValue{fttPrintedGrowth(p[0], "FTT"), fttPrintedGrowth(p[0], "TCR")},
		fttPrintedGrowth(p[0], "Mesh"), fttPrintedGrowth(p[0], "MCR"), fttPrintedGrowth(p[0], "OUC"))
}

// fttSlowerRows says that between any two sizes, from the given order on, at which
// Table 2 has rows for a network said to grow rapidly and for another, the former
// grows by more.
func fttSlowerRows(t *Trial, from int) {
	for _, fast := range []string{"Mesh", "MCR", "OUC"} {
		for _, slow := range []string{"FTT", "TCR"} {
			var before [][2]fttRow
			for _, f := range fttTable2(fast) {
				for _, s := range fttTable2Of(slow, f.order) {
					if s.order < from {
						continue
					}
					for _, b := range before {
						grown, less := f.diameter-b[0].diameter, s.diameter-b[1].diameter
						t.Want(grown > less, "from N = %d to N = %d the diameter of %s grows from %d to %d, by %d, that of %s from %d to %d, by %d",
							b[0].order, f.order, fast, b[0].diameter, f.diameter, grown, slow, b[1].diameter, s.diameter, less)
					}
					before = append(before, [2]fttRow{f, s})
				}
			}
		}
	}
}
