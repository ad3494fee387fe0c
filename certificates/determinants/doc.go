// Package determinants checks numbers of spanning trees: it computes
// the determinant of G. Kirchhoff's theorem modulo primes.
package determinants

import "topocert/certificates"

// Kinds returns the kind of proof about determinants.
func Kinds() []certificates.Kind {
	return []certificates.Kind{
		{Name: "determinant", Subjects: []string{"spanning-trees"}, Form: certificates.FormOf((*Determinant).form, Determinant.check)},
	}
}
