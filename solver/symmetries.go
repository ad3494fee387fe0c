package solver

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"topocert/topology"
)

// Symmetries is what is known about the symmetry of a network.
type Symmetries struct {
	Network topology.Network
	// Generators are verified automorphisms.
	Generators [][]uint32
	// Root holds, for each vertex, the smallest vertex of its orbit under the
	// generators; Sources are these smallest vertices, Orbit their orbits' sizes.
	Root    []uint32
	Sources []uint32
	Orbit   []int
	// GroupOrder is the order of the whole automorphism group, and then the
	// generators generate it. It is nil when the search was not carried to its
	// end; then there may be more automorphisms.
	GroupOrder *big.Int
	// distances are those of the network, nil if they have not been computed.
	distances *Distances
}

// Limits says how far the search for automorphisms goes.
type Limits struct {
	// MaxOrder is the largest order for which the whole group is searched for.
	// Beyond it the symmetries known by construction are used alone.
	MaxOrder int
	// Budget bounds the search; see Automorphisms.
	Budget int
}

// DefaultLimits answers within about a second.
func DefaultLimits() Limits { return Limits{MaxOrder: 20_000, Budget: 20_000_000} }

// FindSymmetries finds the symmetries of a network. Colour may hold a vertex invariant,
// as for Automorphisms, or be nil. It fails when a symmetry that the network
// claims to have is none, which is a defect of the network's code.
func FindSymmetries(ctx context.Context, net topology.Network, colour []uint64, limits Limits) (*Symmetries, error) {
	known, err := knownSymmetries(net)
	if err != nil {
		return nil, err
	}
	return symmetriesKnowing(ctx, net, known, colour, limits)
}

// knownSymmetries returns the symmetries that a network claims to have, verified.
func knownSymmetries(net topology.Network) ([][]uint32, error) {
	rank := colourRanks(net.Order(), nil)
	var known [][]uint32
	for _, s := range net.Symmetries() {
		p := s.Permutation()
		if err := checkAutomorphism(net.CSR(), rank, p); err != nil {
			return nil, fmt.Errorf("solver: %s: its symmetry %q %w", net.Name(), s.Name, err)
		}
		known = append(known, p)
	}
	return known, nil
}

// symmetriesKnowing is FindSymmetries that is given the known symmetries, verified.
func symmetriesKnowing(ctx context.Context, net topology.Network, known [][]uint32, colour []uint64, limits Limits) (*Symmetries, error) {
	if net.Order() <= limits.MaxOrder {
		group, err := groupKnowing(ctx, net.CSR(), known, checkColours, colour, limits.Budget)
		if err == nil {
			return newSymmetries(net, group.Generators, group.Order), nil
		}
		if !errors.Is(err, ErrBudget) {
			return nil, fmt.Errorf("solver: %s: %w", net.Name(), err)
		}
	}
	return newSymmetries(net, known, nil), nil
}

func newSymmetries(net topology.Network, generators [][]uint32, order *big.Int) *Symmetries {
	orbits := newOrbitSets(net.Order())
	for _, p := range generators {
		orbits.merge(p)
	}
	e := &Symmetries{Network: net, Generators: generators, GroupOrder: order, Root: make([]uint32, net.Order())}
	for v := range e.Root {
		root := orbits.find(uint32(v))
		e.Root[v] = root
		if root == uint32(v) {
			e.Sources = append(e.Sources, root)
			e.Orbit = append(e.Orbit, int(orbits.size[root]))
		}
	}
	return e
}

// FindSymmetriesByDistance finds the symmetries of a network with the help of its distances,
// which tell most vertices apart that no automorphism makes equal. Beyond
// limits.MaxOrder it is FindSymmetries.
func FindSymmetriesByDistance(ctx context.Context, net topology.Network, limits Limits) (*Symmetries, error) {
	known, err := knownSymmetries(net)
	if err != nil {
		return nil, err
	}
	return newSymmetries(net, known, nil).whole(ctx, limits, 1)
}

// whole is FindSymmetriesByDistance with the symmetries known by construction. Distances
// are found by so many workers.
func (e *Symmetries) whole(ctx context.Context, limits Limits, workers int) (*Symmetries, error) {
	if e.Network.Order() > limits.MaxOrder {
		return symmetriesKnowing(ctx, e.Network, e.Generators, nil, limits)
	}
	d, err := e.allDistances(ctx, workers)
	if err != nil {
		return nil, err
	}
	whole, err := symmetriesKnowing(ctx, e.Network, e.Generators, d.Signature, limits)
	if err == nil {
		whole.distances = d
	}
	return whole, err
}

// Transitive tells whether the generators move every vertex to every other.
func (e *Symmetries) Transitive() bool { return len(e.Sources) == 1 }
