// Package invariants measures networks, and proves what it measures.
//
// Measure finds degrees, distances, girth, bipartiteness, orbits and the automorphism group.
// The Prove functions make certificates of these numbers, of transitivity, and of how far
// distances grow when a vertex or a link fails (deletions); of the largest matching, the largest cluster
// of a diameter, and the number of spanning trees. A prover is named after its kind
// of proof or, where the answer decides between kinds, after the statement's subject.
//
// Where automorphisms are known, one source of each orbit is searched from, so that
// vertex-transitive networks take one breadth-first search. The checker finds levels by
// itself: certificates hold automorphisms and sources, never distances, and one that the
// checker would take too long for is not made (ErrDear).
package invariants
