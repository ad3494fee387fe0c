package certificates

import "fmt"

// checkEmbedding checks that the graph has all links of another one of the same
// order, once the other's vertices are renamed.
func checkEmbedding(c *Certificate, g Graph, w World) error {
	if err := c.Statement.wantArgs(1, "="); err != nil {
		return err
	}
	if err := c.Statement.wantValue("yes"); err != nil {
		return err
	}
	if err := c.wantLines(1); err != nil {
		return err
	}
	name := c.Statement.Args[0]
	part, err := w.Graph(name)
	if err != nil {
		return fmt.Errorf("certificates: %s: %w", cut(c.Statement.String()), err)
	}
	if w.Budget != nil {
		if err := w.Budget.Spend(saturated(passes+passesOfLine, extent(part))); err != nil {
			return err
		}
	}
	if err := Validate(part); err != nil {
		return err
	}
	n := g.Order()
	if part.Order() != n {
		return reject("embedding/order", "%s has %d vertices, want %d", cut(name), part.Order(), n)
	}
	image, err := c.numbers(0, "map", n, n, uint32(n), false)
	if err != nil {
		return err
	}
	return c.verifyMap(0, part, g, image)
}
