// Package drat turns proofs in the DRAT format, which most SAT solvers write, into refutations in
// the LRAT format that package lrat checks. Nothing in it needs to be trusted.
//
// # What is read
//
// A proof is a sequence of steps. A step adds a clause, a lemma, or deletes one. Two forms
// are read, and told apart by their first bytes:
//
//   - as text, a step is the literals of the clause, ended by 0, before which a deletion has
//     "d"; all have blanks or ends of lines between them. A line that begins with "c" is a comment.
//   - in binary, a step is a byte, 'a' or 'd', then each literal l as 2·l, or 2·|l|+1 if it is
//     negative, seven bits to a byte, the lowest first, with 128 added to all bytes but the
//     last; then a byte 0.
//
// What follows the contradiction is not read. To delete a clause that is not there does
// nothing. When a clause is deleted, the units stay that have followed from it: solvers
// delete such clauses and go on to use the unit.
//
// Each lemma must be implied by reverse unit propagation (RUP): when all of its literals are
// false, unit propagation leads to a contradiction. That is less than DRAT allows: a lemma may
// also be a resolution asymmetric tautology (RAT), which need not follow at all. Our checker
// knows none of these, and neither does this package. A solver has to be run without what makes
// them: definitions of new variables ("bounded variable addition", which CaDiCaL from 2.2 on
// and Kissat from 4 on leave out with --no-factor), and symmetry breaking. To eliminate
// variables, and blocked or covered clauses, takes no such lemmas: to delete a clause is
// always allowed.
//
// # How it is done
//
// The lemmas are followed one after the other by our own solver ([sat.Follower]): all literals of one are
// assumed to be false, and the clauses on which the contradiction rests are its hints. Of a lemma
// those literals stay that are needed. When there is a contradiction, the lemmas on which it does not rest
// are left out.
//
// Sources: N. Wetzler, M. Heule, W. A. Hunt, "DRAT-trim: Efficient Checking and Trimming Using
// Expressive Clausal Proofs", SAT 2014, for the format; E. Goldberg, Y. Novikov, "Verification of Proofs
// of Unsatisfiability for CNF Formulas", DATE 2003, for the check. Deviations: forwards, and not from the
// contradiction backwards.
package drat
