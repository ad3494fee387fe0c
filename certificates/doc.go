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
// A file of certificates is a text of at most [MaxFile] bytes. Every line ends with
// one line feed; there are no other control characters, no blank lines, and fields
// are separated by exactly one space. Numbers are decimal without sign and
// without leading zeros.
//
//	topocert 2                          the format and its version
//	diameter Octagon = 2                a certificate: its statements,
//	vertex-transitive Octagon = yes
//	distances                           the kind of proof,
//	automorphism 1 2 3 4 5 6 7 0        the body: lines that begin with a keyword
//	levels 0 0 1 2 2 1 2 2 1
//	end
//	size Octagon = 12                   the next certificate
//	count
//	end                                 after the last certificate the file ends
//
// After the first line there are one or more certificates. Each has one or more
// statements, then the kind, one word, on a line; then the body; then "end". A
// certificate with several statements proves all of them, and is rejected if one is
// false: all are about the same network, no two are the same, and the kind is one of
// count, distances, automorphisms, deletions and exhaustion. What proves one
// certificate is independent of the others in the file.
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
// its labels are numbered. ROUTER is a name such as dor, of a router whose code is
// the subject of the statement; or table-sha256:HEX for a table of next hops that is
// handed over beside the certificate, HEX being the SHA-256 of its file. Its line
// number d, from 0, not counting blank lines and text after a "#", has the next hop
// of messages for d from 0, 1, … N−1, separated by blanks, "-" for none.
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
//	girth NETWORK = g                           distances
//	vertex-orbits NETWORK = r                   distances
//	vertex-transitive NETWORK = yes             distances
//	vertex-transitive NETWORK = no              distances
//	edge-transitive NETWORK = yes               automorphisms
//	edge-transitive NETWORK = no                edge-pair
//	automorphism NETWORK NAME = COUNT           automorphisms
//	bipartite NETWORK = yes                     colouring
//	bipartite NETWORK = no                      odd-cycle
//	girth NETWORK <= g                          cycle
//	hamiltonian NETWORK = yes                   cycle
//	hamiltonian NETWORK = no                    lrat
//	hamiltonian NETWORK = no                    separator
//	bisection NETWORK <= w                      cut
//	bisection NETWORK >= w                      flow
//	bisection NETWORK >= w                      lrat
//	bisection NETWORK >= w                      cubes
//	bisection NETWORK = w                       order
//	bisection NETWORK >= w                      order
//	vertex-connectivity NETWORK >= k            paths
//	vertex-connectivity NETWORK <= k            vertex-cut
//	edge-connectivity NETWORK >= k              paths
//	edge-connectivity NETWORK <= k              edge-cut
//	disjoint-paths NETWORK S T >= k             paths
//	vertex-fault-detour NETWORK = d             deletions
//	edge-fault-detour NETWORK = d               deletions
//	cluster NETWORK D >= s                      cluster
//	cluster NETWORK D <= s                      classes, code, lrat
//	contains NETWORK OTHER = yes                embedding
//	route NETWORK ROUTER S T = h                trace
//	route NETWORK ROUTER S T = fails            trace
//	audit NETWORK ROUTER QUANTITY = q           exhaustion
//	deadlock NETWORK ROUTER = free              channel-order
//	deadlock NETWORK ROUTER = cyclic            channel-cycle
//	deadlock NETWORK ROUTER = deadlock          channel-cycle
//	broadcast NETWORK MODEL S <= r              schedule
//	broadcast NETWORK MODEL all <= r            schedule
//	broadcast NETWORK MODEL S >= r              counting
//	broadcast NETWORK MODEL all >= r            counting
//	broadcast NETWORK single-port S >= r        lrat
//	gossip NETWORK MODEL <= r                   schedule
//	gossip NETWORK MODEL >= r                   counting
//
// The graph is simple, undirected and may be disconnected. A distance between
// vertices that no path joins is "infinite", as is a diameter or radius that
// meets one. In the sum of distances over ordered pairs, such pairs make the sum
// infinite too. h0,h1,… are the numbers of vertices at distance 0, 1, … from S,
// the last one positive; vertices out of reach are not counted.
//
// The vertex connectivity is the least number of vertices without which the
// graph has at least 2 components, or 1 vertex; so it is N−1 if all vertices are
// linked. The edge connectivity is the least number of links without which it has
// at least 2 components, and 0 for 1 vertex. Disjoint paths between different
// vertices S and T share nothing but these two, and no link.
//
// A fault detour says how many hops more it takes when one vertex, or one link, is
// dead: the largest d'(s,t) − d(s,t), d being the distance and d' that without
// what is dead, over all of these and all s, t that are alive and joined by a path
// in the graph. It is "infinite" if d' may be, and 0 if there is no such pair.
// A broadcast informs all vertices from the source S in rounds. In a round, some
// vertices that were informed before it send to neighbours, which are informed
// after it. MODEL is all-port, where a vertex may send to each neighbour in a
// round, or single-port, where it sends to at most one and receives from at most
// one, which may be another. The statement bounds the least number of rounds; for
// "all", the largest of these over all sources. In a gossip every vertex begins
// with a message of its own, whoever sends sends all messages that it had before
// the round, and in the end every vertex has all.
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
// increasing order. path V0 V1 … lists the vertices of a walk. cutset V0 V1 …
// lists vertices in increasing order, at least one and not all. proof FILE names
// a file in the certificate's folder: letters, digits, "-", "_" and, neither
// first nor last, "."; at most 255 bytes.
//
// tree W P0 P1 … P(N−1) is a spanning tree with a weight 0 < W < 2³²−1: Pv is the
// parent of v, "-" for the root. The checker verifies that there is one root; that
// a link joins every other vertex to its parent; and that no parents form a
// cycle, by taking off leaves until none is left.
//
// source S names a vertex.
//
// order V0 V1 … lists all vertices, removed V0 V1 … some in increasing order.
// split V1 … Vt and cube BITS FILE are explained at the proof by cubes.
//
// # Kinds of proof
//
// count: an empty body. The checker counts.
//
// distances: for a statement with a source S, which stands alone in its
// certificate, one levels line, of S. For the others, automorphism lines (none, one
// or more), then one levels line for exactly one vertex of each of the group's
// vertex orbits: an automorphism keeps distances, so all vertices of an orbit have
// the same levels up to order.
//
// The girth is the least number, over all these levels lines, of 2L+1 for a link
// that joins two vertices of level L, and 2L for a vertex of level L that has two or
// more neighbours of level L−1; "infinite" if there is neither. For take a link from
// each reached vertex but the source to one a level below: a tree. Each other link
// closes a walk of so many links with the tree's ways to its ends. The walk goes
// along this link once, so it holds a cycle, and is no shorter than the girth. If
// the source is on a shortest cycle, then one of the cycle's links is not in the
// tree, and its walk is no longer than the cycle, as the cycle's arcs to the link's
// ends are no shorter than the levels. And an automorphism takes every shortest
// cycle to one through the vertex that the orbit's levels are of.
//
// For vertex-orbits and vertex-transitive: the group's orbits are at least as fine
// as the true ones. Colour all vertices alike; then, again and again until the number
// of classes no longer grows, colour each orbit by what its vertex in the file
// sees: its old colour; and, the kind of a vertex being its distance and old
// colour, how many vertices there are of each kind with each multiset of the
// neighbours' kinds. Vertices of different final colours lie in different true
// orbits. The number of colours
// and the number of the group's orbits enclose the true number of orbits:
// vertex-orbits needs both to be r, yes needs one orbit, no needs two colours.
//
// automorphisms: automorphism lines, at least one. The statement automorphism says
// that the network has COUNT automorphisms, which are those of the body, no two of
// them the same; NAME is any one word for them. edge-transitive needs one orbit of
// links.
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
// separator: for N less than 3 an empty body, as a cycle has at least 3 vertices.
// Else one removed line of at least one vertex; the graph without these vertices
// has more components than the line has vertices. A Hamiltonian cycle would fall
// into at most as many paths, for one vertex into one path. (If the graph has
// several components, a vertex with a neighbour serves, or any one if none has. If
// the links join the vertices of one set to those of another, larger one only, the
// smaller set serves.)
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
// paths: for vertex-connectivity, automorphism lines (none, one or more); then,
// until the vertex orbits of the sources hold k vertices and no longer, a source
// line for a vertex S of another orbit, after which come, for each vertex T in
// increasing order that is neither S nor linked to it, k lines path. N is greater
// than k, or k is 0. For edge-connectivity, one source line, after which come k
// lines path for each T but S; N is at least 2, or k is 0. For disjoint-paths, k
// lines path from S to T. Each path goes along links from S to T, in at most N
// vertices. The k paths from S to T meet no link twice, and, but for
// edge-connectivity, S and T only at their ends and no other vertex twice. The
// body has at most k·r·N path lines, r being the number of sources, at most k.
//
// vertex-cut: no line, or one removed line; the vertices listed are at most k, and
// without them there are at least 2 components, or 1 vertex. edge-cut: one side
// line, of at least one vertex and not all; at most k links have exactly one end
// there. For N = 1 no line.
//
// deletions: automorphism lines (none, one or more). The checker searches: the
// vertex-fault-detour is the largest d'(a,b) − 2 over all vertices f and
// neighbours a, b of f that are not linked, d' being the distance without f, and
// the edge-fault-detour the largest d'(a,b) − 1 over all links a–b, d' being the
// distance without the link; 0 if there are none. One f, or one link, of each of
// the group's orbits is enough. The proof is at the checker.
//
// cluster, classes, code: a cluster of diameter D is a set of vertices of which no
// two are at a distance greater than D, distances being the network's; cluster
// … >= s says that some has s vertices or more, and <= s that none has more. A code
// is a set of vertices of which every two are at a distance greater than D, or out
// of reach. The vertices of a line are in increasing order, and there is at least
// one. cluster: one line "cluster V0 V1 …", a cluster of at least s vertices.
// classes: lines "class V0 V1 …", at most s, each a code, and every vertex in
// exactly one; a cluster has at most one vertex of each. code: automorphism lines
// with one orbit of vertices (none if N is 1), then one line "code V0 V1 …", a code of
// c vertices with ⌊N/c⌋ at most s; a cluster has at most N/c vertices. The proof is at
// the checker.
//
// embedding: OTHER is the name of a network of the same order N, as NETWORK is one.
// One line "map P0 P1 … P(N−1)", every vertex once; each link u, v of OTHER goes to
// a link Pu, Pv of NETWORK. So distances in NETWORK are not larger than in OTHER.
//
// trace: one path line from S. The checker asks the router named in the
// statement for each step; the steps must be those of the path. h says that the
// path ends at T, has h links, and T occurs only at its end. fails says that the
// router leaves the network, or stops before T, or comes back to a vertex in the
// same state: the last vertex of the path is where that shows.
//
// exhaustion: an empty body; several statements are about one ROUTER. The checker sends a message from every vertex to every
// other and counts the links on its way, as for a trace, until it arrives, stops,
// is sent where no link leads, or is at a vertex with the same header again; it
// finds the distances itself. QUANTITY is delivered, the number of ordered pairs
// of different vertices whose message arrives; minimal, the number of those that
// arrive after as many hops as their distance; max-hops and total-hops, the
// largest number of hops of a message that arrives and the sum over them; or
// max-stretch, the largest quotient of the hops of a message that arrives and its
// distance, in lowest terms, 1 if there is none. A relative router's messages are
// sent to vertex 0 only, and counts are taken N times; the checker verifies that
// the group's elements next to 0 lead to the neighbours of every vertex, and relies
// for the rest on the network's vertices being a group (see [Relative]).
//
// channel-order: one line "ranks R0 R1 …", a number below 2³²−1 for every channel;
// no line if there is no channel. The channels are the directed links, sorted by
// their first and then by their second vertex; a router with k virtual channels has
// k in place of each, of class 0 … k−1. The messages are those of exhaustion; one
// that is at a vertex with the same header again goes on, round and round. Whenever
// one of them takes a channel and then another, the second has the greater rank. By
// the theorem of Dally and Seitz (IEEE Trans. Computers C-36, 1987) no messages can
// then wait for one another for ever, if a message holds channels while it waits
// for the next one of its route, and one at its destination waits for none.
//
// channel-cycle: one or more lines "waits S D I": the message from S to D takes
// channel I of its route, counted from 0, and then the next one. This next channel
// is channel I of the line that follows, and after the last line of the first
// one. I is below the number of pairs of a vertex and a header that the message
// meets; of a message that goes round and round a checker may accept a larger I.
// For the value deadlock there is one class of channels, every I is 0, and no
// channel I occurs twice: all these messages can have set out at once, and then
// each waits for the one that the next message holds.
//
// schedule: with a source S, and for a gossip, one line "round U0 V0 U1 V1 …" for
// each round in turn, at most r: U0 sends to V0, U1 to V1 and so on, at least one
// pair, the pairs increasing by U, then by V. The checker carries the rounds out:
// a link joins U and V, the model allows all sends of the round, and in a
// broadcast U was informed before the round (what V had already does no harm). In
// the end every vertex is informed, or has all messages. A round in which nothing
// is sent is left out: r is a bound. For "all", automorphism lines (none, one or
// more), then for exactly one vertex V of each of the group's vertex orbits a line
// "source V" and the round lines of a broadcast from V: an automorphism takes
// schedules to schedules.
//
// counting: one levels line, of S; for "all" and for a gossip of any vertex S. A
// gossip spreads the message of S, so it takes as long as a broadcast from S. No
// broadcast takes fewer than r rounds if r is 0, if a vertex is out of reach, if
// r is at most the largest level, or, single-port, if there is an l such that the
// number of vertices of level l or more exceeds the number of sequences of l or
// more positive numbers, the first at most the degree of S, the others at most
// the largest degree less 1, with a sum of at most r−1. (Such a sequence says, for
// each vertex on the way that the message took from S, as its sender's how many-th
// it was informed: the proof is at the checker.)
//
// lrat: automorphism lines for a bisection or a cluster, cutset lines for a cycle
// (none, one or more of either), nothing for a broadcast, then one proof line. The
// checker makes the formula below from the graph and these lines; the file named is
// a refutation of it.
//
// cubes: automorphism lines (none, one or more), then one line "split V1 V2 … Vt"
// of 1 ≤ t ≤ 16 different vertices, then one or more lines "cube BITS FILE". BITS
// are t digits, 0 or 1, the sides of V1 … Vt in turn; FILE is a name as in a proof
// line, and several cubes may have the same. Every automorphism takes split
// vertices to split vertices. The checker goes through all 2^t assignments of
// sides to the split vertices: it joins each with the one that has all sides
// exchanged, then, for each automorphism P in turn, with the one that gives PVi
// the side that Vi has here. Each automorphism joins some that were apart. Of each
// class that remains exactly one assignment is a cube. The formula of a cube is that
// of "bisection NETWORK >= w" below without automorphisms, in which (¬x_0), the
// last clause, is replaced by one clause for each of V1 … Vt in turn, (x_Vi) for
// side 1 or (¬x_Vi) for side 0. Its file is a refutation of it. A balanced cut with
// fewer than w links could be taken by these automorphisms and exchanges to one that
// agrees with a cube: the proof is at the checker.
//
// # Formulas
//
// A formula is a list of clauses, numbered from 1; a clause is a list of literals.
// Variables are numbered from 1 in the order in which they are introduced here.
// The links are the pairs u, v with u < v, sorted by u, then by v.
//
// The formula of "bisection NETWORK >= w" says that a cut into ⌊N/2⌋ and ⌈N/2⌉
// vertices has fewer than w links.
//
//  1. A variable x_v for each vertex (true: v is on side 1), then a variable y_e
//     for each link (true if its ends differ). For each link e = u, v the clauses
//     (¬x_u ∨ x_v ∨ y_e) and (x_u ∨ ¬x_v ∨ y_e).
//  2. Let c be the largest number below w such that: if all degrees are even, c
//     is even; if all degrees are odd, c is as odd or even as N/2. If there is no
//     such number, the empty clause. If c is at least the number of links,
//     nothing. Otherwise the counter, upwards, of all y_e up to c+1, then the
//     clause (¬r_(c+1)), r being its results.
//  3. The counter, both ways, of all x_v up to ⌈N/2⌉+1, with results r; then, if
//     ⌊N/2⌋ > 0, the clause (r_⌊N/2⌋) and, if ⌈N/2⌉ < N, (¬r_(⌈N/2⌉+1)).
//  4. The clause (¬x_0).
//  5. For each automorphism P in turn, for each v = 0, 1, … with Pv ≠ v: a new
//     variable q, and the clauses (p ∨ ¬x_v ∨ x_Pv), (p ∨ ¬x_v ∨ q) and
//     (p ∨ x_Pv ∨ q), where p is left out at the first such v, and is the
//     negation of the q before at the others. So while q holds of what came
//     before, the two words x_0 x_1 … and x_P0 x_P1 … have been equal, and the
//     first is never found to come after the second, false before true.
//
// The counter of a list of one literal up to any k has that literal as its only
// result. For a longer list, take the counters up to k of its first half (rounded
// down) with results a_1 … a_s, then of the rest with results b_1 … b_t; then
// introduce results r_1 … r_m, m the smaller of k and the list's length; then for
// i from 0 to s and, within, j from 0 to t, as long as i+j ≤ m: if i+j > 0, the
// clause (¬a_i ∨ ¬b_j ∨ r_(i+j)) without the literals numbered 0; and, both ways
// only and if i+j < m, the clause (a_(i+1) ∨ b_(j+1) ∨ ¬r_(i+j+1)) without a_(s+1)
// and b_(t+1).
//
// Why every balanced cut with fewer than w links leads to a model: exchanging the
// sides, and applying an automorphism, keep the number of links, and keep the
// sizes of the sides up to exchange; for odd N, side 1 may have either size. Take
// of all words x_0 x_1 … that the cut leads to in this way the first. It has
// x_0 false, since exchanging the sides does not give an earlier word; and no
// automorphism gives an earlier one. That one order of the vertices serves both is
// what makes 4 and 5 hold at once.
//
// The formula of "hamiltonian NETWORK = no" says that some links, two at each
// vertex, hold the graph together. For N < 3 there is no cycle through all
// vertices, and the formula holds an empty clause.
//
//  1. A variable for each link (true: it is chosen).
//  2. For each vertex in turn: if it has no link, the empty clause; for each link
//     at it, in order, the clause of the others in order; then, for all i, all
//     j < i and all k < j in increasing order, i first, the clause that the k-th,
//     j-th and i-th of them are not all chosen, in this order.
//  3. For each cutset line in turn, the clause of the links between the set and
//     the other vertices, in order. A cycle through all vertices leaves the set.
//
// The formula of "broadcast NETWORK single-port S >= r", r ≥ 1, says that r−1
// rounds are enough. Receiving from several neighbours is not excluded.
//
//  1. For each round in turn, variables x_v for each vertex (true: v is informed
//     after the round); then, for each vertex u in turn, a variable y_uv for each
//     neighbour v in order (true: u sends to v), followed by the clauses for u: for
//     each v in order, unless u = S, (¬y_uv) in the first round and (¬y_uv ∨ x'_u)
//     in others, x' being the x of the round before; then for all v and all w < v
//     in increasing order, v first, (¬y_uw ∨ ¬y_uv).
//  2. Then, in the same round, for each vertex v in turn: for v = S the clause
//     (x_v); in the first round the clause of all y_uv, by u, and ¬x_v; in others
//     the clause of all y_uv, by u, then ¬x_v, then x'_v, and the clause
//     (¬x'_v ∨ x_v).
//  3. After all rounds, for each vertex v other than S the clause (x_v), x being
//     that of the last round; if there is no round, the empty clause.
//
// The formula of "cluster NETWORK D <= s" says that a cluster of diameter D has more
// than s vertices.
//
//  1. A variable x_v for each vertex (true: v is in the cluster).
//  2. For each pair u < v at a distance greater than D or out of reach, sorted by u,
//     then by v, the clause (¬x_u ∨ ¬x_v).
//  3. If s ≥ N, the empty clause, and nothing after it. Otherwise the counter, both
//     ways, of all x_v up to s+1, with results r, then the clause (r_(s+1)).
//  4. If there are automorphism lines: their group must have one orbit of vertices,
//     so that some image of a cluster holds vertex 0; the clause (x_0).
//
// # Refutations
//
// A refutation is a text in the LRAT format. A number is decimal, without leading
// zeros and at most 2147483647; a literal is the number of a variable, with "-"
// before it if negated. Every line ends with one line feed, numbers are separated
// by exactly one space. A line is one of
//
//	ID LITERAL… 0 HINT… 0      adds a clause
//	ID d ID… 0                 deletes clauses
//
// A new clause has an ID greater than the number of clauses of the formula and
// than that of every clause before, and no variable twice. Its hints are the IDs
// of clauses, of the formula or new, that have not been deleted. When all its
// literals are taken to be false, then each hint in turn but the last has exactly
// one literal that is not false, and that one is open: it is then taken to be
// true; and the last hint has none. So the clause follows from the others. Clauses
// deleted must be there. The number before "d" is positive and says nothing. The
// refutation ends with the line that adds the empty clause. Resolution asymmetric
// tautologies, for which the format has negative hints, are not accepted.
//
// # Limits
//
// A file has at most MaxFile bytes and 2²⁰ lines, a certificate 16 statements, and a
// statement 8 words; reading a certificate takes about three times the memory of its text, and some
// 60 bytes for each line. How large a graph a name may call for is the resolver's
// limit. Besides the graph, checking takes 8 bytes for each number of the line
// being read, 4 bytes a vertex for each automorphism, and
//
//	distances       for statements about orbits 4 bytes a vertex for each orbit, and one at a time a text of
//	                some 20 bytes for each end of a link
//	flow            64 bytes a vertex, 8 a link, and 128 for each orbit of links
//	cluster,        networks of up to 8192 vertices, N·(N + 2M) being at most 2³⁴ for
//	classes, code   M links; a search from each vertex of a set, one at a time, in 16
//	                bytes a vertex
//	exhaustion,     networks of up to 8192 vertices, of which the sum of degrees
//	channel-order   times the order is at most 2³², unless the router is relative;
//	                for exhaustion 2³⁶ hops in all; a message that takes more than
//	                256 headers for each vertex, or more than 2²⁸ bytes of
//	                headers, is refused
//	paths           some 50 bytes for each link of the paths between two vertices
//	deletions       8 bytes a vertex; R·(N + 2M) is at most 2³⁴, M being the number
//	                of links and R that of the searches: for links, a search for
//	                each orbit; for vertices, for each neighbour of one of each orbit
//	order           a boundary of at most 22 vertices; with a boundary of b,
//	                2^max(0,b−1) assignments are stored with 2 bytes for each value
//	                of c; two tables of the largest size needed take at most 2³¹
//	                bytes, and at most 2³⁸ entries are carried over
//	schedule        for a gossip, at most 16384 vertices, N²/4 bytes
//	counting        r of at most 4096 where it exceeds the largest level
//	lrat, cubes     formulas for up to 4096 vertices, 65536 links and 65536 sets of
//	                vertices, of at most 2²³ literals, in some 12 bytes for each
//	                literal; the clauses that are live at one time take at most 2²⁸
//	                words of 4 bytes, a word for each literal and two for each
//	                clause, and some 50 bytes for each clause; a refutation may be
//	                as long as it likes; for cubes 100 bytes for each of the 2^t
//	                assignments besides, and one formula at a time
//
// Everything else that is wrong with a file is a [*Rejection] that names the rule
// it breaks.
package certificates
