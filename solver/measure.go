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
	Bipartite            bool
	// Girth is the length of a shortest cycle, 0 if there is none.
	Girth int
	// Distances between all ordered pairs.
	Distances *Distances
	// FromZero counts the vertices at each distance from vertex 0.
	FromZero []int
	// VertexOrbits is the number of orbits of the automorphism group and
	// GroupOrder its order; 0 and nil if the search did not reach the answer.
	VertexOrbits int
	GroupOrder   *big.Int
}

// Mean returns the mean distance over all N² ordered pairs, each vertex with
// itself included; nil if the network is not connected.
func (m *Measurement) Mean() *big.Rat {
	if !m.Distances.Connected {
		return nil
	}
	n := big.NewInt(int64(m.Network.Order()))
	return new(big.Rat).SetFrac(m.Distances.Sum, n.Mul(n, n))
}

// Measure measures a network. Where the symmetries known by construction leave
// few orbits, it searches from one vertex of each and takes O(orbits·(N+E))
// time; else from all vertices, O(N·(N+E)) divided by what bit-parallel search
// gains. Memory is O(N+E) words in either case, and O(N) for each generator of
// the group. Orbits and group are searched for as far as the limits allow;
// a network that its known symmetries show to be transitive has its one orbit
// at any order.
func Measure(ctx context.Context, net topology.Network, limits Limits, workers int) (*Measurement, error) {
	m := &Measurement{Network: net}
	g := net.CSR()
	m.MinDegree, m.MaxDegree = degrees(net)
	_, odd := twoColouring(g)
	m.Bipartite = odd == nil

	known, err := knownSymmetries(net)
	if err != nil {
		return nil, err
	}
	if m.Distances, err = newSymmetries(net, known, nil).allDistances(ctx, workers); err != nil {
		return nil, fmt.Errorf("solver: %s: %w", net.Name(), err)
	}
	whole, err := symmetriesKnowing(ctx, net, known, m.Distances.Signature, limits)
	if err != nil {
		return nil, err
	}
	if m.GroupOrder = whole.GroupOrder; m.GroupOrder != nil || whole.Transitive() {
		m.VertexOrbits = len(whole.Sources)
	}
	m.Girth, _ = Girth(g, whole.Sources)
	if net.Order() > 0 {
		m.FromZero = levelCounts(Levels(g, 0, nil, nil))
	}
	return m, nil
}

// allDistances sums up all distances, from one plain search for each orbit where
// these are few.
func (e *Symmetries) allDistances(ctx context.Context, workers int) (*Distances, error) {
	if len(e.Sources) <= 1+e.Network.Order()/256 {
		return e.orbitDistances(ctx)
	}
	return AllPairs(ctx, e.Network.CSR(), workers)
}

// orbitDistances sums up all distances from one plain search for each orbit.
func (e *Symmetries) orbitDistances(ctx context.Context) (*Distances, error) {
	n := e.Network.Order()
	d := &Distances{Connected: n > 0, Diameter: -1, Radius: -1, Sum: new(big.Int), Eccentricity: make([]uint32, n), Signature: make([]uint64, n)}
	far, near := uint32(0), Unreached
	e.eachSource(func(orbit int, level, order []uint32) {
		if ctx.Err() != nil {
			return
		}
		s, ecc := order[0], level[order[len(order)-1]]
		far, near = max(far, ecc), min(near, ecc)
		if len(order) < n {
			d.Connected, ecc = false, Unreached
		}
		d.Eccentricity[s] = ecc
		for k, count := range levelCounts(level, order) {
			for len(d.Histogram) <= k {
				d.Histogram = append(d.Histogram, 0)
			}
			d.Histogram[k] += uint64(orbit) * uint64(count)
			d.Signature[s] += uint64(count) * mix(uint32(k))
		}
	})
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
	return d, ctx.Err()
}
