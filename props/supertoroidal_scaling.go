package props

// supertoroidalScaling lists the claims on building large networks from small
// ones (Section V).
func supertoroidalScaling() []*Claim {
	return []*Claim{
		{
			ID: "supertoroidal/scale-l-no-a-change", Kind: Text, Section: "V",
			Quote:  "No change in the links labeled (±1,0,0) (see (3)) is required",
			Formal: "Gamma(c,1,1)x2->Gamma(c,1,2) keeps all a-links",
			Open:   "needs the renumbering of two copies of Γ(c,1,1)",
		},
		{
			ID: "supertoroidal/scale-l-renumbering", Kind: Text, Section: "V",
			Quote:  "adding c/2 to the values of the y-coordinate in the second copy of Γ(c,1,1) and c to the y-coordinate of the last half of the nodes of the first copy",
			Formal: "under this renumbering links labelled (+-1,0,0) are unchanged",
			Open:   "needs the renumbering of two copies of Γ(c,1,1)",
		},
		{
			ID: "supertoroidal/scale-l-no-length-increase", Kind: Text, Section: "V",
			Quote:  "no link has its length increased in this process",
			Formal: "per-port link length new<=old in flattened nested-ring geometry",
			Open:   "needs the flattened cylindrical layout and its link lengths",
		},
		{
			ID: "supertoroidal/scale-half-identifiers", Kind: Text, Section: "V",
			Quote:  "at least half of the nodes must have their own identifiers changed",
			Formal: ">= c^3 of 2c^3",
			Open:   "needs a lower bound over all renumberings",
		},
		{
			ID: "supertoroidal/scale-k", Kind: Text, Section: "V",
			Quote:  "these slopes agree in both copies of the network for each value of y",
			Formal: "printed renumbering on x keeps all b-links and all a-links except the cuts",
			Open:   "needs the renumbering of two copies of Γ(c,1,1)",
		},
		{
			ID: "supertoroidal/hnet-k-scaling", Kind: Text, Section: "V",
			Quote:  "Γ(4,2,1) could be built by standing the machines side by side and rewiring the horizontal 4-cycles into 8-cycles",
			Formal: "only a-links at the joint change",
			Open:   "needs the renumbering of two copies of Γ(4,1,1)",
		},
		{
			ID: "supertoroidal/k-scaling-routing", Kind: Text, Section: "V",
			Quote:    "If the suboptimal algorithm is used and scaling is confined to the parameter k, then scaling only effects routing on the x-axis",
			Formal:   "the table of B for Γ(c,k,l) is that for Γ(c,1,l), and so is its link for every D⁻¹S = (x,j) with j ≠ 0, whatever x is; with j = 0 it is one of (±1,0,0)",
			Note:     "how D⁻¹S is found is left aside: the paper says just before that it depends on k",
			Readings: []Reading{gammaFamily().where("even c ≥ 4, k ≥ 2, l ≥ 1", func(p []int) bool { return p[1] >= 2 }).All(gammaLonger).upTo(1500)},
		},
	}
}
