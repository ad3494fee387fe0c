// Package flow bounds bisection widths from below by multicommodity flows.
//
// If every vertex sends one unit to every other, and no link carries more than L, then a
// balanced cut has at least 2·⌊N/2⌋·⌈N/2⌉/L links (T. Leighton and S. Rao, J. ACM 46, 1999).
// The best flow is the solution of a linear program, which is divided by the automorphisms:
// a source for each orbit of vertices, a capacity for each orbit of links. It is solved by
// column generation, with shortest-path trees as columns, the revised simplex method, and
// stabilized duals; the amounts are rounded to whole numbers. Vertices may send different
// amounts, which is particular here.
//
// Prove takes symmetries and makes a certificate of kind flow. Networks with a handful of
// orbits take a few rounds, at any order; those with hundreds take minutes.
package flow
