// Package cycles checks cycles and their absence: bipartite and Hamiltonian graphs, and upper
// bounds on the girth.
package cycles
