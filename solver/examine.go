package solver

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"topocert/topology"
)

// Exam is what is known about the symmetry of a network.
type Exam struct {
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
}

// Reach says how far the search for automorphisms goes.
type Reach struct {
	// MaxOrder is the largest order for which the whole group is searched for.
	// Beyond it the symmetries known by construction are used alone.
	MaxOrder int
	// Budget bounds the search; see Automorphisms.
	Budget int
}

// DefaultReach answers within about a second.
func DefaultReach() Reach { return Reach{MaxOrder: 20_000, Budget: 20_000_000} }

// Examine finds the symmetries of a network. Colour may hold a vertex invariant,
// as for Automorphisms, or be nil. It fails when a symmetry that the network
// claims to have is none, which is a defect of the network's code.
func Examine(ctx context.Context, net topology.Network, colour []uint64, reach Reach) (*Exam, error) {
	known, err := knownSymmetries(net)
	if err != nil {
		return nil, err
	}
	return examineKnowing(ctx, net, known, colour, reach)
}

// knownSymmetries returns the symmetries that a network claims to have, verified.
func knownSymmetries(net topology.Network) ([][]uint32, error) {
	shade := shades(net.Order(), nil)
	var known [][]uint32
	for _, s := range net.Symmetries() {
		p := s.Permutation()
		if err := checkAutomorphism(net.CSR(), shade, p); err != nil {
			return nil, fmt.Errorf("solver: %s: its symmetry %q %w", net.Name(), s.Name, err)
		}
		known = append(known, p)
	}
	return known, nil
}

// examineKnowing is Examine that is given the known symmetries, verified.
func examineKnowing(ctx context.Context, net topology.Network, known [][]uint32, colour []uint64, reach Reach) (*Exam, error) {
	if net.Order() <= reach.MaxOrder {
		group, err := groupKnowing(ctx, net.CSR(), known, checkColours, colour, reach.Budget)
		if err == nil {
			return newExam(net, group.Generators, group.Order), nil
		}
		if !errors.Is(err, ErrBudget) {
			return nil, fmt.Errorf("solver: %s: %w", net.Name(), err)
		}
	}
	return newExam(net, known, nil), nil
}

func newExam(net topology.Network, generators [][]uint32, order *big.Int) *Exam {
	orbits := newOrbitSets(net.Order())
	for _, p := range generators {
		orbits.merge(p)
	}
	e := &Exam{Network: net, Generators: generators, GroupOrder: order, Root: make([]uint32, net.Order())}
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

// ExamineWhole finds the symmetries of a network with the help of its distances,
// which tell most vertices apart that no automorphism makes equal. Beyond
// reach.MaxOrder it is Examine.
func ExamineWhole(ctx context.Context, net topology.Network, reach Reach) (*Exam, error) {
	if net.Order() > reach.MaxOrder {
		return Examine(ctx, net, nil, reach)
	}
	known, err := knownSymmetries(net)
	if err != nil {
		return nil, err
	}
	d, err := newExam(net, known, nil).allDistances(ctx, 1)
	if err != nil {
		return nil, fmt.Errorf("solver: %s: %w", net.Name(), err)
	}
	return examineKnowing(ctx, net, known, d.Signature, reach)
}

// Transitive tells whether the generators move every vertex to every other.
func (e *Exam) Transitive() bool { return len(e.Sources) == 1 }
