// Package metric checks what distances show: degrees, eccentricities, diameter, radius, girth,
// and the orbits of vertices, which distances tell apart.
package metric

import "topocert/certificates"

// Kinds returns the kinds of proof about degrees, distances, girth and vertex orbits.
func Kinds() []certificates.Kind {
	return []certificates.Kind{
		{Name: "count", Subjects: []string{"order", "size", "min-degree", "max-degree"}, Several: true, Form: certificates.FormOf((*Count).form, Count.check)},
		{Name: "distances", Subjects: []string{"distances", "eccentricity", "distance", "diameter", "radius", "distance-sum", "girth", "vertex-orbits", "vertex-transitive"}, Several: true, Form: certificates.FormOf((*Distances).form, Distances.check)},
		{Name: "vertex-pair", Subjects: []string{"vertex-transitive"}, Form: certificates.FormOf((*VertexPair).form, VertexPair.check)},
		{Name: "edge-pair", Subjects: []string{"edge-transitive"}, Form: certificates.FormOf((*EdgePair).form, EdgePair.check)},
	}
}
