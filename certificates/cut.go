package certificates

// Cut is a proof of an upper bound on the bisection width: ⌊N/2⌋ vertices, in increasing
// order, which are one side of a cut.
type Cut struct{ Side []uint32 }

func readCut(r *Lines) Cut { return Cut{r.Numbers("side")} }

// check checks that a cut into ⌊N/2⌋ and ⌈N/2⌉ vertices has at most the
// stated number of links.
func (p Cut) check(c *Certificate, g Graph, _ World) error {
	if err := c.Statement.WantArgs(0, "<="); err != nil {
		return err
	}
	most, err := c.Statement.Bound()
	if err != nil {
		return err
	}
	half := g.Order() / 2
	return wantCut(g, p.Side, half, half, most)
}

// wantCut checks that line 0 of a body is a side with a number of vertices from least
// to largest, and that the cut has at most the given number of links.
func wantCut(g Graph, side []uint32, least, largest int, most uint64) error {
	if err := WantSet(0, side, least, largest, g); err != nil {
		return err
	}
	inside := make([]bool, g.Order())
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
		return Reject("cut/width", "the cut has %d links, want at most %d", width, most)
	}
	return nil
}
