package resolve

import (
	"fmt"

	"topocert/certificates"
	"topocert/topology"
)

// Facts are what some statements say, of networks under their names: all that a verdict
// on a formula is checked by. What a statement says of a user's own definitions is known
// only where these are the same: see Key.
type Facts struct {
	*Names
	*said
	// vertices are those of the labels that were looked up, by network and label.
	vertices map[[2]string]uint32
}

// said is what statements say, by the keys of facts.
type said struct {
	known  map[string]certificates.Bounds
	about  map[string]bool // the networks of these statements, by the keys of their orders
	orders uint64          // the sum of those of the networks whose labels were looked up
}

// maxLooked bounds the vertices of all networks that are made, or whose labels are read,
// one after the other, for the labels in formulas.
const maxLooked uint64 = 1 << 32

// NewFacts returns what no statement says: nothing.
func NewFacts(names *Names) *Facts {
	return &Facts{names, &said{known: make(map[string]certificates.Bounds), about: make(map[string]bool)}, make(map[[2]string]uint32)}
}

// Under returns the same facts under other names: a folder's.
func (f *Facts) Under(names *Names) *Facts {
	return &Facts{names, f.said, make(map[[2]string]uint32)}
}

// Add notes what the statement of an accepted certificate says, under these names.
func (f *Facts) Add(s certificates.Statement) {
	about := f.Key(certificates.FactOf(s))
	f.known[about] = f.known[about].And(certificates.BoundsOf(s))
	f.about[f.orderOf(s.Network)] = true
}

// orderOf is the key of a network's order.
func (f *Facts) orderOf(network string) string {
	return f.Key(certificates.Fact{Subject: "order", Network: network})
}

// Known returns what the statements say of a fact.
func (f *Facts) Known(fact certificates.Fact) (certificates.Bounds, error) {
	return f.known[f.Key(fact)], nil
}

// Vertex returns the vertex of a network that has the given label. A network that no
// statement is about is not made for that: nothing is known of any vertex.
func (f *Facts) Vertex(network, label string) (uint32, error) {
	canonical, err := f.Canonical(network)
	if err != nil || !f.about[f.orderOf(canonical)] {
		return 0, err
	}
	key := [2]string{network, label}
	if v, known := f.vertices[key]; known {
		return v, nil
	}
	if f.orders > maxLooked {
		return 0, fmt.Errorf("%w: labels of networks of more than %d vertices in all", topology.ErrLimit, maxLooked)
	}
	g, err := f.find(network)
	if err != nil {
		return 0, err
	}
	f.orders += uint64(g.Order())
	v, err := g.Vertex(label)
	if err == nil {
		f.vertices[key] = v
	}
	return v, err
}
