package ftt

import (
	"strings"

	"topocert/props"
)

// faultClaims lists the claims about Hamiltonian cycles and faults.
func faultClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/hamiltonian", Kind: props.Theorem, Section: "6",
			Quote:    "FTT satisfies the existence of the Hamiltonian Cycle",
			Formal:   "FTT(n) has a Hamiltonian cycle",
			Readings: []props.Reading{family().And([]int{150}, []int{151}).Holds("hamiltonian(FTT(n))", "FTT({n}) has no Hamiltonian cycle")},
		},
		{
			ID: "ftt/hamiltonian-both-networks", Kind: props.Text, Section: "8",
			Quote:         "presence of Hamiltonian cycles in both these networks",
			Formal:        "the two networks meant have Hamiltonian cycles",
			Note:          "the paper proposes one network, FTT; beside it are those of its tables that are defined, at equal sizes; TCR is cited from an earlier paper by the same author",
			ConditionalOn: []string{"MCR", "TCR"},
			Readings: []props.Reading{
				props.Lost("both networks", "the paper proposes one network, and does not say which the other is"),
				sizes().Holds("hamiltonian(FTT(2*k))", "FTT({2*k}) has no Hamiltonian cycle").Named("FTT(2k)"),
				sizes().Holds("hamiltonian(FTT(2*k)) && hamiltonian(TCR(k))", "FTT({2*k}) or TCR({k}) has no Hamiltonian cycle").Named("FTT(2k) and TCR(k)"),
				sizes().Holds("hamiltonian(Mesh(2*k)) && hamiltonian(Torus(2*k)) && hamiltonian(TCR(k))", "Mesh({2*k}), Torus({2*k}) or TCR({k}) has no Hamiltonian cycle").Named("Mesh(2k), Torus(2k) and TCR(k)"),
				// The reason is that for k = 3, the smallest k for which there is none.
				sizes().Holds("hamiltonian(MCR(k))", "MCR({k}) has no Hamiltonian cycle: it would take both links of each corner's ring, "+
					"so it would enter and leave a ring in the middle of a side by opposite ports only, and miss one of the others").Named("MCR(k)"),
				sizes().Holds("hamiltonian(MCR(k)) == (k % 2 == 0)", "MCR({k}): {hamiltonian(MCR(k))}").Named("MCR(k) if and only if k is even"),
			},
		},
		{
			ID: "ftt/fault-tolerance-degree", Kind: props.Theorem, Section: "abstract/8",
			Quote:  "The FTT offers a high degree of fault tolerance",
			Formal: "FTT(n) has vertex connectivity 4 and edge connectivity 4",
			Note:   "no more is possible with four links at a node",
			Readings: []props.Reading{family().Holds("vertex_connectivity(FTT(n)) == 4 && edge_connectivity(FTT(n)) == 4",
				"FTT({n}) has vertex connectivity {vertex_connectivity(FTT(n))} and edge connectivity {edge_connectivity(FTT(n))}")},
		},
		{
			ID: "ftt/single-link-fault-detour", Kind: props.Theorem, Section: "5.B",
			Quote:  "the fault can be tolerated by rerouting",
			Formal: "in FTT(n) without one link any two nodes are joined, in at most 2 hops more than before",
			Note:   "the extra hops are bounded for all n; 2 of them are needed for some link of every FTT(n): the second reading",
			Readings: []props.Reading{
				detour("edge_fault_detour(FTT(n)) <= 2").Named("at most 2 hops more"),
				detour("edge_fault_detour(FTT(n)) == 2").Named("exactly 2 hops more at worst").UpTo(detoursTried),
			},
		},
		{
			ID: "ftt/single-node-fault-detour", Kind: props.Theorem, Section: "5.B",
			Quote:  "type of link or node fault",
			Formal: "in FTT(n) without one node any two others are joined",
			Note:   "how many hops it takes more, the paper does not say: the second reading takes it to be 2, as for a link; the third is ours, found for n ≤ 24 and tried beyond",
			Readings: []props.Reading{
				detour("vertex_fault_detour(FTT(n)) < infinite").Named("joined"),
				detour("vertex_fault_detour(FTT(n)) <= 2").Named("at most 2 hops more"),
				detour("vertex_fault_detour(FTT(n)) == min(floor(n/2), 4)").Named("exactly min(⌊n/2⌋, 4) hops more at worst").UpTo(detoursTried),
			},
		},
	}
}

// detoursTried is a limit on the order for statements on detours: n ≤ 48.
const detoursTried = 48 * 48

// detour is the reading that a formula about one fault holds. The witness is a fault
// that does the most harm.
func detour(formula string) props.Reading {
	return family().HoldsShown(formula, func(t *props.Case, e props.Env) string {
		return t.WorstDetour(t.Net("FTT(%d)", props.Int(e, "n")), strings.HasPrefix(formula, "edge"))
	})
}
