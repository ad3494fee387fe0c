package certificates

// checkCut checks that a cut into ⌊N/2⌋ and ⌈N/2⌉ vertices has at most the
// stated number of links.
func checkCut(c *Certificate, g Graph, _ World) error {
	if err := c.Statement.wantArgs(0, "<="); err != nil {
		return err
	}
	if err := c.wantLines(1); err != nil {
		return err
	}
	most, err := c.Statement.bound()
	if err != nil {
		return err
	}
	half := g.Order() / 2
	return c.wantCut(g, half, half, most)
}

// wantCut reads the body's one line, a side with a number of vertices from least
// to largest, and checks that the cut has at most the given number of links.
func (c *Certificate) wantCut(g Graph, least, largest int, most uint64) error {
	n := g.Order()
	side, err := c.vertexSet(0, "side", least, largest, g)
	if err != nil {
		return err
	}
	inside := make([]bool, n)
	for _, v := range side {
		inside[v] = true
	}
	width := uint64(0)
	for _, v := range side {
		for _, u := range g.Neighbors(v) {
			if !inside[u] {
				width++
			}
		}
	}
	if width > most {
		return reject("cut/width", "the cut has %d links, want at most %d", width, most)
	}
	return nil
}
