package oct

import (
	"strings"

	"topocert/props"
	"topocert/topology"
)

// codeClaims are the claims about the Johnson code.
func codeClaims() []*props.Claim {
	even := props.Family{Domain: "m ≥ 1", For: "m >= 1", Order: "2*m"}
	odd := props.Family{Domain: "odd n ≥ 3", For: "n >= 3 if n % 2 == 1", Order: "n"}
	return []*props.Claim{
		{
			ID: "oct/johnson-code-even-n", Kind: props.Theorem, Section: "2.1 Def 1,2",
			Quote:  "This binary code is called Johnson code [has properties of Def 1, rules i-iv]",
			Formal: "for n = 2m the rules i) to iv) give 2m different words of m bits, cyclically consecutive words differ in exactly one bit, and they are the codes that the networks here carry",
			Note:   "the scan lost '=' in iii) k=m and iv) k=0",
			Readings: []props.Reading{props.Over(even, func(t *props.Case, m int) {
				wantCyclic(t, 2*m, m)
				for i := range 2 * m {
					t.Want(johnsonRule(i, m) == topology.Johnson(i, m), "m=%d: the rules give %s for %d, the networks have %s",
						m, johnsonRule(i, m), i, topology.Johnson(i, m))
				}
			})},
		},
		{
			ID: "oct/johnson-code-odd-n", Kind: props.Theorem, Section: "2.1 Def 2",
			Quote:  "m = [ceil](n/2)",
			Formal: "for odd n the n words that the rules i) to iv) give have the property of Definition 1: consecutive ones, and the last and the first, differ in exactly one bit",
			Note:   "the scan lost the brackets around n/2; for n = 1 there is one word and nothing to decide",
			Readings: []props.Reading{
				props.Over(odd, func(t *props.Case, n int) { wantCyclic(t, n, (n+1)/2) }).Named("m = ⌈n/2⌉"),
				props.Over(odd, func(t *props.Case, n int) { wantCyclic(t, n, n/2) }).Named("m = ⌊n/2⌋"),
			},
			Correction: &props.Correction{
				Statement: "for odd n ≥ 3 and m = ⌈n/2⌉ the words are different and consecutive ones differ in one bit, but the last and the first differ in two",
				Reading: props.Over(odd, func(t *props.Case, n int) {
					m := (n + 1) / 2
					wantConsecutive(t, n, m)
					last, first := johnsonRule(n-1, m), johnsonRule(0, m)
					t.Want(codeDistance(last, first) == 2, "n=%d: %s and %s", n, last, first)
				}),
			},
		},
		{
			ID: "oct/johnson-hamming-is-ring-distance", Kind: props.Theorem, Section: "2.1 (implicit)",
			Quote:  "adjacent iff one bit differs",
			Formal: "for all i and j the codes of i and j differ in as many bits as i and j are apart in the ring of 2m nodes; in particular in one bit exactly if they are adjacent",
			Note:   "follows from Definitions 2 to 4; for m = 1 the ring is one link",
			Readings: []props.Reading{
				props.Over(even.From("m ≥ 2", "m >= 2"), func(t *props.Case, m int) {
					wantRingDistance(t, t.Net("Ring(%d)", 2*m), m)
				}).UpTo(120).Named("m ≥ 2"),
				props.Once("m=1", func(t *props.Case) { wantRingDistance(t, t.Net("Complete(2)"), 1) }).Named("m = 1"),
			},
		},
	}
}

// johnsonRule returns the m-bit word for i by the rules of Definition 2.
func johnsonRule(i, m int) string {
	zeros, ones := func(n int) string { return strings.Repeat("0", n) }, func(n int) string { return strings.Repeat("1", n) }
	switch {
	case i == 0: // iv) Z_{m−1} … Z_0
		return zeros(m)
	case i < m: // i) Z_{m−1} … Z_i O_{i−1} … O_0
		return zeros(m-i) + ones(i)
	case i == m: // iii) O_{m−1} … O_0
		return ones(m)
	default: // ii) O_{m−1} … O_{i−m} Z_{i−m−1} … Z_0
		return ones(2*m-i) + zeros(i-m)
	}
}

// wantConsecutive says that the case fails unless the words of 0 … n−1 are all
// different and consecutive ones differ in one bit.
func wantConsecutive(t *props.Case, n, m int) {
	number := make(map[string]int)
	for i := range n {
		word := johnsonRule(i, m)
		j, seen := number[word]
		t.Want(!seen, "n=%d, m=%d: %d and %d have the same word %s", n, m, j, i, word)
		number[word] = i
		if i > 0 {
			before := johnsonRule(i-1, m)
			t.Want(codeDistance(before, word) == 1, "n=%d, m=%d: the words %s and %s of %d and %d differ in %d bits",
				n, m, before, word, i-1, i, codeDistance(before, word))
		}
	}
}

// wantCyclic says that the case fails unless the words of 0 … n−1 are a
// unit-distance cyclic code: Definition 1.
func wantCyclic(t *props.Case, n, m int) {
	wantConsecutive(t, n, m)
	last, first := johnsonRule(n-1, m), johnsonRule(0, m)
	t.Want(codeDistance(last, first) == 1, "n=%d, m=%d: the last word %s and the first word %s differ in %d bits",
		n, m, last, first, codeDistance(last, first))
}

// wantRingDistance says that the case fails unless the codes of m bits of any two
// nodes of the ring differ in as many bits as the nodes are apart.
func wantRingDistance(t *props.Case, ring *props.Net, m int) {
	for i := range uint32(ring.Order()) {
		for j, d := range t.Levels(ring, i) {
			a, b := topology.Johnson(int(i), m), topology.Johnson(j, m)
			t.Want(codeDistance(a, b) == int(d), "m=%d: the codes %s and %s of %d and %d differ in %d bits, the distance is %d",
				m, a, b, i, j, codeDistance(a, b), d)
		}
	}
}
