package symmetry

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"topocert/solver/distance"
	"topocert/topology"
)

// Symmetries is what is known about the symmetry of a network.
type Symmetries struct {
	Network topology.Network
	// Generators are verified automorphisms.
	Generators []Permutation
	// Root holds, for each vertex, the smallest vertex of its orbit under the
	// generators; Sources are these smallest vertices, Orbit their orbits' sizes.
	Root    []uint32
	Sources []uint32
	Orbit   []int
	// Whole says that the generators generate the whole automorphism group. Otherwise the
	// search was not carried to its end, and there may be more automorphisms.
	Whole bool
	// GroupOrder is the order of the whole group; nil if it is not known, or longer than
	// maxOrderBits.
	GroupOrder *big.Int
	// distances are those of the network, nil if they have not been computed.
	distances *distance.Profile
}

// Limits says how far the search for automorphisms goes.
type Limits struct {
	// MaxOrder is the largest order for which distances help to find the whole group.
	// Beyond it nothing is searched for where the symmetries known by construction make
	// all vertices alike.
	MaxOrder int
	// Budget bounds the search, see Automorphisms, beside a few looks at all of the network;
	// with 0 the symmetries known by construction are used alone.
	Budget int
}

// budget is what the search for the automorphisms of a network may take.
func (l Limits) budget(net topology.Network) int {
	if l.Budget == 0 {
		return 0
	}
	return l.Budget + 16*(net.Order()+2*net.Size())
}

// DefaultLimits answers within about a second.
func DefaultLimits() Limits { return Limits{MaxOrder: 20_000, Budget: 20_000_000} }

// Find finds the symmetries of a network. Colour may hold a vertex invariant,
// as for Automorphisms, or be nil. It fails when a symmetry that the network
// claims to have is none, which is a defect of the network's code.
func Find(ctx context.Context, net topology.Network, colour []uint64, limits Limits) (*Symmetries, error) {
	known, err := Known(net)
	if err != nil {
		return nil, err
	}
	return knowing(ctx, net, known, colour, limits)
}

// Known returns the symmetries that a network claims to have, verified, and those that Propose
// finds if vertices have coordinates.
func Known(net topology.Network) ([][]uint32, error) {
	rank := colourRanks(net.Order(), nil)
	var known [][]uint32
	for _, s := range net.Symmetries() {
		p := s.Permutation()
		if err := checkAutomorphism(net.CSR(), rank, p); err != nil {
			return nil, fmt.Errorf("%s: its symmetry %q %w", net.Name(), s.Name, err)
		}
		known = append(known, p)
	}
	if c, has := net.(Coordinated); has {
		known = append(known, Propose(c)...)
	}
	return known, nil
}

// knowing is Find that is given the known symmetries, verified.
func knowing(ctx context.Context, net topology.Network, known [][]uint32, colour []uint64, limits Limits) (*Symmetries, error) {
	if e := New(net, Permutations(known), nil); limits.Budget == 0 || net.Order() > limits.MaxOrder && e.Transitive() {
		return e, nil
	}
	gens, order, err := groupKnowing(ctx, net.CSR(), known, checkColours, colour, limits.budget(net))
	if err == nil {
		e := New(net, gens, order)
		e.Whole = true
		return e, nil
	}
	if !errors.Is(err, ErrBudget) {
		return nil, fmt.Errorf("%s: %w", net.Name(), err)
	}
	return New(net, append(gens, Permutations(known)...), nil), nil
}

// Permutations returns the permutations with the given images of all vertices.
func Permutations(images [][]uint32) []Permutation {
	list := make([]Permutation, len(images))
	for i, p := range images {
		list[i] = NewPermutation(p)
	}
	return list
}

// New returns the symmetries that automorphisms generate, which have been verified. Order is that of
// the whole group, nil if it is not known.
func New(net topology.Network, generators []Permutation, order *big.Int) *Symmetries {
	orbits := NewOrbits(net.Order())
	for _, p := range generators {
		orbits.Merge(p)
	}
	e := &Symmetries{Network: net, Generators: generators, GroupOrder: order}
	e.Root, e.Sources, e.Orbit = orbits.roots()
	return e
}

// FindByDistance finds the symmetries of a network with the help of its distances,
// which tell most vertices apart that no automorphism makes equal. Beyond
// limits.MaxOrder it is Find.
func FindByDistance(ctx context.Context, net topology.Network, limits Limits) (*Symmetries, error) {
	known, err := Known(net)
	if err != nil {
		return nil, err
	}
	return FindKnowing(ctx, net, known, limits, 1)
}

// FindKnowing is FindByDistance with the symmetries known by construction, verified.
// Distances are found by so many workers.
func FindKnowing(ctx context.Context, net topology.Network, known [][]uint32, limits Limits, workers int) (*Symmetries, error) {
	if net.Order() > limits.MaxOrder {
		return knowing(ctx, net, known, nil, limits)
	}
	d, err := New(net, Permutations(known), nil).AllDistances(ctx, workers)
	if err != nil {
		return nil, err
	}
	whole, err := knowing(ctx, net, known, d.Signature, limits)
	if err == nil {
		whole.distances = d
	}
	return whole, err
}

// Transitive tells whether the generators move every vertex to every other.
func (e *Symmetries) Transitive() bool { return len(e.Sources) == 1 }

// AllDistances sums up all distances, from one plain search for each orbit where
// these are few. Of a network that is not connected it says no more than that.
func (e *Symmetries) AllDistances(ctx context.Context, workers int) (*distance.Profile, error) {
	if e.distances != nil {
		return e.distances, nil
	}
	g := e.Network.CSR()
	n := g.Order()
	if n > 0 {
		if _, order := distance.Levels(g, 0, nil, nil); len(order) < n {
			return &distance.Profile{Diameter: -1, Radius: -1, Sum: new(big.Int)}, ctx.Err()
		}
	}
	var d *distance.Profile
	var err error
	if len(e.Sources) <= 1+n/256 {
		d, err = distance.OverOrbits(ctx, g, e.Root, e.Sources, e.Orbit)
	} else {
		d, err = distance.AllPairs(ctx, g, workers)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", e.Network.Name(), err)
	}
	return d, nil
}
