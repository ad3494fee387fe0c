// Package automorphism checks automorphisms, and what they alone show: the group that a proof
// gives by its generators, with its orbits on vertices and links; edge-transitive graphs; and
// graphs that have another one as a spanning subgraph.
package automorphism

import "topocert/certificates"

// Kinds returns the kinds of proof about automorphisms and spanning subgraphs.
func Kinds() []certificates.Kind {
	return []certificates.Kind{
		{Name: "automorphisms", Subjects: []string{"automorphism", "edge-transitive"}, Several: true, Form: certificates.FormOf(readAutomorphisms, Automorphisms.check)},
		{Name: "embedding", Subjects: []string{"contains"}, Form: certificates.FormOf(readEmbedding, Embedding.check)},
	}
}
