package certificates

import "fmt"

// Embedding is a proof that the graph has a spanning subgraph that is another one: the
// image of each vertex of that.
type Embedding struct{ Image []uint32 }

func readEmbedding(r *Lines) Embedding { return Embedding{r.Numbers("map")} }

// check checks that the graph has all links of another one of the same
// order, once the other's vertices are renamed.
func (p Embedding) check(c *Certificate, g Graph, w World) error {
	if err := c.Statement.WantArgs(1, "="); err != nil {
		return err
	}
	if err := c.Statement.WantValue("yes"); err != nil {
		return err
	}
	name := c.Statement.Args[0]
	part, err := w.Graph(name)
	if err != nil {
		return fmt.Errorf("certificates: %s: %w", Shortened(c.Statement.String()), err)
	}
	if w.Budget != nil {
		if err := w.Budget.Spend(Saturated(passes+passesOfLine, Extent(part))); err != nil {
			return err
		}
	}
	if err := Validate(part); err != nil {
		return err
	}
	n := g.Order()
	if part.Order() != n {
		return Reject("embedding/order", "%s has %d vertices, want %d", Shortened(name), part.Order(), n)
	}
	if err := WantNumbers(0, p.Image, n, n, uint32(n)); err != nil {
		return err
	}
	return verifyMap(0, part, g, p.Image)
}
