package resolve

import "topocert/certificates"

// Facts are what some statements say, of networks under their names: all that a verdict
// on a formula is checked by.
type Facts struct {
	*Names
	known map[string]certificates.Bounds
	about map[string]bool // the networks of these statements
}

// NewFacts returns what no statement says: nothing.
func NewFacts(names *Names) *Facts {
	return &Facts{names, make(map[string]certificates.Bounds), make(map[string]bool)}
}

// Add notes what the statement of an accepted certificate says.
func (f *Facts) Add(s certificates.Statement) {
	about := certificates.FactOf(s).String()
	f.known[about] = f.known[about].And(certificates.BoundsOf(s))
	f.about[s.Network] = true
}

// Known returns what the statements say of a fact.
func (f *Facts) Known(fact certificates.Fact) (certificates.Bounds, error) {
	return f.known[fact.String()], nil
}

// Vertex returns the vertex of a network that has the given label. A network that no
// statement is about is not made for that: nothing is known of any vertex.
func (f *Facts) Vertex(network, label string) (uint32, error) {
	canonical, err := f.Canonical(network)
	if err != nil || !f.about[canonical] {
		return 0, err
	}
	return f.Names.Vertex(network, label)
}
