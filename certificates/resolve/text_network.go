package resolve

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/words"
	"topocert/routing"
	"topocert/topology"
)

// textNetwork is a network that a text defines.
type textNetwork struct {
	*topology.Graph
	name   string
	text   *words.Definition
	member *family.Member
}

// newText builds the network with a definition and the values of its parameters.
func newText(d *words.Definition, params []int64, spend func(int64) error) (topology.Network, error) {
	name := titled(d, params)
	if d.Body.Op == language.Digraph {
		return nil, fmt.Errorf("%w: %s is a directed graph, want one without directions: graph …", topology.ErrFormat, name)
	}
	m, err := family.Build(d, params, spend)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	g, err := topology.FromEdges(m.Order(), func(yield func(u, v uint32) bool) {
		for u := range uint32(m.Order()) {
			for _, v := range m.Neighbors(u) {
				if u < v && !yield(u, v) {
					return
				}
			}
		}
	})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return &textNetwork{g, name, d, m}, nil
}

// Name returns the canonical name: "Prism(12)".
func (t *textNetwork) Name() string { return t.name }

// Label returns the coordinates of v.
func (t *textNetwork) Label(v uint32) string { return t.member.Label(v) }

// Vertex returns the vertex with the given coordinates, or else with the given number. Where
// labels are numbers, they alone are read.
func (t *textNetwork) Vertex(text string) (uint32, error) { return t.member.Vertex(text) }

// Coordinates returns the coordinates of v, by which package solver/symmetry finds
// automorphisms.
func (t *textNetwork) Coordinates(v uint32) []int64 { return t.member.Coordinates(v) }

// Symmetries returns none: of a text no automorphisms are known.
func (t *textNetwork) Symmetries() []topology.Symmetry { return nil }

// Directed tells whether a canonical name is that of a directed graph.
func (n *Names) Directed(name string) bool {
	d := n.TextOf(name)
	return d != nil && d.Body.Op == language.Digraph
}

// Digraph returns the directed graph with a canonical name.
func (n *Names) Digraph(name string) (certificates.Graph, error) { return n.directed(name) }

// directed returns the directed graph with a canonical name. Few kinds of proof are about such
// graphs, which are no networks of package topology.
func (n *Names) directed(name string) (*family.Member, error) {
	return n.digraphs.of(n, name, func() (m *family.Member, err error) {
		d, params, err := n.textual(name)
		if err == nil && titled(d, params) != name {
			err = fmt.Errorf("%w: network %q, want its canonical name %q", topology.ErrName, name, titled(d, params))
		}
		if err == nil {
			m, err = family.Build(d, params, n.cost.making())
		}
		if err == nil {
			err = n.cost.shape(int64(m.Order()), int64(m.Size()))
		}
		return m, err
	})
}

// textRouter returns the router of a text on a network, which is a member of the family that
// the router is for. That may be one of package topology's, which has a text as well.
func (n *Names) textRouter(d *words.Definition, net topology.Network) (routing.Router, error) {
	if t, is := net.(*textNetwork); is && t.text.Name == d.Body.Route.Network {
		return family.NewRouter(d, t.member)
	}
	stem, list, _ := strings.Cut(strings.TrimSuffix(net.Name(), ")"), "(")
	of := n.Words().Find(d.Body.Route.Network)
	if stem != of.Name {
		return nil, fmt.Errorf("%w: %s on %s, want a network %s", routing.ErrRouter, d.Name, net.Name(), of.Head())
	}
	var params []int64
	for text := range strings.FieldsFuncSeq(list, func(r rune) bool { return r == ',' }) {
		x, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return nil, err
		}
		params = append(params, x)
	}
	m, err := family.Build(of, params, n.cost.making())
	if err != nil {
		return nil, err
	}
	same := m.Order() == net.Order()
	for v := range uint32(net.Order()) {
		same = same && slices.Equal(m.Neighbors(v), net.Neighbors(v))
	}
	if !same {
		return nil, fmt.Errorf("%w: %s on %s, whose text is of another network", routing.ErrRouter, d.Name, net.Name())
	}
	return family.NewRouter(d, m)
}
