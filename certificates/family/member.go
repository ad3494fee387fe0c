package family

import (
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Name returns the family's name with the parameters: "Prism(12)".
func (m *Member) Name() string { return m.text.Title(m.params) }

// Params returns the parameters. The slice is the member's own and must not be changed.
func (m *Member) Params() []int64 { return m.params }

// Order returns the number of vertices.
func (m *Member) Order() int { return m.order }

// box tells whether each coordinate has the same values whatever the others are.
func (m *Member) box() bool {
	return !slices.ContainsFunc(m.levels, func(l level) bool { return !l.same })
}

// Size returns the number of links, of a digraph that of arcs.
func (m *Member) Size() int {
	if m.Directed() {
		return len(m.arcs)
	}
	return len(m.arcs) / 2
}

// Directed tells whether the network is a digraph.
func (m *Member) Directed() bool { return m.text.Body.Op == language.Digraph }

// Neighbors returns the neighbours of v, in increasing order; in a digraph the vertices to
// which an arc leads from v, perhaps v itself. The slice is the member's own and must not be
// changed.
func (m *Member) Neighbors(v uint32) []uint32 {
	low, high := m.start[v], m.start[v+1]
	return m.arcs[low:high:high]
}

// Rows returns the neighbours of all vertices: those of v are arcs[start[v]:start[v+1]], and their weights, if the
// text gives any, have the same places. The slices are the member's own and must not be changed.
func (m *Member) Rows() (start, arcs, weights []uint32) { return m.start, m.arcs, m.weights }

// Weights returns the weights of the links to the neighbours of v, in the order of Neighbors; nil if the text gives
// none, so that each is 1. The slice is the member's own and must not be changed.
func (m *Member) Weights(v uint32) []uint32 {
	if m.weights == nil {
		return nil
	}
	return m.weights[m.start[v]:m.start[v+1]]
}

// Sides returns how many values each coordinate has, where each has the values from 0 to a number
// that does not depend on the others; else nil.
func (m *Member) Sides() []int {
	var sides []int
	for _, l := range m.levels {
		if !l.same || l.least != 0 {
			return nil
		}
		sides = append(sides, int(l.width))
	}
	return sides
}

// Coordinates returns the coordinates of v.
func (m *Member) Coordinates(v uint32) []int64 {
	c := make([]int64, m.width)
	m.coordinates(v, c)
	return c
}

// coordinates writes the coordinates of v.
func (m *Member) coordinates(v uint32, into []int64) {
	if m.coords != nil {
		for i, x := range m.coords[int(v)*m.width : (int(v)+1)*m.width] {
			into[i] = int64(x)
		}
		return
	}
	for i := m.width - 1; i >= 0; i-- {
		l := &m.levels[i]
		side := uint32(l.width)
		into[i] = l.least + int64(v%side)
		v /= side
	}
}

// Label returns the label of v: "(0,1)", or "3" if there is one coordinate.
func (m *Member) Label(v uint32) string { return label(m.Coordinates(v)) }

func label(c []int64) string {
	if len(c) == 1 {
		return strconv.FormatInt(c[0], 10)
	}
	return words.Title("", c)
}

// Vertex returns the vertex with the given label; where vertices have several coordinates
// also the one with the given number.
func (m *Member) Vertex(text string) (uint32, error) {
	inner, opens := strings.CutPrefix(strings.TrimSpace(text), "(")
	inner, closes := strings.CutSuffix(inner, ")")
	wrong := m.text.Place.Wrong("%s has no vertex %.40q, want a label such as %s", m.Name(), text, m.Label(0))
	if opens != closes || opens && m.width == 1 {
		return 0, wrong
	}
	var c []int64
	for field := range strings.SplitSeq(inner, ",") {
		x, err := strconv.ParseInt(strings.TrimSpace(field), 10, 64)
		if err != nil {
			return 0, wrong
		}
		c = append(c, x)
	}
	v := uint32(none)
	switch {
	case len(c) == m.width && opens == (m.width > 1):
		v = m.Find(c)
	case !opens && len(c) == 1 && c[0] >= 0 && c[0] < int64(m.Order()):
		v = uint32(c[0])
	}
	if v == none {
		return 0, wrong
	}
	return v, nil
}
