// Package solver finds what package certificates checks: distances, symmetries,
// cuts and cycles, and makes the certificates. Nothing here needs to be trusted.
//
//	Levels, AllPairs      distances, plainly or 64 and more sources at a time
//	Automorphisms         generators, orbits and order of the automorphism group
//	FindSymmetries               a network's symmetries and one vertex of each orbit
//	Measure               the numbers of "topocert measure"
//	VertexConnectivity, EdgeConnectivity, FaultDetours   what faults do
//	FindCut, FindCutAbove balanced cuts with few links
//	FindOrder             orders of the vertices with a small boundary
//	FindCluster, FindCode   largest sets of bounded diameter, and their duals
//	FindHamiltonianCycle, SearchHamiltonianCycle
//	BisectionSearch, HamiltonSearch   the same questions, asked of gini
//	Refute                a SAT solver that writes its proof
//	Bisect, DecideHamilton  all of these, one after the other
//	Prove…                certificates
//	NewGonum              a graph as gonum sees it: the second opinion
//
// Long work takes a context and stops soon after it is cancelled.
package solver
