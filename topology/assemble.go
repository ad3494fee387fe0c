package topology

import (
	"slices"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// assemble returns a member of a family here as a network: with a box of coordinates, or kinds of
// vertices, and if its family is that of a group, with the group.
func assemble(stem, name string, d *words.Definition, m *family.Member) Network {
	n := fromMember(name, d, m)
	if kinds := d.Note("kinds"); kinds != "" {
		return divided(n, kinds)
	}
	n.box = newBox(m.Sides()...)
	n.box.plain = len(n.box.side) == 1
	if order := strings.Fields(d.Note("numbers")); len(order) > 0 {
		n.number(order)
	}
	if with := groups[stem]; with != nil {
		return with(n)
	}
	return &n
}

// groups give networks of some families the products of their groups.
var groups = map[string]func(network) Network{
	"Ring": makeCyclic, "Torus": makeCyclic, "JTorus": makeCyclic, "Octagon": makeCyclic, "OCT": makeCyclic,
	"Hypercube": makeBinary, "Gamma": makeGamma,
}

// number numbers the vertices with the coordinates from the slowest to the fastest.
func (n *network) number(names []string) {
	step := 1
	for _, name := range slices.Backward(names) {
		i := slices.IndexFunc(n.text.Body.Ranges, func(r language.Range) bool { return r.Names[0] == name })
		n.box.stride[i] = step
		step *= n.box.side[i]
	}
	n.numbers = make([]uint32, n.Order())
	before := newBox(n.box.side...)
	c := make([]int, len(n.box.side))
	for v := range n.numbers {
		before.coordinates(uint32(v), c)
		n.numbers[v] = n.box.id(c...)
	}
	old := n.Graph
	n.Graph = build(old.Order(), func(link func(u, v uint32)) {
		for u, v := range old.Edges() {
			link(n.numbers[u], n.numbers[v])
		}
	})
}
