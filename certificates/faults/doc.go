// Package faults checks what a network bears: connectivity from both sides, disjoint paths
// (Menger), and how much longer distances get where a vertex or a link is dead.
package faults

import "topocert/certificates"

// Kinds returns the kinds of proof about connectivity, and distances where something is dead.
func Kinds() []certificates.Kind {
	return []certificates.Kind{
		{Name: "paths", Subjects: []string{"vertex-connectivity", "edge-connectivity", "disjoint-paths"}, Form: certificates.FormOf((*Paths).form, Paths.check)},
		{Name: "vertex-cut", Subjects: []string{"vertex-connectivity", "disjoint-paths"}, Form: certificates.FormOf((*VertexCut).form, VertexCut.check)},
		{Name: "edge-cut", Subjects: []string{"edge-connectivity"}, Form: certificates.FormOf((*EdgeCut).form, EdgeCut.check)},
		{Name: "deletions", Subjects: []string{"vertex-fault-detour", "edge-fault-detour"}, Several: true, Form: certificates.FormOf((*Deletions).form, Deletions.check)},
	}
}
