package resolve

import "topocert/certificates"

// Facts are what some statements say, of networks under their names: all that a verdict
// on a formula is checked by.
type Facts struct {
	*Names
	known map[string]certificates.Bounds
}

// NewFacts returns what no statement says: nothing.
func NewFacts(names *Names) *Facts {
	return &Facts{names, make(map[string]certificates.Bounds)}
}

// Add notes what the statement of an accepted certificate says.
func (f *Facts) Add(s certificates.Statement) {
	about := certificates.FactOf(s).String()
	f.known[about] = f.known[about].And(certificates.BoundsOf(s))
}

// Known returns what the statements say of a fact.
func (f *Facts) Known(fact certificates.Fact) (certificates.Bounds, error) {
	return f.known[fact.String()], nil
}
