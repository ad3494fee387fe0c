package props

// octClaims lists the claims of the oct paper.
func octClaims() []*Claim {
	return []*Claim{
		{
			ID: "oct/johnson-code-even-n", Kind: Theorem, Section: "2.1 Def 1,2",
			Quote:  "This binary code is called Johnson code [has properties of Def 1, rules i-iv]",
			Formal: "for n=2m the rules i)-iv) give 2m distinct m-bit words, cyclically consecutive words differ in exactly one bit",
			Note:   "OCR lost '=' in iii) 'k=m' and iv) 'k=0'",
			Open:   "not decided here",
		},
		{
			ID: "oct/johnson-code-odd-n", Kind: Theorem, Section: "2.1 Def 2",
			Quote:  "m = [ceil](n/2)",
			Formal: "if m=ceil(n/2) for odd n the code still has Def 1's cycle property",
			Open:   "not decided here",
		},
		{
			ID: "oct/johnson-hamming-is-ring-distance", Kind: Theorem, Section: "2.1 (implicit)",
			Quote:  "adjacent iff one bit differs",
			Formal: "Hamming(code(i),code(j)) = ring distance of i,j in C_2m for all i,j; in particular Hamming 1 iff adjacent",
			Open:   "not decided here",
		},
		{
			ID: "oct/torus-nodes", Kind: Theorem, Section: "2.1 Def 5.1",
			Quote:  "it consists of 2k x 2m nodes",
			Formal: "|V(T(k,m))| = 4km",
			Open:   "not decided here",
		},
		{
			ID: "oct/torus-links-8km", Kind: Theorem, Section: "2.1 Def 5.1",
			Quote:  "8k x m direct links",
			Formal: "|E(T(k,m))| = 8km",
			Note:   "simple graph (a 2-ring contributes ONE link) vs multigraph (a 2-ring contributes TWO parallel links); Def 5.3 (link iff Hamming 1) forces the simple graph",
			Open:   "not decided here",
		},
		{
			ID: "oct/torus-adjacency-iff-hamming1", Kind: Theorem, Section: "2.1 Def 5.3",
			Quote:  "if and only if there is one and only one bit difference ... adjacent",
			Formal: "Hamming-1 adjacency on concatenated k+m bit codes = C_2k x C_2m",
			Open:   "not decided here",
		},
		{
			ID: "oct/torus-rows-columns-cyclic", Kind: Theorem, Section: "2.1 property 1",
			Quote:  "node coding in each row and column are binary unit distance cyclic code",
			Formal: "each row / column is a cyclic unit-distance code",
			Open:   "not decided here",
		},
		{
			ID: "oct/torus-four-neighbours", Kind: Theorem, Section: "2.1 property 2",
			Quote:  "There are only four adjacent nodes in any coded node",
			Formal: "deg = 4 everywhere",
			Note:   "simple graph (a 2-ring contributes ONE link) / multigraph (a 2-ring contributes TWO parallel links)",
			Open:   "not decided here",
		},
		{
			ID: "oct/gray-fails-from-5-bits", Kind: Theorem, Section: "2.1 property 2",
			Quote:  "bidimensional gray node does not meet this property when the amount of encoding bits is >= 5",
			Formal: "Hamming-1 graph of the 2-D Gray coding on 2^k x 2^m is not 4-regular/torus when k+m>=5",
			Open:   "not decided here",
		},
		{
			ID: "oct/torus-growth-increment", Kind: Theorem, Section: "2.1 property 3",
			Quote:  "When k or m increase one ... node only increases 4m or 4k",
			Formal: "|V(T(k+1,m))|-|V(T(k,m))| = 4m; |V(T(k,m+1))|-|V(T(k,m))| = 4k",
			Open:   "not decided here",
		},
		{
			ID: "oct/torus-hamming-is-distance", Kind: Theorem, Section: "2.1 property 4",
			Quote:  "XORing any two nodes coding, the sum of the total number of 1 ... minimum distance",
			Formal: "d_T(A,B)=popcount(A xor B)",
			Open:   "not decided here",
		},
		{
			ID: "oct/torus-hypercube-like-routing", Kind: Theorem, Section: "2.1 property 5",
			Quote:  "simple routing mechanism of Hypercube-like",
			Formal: "from any A != B some neighbour reduces Hamming distance by 1 (greedy is minimal)",
			Open:   "not decided here",
		},
		{
			ID: "oct/figure1-4x6", Kind: Theorem, Section: "2.1 Fig 1",
			Quote:  "4x6 2D Torus (k=2, m=3)",
			Formal: "T(2,3) is 4 x 6",
			Open:   "not decided here",
		},
		{
			ID: "oct/octagon-size", Kind: Theorem, Section: "2.1 Def 6",
			Quote:  "it consists of 8 nodes and 12 direct links",
			Formal: "|V|=8,|E|=12",
			Open:   "not decided here",
		},
		{
			ID: "oct/octagon-degree-connectivity-3", Kind: Theorem, Section: "2.1",
			Quote:  "any nodes connectivity is 3",
			Formal: "3-regular; vertex connectivity 3",
			Note:   "'connectivity' = degree in this paper; both readings hold",
			Open:   "not decided here",
		},
		{
			ID: "oct/octagon-diameter-2", Kind: Theorem, Section: "2.1",
			Quote:  "its diameter is 2",
			Formal: "diam=2",
			Open:   "not decided here",
		},
		{
			ID: "oct/octagon-symmetric", Kind: Theorem, Section: "2.1",
			Quote:  "Octagon is regularity, symmetry",
			Formal: "vertex-transitive",
			Open:   "not decided here",
		},
		{
			ID: "oct/octagon-xor-adjacent", Kind: Theorem, Section: "2.1 (3)",
			Quote:  "result of the XOR is one 1 or four 1s, the nodes are adjoined",
			Formal: "d=1 iff popcount in {1,4}",
			Open:   "not decided here",
		},
		{
			ID: "oct/octagon-xor-distance2", Kind: Theorem, Section: "2.1 (3)",
			Quote:  "two ones or three ones, the distance is 2",
			Formal: "d=2 iff popcount in {2,3}",
			Open:   "not decided here",
		},
		{
			ID: "oct/octagon-three-disjoint-paths", Kind: Theorem, Section: "2.1 (2)",
			Quote:  "3 uncrossed links between any two nodes",
			Formal: "3 internally vertex-disjoint paths between every pair",
			Open:   "not decided here",
		},
		{
			ID: "oct/octagon-disjoint-lengths-adjacent", Kind: Theorem, Section: "2.1 (2)",
			Quote:  "the length of these 3 links are 1,4,4 if two nodes link directly",
			Formal: "adjacent pairs: the 3 disjoint paths have lengths 1,4,4",
			Note:   "decide both the existence reading and the optimal reading (shortest possible triple); say which is which",
			Open:   "not decided here",
		},
		{
			ID: "oct/octagon-disjoint-lengths-nonadjacent", Kind: Theorem, Section: "2.1 (2)",
			Quote:  "or it would be 2,3,3",
			Formal: "non-adjacent pairs: 3 disjoint paths of lengths 2,3,3",
			Open:   "not decided here",
		},
		{
			ID: "oct/octagon-lacks-scalability", Kind: Theorem, Section: "2.1",
			Quote:  "Octagon is lack of scalability",
			Formal: "fixed 8 nodes",
			Open:   "not decided here",
		},
		{
			ID: "oct/oct-nodes", Kind: Theorem, Section: "2.2",
			Quote:  "With 8x2kx2m nodes",
			Formal: "|V|=32km",
			Readings: []Reading{octFamily().All(func(t *Trial, p []int) {
				k, m := p[0], p[1]
				n := t.Order(t.Net("OCT(%d,%d)", k, m))
				t.Want(n == 32*k*m, "OCT(%d,%d) has %d vertices, 32km = %d", k, m, n, 32*k*m)
			})},
		},
		{
			ID: "oct/oct-slice-code-4-bits", Kind: Theorem, Section: "2.2 step 2",
			Quote:  "encode 2kx2m slices by 4 bits of Johnson code",
			Formal: "slice code has 4 bits",
			Open:   "not decided here",
		},
		{
			ID: "oct/oct-code-two-parts", Kind: Theorem, Section: "2.2 step 3",
			Quote:  "Code of each node consists of two parts-At and Ao",
			Formal: "all 32km codes of k+m+4 bits distinct; adjacency = (one torus bit) or (one octagon bit or all four)",
			Open:   "not decided here",
		},
		{
			ID: "oct/expansion-node-counts", Kind: Theorem, Section: "2.2",
			Quote:  "8x4k or 8x4m nodes added",
			Formal: "OCT(k,m+1) adds 32k nodes, OCT(k+1,m) adds 32m",
			Open:   "not decided here",
		},
		{
			ID: "oct/expansion-figure3-example", Kind: Theorem, Section: "2.2",
			Quote:  "OCT(2,3) is formed from eight Octagon areas added on the right side of OCT(2,2)",
			Formal: "24-16=8 slices",
			Open:   "not decided here",
		},
		{
			ID: "oct/expansion-connections-unchanged", Kind: Theorem, Section: "2.2",
			Quote:  "there is no change of the network connections in each Octagon area and the connectivity of nodes ... except the nodes connecting the added ones",
			Formal: "inserting two adjacent columns keeps all octagon links, all degrees, and all torus links except one ring link per row and layer",
			Note:   "simple graph (a 2-ring contributes ONE link)",
			Open:   "not decided here",
		},
		{
			ID: "oct/expansion-by-one-code-bit", Kind: Theorem, Section: "2.2",
			Quote:  "increasing one bit on the code m or k, which enables two lines or columns ... added on the right side",
			Formal: "old nodes keep their code bits (one bit inserted) and the two new columns are adjacent to each other",
			Open:   "not decided here",
		},
		{
			ID: "oct/distance-theorem", Kind: Theorem, Section: "2.2 Theorem (formula lost in OCR)",
			Quote:  "the distance between any two nodes is the different bits ... or the same bits plus one",
			Formal: "D(A,B)= sum_{i=4}^{m+k+3} |Ai-Bi| + min( sum_{j=0}^{3}|Aj-Bj| , 4 - sum_{j=0}^{3}|Aj-Bj| + 1 )",
			Note:   "reconstruction; octagon bits = A3..A0 (low)",
			Open:   "not decided here",
		},
		{
			ID: "oct/distance-theorem-header-bit-layout", Kind: Theorem, Section: "2.2 Theorem",
			Quote:  "A(Am+k+3...Am+k, Am+k-1...Am Am-1...A1A0)",
			Formal: "the printed comma grouping (top 4 bits | k bits | m bits) is compatible with i in {4,...} being the torus bits",
			Note:   "octagon bits as the top nibble, as the theorem header groups them",
			Open:   "not decided here",
		},
		{
			ID: "oct/whole-code-hamming-is-distance", Kind: Theorem, Section: "3.1.1/3.1.2",
			Quote:  "Hamming(A xor B) of any two nodes coding become the minimum distance",
			Formal: "popcount over all k+m+4 bits = distance in OCT",
			Note:   "decide it both for T(k,m) codes and for whole OCT codes",
			Open:   "not decided here",
		},
		{
			ID: "oct/char1-degree-7", Kind: Theorem, Section: "2.3 Char 1",
			Quote:  "regular one, and the connectivity of any node is 7",
			Formal: "7-regular",
			Note:   "simple graph (a 2-ring contributes one link); report the multigraph reading beside it",
			Open:   "not decided here",
		},
		{
			ID: "oct/char1-vertex-connectivity-7", Kind: Theorem, Section: "2.3 Char 1",
			Quote:  "connectivity of any node is 7",
			Formal: "kappa=7 (other reading)",
			Note:   "'connectivity' read as vertex connectivity",
			Open:   "not decided here",
		},
		{
			ID: "oct/char2-diameter", Kind: Theorem, Section: "2.3 Char 2",
			Quote:  "the diameter is k+m+2",
			Formal: "diam = k+m+2",
			Readings: []Reading{octFamily().All(func(t *Trial, p []int) {
				k, m := p[0], p[1]
				d := t.Diameter(t.Net("OCT(%d,%d)", k, m))
				t.Want(d == k+m+2, "OCT(%d,%d) has diameter %d, k+m+2 = %d", k, m, d, k+m+2)
			})},
		},
		{
			ID: "oct/char3-symmetric", Kind: Theorem, Section: "2.3 Char 3",
			Quote:  "Symmetrical network",
			Formal: "vertex-transitive",
			Note:   "vertex symmetry",
			Readings: []Reading{octFamily().All(func(t *Trial, p []int) {
				net := t.Net("OCT(%d,%d)", p[0], p[1])
				t.Want(t.VertexTransitive(net), "%s has %d vertex orbits", net.Name(), t.VertexOrbits(net))
			})},
		},
		{
			ID: "oct/char3-edge-symmetric", Kind: Theorem, Section: "2.3 Char 3",
			Quote:  "Symmetrical network",
			Formal: "edge-transitive (stronger reading)",
			Note:   "stronger reading: edge symmetry",
			Open:   "not decided here",
		},
		{
			ID: "oct/char4-links", Kind: Theorem, Section: "2.3 Char 4",
			Quote:  "The link number is 112 x k x m",
			Formal: "|E|=112km",
			Note:   "simple graph (a 2-ring contributes ONE link) / multigraph (a 2-ring contributes TWO parallel links) (multigraph: 112km always)",
			Readings: []Reading{
				octFamily().All(func(t *Trial, p []int) {
					k, m := p[0], p[1]
					size := t.Size(t.Net("OCT(%d,%d)", k, m))
					t.Want(size == 112*k*m, "OCT(%d,%d) has %d links, 112km = %d", k, m, size, 112*k*m)
				}).named("simple graph, k, m ≥ 2"),
				octFamily().from("k, m ≥ 1", 1, 1).All(func(t *Trial, p []int) {
					k, m := p[0], p[1]
					size := t.Size(t.Net("OCT(%d,%d)", k, m))
					t.Want(size == 112*k*m, "OCT(%d,%d) has %d links, 112km = %d: a ring of length 2 is one link", k, m, size, 112*k*m)
				}).named("simple graph, k, m ≥ 1"),
			},
		},
		{
			ID: "oct/octagon-bisection-6", Kind: Theorem, Section: "2.3 Char 5 proof",
			Quote:  "the width is 6",
			Formal: "bisection width of a slice is 6",
			Open:   "not decided here",
		},
		{
			ID: "oct/char5-bisection-24km", Kind: Table, Section: "2.3 Char 5 / Table 1",
			Quote:  "bisection width is 24 x k x m",
			Formal: "BW(OCT(k,m))=24km",
			Note:   "same value in simple and multigraph readings",
			Open:   "not decided here",
		},
		{
			ID: "oct/table1-oct-row", Kind: Table, Section: "2.3 Table 1",
			Quote:  "OCT: 7, 112km, k+m+2, 24km",
			Formal: "row",
			Open:   "not decided here",
		},
		{
			ID: "oct/table1-ommh-degree-links", Kind: Table, Section: "2.3 Table 1",
			Quote:  "OMMH 7, 112km",
			Formal: "degree 7, links 112km",
			Note:   "simple graph (a 2-ring contributes ONE link) / multigraph (a 2-ring contributes TWO parallel links)",
			Open:   "not decided here",
		},
		{
			ID: "oct/table1-ommh-diameter", Kind: Table, Section: "2.3 Table 1",
			Quote:  "k+m+3",
			Formal: "diam(OMMH)=k+m+3",
			Open:   "not decided here",
		},
		{
			ID: "oct/table1-ommh-bisection", Kind: Table, Section: "2.3 Table 1",
			Quote:  "16 x k x m",
			Formal: "BW((2k,2m,3)-OMMH)=16km",
			Open:   "not decided here",
		},
		{
			ID: "oct/table1-torus-degree-links-diameter", Kind: Table, Section: "2.3 Table 1",
			Quote:  "T(2k,4m): 4, 64km, 2k+4m",
			Formal: "degree 4, links 64km, diameter 2k+4m",
			Open:   "not decided here",
		},
		{
			ID: "oct/table1-torus-bisection", Kind: Table, Section: "2.3 Table 1",
			Quote:  "min{8k, 6m}",
			Formal: "BW(T(2k,4m)) = min(8k,6m)",
			Note:   "as printed; if it fails, give the nearest reading that holds",
			Open:   "not decided here",
		},
		{
			ID: "oct/equal-node-counts", Kind: Table, Section: "2.3/Table 1",
			Quote:  "three kinds of static networks",
			Formal: "OCT(k,m), OMMH(2k,2m,3), T(2k,4m) all have 32km nodes",
			Open:   "not decided here",
		},
		{
			ID: "oct/bisection-oct-gt-ommh", Kind: Theorem, Section: "2.3",
			Quote:  "the width of halve OCT(k,m) bigger than OMMH",
			Formal: "BW(OCT)>BW(OMMH)",
			Open:   "not decided here",
		},
		{
			ID: "oct/bisection-oct-gt-torus", Kind: Theorem, Section: "2.3",
			Quote:  "bigger than T(2k,4m)",
			Formal: "BW(OCT)>BW(T(2k,4m))",
			Open:   "not decided here",
		},
		{
			ID: "oct/throughput-oct-gt-ommh", Kind: Theorem, Section: "2.3",
			Quote:  "ideal throughput of OCT is better than OMMH",
			Formal: "uniform-traffic capacity (via bisection or max-concurrent flow) larger",
			Open:   "not decided here",
		},
		{
			ID: "oct/throughput-oct-gt-torus", Kind: Theorem, Section: "2.3",
			Quote:  "ideal throughput ... better than T(2k,4m)",
			Formal: "as above vs T",
			Open:   "not decided here",
		},
		{
			ID: "oct/diameter-ordering", Kind: Table, Section: "2.3 Table 1",
			Quote:  "small diameter",
			Formal: "diam OCT < OMMH < T(2k,4m)",
			Open:   "not decided here",
		},
		{
			ID: "oct/packing-oct-highest", Kind: Theorem, Section: "2.3 Fig 4",
			Quote:  "OCT (k,m) has the highest packing density",
			Formal: "32km/(7(k+m+2)) > 32km/(7(k+m+3)) and > 32km/(4(2k+4m))",
			Note:   "degree 7 (multigraph/Table 1) vs simple degree",
			Open:   "not decided here",
		},
		{
			ID: "oct/packing-torus-lowest", Kind: Theorem, Section: "2.3 Fig 4",
			Quote:  "T(2k,4m) requires the lowest packing density",
			Formal: "T strictly lowest, in particular below OMMH",
			Note:   "figure lost: read as a general statement",
			Open:   "not decided here",
		},
		{
			ID: "oct/char6-vs-ommh", Kind: Theorem, Section: "2.3 Char 6 (expressions (1)-(3) lost)",
			Quote:  "group divisible property of OCT is superior to (2k,2m,3)-OMMH",
			Formal: "for all lambda: d(G_l(OCT)) <= d(G_l(OMMH)); equivalently A_d(OCT)>=A_d(OMMH) for all d",
			Note:   "Def 9: '<=' for all lambda (non-strict), group = arbitrary node set, distance measured in N",
			Open:   "not decided here",
		},
		{
			ID: "oct/char6-vs-torus", Kind: Theorem, Section: "2.3 Char 6",
			Quote:  "superior to T(2k,4m)",
			Formal: "for all lambda: d(G_l(OCT)) <= d(G_l(T(2k,4m)))",
			Note:   "Def 9",
			Open:   "not decided here",
		},
		{
			ID: "oct/char6-strict", Kind: Theorem, Section: "2.3 Char 6",
			Quote:  "OCT has better local communication ability",
			Formal: "strictly smaller group distance",
			Note:   "strict reading",
			Open:   "not decided here",
		},
		{
			ID: "oct/fault-node-two-hops", Kind: Theorem, Section: "2.3 fault tolerance",
			Quote:  "failure of a single node ... can be corrected by adding two hops",
			Formal: "max over (dead node, s, t) of d_{G-f}(s,t)-d(s,t) <= 2",
			Note:   "'at most two' reading",
			Open:   "not decided here",
		},
		{
			ID: "oct/fault-link-two-hops", Kind: Theorem, Section: "2.3 fault tolerance",
			Quote:  "single ... link fault ... adding two hops",
			Formal: "same for a dead link",
			Note:   "simple graph; in the multigraph a dead parallel link costs 0",
			Open:   "not decided here",
		},
		{
			ID: "oct/fault-bypass-scheme-torus", Kind: Theorem, Section: "2.3",
			Quote:  "one of hops in Octagon to ... adjacent sub-network of T(k,m), and another hop back",
			Formal: "s,t,fault in one T copy: route via adjacent copy has length d+2 and avoids the fault",
			Open:   "not decided here",
		},
		{
			ID: "oct/fault-bypass-scheme-octagon", Kind: Theorem, Section: "2.3",
			Quote:  "one of hops in T(k,m) to ... adjacent sub-network of Octagon, and another hop back",
			Formal: "s,t,fault in one slice: length d+2 avoids the fault",
			Open:   "not decided here",
		},
		{
			ID: "oct/unicast-step1", Kind: Theorem, Section: "3.1.1 (1)",
			Quote:  "send message to adjacent node which is 1 away from destination node",
			Formal: "octagon routing in 1 or 2 hops, minimal",
			Note:   "source != destination assumed",
			Open:   "not decided here",
		},
		{
			ID: "oct/unicast-step2-literal", Kind: Theorem, Section: "3.1.1 (2)",
			Quote:  "Al=..., Ar=..., Au=..., Ad=...",
			Formal: "the four printed index patterns give the four torus neighbours of At",
			Note:   "barred bits lost in the text: 4A = not A4, 1kA = not A_{k-1}, kA = not A_k, 3kmA = not A_{m+k+3}",
			Open:   "not decided here",
		},
		{
			ID: "oct/unicast-step2-corrected", Kind: Theorem, Section: "3.1.1 (2)",
			Quote:  "Hmin=min{Hl,Hr,Hu,Hd}",
			Formal: "with boundary m+4 and tail A_{m+3}...A_4: Al=V.~A4 A_{m+3}..A5, Ar=V.A_{m+2}..A4 ~A_{m+3}, Au=~A_{m+4} A_{m+k+3}..A_{m+5}.H, Ad=A_{m+k+2}..A_{m+4} ~A_{m+k+3}.H ; greedy is correct and minimal",
			Open:   "not decided here",
		},
		{
			ID: "oct/unicast-step3-intermediate", Kind: Theorem, Section: "3.1.1 (3)",
			Quote:  "routed firstly to A'(Am+k-1...AmAm-1...B3B2B1B0)",
			Formal: "A' has A's torus bits and B's octagon bits",
			Open:   "not decided here",
		},
		{
			ID: "oct/unicast-minimal", Kind: Theorem, Section: "3.1.2",
			Quote:  "All above unicast routing algorithms forward data in a shortest way",
			Formal: "octagon-first-then-torus path length = d(A,B) for all A!=B",
			Note:   "literal text: see unicast-step2-literal",
			Open:   "not decided here",
		},
		{
			ID: "oct/unicast-worst-steps", Kind: Theorem, Section: "3.1.2",
			Quote:  "needs k+m+2 rounds at the worst",
			Formal: "max steps = k+m+2",
			Open:   "not decided here",
		},
		{
			ID: "oct/unicast-efficiency", Kind: Theorem, Section: "3.1.2",
			Quote:  "communication efficiency would be 1/(k+m+2)",
			Formal: "efficiency := 1/(worst rounds)",
			Open:   "not decided here",
		},
		{
			ID: "oct/broadcast-octagon-2-rounds", Kind: Theorem, Section: "3.2.2",
			Quote:  "sending data to all the nodes in the Octagon needs 2 rounds",
			Formal: "broadcast time of Octagon = 2",
			Note:   "port model unspecified",
			Open:   "not decided here",
		},
		{
			ID: "oct/broadcast-torus-km-rounds", Kind: Theorem, Section: "3.2.2",
			Quote:  "broadcasting within T(k,m) needs m+k rounds",
			Formal: "broadcast time of T(k,m) = k+m",
			Open:   "not decided here",
		},
		{
			ID: "oct/broadcast-recursive-doubling", Kind: Theorem, Section: "3.2.1",
			Quote:  "with recursive doubling method",
			Formal: "the k+m-round T(k,m) broadcast doubles the informed set each round",
			Note:   "doubling of the informed set each round",
			Open:   "not decided here",
		},
		{
			ID: "oct/broadcast-total-rounds", Kind: Theorem, Section: "3.2.2",
			Quote:  "needs k+m+2 rounds",
			Formal: "OCT broadcast = k+m+2",
			Note:   "port model unspecified",
			Open:   "not decided here",
		},
		{
			ID: "oct/broadcast-efficiency", Kind: Theorem, Section: "3.2.2",
			Quote:  "communication efficiency 1/(k+m+2)",
			Formal: "1/rounds",
			Note:   "same as broadcast-total-rounds",
			Open:   "not decided here",
		},
	}
}

// octFamily is the domain of the theorems on OCT(k,m).
func octFamily() Family {
	return Family{
		Params: []string{"k", "m"}, Domain: "k, m ≥ 2", Least: []int{2, 2},
		Order: func(p []int) int { return 32 * p[0] * p[1] },
	}
}
