package solver

import (
	"context"
	"errors"
	"fmt"

	"topocert/topology"
)

// smallHamilton is the order up to which FindHamiltonianCycle begins with an
// exhaustive search, of at most smallBudget choices.
const (
	smallHamilton = 40
	smallBudget   = 200_000
)

// FindHamiltonianCycle returns a Hamiltonian cycle of the network: the vertices
// in order, without repeating the first at the end. It returns nil if it finds
// none, which proves nothing; SearchHamiltonianCycle decides small graphs, and
// ProveNotHamiltonianPlain proves that some have none.
//
// It tries, in this order, the construction for the network's family; up to 40
// vertices a bounded exhaustive search; a local search (see tour). What it
// returns has been verified. The result depends on the network and the seed
// alone, as long as ctx is not cancelled; if it is, the error wraps ctx's.
//
// Cost: linear for a family with a construction. Else a number of steps of the
// local search that grows linearly with the order, each of which costs at most
// a reversal of half the tour. Memory: 30 bytes a vertex besides the graph.
func FindHamiltonianCycle(ctx context.Context, net topology.Network, seed uint64) ([]uint32, error) {
	g := net.CSR()
	if cycle := constructedCycle(net); cycle != nil && isHamiltonianCycle(g, cycle) {
		return cycle, nil
	}
	cycle, err, decided := []uint32(nil), error(nil), false
	if g.Order() <= smallHamilton {
		cycle, err = SearchHamiltonianCycle(ctx, g, smallBudget)
		decided = !errors.Is(err, ErrBudget)
	}
	if !decided {
		cycle, err = heuristicCycle(ctx, g, seed)
	}
	if err != nil {
		return nil, fmt.Errorf("solver: Hamiltonian cycle of %s: %w", net.Name(), err)
	}
	if cycle != nil && !isHamiltonianCycle(g, cycle) {
		return nil, fmt.Errorf("solver: Hamiltonian cycle of %s: the search gave %d vertices that are none", net.Name(), len(cycle))
	}
	return cycle, nil
}

// isHamiltonianCycle tells whether the cycle meets every vertex once and its
// consecutive vertices, the last and the first among them, are linked.
func isHamiltonianCycle(g *topology.Graph, cycle []uint32) bool {
	if len(cycle) != g.Order() || len(cycle) < 3 {
		return false
	}
	seen := make([]bool, len(cycle))
	before := cycle[len(cycle)-1]
	for _, v := range cycle {
		if int(v) >= len(seen) || seen[v] || !g.HasEdge(before, v) {
			return false
		}
		seen[v], before = true, v
	}
	return true
}
