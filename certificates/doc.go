// Package certificates states facts about networks, and checks the certificates
// that prove them. It is part of what a reader of a verdict has to trust: it
// uses the standard library only, takes no short cut, and searches for no proof. It
// sees a graph through two methods ([Graph]) and is handed a resolver that turns
// a network's name into its graph, so it can be read alone and tried on graphs
// from elsewhere. Nothing about a graph is ever read from a certificate.
//
// What follows is the format, complete enough to write a second checker from it
// alone. N is the order of the network, the number of its vertices, and M the number
// of its links.
//
// # The file
//
// A file of certificates is a text of at most [MaxFile] = 2²⁸ bytes. Every line ends
// with one line feed, the last one too. All other bytes are printable ASCII, from
// space to "~". No line is blank. The words of a line are separated by exactly one
// space; there is none at the line's ends. A number is decimal, without sign, without
// leading zeros, and has at most 18 digits; but a statement's value after "=" has all the
// digits of the number that it is.
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
// After the first line there are one or more certificates. A certificate has one or
// more statements, each on a line; then the kind of proof, a line of one word, which is not
// "end"; then the body, of no, one or more lines; then the line "end". A line of the body is a
// keyword and one word more at least: a keyword alone is refused, so that an empty list is
// written as no line.
//
// A certificate with several statements proves all of them, and is rejected as a
// whole if it does not prove one. They are about the same network, and no two of them
// are the same. Only these kinds may have several: count, distances, automorphisms,
// deletions and exhaustion. Each certificate is judged by itself: one that is
// rejected says nothing about the others of its file. Where the text is not of the
// form above, it and all that follows is rejected. But of a line of the body this asks only
// for a keyword, a space and one more character: what is wrong after that, be it a second space
// or one at the end, rejects its certificate alone, and so does a kind that is unknown.
//
// A statement is
//
//	SUBJECT NETWORK [ARGUMENT…] RELATION VALUE
//
// with RELATION one of = <= >=, and 4 to 8 words in all. The subjects, with the
// arguments, relations and values that they have, are listed below under "Statements".
//
// # What a checker looks up
//
// NETWORK is one of
//
//	QT(4,4)             a network of the list below, by its canonical name
//	Prism(12)           one that own.words defines, by its name and its parameters, written
//	                    likewise
//	g6:TEXT             the graph with this graph6 text
//	sha256:HEX          a graph that is handed over beside the certificates
//
// A canonical name is written exactly as in the list, with the parameters as numbers
// and without spaces; "qt(4,4)" or "QT(04,4)" is refused. Mesh(3) and Mesh(3,3) are
// two names of one network, and both are canonical; so with Torus.
//
// In a graph6 text only the shortest form of the order is accepted, and the bits that
// fill the last byte are 0. The graph has at most 8192 vertices.
//
// HEX is a SHA-256 in 64 hexadecimal digits, small letters. That of a graph is of its
// edge list: a line with the order, then a line "u v" for each link with u < v,
// sorted by u, then by v; each line ends with a line feed.
//
// Vertices are the numbers 0 … N−1. Unless the list says otherwise, the vertex at the
// coordinates (a,b,…) with the sides A, B, … has the number of (a,b,…) in mixed radix,
// the last coordinate fastest: for three sides (a·B + b)·C + c. A link that a
// definition gives twice is one link: a ring of length 2 is a single link.
//
//	Ring(n)           n ≥ 3; v – v+1 modulo n
//	Complete(n)       n ≥ 1; every two vertices
//	Hypercube(d)      d ≥ 1; 2^d vertices, linked if their numbers differ in one bit
//	GP(n,k)           n ≥ 3, 1 ≤ k < n/2; for i modulo n: i – i+1, i – n+i,
//	                  n+i – n+(i+k mod n)
//	Petersen          GP(5,2)
//	Mesh(a,b,…)       sides ≥ 2, Mesh(n) has two sides n; coordinates (x,y,…), linked
//	                  if they differ by 1 in one coordinate and agree in the others
//	Torus(a,b,…)      the same, differences modulo the side
//	JTorus(k,m)       k, m ≥ 1; as Torus(2k,2m)
//	Octagon           v – v+1 and v – v+4 modulo 8
//	OCT(k,m)          k, m ≥ 1; coordinates (r,c,o) with sides 2k, 2m, 8: linked as in
//	                  Torus(2k,2m) at equal o, as in Octagon at equal r, c
//	OMMH(l,m,n)       l, m ≥ 2, n ≥ 1; (x,y,h) with sides l, m, 2^n: as in Torus(l,m)
//	                  at equal h, as in Hypercube(n) at equal x, y
//	XMesh(n)          n ≥ 3; Mesh(n) with (i,i) – (i+1,i+1) and
//	                  (i,n−1−i) – (i+1,n−2−i) for 0 ≤ i < n−1
//	XMeshW(n)         XMesh(n) with (0,0) – (n−1,n−1) and (0,n−1) – (n−1,0)
//	XTorus(n)         n ≥ 3; Torus(n) with the diagonal links of XMesh(n)
//	CCTorus(n)        n ≥ 3; Torus(n) with (x,y) – (C(x),C(y)) for all x and y of
//	                  0, ⌊(n−1)/2⌋, ⌊n/2⌋, n−1 of which one is 0 or n−1, C(x) being
//	                  the number of ⌊(n−1)/2⌋ … ⌊n/2⌋ that is nearest to x
//	CCTorusOpp(n)     even n ≥ 4; the same, but where both x and y are 0 or n−1 the
//	                  link is (x,y) – (C(n−1−x),C(n−1−y))
//	QT(m,n)           m, n ≥ 2; (x,y,z) with sides m, n, 8: as in Hypercube(3) at equal
//	                  x, y; and, modulo m and n, (x,y,1) – (x,y+1,5),
//	                  (x,y,7) – (x+1,y,3), (x,y,6) – (x+1,y+1,2), (x,y,0) – (x−1,y+1,4)
//	FTT(n)            n ≥ 4; Mesh(n) with (0,i) – (n−1,i+⌊n/2⌋) and
//	                  (i,0) – (i+⌊n/2⌋,n−1), modulo n, for all i
//	MCR(k)            k ≥ 2; (x,y,p) with sides k, k, 4: (x,y,p) – (x,y,p+1 modulo 4),
//	                  (x,y,0) – (x+1,y,2) for x+1 < k, (x,y,1) – (x,y+1,3) for y+1 < k
//	TCR(k)            k ≥ 2; the same with x+1 and y+1 modulo k
//	Gamma(c,k,l)      c ≥ 2, k, l ≥ 1; (x,j), x modulo ck, j modulo c²l, has the number
//	                  x·c²l + j: (x,j) – (x,j+1), (x,j) – (x+1, j + cl·(j mod c))
//
//	FatTree(k)        even k ≥ 2; with n = k/2 the vertices host(p,e,i), edge(p,e), agg(p,a)
//	                  and core(i,j), p with side k and all else with side n, numbered in
//	                  this order, each kind by its coordinates: host(p,e,i) – edge(p,e),
//	                  edge(p,e) – agg(p,a), agg(p,a) – core(a,j)
//	Dragonfly(a,p,h)  a, p, h ≥ 1; with g = ah+1 the vertices host(x,r,i) with sides g, a, p,
//	                  then router(x,r) with sides g, a: host(x,r,i) – router(x,r);
//	                  router(x,r) – router(x,s) for r ≠ s; for 0 ≤ q < ah
//	                  router(x,⌊q/h⌋) – router(x+q+1 modulo g, ⌊(ah−1−q)/h⌋)
//
// A resolver refuses graphs of more than 2²⁴ vertices or 2²⁶ links, and parameters of
// more than 9 digits.
//
// ROUTER is one of
//
//	dor                 a router of package routing, whose code is the subject of the
//	                    statement
//	table-sha256:HEX    a table of next hops that is handed over beside the
//	                    certificates; HEX is the SHA-256 of its file
//	lanes:ROUTER        a router with virtual channels, described below; a name of more
//	                    than 8192 bytes is none
//
// A router says for a message at a vertex, with its destination and its header (a
// text, at first one that the router chooses), to which vertex it goes next and with
// which header; or that it stops. Most are a paper's, where package routing says it. Five
// are no paper's on networks here:
//
//	dor     on Mesh and Torus: the first coordinate in which the message is not at its
//	        destination's changes by 1; around a ring the shorter way, and upwards if
//	        both ways are equally long
//	ecube   on Hypercube: flips the lowest bit in which the vertex differs from the
//	        destination
//	bfs     on networks of up to 8192 vertices, N·2M being at most 2³⁴: goes to the
//	        neighbour of the least number that is closer to the destination; stops if
//	        there is none
//	updown  on the same: the root is the vertex with the least sum of the distances to those
//	        that it reaches, the first of several; if the network is not connected, one for
//	        each component. Of a link's ends the one nearer to the root is up, of two that
//	        are as near the one with the smaller number. The header is empty at first, and
//	        "down" from the first hop on that leads down; then no hop leads up. A message
//	        takes a shortest of such ways, at each vertex to the neighbour of the least
//	        number from which one leads on; it stops if there is none
//	dor-dateline  on Torus as dor, on JTorus as jtorus and on OCT as oct, with two virtual
//	        channels: a hop that changes a coordinate from c, the destination's being d, has
//	        number 1 if it leads upwards and c > d, or downwards and c < d, else 0; within
//	        an octagon 0 if another hop follows there, else 1
//
// Relative are dor on Torus, ecube, jtorus, octagon, oct, oct-fault and its other forms, and
// the routers on Gamma.
//
// A table has a line for each destination 0, 1, … in turn. Text from a "#" to the end
// of its line, and lines with nothing else, are skipped. A line has N fields, separated
// by spaces and tabs: the next hop from vertex 0, 1, …, a neighbour of it; or "-", which
// stands at the destination and wherever else a message stops. After a next hop there may
// be "/" and the number of the virtual channel that the message takes, 0 … 1023, without
// which it is 0; a channel has as many virtual ones as the largest number says. Zeros
// before a number count for nothing, and a line may end with a carriage return. N is at
// most 8192; a line has at most 2²⁴ bytes before its end, and the file at most 2³².
//
// lanes:ROUTER goes as ROUTER does, which has no headers and one channel for each directed link,
// on networks of up to 8192 vertices. ROUTER has to deliver every message to where a path
// leads, and to stop others where they are; a table may also stop a message anywhere else. A
// turn is a hop to a vertex with a smaller number that is followed by a hop to one with a larger
// number. A hop takes the virtual channel whose number is that of the turns that the message
// makes from then on, one of which this hop is the first included. Each directed link has as
// many virtual channels as the largest number says; it is at most 255. As lanes:ROUTER has several
// channels for a link, lanes:lanes:ROUTER is none.
//
// ENDS says which vertices send and receive messages:
//
//	ends:sha256:HEX     the vertices that the body's first line lists; HEX is the
//	                    SHA-256 of a text with a line for each, its number, in
//	                    increasing order; each line ends with a line feed
//
// # Statements
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
//	girth NETWORK <= g                          cycle
//	vertex-orbits NETWORK = r                   distances, invariants
//	edge-orbits NETWORK = r                     invariants
//	automorphisms NETWORK = n                   stabilisers
//	automorphisms NETWORK >= n                  stabilisers
//	vertex-transitive NETWORK = yes             distances
//	vertex-transitive NETWORK = no              distances, vertex-pair
//	edge-transitive NETWORK = yes               automorphisms
//	edge-transitive NETWORK = no                edge-pair
//	automorphism NETWORK NAME = n               automorphisms
//	bipartite NETWORK = yes                     colouring
//	bipartite NETWORK = no                      odd-cycle
//	hamiltonian NETWORK = yes                   cycle
//	hamiltonian NETWORK = no                    separator, frontier, lrat
//	bisection NETWORK <= w                      cut
//	bisection NETWORK >= w                      flow, order, spectral, lrat, cubes,
//	                                            branches
//	bisection NETWORK = w                       order
//	vertex-connectivity NETWORK >= k            paths
//	vertex-connectivity NETWORK <= k            vertex-cut
//	edge-connectivity NETWORK >= k              paths
//	edge-connectivity NETWORK <= k              edge-cut
//	disjoint-paths NETWORK S T >= k             paths
//	disjoint-paths NETWORK S T <= k             vertex-cut
//	matching-number NETWORK >= m                matching
//	matching-number NETWORK <= m                barrier
//	spanning-trees NETWORK = t                  determinant
//	eigenvalue-multiplicity NETWORK k >= m      eigenvectors
//	eigenvalue-multiplicity NETWORK k <= m      rank
//	laplacian-multiplicity NETWORK k >= m       eigenvectors
//	laplacian-multiplicity NETWORK k <= m       rank
//	vertex-fault-detour NETWORK = d             deletions
//	edge-fault-detour NETWORK = d               deletions
//	cluster NETWORK D >= s                      cluster
//	cluster NETWORK D <= s                      classes, code, lrat
//	contains NETWORK OTHER = yes                embedding, strategy
//	contains NETWORK OTHER = no                 strategy
//	route NETWORK ROUTER S T = h                trace
//	route NETWORK ROUTER S T = fails            trace
//	audit NETWORK ROUTER [ENDS] QUANTITY = q    exhaustion
//	deadlock NETWORK ROUTER [ENDS] = free       channel-order
//	deadlock NETWORK ROUTER [ENDS] = acyclic    channel-order
//	deadlock NETWORK ROUTER [ENDS] = cyclic     channel-cycle
//	deadlock NETWORK ROUTER [ENDS] = deadlock   channel-cycle
//	lanes NETWORK ROUTER [ENDS] <= k            layers
//	lanes NETWORK ROUTER [ENDS] >= k            lrat
//	broadcast NETWORK MODEL S <= r              schedule
//	broadcast NETWORK MODEL all <= r            schedule
//	broadcast NETWORK MODEL S >= r              counting
//	broadcast NETWORK MODEL all >= r            counting
//	broadcast NETWORK single-port S >= r        lrat
//	gossip NETWORK MODEL <= r                   schedule
//	gossip NETWORK MODEL >= r                   counting
//
// S and T are vertices. The graph is simple and undirected, has at least one vertex,
// and may be disconnected. A subject is proved only by the kinds, and only with the
// relations, that are listed.
//
// Distances. The distance of two vertices that no path joins is "infinite"; so is an
// eccentricity, a diameter or a radius that meets one, and the sum of the distances
// over all ordered pairs. The girth is the length of a shortest cycle, "infinite" if
// there is none. "infinite" stands only after "=". h0,h1,… are the numbers of vertices
// at distance 0, 1, … from S, the last one positive; vertices out of reach are not
// counted.
//
// Symmetry. An automorphism is a permutation of the vertices that takes links to
// links; an orbit is a largest set of vertices, or of links, that automorphisms take
// to one another. A network is vertex-transitive, or edge-transitive, if there is one
// orbit at most: one without links is edge-transitive. vertex-orbits is the number of orbits of the group of all automorphisms on the
// vertices, edge-orbits that on the links, 0 without links. automorphisms is the number of all
// automorphisms; n has all its digits after ">=" too.
// automorphism says that there are n automorphisms at least, which the certificate
// lists; NAME is any word, a name for them.
//
// Cuts. The bisection width is the least number of links between two parts of ⌊N/2⌋
// and ⌈N/2⌉ vertices. hamiltonian says that there is a cycle of at least 3 vertices
// through all vertices. The vertex connectivity is the least number of vertices
// without which the graph has at least 2 components, or 1 vertex; so it is N−1 if all
// vertices are linked. The edge connectivity is the least number of links without
// which it has at least 2 components, and 0 for 1 vertex. Disjoint paths between two
// different vertices S and T share nothing but these two, and no link; there are none
// between S and S.
//
// matching-number is the largest number of links of which no two have an end in common.
// spanning-trees is the number of sets of N−1 links that join all vertices: 0 if the graph is not
// connected, and 1 for 1 vertex.
//
// eigenvalue-multiplicity is how often the whole number k is an eigenvalue of the adjacency matrix A, the dimension of the space
// of vectors x with A·x = k·x: 0 if it is none. laplacian-multiplicity is the same of D − A, D having the degrees on the
// diagonal. k is a whole number, "-" before it if it is less than 0, and less than 2³¹ without the sign.
//
// Faults. A fault detour says how many hops more it takes when one vertex, or one link,
// is dead: the largest d'(s,t) − d(s,t), d being the distance and d' that without
// what is dead, over all that may be dead and all s, t that are alive and joined by a
// path in the graph. It is "infinite" if d' may be, and 0 if there is no such pair.
//
// Clusters. A cluster of diameter D is a set of vertices of which no two are at a
// distance greater than D in the network. cluster … >= s says that some cluster has s
// vertices or more, <= s that none has more.
//
// contains says whether NETWORK has all links of OTHER, another network's name, when the
// vertices of OTHER are renamed suitably, different ones differently. An embedding shows it
// where both have the same order; then no distance in NETWORK is larger than in OTHER.
//
// Routing. route says what becomes of the message from S to T: it arrives after h
// hops, or it fails. audit and deadlock are about the messages from every vertex to every
// other; with ENDS, from every end to every other: the other vertices pass messages on,
// as the switches of a fat tree do. QUANTITY is one of
//
//	delivered      the number of ordered pairs of different vertices, or ends, whose
//	               message arrives
//	minimal        the number of those that arrive after as many hops as their distance
//	max-hops       the largest number of hops of a message that arrives, 0 if none does
//	total-hops     the sum of the hops of the messages that arrive
//	max-stretch    the largest quotient of the hops of a message that arrives and its
//	               distance: a/b in lowest terms, or a if b is 1; 1 if none arrives
//
// deadlock says that all messages arrive, and the channels can be ranked so that no message
// takes one of a lower or equal rank next (free); that they can be ranked so, and some message
// does not arrive (acyclic); that some messages' channels wait for one another in
// a cycle (cyclic); or that these messages can have set out at once, and then wait for
// ever (deadlock).
//
// lanes says how many lanes are enough (<=), or needed (>=), for the following. Each
// message is given one lane, and keeps it on its whole way. In each lane, the
// channels can be ranked as for free, by the messages of that lane alone. (InfiniBand
// does this with service levels.) The virtual channels of a router are channels like
// others: each exists once in every lane. If ROUTER is the word "shortest", each
// message may take any one of its shortest paths; a message does not count if no path
// leads to its destination.
//
// Broadcasts. A broadcast informs all vertices from the source S in rounds. In a round,
// some vertices that were informed before it send to neighbours, which are informed
// after it. MODEL is all-port, where a vertex may send to each neighbour in a
// round, or single-port, where it sends to at most one and receives from at most
// one, which may be another. The statement bounds the least number of rounds; for
// "all", the largest of these over all sources. In a gossip every vertex begins
// with a message of its own, whoever sends sends all messages that it had before
// the round, and in the end every vertex has all.
//
// # Lines of a body
//
// Each kind of proof says which lines its body has, and in which order. Every number
// that stands for a vertex is below N.
//
//	automorphism P0 P1 … P(N−1)    a permutation: vertex v goes to Pv
//	runs A0 B0 A1 B1 …             a permutation: 0, 1, … go to A0, A0+1, …, B0, A1, …, B1, …
//	cycles V0 V1 … - W0 W1 … - …   a permutation by its cycles, of at least 2 vertices
//	                               each: V0 goes to V1, …, the last one to V0; a vertex
//	                               occurs once at most, and stays if it does not
//	levels S L0 L1 … L(N−1)        each vertex's distance from S, "-" for out of reach
//	tree W P0 P1 … P(N−1)          a spanning tree with the weight W: the parent of each
//	                               vertex, "-" for the root
//	colours C0 C1 … C(N−1)         0 or 1 for each vertex
//	order V0 V1 … V(N−1)           every vertex once
//	map P0 P1 … P(N−1)             every vertex once
//	cycle V0 V1 …                  at least 3 different vertices, each linked to the next,
//	                               and the last to the first
//	pairs U0 V0 U1 V1 …            the ends of at least one link: U0 and V0, U1 and V1 and
//	                               so on
//	side, removed, cutset, cluster, class, code V0 V1 …
//	                               at least one vertex, in increasing order
//	path V0 V1 …                   the vertices of a walk
//	base V1 V2 … Vm                at least one vertex, none twice
//	source S                       a vertex
//	round U0 V0 U1 V1 …            at least one pair: U0 sends to V0, U1 to V1 and so on
//	ends V0 V1 …                   at least one vertex, in increasing order
//	ranks R0 R1 …                  a number below 2³²−1 for each channel
//	waits S D I                    two vertices and a number below 2³²−1
//	lanes L0 L1 …                  a lane for each end, "-" for one
//	messages S0 D0 S1 D1 …         pairs of vertices
//	ring C0 C1 …                   at least 2 channels, by their numbers
//	matrix Q P T D0 … D(N−1)       numbers below 2³²−1, Q not 0
//	triangle I J K R W             three increasing vertices; 0, 1, 2 or 3; and a positive
//	                               number below 2³²−1
//	split V1 … Vt                  1 to 16 different vertices
//	form W M V1 … Vm               a positive number below 2³²−1; a number of at most m;
//	                               an odd number m ≤ 63 of vertices, not always different
//	cube BITS FILE                 t digits, 0 or 1, and a file's name
//	exchange P0 P1 … P(N−1)        as automorphism
//	branch V S                     a vertex, and 0 or 1
//	eigenvector P X0 … X(N−1)      a vertex, and numbers below 2³¹, "-" before those less than 0
//	away V0 V1 …                   at least one vertex, in increasing order
//	like K                         a number
//	leaf FILE, proof FILE          a file's name
//
// automorphism, exchange: the checker verifies that every vertex is hit once, and that every
// link goes to a link. As there are finitely many links, no other pair goes to one.
// runs: one pair or more, A ≤ B in each, and N numbers in all runs together. The checker verifies
// the same.
// cycles: the checker verifies that every link at a vertex that moves goes to a link; the
// others stay. A line of runs or cycles may stand wherever a kind of proof has automorphism
// lines, but for branches.
// All automorphism, runs and cycles lines of a certificate, none, one or more, generate a group. The
// checker computes its orbits on vertices and on links itself: it joins each with its
// image under each line. These orbits are at least as fine as those of all
// automorphisms.
//
// levels: the checker verifies that S and no other vertex has level 0; that no link
// joins levels that differ by more than 1, or a reached vertex to one out of reach; and
// that every reached vertex but S has a neighbour one level below. Then no level is too
// large, as the neighbours below lead to S; and none is too small, as each link of a
// path from S changes the level by at most 1.
//
// Wherever a levels line may stand there may be a line "source S" in its place: the
// checker then finds the levels from S itself, by breadth-first search.
//
// tree: 0 < W < 2³²−1. The checker verifies that there is one root; that a link joins
// every other vertex to its parent; and that the parents form no cycle, by taking off
// leaves until none is left.
//
// FILE is a file in the certificate's folder: 1 to 255 letters, digits, "-", "_" and,
// neither first nor last, ".". If there is no such file, the certificate is neither accepted nor
// rejected.
//
// # Kinds of proof
//
// The kinds whose body may hold automorphisms say "after automorphism lines"; there may
// be none.
//
// count: an empty body. The checker counts.
//
// distances: for distances, eccentricity and distance, one levels line, of S; such a
// statement is the only one of its certificate. For the other subjects, after
// automorphism lines, one levels line for exactly one vertex of each of the group's
// vertex orbits; or nothing, and the checker finds the levels from the least vertex of
// each orbit itself. An automorphism keeps distances, so all vertices of an orbit have the
// same levels up to order: the diameter, the radius and the sum follow. (If some vertex is
// out of reach from vertex 0, all three are infinite, and nothing else needs to be
// searched. Searches from many vertices are done at once, with a set of sources for each
// vertex. For the girth, a search may end at the level L where 2L+1 is not below the least
// so far, and pass over all vertices that go when those with at most one neighbour are
// taken away again and again.)
//
// The girth is the least number, over the levels from all these vertices, of 2L+1 for a
// link that joins two vertices of level L, and 2L for a vertex of level L with two or more
// neighbours of level L−1; "infinite" if there is neither. For take a link from each
// reached vertex but the source to one a level below: a tree. Each other link closes a
// walk of so many links with the tree's ways to its two ends. The walk goes along this
// link once, so it holds a cycle, and is no shorter than the girth. If the source is on
// a shortest cycle, then some link of the cycle is not in the tree; its walk is no
// longer than the cycle, since the cycle's arcs from the source to the link's ends are
// no shorter than the levels. And an automorphism takes every shortest cycle to one
// through the vertex that the levels of an orbit are of.
//
// For vertex-orbits and vertex-transitive the checker bounds the number of true orbits.
// From above, by the number of the group's orbits. From below, by colours: colour all
// orbits of the group alike; then, again and again until the number of colours no
// longer grows, colour each orbit anew by its old colour and by what its vertex, of
// which the levels are, sees. The kind of a vertex being its distance and its orbit's old colour, what is
// seen is how many vertices there are of each kind with each multiset of the
// neighbours' kinds. An automorphism keeps all that is seen, so vertices of different
// colours lie in different true orbits. vertex-orbits needs both bounds to be r; yes
// needs one orbit of the group; no needs two colours.
//
// automorphisms: one or more automorphism lines. For automorphism there are n of them,
// no two the same. For edge-transitive the group has one orbit of links, or none.
//
// stabilisers: after automorphism lines no line, or one base line, of V1 … Vm. A line of the
// group belongs to V1 … Vi if it keeps each of these vertices. Let Oi be the orbit of Vi under the
// lines that belong to V1 … Vi−1. For >= the product of the |Oi| is at least n. For = it is n, and
// the checker shows by refinement that there are no more: for each i that the cell of Vi, when V1
// … Vi−1 are singled out, is no larger than Oi, or that no automorphism that keeps V1 … Vi−1
// takes Vi to W, for one W of each other orbit that the lines which belong to V1 … Vi−1 have on
// the cell; and that with all of V1 … Vm singled out each cell has one vertex.
//
// Proof. The group of all automorphisms that keep V1 … Vi−1 is as large as its orbit of Vi times
// the group of those that keep Vi too; so all are as many as the product of these orbits, and of
// those that keep all of V1 … Vm. Oi is part of the i-th orbit, which is part of the cell. With
// W it would contain all that the lines take W to. And whoever keeps V1 … Vm keeps each cell.
//
// Refinement. A colouring is a list of cells, each a set of vertices; at first there is one. To
// single out a vertex is to make it a cell of its own, right behind the rest of its cell. After
// this, and at first, cells are divided in rounds: in each a vertex sees how many neighbours it
// has in each cell; those that see the same stay together, and the parts stand in the order of
// what they see, until nothing is divided any more. (Ours looks only at cells that are new, but
// for the largest part of each.) All that is used of it is that it speaks of cells by their
// places, and of no vertex by its number: so if an automorphism takes the vertices that are singled
// out, in turn, to others, then what is met with these others singled out instead is the same,
// and it takes each cell to that in the same place.
//
// Nothing takes V1 … Vi−1, Vi to V1 … Vi−1, W if what is met differs when one or the other are
// singled out. Else, if i = m, all cells have one vertex, and the map of cells to cells must take
// some link to no link. Else one goes on: no U may be the image of Vi+1, of |cell| − |Oi+1| + 1
// vertices U of the cell in the place of that of Vi+1, which is shown in the same way. (With one
// image of Vi+1 all |Oi+1| images of it under the lines that belong to V1 … Vi would give others.)
//
// invariants: automorphism lines and nothing else. The group has r orbits on the links, or on
// the vertices. If r is 2 or more, no two of them are alike: take one A–B of each; single out A
// and then B, and B and then A instead; what is met, with the links from cell to cell in the end,
// is an unordered pair of things, which differs from that of all others. Of a vertex, it is what
// is met when it is singled out.
//
// vertex-pair: two levels lines, of A and B. The kind of a vertex being its distance to A,
// the number of vertices of some kind with some multiset of the neighbours' kinds differs
// from that for B. So no automorphism takes A to B.
//
// edge-pair: four levels lines, of A, B, C, D, where A–B and C–D are links. The
// kind of a vertex being the unordered pair of its distances to A and B, the
// number of vertices of some kind with some multiset of the neighbours' kinds
// differs from that for C and D. So no automorphism takes one link to the other.
//
// colouring: one colours line; the ends of every link differ.
//
// odd-cycle, cycle: one cycle line; its length is odd for odd-cycle, and for cycle at
// most g, or N.
//
// separator: for N < 3 an empty body, as a cycle has at least 3 vertices. Else one
// removed line; the graph without its vertices has more components than the line has
// vertices. A Hamiltonian cycle would fall into at most as many paths, for one vertex
// into one path, and each component needs one. (If the graph has several components, a
// vertex with a neighbour serves, or any one if no vertex has one. If every link joins
// a vertex of one set to one of another, larger set, the smaller set serves.)
//
// frontier: one order line; N is at least 3. The checker decides by the following program
// whether there is a Hamiltonian cycle, whatever the order, and it is none.
//
// Place the vertices one after the other; the boundary is the set of placed vertices that
// have neighbours not placed yet. A state says, for each vertex of the boundary, to which
// other vertex of the boundary its path leads: to itself if no link of it is chosen, to
// none if two are. At the start there is one state, of no vertex. When a vertex is placed,
// each state is carried over for every choice of none, one or two of its links to the
// boundary, to vertices that have not two chosen links yet, and not to both ends of one
// path; then a state is dropped if a vertex leaves the boundary that has not two. The last
// vertex is not placed: there is a Hamiltonian cycle if in some state it is linked to two
// vertices that are the ends of one path, and all others have two links. (Of a Hamiltonian
// cycle, the links among the placed vertices, but not all, form paths, and give a state
// each time; and the states are those of such links.)
//
// cut: one side line of ⌊N/2⌋ vertices; the number of links with exactly one end
// among them is at most w.
//
// flow: after automorphism lines one or more tree lines; N is at least 2. The root of
// each tree sends W to every other vertex along the tree, so a link of the tree carries
// W times the number of vertices below it. Let a(v) be the sum of W over the trees whose
// root is in v's orbit; it may differ between orbits, and be 0. Let h = ⌊N/2⌋, and
//
//	F    = h·Σ a(v), and for odd N the sum of the h smallest a(v) in addition
//	γ(O) = Σ W · |root's orbit| · (vertices below links in O, added up) / |O|
//	k    = the least ⌈F/γ(O)⌉ of the orbits O of links that some tree uses
//
// the sums being over all vertices, and over the trees; all is exact. If all degrees
// are even and k is odd, or if all degrees are odd and k is not as odd or even as N/2,
// then k is raised by 1. Then k is at least w.
//
// Proof. Let G be the group, and H its subgroup that fixes the root s of a tree. Take
// all |G| images of the tree, each with the weight W/|H|. Every vertex of s's orbit is
// the image of s under |H| members, so it sends W to every other vertex. A link e of
// the orbit O carries W/|H| times the sum of what the tree has on the links g⁻¹e, which
// are each link of O equally often, |G|/|O| times; with |G|/|H| = |orbit of s| that is
// the tree's part of γ(O). A cut into sides of h and N−h vertices separates each vertex
// of the first side from N−h others and each of the second from h. So what has to cross
// it is h·Σ a(v), and (N−2h) times the sum of a(v) over the first side in addition: at
// least F. No link carries more than the largest γ(O), so at least k links cross. And a
// side has as many ends of links as its degrees add up to, of which those within it come
// in twos: the cut is even if all degrees are even, and as odd as h if all are odd. Pairs
// are counted in both directions, in F and in γ alike; a(v) = ½ would be one unit
// between every two vertices.
//
// spectral: one matrix line, then triangle lines and form lines, in any order, or none. With L the
// Laplacian, D the diagonal matrix of the D's and J the matrix of ones, take
// Q·L + D + T·J − P·I. A triangle line subtracts a·W at (I,J) and (J,I), b·W at (J,K)
// and (K,J), and c·W at (I,K) and (K,I); a, b and c are 1, but −1 for the two pairs
// with the R-th of I, J, K if R is not 0. A form line subtracts W·b·bᵀ, where b is
// the sum of the unit vectors of the first M of its vertices, less that of the
// others; a vertex that occurs several times counts as often. The checker verifies
// exactly that the matrix is positive semidefinite. Then w is at most
// ⌈(N·P − ΣD − (N mod 2)·T − 2·ΣW + ΣW′) / 4Q⌉, with the weights W of the triangles
// and W′ of the forms, or 0 if that is negative; or 1 more, by parity as for a flow.
// (Take x of 1 on one side of a cut and −1 on the other: xᵀLx is four times its
// links, xᵀJx is N mod 2, and of three signs two are equal, so that
// a·x_I·x_J + b·x_J·x_K + c·x_I·x_K is at least −1. And b·x, with an odd number of
// signs, is odd, so that its square is at least 1.)
//
// order: one order line. The checker finds the bisection width by the following dynamic
// program, whatever the order; w is equal to it, or with >= not larger. It is below
// 65535.
//
// Place the vertices one after the other. The boundary is the set of placed
// vertices that have neighbours not placed yet. Let f(s,c) be the least number
// of links cut among the placed vertices when they are put on the sides 0 and 1
// so that the boundary's vertices are on the sides s and c placed vertices are
// on side 1. It is 0 for s = (), c = 0 when nothing is placed. A vertex that is
// placed goes to either side, adds as many as it has neighbours on the other
// side, all of them in the boundary, and 1 to c if its side is 1; then, of the
// assignments that differ only in vertices that leave the boundary, the least
// stays. At the end the boundary is empty, and the width is the lesser of f((),⌊N/2⌋)
// and f((),⌈N/2⌉).
//
// Three things keep the tables small and change nothing. No side is to have
// more than H = ⌈N/2⌉ vertices, so after p have been placed c is from
// max(0,p−H) to min(p,H). To exchange the sides changes no cut: f(s,c) is
// f(s̄,p−c) with s̄ the opposite of s, and the range of c and the two final sizes are
// symmetric in the same way, so only the s that have the oldest vertex of the
// boundary on side 0 are stored. And costs stop at w+1, which stands for every cost
// above w: as min(min(a,w+1)+x,w+1) = min(a+x,w+1), what is at most w is exact.
//
// paths: for vertex-connectivity, after automorphism lines, and until the vertex orbits
// of the sources hold k vertices together, a source line for a vertex S of another
// orbit than the sources before; after each, for each vertex T in increasing order that
// is neither S nor linked to it, k path lines from S to T. N is greater than k, or k is
// 0, for which there is no source. For edge-connectivity, one source line, and after it,
// for each T in increasing order but S, k path lines; N is at least 2, or k is 0. For k = 1
// there may be no line for either, if the graph is connected. For
// disjoint-paths, k path lines from S to T. A path goes along links, and has at most N
// vertices. The k paths from S to T go along no link twice, and, but for
// edge-connectivity, meet S and T only at their ends and no other vertex twice.
//
// Proof. Suppose that a set X of fewer than k vertices separates the graph. The orbits
// of the sources hold at least k vertices, so some vertex of them is not in X; it is the
// image of a source S under an automorphism, which takes some set Y of the same size to
// X. So Y separates the graph too, S is not in Y, and some T outside Y is in another
// component than S, hence no neighbour of S. Y meets fewer than k of the k paths from S
// to T: a contradiction. And more than k vertices without fewer than k are more than one.
// For links: if fewer than k links separate the graph, then some T is in another
// component than S, though one of the k paths from S to T has lost no link. (S. Even,
// SIAM J. Computing 4, 1975.)
//
// vertex-cut: no line, or one removed line; there are at most k vertices in it, and
// without them there are at least 2 components, or 1 vertex. For disjoint-paths, S and T are
// not in it; it has at most k vertices, or k−1 if a link joins S and T; and without its
// vertices and without that link no path leads from S to T. (Each path goes through one of
// these vertices or along the link, and disjoint paths share neither.) For S = T there is no
// line. edge-cut: one side line,
// not of all vertices; at most k links have exactly one end there. For N = 1 no line.
//
// matching: no line, or one pairs line; no vertex occurs twice in it, and it has at least m
// links. barrier: no line, or one removed line of r vertices; if c of the components without
// them have an odd number of vertices, then ⌊(N + r − c) / 2⌋ is at most m. (Of each such
// component, links that have no end in common leave a vertex alone, unless one leads from it
// to a removed vertex, which happens at most r times. So at least c − r vertices are no ends.)
//
// determinant: an empty body. If the graph is not connected, t is 0. Else let L be the matrix with
// the degrees on the diagonal and −1 for each link, without the row and the column of one
// vertex. The checker verifies that t is at most the product of the degrees of the other
// vertices, and is the determinant of L modulo different primes below 2³¹ whose product is larger
// than that of the degrees. (The number of spanning trees is that determinant, by Kirchhoff's
// theorem; and a tree is determined by the first link of each of the other vertices on its
// way to the one left out. So the two numbers are both at least 0, at most the product of the
// degrees, and differ by a multiple of more than that.)
//
// eigenvectors: eigenvector lines, none, one or more. On each the entries are one for each vertex and the
// one at the pivot P is not 0; the vectors behind have 0 at P. The checker verifies that the entries at the neighbours of each
// vertex v add up to c(v) times the entry at v: for eigenvalue-multiplicity c(v) is k, for laplacian-multiplicity the degree less
// k. There are at least m lines. (Vectors of whole numbers are as many, independent, as of real ones; those listed are independent, as the
// first one's share in a combination that is 0 is 0 at its pivot, then the second one's, and so on.)
//
// rank: one away line, none if it lists nothing, of at most m vertices in increasing order. Take for each vertex v the equation above, c(v) at v
// and −1 at each neighbour, modulo p = 2³¹ − 1, and leave out the vertices that are listed. For each of the others in turn,
// in increasing order, the checker takes the first equation that is left in which it has a number other than 0, removes it, and takes multiples
// of it from the others, so that the vertex has 0 there. There is one for each. (So a vector of whole numbers of the eigenspace that is 0 at the
// listed vertices is 0 modulo p, and, divided by p, again; so it is 0. Of more than m vectors some combination is 0 at
// the listed vertices.)
//
// deletions: automorphism lines and nothing else. The checker searches: the
// vertex-fault-detour is the largest d'(a,b) − 2 over all vertices f and all neighbours
// a, b of f that are not linked, d' being the distance without f; the edge-fault-detour
// is the largest d'(a,b) − 1 over all links a–b, d' being the distance without the link;
// 0 if there are none. One f, or one link, of each orbit is enough.
//
// Proof. Let s and t be alive and P be a shortest path between them. If P does not meet
// the dead vertex f, then it is still there. Else it goes …, a, f, b, …; a and b are not
// linked, as P is shortest, and f is not on the rest of P. So a shortest path from a to
// b without f, in place of a, f, b, makes a walk of d(s,t) − 2 + d'(a,b) links: the detour
// is at most d'(a,b) − 2, and for s = a, t = b it is that. In the same way a dead link
// a–b costs at most d'(a,b) − 1. Automorphisms keep all of this.
//
// cluster: one cluster line, a cluster of at least s vertices. A code is a set of
// vertices of which every two are at a distance greater than D, or out of reach.
// classes: class lines, at most s, each a code, and every vertex in exactly one of them;
// a cluster has at most one vertex of each. code: after automorphism lines with one
// orbit of vertices (none if N is 1), one code line of c vertices, with ⌊N/c⌋ at most s.
// For let G be the group, C the code and A a cluster: every vertex lies in |G|·c/N of
// the images gC, so the numbers |A ∩ gC| add up to |A|·|G|·c/N over all g; each is at
// most 1, as gC is a code, so |A| ≤ N/c. (P. Delsarte, Philips Research Reports
// Supplements 10, 1973.)
//
// embedding: one map line; each link u, v of OTHER goes to a link Pu, Pv of NETWORK.
//
// trace: one path line from S. The checker asks the router for each step, which must be
// that of the path. h says that the path ends at T, has h links, and meets T only at its
// end. fails says that the router sends the message where no link leads, or stops before
// T, or comes back to a vertex with the same header: the last vertex of the path is the
// first where that shows.
//
// exhaustion, channel-order, channel-cycle, layers, and lrat for lanes: if the
// statements have ENDS, the same in all, the body begins with one ends line, of which
// HEX is the digest; otherwise there is none. What is said of the body below is about
// what follows. The messages are those from every vertex, or end, to every other.
//
// exhaustion: an empty body; several statements are about one ROUTER. The checker sends
// every message, and counts the links on its way, as for a
// trace, until it arrives, stops, is sent where no link leads, or is at a vertex with the
// same header again. It finds the distances itself. A router may be relative (see
// [Relative]): then, without ENDS, the checker may send messages to vertex 0 only and take
// counts N times. It verifies that the group's elements next to 0 lead to the neighbours
// of every vertex, and relies for the rest on the network's vertices being a group.
//
// channel-order: one ranks line; no line if there is no channel. The channels are the
// directed links, sorted by their first and then by their second vertex; a router with k
// virtual channels has k in place of each, of class 0 … k−1, and says of which class the
// one is that a message takes. The messages are those of exhaustion. The route of one that is at a
// vertex with the same header again ends with the next hop, which it has made before: all that
// follows has been there. Whenever one of them takes
// a channel and then another, the second has the greater rank. The value is free if all messages
// arrive, and else acyclic. By the theorem of Dally
// and Seitz (IEEE Trans. Computers C-36, 1987) no messages can then wait for one another
// for ever, if a message holds channels while it waits for the next one of its route, and
// one at its destination waits for none.
//
// channel-cycle: one or more waits lines: the message from S to D takes channel I of its
// route, counted from 0, and then the next one. This next channel is channel I of the
// line that follows, and after the last line of the first one. The route is that of
// channel-order: where the message goes round, channel I is one that it takes from a vertex where
// it is for the first time with this header. For the value deadlock there is one class of
// channels, and no two of the channels 0 … I of all lines together are the same: all
// these messages can have set out at once, and none waits for another until it has its
// channel I; then each waits for the channel that the next one holds.
//
// layers: one or more ranks lines, at most k and at most 1024, for the lanes 0, 1, …
// in turn; so there is no such proof for a network without links. Then there is a lanes line for each vertex, or end, in increasing order.
// It has a value for each vertex, or end, in the same order: the lane of the message
// from the line's vertex to that one, below the number of ranks lines, or "-" for the
// line's vertex itself. The channels and the messages are those of channel-order, for
// "shortest" with one class. Whenever a message takes a channel and then another, the
// second has the greater rank in the message's lane. For "shortest" there is some
// shortest path on which that is so. (For the checker: take the shortest paths from S
// to a vertex on which the ranks increase. One whose last channel has the least rank
// can be continued wherever one of them can. So these least ranks, found by
// increasing distance from S, tell.) As no message changes its lane, no channel of
// one lane waits for one of another. So the theorem of Dally and Seitz holds for each
// lane.
//
// schedule: with a source S, and for a gossip, one round line for each round in turn, at
// most r; the pairs increase by U, then by V. The checker carries the rounds out: a link
// joins U and V, the model allows all sends of the round, and in a broadcast U was
// informed before the round (what V had already does no harm). In the end every vertex
// is informed, or has all messages. A round in which nothing is sent is left out: r is a
// bound. For "all", after automorphism lines, for exactly one vertex V of each of the
// group's vertex orbits a line "source V" and the round lines of a broadcast from V: an
// automorphism takes schedules to schedules.
//
// counting: one levels line, of S; for "all" and for a gossip of any vertex S. A
// gossip spreads the message of S, so it takes as long as a broadcast from S. r
// rounds are needed in each of these cases: r is 0; a vertex is out of reach; r is at
// most the largest level; or, single-port, there is an l such that more vertices have
// a level of l or more than there are sequences of the following form. A sequence has
// l or more positive numbers, the first at most the degree of S, the others at most
// the largest degree less 1, and a sum of at most r−1.
//
// Proof of the last. Let t = r−1 rounds be enough. Every vertex but S has a first
// sender; call the vertices whose first sender is u its children, in the order in which
// they are informed. As u sends once in a round, its j-th child is informed at least j
// rounds after u. So a vertex that is reached from S as the j1-th child, then the j2-th
// and so on is informed in round j1 + j2 + … or later. Different vertices have different
// sequences. S has at most as many children as neighbours, another vertex one fewer, as
// its own first sender is none; and a sequence has at least as many numbers as the
// vertex's distance.
//
// lrat: for a bisection or a cluster after automorphism lines, for hamiltonian after
// cutset lines, none, one or more and not of all vertices, for lanes after one messages
// line and ring lines, none, one or more, one proof line. The checker
// makes the formula below from the graph and these lines; the file is a refutation of
// it.
//
// cubes: after automorphism lines one split line, then one or more cube lines. BITS are
// the sides of V1 … Vt in turn; several cubes may have the same file. Every automorphism
// takes split vertices to split vertices. The checker goes through all 2^t assignments of
// sides to the split vertices: it joins each with the one that has all sides exchanged,
// then, for each automorphism P in turn, with the one that gives PVi the side that Vi has
// here. Each automorphism joins some that were apart. Of each class that remains exactly
// one assignment is a cube. The formula of a cube is that of "bisection NETWORK >= w"
// below without automorphisms, in which the last clause, (¬x_0), is replaced by one
// clause for each of V1 … Vt in turn, (x_Vi) for side 1 or (¬x_Vi) for side 0. Its file
// is a refutation of it.
//
// Proof. Suppose that x is a balanced cut with fewer than w links. It gives the split
// vertices an assignment. Some h, composed of the automorphisms and exchanges of the
// sides, takes that to the cube of its class. hx has as many links as x, and sides of the
// same two sizes; and as all automorphisms keep the set of the split vertices, what hx
// gives to them is the cube. So hx satisfies the formula of the cube, which has been
// refuted. (¬x_0) is not in it: there need not be a cut that agrees with both.
//
// branches: a tree of cases, listed depth first, each node before those below it. If
// N is odd, there is one vertex more, with the number N and without links; every
// automorphism leaves it where it is. It may be V of a branch line here, and stand in
// a form line. A node of the tree gives sides, 0 or 1, to some vertices; the root to
// none. Nodes have the numbers 0, 1, … in the order of their lines. The lines of a
// node are one of the following.
//
//	automorphism and exchange lines, or none; branch V S; the lines of one or two nodes
//	one automorphism or exchange line; like K
//	matrix Q P T D1 … DR; form lines, or none
//	leaf FILE
//
// branch: V has no side yet. Every automorphism takes each vertex that has a side to
// one with the same side, every exchange to one with the other side. Start with the
// pairs of a vertex and a side, each apart. For each of these lines in turn, join
// pairs for all U and T: (U,T) with (PU,T) for an automorphism P, with (PU,1−T) for
// an exchange P. Each line joins some that were apart. (V,S) and the pairs joined
// with it are its orbit. The first node below has in addition V on side S. The second
// has in addition U on side 1−T for each (U,T) of the orbit. A node is left out if it
// has a vertex on both sides, or more than half of the vertices (the one more
// included) on one side.
//
// like: K is the number of an earlier node that is not above this one. The
// automorphism takes each vertex with a side in node K to one that has the same side
// here; an exchange, to one that has the other side.
//
// matrix: let x be 1 for side 0 and −1 for side 1. The vertices with sides, if there
// are any, are one variable, the first. Each of the others is one, in their order.
// There are R variables, at most 256. So x = C·y, with ±1 in the first column for the
// vertices that have sides. Take Q·CᵀLC + D + T·c·cᵀ − P·I with c the sum of the rows
// of C. For each form line, made with the vertices as for a spectral proof, subtract
// W·Cᵀb·(Cᵀb)ᵀ. The checker verifies exactly that the matrix is positive
// semidefinite. Then w is at most ⌈(R·P − ΣD + ΣW) / 4Q⌉, or 0 if that is negative;
// or 1 more, by parity as for a flow.
//
// leaf: if the text in FILE begins with the letter "b", it is a text of the form of a file of
// certificates, with its limits. Its lines are "branches", then those of a tree whose root is this
// node, then "end". In this tree there is no leaf line, and nodes are numbered from 0
// anew. Any other text is a refutation of a formula. It is that of
// "bisection NETWORK >= w" below without automorphisms, in which other clauses
// replace the last one, (¬x_0): one for each vertex V of the network that has a side,
// in increasing order, (x_V) for side 1 or (¬x_V) for side 0.
//
// Proof. With the vertex more for odd N, cuts into ⌊N/2⌋ and ⌈N/2⌉ vertices are cuts
// into halves: the vertex without links goes to the smaller side. A node is proved if
// every cut into halves that agrees with its sides has w links or more. A matrix
// proves its node as for a spectral proof, as the sum of all x is 0; so does a
// refutation. At a branch, take an automorphism, or an exchange after which all sides
// are exchanged. It takes a cut into halves that agrees with the node to one that
// agrees with it, with as many links. Let a cut agree with the node. If U is on side
// T for some (U,T) of the orbit, then another cut, with as many links, agrees with
// the node and has V on side S. If there is no such (U,T), the cut agrees with the
// second node. So the node is proved if those below are, or are left out since no cut
// into halves agrees with them. Likewise, take the inverse of the map before a like
// line. It takes a cut that agrees with the line's node to one that agrees with node
// K, which has been proved before.
//
// # Claims
//
// A formula says something about networks:
//
//	FORMULA  =  EXPRESSION [ "for" RANGE { "," RANGE } [ "if" EXPRESSION ] ]
//	RANGE    =  VAR "in" EXPRESSION ".." EXPRESSION
//	         |  VAR ">=" EXPRESSION
//	         |  VAR "in" "[" NUMBER { "," NUMBER } "]"
//	         |  "(" VAR { "," VAR } ")" "in" "[" TUPLE { "," TUPLE } "]"
//	TUPLE    =  "(" NUMBER { "," NUMBER } ")"
//
// It is a text of at most [MaxFormula] = 2¹⁴ bytes of printable ASCII, without comments
// and semicolons. The syntax is that of package language (its page has the grammar), which
// is also that of networks, routers and properties as text: || binds weakest, then &&, then
// comparisons, then + -, then * / %, then a sign or ! before an operand; all group to the left,
// and comparisons do not chain. Expressions nest at most 200 deep: an operand is one deeper than
// what it is in, and so is each of more than 200 operators in a row. Every expression is a number, a truth, a word or a network, as listed here; a text in which one is where another
// has to be is no formula, also where && or || would leave it alone.
//
//	12  3.28                numbers: decimals are exact, so 3.28 is 82/25. No leading
//	                        zeros, no exponents, at most 4096 characters. In lists a minus
//	                        may stand before one, but for 0
//	n  width2               variables: ASCII letters, digits and "_", the first a small
//	                        letter, and no word of this list, but for those in its last
//	                        lines, and none of the facts below. Each has its values by
//	                        one range, and is used after that in ranges
//	infinite  true  false
//	"free"                  words, of printable ASCII without " and \
//	-x  !c                  sign; not
//	x+y  x-y  x*y  x/y      exact
//	x%y                     the remainder of whole numbers, y > 0: from 0 to y−1
//	x<y  x<=y  x>y  x>=y    comparisons of numbers
//	x==y  x!=y              of numbers, of words, or of truths
//	c&&d  c||d              and; or
//	floor(x)  ceil(x)  abs(x)  min(x, y, …)  max(x, y, …)
//	pow(x, y)               of whole numbers, y ≥ 0
//	cond(c, x, y)           x if c holds, else y: numbers
//	Petersen  QT(m, n+1)    networks: a capital first letter, numbers for arguments
//	diameter(QT(m, n))      facts, listed below
//	log(b, x)  root(k, x)  factorial(x)  xor(x, y)  bit(x, i)
//	                        of whole numbers, 0 or more: the largest k with b^k <= x, for b
//	                        >= 2 and x >= 1; the largest r with r^k <= x, for k from 1 to
//	                        16384; for x up to 500; of the binary digits; the digit of 2^i
//	all VAR in A..B, …: c   whether c holds for all whole numbers from A to B; likewise
//	                        some, and with "if CONDITION" behind a range only for those
//	count VAR in A..B: c    for how many; sum VAR in A..B: x, and min and max: of numbers x;
//	                        min of nothing is infinite
//	least VAR in A..B: c    the least value for which c holds, infinite if there is none;
//	                        and most, the largest
//
// The last eight are quantifiers: such a name is one only where a variable follows. The body
// reaches as far to the right as it can. Their variables are no others of the formula. all,
// sum, min and max, and some, take several ranges: one quantifier within the other.
//
// # Values
//
// An expression has one value, or none: then what contains it is refused, neither true nor false.
// That is so of formulas, of words and of the texts of networks and routers (packages strategy and
// family say what else is meant there). An operation has no value where an operand has none that
// it looks at; operands are looked at from left to right.
//
//	operation               value
//
//	numeral, true, false, infinite, variable
//	                        itself
//	a+b  a-b  a*b  -a  abs floor ceil
//	                        of numbers; none of infinite
//	a/b                     of numbers, b not 0; else none
//	a%b                     of whole numbers, b > 0: from 0 to b−1; else none
//	pow log root xor bit factorial
//	                        of whole numbers as said; of others none. pow(x, y) has none for y of
//	                        16384 or more, or if y times the bits of x is more than 16384
//	== != < <= > >=         infinite is larger than every number, and equal to itself
//	min(a, …)  max(a, …)    by this order: of infinite, too
//	!c                      none only if c has none
//	a&&b  a||b              none if a has none; if a decides, b is not looked at; else b's
//	cond(c, a, b)           of a and b the one that c chooses is looked at
//	A..B                    of whole numbers; else none. If A > B it is empty
//	all some over a range   in order, up to the value that decides; the condition behind "if" is
//	                        looked at before the body, which only counts where it is true
//	least                   likewise; infinite if there is none
//	count sum min max most  all are looked at: none of a sum of infinite, or of max or most of nothing;
//	                        min of nothing is infinite
//	f(a, …), and networks, facts, routers
//	                        all arguments are looked at before, whether the word uses them or not
//	x in S, members ==      none if x is of a network of which no member of S is, and S has members
//	m[x]                    none if x is no key of the map
//	a fact or word of a vertex of another network, a network that there is not
//	                        none
//
// In formulas a word that certificates are about has at most 5 arguments, its network among them.
// A network's name has to be one, with its number of parameters; whether they
// are in their domain is not looked at: of Complete(0) nothing is known. Likewise a router has to be
// one, but perhaps none for this network. An argument of a network or of a fact that is to be a
// number is known, whole, and from 0 to 2⁶²−1; and that of a network here has at most 9 digits. A
// label is that of a vertex, in a network of which some accepted statement speaks; of the
// vertices of others nothing is known. A number has a numerator and a denominator of at most 16384
// bits, else there is no value; a fact is a number of at most 8192 digits, else nothing
// is known of it. In words and texts numbers have 64 bits; a number that leaves them is no value.
//
// # What is known
//
// A number that is not known may be enclosed by bounds, of which one may be missing; a
// truth or a word may be unknown. No fact with bounds is below 0, so that a statement with
// "<= 0" says what it is. What has no upper bound may be infinite, but for bisection,
// vertex_connectivity, edge_connectivity, matching_number, automorphisms, disjoint_paths and cluster.
// From these follows what follows: a comparison is true,
// or false, if it is for all numbers within the bounds; sums, differences, products,
// quotients, floor, ceil, abs, min, max, and the sign give the bounds that they have for
// all of them; where a bound is missing, a product is bounded below alone, if both
// numbers are not negative. What is known of a body within bounds gives bounds: of count and
// least, how many are true or may be, and the first that is true or may be.
//
// Of what may have no value nothing follows. It is a fact of which nothing is known; arithmetic with
// what may be infinite; a quotient unless both bounds of the divisor are known, have the same sign
// and are not 0; % pow log root xor bit and factorial of what is not known; a cond, && or || whose
// first operand is not known, whatever the others are; all and some if one before the one that
// decides is not known; most if nothing is known to be true; and what is made of such. The ends of a
// range, its condition, and the arguments of networks and facts are to be known: else the formula has
// no value.
//
// # Facts
//
// The ranges of a formula's variables, and the condition behind them, name no facts.
// The facts are, with G a network or a word that names one: as statements do, or as own.names
// does. Of a name of the list small letters count like capitals, and zeros before numbers, as well
// as spaces in a word, count for nothing: Qt(4, 4) and "qt( 4,04)" are QT(4,4).
//
//	order size min_degree max_degree diameter radius distance_sum girth bisection
//	vertex_connectivity edge_connectivity vertex_fault_detour edge_fault_detour
//	vertex_orbits (G)                       numbers: the statement with - for _
//	vertex_transitive edge_transitive bipartite hamiltonian (G)     truths: yes or no
//	connected(G)                            whether diameter(G) is finite
//	eccentricity(G, v)  distance(G, u, v)  disjoint_paths(G, u, v)  cluster(G, d)
//	at_distance(G, v, d)                    number d, from 0, of the list that the
//	                                        statement distances has; 0 after its end
//	distance_sum_from(G, v)                 the sum of d times these numbers
//	contains(G, H)                          a truth
//	delivered minimal max_hops total_hops max_stretch ("ROUTER", G)
//	                                        the quantity of the statement audit
//	deadlock("ROUTER", G)                   a word: free, acyclic or deadlock; cyclic
//	                                        says nothing of it
//	lanes("ROUTER", G)                      a number; ROUTER may be "shortest"
//	deadlock_free("ROUTER", G)              a truth: yes for the value free, no for
//	                                        acyclic, deadlock and cyclic
//	route("ROUTER", G, u, v)                infinite for the value "fails"
//	broadcast("MODEL", G, v)                v may be "all"
//	gossip("MODEL", G)
//
//	chromatic_number(G) …                   the words of a library: see package words. A
//	                                        word whose text combines numbers and facts
//	                                        alone, such as mean_distance, is what that
//	                                        says, and so is one of numbers, with parameters
//	                                        that are numbers, in domains too (the texts that a formula stands for
//	                                        have at most 2¹⁴ operands and operators in
//	                                        all, an argument counting wherever the text
//	                                        has it; those of a file of verdicts 2²¹); any
//	                                        other is a number or a truth: the statement
//	                                        with - for _, the first network first
//
// A vertex is a number, or a word: its label. A label is the number in decimal, or,
// for a network whose vertices are listed below by coordinates, these in parentheses:
// "(0, 1)"; spaces around them are no matter, and each is below its side.
// Gamma(c, k, l) has three, (x, y, z) with x < ck, y < cl and z < c: the vertex (x,
// j) of the list with j = z·cl + y. Rings, and networks given by files or graph6,
// have numbers alone. The value of a fact is what accepted certificates state of it,
// all together: = encloses from both sides, <= from above, >= from below. The network
// of the statement is the one that the formula names, by its canonical name.
//
// # Verdicts
//
// A file of verdicts, whose name ends in .verdicts, lies beside the certificates. It is a
// text of at most 2²⁴ bytes and 2²⁰ lines of printable ASCII; every line ends with one line feed.
//
//	topocert 2 verdicts
//	claim oct/char2-diameter            a name, different from all others of the folder
//	formula diameter(OCT(k, m)) == k + m + 2 for k >= 2, m >= 2
//	holds 38 for k in 2..24, m in 2..24 if 32*k*m <= 800
//	holds 1 for (k, m) in [(25, 30)]
//	end
//
// After the claim and its formula, which is a truth, there are one or more lines "holds
// COUNT for DOMAIN", or one or more lines "fails COUNT for DOMAIN", DOMAIN being what
// follows "for" in a formula, and at most 2¹⁴ bytes long with "true for " before it; then "end".
// The ranges of these domains have ends. "for
// DOMAIN" may be left out on a single line if those of the formula have ends too: the
// formula's own domain is meant then.
//
// A verdict follows if, for each line, the domain has COUNT tuples, at least 1 and at
// most [MaxCases] = 2²⁰; if each of them has a value for each variable of the formula
// and for no other, lies in the formula's ranges and meets its condition; and if the
// formula's expression, with these values, is true for "holds", false for "fails". What
// is unknown does not follow. So "holds" speaks of the tuples listed, and "fails" of a
// claim about a whole domain needs one of them.
//
// No tuple is listed twice: a list in a domain has each once, no two lines share one, and
// all lines together have at most 2²⁰. All verdicts of a file together may
// take 2²⁶ operations, of which one on long numbers counts as several. What follows is
// said of expressions that have a value: with fewer certificates, some that have none
// may be unknown, and so be decided by the other side of && or ||. The networks in which labels
// are looked up have at most 2³² vertices in all, each counted once for each label.
//
// A name is one word of letters, digits and the characters . / _ -. With "reading 2" after
// it, it is a second way to take the claim; with "correction" it is what holds where the
// claim fails.
//
// # Theorems
//
// A file of theorems, whose name ends in .theorems, shows claims for all values of their variables:
// about families of networks that are text, by terms and by proofs in arithmetic. Its format, what
// is asked of each line and how, is the page of package theorem (go doc ./certificates/theorem),
// that of the proofs in it the page of package arithmetic (go doc ./certificates/arithmetic). It
// rests on no certificate: only on the claim, on the definitions of its networks, standard ones or
// those of own.words in its own folder, and on these two packages.
//
// A theorem has a name as verdicts have, and no two of a folder have one. A name may be that of a
// verdict of the folder, too, if that says that the same formula holds, in some of its cases.
//
// # Names of one's own
//
// A file own.names in a folder says which graphs and routing tables lie beside it, and
// what the names stand for that the formulas of the folder's verdicts use and the list
// above does not have. It is a text of at most 2²⁴ bytes and 2²⁰ lines of printable
// ASCII, each ended by one line feed:
//
//	topocert 2 names
//	file sha256:HEX FILE                  FILE holds the graph with this digest, as an edge list:
//	                                      a line with the order, then a line "u v" for each link
//	file table-sha256:HEX FILE            FILE holds the routing table with this digest
//	graph NETWORK NAME                    NAME stands for this network, g6:TEXT or sha256:HEX
//	labels FILE NAME                      FILE holds the labels of NAME's vertices, one a line, 0 first
//	router table-sha256:HEX ROUTER NAME   ROUTER on the network that formulas call NAME is this table
//	end
//
// These names are those of one folder, the one in which the file own.names itself lies: no file
// of another folder is read with them, also not in a folder within it, and whatever else is
// checked at the same time. A certificate that names a graph or a table by its digest is
// checked with the file that own.names in its own folder lists, or with one that is handed over
// for all folders; if there is neither, it is neither accepted nor rejected. What accepted
// certificates state is true whatever graphs are called, so that verdicts may follow from
// certificates of other folders.
//
// FILE is the plain name of a file in the same folder: 1 to 255 bytes, the first not ".", none
// of them "/", "\" or ":", with no space at its ends. NAME is what follows to the line's
// end, of 1 to 2¹⁰ bytes, without quotes and backslashes, and with no space at its ends:
// "Wheel(3)" is the network that a formula with n = 3 calls
// Wheel(n), "mine.edges" the one that it calls "mine.edges" in quotes. A ROUTER is a word of at
// most 2¹⁰ bytes, without quotes and backslashes. The order of the lines does not matter, and
// a line may be there twice. A file of labels has a line for each vertex, ended by a line
// feed with or without a carriage return before it, the last one also by nothing. A label has
// 1 to 256 bytes, no two are the same, and all together have at most 2²⁸ bytes; it is UTF-8 of
// characters that print, without space at its ends. A file that is listed has at most 2³² bytes.
//
// The file is refused as a whole, and gives none of its names and files, in each of these cases:
//
//   - One of its files is not there, or has not the digest that is said.
//   - A NAME, or a ROUTER on a NAME, has two meanings, or a NAME two files of labels.
//   - A NAME looks like that of a network in the list above. What counts is the NAME up to its
//     first "(", of that only letters, digits, "_" and "/", small letters like capitals; so
//     "QT.(2,2)" and "q t" are refused. Or it begins with "g6:" or "sha256:", in any letters.
//   - A NAME ends with ")" and is not as formulas write a network with parameters: a word as for
//     a variable, but with a capital first letter, and numbers without spaces, as in Wheel(3,4).
//   - A ROUTER is, in small letters, one of the list or "shortest", or begins with "lanes:" or
//     "table-sha256:".
//
// On a router line NAME may be a network of the list as well, by its canonical name, or g6:TEXT
// or sha256:HEX.
//
// "lanes:ROUTER" is lanes: of what ROUTER is. In a formula a label in quotes is the vertex
// with that label, or else with that number.
//
// Statements never use such names: a certificate is about the graph with a text or a
// digest, whatever it is called. So what own.names says is no part of what is certified,
// and nothing checks it: that Wheel(3) is this graph is for the reader to see, in the
// file. A verdict whose formula uses such names follows under the condition that they
// mean what own.names says, and a checker names them with the verdict.
//
// # Definitions of one's own
//
// A file own.words in a folder defines networks, routers and words as text, in addition to the
// standard definitions, which package words holds. It is a file of definitions as package language
// has them, of at most 2²⁰ bytes:
//
//	// Two rings, joined by rungs.
//	Prism(n) = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)
//
// The standard definitions are the files networks.words and standard.words of package words: the
// networks of the list above, but for Mesh and Torus (whose texts package words makes for each number
// of sides), and the words. What a network's or a router's text means, package family says, what a
// word's does, package strategy; numbers and operations are those of package meaning. A digraph is a directed network, which few kinds of proof are about. A class has the name of each member with its number last; in a formula's domain "i in HL(n)" stands for the numbers from 0 to that of the last member. Statements have such names: "order Prism(12) = 24", and - for _ in that of a word. So
// a statement is true only of what the definitions say, and these are those of one folder, the
// one in which the file itself lies. An accepted statement that has the name of one of its
// definitions, before or behind the network, before a parenthesis or behind "lanes:", is known
// to the verdicts of the folders whose own.words has the same definitions in the same order,
// byte for byte with the comments straight above them, and to no others; likewise what is neither
// accepted nor rejected.
//
// The file is refused as a whole if it is not as package language has it; if a value in it has a
// sort of more than 2¹⁰ parts, tuples and sets being counted with what is in them; if a name has two
// definitions, or one of the standard's, or is a part of the language; if it is, in small letters
// or capitals, one of the networks listed above, with a capital; or a router, "shortest", a fact or,
// with - for _, the first word of statements of another kind. Then the folder has neither these
// nor the names of own.names. Else own.names is refused as well where a NAME looks like a network
// of the definitions, or a ROUTER is one of theirs.
//
// A checker prints the definitions that are no standard ones beside the verdicts that rest on
// them.
//
// # Propositional formulas
//
// A formula is a list of clauses, numbered from 1; a clause is a list of literals.
// Variables are numbered from 1 in the order in which they are introduced here. A
// point that says nothing about those after it is followed by them, also when it has
// given an empty clause.
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
//     such number, the empty clause, and no counter. If c is at least the number of links,
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
// vertex, hold the graph together. (For N < 3 the clauses of point 2 have the empty one
// among them, as they should.)
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
//     that of the last round; if there is no round, the empty clause for each vertex
//     other than S.
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
// The formula of "lanes NETWORK ROUTER [ENDS] >= k", 1 ≤ k ≤ 1024, says that the messages
// from S0 to D0, from S1 to D1 and so on of the messages line can be given k−1 lanes. Each
// joins two different vertices, or ends. A route is the list of the channels that a
// message takes: the router's one, as for channel-order; or for "shortest" each shortest
// path, of which there is one at least, sorted by their channels. Where the router's goes round,
// its route ends as said there. The routes of all listed messages have at most 2²³ channels
// together, and a messages line and a ring line at most 2²³ numbers.
//
//  1. For each message in turn, go through its routes in turn. For each route,
//     introduce a variable x_l for each lane l below k−1 (true: the message takes the
//     route, in this lane). Then come the clauses (¬x_l) for each l that is greater
//     than the number of messages before this one. Then go through each two
//     consecutive channels of the route. If they have not been met before, in this
//     order, introduce a variable y_l for each lane (true: in this lane the second
//     comes after the first). In any case, add the clauses (¬x_l ∨ y_l) for each
//     lane. After the routes of a message, add the clause of all their x_l, by route,
//     then by lane.
//  2. For each ring line in turn, for each lane, the clause of ¬y_l for each channel of the
//     ring and the next one, the last one's next being the first. These have been met.
//
// If lanes can be given, in none of them all dependencies of a ring are there: ranks would
// increase all around. And the lanes can be renamed in the order in which the messages of
// the line are the first in them, so that the i-th message, from 0, has one of 0 … i.
// Whatever is needed for some messages is needed for all.
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
// than that of every clause before. Its variables are those of the formula, and none
// occurs twice. It has at least one hint. Its hints are the IDs of clauses, of the
// formula or new, that have not been deleted. When all its literals are taken to be
// false, then each hint in turn but the last has exactly one literal that is not false
// (it may be there several times), and that one is open: it is then taken to be true;
// and the last hint has none. So the clause follows from the others. Clauses to be
// deleted must be there; a line may delete none. The ID before "d" is positive and says
// nothing. The refutation ends with the line that adds the empty clause. Resolution
// asymmetric tautologies, for which the format has negative hints, are not accepted.
//
// # Limits
//
// A file has at most 2²⁸ bytes and 2²⁰ lines, a certificate 16 statements, and a
// statement 8 words. Reading a certificate takes about three times the memory of its
// text, and some 60 bytes for each line. A graph takes 12 bytes a vertex and 4 for each end of
// a link. Besides it, checking takes 8 bytes for each number of the line being read, 8 bytes
// for each vertex that an automorphism moves, and
//
//	distances       4 bytes a vertex for each levels line; 100 bytes a vertex for the
//	                checker's own search; for statements about orbits 8 bytes for each
//	                end of a link in addition
//	vertex-pair,    40 bytes a vertex, and 8 for each end of a link
//	edge-pair
//	stabilisers,    64 bytes a vertex, and 16 for each copy of a colouring that is in use:
//	invariants      two for each vertex of the base that is tried
//	flow            64 bytes a vertex, 8 a link, and 128 for each orbit of links
//	cluster,        networks of up to 8192 vertices, N·(N + 2M) being at most 2³⁴, also
//	classes, code   for lrat; a search from each vertex of a set, one at a time, in 16
//	                bytes a vertex
//	exhaustion,     up to 8192 vertices, or ends, their number times the sum of the
//	channel-order   network's degrees, and times its order, being at most 2³², unless the
//	                router is relative and there are no ENDS; 2³⁶ hops in all; a message
//	                that meets, after its first N hops, more than 256·N + 1 pairs of a vertex
//	                and a header, or more than 2²⁸ bytes of headers, is refused
//	layers,         as exhaustion, for relative routers too; at most 1024 lanes; the
//	lrat for lanes  number of ends times that of lanes times that of channels, or of
//	                vertices, is at most 2³⁶; so is, for "shortest", the number of listed
//	                messages times that of vertices and channels together
//	trace           a path of at most 2²⁴ vertices, with at most 2²⁸ bytes of headers
//	channel-order,  at most 1024 virtual channels of a link, and 2³¹−1 channels in all; also
//	channel-cycle   for layers and for lrat for lanes; for channel-cycle 2³⁶ hops in all
//	paths           some 50 bytes for each link of the paths between two vertices
//	determinant     16 bytes for all i, j with f(i) ≤ j ≤ i
//	rank            8 bytes for each vertex and each that is not listed, and for three more
//	deletions       8 bytes a vertex, 12 for each search; for each statement by itself
//	                R·(N + 2M) is at most 2³⁴, R being the number of searches: for links one
//	                for each orbit, for vertices one for each neighbour of one vertex of
//	                each orbit
//	order           a boundary of at most 22 vertices; with a boundary of b,
//	                2^max(0,b−1) assignments are stored with 2 bytes for each value
//	                of c; two tables of the largest size needed take at most 2³¹
//	                bytes; when a vertex is placed, each entry of the table before is
//	                used twice, once for each side: at most 2³⁸ uses in all
//	spectral,       up to 256 vertices or variables, and 2¹⁴ triangle and form lines of a
//	branches        matrix; an elimination takes N³/6 products of numbers of up to N·62 bits
//	branches        networks of up to 4096 vertices; 2²⁶ sides, one for each node and
//	                vertex, in a byte each; a leaf's file has the limits of a file of
//	                certificates, or those of lrat
//	frontier        a boundary of at most 32 vertices; at most 2¹⁸ states after a vertex,
//	                some 100 bytes each, and 2²⁷ carried over in all, which takes a
//	                minute or two
//	schedule        for a gossip, at most 16384 vertices, N²/4 bytes
//	counting        r of at most 4096 where it exceeds the largest level
//	lrat, cubes     formulas for up to 4096 vertices, 65536 links and 65536 sets of
//	                vertices, of at most 2²³ literals and as many clauses, in some 12
//	                bytes for each literal; the clauses that are live at one time take at
//	                most 2²⁸ words of 4 bytes, a word for each literal and two for each
//	                clause, and some 50 bytes for each clause; a refutation may be
//	                as long as it likes; for cubes 100 bytes for each of the 2^t
//	                assignments in addition, and one formula at a time; rows of at most
//	                2²² entries
//
// A certificate beyond a limit is rejected, never read in part. Everything that is
// wrong with a file is a [*Rejection], which names the rule it breaks.
//
// # What checking costs
//
// A small file may ask for much work. So a checker may have a budget, and say of what goes
// over it that it has not been checked: it is neither accepted nor rejected. Ours counts
// steps, of a nanosecond or less, and the bytes of memory that are held at one time
// ([Budget]). A certificate, a verdict or a theorem may take 2³⁴ steps, a run 2³⁶, and both 2⁹ more
// for each byte of their files; each file counts once, however often it is read. The memory
// is 2³¹ bytes. With p = N + 2M, a certificate takes
//
//	8 for each byte of its body, and 4p; 16p for each automorphism, exchange, levels,
//	tree, source and cutset line; and if its network is another than that of the
//	certificate before, 20p to make the network and to look it over
//
//	distances       at most 4p for each search of the checker's own, fewer where it searches
//	                from many vertices at a time; for statements about orbits
//	                132p for each orbit and each time that orbits are coloured anew
//	vertex-pair,    256p
//	edge-pair
//	stabilisers,    64 for each vertex of a new cell and each end of a link there, at first 64p;
//	invariants      16N for each copy of a colouring, one for each vertex or pair that is
//	                tried and one for each vertex of the base on the way; 64p for each of the
//	                r orbits, twice for links; m²/8
//	flow            16p
//	deletions       4p for each search
//	cluster, code,  4p for each vertex of a line; for lrat, of the network
//	classes
//	embedding       36 times what p is for OTHER, and 20 times to make it
//	order           for each vertex that is placed, an assignment of the boundary before
//	                having n values of c: n + 16 for each assignment
//	frontier        256 for each state that is carried over
//	spectral,       R³/2 + 64·R² for a matrix of R rows; if it is eliminated, for each pivot
//	branches        with r rows left r²·(64 + 2w²), w being the words of 64 bits of the
//	                longest number in them
//	branches        32N for each node; what is said of lines, and of lrat, for each leaf
//	paths           64 for each byte of its body
//	determinant     the vertices being in an order of a search from a vertex far away from
//	                vertex 0, and f(i) the first one that is linked to i or i itself: for each
//	                prime 2¹⁶ + N and 2 for all i, j, k with f(i), f(j) ≤ k ≤ j ≤ i
//	eigenvectors    a look at all of the network for each line, and the square of their number
//	rank            2 for each equation that is left and each entry from the vertex on, for each vertex
//	exhaustion,     to make bfs or updown 4Np, to make lanes 4Np + 64N², to read a table 4Np
//	channel-order,  and 16 for each byte, for other routers 16p; 4p for each destination of
//	channel-cycle,  an exhaustion; 64 and the bytes of its header for each hop of each
//	layers, lanes,  message, and 256 if the message has made N hops and more; 64 more for
//	trace           each hop whose channel counts; for "shortest" 8p for each end and lane,
//	                or 4p for each listed message; 128 for each vertex of a trace
//	schedule        for a gossip N² and N/32 for each pair
//	counting        r²·(1 + d), d the lesser of r and the largest degree
//	lrat, cubes     16 for each variable, clause and literal of each formula; 8 for each byte
//	                of a refutation, each time it is read; 32 for each hint, and 1 for each
//	                literal of its clause, and for each word of the clauses whenever dead
//	                ones are removed; 64·2^t for cubes, and as much for each automorphism
//	a graph's file  32 for each byte, and 16p; a table's 16, one of labels 16, a digest 8
//	definitions     256 for each byte, and 384 bytes of memory, of which 128 stay
//	verdicts        256 for each byte of the file, and 512 for each operation, of which a number
//	                of many bits is one more for each 32
//	theorems        8 for each byte of the file; for each theorem 3·2²⁰ and 2²⁸ bytes of memory,
//	                2²⁰ for each network, and what it takes to make its questions and to go
//	                through their proofs: 8 to 256 for each monomial that is met, more for long numbers
//
// A refusal says how much more is wanted. All of ours takes less than a tenth of this: the
// dearest is the bisection of QT(3,5) by an order, with 1.3·10⁹ steps and 206 MB. An order
// with a boundary of 20 or more, for some hundred vertices, wants more.
package certificates
