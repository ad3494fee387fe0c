package certificates

// checkCycle checks that the graph has a cycle of at most the stated length, or
// one through all vertices.
func checkCycle(c *Certificate, g Graph, _ World) error {
	hamiltonian := c.Statement.Subject == "hamiltonian"
	relation := "<="
	if hamiltonian {
		relation = "="
	}
	if err := c.Statement.wantArgs(0, relation); err != nil {
		return err
	}
	cycle, err := c.readCycle(g)
	if err != nil {
		return err
	}
	if hamiltonian {
		if len(cycle) != g.Order() {
			return c.Body[0].reject("cycle/length", "%d vertices, want all %d", len(cycle), g.Order())
		}
		return c.Statement.wantValue("yes")
	}
	most, err := c.Statement.bound()
	if err != nil {
		return err
	}
	if uint64(len(cycle)) > most {
		return c.Body[0].reject("cycle/length", "%d vertices, want at most %d", len(cycle), most)
	}
	return nil
}

// checkOddCycle checks that the graph has a cycle of odd length.
func checkOddCycle(c *Certificate, g Graph, _ World) error {
	if err := c.Statement.wantArgs(0, "="); err != nil {
		return err
	}
	if err := c.Statement.wantValue("no"); err != nil {
		return err
	}
	cycle, err := c.readCycle(g)
	if err != nil {
		return err
	}
	if len(cycle)%2 == 0 {
		return c.Body[0].reject("cycle/even", "%d vertices, want an odd number", len(cycle))
	}
	return nil
}

// readCycle reads and verifies a body of one cycle line.
func (c *Certificate) readCycle(g Graph) ([]uint32, error) {
	if err := c.wantLines(1); err != nil {
		return nil, err
	}
	n := g.Order()
	cycle, err := c.numbers(0, "cycle", 3, n, uint32(n), false)
	if err != nil {
		return nil, err
	}
	seen := make([]bool, n)
	before := cycle[len(cycle)-1]
	for _, v := range cycle {
		if seen[v] {
			return nil, c.Body[0].reject("cycle/repeated", "vertex %d occurs twice, want it once", v)
		}
		if !adjacent(g, before, v) {
			return nil, c.Body[0].reject("cycle/link", "%d and %d follow each other and are not linked, want a link", before, v)
		}
		seen[v], before = true, v
	}
	return cycle, nil
}

// checkColouring checks that two colours suffice for the ends of all links.
func checkColouring(c *Certificate, g Graph, _ World) error {
	if err := c.Statement.wantArgs(0, "="); err != nil {
		return err
	}
	if err := c.Statement.wantValue("yes"); err != nil {
		return err
	}
	if err := c.wantLines(1); err != nil {
		return err
	}
	n := g.Order()
	colour, err := c.numbers(0, "colours", n, n, 2, false)
	if err != nil {
		return err
	}
	for v := range uint32(n) {
		for _, u := range g.Neighbors(v) {
			if colour[v] == colour[u] {
				return c.Body[0].reject("colouring/link", "a link joins %d and %d, both of colour %d, want different colours", v, u, colour[v])
			}
		}
	}
	return nil
}
