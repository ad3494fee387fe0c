// Package sat decides propositional formulas, with refutations in the LRAT format.
//
// Refute is a solver by conflict-driven clause learning (CDCL) with inprocessing: vivification,
// failed literal probing with hyper-binary resolution, subsumption and bounded variable
// elimination, each of which writes the hints that its clauses follow from. Formulas are those of certificates.CNF. It has one thread and no
// randomness: the answer and the proof are the same in every run. What is particular here is
// what is left out, since our formulas are small, hard and mostly unsatisfiable: no stable
// mode, no phases from local search, no definitions in elimination.
//
// Gini is another solver, github.com/irifrance/gini, which writes no proof: for searches whose
// answers are checked in another way, to which clauses are added between calls.
package sat
