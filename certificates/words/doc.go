// Package words holds definitions as text: the standard words, of properties that the field's
// papers speak of, and the networks whose definition a few lines say. [Standard] has these;
// [Library.Extend] adds a user's own.
//
// A definition may use those before it, and nothing may be defined twice: so each means the same
// wherever it is used, and none can refer to itself. What is refused here is what can have no
// meaning: a name that stands for nothing, an argument of a wrong sort. Package language has the
// syntax; packages family and strategy have the meaning.
//
// # Names
//
// A name with a capital is a network's: Prism(n) = graph …, with numbers for parameters. A name
// with a small letter is a router's, if "route" is behind "=", or a word's. A parameter of a word
// that stands in quotes is a router, and stands in quotes in the text.
//
// No definition, parameter or variable has a name of the table below, true, false or infinite, or
// that of a definition before. A later definition may have the name of a variable, which stays
// one. Within a definition no variable has a name that has a value already; what a word says knows
// only its parameters. At most 2⁸ parameters and variables have a value at one time.
//
// # Sorts
//
// An expression has a sort: a number, a truth, a part (a vertex, a link, or a tuple of parts), a
// network, a router, a set of a sort, a map from a sort to a sort, or a tuple of sorts. Those of
// parameters are found. Where two sorts have to be the same they are made so: what is not known
// yet becomes what the other is, and a set or a tuple that has to be a part has parts within (a
// link is the set of its ends). What is not known in the end is, of a parameter, a network if it
// has a capital, and else a number; within other sorts it is a part, as the values of a map a number. So v is a part in f(G, v) =
// degree(G, v) > 2, and a number in f(G, v) = v. A sort has at most 2¹⁰ parts.
//
//	12  infinite                        a number, without a point; 1.5 is for claims alone
//	x+y x-y x*y x/y x%y -x              numbers: a number
//	x<y x<=y x>y x>=y                   numbers: a truth
//	x==y x!=y                           two of one sort, but networks: a truth
//	!c  c&&d  c||d  true  false         truths: a truth
//	x in S                              S a set of the sort of x: a truth
//	A..B                                numbers: a set of numbers
//	(x, y, …)                           a tuple; if all are sets, a set of tuples of their members
//	m[k]  m[i, j]                       m a map from the sort of k, or of (i, j): the sort to which
//	all some R, …: c                    c a truth: a truth
//	count R: c                          likewise, of one range: a number
//	least most k in A..B: c             likewise, of such a range: a number
//	sum min max R, …: x                 x a number: a number
//	set x in R: c                       c a truth, one range, one variable: a set of the sort of x
//	graph R, …: y …; …                  variables that are parts, and y of the sort of the tuple of
//	                                    them, or of the only one: a network
//	floor ceil abs factorial (x)        numbers: a number. Likewise pow xor bit log root (x, y),
//	                                    and min max (x, y, …) of two or more
//	cond(c, x, y)                       a truth, two of one sort: that
//	len(S)                              a set: a number
//	sets(S)  sets(S, k)                 a set, a number: a set of sets of the sort of S
//	maps(S, T)                          sets: a set of maps from members of S to members of T
//	link(u, v)                          parts: a part
//	order size (G)                      a network: a number. connected(G): a truth
//	vertices links elements (G)         a network: a set of parts. pairs(G): of tuples of two parts
//	neighbors incident component (G, v) a network, a part: a set of parts
//	degree(G, v)  distance(G, u, v)     a network, parts: a number; likewise weight(G, e),
//	                                    weighted_distance(G, u, v). adjacent(G, u, v): a truth
//	route("r", G, u, v)                 a router, a network, parts: a set of tuples of two parts
//	w(x, …)                             a word before: as that has them
//	N(x, …)                             a network before, or of the format's list: numbers
//
// A range R is VARIABLES in S, with a set S: behind "in", as an argument, in parentheses and in a
// tuple there may be A..B, and nowhere else. One variable has the sort of the members. Several have those of the
// tuples that are members. Two may have members that are parts: the ends of links; but not behind
// count and sum, where each link would count twice. A condition is a truth, in which the range's
// variables have their values, as in the ranges behind it.
//
// In the text of a network's name and of a router variables and parameters are numbers: see
// package family.
package words
