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
// error, which names the vertex and the destination.
//
// With a fourth parameter header it returns the pair of the neighbour and the header with
// which the message comes there: None, a string, a number, a truth, or a tuple of these. A
// message leaves with None. It is asked for each vertex and header that messages come with.
// With a last parameter faults it is told what is dead: faults.vertices, faults.links, and
// faults.blocks(u, v), which tells whether no message moves from u to its neighbour v.
//
// net offers
//
//	net.order, net.size, net.name, net.args     numbers, "CCC(3)", (3,); () where the name has no numbers
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
// class, import or exception. A file reads no other, knows no clock and no chance, and
// sees nothing of the machine: it gives the same networks everywhere.
//
// # What is guaranteed
//
// A file may be hostile. It runs in a process of its own, which is this program started
// again (see Main): that has no environment and no files but two pipes, and no more may be
// opened where the system can forbid it (on Linux). What it takes ends within the limits
// (see Limits), with an error that names the limit, and the line where it was passed or
// else the network or the router that was asked for. The next who asks gets a new process.
//
//   - Steps of the interpreter are counted. Calls are at most some 1000 deep.
//   - The process looks at its memory 200 times a second, and ends itself at once where
//     more than 5/4 of the limit is in use; the collector works harder from 3/4 on. Linux
//     refuses it more than the limit and 128 MB.
//   - It looks at its time as often. The process above ends it if it takes ten times that
//     by the clock, and at once when the context ends.
//   - What is printed goes where the caller says, a bounded number of bytes without
//     characters that do not print.
//
// Memory and time are measured: of two runs that come close to these limits one may pass
// and the other fail. What a file gives is the same wherever it passes.
package script
