package distance

import (
	"context"
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/metric"
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

// Girth returns the length of a shortest cycle, 0 if there is none, of a graph that has one through one of
// the sources, if any: with one in each orbit of the automorphism group it has. The context is checked once
// a source.
func Girth(ctx context.Context, g *topology.Graph, sources []uint32) (int, error) {
	girth, err := metric.Girth(g, sources, func(int64) error { return ctx.Err() })
	switch {
	case err != nil:
		return 0, fmt.Errorf("girth: %w", err)
	case girth == certificates.None:
		return 0, nil
	}
	return int(girth), nil
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
