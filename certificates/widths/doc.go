// Package widths checks bounds on the bisection width: a cut from above; from below a flow
// (duality), a dynamic program along an order (pathwidth), a positive semidefinite matrix,
// cases by the sides of some vertices, and a tree of cases (branch and bound).
package widths

import "topocert/certificates"

// Kinds returns the kinds of proof about the bisection width.
func Kinds() []certificates.Kind {
	return []certificates.Kind{
		{Name: "cut", Subjects: []string{"bisection"}, Form: certificates.FormOf((*Cut).form, Cut.check)},
		{Name: "flow", Subjects: []string{"bisection"}, Form: certificates.FormOf((*Flow).form, Flow.check)},
		{Name: "order", Subjects: []string{"bisection"}, Form: certificates.FormOf((*Order).form, Order.check)},
		{Name: "spectral", Subjects: []string{"bisection"}, Form: certificates.FormOf((*Spectral).form, Spectral.check)},
		{Name: "cubes", Subjects: []string{"bisection"}, Beside: []string{"cube"}, Form: certificates.FormOf((*Cubes).form, Cubes.check)},
		{Name: "branches", Subjects: []string{"bisection"}, Beside: []string{"leaf"}, Form: certificates.FormOf((*Branches).form, Branches.check)},
	}
}
