package certificates

import "slices"

// checkVertexCut checks that at most the stated number of vertices separate the
// graph, or leave one vertex alone.
func checkVertexCut(c *Certificate, g Graph, _ World) error {
	if err := c.wantArgs(0, "<="); err != nil {
		return err
	}
	most, err := c.bound()
	if err != nil {
		return err
	}
	n := g.Order()
	done := make([]bool, n)
	var removed []uint32
	if len(c.Body) > 0 {
		if err := c.wantLines(1); err != nil {
			return err
		}
		if removed, err = c.numbers(0, "removed", 1, n, uint32(n), false); err != nil {
			return err
		}
	}
	for i, v := range removed {
		if i > 0 && removed[i-1] >= v {
			return reject("removed/order", "%d before %d, want increasing vertices", removed[i-1], v)
		}
		done[v] = true
	}
	if uint64(len(removed)) > most {
		return reject("removed/size", "%d vertices are removed, want at most %d", len(removed), most)
	}
	left := n - len(removed)
	if k := countComponents(g, done); k < 2 && left != 1 {
		return reject("removed/components", "the %d vertices left have %d component, want at least 2, or 1 vertex", left, k)
	}
	return nil
}

// checkEdgeCut checks that at most the stated number of links have one end on a
// side that is neither empty nor all. A single vertex has no such side, and needs
// none.
func checkEdgeCut(c *Certificate, g Graph, _ World) error {
	if err := c.wantArgs(0, "<="); err != nil {
		return err
	}
	most, err := c.bound()
	if err != nil {
		return err
	}
	n := g.Order()
	if n == 1 {
		return c.wantLines(0)
	}
	if err := c.wantLines(1); err != nil {
		return err
	}
	return c.wantCut(g, 1, n-1, most)
}

// checkDeletions checks by how much a dead vertex, or a dead link, lengthens
// shortest paths at worst.
//
// It is enough to look beside what is dead. Let s and t be alive and P be a
// shortest path between them in G. If P does not meet the dead vertex f, then it
// is still there. Else it goes …, a, f, b, …; a and b are not linked, as P is
// shortest, and f is not on the rest of P. So P with a shortest path from a to b in
// G−f in place of a, f, b has d(s,t) − 2 + d'(a,b) links, d' being the distance in
// G−f. This is d'(a,b) − 2 more than P; and for s = a and t = b there are no fewer,
// as their distance in G is 2. In the same way a dead link a–b costs d'(a,b) − 1.
// Automorphisms keep all of this, so one vertex or link of each orbit will do.
func checkDeletions(c *Certificate, g Graph, _ World) error {
	if err := c.wantArgs(0, "="); err != nil {
		return err
	}
	b, first, err := c.readGroup(g)
	if err != nil {
		return err
	}
	if err := c.wantLines(first); err != nil {
		return err
	}
	links := c.Statement.Subject == "edge-fault-detour"
	searches, arcs := 0, 0
	start, root := b.linkRoots(g)
	for v := range uint32(g.Order()) {
		row := g.Neighbors(v)
		arcs += len(row)
		if !links && b.root[v] == v {
			searches += len(row)
		}
		for i, u := range row {
			if a := start[v] + uint32(i); links && v < u && root[a] == a {
				searches++
			}
		}
	}
	const most = 1 << 34
	if searches > most/(g.Order()+arcs) {
		return reject("deletions/limit", "%d searches of %d vertices and %d ends of links, want a product of at most %d", searches, g.Order(), arcs, most)
	}
	worst := uint32(0) // unreached is more than any number
	for v := range uint32(g.Order()) {
		for i, u := range g.Neighbors(v) {
			a := start[v] + uint32(i)
			switch {
			case links && v < u && root[a] == a:
				level := levelsWithout(g, v, func(x, y uint32) bool { return min(x, y) == v && max(x, y) == u })
				worst = max(worst, excess(level[u], 1))
			case !links && b.root[v] == v:
				level := levelsWithout(g, u, func(x, y uint32) bool { return x == v || y == v })
				for _, w := range g.Neighbors(v) {
					if w > u && !adjacent(g, u, w) {
						worst = max(worst, excess(level[w], 2))
					}
				}
			}
		}
	}
	if worst == unreached {
		return c.wantValue(infinite)
	}
	return c.wantValue(levelText(worst))
}

// excess returns by how much a distance exceeds another.
func excess(distance, before uint32) uint32 {
	if distance == unreached {
		return unreached
	}
	return distance - before
}

// levelsWithout returns the distances from source when messages do not go along
// the links for which dead says so.
func levelsWithout(g Graph, source uint32, dead func(u, v uint32) bool) []uint32 {
	level := slices.Repeat([]uint32{unreached}, g.Order())
	level[source] = 0
	queue := []uint32{source}
	for len(queue) > 0 {
		v := queue[0]
		queue = queue[1:]
		for _, u := range g.Neighbors(v) {
			if level[u] == unreached && !dead(v, u) {
				level[u] = level[v] + 1
				queue = append(queue, u)
			}
		}
	}
	return level
}
