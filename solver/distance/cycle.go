package distance

import (
	"context"
	"fmt"
	"slices"

	"topocert/topology"
)

// TwoColouring returns a colouring of the vertices with 0 and 1 that gives the
// ends of every link different colours or, if there is none, an odd cycle. It
// takes O(order + size) time.
func TwoColouring(g *topology.Graph) (colour, odd []uint32) {
	n := g.Order()
	const none = ^uint32(0)
	colour = slices.Repeat([]uint32{none}, n)
	parent := make([]uint32, n)
	var queue []uint32
	for s := range uint32(n) {
		if colour[s] != none {
			continue
		}
		colour[s], parent[s] = 0, s
		for queue = append(queue[:0], s); len(queue) > 0; queue = queue[1:] {
			v := queue[0]
			for _, u := range g.Neighbors(v) {
				switch colour[u] {
				case none:
					colour[u], parent[u] = 1-colour[v], v
					queue = append(queue, u)
				case colour[v]:
					return nil, closeCycle(wayUp(parent, u, s), wayUp(parent, v, s))
				}
			}
		}
	}
	return colour, nil
}

// closeCycle returns the cycle that two ways to a root and a link between their
// beginnings make: it turns where the ways meet.
func closeCycle(left, right []uint32) []uint32 {
	for len(left) > 1 && len(right) > 1 && left[len(left)-2] == right[len(right)-2] {
		left, right = left[:len(left)-1], right[:len(right)-1]
	}
	slices.Reverse(right)
	return append(left, right[1:]...)
}

// Girth returns the length of a shortest cycle that meets one of the sources, 0 if there is none. With
// one source in each orbit of the automorphism group it is the girth of the graph. Each search stops at
// half the length of the best cycle so far, and there is none from a vertex outside the 2-core. The
// context is checked once a source.
func Girth(ctx context.Context, g *topology.Graph, sources []uint32) (int, error) {
	n := g.Order()
	core := twoCore(g)
	level := slices.Repeat([]uint32{Unreached}, n)
	parent := make([]uint32, n)
	best := 0
	queue := make([]uint32, 0, n)
	for _, s := range sources {
		if !core[s] {
			continue
		}
		if err := ctx.Err(); err != nil {
			return 0, fmt.Errorf("girth: %w", err)
		}
		best = shortestThrough(g, s, best, level, parent, &queue)
		for _, v := range queue {
			level[v] = Unreached
		}
	}
	return best, nil
}

// twoCore returns the vertices that are left when those with at most one neighbour are
// taken away again and again: all that lie on cycles, or on ways between cycles.
func twoCore(g *topology.Graph) []bool {
	n := g.Order()
	core, degree := make([]bool, n), make([]int32, n)
	var leaves []uint32
	for v := range uint32(n) {
		core[v], degree[v] = true, int32(g.Degree(v))
		if degree[v] < 2 {
			leaves = append(leaves, v)
		}
	}
	for len(leaves) > 0 {
		v := leaves[len(leaves)-1]
		leaves = leaves[:len(leaves)-1]
		core[v] = false
		for _, u := range g.Neighbors(v) {
			if degree[u]--; degree[u] == 1 {
				leaves = append(leaves, u)
			}
		}
	}
	return core
}

// shortestThrough returns the length of a shortest closed walk through s that is a cycle, or what is given
// (0: none) if that is no longer. On a shortest cycle through s, a link between branches of the search
// tree closes it.
func shortestThrough(g *topology.Graph, s uint32, best int, level, parent []uint32, queue *[]uint32) int {
	q := append((*queue)[:0], s)
	level[s], parent[s] = 0, s
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
					best = length
				}
			}
		}
	}
	*queue = q
	return best
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
