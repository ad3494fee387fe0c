// Package determinants checks numbers of spanning trees: it computes
// the determinant of G. Kirchhoff's theorem modulo primes.
package determinants
