package qt

import "topocert/props"

// hamiltonClaims are the claims of Section 4.
func hamiltonClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "qt/property1-paths", Kind: props.Theorem, Section: "4",
			Quote:  "Case 1..3 Hamiltonian paths in Q3",
			Formal: "each of the three listed sequences is a Hamiltonian path of the 3-cube",
			Readings: []props.Reading{props.Each("Cases 1, 2, 3", []int{1, 2, 3}, func(t *props.Case, i int) {
				path(t, t.Net("Hypercube(3)"), property1()[i-1])
			})},
		},
		{
			ID: "qt/hamiltonian-construction", Kind: props.Algorithm, Section: "4",
			Quote:  "Table 1 + Property 1",
			Formal: "the paths of Case 1 (modules with x=0), Case 2 and Case 3 (x=m−1), one after the other in the order of Table 1, form a Hamiltonian cycle of QT(m,n)",
			Readings: []props.Reading{props.Over(family().And([]int{100, 100}), func(t *props.Case, m, n int) {
				net := network(t, m, n)
				cycle := table1(net, m, n)
				path(t, net, cycle)
				last, first := cycle[len(cycle)-1], cycle[0]
				t.Want(net.HasEdge(last, first), "no link of %s joins the last node %s to the first, %s", net.Name(), net.Label(last), net.Label(first))
			}).UpTo(1600)},
		},
		{
			ID: "qt/hamiltonian-thm2", Kind: props.Theorem, Section: "4",
			Quote:    "QT(m,n) is Hamiltonian",
			Formal:   "QT(m,n) has a Hamiltonian cycle for all m, n ≥ 2",
			Readings: []props.Reading{family().And([]int{100, 100}).Holds("hamiltonian(QT(m,n))", "QT({m},{n}) has no Hamiltonian cycle").UpTo(1600)},
		},
	}
}

// property1 holds the sequences of Property 1.
func property1() [3][]uint32 {
	return [3][]uint32{
		{0, 1, 3, 2, 6, 4, 5, 7},
		{3, 2, 0, 1, 5, 4, 6, 7},
		{3, 2, 0, 1, 5, 7, 6, 4},
	}
}

// table1 returns the nodes of QT(m,n) in the order of Table 1: the modules
// row by row from y = n−1 down, x increasing, each along its path.
func table1(net *props.Net, m, n int) []uint32 {
	paths := property1()
	var order []uint32
	for y := n - 1; y >= 0; y-- {
		for x := range m {
			path := paths[1]
			switch x {
			case 0:
				path = paths[0]
			case m - 1:
				path = paths[2]
			}
			for _, z := range path {
				order = append(order, net.At(x, y, int(z)))
			}
		}
	}
	return order
}

// path wants a sequence of all nodes, each once, the next joined to the last.
func path(t *props.Case, net *props.Net, sequence []uint32) {
	seen := make([]bool, net.Order())
	for i, v := range sequence {
		t.Want(!seen[v], "the sequence meets %s of %s twice", net.Label(v), net.Name())
		seen[v] = true
		if i > 0 {
			before := sequence[i-1]
			t.Want(net.HasEdge(before, v), "no link of %s joins %s to the next, %s", net.Name(), net.Label(before), net.Label(v))
		}
	}
	t.Want(len(sequence) == net.Order(), "the sequence has %d of the %d nodes of %s", len(sequence), net.Order(), net.Name())
}
