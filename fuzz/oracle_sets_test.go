package fuzz

import (
	"slices"

	"topocert/topology"
)

// largestCluster returns the size of the largest set of vertices of which no two
// are further apart than d: it goes through all such sets; small networks only.
func largestCluster(net topology.Network, d uint64) int {
	n := uint32(net.Order())
	near := make([][]bool, n)
	for v := range n {
		near[v] = make([]bool, n)
		for u, l := range levels(net, v) {
			near[v][u] = l >= 0 && uint64(l) <= d
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

// hasHamiltonianCycle searches all paths; small networks only.
func hasHamiltonianCycle(net topology.Network) bool {
	n := net.Order()
	used := make([]bool, n)
	var extend func(v uint32, length int) bool
	extend = func(v uint32, length int) bool {
		if length == n {
			return n >= 3 && slices.Contains(net.Neighbors(v), 0)
		}
		for _, u := range net.Neighbors(v) {
			if !used[u] {
				used[u] = true
				if extend(u, length+1) {
					return true
				}
				used[u] = false
			}
		}
		return false
	}
	used[0] = true
	return extend(0, 1)
}

// bisectionWidth tries all balanced cuts; small networks only.
func bisectionWidth(net topology.Network) int {
	n := net.Order()
	best := net.Size()
	inside := make([]bool, n)
	var place func(v, taken int)
	place = func(v, taken int) {
		if taken == n/2 {
			width := 0
			for a, b := range net.CSR().Edges() {
				if inside[a] != inside[b] {
					width++
				}
			}
			best = min(best, width)
			return
		}
		if n-v < n/2-taken {
			return
		}
		inside[v] = true
		place(v+1, taken+1)
		inside[v] = false
		place(v+1, taken)
	}
	place(0, 0)
	return best
}
