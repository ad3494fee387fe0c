// Package learn finds the terms that certificates for whole families of networks consist of, from
// small members. It is search: what it returns equals what was computed on the members that
// were looked at, and is proved of no others.
//
//	New               a family's text, with members of a domain
//	Family.Distance   the distance from a root:       min(i, n - i) + s
//	Family.Pairs      that of any two vertices:       abs(x - x_from) + abs(y - y_from)
//	Family.Upper      a term that descends to a root, at most the diameter
//	Family.Lower      a term that no link changes by more than 1, and where it is the diameter
//	Family.Value      a number of each member:        floor(n/2) + 1
//	Family.Sums       running sums over the vertices, and the whole: floor(n*n/4)
//	Family.PairSums   those over all two vertices; Family.AtDepth: those of how many are at a distance
//	Family.Vertex     a vertex with a property:       (floor(m/2), floor(n/2))
//	Family.Inverse    each neighbour's reverse:       ((i - 1)%n, s)
//	Family.Maps       automorphisms to every vertex:  ((i + i_to)%n, (s + s_to)%2)
//	Family.Colour     a colouring:                    (x + y)%2
//	Family.OddWalk    an odd closed walk:             (t%n, 0) for n hops
//	Family.Hamiltonian   next and position on a cycle:  x + 1 if x < m - 1, …; y*m + x
//	Family.Isomorphism   a map to another family's members, and back
//
// A term's text is in the language of definitions (certificates/language), over the family's
// parameters and coordinates by their names; [Term.Text] writes it with others.
//
// Distances are the least of a few pieces, each the largest of one or two forms, each a sum of
// atoms over a small divisor, rounded down. Atoms are coordinates and parameters, and what the
// family's text suggests: quotients and remainders by its steps, distances to its shifts,
// parities. The method is that of enumerative synthesis with counterexamples: all forms with
// small coefficients as sets of sampled vertices, a greedy cover, and again with the vertices of
// all members where the term was wrong. Sources: V. Chvátal, "A greedy heuristic for the
// set-covering problem", Math. Operations Research 4, 1979; A. Solar-Lezama, L. Tancau, R. Bodik,
// S. Seshia, V. Saraswat, "Combinatorial sketching for finite programs", ASPLOS 2006.
//
// Members have at most 20,000 vertices and parameters of at most 60. The same family, domain and
// calls give the same terms. Errors say what was tried and how much was missed.
package learn
