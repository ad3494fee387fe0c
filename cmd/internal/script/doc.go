// Package script runs Starlark files that define networks and routers of a user's own.
// Starlark is a small Python; the interpreter is go.starlark.net.
//
//	def CCC(n):
//	    """Cube-connected cycles: a ring of n at every corner of the n-cube."""
//	    edges = []
//	    for x in range(2**n):
//	        for i in range(n):
//	            edges.append((x*n + i, x*n + (i + 1) % n))
//	            edges.append((x*n + i, (x ^ (1 << i))*n + i))
//	    return graph(n * 2**n, edges)
//
//	def greedy(net, at, to):
//	    """The least neighbour that is closer."""
//	    for v in net.neighbors(at):
//	        if net.distance(v, to) < net.distance(at, to):
//	            return v
//
// # Networks
//
// A function with a capital initial is a family of networks, CCC(3) a member. Its
// parameters are whole numbers of at most 9 digits; further ones may follow as *args,
// and those with a default may be left out. It returns
//
//	graph(order, edges, labels = None, ends = None)
//
// where edges are pairs of vertices 0 … order−1. A link that is given twice, in either
// direction, is one link; a loop is an error. Labels are distinct strings, one for each
// vertex (see topology.NewLabelled); ends are the vertices that send and receive. A
// family cannot have the name of one of package topology. fail("…") refuses parameters.
//
// # Routers
//
// A function with a small initial and the parameters (net, at, to) is a router: it
// returns the neighbour of at to which a message to to goes on, or None where the
// message stops. It is asked for every two different vertices, and must not depend on
// anything else: variables of the file are constant by then. What is no neighbour is an
// error, which names the vertex and the destination. net offers
//
//	net.order, net.size, net.name, net.args     numbers, "CCC(3)", (3,)
//	net.degree(v), net.neighbors(v)             a list, increasing
//	net.has_edge(u, v)
//	net.distance(u, v)                          None if no path joins them
//	net.label(v), net.vertex(label)
//
// All other functions are for the file's own use.
//
// # The language
//
// Starlark with while, recursion, sets, if and for outside of functions, variables that
// may be set again; and Python's a ** b, pow(a, b) and sum(list). There is no load,
// class, import, exception, bytes, getattr, and a method is called where it is named.
// A file reads no other, knows no clock and no chance, and sees nothing of the machine:
// it gives the same networks everywhere.
//
// # What is guaranteed
//
// A file may be hostile. It ends within the limits (see Limits), with an error that
// names the line and the column:
//
//   - Every step is counted, and every operation whose time grows with its operands
//     counts as many steps before it is done.
//   - Every byte of a list, tuple, dictionary, set, string, large number or function is
//     counted, no later than when a step is done whose result is no larger than what
//     was counted before. Bytes that are free again count too. So values take at most
//     about twice the limit, and what an honest file throws away is part of what it
//     may take.
//   - Single values have limits of their own: strings of 1 MB, whole numbers of 1024
//     bits, tuples of 4096 values in all. So no single step takes long.
//   - Calls are at most some 1000 deep, expressions 1000, and so is the parser.
//   - What is printed goes where the caller says, a bounded number of bytes without
//     characters that do not print.
//   - The context ends a run between two steps; Limits.Time ends one that counting
//     has misjudged.
//
// The interpreter by itself counts steps alone, and one step may take all memory. So
// the syntax tree is changed before it is run: see rewrite.go.
package script
