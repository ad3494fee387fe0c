package distance

import "topocert/topology"

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

// Degrees returns the smallest and the largest degree; zeros if there is no vertex.
func Degrees(g interface {
	Order() int
	Degree(v uint32) int
}) (least, most int) {
	for v := range uint32(g.Order()) {
		d := g.Degree(v)
		if v == 0 {
			least = d
		}
		least, most = min(least, d), max(most, d)
	}
	return least, most
}

// Parents returns a tree of shortest paths: the first neighbour of each vertex that is one level
// nearer, and Unreached for those that have none.
func Parents(g *topology.Graph, level []uint32) []uint32 {
	parent := make([]uint32, g.Order())
	for v := range parent {
		parent[v] = Unreached
		for _, u := range g.Neighbors(uint32(v)) {
			if level[u] < level[v] {
				parent[v] = u
				break
			}
		}
	}
	return parent
}

// LevelCounts returns the number of vertices of each level.
func LevelCounts(level, order []uint32) []int {
	counts := make([]int, level[order[len(order)-1]]+1)
	for _, v := range order {
		counts[level[v]]++
	}
	return counts
}
