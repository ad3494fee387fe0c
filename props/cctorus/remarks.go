package cctorus

import (
	"slices"

	"topocert/props"
)

// remarks lists the remaining claims: about links, about n = 3, and
// about the simulation of Section V.
func remarks() []*props.Claim {
	return []*props.Claim{
		{
			ID: "cctorus/fewer-links", Kind: props.Text, Section: "II",
			Quote:         "very large number of links",
			Formal:        "CCTorus(n) has at most as many links as XTorus(n)",
			Note:          "the paper holds the number of links against the earlier extensions of the torus",
			ConditionalOn: []string{"XTorus"},
			Readings: []props.Reading{
				each(sides(3), noMoreLinks("CCTorus")).UpTo(1600).Named(e1),
				each(odd().And([]int{501}), noMoreLinks("CCTorus")).UpTo(1600).Named("odd n"),
				each(even().And([]int{500}), noMoreLinks("CCTorusOpp")).UpTo(1600).Named(e7),
			},
			Correction: &props.Correction{
				"under E1 CCTorus(n) has as many links as XTorus(n) for n = 3, 5, two more for n = 6, and fewer for n = 4 and n ≥ 7",
				each(sides(3).And([]int{500}, []int{501}), func(t *props.Case, n int) {
					surplus := t.Size(t.Net("CCTorus(%d)", n)) - t.Size(t.Net("XTorus(%d)", n))
					switch n {
					case 3, 5:
						t.Want(surplus == 0, "n=%d: %d more", n, surplus)
					case 6:
						t.Want(surplus == 2, "n=%d: %d more", n, surplus)
					default:
						t.Want(surplus < 0, "n=%d: %d more", n, surplus)
					}
				}).UpTo(1600),
			},
		},
		{
			ID: "cctorus/xtorus3-equals-cctorus3", Kind: props.Theorem, Section: "(derived)",
			Quote:         "-",
			Formal:        "CCTorus(3) and XTorus(3) have the same nodes and the same links",
			ConditionalOn: []string{"XTorus"},
			Readings: []props.Reading{props.Once("n=3", func(t *props.Case) {
				a, b := t.Net("CCTorus(3)"), t.Net("XTorus(3)")
				t.Computed() // rows are compared
				t.Want(a.Order() == b.Order(), "CCTorus(3) has %d nodes, XTorus(3) has %d", a.Order(), b.Order())
				for v := range uint32(a.Order()) {
					t.Want(slices.Equal(a.Neighbors(v), b.Neighbors(v)), "node %d is linked to %d in CCTorus(3), to %d in XTorus(3)",
						v, a.Neighbors(v), b.Neighbors(v))
				}
			})},
		},
		simThroughput(),
		simDelay(),
		{
			ID: "cctorus/sim-sizes", Kind: props.Table, Section: "V-A",
			Quote:  "25-node, 36-node, 64-node",
			Formal: "the text of Section V-A and Table II name the same network sizes",
			Note:   "decided from the printed numbers alone",
			Readings: []props.Reading{props.Once("Section V-A and Table II", func(t *props.Case) {
				text, table := simulated()
				t.Want(slices.Equal(text, table), "the text has %d nodes, Table II has %d", text, table)
			})},
			Correction: &props.Correction{
				"both name 36 and 64 nodes; 25 stands in the text alone, 16 in Table II alone",
				props.Once("Section V-A and Table II", func(t *props.Case) {
					text, table := simulated()
					both := slices.DeleteFunc(slices.Clone(text), func(n int) bool { return !slices.Contains(table, n) })
					t.Want(slices.Equal(both, []int{36, 64}), "both name %d", both)
					t.Want(!slices.Contains(table, 25) && !slices.Contains(text, 16), "25 or 16 stands in both")
				}),
			},
		},
	}
}

func noMoreLinks(network string) func(t *props.Case, n int) {
	return func(t *props.Case, n int) {
		cc, xtorus := t.Size(t.Net("%s(%d)", network, n)), t.Size(t.Net("XTorus(%d)", n))
		t.Want(cc <= xtorus, "%s(%d) has %d links, XTorus(%d) has %d", network, n, cc, n, xtorus)
	}
}

// simulated returns the network sizes of the simulation, as the text of
// Section V-A and as Table II print them.
func simulated() (text, table []int) { return []int{25, 36, 64}, []int{16, 36, 64} }
