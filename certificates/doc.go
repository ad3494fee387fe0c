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
//	bisection NETWORK = w                       order
//	bisection NETWORK >= w                      order
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
// order: one line "order V0 V1 … V(N−1)", every vertex once. The bisection width
// is the least number of links between two parts of ⌊N/2⌋ and ⌈N/2⌉ vertices.
// The checker finds it, whatever the order, by the following dynamic program; w
// is equal to it, or with >= not larger.
//
// Place the vertices one after the other. The boundary is the set of placed
// vertices that have neighbours not placed yet. Let f(s,c) be the least number
// of links cut among the placed vertices when they are put on the sides 0 and 1
// so that the boundary's vertices are on the sides s and c placed vertices are
// on side 1. It is 0 for s = (), c = 0 when nothing is placed. A vertex that is
// placed goes to either side, adds as many as it has neighbours on the other
// side, all of them in the boundary, and 1 to c if its side is 1; then, of the
// assignments that differ only in vertices that leave the boundary, the least
// stays. At the end the boundary is empty, and w is the lesser of f((),⌊N/2⌋)
// and f((),⌈N/2⌉).
//
// Three things keep the tables small and change nothing. No side is to have
// more than H = ⌈N/2⌉ vertices, so after p have been placed c is from
// max(0,p−H) to min(p,H). To exchange the sides changes no cut: f(s,c) is
// f(s̄,p−c) with s̄ the opposite of s, the range of c and the two final sizes are
// symmetric in the same way, so only the s that have the oldest vertex of the
// boundary on side 0 are stored. And costs stop at S = 65535, which stands for
// every cost not below it: as min(min(a,S)+x,S) = min(a+x,S), what is below S
// is exact, and a w that is not below S is not accepted.
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
// vertex and orbit for orbits. A proof by order has a boundary of at most 22
// vertices at any time; with a boundary of b, 2^max(0,b−1) assignments are stored
// with 2 bytes for each value of c. Two tables of the largest size needed take
// at most 2^31 bytes, and the entries of all tables (the first has one, the last
// is not counted) carried over twice are at most 2^38. Everything else that is
// wrong with a file is a [*Rejection] that names the rule it breaks.
package certificates
