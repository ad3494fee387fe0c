// Package modelcheck decides statements about words, and finds the strategies that package
// certificates/strategy checks.
//
// A sentence is decided by the first of these ways that comes to its end:
//
//   - evaluation, where it takes few steps;
//   - && and || by their sides;
//   - "some" and "all" over values by one value of each orbit of the automorphisms that leave
//     alone what has a value already;
//   - choices of sets and maps by the formula of the checker: a model of it is a choice, which
//     is made, and the rest decided likewise; or it is refuted. Models are looked for that an automorphism leaves as they are,
//     and clauses and inequalities refute it side by side; then it is split modulo symmetry;
//   - choices by one of each orbit, where there is no such formula, or it is too large, as where all sets stand above
//     some: a strategy that was found for one set is tried for the others, before another is looked for (a menu by
//     counterexample); and a set is looked for that none of those found answers, member by member.
//
// A number that is the least or the most for which a sentence holds is enclosed from both sides,
// with little time for each sentence at first and then more; what is known when the time ends
// are bounds.
package modelcheck
