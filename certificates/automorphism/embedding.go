package automorphism

import (
	"fmt"

	"topocert/certificates"
)

// Embedding is a proof that the graph has a spanning subgraph that is another one: the
// image of each vertex of that.
type Embedding struct{ Image []uint32 }

// ByEmbedding is the kind of such proofs.
var ByEmbedding = certificates.Kind{Name: "embedding", Shows: []string{"contains G H = yes"}, Form: certificates.FormOf((*Embedding).form, Embedding.check)}

func (p *Embedding) form(r *certificates.Lines) { r.Numbers("map", &p.Image) }

// check checks that the graph has all links of another one of the same
// order, once the other's vertices are renamed.
func (p Embedding) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	name := c.Statement.Args[0]
	part, err := w.Graph(name)
	if err != nil {
		return fmt.Errorf("%s: %w", certificates.Shortened(c.Statement.String()), err)
	}
	if err := w.Budget.Spend(20 * certificates.Extent(part)); err != nil { // what a new network and a line cost
		return err
	}
	if err := certificates.Validate(part); err != nil {
		return err
	}
	n := g.Order()
	if part.Order() != n {
		return certificates.Reject("embedding/order", "%s has %d vertices, want %d", certificates.Shortened(name), part.Order(), n)
	}
	if err := certificates.WantNumbers(0, p.Image, n, n, uint32(n)); err != nil {
		return err
	}
	return VerifyMap(0, part, g, p.Image)
}
