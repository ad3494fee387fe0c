package props

const qtPartitionsNote = "only the cut of the printed partition is counted; whether it is the smallest is another claim"

// qtPartitionClaims are the claims of Section 3 on the printed partitions.
func qtPartitionClaims() []*Claim {
	return []*Claim{
		{
			ID: "qt/bisection-construction-even", Kind: Theorem, Section: "3",
			Quote:  "removing external edges connecting (0,i)-(m-1,i) and (m/2-1,i)-(m/2,i)",
			Formal: "for m even the modules with x < m/2 hold half of the nodes, and exactly 6n links leave them",
			Note:   qtPartitionsNote,
			Readings: []Reading{qtFamily().where("m even, n ≥ 2", func(p []int) bool { return p[0]%2 == 0 }).and([]int{100, 100}).
				All(func(t *Trial, p []int) { qtBisects(t, p, qtColumns(p[0]), 6*p[1]) }).upTo(1600)},
		},
		{
			ID: "qt/bisection-construction-odd-odd", Kind: Theorem, Section: "3",
			Quote:  "Case 2(a): therefore bisection width is 6n+2",
			Formal: "for m, n odd the partition of Case 2(a), whose middle module is split, holds half of the nodes in each part and cuts 6n+2 links",
			Note:   qtPartitionsNote + "; the middle module is (⌊m/2⌋,⌊n/2⌋), split into {0,1,2,3} and {4,5,6,7}: the four links that the text cuts in it say so",
			Readings: []Reading{
				qtOddFamily(1).and([]int{101, 99}).All(func(t *Trial, p []int) { qtBisects(t, p, qtStairs(p[0], p[1]), 6*p[1]+2) }).upTo(1600).named("middle module split as the links in the text say"),
				qtOddFamily(1).All(func(t *Trial, p []int) {
					qtBisects(t, p, qtStairsPrinted(p[0], p[1]), 6*p[1]+2)
				}).named("middle module split as printed, {0,1,2,4} and {4,5,6,7}"),
			},
		},
		{
			ID: "qt/bisection-construction-odd-even", Kind: Theorem, Section: "3",
			Quote:  "Case 2(b) i<n/2: (j',i) 0<=j'<=m/2 in A, (k',i) m/2<k'<n in B",
			Formal: "for m odd, n even the printed assignment puts half of the nodes in each part and cuts 6n+2 links",
			Note:   qtPartitionsNote + "; m/2 is rounded down, which changes no inequality of the text",
			Readings: []Reading{
				qtOddFamily(0).All(func(t *Trial, p []int) { qtBisects(t, p, qtGridPrinted(p[0], p[1]), 6*p[1]+2) }).named("as printed"),
				qtOddFamily(0).All(func(t *Trial, p []int) { qtBisects(t, p, qtGridPrinted(p[0], p[0]), 6*p[1]+2) }).named("with k, k' < m for k, k' < n"),
			},
			Correction: &Correction{"with ⌊m/2⌋ in network B in the rows i < n/2, that is j' < ⌊m/2⌋ ≤ k' < m, it is balanced and cuts 6n+2 links",
				qtOddFamily(0).and([]int{101, 100}).All(func(t *Trial, p []int) { qtBisects(t, p, qtStairs(p[0], p[1]), 6*p[1]+2) }).upTo(1600)},
		},
		{
			ID: "qt/bisection-examples", Kind: Table, Section: "3",
			Quote:  "QT(6,6)=36, QT(7,7)=44, QT(7,6)=38",
			Formal: "the printed values equal the bisection widths",
			Readings: []Reading{
				Each("QT(6,6), QT(7,7), QT(7,6)", qtExamples(), func(t *Trial, e qtExample) { qtWantWidth(t, e.m, e.n, e.width) }).named("the bisection widths"),
				Each("QT(6,6), QT(7,7), QT(7,6)", qtExamples(), func(t *Trial, e qtExample) {
					qtBisects(t, []int{e.m, e.n}, qtProofPartition(e.m, e.n), e.width)
				}).named("the cuts of the partitions in the proof, Case 2 as repaired"),
			},
		},
		{
			ID: "qt/bisection-permodule-2a", Kind: Theorem, Section: "3",
			Quote:    "(fl(m/2)+1,n-1):2, (fl(m/2)+1,fl(n/2)+1):2, (fl(m/2)+1,fl(n/2)):1, (fl(m/2)+1,0):1, (fl(m/2),0):4, rest 3",
			Formal:   "in Case 2(a), cut links at the middle boundary, each counted at its module of network B: these numbers, 4 within the split module, and 3 for every other module that has any",
			Note:     "the middle boundary is every cut link but those between the columns m−1 and 0",
			Readings: []Reading{qtOddFamily(1).All(func(t *Trial, p []int) { qtCharged(t, p, qtCharges2a(p[0], p[1])) })},
			Correction: &Correction{"it is so for n ≥ 5; in QT(m,3) too, but that the first two modules of the list are one, with 1 link",
				qtOddFamily(1).and([]int{101, 99}).All(func(t *Trial, p []int) {
					list := qtCharges2a(p[0], p[1])
					if p[1] == 3 {
						list = append(list[2:], qtCharge{p[0]/2 + 1, 2, 1})
					}
					qtCharged(t, p, list)
				}).upTo(1600)},
		},
		{
			ID: "qt/bisection-permodule-2b", Kind: Theorem, Section: "3",
			Quote:  "... (m/2,0) is 4 and ... other basic modules ... is 3",
			Formal: "in Case 2(b) the same count is 2 at (⌊m/2⌋+1,n−1) and (⌊m/2⌋+1,n/2), 1 at (⌊m/2⌋+1,n/2−1) and (⌊m/2⌋+1,0), 4 at (⌊m/2⌋,0), and 3 at every other module that has any",
			Note:   "for the repaired partition of Case 2(b)",
			Readings: []Reading{
				qtOddFamily(0).All(func(t *Trial, p []int) { qtCharged(t, p, qtCharges2b(p[0], p[1])) }).named("all n"),
				qtOddFamily(0).from("m odd, n even, m ≥ n ≥ 4", 4, 4).All(func(t *Trial, p []int) { qtCharged(t, p, qtCharges2b(p[0], p[1])) }).named("n ≥ 4"),
			},
			Correction: &Correction{"for n ≥ 4 it is so with 4 links, not 3, at (⌊m/2⌋,n/2−1) too",
				qtOddFamily(0).from("m odd, n even, m ≥ n ≥ 4", 4, 4).and([]int{101, 100}).All(func(t *Trial, p []int) {
					m, n := p[0], p[1]
					qtCharged(t, p, append(qtCharges2b(m, n), qtCharge{m / 2, n/2 - 1, 4}))
				}).upTo(1600)},
		},
	}
}

// qtOddFamily is the domain of Theorem 1 for odd m and n of the given parity.
func qtOddFamily(parity int) Family {
	domain := map[int]string{0: "m odd, n even, m ≥ n", 1: "m, n odd, m ≥ n"}[parity]
	return qtFamily().where(domain, func(p []int) bool { return p[0]%2 == 1 && p[1]%2 == parity && p[0] >= p[1] })
}

// qtCharges2a lists the numbers printed for Case 2(a).
func qtCharges2a(m, n int) []qtCharge {
	return []qtCharge{
		{m/2 + 1, n - 1, 2}, {m/2 + 1, n/2 + 1, 2},
		{m/2 + 1, n / 2, 1}, {m/2 + 1, 0, 1},
		{m / 2, 0, 4}, {m / 2, n / 2, 4},
	}
}

// qtCharges2b lists the numbers printed for Case 2(b).
func qtCharges2b(m, n int) []qtCharge {
	return []qtCharge{
		{m/2 + 1, n - 1, 2}, {m/2 + 1, n / 2, 2},
		{m/2 + 1, n/2 - 1, 1}, {m/2 + 1, 0, 1},
		{m / 2, 0, 4},
	}
}
