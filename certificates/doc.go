// Package certificates states facts about networks, and checks the certificates
// that prove them. It is part of what a reader of a verdict has to trust: it
// uses the standard library only, takes no short cut, and searches nothing. It
// sees a graph through two methods ([Graph]) and is handed a resolver that turns
// a network's name into its graph, so it can be read alone and tried on graphs
// from elsewhere. Nothing about a graph is ever read from a certificate.
//
// What follows is the format, complete enough to write a second checker from.
//
// # The file
//
// A certificate is a text of at most [MaxFile] bytes. Every line ends with one
// line feed; there are no other control characters, no blank lines, and fields
// are separated by exactly one space. Numbers are decimal without sign and
// without leading zeros.
//
//	topocert 1                          the format and its version
//	vertex-orbits Octagon = 1           the statement
//	orbits                              the kind of proof
//	automorphism 1 2 3 4 5 6 7 0        the body: lines that begin with a keyword
//	levels 0 0 1 2 2 1 2 2 1
//	end                                 nothing may follow
//
// A statement is
//
//	SUBJECT NETWORK [ARGUMENT…] RELATION VALUE
//
// with RELATION one of = <= >=. NETWORK is a name such as QT(4,4), or g6:TEXT
// for the graph with that graph6 text, or sha256:HEX for a graph that is handed
// over beside the certificate, HEX being the SHA-256 of its edge list: a line
// with the order, then a line "u v" for each link with u < v, sorted by u, then
// by v. Vertices are the numbers 0 … N−1, N the order; a network's page says how
// its labels are numbered.
//
// # Statements and proofs
//
//	statement                                   kinds of proof
//	order NETWORK = n                           count
//	size NETWORK = m                            count
//	min-degree NETWORK = d                      count
//	max-degree NETWORK = d                      count
//	distances NETWORK S = h0,h1,…               distances
//	eccentricity NETWORK S = d                  distances
//	distance NETWORK S T = d                    distances
//	diameter NETWORK = d                        distances
//	radius NETWORK = d                          distances
//	distance-sum NETWORK = s                    distances
//	vertex-orbits NETWORK = r                   orbits
//	vertex-transitive NETWORK = yes             orbits
//	vertex-transitive NETWORK = no              orbits, vertex-pair
//	edge-transitive NETWORK = yes               automorphisms
//	edge-transitive NETWORK = no                edge-pair
//	automorphism NETWORK NAME = COUNT           automorphisms
//	bipartite NETWORK = yes                     colouring
//	bipartite NETWORK = no                      odd-cycle
//	girth NETWORK <= g                          cycle
//	hamiltonian NETWORK = yes                   cycle
//	bisection NETWORK <= w                      cut
//	bisection NETWORK >= w                      flow
//	route NETWORK ROUTER S T = h                trace
//	route NETWORK ROUTER S T = fails            trace
//
// The graph is simple, undirected and may be disconnected. A distance between
// vertices that no path joins is "infinite", as is a diameter or radius that
// meets one. In the sum of distances over ordered pairs, such pairs make the sum
// infinite too. h0,h1,… are the numbers of vertices at distance 0, 1, … from S,
// the last one positive; vertices out of reach are not counted.
//
// # Lines of a body
//
// automorphism P0 P1 … P(N−1) is a permutation: vertex v goes to Pv. The checker
// verifies that every vertex is hit once and that every link goes to a link. All
// automorphism lines of a proof generate a group, whose orbits on vertices and
// on links the checker computes itself by joining each with its image.
//
// levels S L0 L1 … L(N−1) gives each vertex's distance from S, "-" for out of
// reach. The checker verifies that S alone has level 0; that the ends of no link
// differ by more than 1, and none joins reached to unreached; and that every
// reached vertex but S has a neighbour one level below.
//
// colours C0 C1 … C(N−1), each 0 or 1. cycle V0 V1 … lists vertices in order,
// without repeating the first at the end. side V0 V1 … lists vertices in
// increasing order. path V0 V1 … lists the vertices of a walk.
//
// tree W P0 P1 … P(N−1) is a spanning tree with a weight 0 < W < 2³²−1: Pv is the
// parent of v, "-" for the root. The checker verifies that there is one root; that
// a link joins every other vertex to its parent; and that no parents form a
// cycle, by taking off leaves until none is left.
//
// # Kinds of proof
//
// count: an empty body. The checker counts.
//
// distances: for a statement with a source S, one levels line, of S. For the
// others, automorphism lines (none, one or more), then one levels line for
// exactly one vertex of each of the group's vertex orbits: an automorphism keeps
// distances, so all vertices of an orbit have the same levels up to order.
//
// orbits: automorphism lines, then one levels line for exactly one vertex of
// each vertex orbit of the group. The group's orbits are at least as fine as the
// true ones. Colour all vertices alike; then, again and again until the number
// of classes no longer grows, colour each orbit by what its vertex in the file
// sees: its old colour; and, the kind of a vertex being its distance and old
// colour, how many vertices there are of each kind with each multiset of the
// neighbours' kinds. Vertices of different final colours lie in different true
// orbits. The number of colours
// and the number of the group's orbits enclose the true number of orbits:
// vertex-orbits needs both to be r, yes needs one orbit, no needs two colours.
//
// vertex-pair: two levels lines, whose numbers of vertices at each distance (or
// out of reach) differ.
//
// automorphisms: automorphism lines. The statement automorphism gives their
// number, which is at least 1, and any one word as a name for them;
// edge-transitive needs one orbit of links.
//
// edge-pair: four levels lines, of A, B, C, D, where A–B and C–D are links. The
// kind of a vertex being the unordered pair of its distances to A and B, the
// number of vertices of some kind with some multiset of the neighbours' kinds
// differs from that for C and D.
//
// colouring: one colours line; the ends of every link differ.
//
// odd-cycle, cycle: one cycle line of at least 3 different vertices, each linked
// to the next and the last to the first; its length is odd, or at most g, or N.
//
// cut: one side line of ⌊N/2⌋ vertices, the number of links with exactly one end
// among them is at most w.
//
// flow: automorphism lines (none, one or more), then tree lines, at least one.
// The root of each tree sends W to every other vertex along the tree, so that a
// link of the tree carries W times the number of vertices below it; and with the
// tree all its images under the group are meant, so that every vertex of the
// root's orbit sends W, and all links of an orbit carry the same. Let a(v) be the
// sum of W over the trees whose root is in v's orbit; not all vertices need send
// equally much, nor every orbit something. Let h = ⌊N/2⌋. Then
//
//	F    = h·Σ a(v), and for odd N the sum of the h smallest a(v) besides
//	γ(O) = Σ W · |root's orbit| · (vertices below links in O, added up) / |O|
//	k    = the least ⌈F/γ(O)⌉ of the orbits O of links that some tree uses
//
// the sum being over the trees; all is exact. F has to cross every cut into h and
// N−h vertices, and no link carries more than the largest γ(O), so the cut has at
// least k links. If all degrees are even and k is odd, or if all degrees are odd
// and k is not as odd or even as N/2, then it has one more. That is at least w.
// Pairs are counted in both directions, in F and in γ alike: with a(v) = ½ this is
// the bound ⌈⌊N/2⌋⌈N/2⌉/γ⌉ for one unit between every two vertices. The proof is at
// the checker.
//
// trace: one path line from S. The checker asks the router named in the
// statement for each step; the steps must be those of the path. h says that the
// path ends at T, has h links, and T occurs only at its end. fails says that the
// router leaves the network, or stops before T, or comes back to a vertex in the
// same state: the last vertex of the path is where that shows.
//
// # Limits
//
// Reading a certificate takes at most about three times the memory of its file,
// which has at most MaxFile bytes. Checking one takes, besides the graph, 8
// bytes for each number of the line being read, 4 bytes a vertex for each
// automorphism, for orbits 4 bytes a vertex for each orbit, and for flow 64 bytes
// a vertex, 8 bytes a link and 128 bytes for each orbit of links. How large a
// graph a name may call for is the resolver's limit. Everything else that is
// wrong with a file is a [*Rejection] that names the rule it breaks.
package certificates
