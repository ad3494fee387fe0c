// Package topology makes interconnection networks: their vertices, links, the labels that their
// papers give them, and the symmetries that are known by construction. It is part of what a reader
// of a verdict has to trust, so it uses the standard library only. What a network is says its text,
// in networks.words of package words, with its source; package family reads texts. Meshes and tori
// of any number of sides have theirs from [words.Library.Network].
//
// It is not a graph library: it measures nothing and searches nothing.
//
//	network                           order            a vertex
//	Ring(n)                           n                7
//	Complete(n)                       n                7
//	Hypercube(d)                      2^d              7
//	Petersen, GP(n,k)                 10, 2n           7
//	Mesh(n), Mesh(a,b,…)              n², ab…          (x,y,…)
//	Torus(n), Torus(a,b,…)            n², ab…          (x,y,…)
//	JTorus(k,m)                       4km              (row,col)
//	Octagon                           8                7
//	OCT(k,m)                          32km             (row,col,o)
//	OMMH(l,m,n)                       lm·2^n           (x,y,h)
//	XMesh(n) XMeshW(n) XTorus(n)      n²               (row,col)
//	CCTorus(n) CCTorusOpp(n)          n²               (row,col)
//	QT(m,n)                           8mn              (x,y,z)
//	FTT(n)                            n²               (x,y)
//	MCR(k) TCR(k)                     4k²              (x,y,p)
//	Gamma(c,k,l)                      klc³             (x,y,z)
//	FatTree(k)                        k²(k+5)/4        host(p,e,i)
//	Dragonfly(a,p,h)                  a(p+1)(ah+1)     host(x,r,i)
//	g6:TEXT                           graph6           7
//
// # Conventions
//
// Every network is a simple undirected graph: a wrap-around that would repeat a
// link is one link, so a ring of length 2 is a single link. Vertices are the
// numbers 0 … Order()−1. A vertex's number is its label read as a number in
// mixed radix, the last coordinate fastest (row-major); only Gamma differs, and
// says so. [New] and [Parse] make networks by name; [ReadGraph6] and
// [ReadEdges] read graphs from files; package topology/formats reads and writes others.
//
// # Glossary
//
// The words are the field's. The papers use some in other ways; comments on a paper
// keep the paper's words where they quote it. G is a graph with N vertices.
//
//	vertex        what the papers call a node: a processor, router or switch
//	edge, link    two vertices that are joined; the certificates say edge, the papers link.
//	              It carries messages both ways
//	network       a graph with a name, and labels for its vertices
//	label         how the paper writes a vertex: (1,2,3)
//	order, size   the number of vertices N; the number of edges. (An order certificate
//	              holds an order of the vertices, from first to last; the order of a
//	              group is its number of elements)
//	degree        the number of edges at a vertex
//	path, cycle   a walk along edges without a vertex twice; one that returns to its start
//	distance      the number of edges of a shortest path
//	eccentricity  the largest distance from a vertex. The largest of all is the diameter,
//	              the smallest the radius
//	girth         the length of a shortest cycle
//	connectivity  the least number of vertices, or edges, without which G falls apart
//	bisection     a division into ⌊N/2⌋ and ⌈N/2⌉ vertices; its width is the number of
//	              edges between them, the bisection width of G the least width
//	anticode      a set of vertices of which no two are further apart than d: a set of
//	              bounded diameter. Certificates say cluster, the OCT paper group
//	code          a set of vertices of which any two are further apart than d
//	separator     vertices without which more parts are left than were removed
//
//	automorphism  a permutation of the vertices that maps edges to edges. All of them
//	              form the automorphism group, the symmetries of G
//	orbit         the vertices, or edges, to which automorphisms take one of them
//	transitive    vertex-transitive, edge-transitive: one orbit
//	Cayley graph  its vertices are the elements of a group, and every multiplication with
//	              an element from one side is an automorphism: a translation
//	relative address   of two vertices of a Cayley graph: the element that takes the one
//	              to the other; the difference in a torus
//
//	router        a function that says where a message goes next: a routing function
//	header        what a message carries besides its destination
//	minimal       every message takes a shortest path; its stretch, hops by distance, is 1
//	fault-tolerant   a router that can be told of a dead vertex or edge
//	channel       an edge in one direction
//	virtual channel   one of several into which a channel is divided; a lane
//	dateline      the place on a ring behind which messages change the virtual channel
//	deadlock      messages that wait for one another's channels for ever
//	schedule      who sends to whom in each round of a broadcast
//	broadcast     one vertex informs all, in rounds; gossip: each vertex informs all.
//	              Single-port: a vertex sends to one neighbour a round; all-port: to all
//
//	statement     what a certificate says about one network: diameter OCT(2,3) = 7
//	certificate   a text that shows statements to a checker
//	fact          a number or a word about a network, as formulas ask for it
//	formula       an expression in facts and numbers, with a domain
//	domain        the cases for which something is said; a case is one of them
//	claim         a statement of a paper; a reading is one way to take it
//	verdict       holds, fails or undecided
//	evidence      what a verdict rests on: certified, exhausted, none
//	follows       a verdict that topocheck repeats from formula and certificates
//	witness       what shows that a claim fails: the smallest case
//
// # Limits
//
// No graph has more than [MaxOrder] vertices or [MaxSize] links. This is checked
// before memory is taken. Errors wrap [ErrParam], [ErrLimit], [ErrName] or
// [ErrFormat] and say what was got and what was wanted.
package topology
