// Package cycles checks cycles and their absence: bipartite and Hamiltonian graphs, and upper
// bounds on the girth.
package cycles

import "topocert/certificates"

// Kinds returns the kinds of proof about cycles: bipartite and Hamiltonian graphs.
func Kinds() []certificates.Kind {
	return []certificates.Kind{
		{Name: "colouring", Subjects: []string{"bipartite"}, Form: certificates.FormOf((*Colouring).form, Colouring.check)},
		{Name: "odd-cycle", Subjects: []string{"bipartite"}, Form: certificates.FormOf((*OddCycle).form, OddCycle.check)},
		{Name: "cycle", Subjects: []string{"girth", "hamiltonian"}, Form: certificates.FormOf((*Cycle).form, Cycle.check)},
		{Name: "separator", Subjects: []string{"hamiltonian"}, Form: certificates.FormOf((*Separator).form, Separator.check)},
		{Name: "frontier", Subjects: []string{"hamiltonian"}, Form: certificates.FormOf((*Frontier).form, Frontier.check)},
	}
}
