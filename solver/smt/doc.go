// Package smt finds what certificates/arithmetic checks: proofs that polynomial
// inequalities have no whole solution. It searches; nothing rests on it.
//
// The search is that of solvers modulo theories. Monomials are columns of an exact simplex
// tableau, and a conflict is a Farkas combination. What the tableau's vertex violates says what
// to do next: products of a positive variable that are positive are divided by it, choices
// whose branches but one are refuted at once are taken, then products of
// facts are added that cut the vertex off, then bounds of quotients are proved, then cases are
// split, and last come Chvátal–Gomory cuts and branching. A case that a refutation does not use
// is dropped with all its siblings; the refutation of a branch holds wherever what it needs is so.
// Beside it, small values are tried for a model.
package smt
