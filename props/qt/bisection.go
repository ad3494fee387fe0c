package qt

import "topocert/props"

const partitionsNote = "only the cut of the printed partition is counted; whether it is the smallest is another claim"

// partitionClaims are the claims of Section 3 on the printed partitions.
func partitionClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "qt/bisection-construction-even", Kind: props.Theorem, Section: "3",
			Quote:  "removing external edges connecting (0,i)-(m-1,i) and (m/2-1,i)-(m/2,i)",
			Formal: "for m even the modules with x < m/2 hold half of the nodes, and exactly 6n links leave them",
			Note:   partitionsNote,
			Readings: []props.Reading{family().Where("m even, n ≥ 2", func(p []int) bool { return p[0]%2 == 0 }).And([]int{100, 100}).
				All(func(t *props.Case, p []int) { bisects(t, p, columns(p[0]), 6*p[1]) }).UpTo(1600)},
		},
		{
			ID: "qt/bisection-construction-odd-odd", Kind: props.Theorem, Section: "3",
			Quote:  "Case 2(a): therefore bisection width is 6n+2",
			Formal: "for m, n odd the partition of Case 2(a), whose middle module is split, holds half of the nodes in each part and cuts 6n+2 links",
			Note:   partitionsNote + "; the middle module is (⌊m/2⌋,⌊n/2⌋), split into {0,1,2,3} and {4,5,6,7}: the four links that the text cuts in it say so",
			Readings: []props.Reading{
				oddFamily(1).And([]int{101, 99}).All(func(t *props.Case, p []int) { bisects(t, p, stairs(p[0], p[1]), 6*p[1]+2) }).UpTo(1600).Named("middle module split as the links in the text say"),
				oddFamily(1).All(func(t *props.Case, p []int) {
					bisects(t, p, stairsPrinted(p[0], p[1]), 6*p[1]+2)
				}).Named("middle module split as printed, {0,1,2,4} and {4,5,6,7}"),
			},
		},
		{
			ID: "qt/bisection-construction-odd-even", Kind: props.Theorem, Section: "3",
			Quote:  "Case 2(b) i<n/2: (j',i) 0<=j'<=m/2 in A, (k',i) m/2<k'<n in B",
			Formal: "for m odd, n even the printed assignment puts half of the nodes in each part and cuts 6n+2 links",
			Note:   partitionsNote + "; m/2 is rounded down, which changes no inequality of the text",
			Readings: []props.Reading{
				oddFamily(0).All(func(t *props.Case, p []int) { bisects(t, p, gridPrinted(p[0], p[1]), 6*p[1]+2) }).Named("as printed"),
				oddFamily(0).All(func(t *props.Case, p []int) { bisects(t, p, gridPrinted(p[0], p[0]), 6*p[1]+2) }).Named("with k, k' < m for k, k' < n"),
			},
			Correction: &props.Correction{"with ⌊m/2⌋ in network B in the rows i < n/2, that is j' < ⌊m/2⌋ ≤ k' < m, it is balanced and cuts 6n+2 links",
				oddFamily(0).And([]int{101, 100}).All(func(t *props.Case, p []int) { bisects(t, p, stairs(p[0], p[1]), 6*p[1]+2) }).UpTo(1600)},
		},
		{
			ID: "qt/bisection-examples", Kind: props.Table, Section: "3",
			Quote:  "QT(6,6)=36, QT(7,7)=44, QT(7,6)=38",
			Formal: "the printed values equal the bisection widths",
			Readings: []props.Reading{
				props.Each("QT(6,6), QT(7,7), QT(7,6)", examples(), func(t *props.Case, e example) { wantWidth(t, e.m, e.n, e.width) }).Named("the bisection widths"),
				props.Each("QT(6,6), QT(7,7), QT(7,6)", examples(), func(t *props.Case, e example) {
					bisects(t, []int{e.m, e.n}, proofPartition(e.m, e.n), e.width)
				}).Named("the cuts of the partitions in the proof, Case 2 as repaired"),
			},
		},
		{
			ID: "qt/bisection-permodule-2a", Kind: props.Theorem, Section: "3",
			Quote:    "(fl(m/2)+1,n-1):2, (fl(m/2)+1,fl(n/2)+1):2, (fl(m/2)+1,fl(n/2)):1, (fl(m/2)+1,0):1, (fl(m/2),0):4, rest 3",
			Formal:   "in Case 2(a), cut links at the middle boundary, each counted at its module of network B: these numbers, 4 within the split module, and 3 for every other module that has any",
			Note:     "the middle boundary is every cut link but those between the columns m−1 and 0",
			Readings: []props.Reading{oddFamily(1).All(func(t *props.Case, p []int) { charged(t, p, charges2a(p[0], p[1])) })},
			Correction: &props.Correction{"it is so for n ≥ 5; in QT(m,3) too, but that the first two modules of the list are one, with 1 link",
				oddFamily(1).And([]int{101, 99}).All(func(t *props.Case, p []int) {
					list := charges2a(p[0], p[1])
					if p[1] == 3 {
						list = append(list[2:], charge{p[0]/2 + 1, 2, 1})
					}
					charged(t, p, list)
				}).UpTo(1600)},
		},
		{
			ID: "qt/bisection-permodule-2b", Kind: props.Theorem, Section: "3",
			Quote:  "... (m/2,0) is 4 and ... other basic modules ... is 3",
			Formal: "in Case 2(b) the same count is 2 at (⌊m/2⌋+1,n−1) and (⌊m/2⌋+1,n/2), 1 at (⌊m/2⌋+1,n/2−1) and (⌊m/2⌋+1,0), 4 at (⌊m/2⌋,0), and 3 at every other module that has any",
			Note:   "for the repaired partition of Case 2(b)",
			Readings: []props.Reading{
				oddFamily(0).All(func(t *props.Case, p []int) { charged(t, p, charges2b(p[0], p[1])) }).Named("all n"),
				oddFamily(0).From("m odd, n even, m ≥ n ≥ 4", 4, 4).All(func(t *props.Case, p []int) { charged(t, p, charges2b(p[0], p[1])) }).Named("n ≥ 4"),
			},
			Correction: &props.Correction{"for n ≥ 4 it is so with 4 links, not 3, at (⌊m/2⌋,n/2−1) too",
				oddFamily(0).From("m odd, n even, m ≥ n ≥ 4", 4, 4).And([]int{101, 100}).All(func(t *props.Case, p []int) {
					m, n := p[0], p[1]
					charged(t, p, append(charges2b(m, n), charge{m / 2, n/2 - 1, 4}))
				}).UpTo(1600)},
		},
	}
}

// oddFamily is the domain of Theorem 1 for odd m and n of the given parity.
func oddFamily(parity int) props.OldFamily {
	domain := map[int]string{0: "m odd, n even, m ≥ n", 1: "m, n odd, m ≥ n"}[parity]
	return family().Where(domain, func(p []int) bool { return p[0]%2 == 1 && p[1]%2 == parity && p[0] >= p[1] })
}

// charges2a lists the numbers printed for Case 2(a).
func charges2a(m, n int) []charge {
	return []charge{
		{m/2 + 1, n - 1, 2}, {m/2 + 1, n/2 + 1, 2},
		{m/2 + 1, n / 2, 1}, {m/2 + 1, 0, 1},
		{m / 2, 0, 4}, {m / 2, n / 2, 4},
	}
}

// charges2b lists the numbers printed for Case 2(b).
func charges2b(m, n int) []charge {
	return []charge{
		{m/2 + 1, n - 1, 2}, {m/2 + 1, n / 2, 2},
		{m/2 + 1, n/2 - 1, 1}, {m/2 + 1, 0, 1},
		{m / 2, 0, 4},
	}
}
