package solver

import (
	"math/big"

	"topocert/topology"
)

// Unreached is the level of a vertex that no path joins to the source.
const Unreached = ^uint32(0)

// Levels searches g breadth first from source. It returns the level of every
// vertex, which is its distance from source or Unreached, and the reached
// vertices in the order of the search: source first, a farthest vertex last.
// So len(order) vertices are reached, and level[order[len(order)-1]] is the
// eccentricity of source within its component.
//
// The two arguments are buffers, reused when they can hold Order() entries and
// replaced when they cannot; nil is allowed. Levels takes O(order + size) time.
// It panics if source is not a vertex of g.
func Levels(g *topology.Graph, source uint32, level, order []uint32) (_, _ []uint32) {
	n := g.Order()
	if cap(level) < n {
		level = make([]uint32, n)
	}
	if cap(order) < n {
		order = make([]uint32, n)
	}
	level, order = level[:n], order[:n]
	for v := range level {
		level[v] = Unreached
	}
	level[source] = 0
	order[0] = source
	reached := 1
	for head := 0; head < reached; head++ {
		v := order[head]
		next := level[v] + 1
		for _, u := range g.Neighbors(v) {
			if level[u] == Unreached {
				level[u] = next
				order[reached] = u
				reached++
			}
		}
	}
	return level, order[:reached]
}

// Distances sums up the distances between all ordered pairs of vertices, each
// vertex with itself included. All numbers are exact.
type Distances struct {
	// Connected tells whether the graph has exactly one component. The empty
	// graph has none and is not connected.
	Connected bool
	// Diameter and Radius are the largest and the smallest eccentricity. Both
	// are −1 if the graph is not connected.
	Diameter, Radius int
	// Sum is the sum of the distances over the ordered pairs that a path joins.
	Sum *big.Int
	// Histogram[d] is the number of ordered pairs at distance d, for d from 0
	// to the largest distance of a pair that a path joins.
	Histogram []uint64
	// Eccentricity[v] is the largest distance from v, or Unreached if some
	// vertex is not reached from v.
	Eccentricity []uint32
	// Signature[v] is a hash of the numbers of vertices at distance 0, 1, 2, …
	// from v. Vertices for which these numbers agree have equal signatures;
	// others have different ones but for a chance of about 2⁻⁶⁴ a pair. It is
	// the same in every run and on every machine.
	Signature []uint64
}
