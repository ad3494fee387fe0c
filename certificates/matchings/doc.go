// Package matchings checks how many links of a network have no ends in common: at least so
// many by such links, at most so many by a set of vertices (Tutte, Berge).
package matchings
