// Package arithmetic checks proofs that something cannot be so for any whole numbers: of
// polynomial inequalities, of which some hold and of each of some lists one, that no values of
// their variables satisfy all.
//
// A polynomial has whole coefficients. It is in normal form: a sum of monomials, each once, so
// that polynomials that are equal by the rules of rings are the same. A fact is a polynomial
// that is at least 0. A choice is a list of branches, of which at least one is so; a branch has
// facts and choices of its own.
//
// A proof is a tree; its nodes stand in the order in which they are read, a node before those
// below it. Facts are numbered from 0 in the order in which they came: those of the question,
// then those that the proof adds or that the branches bring, as far as they lie above a node.
// So are choices.
//
//	sum c i c i …       end: the sum of c times fact i, for c ≥ 1, is a constant below 0
//	round d c i c i …   such a sum whose coefficients but for the constant are divisible by d ≥ 1;
//	                    a new fact: the sum divided by d, the constant rounded down
//	times i j           a new fact: the product of facts i and j
//	cases k             choice k: a proof for each of its branches, in their order
//	cut p               a proof with the new fact p ≥ 0, then one with -p-1 ≥ 0
//
// Without round, times and cut these are case splits and Farkas' lemma; round and cut are the
// cuts of integer programming, times that of the Positivstellensatz. Each step is sound for
// whole numbers: so where a proof is accepted, no values satisfy all facts and choices. Whether
// a remainder or a minimum is described well by facts and choices is for Scope, below.
//
// Of variables that are 0 or 1 (RefuteBinary) a sum ends a proof as well if its constant and its coefficients
// above 0 make less than 0 together, and round takes any coefficients: they are rounded up.
//
// A polynomial is written as a sum: "2*x3-x1*x2^2+5". The variables are x0, x1, …; a coefficient
// of 1 is left out, the monomials are in their order, the constant is last, and 0 is "0".
//
// A polynomial has degree 8 and 2¹⁰ monomials at most, a coefficient 2¹² bits. Cases and cuts nest
// at most 2¹⁰ deep, and at one time there are at most 2¹⁶ facts and as many choices; the facts, and
// those of a question, take at most 2²³ words: 4 for each, and 8 for each monomial, with one for
// each of its variables and one for each 64 bits of its coefficient; a branch of a question takes 32.
package arithmetic
