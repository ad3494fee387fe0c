// Package topology says what each interconnection network is: its vertices,
// its links, the labels its paper gives them, and the symmetries that are known
// by construction. It is part of what a reader of a verdict has to trust, so it
// uses the standard library only, and every network stands in one file beside
// its definition and its source.
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
//	g6:TEXT                           graph6           7
//
// # Conventions
//
// Every network is a simple undirected graph: a wrap-around that would repeat a
// link is one link, so a ring of length 2 is a single link. Vertices are the
// numbers 0 … Order()−1. A vertex's number is its label read as a number in
// mixed radix, the last coordinate fastest (row-major); only Gamma differs, and
// says so. [Parse] reads a network's name; [ReadGraph6], [ReadEdges] and
// [ReadMETIS] read graphs from files. A [Layout] places vertices in space.
//
// # Limits
//
// No graph has more than [MaxOrder] vertices or [MaxSize] links. This is checked
// before memory is taken. Errors wrap [ErrParam], [ErrLimit], [ErrName] or
// [ErrFormat] and say what was got and what was wanted.
package topology
