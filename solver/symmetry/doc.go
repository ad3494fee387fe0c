// Package symmetry finds the automorphism groups of networks, and their orbits.
//
// The method is individualization and refinement, with pruning by the automorphisms found so
// far (B. D. McKay and A. Piperno, "Practical graph isomorphism, II", J. Symbolic Computation
// 60, 2014): colour refinement (1-WL) to an equitable partition, then a search tree whose
// first path is compared with others by fingerprints. Twins, hanging trees and components are
// taken out before, so that huge groups have few and short generators, which are kept as what
// they move. The orbit-stabilizer theorem gives the order of the group.
//
// Find takes a network, verifies the symmetries that its construction claims, and returns its
// Symmetries: generators, orbits and, where the search came to its end, the group's order.
// FindByDistance has distances tell vertices apart first. Orbits are a union-find structure.
// SideGroup is for cuts of which some vertices have sides: maps of vertices with an exchange
// of the sides or not. A search has a budget of steps; for the networks met in practice it
// costs about one refinement, O((N+E) log N), for each generator.
package symmetry
