// Package sdp bounds bisection widths from below by semidefinite programming.
//
// The bisection SDP relaxes the sides ±1 of a balanced cut to a positive semidefinite matrix X
// (S. E. Karisch, F. Rendl and J. Clausen, "Solving graph bisection problems with
// semidefinite programming", INFORMS J. Computing 12, 2000). It is a cutting-plane method:
// the augmented Lagrangian of the dual is maximized by L-BFGS, and gap inequalities of odd
// sums that X violates are separated, by enumeration of triangles, local search, and LLL
// reduction of the lattice of whole vectors under X. The dual solution is rounded to whole
// numbers, with a margin, so that whoever checks it factorizes a matrix of integers.
//
// Prove makes a certificate of kind spectral; a Program with sides is a node of a
// branch-and-bound tree, for proofs by branches (package bisection). Orders of up to 256;
// a round costs some eigenvalue problems, O(N³) each, and the triangles O(N³) too.
package sdp
