package solver

import (
	"slices"

	"topocert/topology"
)

// twoColouring returns a colouring of the vertices with 0 and 1 that gives the
// ends of every link different colours or, if there is none, an odd cycle.
func twoColouring(g *topology.Graph) (colour, odd []uint32) {
	n := g.Order()
	colour = make([]uint32, n)
	done := make([]bool, n)
	var level, order []uint32
	for s := range uint32(n) {
		if done[s] {
			continue
		}
		level, order = Levels(g, s, level, order)
		for _, v := range order {
			done[v] = true
			colour[v] = level[v] % 2
		}
		for _, v := range order {
			for _, u := range g.Neighbors(v) {
				if colour[u] == colour[v] {
					return nil, closedWalk(g, level, u, v)
				}
			}
		}
	}
	return colour, nil
}

// closedWalk returns the cycle of the link u–v, both of one level, and the ways
// down from u and v by smallest neighbours to the first vertex they share.
func closedWalk(g *topology.Graph, level []uint32, u, v uint32) []uint32 {
	down := func(v uint32) uint32 {
		for _, w := range g.Neighbors(v) {
			if level[w]+1 == level[v] {
				return w
			}
		}
		panic("solver: a level without one below it") // Levels makes none
	}
	left, right := []uint32{u}, []uint32{v}
	for u != v {
		u, v = down(u), down(v)
		left, right = append(left, u), append(right, v)
	}
	slices.Reverse(right)
	return append(left, right[1:]...)
}

// Girth returns the length of a shortest cycle that meets one of the sources,
// and such a cycle; 0 if there is none. With one source in each orbit of the
// automorphism group it is the girth of the graph. Each search stops at half
// the length of the best cycle so far.
func Girth(g *topology.Graph, sources []uint32) (int, []uint32) {
	n := g.Order()
	level := make([]uint32, n)
	for v := range level {
		level[v] = Unreached
	}
	parent := make([]uint32, n)
	var best []uint32
	queue := make([]uint32, 0, n)
	for _, s := range sources {
		if cycle := shortestThrough(g, s, len(best), level, parent, &queue); cycle != nil {
			best = cycle
		}
		for _, v := range queue {
			level[v] = Unreached
		}
	}
	return len(best), best
}

// shortestThrough returns a shortest closed walk through s that is a cycle and
// shorter than limit (0: any), or nil. On a shortest cycle through s, a link
// between branches of the search tree closes it.
func shortestThrough(g *topology.Graph, s uint32, limit int, level, parent []uint32, queue *[]uint32) []uint32 {
	q := append((*queue)[:0], s)
	level[s], parent[s] = 0, s
	best, u0, v0 := limit, s, s
	for head := 0; head < len(q); head++ {
		v := q[head]
		if best > 0 && 2*int(level[v])+1 >= best {
			break
		}
		for _, u := range g.Neighbors(v) {
			switch {
			case level[u] == Unreached:
				level[u], parent[u] = level[v]+1, v
				q = append(q, u)
			case u != parent[v]:
				if length := int(level[u] + level[v] + 1); best == 0 || length < best {
					best, u0, v0 = length, u, v
				}
			}
		}
	}
	*queue = q
	if u0 == v0 {
		return nil
	}
	// The two ways to s may share their ends; the cycle begins where they part.
	left, right := wayUp(parent, u0, s), wayUp(parent, v0, s)
	for len(left) > 1 && len(right) > 1 && left[len(left)-2] == right[len(right)-2] {
		left, right = left[:len(left)-1], right[:len(right)-1]
	}
	slices.Reverse(right)
	return append(left, right[1:]...)
}

// wayUp returns the vertices from v to the root s of the search tree.
func wayUp(parent []uint32, v, s uint32) []uint32 {
	way := []uint32{v}
	for v != s {
		v = parent[v]
		way = append(way, v)
	}
	return way
}
