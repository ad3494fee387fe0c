package oct

import (
	"slices"

	"topocert/props"
	"topocert/topology"
)

// constructionClaims are the claims about how OCT(k,m) is made and how it
// grows, and about its distances.
func constructionClaims() []*props.Claim {
	return slices.Concat(
		[]*props.Claim{
			{
				ID: "oct/oct-nodes", Kind: props.Theorem, Section: "2.2",
				Quote:  "With 8x2kx2m nodes",
				Formal: "OCT(k,m) has 8·2k·2m = 32km nodes",
				Readings: readings(family().And([]int{100, 120}), 0, "order(OCT(k,m)) == 32*k*m",
					"OCT({k},{m}) has {order(OCT(k,m))} vertices, 32km = {32*k*m}"),
			},
			sliceCodeClaim(),
			{
				ID: "oct/oct-code-two-parts", Kind: props.Theorem, Section: "2.2 step 3",
				Quote:    "Code of each node consists of two parts-At and Ao",
				Formal:   "the codes of k+m+4 bits, At from T(k,m) and Ao from the octagon, are all different; nodes are linked if and only if At differs in one bit and Ao in none, or Ao in one or four and At in none",
				Readings: computed(family(), 400, wantTwoParts),
			},
		},
		expansionClaims(),
		distanceClaims(),
	)
}

// sliceCodeClaim is about the bits that the slices get.
func sliceCodeClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/oct-slice-code-4-bits", Kind: props.Theorem, Section: "2.2 step 2",
		Quote:  "encode 2kx2m slices by 4 bits of Johnson code",
		Formal: "the codes of the 2k·2m slices, which are those of Definition 5 and have k+m bits, have 4 bits",
		Note: "they have 4 bits in the example of Figure 3, k = m = 2; the second reading takes the words literally, as one Johnson code of 4 bits for all slices; " +
			"the third takes them with what follows, \"connect nodes of same codes in each slice\", and with step 3, " +
			"where \"Ao(Johnson code 4) is code of node in each Octagon\": a code for the nodes in each slice",
		Readings: []props.Reading{
			family().Holds("k + m == 4", "the {2*k*2*m} slices of OCT({k},{m}) have codes of {k+m} bits, and 4 bits give {pow(2, 4)} words only").
				Named("the code of Definition 5"),
			family().Holds("order(OCT(k,m))/order(Octagon) <= 2*4",
				"OCT({k},{m}) has {order(OCT(k,m))/order(Octagon)} slices, a Johnson code of 4 bits has {2*4} words").
				Named("one Johnson code of 4 bits"),
			props.Over(wide(), wantCodedSlices).Named("4 bits for the nodes inside every slice; those of one code, across the slices, form T(k,m), k, m ≥ 1"),
		},
		Correction: &props.Correction{
			Statement: "the slices have different codes of k+m bits",
			Reading: props.Over(family().And([]int{100, 120}), func(t *props.Case, k, m int) {
				codes, total := sliceCodes(oct(t, k, m))
				t.Want(len(codes[0]) == k+m, "%d bits", len(codes[0]))
				t.Want(len(codes) == total, "%d codes for %d slices", len(codes), total)
			}),
		},
	}
}

// expansionClaims are the claims about how OCT(k,m) grows.
func expansionClaims() []*props.Claim {
	added, otherwise := conjunction(
		part{formula: "order(OCT(k,m+1)) - order(OCT(k,m)) == 8*4*k",
			witness: "OCT({k},{m+1}) has {order(OCT(k,m+1)) - order(OCT(k,m))} nodes more than OCT({k},{m}), 8·4k = {8*4*k}"},
		part{formula: "order(OCT(k+1,m)) - order(OCT(k,m)) == 8*4*m",
			witness: "OCT({k+1},{m}) has {order(OCT(k+1,m)) - order(OCT(k,m))} nodes more than OCT({k},{m}), 8·4m = {8*4*m}"},
	)
	return []*props.Claim{
		{
			ID: "oct/expansion-node-counts", Kind: props.Theorem, Section: "2.2",
			Quote:    "8x4k or 8x4m nodes added",
			Formal:   "OCT(k,m+1) has 8·4k nodes more than OCT(k,m), and OCT(k+1,m) has 8·4m more",
			Readings: readingsShown(grownFamily(8).And([]int{100, 120}), 800, added, otherwise),
		},
		{
			ID: "oct/expansion-figure3-example", Kind: props.Text, Section: "2.2",
			Quote:  "OCT(2,3) is formed from eight Octagon areas added on the right side of OCT(2,2)",
			Formal: "OCT(2,3) has eight slices more than OCT(2,2)",
			Readings: []props.Reading{props.Statement("OCT(2,2), OCT(2,3)",
				"order(OCT(2,3))/order(Octagon) - order(OCT(2,2))/order(Octagon) == 8",
				"OCT(2,2) has {order(OCT(2,2))/order(Octagon)} slices and OCT(2,3) has {order(OCT(2,3))/order(Octagon)}")},
		},
		{
			ID: "oct/expansion-connections-unchanged", Kind: props.Theorem, Section: "2.2",
			Quote:  "there is no change of the network connections in each Octagon area and the connectivity of nodes ... except the nodes connecting the added ones",
			Formal: "when two columns (or rows) are added behind the last, every old node keeps its degree, no two old nodes become linked, and the old links stay but for one between the last and the first in each ring",
			Readings: computed(grownFamily(8), 800, func(t *props.Case, k, m int) {
				wantGrown(t, oct(t, k, m), oct(t, k, m+1), 1)
				wantGrown(t, oct(t, k, m), oct(t, k+1, m), 0)
			}),
		},
		codeBitClaim(),
	}
}

// distanceClaims are the theorem on distances, and what is said of codes and distances.
func distanceClaims() []*props.Claim {
	byCodes := func(t *props.Case, k, m int) {
		net := oct(t, k, m)
		wantDistances(t, net, codes(net), splitLow)
	}
	return []*props.Claim{
		{
			ID: "oct/distance-theorem", Kind: props.Theorem, Section: "2.2 Theorem (formula lost in OCR)",
			Quote:    "the distance between any two nodes is the different bits ... or the same bits plus one",
			Formal:   "D(A,B) = Σ_{i=4}^{m+k+3} |Ai−Bi| + min(h, 4−h+1), where h = Σ_{j=0}^{3} |Aj−Bj|",
			Note:     "the formula is lost and rebuilt from its proof; A3 … A0 are the bits of the octagon",
			Readings: computed(family().And([]int{6, 8}), 0, byCodes),
		},
		{
			ID: "oct/distance-theorem-header-bit-layout", Kind: props.Theorem, Section: "2.2 Theorem",
			Quote:  "A(Am+k+3...Am+k, Am+k-1...Am Am-1...A1A0)",
			Formal: "the theorem's formula, which takes i ≥ 4 for the torus, gives the distances if the bits are grouped as its header prints them: the octagon's four on top, then k, then m",
			Note:   "bits above A3 are summed, A3 … A0 enter the minimum",
			Readings: []props.Reading{props.Over(family(), func(t *props.Case, k, m int) {
				net := oct(t, k, m)
				wantDistances(t, net, headerCodes(net), splitLow)
			})},
			Correction: &props.Correction{
				Statement: "with the header's groups D(A,B) = Σ_{i=0}^{m+k−1} |Ai−Bi| + min(h, 5−h), where h = Σ_{j=m+k}^{m+k+3} |Aj−Bj|",
				Reading: props.Over(family().And([]int{6, 8}), func(t *props.Case, k, m int) {
					net := oct(t, k, m)
					wantDistances(t, net, headerCodes(net), func(code string) (torus, octagon string) {
						return code[4:], code[:4]
					})
				}),
			},
		},
		{
			ID: "oct/whole-code-hamming-is-distance", Kind: props.Theorem, Section: "3.1.1/3.1.2",
			Quote:  "Hamming(A xor B) of any two nodes coding become the minimum distance",
			Formal: "the distance of any two nodes of OCT(k,m) is the number of bits in which their codes of k+m+4 bits differ",
			Note:   "the sentence names T(k,m), where it is true, but H(A,B) is defined on whole codes",
			Readings: []props.Reading{
				props.Over(family(), wantWholeHamming).Named("codes of OCT(k,m)"),
				props.Over(torusFamily(), wantHamming).UpTo(200).Named("codes of T(k,m)"),
			},
			Correction: &props.Correction{
				Statement: "the distance is the number of differing bits of At, and of Ao the smaller of h and 5−h, where h is the number of its differing bits",
				Reading:   props.Over(family().And([]int{6, 8}), byCodes),
			},
		},
	}
}

// wantWholeHamming says that the case fails unless the distance of any two nodes of
// OCT(k,m) is the number of differing bits of their codes.
func wantWholeHamming(t *props.Case, k, m int) {
	net := oct(t, k, m)
	codes := codes(net)
	for u := range codes {
		for v, d := range t.Levels(net, uint32(u)) {
			h := codeDistance(codes[u], codes[v])
			t.Want(h == int(d), "OCT(%d,%d): the codes %s and %s differ in %d bits, the distance is %d", k, m, codes[u], codes[v], h, d)
		}
	}
}

// splitLow takes the four lowest bits off a code.
func splitLow(code string) (rest, low string) { return code[:len(code)-4], code[len(code)-4:] }

// headerCodes returns the codes with the octagon's four bits on top.
func headerCodes(net *props.Net) []string {
	codes := codes(net)
	for v, code := range codes {
		torus, octagon := splitLow(code)
		codes[v] = octagon + torus
	}
	return codes
}

// sliceCodes returns the different codes of the slices, and how many slices
// there are.
func sliceCodes(net *props.Net) (codes []string, total int) {
	for v := range uint32(net.Order()) {
		if net.Coordinates(v)[2] == 0 {
			code, _ := splitLow(net.Code(v))
			codes = append(codes, code)
		}
	}
	total = len(codes)
	slices.Sort(codes)
	return slices.Compact(codes), total
}

// wantCodedSlices says that the case fails unless the nodes of every slice have the
// eight words of the Johnson code of 4 bits, and those with the same word, one of
// each slice, are linked as the slices are in T(k,m).
func wantCodedSlices(t *props.Case, k, m int) {
	net, torus := oct(t, k, m), torus(t, k, m)
	var johnson []string
	for i := range 8 {
		johnson = append(johnson, topology.Johnson(i, 4))
	}
	slices.Sort(johnson)
	word := func(v uint32) string { _, low := splitLow(net.Code(v)); return low }
	slice := func(v uint32) uint32 { c := net.Coordinates(v); return torus.At(c[0], c[1]) }
	words := make([][]string, torus.Order()) // of the nodes of each slice
	for v := range uint32(net.Order()) {
		words[slice(v)] = append(words[slice(v)], word(v))
		var linked []uint32 // the slices of the linked nodes with the same word
		for _, w := range net.Neighbors(v) {
			if word(w) == word(v) {
				linked = append(linked, slice(w))
			}
		}
		slices.Sort(linked)
		t.Want(slices.Equal(linked, torus.Neighbors(slice(v))), "%s in %s is linked to nodes of its word in the slices %v, its slice %d in T(%d,%d) to %v",
			net.Label(v), net.Name(), linked, slice(v), k, m, torus.Neighbors(slice(v)))
	}
	for i, found := range words {
		slices.Sort(found)
		t.Want(slices.Equal(found, johnson), "the nodes of the slice %s of %s have the words %v", torus.Label(uint32(i)), net.Name(), found)
	}
}

// wantTwoParts says that the case fails unless the codes are made of those of the
// torus and the octagon, all different, and nodes are linked as the two parts say.
func wantTwoParts(t *props.Case, k, m int) {
	net, torus, octagon := oct(t, k, m), torus(t, k, m), t.Net("Octagon")
	codes := codes(net)
	for u := range codes {
		c := net.Coordinates(uint32(u))
		parts := torus.Code(torus.At(c[0], c[1])) + octagon.Code(uint32(c[2]))
		t.Want(codes[u] == parts && len(parts) == k+m+4, "%s has the code %s, its parts make %s", net.Label(uint32(u)), codes[u], parts)
		au, ou := splitLow(codes[u])
		for v := range u {
			av, ov := splitLow(codes[v])
			a, o := codeDistance(au, av), codeDistance(ou, ov)
			linked := net.HasEdge(uint32(u), uint32(v))
			t.Want(a+o > 0 && linked == (a == 1 && o == 0 || a == 0 && (o == 1 || o == 4)),
				"OCT(%d,%d): %s and %s differ in %d and %d bits; linked: %v", k, m, codes[u], codes[v], a, o, linked)
		}
	}
}

// wantDistances says that the case fails unless the distance of any two
// nodes is the number of differing bits of one part of their codes, and of the
// other the smaller of the numbers of differing bits and of equal bits plus one.
func wantDistances(t *props.Case, net *props.Net, codes []string, parts func(code string) (sum, least string)) {
	for u := range codes {
		a, p := parts(codes[u])
		for v, d := range t.Levels(net, uint32(u)) {
			b, q := parts(codes[v])
			h := codeDistance(p, q)
			if sum, least := codeDistance(a, b), min(h, 4-h+1); sum+least != int(d) {
				t.Failf("%s: from %s to %s the formula gives %d + %d, the distance is %d",
					net.Name(), net.Label(uint32(u)), net.Label(uint32(v)), sum, least, d)
			}
		}
	}
}
