// Package solver holds what its searches share: reports while they work, shares of the time, the
// sizes of certificates, the parity of cuts, and statements.
//
// The searches are the packages below it, one a subject. They find what package
// certificates checks, and make the certificates; nothing in them needs to be trusted.
//
//	distance      breadth-first searches, 64 and more sources at a time; girth; colourings
//	symmetry      automorphism groups: generators, orbits, order
//	invariants    the numbers of "topocert measure"; proofs of distances, orbits, detours
//	sat           a SAT solver that writes its proof, and gini, which does not
//	drat          proofs of other SAT solvers, turned into ours
//	flow          lower bounds on widths by fractional flows
//	pathwidth     orders of the vertices with a small boundary; exact widths along them
//	sdp           lower bounds on widths by semidefinite programs
//	bisection     balanced cuts with few links; all ways to a width, one after the other
//	hamilton      Hamiltonian cycles, and reasons why there is none
//	connectivity  disjoint paths, and cuts
//	matching      largest matchings, and what shows that none is larger
//	anticode      largest sets of bounded diameter, and their duals, codes
//	broadcast     schedules, and lower bounds on their rounds
//	audit         what a router does to every pair, and whether messages can deadlock
//	lanes         virtual lanes that keep messages from deadlock
//	modelcheck    words: choices, orbits, refutations
//	smt           proofs that polynomial inequalities have no whole solution, or a solution
//	learn         terms of certificates for families: distances, maps, colours, from small members
//	gallina       statements and certificates as Coq reads them
//
// [NewGonum] presents a graph to the algorithms and encodings of gonum (gonum.org/v1/gonum/graph):
// it is for programs that use both, and nothing here needs it.
//
// Long work takes a context and stops soon after it is cancelled. A Prove function returns a
// certificate whose statements carry the values that the solver found, and an error if there
// is none; some return one value more. None checks what it returns.
package solver
