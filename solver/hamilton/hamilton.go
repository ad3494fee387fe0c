// Package hamilton decides whether a network has a Hamiltonian cycle, and proves the answer.
//
// [Decide] takes every way there is, one after the other:
//
//	a cycle    constructedCycle      the construction of the network's family
//	           searchTours           local search: Pósa rotations on a tour of paths
//	none       ProveSeparator        Chvátal's condition: k vertices leave more than k components
//	either     ProveFrontier         dynamic programming along a path decomposition, mate arrays
//	           ProveLRAT             SAT with subtours eliminated as they occur; a refutation
//
// Sources: L. Pósa, "Hamiltonian circuits in random graphs", Discrete Mathematics 14, 1976,
// pp. 359–364; V. Chvátal, "Tough graphs and Hamiltonian circuits", Discrete Mathematics 5, 1973,
// pp. 215–228; for subtours G. B. Dantzig, D. R. Fulkerson, S. M. Johnson, "Solution of a
// large-scale traveling-salesman problem", Operations Research 2, 1954, pp. 393–410.
//
// [FindCycle] only looks for a cycle. What it returns has been verified; what a certificate
// says is for its checker.
//
// Cost: linear for a construction and most separators; local search finds cycles of networks
// of 10⁵ vertices in seconds; the others are exponential, and bounded by budgets.
package hamilton

import (
	"context"
	"errors"
	"fmt"
	"time"

	"topocert/certificates"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

// Up to exactOrder vertices FindCycle has a SAT solver search, for so long at most.
const (
	exactOrder = 10_000
	exactTime  = 2 * time.Second
)

// FindCycle returns a Hamiltonian cycle of the network: the vertices
// in order, without repeating the first at the end. It returns nil if it finds
// none, which proves nothing; ProveSeparator proves that some have none.
//
// It tries, in this order, the construction for the network's family; a vertex of
// degree below 2 and unequal colour classes, which end the matter; a short local
// search (see tour); up to 10,000 vertices eliminateSubtours for 2 seconds, which
// may end the matter; and a long local search with restarts. What it returns has
// been verified.
//
// It finds a cycle of every network of this module's families up to 400 vertices
// that has one, but for GP(n,k) with k ≠ 2 beyond 80 vertices. For large n it
// misses those with k = (n−1)/2.
//
// Cost: linear for a family with a construction. Else a number of steps of the
// local search that grows linearly with the order, each of which costs at most
// a reversal of half the tour. Memory: 30 bytes a vertex besides the graph, and
// the formula of eliminateSubtours.
func FindCycle(ctx context.Context, net topology.Network, seed uint64) ([]uint32, error) {
	g := net.CSR()
	cycle := constructedCycle(net)
	if cycle != nil && isHamiltonianCycle(g, cycle) {
		return cycle, nil
	}
	cycle, hopeless, err := quickCycle(ctx, net, seed)
	if cycle == nil && !hopeless && err == nil {
		cycle, err = longCycle(ctx, net, seed)
	}
	return cycle, err
}

// quickCycle searches for a Hamiltonian cycle without knowing the family, in little
// time. It tells whether it saw that there is none.
func quickCycle(ctx context.Context, net topology.Network, seed uint64) (cycle []uint32, hopeless bool, err error) {
	g := net.CSR()
	n := g.Order()
	if n < 3 {
		return nil, true, nil
	}
	for v := range uint32(n) {
		if g.Degree(v) < 2 {
			return nil, true, nil
		}
	}
	if colour, _ := distance.TwoColouring(g); colour != nil && unequal(colour) {
		return nil, true, nil
	}
	cycle, err = searchTours(ctx, g, seed, 1, 2*n)
	cycle, err = foundCycle(net, cycle, err)
	return cycle, false, err
}

// longCycle goes on where quickCycle has found nothing.
func longCycle(ctx context.Context, net topology.Network, seed uint64) ([]uint32, error) {
	n := net.Order()
	if n <= exactOrder {
		part, cancel := solver.Share(ctx, 0.5, exactTime)
		cycle, _, err := eliminateSubtours(part, net)
		cancel()
		if err == nil {
			return foundCycle(net, cycle, nil)
		}
		if err := solver.UnlessStopped(ctx, err); err != nil && !errors.Is(err, certificates.ErrRejected) { // too large a formula
			return nil, err
		}
	}
	cycle, err := searchTours(ctx, net.CSR(), seed, tourRestarts, tourStepsLeast+tourSteps*n)
	return foundCycle(net, cycle, err)
}

// foundCycle passes on what a search has found. It names the network in its error.
func foundCycle(net topology.Network, cycle []uint32, err error) ([]uint32, error) {
	if err != nil {
		return nil, fmt.Errorf("a Hamiltonian cycle of %s: %w", net.Name(), err)
	}
	if cycle != nil && !isHamiltonianCycle(net.CSR(), cycle) {
		panic("solver: a tour without gaps is no Hamiltonian cycle of " + net.Name()) // gaps are kept exactly
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
