package certificates

// Separator is a proof that the graph is not Hamiltonian: vertices, in increasing order,
// without which it falls into many pieces; none where there are fewer than 3.
type Separator struct{ Removed []uint32 }

func readSeparator(r *Lines) Separator { return Separator{readRemoved(r)} }

// readRemoved reads the line of vertices that are removed, if there is one.
func readRemoved(r *Lines) []uint32 {
	if r.Next() == "" {
		return nil
	}
	return r.Numbers("removed")
}

// check checks that no cycle, of at least 3 vertices, goes through every
// vertex once: there are too few vertices; or the graph falls into more pieces
// than vertices are removed, at least one. A cycle through all vertices falls into
// at most as many paths as vertices are removed, and the graph's links join some
// of them.
func (p Separator) check(c *Certificate, g Graph, _ World) error {
	if err := c.Statement.WantArgs(0, "="); err != nil {
		return err
	}
	if err := c.Statement.WantValue("no"); err != nil {
		return err
	}
	n := g.Order()
	list := p.Removed
	if err := WantLine(0, "removed", list != nil, n >= 3); err != nil || n < 3 {
		return err
	}
	if err := WantSet(0, list, 1, n, g); err != nil {
		return err
	}
	removed := make([]bool, n)
	for _, v := range list {
		removed[v] = true
	}
	if k := countComponents(g, removed); k <= len(list) {
		return Reject("separator/components", "%d components without %d vertices, want more than %d", k, len(list), len(list))
	}
	return nil
}

// countComponents returns the number of components of the graph without the
// vertices that are done. It marks all vertices done.
func countComponents(g Graph, done []bool) int {
	count := 0
	var reached []uint32
	for s := range uint32(len(done)) {
		if done[s] {
			continue
		}
		count++
		done[s] = true
		reached = append(reached[:0], s)
		for len(reached) > 0 {
			v := reached[len(reached)-1]
			reached = reached[:len(reached)-1]
			for _, u := range g.Neighbors(v) {
				if !done[u] {
					done[u] = true
					reached = append(reached, u)
				}
			}
		}
	}
	return count
}
