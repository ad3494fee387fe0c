// Package subgraphs checks what parts a network has: cycles and their absence (bipartite and
// Hamiltonian graphs, upper bounds on the girth); links of which no two have an end in common, and
// bounds on their number by W. T. Tutte and C. Berge; the number of spanning trees, by G. Kirchhoff's
// determinant modulo primes; and clusters, sets of vertices of a diameter, which are anticodes.
package subgraphs
