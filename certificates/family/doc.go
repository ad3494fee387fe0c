// Package family gives the text of a network or of a router its meaning. Package language has
// the syntax, package words the definitions and the sorts of their parts.
//
//	Prism(n)  = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)
//	Ladder(n) = graph i in 0..n-1, s in 0..1: (i+1, s) if i+1 < n; (i, 1-s)
//	Cube(n)   = graph v in 0..pow(2,n)-1: xor(v, pow(2,k)) for k in 0..n-1
//	Bruijn(n) = digraph v in 0..pow(2,n)-1: (2*v + b) % pow(2,n) for b in 0..1
//	shorter   = route Ring(n) from i to j: (i+1)%n if 2*((j-i)%n) <= n; (i-1)%n
//
// # Networks
//
// The vertices are the tuples of the coordinates' values. Each coordinate takes the whole
// numbers of its range A..B in turn, both ends included, none if A > B; a range may use the
// parameters and the coordinates before it, and the condition behind "if" these and its own.
// Vertices are numbered from 0 in the tuples' order: the first coordinate is the slowest, the
// last the fastest. A vertex is written "(0,1)", one of a single coordinate "3".
//
// Behind the colon stand neighbours, parted by semicolons: of each vertex, and for all values
// of the ranges behind "for", the tuple is a neighbour where all conditions behind "if" hold.
// (A condition straight behind a range of "for" belongs to that range, which comes to the
// same.) Conditions are evaluated before the tuple, which needs a value only where they hold.
//
// In a graph a link that is given from one end holds from both. A link that is given more than
// once, from the same end or from both, is one link: double links are not said so. A neighbour
// that is no vertex, or the vertex itself, is an error. In a digraph a neighbour is where an
// arc leads, and only from this end; an arc from a vertex to itself is one, as the de Bruijn
// networks have them; an arc that is given more than once is one arc; a neighbour that is no
// vertex is an error.
//
// Behind a neighbour may stand "weight" and a number, the weight of the link, from 1 to words.MaxWeight: ((i+1)%n, s)
// weight 3. It is 1 where none is given. A link that is given more than once has the same weight each time.
// Weights are asked for by weight(G, e) and weighted_distance(G, u, v); nothing else depends on them.
//
// A network has at least one vertex: so a condition behind the first range says which
// parameters there are, as in "graph v in 0..n-1 if n >= 3". It has at most MaxOrder vertices
// and MaxSize links (or arcs), at most MaxTried tuples are tried for its vertices, and
// coordinates lie within 32 bits: this is known before memory is taken for the vertices.
//
// # Classes
//
//	HL(n, i) = class from Complete(1)
//
// HL(n, i) is the member with the number i, from 0 on, of the class HL(n); its vertices are numbers. HL(0) has the network behind
// "from", of a text, with numerals for its parameters. HL(n) has what two members of HL(n−1), those numbered a and b, and a perfect
// matching make. They are met for a ≤ b, b faster than a, and for each permutation π of 0 … m−1, the numbers of the vertices of a half, in
// the order of words: the vertices of a are 0 … m−1, a vertex v of b has the number m + v, and v – m + π(v) for all v of a. Of networks
// that are the same but for the names of the vertices the first one that is met is a member. So it is while the members
// of HL(n−1) are at most 16, with at most 8 vertices.
//
// Of a larger class HL(n, i) is drawn, with the generator SplitMix64 that begins with i: the first half, then the second, each a member of
// HL(n−1) by its number where these are listed, else drawn likewise; then π, at first in order, of which the places v = m−1 … 1 are exchanged
// with one of 0 … v each. A number below k is the generator's next one modulo k. A sample has at most 1024 vertices.
//
// # Terms
//
// Numbers are whole, of 64 bits with a sign; what leaves them is an error, in every step. So
// is every part that has no value, with these exceptions: the right side of && and || is
// evaluated only if the left side leaves it open, cond(C, x, y) evaluates one of x and y, and
// all, some and least end where they are decided. The parameters of a word are evaluated
// before it, each once.
//
//	x + y, x - y, x * y   as usual
//	a / b                 exact: an error unless b divides a
//	floor(a/b) ceil(a/b)  the next whole number below and above, of any a and b ≠ 0; of another
//	                      term than a quotient they are the term itself
//	a % b                 0 ≤ a % b < b, for b ≥ 1
//	min max abs cond      as usual; min and max of one or more
//	pow(x, y)             y ≥ 0; pow(0, 0) is 1
//	xor(x, y)             of the binary digits of x, y ≥ 0
//	bit(x, i)             the digit of 2^i in x ≥ 0, 0 or 1; i ≥ 0
//	log(b, x)             the largest e with b^e ≤ x, for b ≥ 2, x ≥ 1
//	root(k, x)            the largest r with r^k ≤ x, for k ≥ 1, x ≥ 0
//	factorial(x)          x ≥ 0
//	== != < <= > >= ! && ||
//	all some R: C         over no values all is true, some is false
//	count R: C            how often C holds; sum R: x
//	min max R: x          over no values an error
//	least most k in A..B: C      the first and the last k for which C holds; an error if none
//	f(x, …)               a word of the library whose parameters are numbers or truth values
//
// Sets, maps, other networks, and tuples elsewhere than as neighbours, are not in the text of
// a network.
//
// # Routers
//
// A router's text has next hops for a message that is at the coordinates behind "from" and
// goes to those behind "to": it takes the first tuple, in the order in which they stand and
// then in that of "for", whose conditions hold. Where none does, and at its destination, it
// stops. A tuple that is no vertex or no neighbour leads where no link leads, and so does a
// part without a value, and a next hop whose ranges take more than 2¹⁶ steps.
//
// # Cost
//
// A step is the evaluation of one part of the text, some nanoseconds. They are asked for
// before they are taken, for all values of a range at once. A member takes 4 bytes for each
// coordinate of a vertex and for each tuple that is tried, 8 for each link, and while it is
// built 4 for each neighbour that the text gives.
package family
