package topology

import (
	"fmt"

	"topocert/certificates/family"
	"topocert/certificates/words"
)

// defined is a network that a user's text defines. Its labels are those of the text.
type defined struct{ network }

// FromText returns the network with a definition, which says graph, and the values of its
// parameters. Spend is asked before work, for steps, as in package family, whose errors it has.
func FromText(d *words.Definition, params []int64, spend func(steps int64) error) (Network, error) {
	name := d.Title(params)
	m, err := family.Build(d, params, spend)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return &defined{fromMember(name, d, m)}, nil
}

// GraphOf returns the links of a member of a family.
func GraphOf(m *family.Member) *Graph {
	start, arcs, weights := m.Rows()
	return &Graph{start: start, arcs: arcs, weights: weights}
}

// fromMember returns the network that a member of a family is, without coordinates.
func fromMember(name string, d *words.Definition, m *family.Member) network {
	n := network{Graph: GraphOf(m), name: name, text: d, member: m}
	for _, p := range m.Params() {
		n.params = append(n.params, int(p))
	}
	return n
}

// Label returns the coordinates of v.
func (n *defined) Label(v uint32) string { return n.member.Label(v) }

// Vertex returns the vertex with the given coordinates, or else with the given number. Where
// labels are numbers, they alone are read.
func (n *defined) Vertex(text string) (uint32, error) { return n.member.Vertex(text) }

// Coordinates returns the coordinates of v, by which package solver/symmetry finds automorphisms.
func (n *defined) Coordinates(v uint32) []int64 { return n.member.Coordinates(v) }
