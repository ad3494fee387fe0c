package symmetry

import (
	"cmp"
	"context"
	"errors"
	"math/big"
	"slices"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/solver"
	"topocert/topology"
)

// ProveGroupOrder proves the number of automorphisms: by generators and a base such that the
// generators that keep the first i vertices of the base have the true orbit of the next one. Where
// the search has to stop before, it proves that there are at least as many as it has found.
//
// The base is what refinement leaves to be told apart: a vertex of a smallest cell, as long as
// there is one with others. From its end on, each orbit is compared with the cell; where it is
// smaller, the automorphisms that keep the vertices before are searched for (see Automorphisms),
// at most once for each vertex of the base, each time within the limits.
func ProveGroupOrder(ctx context.Context, e *Symmetries, limits Limits) (*certificates.Certificate, error) {
	g := e.Network.CSR()
	c := &baseChain{g: g, place: make([]uint32, g.Order())}
	c.choose()
	c.add(twinTranspositions(g, c.place)...)
	c.add(e.Generators...)
	whole, err := c.complete(ctx, limits.budget(e.Network))
	if err != nil {
		return nil, err
	}
	proof := automorphism.Stabilisers{Base: c.base}
	for _, level := range c.levels {
		for _, p := range level {
			proof.Group = append(proof.Group, Written(p, g.Order()))
		}
	}
	s := solver.Statement("automorphisms", e.Network, c.order.String())
	if !whole {
		s.Relation = ">="
	}
	return &certificates.Certificate{Statement: s, Kind: "stabilisers", Proof: proof}, nil
}

// baseChain is a base, and generators by the first vertex of it that they move.
type baseChain struct {
	g      *topology.Graph
	base   []uint32
	place  []uint32 // of a vertex in the base, from 1; 0 for others
	cells  []uint32 // the size of each one's cell, when those before it are fixed
	levels [][]Permutation
	order  *big.Int
}

// choose chooses the base.
func (c *baseChain) choose() {
	k, _ := newColouring(c.g, make([]uint32, c.g.Order()))
	refine := func() { k.refine(0, func(uint64, int) bool { return true }) }
	refine()
	for cell := uint32(0); k.cells < c.g.Order(); {
		if k.size[cell] < 2 { // else the rest of the last one's
			cell = k.smallest()
		}
		v := k.order[cell]
		c.base, c.cells = append(c.base, v), append(c.cells, k.size[cell])
		c.place[v] = uint32(len(c.base))
		k.individualise(v)
		refine()
	}
	c.levels = make([][]Permutation, len(c.base))
}

// add adds generators to their levels. One that keeps the base is the identity.
func (c *baseChain) add(list ...Permutation) {
	for _, p := range list {
		first := uint32(0)
		for _, v := range p.From {
			if i := c.place[v]; i > 0 && (first == 0 || i < first) {
				first = i
			}
		}
		if first > 0 {
			c.levels[first-1] = append(c.levels[first-1], p)
		}
	}
}

// complete finds the generators that are missing, and the order of the group. It tells whether
// all searches came to their end. Of the generators of a level only those stay that make orbits
// larger.
func (c *baseChain) complete(ctx context.Context, budget int) (whole bool, err error) {
	orbits := NewOrbits(c.g.Order())
	whole, c.order = true, big.NewInt(1)
	for i := len(c.base) - 1; i >= 0; i-- {
		list := c.levels[i]
		c.levels[i] = nil
		keep := func(list []Permutation) {
			for _, p := range list {
				if orbits.Merge(p) {
					c.levels[i] = append(c.levels[i], p)
				}
			}
		}
		keep(list)
		if orbits.Size(c.base[i]) < int(c.cells[i]) {
			found, err := c.keeping(ctx, i, budget)
			if errors.Is(err, ErrBudget) {
				whole = false
			} else if err != nil {
				return false, err
			}
			keep(found)
		}
		c.order.Mul(c.order, big.NewInt(int64(orbits.Size(c.base[i]))))
	}
	return whole, nil
}

// keeping returns automorphisms that keep the base before place i and move the vertex there. With
// others that keep this one too they generate all that keep the base before.
func (c *baseChain) keeping(ctx context.Context, i, budget int) ([]Permutation, error) {
	colour := make([]uint64, c.g.Order())
	for j, v := range c.base[:i] {
		colour[v] = uint64(j + 1)
	}
	list, _, err := groupKnowing(ctx, c.g, nil, checkColours, colour, budget)
	return slices.DeleteFunc(list, func(p Permutation) bool { return !slices.Contains(p.From, c.base[i]) }), err
}

// twinTranspositions exchanges each two twins that are next to each other in the order of their
// places, those with place 0 after all others.
func twinTranspositions(g *topology.Graph, place []uint32) []Permutation {
	classes := make(map[uint32][]uint32)
	for v, u := range findTwins(g, make([]uint32, g.Order())).first {
		classes[u] = append(classes[u], uint32(v))
	}
	var list []Permutation
	for v := range uint32(g.Order()) {
		class := classes[v]
		slices.SortFunc(class, func(a, b uint32) int { return cmp.Compare(place[a]-1, place[b]-1) }) // 0 − 1 is large
		for j := 1; j < len(class); j++ {
			list = append(list, Permutation{From: []uint32{class[j-1], class[j]}, To: []uint32{class[j], class[j-1]}})
		}
	}
	return list
}

// ProveOrbits proves the number of orbits of all automorphisms on the links, "edge-orbits", or on
// the vertices, "vertex-orbits", by generators and what refinement tells apart.
func ProveOrbits(ctx context.Context, e *Symmetries, subject string) (*certificates.Certificate, error) {
	var orbits int
	var group automorphism.Generators
	switch subject {
	case "edge-orbits":
		list, err := e.LinkOrbits(ctx)
		if err != nil {
			return nil, err
		}
		group, orbits = e.LinkOrbitGenerators(), len(list)
	case "vertex-orbits":
		group, orbits = e.OrbitGenerators(), len(e.Sources)
	default:
		return nil, solver.UnknownSubject(e.Network, "invariants", subject)
	}
	return &certificates.Certificate{Statement: solver.Statement(subject, e.Network, solver.Label(uint32(orbits))), Kind: "invariants", Proof: automorphism.Invariants{Group: group}}, nil
}
