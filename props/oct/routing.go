package oct

import (
	"slices"

	"topocert/props"
	"topocert/routing"
)

// routingClaims are the claims about faults and unicasting.
func routingClaims() []*props.Claim {
	return slices.Concat(
		[]*props.Claim{nodeFaultClaim(), linkFaultClaim(), torusBypassClaim(), octagonBypassClaim(), octagonStepClaim()},
		torusStepClaims(),
		[]*props.Claim{minimalClaim(), worstClaim(), efficiencyClaim()},
	)
}

// octagonStepClaim is step ① of the unicast.
func octagonStepClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/unicast-step1", Kind: props.Algorithm, Section: "3.1.1 (1)",
		Quote:  "send message to adjacent node which is 1 away from destination node",
		Formal: "between different nodes of an octagon the route of the step is a shortest path: of one hop if their codes differ in one bit or in four, and else of two, by a node adjacent to the source that is 1 away from the destination",
		Note:   codesByRule + "; the other readings say it of every adjacent node that is 1 away: at distance 1, that is differing in one bit or four, or differing in one bit",
		Readings: []props.Reading{
			pairs(ordered).Holds(`route("octagon-printed", Octagon, a, b) == distance(Octagon, a, b) && distance(Octagon, a, b) == cond(h == 1 || h == 4, 1, 2)`,
				`from {a} to {b}, whose codes differ in {h} bits and which are at distance {distance(Octagon, a, b)}, the route has {route("octagon-printed", Octagon, a, b)} hops`).
				Named("the route of the step"),
			octagonOnce(func(t *props.Case, o octagon) { o.wantTwoHops(t, 1, 4) }).Named("every node 1 away in the octagon"),
			octagonOnce(func(t *props.Case, o octagon) {
				o.wantTwoHops(t, 1)
				wantRoutes(t, o.Net, "octagon-printed", 2)
			}).Named("every node at Hamming distance 1"),
		},
	}
}

// torusStepClaims are steps ② and ③ of the unicast.
func torusStepClaims() []*props.Claim {
	printed := func(t *props.Case, k, m int) { wantNeighbours(t, k, m, routing.PrintedTorusSteps(k, m)) }
	return []*props.Claim{
		{
			ID: "oct/unicast-step2-literal", Kind: props.Algorithm, Section: "3.1.1 (2)",
			Quote:  "Al=..., Ar=..., Au=..., Ad=...",
			Formal: "for every node the four printed patterns of indices, with A3 … A0 = 0000, give the codes of its four neighbours in T(k,m)",
			Note:   "the scan lost the bars: 4A is ¬A4, 1kA is ¬A_{k−1}, kA is ¬A_k, 3kmA is ¬A_{m+k+3}; a run of falling indices that begins below its end is empty; the text has the border of the two parts at k, which is the border m+4 only if k = m+4",
			Readings: []props.Reading{
				props.Over(torusFamily(), printed).Named(longRings),
				props.Over(full(torusFamily()).Where("k = m+4, m ≥ 1", "k == m+4"), printed).Named("k = m+4, where the printed border is right"),
			},
			Correction: &props.Correction{
				Statement: "with the border m+4 instead of k, and Ad ending in A_{m+3} … A_4, the patterns give the four neighbours for all k, m ≥ 1; " +
					"as printed they do so on T(5,1), and on no other T(k,m) are all four right at any node, for k = m+4 because of Ad alone",
				Reading: props.Over(full(torusFamily()).And([]int{30, 40}), func(t *props.Case, k, m int) {
					wantNeighbours(t, k, m, routing.RepairedTorusSteps(k, m))
					wantPrinted(t, k, m)
				}).UpTo(256),
			},
		},
		{
			ID: "oct/unicast-step2-corrected", Kind: props.Algorithm, Section: "3.1.1 (2)",
			Quote:  "Hmin=min{Hl,Hr,Hu,Hd}",
			Formal: "with the border m+4 and Ad's tail A_{m+3} … A_4 the patterns give the four neighbours, and from every node, for every other as destination, the smallest of their four Hamming distances to it is one less than the node's own, which is its distance: the repeated step is a shortest path",
			Note:   "Al = V ¬A4 A_{m+3}…A5, Ar = V A_{m+2}…A4 ¬A_{m+3}, Au = ¬A_{m+4} A_{m+k+3}…A_{m+5} H, Ad = A_{m+k+2}…A_{m+4} ¬A_{m+k+3} H, for V = A_{m+k+3}…A_{m+4} and H = A_{m+3}…A4",
			Readings: computed(torusFamily(), 144, func(t *props.Case, k, m int) {
				wantNeighbours(t, k, m, routing.RepairedTorusSteps(k, m))
				wantGreedy(t, k, m)
				wantRoutes(t, torus(t, k, m), "jtorus", k+m)
			}),
		},
		{
			ID: "oct/unicast-step3-intermediate", Kind: props.Algorithm, Section: "3.1.1 (3)",
			Quote:  "routed firstly to A'(Am+k-1...AmAm-1...B3B2B1B0)",
			Formal: "for all A and B there is a node A' with A's torus bits and B's octagon bits; it is in A's octagon and in B's copy of the torus",
			Note:   "the second reading takes the printed indices as they stand, with the bits of ①: A_{m+k−1} … A4, then B3 … B0",
			Readings: []props.Reading{
				props.Over(family(), func(t *props.Case, k, m int) {
					wantIntermediate(t, k, m, routing.CodePattern{{From: m + k + 3, To: 4}})
				}).Named("A's torus bits, B's octagon bits"),
				props.Over(family(), func(t *props.Case, k, m int) {
					wantIntermediate(t, k, m, routing.CodePattern{{From: m + k - 1, To: 4}})
				}).Named("the indices as printed"),
			},
		},
	}
}
