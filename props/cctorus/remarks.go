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
				noMoreLinks("CCTorus", sides(3)).UpTo(1600).Named(e1),
				noMoreLinks("CCTorus", odd().And([]int{501})).UpTo(1600).Named("odd n"),
				noMoreLinks("CCTorusOpp", even().And([]int{500})).UpTo(1600).Named(e7),
			},
			Correction: &props.Correction{
				Statement: "under E1 CCTorus(n) has as many links as XTorus(n) for n = 3, 5, two more for n = 6, and fewer for n = 4 and n ≥ 7",
				Reading: sides(3).And([]int{500}, []int{501}).Holds("(n == 3 || n == 5) && size(CCTorus(n)) == size(XTorus(n)) || n == 6 && size(CCTorus(n)) == size(XTorus(n)) + 2 || "+
					"(n == 4 || n >= 7) && size(CCTorus(n)) < size(XTorus(n))", "n={n}: {size(CCTorus(n)) - size(XTorus(n))} more").UpTo(1600),
			},
		},
		{
			ID: "cctorus/xtorus3-equals-cctorus3", Kind: props.Theorem, Section: "(derived)",
			Quote:         "-",
			Formal:        "CCTorus(3) and XTorus(3) have the same nodes and the same links",
			ConditionalOn: []string{"XTorus"},
			// A formula could say no more than that one network contains the other.
			Readings: []props.Reading{props.Once("n=3", func(t *props.Case) {
				a, b := t.Net("CCTorus(3)"), t.Net("XTorus(3)")
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
			Correction: &props.Correction{Statement: "both name 36 and 64 nodes; 25 stands in the text alone, 16 in Table II alone", Reading: props.Once("Section V-A and Table II", func(t *props.Case) {
				text, table := simulated()
				both := slices.DeleteFunc(slices.Clone(text), func(n int) bool { return !slices.Contains(table, n) })
				t.Want(slices.Equal(both, []int{36, 64}), "both name %d", both)
				t.Want(!slices.Contains(table, 25) && !slices.Contains(text, 16), "25 or 16 stands in both")
			}),
			},
		},
	}
}

// noMoreLinks is the reading that the network has at most as many links as XTorus.
func noMoreLinks(network string, f props.Family) props.Reading {
	return of(network, f, "size(NET(n)) <= size(XTorus(n))", "NET({n}) has {size(NET(n))} links, XTorus({n}) has {size(XTorus(n))}")
}

// simulated returns the network sizes of the simulation, as the text of
// Section V-A and as Table II print them.
func simulated() (text, table []int) { return []int{25, 36, 64}, []int{16, 36, 64} }
