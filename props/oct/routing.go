package oct

import (
	"topocert/routing"

	"topocert/props"
)

// routingClaims are the claims about faults and unicasting.
func routingClaims() []*props.Claim {
	return []*props.Claim{
		nodeFaultClaim(),
		linkFaultClaim(),
		torusBypassClaim(),
		octagonBypassClaim(),
		{
			ID: "oct/unicast-step1", Kind: props.Algorithm, Section: "3.1.1 (1)",
			Quote:  "send message to adjacent node which is 1 away from destination node",
			Formal: "between different nodes of an octagon the step takes one hop if their codes differ in one bit or four; otherwise a node adjacent to the source is 1 away from the destination, and two hops by any such node are a shortest path",
			Note:   "1 away: at distance 1, that is differing in one bit or four; in the second reading differing in one bit",
			Readings: []props.Reading{
				octagonOnce(func(t *props.Case, o octagon) { o.wantTwoHops(t, 1, 4) }).Named("1 away in the octagon"),
				octagonOnce(func(t *props.Case, o octagon) {
					o.wantTwoHops(t, 1)
					wantRoutes(t, o.Octagon, "octagon-printed", 2)
				}).Named("Hamming distance 1"),
			},
		},
		{
			ID: "oct/unicast-step2-literal", Kind: props.Algorithm, Section: "3.1.1 (2)",
			Quote:  "Al=..., Ar=..., Au=..., Ad=...",
			Formal: "for every node the four printed patterns of indices, with A3 … A0 = 0000, give the codes of its four neighbours in T(k,m)",
			Note:   "the scan lost the bars: 4A is ¬A4, 1kA is ¬A_{k−1}, kA is ¬A_k, 3kmA is ¬A_{m+k+3}; a run of falling indices that begins below its end is empty; the text has the border of the two parts at k, which is the border m+4 only if k = m+4",
			Readings: []props.Reading{
				jtorusFamily().All(func(t *props.Case, p []int) {
					wantNeighbours(t, p[0], p[1], routing.PrintedTorusSteps(p[0], p[1]))
				}).Named("k, m ≥ 2"),
				km(jtorusFamily()).Where("k = m+4, m ≥ 1", func(p []int) bool { return p[0] == p[1]+4 }).All(func(t *props.Case, p []int) {
					wantNeighbours(t, p[0], p[1], routing.PrintedTorusSteps(p[0], p[1]))
				}).Named("k = m+4, where the printed border is right"),
			},
			Correction: &props.Correction{
				Statement: "with the border m+4 instead of k, and Ad ending in A_{m+3} … A_4, the patterns give the four neighbours for all k, m ≥ 1; " +
					"as printed they do so on T(5,1), and on no other T(k,m) are all four right at any node, for k = m+4 because of Ad alone",
				Reading: km(jtorusFamily()).And([]int{30, 40}).All(func(t *props.Case, p []int) {
					wantNeighbours(t, p[0], p[1], routing.RepairedTorusSteps(p[0], p[1]))
					wantPrinted(t, p[0], p[1])
				}).UpTo(256),
			},
		},
		{
			ID: "oct/unicast-step2-corrected", Kind: props.Algorithm, Section: "3.1.1 (2)",
			Quote:  "Hmin=min{Hl,Hr,Hu,Hd}",
			Formal: "with the border m+4 and Ad's tail A_{m+3} … A_4 the patterns give the four neighbours, and from every node, for every other as destination, the smallest of their four Hamming distances to it is one less than the node's own, which is its distance: the repeated step is a shortest path",
			Note:   "Al = V ¬A4 A_{m+3}…A5, Ar = V A_{m+2}…A4 ¬A_{m+3}, Au = ¬A_{m+4} A_{m+k+3}…A_{m+5} H, Ad = A_{m+k+2}…A_{m+4} ¬A_{m+k+3} H, for V = A_{m+k+3}…A_{m+4} and H = A_{m+3}…A4",
			Readings: readings(jtorusFamily(), 144, func(t *props.Case, p []int) {
				wantNeighbours(t, p[0], p[1], routing.RepairedTorusSteps(p[0], p[1]))
				wantGreedy(t, p)
				wantRoutes(t, jtorus(t, p[0], p[1]).JTorus, "jtorus", p[0]+p[1])
			}),
		},
		{
			ID: "oct/unicast-step3-intermediate", Kind: props.Algorithm, Section: "3.1.1 (3)",
			Quote:  "routed firstly to A'(Am+k-1...AmAm-1...B3B2B1B0)",
			Formal: "for all A and B there is a node A' with A's torus bits and B's octagon bits; it is in A's octagon and in B's copy of the torus",
			Note:   "the second reading takes the printed indices as they stand, with the bits of ①: A_{m+k−1} … A4, then B3 … B0",
			Readings: []props.Reading{
				family().All(func(t *props.Case, p []int) {
					wantIntermediate(t, p, routing.CodePattern{{From: p[1] + p[0] + 3, To: 4}})
				}).Named("A's torus bits, B's octagon bits"),
				family().All(func(t *props.Case, p []int) {
					wantIntermediate(t, p, routing.CodePattern{{From: p[1] + p[0] - 1, To: 4}})
				}).Named("the indices as printed"),
			},
		},
		minimalClaim(),
		worstClaim(),
		efficiencyClaim(),
	}
}
