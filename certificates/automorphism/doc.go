// Package automorphism checks automorphisms, and what they alone show: the group that a proof
// gives by its generators, with its orbits on vertices and links; edge-transitive graphs; and
// graphs that have another one as a spanning subgraph. By refinement of colours it also checks
// that there are no more: the number of automorphisms, and of orbits.
package automorphism

import "topocert/certificates"

// Kinds returns the kinds of proof about automorphisms and spanning subgraphs.
func Kinds() []certificates.Kind {
	return []certificates.Kind{
		{Name: "automorphisms", Subjects: []string{"automorphism", "edge-transitive"}, Several: true, Form: certificates.FormOf((*Automorphisms).form, Automorphisms.check)},
		{Name: "stabilisers", Subjects: []string{"automorphisms"}, Form: certificates.FormOf((*Stabilisers).form, Stabilisers.check)},
		{Name: "invariants", Subjects: []string{"edge-orbits", "vertex-orbits"}, Form: certificates.FormOf((*Invariants).form, Invariants.check)},
		{Name: "embedding", Subjects: []string{"contains"}, Form: certificates.FormOf((*Embedding).form, Embedding.check)},
	}
}
