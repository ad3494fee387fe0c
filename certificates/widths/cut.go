package widths

import "topocert/certificates"

// Cut is a proof of an upper bound on the bisection width: ⌊N/2⌋ vertices, in increasing
// order, which are one side of a cut.
type Cut struct{ Side []uint32 }

// ByCut is the kind of such proofs.
var ByCut = certificates.Kind{Name: "cut", Shows: []string{"bisection G <= k"}, Form: certificates.FormOf((*Cut).form, Cut.check)}

func (p *Cut) form(r *certificates.Lines) { r.Numbers("side", &p.Side) }

// check checks that a cut into ⌊N/2⌋ and ⌈N/2⌉ vertices has at most the
// stated number of links.
func (p Cut) check(c *certificates.Certificate, g certificates.Graph, _ certificates.World) error {
	half := g.Order() / 2
	return certificates.WantCut(g, p.Side, half, half, c.Statement.Bound())
}
