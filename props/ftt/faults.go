package ftt

import "topocert/props"

// faultClaims lists the claims about Hamiltonian cycles and faults.
func faultClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/hamiltonian", Kind: props.Theorem, Section: "6",
			Quote:  "FTT satisfies the existence of the Hamiltonian Cycle",
			Formal: "FTT(n) has a Hamiltonian cycle",
			Readings: []props.Reading{family().And([]int{150}, []int{151}).All(func(t *props.Case, p []int) {
				t.Want(t.Hamiltonian(net(t, p[0])), "FTT(%d) has no Hamiltonian cycle", p[0])
			})},
		},
		{
			ID: "ftt/hamiltonian-both-networks", Kind: props.Text, Section: "8",
			Quote:         "presence of Hamiltonian cycles in both these networks",
			Formal:        "the two networks meant have Hamiltonian cycles",
			Note:          "the paper proposes one network, FTT; beside it are those of its tables that are defined, at equal sizes; TCR is cited from an earlier paper by the same author",
			ConditionalOn: []string{"MCR", "TCR"},
			Readings: []props.Reading{
				props.Lost("both networks", "the paper proposes one network, and does not say which the other is"),
				sizes().All(hamiltonian("FTT")).Named("FTT(2k)"),
				sizes().All(hamiltonian("FTT", "TCR")).Named("FTT(2k) and TCR(k)"),
				sizes().All(hamiltonian("Mesh", "Torus", "TCR")).Named("Mesh(2k), Torus(2k) and TCR(k)"),
				sizes().All(hamiltonian("MCR")).Named("MCR(k)"),
				sizes().All(func(t *props.Case, p []int) {
					net := t.Net("MCR(%d)", p[0])
					t.Want(t.Hamiltonian(net) == (p[0]%2 == 0), "%s: %t", net.Name(), p[0]%2 != 0)
				}).Named("MCR(k) if and only if k is even"),
			},
		},
		{
			ID: "ftt/fault-tolerance-degree", Kind: props.Theorem, Section: "abstract/8",
			Quote:  "The FTT offers a high degree of fault tolerance",
			Formal: "FTT(n) has vertex connectivity 4 and edge connectivity 4",
			Note:   "no more is possible with four links at a node",
			Readings: []props.Reading{family().All(func(t *props.Case, p []int) {
				net := net(t, p[0])
				nodes, links := t.VertexConnectivity(net), t.EdgeConnectivity(net)
				t.Want(nodes == 4 && links == 4, "FTT(%d) has vertex connectivity %d and edge connectivity %d", p[0], nodes, links)
			})},
		},
		{
			ID: "ftt/single-link-fault-detour", Kind: props.Theorem, Section: "5.B",
			Quote:  "the fault can be tolerated by rerouting",
			Formal: "in FTT(n) without one link any two nodes are joined, in at most 2 hops more than before",
			Note:   "the extra hops are bounded for all n; 2 of them are needed for some link of every FTT(n): the second reading",
			Readings: []props.Reading{
				family().All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					d := t.EdgeFaultDetour(net)
					t.Want(0 <= d && d <= 2, "%s", t.WorstDetour(net, true))
				}).Named("at most 2 hops more"),
				family().All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					t.Want(t.EdgeFaultDetour(net) == 2, "%s", t.WorstDetour(net, true))
				}).Named("exactly 2 hops more at worst").UpTo(detoursTried),
			},
		},
		{
			ID: "ftt/single-node-fault-detour", Kind: props.Theorem, Section: "5.B",
			Quote:  "type of link or node fault",
			Formal: "in FTT(n) without one node any two others are joined",
			Note:   "how many hops it takes more, the paper does not say: the second reading takes it to be 2, as for a link; the third is ours, found for n ≤ 24 and tried beyond",
			Readings: []props.Reading{
				family().All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					t.Want(t.VertexFaultDetour(net) >= 0, "%s", t.WorstDetour(net, false))
				}).Named("joined"),
				family().All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					d := t.VertexFaultDetour(net)
					t.Want(0 <= d && d <= 2, "%s", t.WorstDetour(net, false))
				}).Named("at most 2 hops more"),
				family().All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					want := min(p[0]/2, 4)
					t.Want(t.VertexFaultDetour(net) == want, "at worst: %s", t.WorstDetour(net, false))
				}).Named("exactly min(⌊n/2⌋, 4) hops more at worst").UpTo(detoursTried),
			},
		},
	}
}

// detoursTried is a limit on the order for statements on detours: n ≤ 48.
const detoursTried = 48 * 48

// hamiltonian says that the networks of order 4k² have Hamiltonian cycles.
func hamiltonian(networks ...string) func(t *props.Case, p []int) {
	return func(t *props.Case, p []int) {
		for _, network := range networks {
			net := at(t, network, p[0])
			if !t.Hamiltonian(net) {
				t.Failf("%s has no Hamiltonian cycle%s", net.Name(), hamiltonReason(network, p[0]))
			}
		}
	}
}

// hamiltonReason says why, where a few words suffice.
func hamiltonReason(network string, k int) string {
	if network != "MCR" || k != 3 {
		return ""
	}
	return ": it would take both links of each corner's ring, so it would enter and leave a ring in the middle of a side by opposite ports only, and miss one of the others"
}
