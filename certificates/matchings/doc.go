// Package matchings checks how many links of a network have no ends in common: at least so
// many by such links, at most so many by a set of vertices (Tutte, Berge).
package matchings

import "topocert/certificates"

// Kinds returns the kinds of proof about matchings.
func Kinds() []certificates.Kind {
	return []certificates.Kind{
		{Name: "matching", Subjects: []string{"matching-number"}, Form: certificates.FormOf((*Matching).form, Matching.check)},
		{Name: "barrier", Subjects: []string{"matching-number"}, Form: certificates.FormOf((*Barrier).form, Barrier.check)},
	}
}
