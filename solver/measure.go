package solver

import (
	"context"
	"fmt"
	"math/big"

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
	Distances *Distances
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
func Measure(ctx context.Context, net topology.Network, limits Limits, workers int) (*Measurement, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	m := &Measurement{Network: net, Girth: -1}
	g := net.CSR()
	m.MinDegree, m.MaxDegree = degrees(net)
	_, odd := twoColouring(g)
	m.Bipartite = odd == nil
	if net.Order() > 0 {
		level, order := Levels(g, 0, nil, nil)
		m.Connected = len(order) == len(level)
		m.FromZero = levelCounts(level, order)
	}
	known, err := knownSymmetries(net)
	if err != nil {
		return nil, err
	}
	return m, m.search(ctx, known, limits, workers)
}

// search measures what may take long, that which mostly takes least first.
func (m *Measurement) search(ctx context.Context, known [][]uint32, limits Limits, workers int) error {
	girth, _, err := Girth(ctx, m.Network.CSR(), newSymmetries(m.Network, permutations(known), nil).Sources)
	if err != nil {
		return err
	}
	m.Girth = girth
	whole, err := wholeGroup(ctx, m.Network, known, limits, workers)
	if err != nil {
		return err
	}
	if m.GroupOrder = whole.GroupOrder; whole.Whole || whole.Transitive() {
		m.VertexOrbits = len(whole.Sources)
	}
	m.Distances, err = whole.allDistances(ctx, workers)
	return err
}

// allDistances sums up all distances, from one plain search for each orbit where
// these are few. Of a network that is not connected it says no more than that.
func (e *Symmetries) allDistances(ctx context.Context, workers int) (*Distances, error) {
	if e.distances != nil {
		return e.distances, nil
	}
	g := e.Network.CSR()
	n := g.Order()
	if n > 0 {
		if _, order := Levels(g, 0, nil, nil); len(order) < n {
			return &Distances{Diameter: -1, Radius: -1, Sum: new(big.Int)}, ctx.Err()
		}
	}
	if len(e.Sources) <= 1+n/256 {
		return e.orbitDistances(ctx)
	}
	d, err := AllPairs(ctx, g, workers)
	if err != nil {
		return nil, fmt.Errorf("solver: %s: %w", e.Network.Name(), err)
	}
	return d, nil
}

// orbitDistances sums up all distances of a connected network from one plain search for
// each orbit.
func (e *Symmetries) orbitDistances(ctx context.Context) (*Distances, error) {
	n := e.Network.Order()
	d := &Distances{Connected: n > 0, Diameter: -1, Radius: -1, Sum: new(big.Int), Eccentricity: make([]uint32, n), Signature: make([]uint64, n)}
	far, near := uint32(0), Unreached
	var level, order []uint32
	for i, s := range e.Sources {
		if err := ctx.Err(); err != nil {
			return nil, fmt.Errorf("solver: %s: distances: stopped after %d of %d sources: %w", e.Network.Name(), i, len(e.Sources), err)
		}
		level, order = Levels(e.Network.CSR(), s, level, order)
		ecc := level[order[len(order)-1]]
		far, near = max(far, ecc), min(near, ecc)
		d.Eccentricity[s] = ecc
		for k, count := range levelCounts(level, order) {
			for len(d.Histogram) <= k {
				d.Histogram = append(d.Histogram, 0)
			}
			d.Histogram[k] += uint64(e.Orbit[i]) * uint64(count)
			d.Signature[s] += uint64(count) * mix(uint32(k))
		}
	}
	for v, root := range e.Root {
		d.Eccentricity[v], d.Signature[v] = d.Eccentricity[root], d.Signature[root]
	}
	for k, pairs := range d.Histogram {
		term := new(big.Int).SetUint64(pairs)
		d.Sum.Add(d.Sum, term.Mul(term, big.NewInt(int64(k))))
	}
	if d.Connected {
		d.Diameter, d.Radius = int(far), int(near)
	}
	return d, nil
}
