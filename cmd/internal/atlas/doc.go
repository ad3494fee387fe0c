// Package atlas tabulates families of networks: what each standard word says of their small
// members, what is proved for all parameters, and what the literature says.
//
// A chapter is a file of claims, as "topocert prove" takes it, whose comments say which families
// it is about ([Read]):
//
//	# title: Hypercubes and their relatives
//	# section: Crossed cube
//	# family: CrossedCube(n) for n in 2..7
//	# draw: CrossedCube(4)
//	# about: Links of the hypercube are twisted by pairs of bits.
//	# source: K. Efe, IEEE Trans. Parallel Distrib. Syst. 3(5), 1992
//	crossed-diameter: diameter(CrossedCube(n)) == ceil((n+1)/2) for n in 2..9
//	# said: Theorem 1 of the source
//	# read: https://…
//	# correction: a formula that holds instead, or a sentence
//
// [Tabulation] decides the cells and the claims with the engine of package props, each with a
// certificate that the checker accepts. A cell is a value, bounds, or open with a reason: what
// takes too long is never called "no". [Words] is the one table of what is asked, and up to
// which order.
//
// What comes out is kept as text, [Atlas]: a file of JSON and one of CSV, which depend on no
// time and no machine. Where the time does not suffice for a cell that an earlier run decided, of
// the same definition, the earlier value stays.
//
// Nothing here is trusted: a mistake loses a cell, or makes one that the certificates do not show.
package atlas
