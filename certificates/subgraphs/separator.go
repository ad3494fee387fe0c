package subgraphs

import "topocert/certificates"

// Separator is a proof that the graph is not Hamiltonian: vertices, in increasing order,
// without which it falls into many pieces; none where there are fewer than 3.
type Separator struct{ Removed []uint32 }

// BySeparator is the kind of such proofs.
var BySeparator = certificates.Kind{Name: "separator", Shows: []string{"hamiltonian G = no"}, Form: certificates.FormOf((*Separator).form, Separator.check)}

func (p *Separator) form(r *certificates.Lines) { r.Last("removed", &p.Removed) }

// check checks that no cycle, of at least 3 vertices, goes through every
// vertex once: there are too few vertices; or the graph falls into more pieces
// than vertices are removed, at least one. A cycle through all vertices falls into
// at most as many paths as vertices are removed, and the graph's links join some
// of them.
func (p Separator) check(c *certificates.Certificate, g certificates.Graph, _ certificates.World) error {
	n := g.Order()
	list := p.Removed
	if err := certificates.WantLine(0, "removed", len(list) > 0, n >= 3); err != nil || n < 3 {
		return err
	}
	removed, err := certificates.Marked(0, list, 1, n, g)
	if err != nil {
		return err
	}
	if k := len(certificates.Components(g, removed)); k <= len(list) {
		return certificates.Reject("separator/components", "%d components without %d vertices, want more than %d", k, len(list), len(list))
	}
	return nil
}
