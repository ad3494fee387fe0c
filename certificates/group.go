package certificates

import "slices"

// group is a group of automorphisms, given by generators that have been
// verified.
type group struct {
	generators [][]uint32
	// root[v] is the smallest vertex of v's orbit.
	root []uint32
}

// readGroup reads and verifies the automorphism lines at the beginning of the
// body. It returns the group they generate and the number of lines read.
func (c *Certificate) readGroup(g Graph) (*group, int, error) {
	n := g.Order()
	b := &group{root: make([]uint32, n)}
	for v := range b.root {
		b.root[v] = uint32(v)
	}
	i := 0
	for ; i < len(c.Body) && c.Body[i].Keyword == "automorphism"; i++ {
		p, err := c.numbers(i, "automorphism", n, n, uint32(n), false)
		if err != nil {
			return nil, 0, err
		}
		// There are finitely many links and p takes different ones to different
		// ones, so no other pair goes to a link.
		if err := c.verifyMap(i, g, g, p); err != nil {
			return nil, 0, err
		}
		b.generators = append(b.generators, p)
		for v, image := range p {
			join(b.root, uint32(v), image)
		}
	}
	flatten(b.root)
	return b, i, nil
}

// verifyMap tells whether p, line i of the body, whose entries are below the order
// of both graphs, hits every vertex and takes every link of from to a link of to.
func (c *Certificate) verifyMap(i int, from, to Graph, p []uint32) error {
	hit := make([]bool, len(p))
	for v, image := range p {
		if hit[image] {
			return c.Body[i].reject("map/bijection", "vertex %d is the image of %d and of a vertex before, want it once", image, v)
		}
		hit[image] = true
	}
	for v := range uint32(len(p)) {
		for _, u := range from.Neighbors(v) {
			if v < u && !adjacent(to, p[v], p[u]) {
				return c.Body[i].reject("map/link", "link %d–%d goes to %d–%d, want a link", v, u, p[v], p[u])
			}
		}
	}
	return nil
}

// roots returns the root of each orbit, in increasing order.
func (b *group) roots() []uint32 {
	var roots []uint32
	for v, r := range b.root {
		if r == uint32(v) {
			roots = append(roots, r)
		}
	}
	return roots
}

// orbitSizes returns the number of vertices in each orbit, at its root.
func (b *group) orbitSizes() map[uint32]int {
	sizes := make(map[uint32]int)
	for _, r := range b.root {
		sizes[r]++
	}
	return sizes
}

// linkOrbits returns the number of orbits of the group on the links of g.
func (b *group) linkOrbits(g Graph) int {
	orbits := 0
	start, root := b.linkRoots(g)
	for v := range uint32(g.Order()) {
		for i, u := range g.Neighbors(v) {
			if a := start[v] + uint32(i); v < u && root[a] == a {
				orbits++
			}
		}
	}
	return orbits
}

// linkRoots returns the orbits of the group on the links of g. Each link is known
// by the place of its lower end's entry for its upper end, the rows being laid
// one after the other: row v begins at start[v]. For each link, root has the
// smallest place in its orbit.
func (b *group) linkRoots(g Graph) (start, root []uint32) {
	n := g.Order()
	start = make([]uint32, n+1)
	for v := range uint32(n) {
		start[v+1] = start[v] + uint32(len(g.Neighbors(v)))
	}
	root = make([]uint32, start[n])
	for a := range root {
		root[a] = uint32(a)
	}
	for v := range uint32(n) {
		for i, u := range g.Neighbors(v) {
			if v > u {
				continue
			}
			for _, p := range b.generators {
				low, high := min(p[v], p[u]), max(p[v], p[u])
				join(root, start[v]+uint32(i), start[low]+position(g, low, high))
			}
		}
	}
	flatten(root)
	return start, root
}

// position returns the place of v in u's row, where it is known to be.
func position(g Graph, u, v uint32) uint32 {
	i, found := slices.BinarySearch(g.Neighbors(u), v)
	if !found {
		panic("certificates: a verified automorphism or tree does not keep to the links")
	}
	return uint32(i)
}

// The orbits are kept as a forest: root[v] leads to v's root, the smallest
// member of its tree, which is its own root.

// find returns the root of v, and shortens the way to it.
func find(root []uint32, v uint32) uint32 {
	for root[v] != v {
		root[v] = root[root[v]]
		v = root[v]
	}
	return v
}

// join makes one tree of those of u and v.
func join(root []uint32, u, v uint32) {
	u, v = find(root, u), find(root, v)
	root[max(u, v)] = min(u, v)
}

// flatten makes every entry lead to its root at once.
func flatten(root []uint32) {
	for v := range root {
		root[v] = find(root, uint32(v))
	}
}
