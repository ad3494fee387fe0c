package solver

import (
	"context"
	"errors"
	"fmt"

	"topocert/topology"
)

// Up to exactOrder vertices FindHamiltonianCycle makes an exhaustive search of at
// most exactWork/order + order/4 choices.
const (
	exactOrder = 10_000
	exactWork  = 2_000_000
)

// FindHamiltonianCycle returns a Hamiltonian cycle of the network: the vertices
// in order, without repeating the first at the end. It returns nil if it finds
// none, which proves nothing; SearchHamiltonianCycle decides small graphs, and
// ProveSeparator proves that some have none.
//
// It tries, in this order, the construction for the network's family; a vertex of
// degree below 2 and unequal colour classes, which end the matter; a short local
// search (see tour); up to 10,000 vertices a bounded exhaustive search, which
// may end the matter; and a long local search with restarts. What it returns has
// been verified. The result depends on the network and the seed alone, as long
// as ctx is not cancelled; if it is, the error wraps ctx's.
//
// It finds a cycle of every network of this module's families up to 400 vertices
// that has one, but for GP(n,k) with k ≠ 2 beyond 80 vertices. For large n it
// misses those with k = (n−1)/2, n/3 or n/4.
//
// Cost: linear for a family with a construction. Else a number of steps of the
// local search that grows linearly with the order, each of which costs at most
// a reversal of half the tour. Memory: 30 bytes a vertex besides the graph; for
// the exhaustive search, O(size).
func FindHamiltonianCycle(ctx context.Context, net topology.Network, seed uint64) ([]uint32, error) {
	g := net.CSR()
	cycle := constructedCycle(net)
	if cycle != nil && isHamiltonianCycle(g, cycle) {
		return cycle, nil
	}
	cycle, err := findCycle(ctx, g, seed)
	if err != nil {
		return nil, fmt.Errorf("solver: Hamiltonian cycle of %s: %w", net.Name(), err)
	}
	if cycle != nil && !isHamiltonianCycle(g, cycle) {
		panic("solver: a tour without gaps is no Hamiltonian cycle of " + net.Name()) // gaps are kept exactly
	}
	return cycle, nil
}

// findCycle searches for a Hamiltonian cycle without knowing the family.
func findCycle(ctx context.Context, g *topology.Graph, seed uint64) ([]uint32, error) {
	n := g.Order()
	if n < 3 {
		return nil, nil
	}
	for v := range uint32(n) {
		if g.Degree(v) < 2 {
			return nil, nil
		}
	}
	if colour, _ := twoColouring(g); colour != nil && unequal(colour) {
		return nil, nil
	}
	if cycle, err := searchTours(ctx, g, seed, 1, 2*n); cycle != nil || err != nil {
		return cycle, err
	}
	if n <= exactOrder {
		cycle, err := SearchHamiltonianCycle(ctx, g, exactWork/n+n/4)
		if !errors.Is(err, ErrBudget) {
			return cycle, err
		}
	}
	return searchTours(ctx, g, seed, tourRestarts, tourStepsLeast+tourSteps*n)
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
