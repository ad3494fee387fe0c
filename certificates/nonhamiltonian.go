package certificates

// Checks that a graph has no Hamiltonian cycle: no cycle, of at least 3 vertices,
// through every vertex once.

// notHamiltonian checks that the statement says so.
func (c *Certificate) notHamiltonian() error {
	if err := c.wantArgs(0, "="); err != nil {
		return err
	}
	return c.wantValue("no")
}

// checkSmall checks that the graph has too few vertices for a cycle.
func checkSmall(c *Certificate, g Graph, _ World) error {
	if err := c.notHamiltonian(); err != nil {
		return err
	}
	if g.Order() >= 3 {
		return reject("small/order", "%d vertices, want fewer than 3", g.Order())
	}
	return c.wantLines(0)
}

// checkDisconnected checks that some vertices are joined by no path.
func checkDisconnected(c *Certificate, g Graph, _ World) error {
	if err := c.notHamiltonian(); err != nil {
		return err
	}
	if n := countComponents(g, make([]bool, g.Order())); n < 2 {
		return reject("disconnected/components", "%d component, want at least 2", n)
	}
	return c.wantLines(0)
}

// checkImbalance checks that two colours suffice for the ends of all links, and
// that they are not used equally often. The colours alternate along a cycle, so
// one through all vertices would meet both equally often.
func checkImbalance(c *Certificate, g Graph, _ World) error {
	if err := c.notHamiltonian(); err != nil {
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
	ones := 0
	for v := range uint32(n) {
		for _, u := range g.Neighbors(v) {
			if colour[v] == colour[u] {
				return reject("imbalance/link", "a link joins %d and %d, both of colour %d", v, u, colour[v])
			}
		}
		ones += int(colour[v])
	}
	if ones == n-ones {
		return reject("imbalance/equal", "%d vertices of each colour, want different numbers", ones)
	}
	return nil
}

// checkSeparator checks that the graph falls into more pieces than vertices are
// removed, at least one. A cycle through all vertices falls into at most as many
// paths as vertices are removed, and the graph's links join some of them.
func checkSeparator(c *Certificate, g Graph, _ World) error {
	if err := c.notHamiltonian(); err != nil {
		return err
	}
	if err := c.wantLines(1); err != nil {
		return err
	}
	n := g.Order()
	if n < 3 {
		return reject("separator/small", "%d vertices, want at least 3", n)
	}
	list, err := c.numbers(0, "removed", 1, n, uint32(n), false)
	if err != nil {
		return err
	}
	removed := make([]bool, n)
	for i, v := range list {
		if i > 0 && list[i-1] >= v {
			return reject("separator/order", "%d before %d, want increasing vertices", list[i-1], v)
		}
		removed[v] = true
	}
	if k := countComponents(g, removed); k <= len(list) {
		return reject("separator/components", "%d components without %d vertices, want more than %d", k, len(list), len(list))
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
