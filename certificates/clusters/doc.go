// Package clusters checks bounds on the largest cluster of a diameter: an anticode.
package clusters

import "topocert/certificates"

// Kinds returns the kinds of proof about the largest cluster: an anticode.
func Kinds() []certificates.Kind {
	return []certificates.Kind{
		{Name: "cluster", Subjects: []string{"cluster"}, Form: certificates.FormOf((*Cluster).form, Cluster.check)},
		{Name: "classes", Subjects: []string{"cluster"}, Form: certificates.FormOf((*Classes).form, Classes.check)},
		{Name: "code", Subjects: []string{"cluster"}, Form: certificates.FormOf((*Code).form, Code.check)},
	}
}
