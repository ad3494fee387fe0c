package learn

import (
	"slices"

	"topocert/certificates/family"
)

// mostPairs bounds the vertices of members of which distances between all pairs are computed.
const mostPairs = 500

// Fact returns the function for [Family.Value] of a number that the members have: order, size,
// min_degree, max_degree, diameter, radius, girth; nil for other names. Those of distances are
// computed of members of at most 500 vertices that are connected.
func Fact(name string) func(net *family.Member, params []int64) (int64, bool) {
	switch name {
	case "order":
		return func(net *family.Member, _ []int64) (int64, bool) { return int64(net.Order()), true }
	case "size":
		return func(net *family.Member, _ []int64) (int64, bool) { return int64(net.Size()), true }
	case "min_degree", "max_degree":
		return extreme(name == "max_degree", func(net *family.Member, v uint32) int64 { return int64(len(net.Neighbors(v))) })
	case "diameter", "radius":
		return func(net *family.Member, params []int64) (int64, bool) {
			if net.Order() > mostPairs {
				return 0, false
			}
			x, _ := extreme(true, eccentricity)(net, params)
			if name == "radius" && x < infinite {
				return extreme(false, eccentricity)(net, params)
			}
			return x, x < infinite
		}
	case "girth":
		return girth
	}
	return nil
}

// infinite is the eccentricity of a vertex from which not all are reached.
const infinite = 1 << 40

func eccentricity(net *family.Member, v uint32) int64 {
	level := Distances(net, v)
	if slices.Contains(level, -1) {
		return infinite
	}
	return slices.Max(level)
}

// extreme is the largest or the smallest of the vertices' numbers.
func extreme(largest bool, of func(net *family.Member, v uint32) int64) func(net *family.Member, params []int64) (int64, bool) {
	return func(net *family.Member, _ []int64) (int64, bool) {
		x := of(net, 0)
		for v := range uint32(net.Order()) {
			if y := of(net, v); (y > x) == largest {
				x = y
			}
		}
		return x, true
	}
}

// girth is by a breadth-first search from each vertex: the least sum of levels of two ends of a
// link that closes a cycle.
func girth(net *family.Member, _ []int64) (int64, bool) {
	if net.Order() > mostPairs {
		return 0, false
	}
	best := int64(-1)
	for root := range uint32(net.Order()) {
		level, from := make([]int64, net.Order()), make([]uint32, net.Order())
		queue := []uint32{root}
		level[root], from[root] = 1, none
		for len(queue) > 0 {
			v := queue[0]
			queue = queue[1:]
			for _, u := range net.Neighbors(v) {
				switch {
				case level[u] == 0:
					level[u], from[u] = level[v]+1, v
					queue = append(queue, u)
				case u != from[v]:
					if around := level[u] + level[v] - 1; best < 0 || around < best {
						best = around
					}
				}
			}
		}
	}
	return best, best > 0
}
