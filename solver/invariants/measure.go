package invariants

import (
	"context"
	"math/big"

	"topocert/solver/distance"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// Measurement holds what Measure finds. All numbers are exact.
type Measurement struct {
	Network              topology.Network
	MinDegree, MaxDegree int
	Connected, Bipartite bool
	// Girth is the length of a shortest cycle, 0 if there is none, and −1 if it was not
	// found out.
	Girth int
	// Distances between all ordered pairs; nil if they were not found out.
	Distances *distance.Profile
	// FromZero counts the vertices at each distance from vertex 0.
	FromZero []int
	// VertexOrbits is the number of orbits of the automorphism group and
	// GroupOrder its order; 0 and nil if the search did not reach the answer.
	VertexOrbits int
	GroupOrder   *big.Int
}

// Mean returns the mean distance over all N² ordered pairs, each vertex with
// itself included; nil if it is not known, or the network is not connected.
func (m *Measurement) Mean() *big.Rat {
	if m.Distances == nil || !m.Distances.Connected {
		return nil
	}
	n := big.NewInt(int64(m.Network.Order()))
	return new(big.Rat).SetFrac(m.Distances.Sum, n.Mul(n, n))
}

// Measure measures a network. Where the symmetries that are known by construction, or
// found, leave few orbits, it searches from one vertex of each and takes O(orbits·(N+E))
// time; else from all vertices, O(N·(N+E)) divided by what bit-parallel search
// gains. Memory is O(N+E) words in either case, and O(N) for each generator of
// the group. Orbits and group are searched for as far as the limits allow;
// a network that its known symmetries show to be transitive has its one orbit
// at any order.
//
// When the context ends, Measure returns its error, and with it what has been found out
// by then.
func Measure(ctx context.Context, net topology.Network, limits symmetry.Limits, workers int) (*Measurement, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	m := &Measurement{Network: net, Girth: -1}
	g := net.CSR()
	m.MinDegree, m.MaxDegree = distance.Degrees(net)
	_, odd := distance.TwoColouring(g)
	m.Bipartite = odd == nil
	if net.Order() > 0 {
		level, order := distance.Levels(g, 0, nil, nil)
		m.Connected = len(order) == len(level)
		m.FromZero = distance.LevelCounts(level, order)
	}
	known, err := symmetry.Known(net)
	if err != nil {
		return nil, err
	}
	return m, m.search(ctx, known, limits, workers)
}

// search measures what may take long, that which mostly takes least first.
func (m *Measurement) search(ctx context.Context, known [][]uint32, limits symmetry.Limits, workers int) error {
	girth, err := distance.Girth(ctx, m.Network.CSR(), symmetry.New(m.Network, symmetry.Permutations(known), nil).Sources)
	if err != nil {
		return err
	}
	m.Girth = girth
	whole, err := symmetry.FindKnowing(ctx, m.Network, known, limits, workers)
	if err != nil {
		return err
	}
	if m.GroupOrder = whole.GroupOrder; whole.Whole || whole.Transitive() {
		m.VertexOrbits = len(whole.Sources)
	}
	m.Distances, err = whole.AllDistances(ctx, workers)
	return err
}
