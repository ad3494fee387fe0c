package invariants

import (
	"strconv"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/metric"
	"topocert/certificates/subgraphs"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// ProveCount proves each of the given subjects: the network's "order", "size",
// "min-degree" or "max-degree".
func ProveCount(net topology.Network, subjects ...string) (*certificates.Certificate, error) {
	least, most := distance.Degrees(net)
	count := map[string]int{"order": net.Order(), "size": net.Size(), "min-degree": least, "max-degree": most}
	c := &certificates.Certificate{Kind: "count", Proof: metric.Count{}}
	var all []certificates.Statement
	for _, subject := range subjects {
		n, known := count[subject]
		if !known {
			return nil, solver.UnknownSubject(net, c.Kind, subject)
		}
		all = append(all, solver.Statement(subject, net, strconv.Itoa(n)))
	}
	return solver.Stated(c, net, all)
}

// ProveAutomorphisms proves that the given permutations are automorphisms. The name,
// one word, is the set's name in the statement. The certificate is rejected if
// one is not an automorphism, or is there twice.
func ProveAutomorphisms(net topology.Network, name string, permutations ...[]uint32) *certificates.Certificate {
	return solver.Proved(solver.Statement("automorphism", net, strconv.Itoa(len(permutations)), name), "automorphisms", automorphism.Automorphisms{Group: shortest(permutations)})
}

// shortest writes each permutation down as shortly as can be.
func shortest(permutations [][]uint32) automorphism.Generators {
	list := make(automorphism.Generators, len(permutations))
	for i, p := range permutations {
		list[i] = symmetry.Written(symmetry.NewPermutation(p), len(p))
	}
	return list
}

// ProveBipartite proves that the network has two colour classes, by a colouring, or
// that it has not, by an odd cycle.
func ProveBipartite(net topology.Network) (*certificates.Certificate, error) {
	colour, odd := distance.TwoColouring(net.CSR())
	if odd != nil {
		return solver.Proved(solver.Statement("bipartite", net, "no"), "odd-cycle", subgraphs.OddCycle{Vertices: odd}), nil
	}
	return solver.Proved(solver.Statement("bipartite", net, "yes"), "colouring", subgraphs.Colouring{Colours: colour}), nil
}

// ProveCycle proves that the network is Hamiltonian, by a cycle through all vertices.
func ProveCycle(net topology.Network, cycle []uint32) *certificates.Certificate {
	return solver.Proved(solver.Statement("hamiltonian", net, "yes"), "cycle", subgraphs.Cycle{Vertices: cycle})
}
