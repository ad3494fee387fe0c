package fuzz

import (
	"slices"

	"topocert/solver/distance"
	"topocert/topology"
)

// largestCluster returns the size of the largest set of vertices of which no two
// are further apart than d: it goes through all such sets; small networks only.
func largestCluster(net topology.Network, d uint64) int {
	n := uint32(net.Order())
	near := make([][]bool, n)
	for v := range n {
		level, _ := distance.Levels(net.CSR(), v, nil, nil)
		near[v] = make([]bool, n)
		for u, l := range level {
			near[v][u] = l != distance.Unreached && uint64(l) <= d
		}
	}
	best := 0
	var set []uint32
	var extend func(from uint32)
	extend = func(from uint32) {
		best = max(best, len(set))
		for v := from; v < n && len(set)+int(n-v) > best; v++ {
			if !slices.ContainsFunc(set, func(u uint32) bool { return !near[u][v] }) {
				set = append(set, v)
				extend(v + 1)
				set = set[:len(set)-1]
			}
		}
	}
	extend(0)
	return best
}

// contains tells whether the links of the other network are, with its vertices
// renamed, among those of net: it tries all renamings; small networks only.
func contains(net, other topology.Network) bool {
	n := uint32(net.Order())
	if other.Order() != int(n) {
		return false
	}
	var image []uint32
	used := make([]bool, n)
	var place func() bool
	place = func() bool {
		v := uint32(len(image))
		if v == n {
			return true
		}
		for to := range n {
			fits := !used[to]
			for _, u := range other.Neighbors(v) {
				fits = fits && (u >= v || slices.Contains(net.Neighbors(to), image[u]))
			}
			if !fits {
				continue
			}
			used[to], image = true, append(image, to)
			if place() {
				return true
			}
			used[to], image = false, image[:v]
		}
		return false
	}
	return place()
}
