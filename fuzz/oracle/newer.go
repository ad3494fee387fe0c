package oracle

import (
	"math/big"
	"slices"
)

// tightlySuperConnected looks at what smallest cuts leave.
func (g Graph) tightlySuperConnected() bool {
	least := smallest(g.Vertices, func(s []int) bool { return !g.without(s, nil).connected() })
	for s := range subsets(g.Vertices, least) {
		if parts := g.without(s, nil).components(); len(s) == least && len(parts) > 1 &&
			(len(parts) > 2 || len(parts[0]) > 1 && len(parts[1]) > 1) {
			return false
		}
	}
	return true
}

// generalizedConnectivity packs the trees that contain some vertices.
func (g Graph) generalizedConnectivity(r int) int {
	least := g.maxDegree()
	for s := range subsets(g.Vertices, r) {
		if len(s) != r {
			continue
		}
		type tree struct {
			links []Link
			inner []int
		}
		var trees []tree
		for links := range subsets(g.Links, len(g.Links)) {
			t := tree{links: links}
			touched := slices.Clone(s)
			for _, e := range links {
				for _, v := range e {
					if !slices.Contains(touched, v) {
						touched, t.inner = append(touched, v), append(t.inner, v)
					}
				}
			}
			h := Graph{Vertices: touched, Links: slices.Clone(links)}
			if len(links) == len(touched)-1 && h.connected() {
				t.links = slices.Clone(links)
				trees = append(trees, t)
			}
		}
		most := 0
		families(trees, func(a, b tree) bool {
			return !some(a.links, func(e Link) bool { return slices.Contains(b.links, e) }) && !some(a.inner, func(v int) bool { return slices.Contains(b.inner, v) })
		}, func(chosen []tree) bool { most = max(most, len(chosen)); return true })
		least = min(least, most)
	}
	return least
}

// independentTreesOfAll packs spanning trees of which no two share a link, or an inner vertex (Hasunuma 2001).
func (g Graph) independentTreesOfAll() (most int) {
	inner := func(t []Link, v int) bool {
		return len(slices.DeleteFunc(slices.Clone(t), func(e Link) bool { return !e.has(v) })) > 1
	}
	if g.order() == 0 {
		return 0
	}
	families(g.trees(), func(a, b []Link) bool {
		return !some(a, func(e Link) bool { return slices.Contains(b, e) }) && !some(g.Vertices, func(v int) bool { return inner(a, v) && inner(b, v) })
	}, func(chosen [][]Link) bool { most = max(most, len(chosen)); return true })
	return most
}

// coverable looks for disjoint paths through all vertices between any k and any k others.
func (g Graph) coverable(k int, paired bool) bool {
	var cover func(left Graph, s, t []int) bool
	cover = func(left Graph, s, t []int) bool {
		if len(s) == 0 {
			return left.order() == 0
		}
		for i, end := range t {
			if i > 0 && paired {
				break
			}
			if !slices.Contains(left.Vertices, s[0]) || !slices.Contains(left.Vertices, end) {
				continue
			}
			for p := range left.paths(s[0], end) {
				if cover(left.without(slices.Clone(p), nil), s[1:], slices.Delete(slices.Clone(t), i, i+1)) {
					return true
				}
			}
		}
		return false
	}
	var place func(ends []int) bool
	place = func(ends []int) bool {
		if len(ends) == 2*k {
			return cover(g, ends[:k], ends[k:])
		}
		return all(g.Vertices, func(v int) bool { return slices.Contains(ends, v) || place(append(ends[:len(ends):len(ends)], v)) })
	}
	return place(nil)
}

// genus goes through all rotations and counts the faces.
func (g Graph) genus() int {
	least := infinite
	around := make(map[int][]int)
	var turn func(i int)
	turn = func(i int) {
		if i < g.order() {
			v := g.Vertices[i]
			list := g.neighbors(v)
			if len(list) == 0 {
				turn(i + 1)
				return
			}
			for f := range injections(list[1:], list[1:]) {
				around[v] = list[:1:1]
				for _, u := range list[1:] {
					around[v] = append(around[v], f[u])
				}
				turn(i + 1)
			}
			return
		}
		faces, seen := 0, make(map[[2]int]bool)
		for _, e := range g.Links {
			for _, side := range [][2]int{{e[0], e[1]}, {e[1], e[0]}} {
				if !seen[side] {
					faces++
				}
				for !seen[side] {
					seen[side] = true
					next := around[side[1]]
					side = [2]int{side[1], next[(slices.Index(next, side[0])+1)%len(next)]}
				}
			}
		}
		if len(g.Links) == 0 {
			faces = 1
		}
		least = min(least, (2-g.order()+len(g.Links)-faces)/2)
	}
	turn(0)
	return least
}

// resistance is the quotient of the numbers of spanning trees of G with u and v made one, and of G.
func (g Graph) resistance(u, v int) any {
	if !g.connected() {
		return infinite
	}
	if u == v {
		return new(big.Rat)
	}
	// A spanning tree of what comes of it is a set of links without cycles, that joins all to u or v but not these.
	forests := 0
	for f := range subsets(g.Links, max(0, g.order()-2)) {
		h := Graph{Vertices: g.Vertices, Links: slices.Clone(f)}
		distance := h.distances()
		if len(f) == g.order()-2 && len(h.components()) == 2 && distance(u, v) == infinite {
			forests++
		}
	}
	return big.NewRat(int64(forests), int64(len(g.trees())))
}

// weighted is of the degrees and eccentricities; infinite if the graph is not connected.
func (g Graph) weighted(of func(degrees, eccentricities []int) int) int {
	if !g.connected() {
		return infinite
	}
	return of(g.degrees(), g.eccentricities())
}

// degreesApart is the sum over the pairs of their distance times what is of their degrees.
func (g Graph) degreesApart(of func(a, b int) int) (sum int) {
	if !g.connected() {
		return infinite
	}
	distance := g.distances()
	for _, p := range g.pairs() {
		if p[0] < p[1] {
			sum += distance(p[0], p[1]) * of(len(g.neighbors(p[0])), len(g.neighbors(p[1])))
		}
	}
	return sum
}

// structureConnectivity takes copies of a graph away, one after the other.
func (g Graph) structureConnectivity(h Graph) int {
	var copies [][]int
	for f := range injections(h.Vertices, g.Vertices) {
		if h.within(g, f) {
			var s []int
			for _, v := range h.Vertices {
				s = append(s, f[v])
			}
			copies = append(copies, s)
		}
	}
	least := infinite
	for chosen := range subsets(copies, min(len(copies), 2)) { // of at most 4 vertices two are enough
		left := g
		for _, s := range chosen {
			left = left.without(s, nil)
		}
		if !left.connected() {
			least = min(least, len(chosen))
		}
	}
	return least
}
