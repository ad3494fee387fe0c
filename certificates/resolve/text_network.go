package resolve

import (
	"fmt"
	"strings"

	"topocert/certificates"
	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/words"
	"topocert/routing"
	"topocert/topology"
)

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
		if err == nil && d.Title(params) != name {
			err = fmt.Errorf("%w: network %q, want its canonical name %q", topology.ErrName, name, d.Title(params))
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
// the router is for. That may be one of package topology's.
func textRouter(d *words.Definition, of *words.Definition, net topology.Network) (routing.Router, error) {
	text, has := net.(interface{ Member() *family.Member })
	if stem, _, _ := strings.Cut(net.Name(), "("); !has || stem != of.Name {
		return nil, fmt.Errorf("%w: %s on %s, want a network %s", routing.ErrRouter, d.Name, net.Name(), of.Head())
	}
	m := text.Member()
	if m == nil {
		return nil, fmt.Errorf("%w: %s on %s, whose text numbers the vertices in another way", routing.ErrRouter, d.Name, net.Name())
	}
	return family.NewRouter(d, m)
}
