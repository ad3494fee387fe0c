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
		return func(net *family.Member, _ []int64) (int64, bool) { return degree(net, name == "max_degree"), true }
	case "diameter", "radius":
		return func(net *family.Member, _ []int64) (int64, bool) {
			x := int64(-1)
			if net.Order() > mostPairs {
				return 0, false
			}
			for v := range uint32(net.Order()) {
				level := Distances(net, v)
				e := slices.Max(level)
				switch {
				case slices.Min(level) < 0:
					return 0, false
				case x < 0, name == "diameter" && e > x, name == "radius" && e < x:
					x = e
				}
			}
			return x, true
		}
	case "girth":
		return girth
	}
	return nil
}

func degree(net *family.Member, most bool) int64 {
	d := int64(len(net.Neighbors(0)))
	for v := range uint32(net.Order()) {
		if e := int64(len(net.Neighbors(v))); (e > d) == most {
			d = e
		}
	}
	return d
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
