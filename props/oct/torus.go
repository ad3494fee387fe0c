package oct

import (
	"slices"

	"topocert/props"
)

// torusClaims are the claims about the torus T(k,m).
func torusClaims() []*props.Claim {
	return slices.Concat(torusDefinition(), torusProperties(), torusDistances())
}

// largeTori is the domain of the counts of T(k,m), with a very large member.
func largeTori() props.Family { return torusFamily().And([]int{300, 400}) }

// torusDefinition are the claims of Definition 5.
func torusDefinition() []*props.Claim {
	return []*props.Claim{
		{
			ID: "oct/torus-nodes", Kind: props.Theorem, Section: "2.1 Def 5.1",
			Quote:  "it consists of 2k x 2m nodes",
			Formal: "T(k,m) has 2k·2m nodes",
			Readings: readings(largeTori(), 160, "order(JTorus(k,m)) == 2*k*2*m",
				"T({k},{m}) has {order(JTorus(k,m))} nodes, 2k·2m = {2*k*2*m}"),
		},
		{
			ID: "oct/torus-links-8km", Kind: props.Theorem, Section: "2.1 Def 5.1",
			Quote:  "8k x m direct links",
			Formal: "T(k,m) has 8km links",
			Note:   "by Definition 5.3 nodes are linked or not, so a ring of length 2 (k = 1 or m = 1) is one link",
			Readings: append(readings(largeTori(), 160, "size(JTorus(k,m)) == 8*k*m",
				"T({k},{m}), a {2*k}×{2*m} torus, has {size(JTorus(k,m))} links, 8km = {8*k*m}"),
				doubled(torusFamily(), torus, 4, 8)),
		},
		{
			ID: "oct/torus-adjacency-iff-hamming1", Kind: props.Theorem, Section: "2.1 Def 5.3",
			Quote:  "if and only if there is one and only one bit difference ... adjacent",
			Formal: "the codes of k+m bits are all different, and two of them differ in exactly one bit if and only if their nodes are linked in the 2k×2m torus",
			Readings: computed(torusFamily(), 160, func(t *props.Case, k, m int) {
				net := torus(t, k, m)
				codes := codes(net)
				for u := range codes {
					for v := range u {
						h := codeDistance(codes[u], codes[v])
						linked := net.HasEdge(uint32(u), uint32(v))
						t.Want(h > 0 && linked == (h == 1), "T(%d,%d): the codes %s and %s differ in %d bits; linked: %v",
							k, m, codes[u], codes[v], h, linked)
					}
				}
			}),
		},
	}
}

// torusProperties are the properties 1 to 3 of T(k,m).
func torusProperties() []*props.Claim {
	fourNeighbours, tooFew := conjunction(degreeIs("JTorus(k,m)", "JTorus({k},{m})", "{2*k} {2*m}", 4))
	growth, otherwise := conjunction(
		part{formula: "order(JTorus(k+1,m)) - order(JTorus(k,m)) == 4*m",
			witness: "T({k+1},{m}) has {order(JTorus(k+1,m)) - order(JTorus(k,m))} nodes more than T({k},{m}), 4m = {4*m}"},
		part{formula: "order(JTorus(k,m+1)) - order(JTorus(k,m)) == 4*k",
			witness: "T({k},{m+1}) has {order(JTorus(k,m+1)) - order(JTorus(k,m))} nodes more than T({k},{m}), 4k = {4*k}"},
	)
	return []*props.Claim{
		{
			ID: "oct/torus-rows-columns-cyclic", Kind: props.Theorem, Section: "2.1 property 1",
			Quote:  "node coding in each row and column are binary unit distance cyclic code",
			Formal: "along each row and each column consecutive nodes, and the last and the first, are linked and have codes that differ in exactly one bit",
			Readings: computed(torusFamily().And([]int{30, 40}), 160, func(t *props.Case, k, m int) {
				net := torus(t, k, m)
				for v := range uint32(net.Order()) {
					for _, w := range next(net, v) {
						a, b, linked := net.Code(v), net.Code(w), net.HasEdge(v, w)
						t.Want(codeDistance(a, b) == 1 && linked, "T(%d,%d): the consecutive codes %s and %s differ in %d bits; linked: %v",
							k, m, a, b, codeDistance(a, b), linked)
					}
				}
			}),
		},
		{
			ID: "oct/torus-four-neighbours", Kind: props.Theorem, Section: "2.1 property 2",
			Quote:    "There are only four adjacent nodes in any coded node",
			Formal:   "every node of T(k,m) has exactly four adjacent nodes",
			Note:     "where a ring of length 2 counts as two links there are four links, though not four nodes",
			Readings: append(readingsShown(largeTori(), 160, fourNeighbours, tooFew), doubled(torusFamily(), torus, 4, 8)),
		},
		grayClaim(),
		{
			ID: "oct/torus-growth-increment", Kind: props.Theorem, Section: "2.1 property 3",
			Quote:    "When k or m increase one ... node only increases 4m or 4k",
			Formal:   "T(k+1,m) has 4m nodes more than T(k,m), and T(k,m+1) has 4k more",
			Readings: readingsShown(grownFamily(1).And([]int{300, 400}), 160, growth, otherwise),
		},
	}
}

// torusDistances are the properties 4 and 5 of T(k,m), and Figure 1.
func torusDistances() []*props.Claim {
	return []*props.Claim{
		{
			ID: "oct/torus-hamming-is-distance", Kind: props.Theorem, Section: "2.1 property 4",
			Quote:    "XORing any two nodes coding, the sum of the total number of 1 ... minimum distance",
			Formal:   "the distance of any two nodes of T(k,m) is the number of bits in which their codes differ",
			Readings: computed(torusFamily().And([]int{15, 20}), 200, wantHamming),
		},
		{
			ID: "oct/torus-hypercube-like-routing", Kind: props.Theorem, Section: "2.1 property 5",
			Quote:  "simple routing mechanism of Hypercube-like",
			Formal: "from any node, for any other as destination, a step to an adjacent node corrects one differing bit, and as many steps as there are differing bits are a shortest path",
			Note:   "in the hypercube any differing bit may be corrected at any time; here only some bits are free, which is the second reading",
			Readings: []props.Reading{
				props.Over(torusFamily(), wantGreedy).UpTo(144).Named("some differing bit can be corrected at each step"),
				props.Over(torusFamily(), wantAnyBit).UpTo(144).Named("any differing bit can be corrected at each step"),
				props.Over(thin(torusFamily()), wantGreedy).UpTo(144).Named("some differing bit, " + oneLink),
			},
		},
		{
			ID: "oct/figure1-4x6", Kind: props.Text, Section: "2.1 Fig 1",
			Quote:  "4x6 2D Torus (k=2, m=3)",
			Formal: "T(2,3) is the 4×6 torus",
			Note:   "each has all links of the other, as they have the same number",
			Readings: []props.Reading{props.Statement("T(2,3)",
				"contains(JTorus(2,3), Torus(4,6)) && size(JTorus(2,3)) == size(Torus(4,6))",
				"T(2,3) and the 4×6 torus have different links")},
		},
	}
}

// next returns the nodes of T(k,m) that follow v in its column and in its row.
func next(net *props.Net, v uint32) []uint32 {
	c := net.Coordinates(v)
	return []uint32{net.At(c[0]+1, c[1]), net.At(c[0], c[1]+1)}
}

// wantHamming says that the case fails unless the distance of any two nodes of
// T(k,m) is the number of differing bits of their codes.
func wantHamming(t *props.Case, k, m int) {
	net := torus(t, k, m)
	codes := codes(net)
	for u := range codes {
		for v, d := range t.Levels(net, uint32(u)) {
			if h := codeDistance(codes[u], codes[v]); h != int(d) {
				t.Failf("T(%d,%d): the codes %s and %s differ in %d bits, the distance is %d", k, m, codes[u], codes[v], h, d)
			}
		}
	}
}

// wantGreedy says that the case fails unless from every node the best step
// towards every other corrects exactly one bit, and the bits count the distance.
func wantGreedy(t *props.Case, k, m int) {
	wantHamming(t, k, m)
	net := torus(t, k, m)
	codes := codes(net)
	for a := range codes {
		for b := range codes {
			if a == b {
				continue
			}
			best := len(codes[a]) + 1
			for _, next := range net.Neighbors(uint32(a)) {
				best = min(best, codeDistance(codes[next], codes[b]))
			}
			if best != codeDistance(codes[a], codes[b])-1 {
				t.Failf("T(%d,%d): from %s to %s the best step leaves %d differing bits", k, m, codes[a], codes[b], best)
			}
		}
	}
}

// wantAnyBit says that the case fails unless, for any two nodes, correcting any
// of the differing bits gives the code of a node.
func wantAnyBit(t *props.Case, k, m int) {
	codes := codes(torus(t, k, m))
	for _, a := range codes {
		for _, b := range codes {
			for i := range len(a) {
				step := a[:i] + b[i:i+1] + a[i+1:]
				t.Want(slices.Contains(codes, step), "T(%d,%d): from %s to %s the differing bit %d (the lowest is 0) cannot be corrected first: %s is no node's code",
					k, m, a, b, len(a)-1-i, step)
			}
		}
	}
}

// grayClaim says that Gray codes, in place of Johnson codes, make no torus.
func grayClaim() *props.Claim {
	f := props.Family{Domain: "k, m ≥ 1 with k+m ≥ 5", For: "k >= 1, m >= 1 if k+m >= 5", Order: "pow(2, k+m)"}
	return &props.Claim{
		ID: "oct/gray-fails-from-5-bits", Kind: props.Text, Section: "2.1 property 2",
		Quote:  "bidimensional gray node does not meet this property when the amount of encoding bits is >= 5",
		Formal: "if the 2^k×2^m nodes of a plane have Gray codes of k bits and m bits, k+m ≥ 5, and nodes are adjacent when their codes differ in one bit, then not every node has exactly four adjacent nodes",
		Note:   "the code is the reflected Gray code; the second reading compares with the links of the torus instead",
		Readings: []props.Reading{
			props.Over(f, func(t *props.Case, k, m int) {
				four := 0
				for v := range 1 << (k + m) {
					if len(grayNeighbors(v, k, m)) == 4 {
						four++
					}
				}
				t.Want(four < 1<<(k+m), "k=%d, m=%d: every node has four adjacent nodes", k, m)
			}).UpTo(256).Named("not four adjacent nodes everywhere"),
			props.Over(f, func(t *props.Case, k, m int) {
				plane := t.Net("Torus(%d,%d)", 1<<k, 1<<m)
				for v := range plane.Order() {
					if !slices.Equal(grayNeighbors(v, k, m), plane.Neighbors(uint32(v))) {
						return
					}
				}
				t.Failf("the Gray codes of %s differ in one bit exactly along its links", plane.Name())
			}).UpTo(256).Named("not the torus"),
		},
	}
}

// grayNeighbors returns the nodes of the 2^k×2^m plane, numbered in row-major
// order, whose Gray codes differ in one bit from that of v.
func grayNeighbors(v, k, m int) []uint32 {
	code := func(v int) int {
		x, y := v>>m, v&(1<<m-1)
		return (x^x>>1)<<m | (y ^ y>>1)
	}
	var found []uint32
	for w := range 1 << (k + m) {
		if d := code(v) ^ code(w); d != 0 && d&(d-1) == 0 {
			found = append(found, uint32(w))
		}
	}
	return found
}
