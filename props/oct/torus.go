package oct

import (
	"slices"
	"topocert/props"

	"topocert/topology"
)

// torusClaims are the claims about the torus T(k,m).
func torusClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "oct/torus-nodes", Kind: props.Theorem, Section: "2.1 Def 5.1",
			Quote:  "it consists of 2k x 2m nodes",
			Formal: "T(k,m) has 2k·2m nodes",
			Readings: readings(jtorusFamily().And([]int{300, 400}), 160, func(t *props.Case, p []int) {
				k, m := p[0], p[1]
				n := t.Order(jtorus(t, k, m))
				t.Want(n == 2*k*2*m, "T(%d,%d) has %d nodes, 2k·2m = %d", k, m, n, 2*k*2*m)
			}),
		},
		{
			ID: "oct/torus-links-8km", Kind: props.Theorem, Section: "2.1 Def 5.1",
			Quote:  "8k x m direct links",
			Formal: "T(k,m) has 8km links",
			Note:   "by Definition 5.3 nodes are linked or not, so a ring of length 2 (k = 1 or m = 1) is one link",
			Readings: append(readings(jtorusFamily().And([]int{300, 400}), 160, func(t *props.Case, p []int) {
				k, m := p[0], p[1]
				size := t.Size(jtorus(t, k, m))
				t.Want(size == 8*k*m, "T(%d,%d), a %d×%d torus, has %d links, 8km = %d", k, m, 2*k, 2*m, size, 8*k*m)
			}), doubled(jtorusFamily(), func(t *props.Case, p []int) {
				wantLinks(t, jtorus(t, p[0], p[1]), 4, 8*p[0]*p[1])
			})),
		},
		{
			ID: "oct/torus-adjacency-iff-hamming1", Kind: props.Theorem, Section: "2.1 Def 5.3",
			Quote:  "if and only if there is one and only one bit difference ... adjacent",
			Formal: "the codes of k+m bits are all different, and two of them differ in exactly one bit if and only if their nodes are linked in the 2k×2m torus",
			Readings: readings(jtorusFamily(), 160, func(t *props.Case, p []int) {
				t.Computed()
				net := jtorus(t, p[0], p[1])
				codes := codes(net)
				for u := range codes {
					for v := range u {
						h := codeDistance(codes[u], codes[v])
						linked := net.HasEdge(uint32(u), uint32(v))
						t.Want(h > 0 && linked == (h == 1), "T(%d,%d): the codes %s and %s differ in %d bits; linked: %v",
							p[0], p[1], codes[u], codes[v], h, linked)
					}
				}
			}),
		},
		{
			ID: "oct/torus-rows-columns-cyclic", Kind: props.Theorem, Section: "2.1 property 1",
			Quote:  "node coding in each row and column are binary unit distance cyclic code",
			Formal: "along each row and each column consecutive nodes, and the last and the first, are linked and have codes that differ in exactly one bit",
			Readings: readings(jtorusFamily().And([]int{30, 40}), 160, func(t *props.Case, p []int) {
				t.Computed()
				net := jtorus(t, p[0], p[1])
				for v := range uint32(net.Order()) {
					for _, w := range net.next(v) {
						a, b, linked := net.Code(v), net.Code(w), net.HasEdge(v, w)
						t.Want(codeDistance(a, b) == 1 && linked, "T(%d,%d): the consecutive codes %s and %s differ in %d bits; linked: %v",
							p[0], p[1], a, b, codeDistance(a, b), linked)
					}
				}
			}),
		},
		{
			ID: "oct/torus-four-neighbours", Kind: props.Theorem, Section: "2.1 property 2",
			Quote:  "There are only four adjacent nodes in any coded node",
			Formal: "every node of T(k,m) has exactly four adjacent nodes",
			Note:   "where a ring of length 2 counts as two links there are four links, though not four nodes",
			Readings: append(readings(jtorusFamily().And([]int{300, 400}), 160, func(t *props.Case, p []int) {
				wantDegree(t, jtorus(t, p[0], p[1]), 4)
			}), doubled(jtorusFamily(), func(t *props.Case, p []int) {
				wantLinks(t, jtorus(t, p[0], p[1]), 4, 8*p[0]*p[1])
			})),
		},
		grayClaim(),
		{
			ID: "oct/torus-growth-increment", Kind: props.Theorem, Section: "2.1 property 3",
			Quote:  "When k or m increase one ... node only increases 4m or 4k",
			Formal: "T(k+1,m) has 4m nodes more than T(k,m), and T(k,m+1) has 4k more",
			Readings: readings(grownFamily(1).And([]int{300, 400}), 160, func(t *props.Case, p []int) {
				k, m := p[0], p[1]
				n := t.Order(jtorus(t, k, m))
				rows, columns := t.Order(jtorus(t, k+1, m))-n, t.Order(jtorus(t, k, m+1))-n
				t.Want(rows == 4*m, "T(%d,%d) has %d nodes more than T(%d,%d), 4m = %d", k+1, m, rows, k, m, 4*m)
				t.Want(columns == 4*k, "T(%d,%d) has %d nodes more than T(%d,%d), 4k = %d", k, m+1, columns, k, m, 4*k)
			}),
		},
		{
			ID: "oct/torus-hamming-is-distance", Kind: props.Theorem, Section: "2.1 property 4",
			Quote:    "XORing any two nodes coding, the sum of the total number of 1 ... minimum distance",
			Formal:   "the distance of any two nodes of T(k,m) is the number of bits in which their codes differ",
			Readings: readings(jtorusFamily().And([]int{15, 20}), 200, wantHamming),
		},
		{
			ID: "oct/torus-hypercube-like-routing", Kind: props.Theorem, Section: "2.1 property 5",
			Quote:  "simple routing mechanism of Hypercube-like",
			Formal: "from any node, for any other as destination, a step to an adjacent node corrects one differing bit, and as many steps as there are differing bits are a shortest path",
			Note:   "in the hypercube any differing bit may be corrected at any time; here only some bits are free, which is the second reading",
			Readings: []props.Reading{
				jtorusFamily().All(wantGreedy).UpTo(144).Named("some differing bit can be corrected at each step"),
				jtorusFamily().All(wantAnyBit).UpTo(144).Named("any differing bit can be corrected at each step"),
				thin(jtorusFamily()).All(wantGreedy).UpTo(144).Named("some differing bit, k = 1 or m = 1, a ring of length 2 being one link"),
			},
		},
		{
			ID: "oct/figure1-4x6", Kind: props.Text, Section: "2.1 Fig 1",
			Quote:  "4x6 2D Torus (k=2, m=3)",
			Formal: "T(2,3) is the 4×6 torus",
			Readings: []props.Reading{props.Once("T(2,3)", func(t *props.Case) {
				t.Computed()
				net, torus := jtorus(t, 2, 3), t.Net("Torus(4,6)")
				t.Want(slices.Equal(net.Sides(), []int{4, 6}), "T(2,3) has the sides %v", net.Sides())
				t.Want(net.Digest() == torus.CSR().Digest(), "T(2,3) and the 4×6 torus have different links")
			})},
		},
	}
}

// johnsonTorus is a torus T(k,m).
type johnsonTorus struct{ *topology.JTorus }

func jtorus(t *props.Case, k, m int) johnsonTorus {
	return johnsonTorus{t.Net("JTorus(%d,%d)", k, m).(*topology.JTorus)}
}

// next returns the nodes that follow v in its column and in its row.
func (n johnsonTorus) next(v uint32) []uint32 {
	c := n.Coordinates(v)
	return []uint32{n.At(c[0]+1, c[1]), n.At(c[0], c[1]+1)}
}

func wantHamming(t *props.Case, p []int) {
	net := jtorus(t, p[0], p[1])
	codes := codes(net)
	for u := range codes {
		for v, d := range t.Levels(net, uint32(u)) {
			h := codeDistance(codes[u], codes[v])
			t.Want(h == int(d), "T(%d,%d): the codes %s and %s differ in %d bits, the distance is %d", p[0], p[1], codes[u], codes[v], h, d)
		}
	}
}

// wantGreedy says that the case fails unless from every node the best step
// towards every other corrects exactly one bit, and the bits count the distance.
func wantGreedy(t *props.Case, p []int) {
	wantHamming(t, p)
	net := jtorus(t, p[0], p[1])
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
			t.Want(best == codeDistance(codes[a], codes[b])-1, "T(%d,%d): from %s to %s the best step leaves %d differing bits",
				p[0], p[1], codes[a], codes[b], best)
		}
	}
}

// wantAnyBit says that the case fails unless, for any two nodes, correcting any
// of the differing bits gives the code of a node.
func wantAnyBit(t *props.Case, p []int) {
	t.Computed()
	codes := codes(jtorus(t, p[0], p[1]))
	for _, a := range codes {
		for _, b := range codes {
			for i := range len(a) {
				step := a[:i] + b[i:i+1] + a[i+1:]
				t.Want(slices.Contains(codes, step), "T(%d,%d): from %s to %s the differing bit %d (the lowest is 0) cannot be corrected first: %s is no node's code",
					p[0], p[1], a, b, len(a)-1-i, step)
			}
		}
	}
}

func grayClaim() *props.Claim {
	f := props.OldFamily{
		Params: []string{"k", "m"}, Domain: "k, m ≥ 1 with k+m ≥ 5", Least: []int{1, 1},
		In:    func(p []int) bool { return p[0]+p[1] >= 5 },
		Order: func(p []int) int { return 1 << (p[0] + p[1]) },
	}
	return &props.Claim{
		ID: "oct/gray-fails-from-5-bits", Kind: props.Text, Section: "2.1 property 2",
		Quote:  "bidimensional gray node does not meet this property when the amount of encoding bits is >= 5",
		Formal: "if the 2^k×2^m nodes of a plane have Gray codes of k bits and m bits, k+m ≥ 5, and nodes are adjacent when their codes differ in one bit, then not every node has exactly four adjacent nodes",
		Note:   "the code is the reflected Gray code; the second reading compares with the links of the torus instead",
		Readings: []props.Reading{
			f.All(func(t *props.Case, p []int) {
				t.Computed()
				four := 0
				for v := range 1 << (p[0] + p[1]) {
					if len(grayNeighbors(v, p[0], p[1])) == 4 {
						four++
					}
				}
				t.Want(four < 1<<(p[0]+p[1]), "k=%d, m=%d: every node has four adjacent nodes", p[0], p[1])
			}).UpTo(256).Named("not four adjacent nodes everywhere"),
			f.All(func(t *props.Case, p []int) {
				t.Computed()
				torus := t.Net("Torus(%d,%d)", 1<<p[0], 1<<p[1])
				for v := range torus.Order() {
					if !slices.Equal(grayNeighbors(v, p[0], p[1]), torus.Neighbors(uint32(v))) {
						return
					}
				}
				t.Failf("the Gray codes of %s differ in one bit exactly along its links", torus.Name())
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
