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
//	hamiltonian NETWORK = no                    small, disconnected, imbalance,
//	                                            separator
//	bisection NETWORK <= w                      cut
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
// increasing order, removed V0 V1 … too. path V0 V1 … lists the vertices of a
// walk.
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
// small, disconnected: an empty body. There are fewer than 3 vertices; there are
// at least 2 components, which the checker counts.
//
// imbalance: one colours line; the ends of every link differ, and the two colours
// do not occur equally often.
//
// separator: N is at least 3, and one removed line has at least one vertex; the
// graph without these vertices has more components than the line has vertices.
// A Hamiltonian cycle would fall into at most as many paths, for one vertex into
// one path.
//
// cut: one side line of ⌊N/2⌋ vertices, the number of links with exactly one end
// among them is at most w.
//
// trace: one path line from S. The checker asks the router named in the
// statement for each step; the steps must be those of the path. h says that the
// path ends at T, has h links, and T occurs only at its end. fails says that the
// router leaves the network, or stops before T, or comes back to a vertex in the
// same state: the last vertex of the path is where that shows.
//
// # Limits
//
// Reading a certificate takes no more memory than the file has bytes; checking
// one takes 8 bytes a vertex and automorphism besides the graph, and 4 bytes a
// vertex and orbit for orbits. Everything else that is wrong with a file is a
// [*Rejection] that names the rule it breaks.
package certificates
