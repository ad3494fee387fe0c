package qt

import (
	"fmt"

	"topocert/props"
)

const partitionsNote = "only the cut of the printed partition is counted; whether it is the smallest is another claim"

// partitionClaims are the claims of Section 3 on the printed partitions.
func partitionClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "qt/bisection-construction-even", Kind: props.Theorem, Section: "3",
			Quote:  "removing external edges connecting (0,i)-(m-1,i) and (m/2-1,i)-(m/2,i)",
			Formal: "for m even the modules with x < m/2 hold half of the nodes, and exactly 6n links leave them",
			Note:   partitionsNote,
			Readings: []props.Reading{props.Over(family().Where("m even, n ≥ 2", "m%2 == 0").And([]int{100, 100}),
				func(t *props.Case, m, n int) { bisects(t, m, n, columns(m), 6*n) }).UpTo(1600)},
		},
		{
			ID: "qt/bisection-construction-odd-odd", Kind: props.Theorem, Section: "3",
			Quote:  "Case 2(a): therefore bisection width is 6n+2",
			Formal: "for m, n odd the partition of Case 2(a), whose middle module is split, holds half of the nodes in each part and cuts 6n+2 links",
			Note:   partitionsNote + "; the middle module is (⌊m/2⌋,⌊n/2⌋), split into {0,1,2,3} and {4,5,6,7}: the four links that the text cuts in it say so",
			Readings: []props.Reading{
				props.Over(oddFamily(1).And([]int{101, 99}), func(t *props.Case, m, n int) { bisects(t, m, n, stairs(m, n), 6*n+2) }).UpTo(1600).Named("middle module split as the links in the text say"),
				props.Over(oddFamily(1), func(t *props.Case, m, n int) {
					bisects(t, m, n, stairsPrinted(m, n), 6*n+2)
				}).Named("middle module split as printed, {0,1,2,4} and {4,5,6,7}"),
			},
		},
		{
			ID: "qt/bisection-construction-odd-even", Kind: props.Theorem, Section: "3",
			Quote:  "Case 2(b) i<n/2: (j',i) 0<=j'<=m/2 in A, (k',i) m/2<k'<n in B",
			Formal: "for m odd, n even the printed assignment puts half of the nodes in each part and cuts 6n+2 links",
			Note:   partitionsNote + "; m/2 is rounded down, which changes no inequality of the text",
			Readings: []props.Reading{
				props.Over(oddFamily(0), func(t *props.Case, m, n int) { bisects(t, m, n, gridPrinted(m, n), 6*n+2) }).Named("as printed"),
				props.Over(oddFamily(0), func(t *props.Case, m, n int) { bisects(t, m, n, gridPrinted(m, m), 6*n+2) }).Named("with k, k' < m for k, k' < n"),
			},
			Correction: &props.Correction{Statement: "with ⌊m/2⌋ in network B in the rows i < n/2, that is j' < ⌊m/2⌋ ≤ k' < m, it is balanced and cuts 6n+2 links", Reading: props.Over(oddFamily(0).And([]int{101, 100}), func(t *props.Case, m, n int) { bisects(t, m, n, stairs(m, n), 6*n+2) }).UpTo(1600)},
		},
		{
			ID: "qt/bisection-examples", Kind: props.Table, Section: "3",
			Quote:  "QT(6,6)=36, QT(7,7)=44, QT(7,6)=38",
			Formal: "the printed values equal the bisection widths",
			Readings: []props.Reading{
				hasWidth(examples(), "w").Named("the bisection widths"),
				props.Over(examples(), func(t *props.Case, m, n, w int) {
					bisects(t, m, n, proofPartition(m, n), w)
				}).Named("the cuts of the partitions in the proof, Case 2 as repaired"),
			},
		},
		{
			ID: "qt/bisection-permodule-2a", Kind: props.Theorem, Section: "3",
			Quote:    "(fl(m/2)+1,n-1):2, (fl(m/2)+1,fl(n/2)+1):2, (fl(m/2)+1,fl(n/2)):1, (fl(m/2)+1,0):1, (fl(m/2),0):4, rest 3",
			Formal:   "in Case 2(a), cut links at the middle boundary, each counted at its module of network B: these numbers, 4 within the split module, and 3 for every other module that has any",
			Note:     "the middle boundary is every cut link but those between the columns m−1 and 0",
			Readings: []props.Reading{props.Over(oddFamily(1), func(t *props.Case, m, n int) { charged(t, m, n, charges2a(m, n)) })},
			Correction: &props.Correction{Statement: "it is so for n ≥ 5; in QT(m,3) too, but that the first two modules of the list are one, with 1 link", Reading: props.Over(oddFamily(1).And([]int{101, 99}), func(t *props.Case, m, n int) {
				list := charges2a(m, n)
				if n == 3 {
					list = append(list[2:], charge{m/2 + 1, 2, 1})
				}
				charged(t, m, n, list)
			}).UpTo(1600)},
		},
		{
			ID: "qt/bisection-permodule-2b", Kind: props.Theorem, Section: "3",
			Quote:  "... (m/2,0) is 4 and ... other basic modules ... is 3",
			Formal: "in Case 2(b) the same count is 2 at (⌊m/2⌋+1,n−1) and (⌊m/2⌋+1,n/2), 1 at (⌊m/2⌋+1,n/2−1) and (⌊m/2⌋+1,0), 4 at (⌊m/2⌋,0), and 3 at every other module that has any",
			Note:   "for the repaired partition of Case 2(b)",
			Readings: []props.Reading{
				props.Over(oddFamily(0), func(t *props.Case, m, n int) { charged(t, m, n, charges2b(m, n)) }).Named("all n"),
				props.Over(oddFamily(0).Where("m odd, n even, m ≥ n ≥ 4", "n >= 4"), func(t *props.Case, m, n int) { charged(t, m, n, charges2b(m, n)) }).Named("n ≥ 4"),
			},
			Correction: &props.Correction{Statement: "for n ≥ 4 it is so with 4 links, not 3, at (⌊m/2⌋,n/2−1) too", Reading: props.Over(oddFamily(0).Where("m odd, n even, m ≥ n ≥ 4", "n >= 4").And([]int{101, 100}), func(t *props.Case, m, n int) {
				charged(t, m, n, append(charges2b(m, n), charge{m / 2, n/2 - 1, 4}))
			}).UpTo(1600)},
		},
	}
}

// oddFamily is the domain of Theorem 1 for odd m and n of the given parity.
func oddFamily(parity int) props.Family {
	domain := map[int]string{0: "m odd, n even, m ≥ n", 1: "m, n odd, m ≥ n"}[parity]
	return family().Where(domain, fmt.Sprintf("m%%2 == 1 && n%%2 == %d && m >= n", parity))
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
