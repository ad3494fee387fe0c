package symmetry

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"topocert/certificates/widths"
	"topocert/solver"
	"topocert/topology"
)

// SideMap is an automorphism, after which the sides of all vertices are exchanged or not.
type SideMap struct {
	to       []uint32
	exchange int8
}

// Written writes the map down for a certificate.
func (m *SideMap) Written() widths.SideMap {
	return widths.SideMap{Image: m.to, Exchange: m.exchange == 1}
}

// at is where a vertex goes; the one that makes the order even stays.
func (m *SideMap) at(v int) int {
	if v == len(m.to) {
		return v
	}
	return int(m.to[v])
}

// SideGroup finds symmetries of sides: from a list of all automorphisms, or if they are too
// many by a search for those that leave the sides as they are.
type SideGroup struct {
	g        *topology.Graph
	elements [][]uint32 // all, or none
}

// maxListed bounds the automorphisms that are listed, all of which are gone through at each
// node.
const maxListed = 40_000

// NewSideGroup lists the automorphisms, if the whole group is known and they are few.
func NewSideGroup(e *Symmetries) *SideGroup {
	s := &SideGroup{g: e.Network.CSR()}
	if e.GroupOrder == nil || e.GroupOrder.Cmp(big.NewInt(maxListed)) > 0 {
		return s
	}
	s.elements = e.closure(maxListed)
	return s
}

// Elements returns all automorphisms, none if they are too many.
func (s *SideGroup) Elements() [][]uint32 { return s.elements }

// Keeping returns maps that keep the sides, each of which joins choices of a vertex and a
// side that those before do not, and the orbits of these choices, 2·vertex + side.
func (s *SideGroup) Keeping(ctx context.Context, sides widths.Sides) ([]SideMap, *Orbits, error) {
	order := len(sides)
	orbits := NewOrbits(2 * order)
	var generators []SideMap
	image := make([]uint32, 2*order)
	try := func(m SideMap) {
		for v := range order {
			for t := range 2 {
				image[2*v+t] = uint32(2*m.at(v) + (t ^ int(m.exchange)))
			}
		}
		if orbits.Merge(NewPermutation(image)) {
			generators = append(generators, m)
		}
	}
	for exchange := range int8(2) {
		for _, p := range s.elements {
			if m := (SideMap{p, exchange}); m.takes(sides, sides) {
				try(m)
			}
		}
	}
	if s.elements != nil {
		return generators, orbits, nil
	}
	colour := make([]uint64, s.g.Order())
	fixed := false
	for v := range colour {
		colour[v] = uint64(sides[v] + 1)
		fixed = fixed || sides[v] != widths.Free
	}
	group, err := Automorphisms(ctx, s.g, nil, colour, DefaultLimits().Budget)
	if err != nil && !errors.Is(err, ErrBudget) {
		return nil, nil, err
	}
	if err == nil {
		for _, p := range group.Generators {
			try(SideMap{p, 0})
		}
	}
	if !fixed && sides[order-1] == widths.Free {
		try(SideMap{solver.Identity(s.g.Order()), 1})
	}
	return generators, orbits, nil
}

// takes tells whether the map takes all vertices with sides in from to vertices with these
// sides, or if they are exchanged with the other, in to.
func (m *SideMap) takes(from, to widths.Sides) bool {
	for v, side := range from {
		if side != widths.Free && to[m.at(v)] != side^m.exchange {
			return false
		}
	}
	return true
}

// Least returns the smallest image of the sides under all maps, as a key, and the map that
// takes them there; without a list of the automorphisms, the sides themselves.
func (s *SideGroup) Least(sides widths.Sides) (string, *SideMap) {
	if s.elements == nil {
		return fmt.Sprint(sides), nil
	}
	order := len(sides)
	var best []byte
	var by *SideMap
	image := make([]byte, order)
	for exchange := range int8(2) {
		for _, p := range s.elements {
			m := SideMap{p, exchange}
			clear(image)
			for v, side := range sides {
				if side != widths.Free {
					image[m.at(v)] = byte(1 + (side ^ exchange))
				}
			}
			if best == nil || string(image) > string(best) {
				best, by = append(best[:0], image...), &m
			}
		}
	}
	return string(best), by
}

// Between returns the map that does first what a does and then the opposite of b.
func Between(a, b *SideMap) *SideMap {
	back := make([]uint32, len(b.to))
	for v, to := range b.to {
		back[to] = uint32(v)
	}
	m := &SideMap{to: make([]uint32, len(a.to)), exchange: a.exchange ^ b.exchange}
	for v, to := range a.to {
		m.to[v] = back[to]
	}
	return m
}
