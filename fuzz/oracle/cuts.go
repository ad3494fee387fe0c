package oracle

import "slices"

// without one of these sets, a graph has parts that are as wanted: the size of a smallest one.
func (g Graph) leastVertices(wanted func(Graph) bool) int {
	return smallest(g.Vertices, func(s []int) bool { return wanted(g.without(s, nil)) })
}

func (g Graph) leastLinks(wanted func(Graph) bool) int {
	return smallest(g.Links, func(f []Link) bool { return wanted(g.without(nil, f)) })
}

func (g Graph) vertexConnectivity() int { return g.leastVertices(apart) }
func (g Graph) edgeConnectivity() int   { return g.leastLinks(apart) }

// apart tells whether a graph falls apart, or has one vertex or none.
func apart(left Graph) bool { return !left.connected() || left.order() <= 1 }

// large tells whether there are several parts, and each has more than so many vertices.
func large(g Graph, than int) bool {
	parts := g.components()
	return len(parts) > 1 && all(parts, func(p []int) bool { return len(p) > than })
}

func (g Graph) extraConnectivity(than int) int {
	return g.leastVertices(func(left Graph) bool { return large(left, than) })
}

func (g Graph) restrictedEdgeConnectivity() int {
	return g.leastLinks(func(left Graph) bool { return large(left, 1) })
}

// strictlyRestrictedConnectivity is that of sets that hold all neighbours of no vertex.
func (g Graph) strictlyRestrictedConnectivity() int {
	return smallest(g.Vertices, func(s []int) bool {
		return !g.without(s, nil).connected() && g.conditional(s)
	})
}

func (g Graph) componentConnectivity(parts int) int {
	return g.leastVertices(func(left Graph) bool { return len(left.components()) >= parts })
}

func (g Graph) cyclicEdgeConnectivity() int {
	return g.leastLinks(func(left Graph) bool {
		count := 0
		for _, p := range left.components() {
			if len(left.induced(p).cycles()) > 0 {
				count++
			}
		}
		return count >= 2
	})
}

// cut is the number of links with one end in s.
func (g Graph) cut(s []int) (count int) {
	for _, e := range g.Links {
		if slices.Contains(s, e[0]) != slices.Contains(s, e[1]) {
			count++
		}
	}
	return count
}

func (g Graph) bisection() int {
	least := infinite
	for s := range subsets(g.Vertices, g.order()/2) {
		if len(s) == g.order()/2 {
			least = min(least, g.cut(s))
		}
	}
	return least
}

// worst is the largest value without at most f vertices, or without at most f links.
func (g Graph) worst(f int, links bool, value func(Graph) int) (most int) {
	g.faulty(f, !links, links, func(left Graph) bool {
		most = max(most, value(left))
		return true
	})
	return most
}

// longer is the most by which a distance of two vertices left, that are joined by a path in
// the whole, is longer in what is left.
func (g Graph) longer(left Graph) (most int) {
	whole, rest := g.distances(), left.distances()
	for _, p := range left.pairs() {
		before, after := whole(p[0], p[1]), rest(p[0], p[1])
		switch {
		case before == infinite:
		case after == infinite:
			return infinite
		default:
			most = max(most, after-before)
		}
	}
	return most
}
