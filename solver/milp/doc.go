// Package milp decides whether inequalities have a solution of zeros and ones, and writes the refutations that
// package certificates/arithmetic checks: by branch and bound over linear programs (A. H. Land and A. G. Doig,
// "An automatic method of solving discrete programming problems", Econometrica 28, 1960).
//
// The programs are solved by the dual simplex method in floating point. Where one has no solution, its dual values are
// rounded to whole numbers, and the sum of inequalities that they make is verified exactly; so nothing depends on the
// last digits. What comes before are sums that put in what is known of variables, clique inequalities, and halves
// of sums of rows that the first solutions violate: cuts of Gomory and Chvátal.
package milp
