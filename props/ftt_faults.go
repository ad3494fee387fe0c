package props

// fttFaultClaims lists the claims about Hamiltonian cycles and faults.
func fttFaultClaims() []*Claim {
	return []*Claim{
		{
			ID: "ftt/hamiltonian", Kind: Theorem, Section: "6",
			Quote:  "FTT satisfies the existence of the Hamiltonian Cycle",
			Formal: "FTT(n) has a Hamiltonian cycle",
			Readings: []Reading{fttFamily().and([]int{150}, []int{151}).All(func(t *Trial, p []int) {
				t.Want(t.Hamiltonian(fttNet(t, p[0])), "FTT(%d) has no Hamiltonian cycle", p[0])
			})},
		},
		{
			ID: "ftt/hamiltonian-both-networks", Kind: Text, Section: "8",
			Quote:         "presence of Hamiltonian cycles in both these networks",
			Formal:        "the two networks meant have Hamiltonian cycles",
			Note:          "the paper proposes one network, FTT; beside it are those of its tables that are defined, at equal sizes; TCR is cited from an earlier paper by the same author",
			ConditionalOn: []string{"MCR", "TCR"},
			Readings: []Reading{
				Lost("both networks", "the paper proposes one network, and does not say which the other is"),
				fttSizes().All(fttHamiltonian("FTT")).named("FTT(2k)"),
				fttSizes().All(fttHamiltonian("FTT", "TCR")).named("FTT(2k) and TCR(k)"),
				fttSizes().All(fttHamiltonian("Mesh", "Torus", "TCR")).named("Mesh(2k), Torus(2k) and TCR(k)"),
				fttSizes().All(fttHamiltonian("MCR")).named("MCR(k)"),
				fttSizes().All(func(t *Trial, p []int) {
					net := t.Net("MCR(%d)", p[0])
					t.Want(t.Hamiltonian(net) == (p[0]%2 == 0), "%s: %t", net.Name(), p[0]%2 != 0)
				}).named("MCR(k) if and only if k is even"),
			},
		},
		{
			ID: "ftt/fault-tolerance-degree", Kind: Theorem, Section: "abstract/8",
			Quote:  "The FTT offers a high degree of fault tolerance",
			Formal: "FTT(n) has vertex connectivity 4 and edge connectivity 4",
			Note:   "no more is possible with four links at a node",
			Readings: []Reading{fttFamily().All(func(t *Trial, p []int) {
				net := fttNet(t, p[0])
				nodes, links := t.VertexConnectivity(net), t.EdgeConnectivity(net)
				t.Want(nodes == 4 && links == 4, "FTT(%d) has vertex connectivity %d and edge connectivity %d", p[0], nodes, links)
			})},
		},
		{
			ID: "ftt/single-link-fault-detour", Kind: Theorem, Section: "5.B",
			Quote:  "the fault can be tolerated by rerouting",
			Formal: "in FTT(n) without one link any two nodes are joined, in at most 2 hops more than before",
			Note:   "the extra hops are bounded for all n; 2 of them are needed for some link of every FTT(n): the second reading",
			Readings: []Reading{
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					d := t.EdgeFaultDetour(net)
					t.Want(0 <= d && d <= 2, "%s", t.worstDetour(net, true))
				}).named("at most 2 hops more"),
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					t.Want(t.EdgeFaultDetour(net) == 2, "%s", t.worstDetour(net, true))
				}).named("exactly 2 hops more at worst").upTo(fttDetoursTried),
			},
		},
		{
			ID: "ftt/single-node-fault-detour", Kind: Theorem, Section: "5.B",
			Quote:  "type of link or node fault",
			Formal: "in FTT(n) without one node any two others are joined",
			Note:   "how many hops it takes more, the paper does not say: the second reading takes it to be 2, as for a link; the third is ours, found for n ≤ 24 and tried beyond",
			Readings: []Reading{
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					t.Want(t.VertexFaultDetour(net) >= 0, "%s", t.worstDetour(net, false))
				}).named("joined"),
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					d := t.VertexFaultDetour(net)
					t.Want(0 <= d && d <= 2, "%s", t.worstDetour(net, false))
				}).named("at most 2 hops more"),
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					want := min(p[0]/2, 4)
					t.Want(t.VertexFaultDetour(net) == want, "at worst: %s", t.worstDetour(net, false))
				}).named("exactly min(⌊n/2⌋, 4) hops more at worst").upTo(fttDetoursTried),
			},
		},
	}
}

// fttDetoursTried is a limit on the order for statements on detours: n ≤ 48.
const fttDetoursTried = 48 * 48

// fttHamiltonian says that the networks of order 4k² have Hamiltonian cycles.
func fttHamiltonian(networks ...string) func(t *Trial, p []int) {
	return func(t *Trial, p []int) {
		for _, network := range networks {
			net := fttAt(t, network, p[0])
			if !t.Hamiltonian(net) {
				t.Failf("%s has no Hamiltonian cycle%s", net.Name(), fttHamiltonReason(network, p[0]))
			}
		}
	}
}

// fttHamiltonReason says why, where a few words suffice.
func fttHamiltonReason(network string, k int) string {
	if network != "MCR" || k != 3 {
		return ""
	}
	return ": it would take both links of each corner's ring, so it would enter and leave a ring in the middle of a side by opposite ports only, and miss one of the others"
}
