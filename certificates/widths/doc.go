// Package widths checks bounds on the bisection width: a cut from above; from below a flow
// (duality), a dynamic program along an order (pathwidth), a positive semidefinite matrix,
// cases by the sides of some vertices, and a tree of cases (branch and bound).
package widths
