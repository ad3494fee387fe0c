package metric

import (
	"strconv"

	"topocert/certificates"
)

// Count is a proof of statements that counting decides: there is nothing to prove.
type Count struct{}

// ByCount is the kind of such proofs.
var ByCount = certificates.Kind{Name: "count", Shows: []string{"order G = n", "size G = n", "min-degree G = n", "max-degree G = n"}, Several: true, Form: certificates.FormOf((*Count).form, Count.check)}

func (*Count) form(*certificates.Lines) {}

// check counts.
func (Count) check(c *certificates.Certificate, g certificates.Graph, _ certificates.World) error {
	arcs, least, most := 0, len(g.Neighbors(0)), 0
	for v := range uint32(g.Order()) {
		degree := len(g.Neighbors(v))
		arcs += degree
		least, most = min(least, degree), max(most, degree)
	}
	count := map[string]int{"order": g.Order(), "size": arcs / 2, "min-degree": least, "max-degree": most}
	for _, s := range c.Statements() {
		if err := s.WantValue(strconv.Itoa(count[s.Subject])); err != nil {
			return err
		}
	}
	return nil
}
