package oracle

import (
	"maps"
	"math/big"
	"slices"
)

// automorphisms returns the permutations of the vertices that take the links to the links.
func (g Graph) automorphisms() (list []map[int]int) {
	for f := range injections(g.Vertices, g.Vertices) {
		if g.within(g, f) {
			list = append(list, maps.Clone(f))
		}
	}
	return list
}

// within tells whether a map takes the links of g to links of h.
func (g Graph) within(h Graph, f map[int]int) bool {
	return all(g.Links, func(e Link) bool { return h.joined(f[e[0]], f[e[1]]) })
}

func (g Graph) moves(v, w int) bool {
	return some(g.automorphisms(), func(f map[int]int) bool { return f[v] == w })
}

// orbits counts the vertices that no automorphism takes to an earlier one.
func (g Graph) orbits() int {
	group, count := g.automorphisms(), 0
	for i, v := range g.Vertices {
		if !some(group, func(f map[int]int) bool { return slices.Contains(g.Vertices[:i], f[v]) }) {
			count++
		}
	}
	return count
}

func (g Graph) edgeTransitive() bool {
	group := g.automorphisms()
	return all(g.Links, func(e Link) bool {
		return some(group, func(f map[int]int) bool { return link(f[e[0]], f[e[1]]) == g.Links[0] })
	})
}

func isomorphic(g, h Graph) bool {
	return g.order() == h.order() && len(g.Links) == len(h.Links) && contains(g, h)
}

// contains tells whether some subgraph of g is isomorphic to h.
func contains(g, h Graph) bool {
	for f := range injections(h.Vertices, g.Vertices) {
		if h.within(g, f) {
			return true
		}
	}
	return false
}

// embeds tells whether g can be laid into h with this dilation.
func embeds(g, h Graph, dilation int) bool {
	distance := h.distances()
	for f := range injections(g.Vertices, h.Vertices) {
		if all(g.Links, func(e Link) bool { return distance(f[e[0]], f[e[1]]) <= dilation }) {
			return true
		}
	}
	return false
}

// eccentricity is the largest distance from v.
func (g Graph) eccentricity(v int) int {
	distance, most := g.distances(), 0
	for _, u := range g.Vertices {
		most = max(most, distance(v, u))
	}
	return most
}

func (g Graph) eccentricities() (list []int) {
	for _, v := range g.Vertices {
		list = append(list, g.eccentricity(v))
	}
	return list
}

func (g Graph) diameter() int { return slices.Max(append(g.eccentricities(), 0)) }

func (g Graph) radius() int {
	if g.order() == 0 {
		return 0
	}
	return slices.Min(g.eccentricities())
}

func (g Graph) atDistance(v, d int) (count int) {
	distance := g.distances()
	for _, u := range g.Vertices {
		if distance(v, u) == d {
			count++
		}
	}
	return count
}

// sumFrom is the sum of the distances from v to the vertices of its part.
func (g Graph) sumFrom(v int) (sum int) {
	distance := g.distances()
	for _, u := range g.Vertices {
		if d := distance(v, u); d < infinite {
			sum += d
		}
	}
	return sum
}

// distanceSum is twice the Wiener index.
func (g Graph) distanceSum() (sum int) {
	if !g.connected() {
		return infinite
	}
	for _, v := range g.Vertices {
		sum += g.sumFrom(v)
	}
	return sum
}

func (g Graph) degrees() (list []int) {
	for _, v := range g.Vertices {
		list = append(list, len(g.neighbors(v)))
	}
	return list
}

func (g Graph) minDegree() int {
	if g.order() == 0 {
		return 0
	}
	return slices.Min(g.degrees())
}

func (g Graph) maxDegree() int { return slices.Max(append(g.degrees(), 0)) }

// meanDistance is over the ordered pairs of different vertices.
func (g Graph) meanDistance() any {
	n := g.order()
	switch sum := g.distanceSum(); {
	case sum == infinite:
		return infinite
	case n <= 1:
		return "none"
	default:
		return big.NewRat(int64(sum), int64(n*(n-1)))
	}
}
