package topology

import (
	"fmt"
	"strings"

	"topocert/certificates/family"
)

// part is a kind of vertices of a network: box tells their coordinates, and first is
// the number of the first of them.
type part struct {
	name  string
	box   box
	first int
}

// parts is a division of the vertices into kinds, numbered one kind after the other. A
// vertex's label is its kind's name and its coordinates: host(0,1,2).
type parts []part

// divided returns a network as one whose vertices are of several kinds, as a note says.
func divided(n network, note string) Network {
	n.box = plainBox(n.Order())
	return &indirect{n, divide(n.member, note)}
}

// divide returns the parts of a member whose first coordinate is a vertex's kind. Note has their
// names, each with the coordinates that vertices of the kind have: "host(p,e,i) edge(p,e)".
func divide(m *family.Member, note string) parts {
	var list parts
	first, v := 0, 0
	for kind, form := range strings.Fields(note) {
		for v < m.Order() && m.Coordinates(uint32(v))[0] == int64(kind) {
			v++
		}
		name, _, _ := strings.Cut(form, "(")
		var sides []int
		for _, last := range m.Coordinates(uint32(v - 1))[1:][:strings.Count(form, ",")+1] {
			sides = append(sides, int(last)+1)
		}
		list, first = append(list, part{name, newBox(sides...), first}), v
	}
	return list
}

// order returns the number of vertices.
func (ps parts) order() int {
	last := ps[len(ps)-1]
	return last.first + last.box.order()
}

// label returns the label of v.
func (ps parts) label(v uint32) string {
	i := len(ps) - 1
	for ps[i].first > int(v) {
		i--
	}
	return ps[i].name + ps[i].box.label(v-uint32(ps[i].first))
}

// vertex reads a label, or a vertex number.
func (ps parts) vertex(text string) (uint32, error) {
	trimmed := strings.TrimSpace(text)
	if v, ok := number(trimmed); ok && v < ps.order() {
		return uint32(v), nil
	}
	for _, p := range ps {
		if c, ok := strings.CutPrefix(trimmed, p.name); ok && strings.HasPrefix(c, "(") {
			if v, err := p.box.vertex(c); err == nil {
				return uint32(p.first) + v, nil
			}
		}
	}
	var kinds []string
	for _, p := range ps {
		kinds = append(kinds, fmt.Sprintf("%s … %s", ps.label(uint32(p.first)), ps.label(uint32(p.first+p.box.order()-1))))
	}
	return 0, Marked(ErrName, "vertex %q, want %s, or 0 … %d", Short(text), strings.Join(kinds, ", "), ps.order()-1)
}

// indirect is what networks have in common whose first part, the hosts, sends and
// receives messages, which the others pass on.
type indirect struct {
	network
	parts parts
}

// Label returns the label of v.
func (n *indirect) Label(v uint32) string { return n.parts.label(v) }

// Vertex returns the vertex with the given label or number.
func (n *indirect) Vertex(text string) (uint32, error) { return n.parts.vertex(text) }

// Ends returns the hosts, which send and receive messages, in increasing order: the
// vertices with the smallest numbers.
func (n *indirect) Ends() []uint32 {
	ends := make([]uint32, n.parts[0].box.order())
	for v := range ends {
		ends[v] = uint32(v)
	}
	return ends
}
