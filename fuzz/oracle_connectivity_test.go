package fuzz

import (
	"slices"

	"topocert/topology"
)

// Connectivities and detours by their definitions; small networks only.

// leastRemoved returns the size of a smallest set of vertices that satisfies the
// predicate. The set of all vertices does.
func leastRemoved(net topology.Network, wanted func(gone []bool) bool) int {
	gone := make([]bool, net.Order())
	var choose func(from, more int) bool
	choose = func(from, more int) bool {
		if more == 0 {
			return wanted(gone)
		}
		for v := from; v+more <= len(gone); v++ {
			gone[v] = true
			if choose(v+1, more-1) {
				return true
			}
			gone[v] = false
		}
		return false
	}
	k := 0
	for !choose(0, k) {
		k++
	}
	return k
}

// vertexConnectivity tries all sets of vertices, the small ones first.
func vertexConnectivity(net topology.Network) int {
	if n := net.Order(); net.Size() == n*(n-1)/2 {
		return n - 1
	}
	return leastRemoved(net, func(gone []bool) bool {
		s := slices.Index(gone, false)
		if s < 0 {
			return true
		}
		for v, level := range reached(net, uint32(s), func(_, v uint32) bool { return !gone[v] }) {
			if level < 0 && !gone[v] {
				return true
			}
		}
		return false
	})
}

// disjointPaths is, by Menger's theorem, the size of a smallest set that separates
// s from t once the link between them is gone, and 1 more if there is one.
func disjointPaths(net topology.Network, s, t uint32) int {
	if s == t {
		return 0
	}
	direct := 0
	if slices.Contains(net.Neighbors(s), t) {
		direct = 1
	}
	return direct + leastRemoved(net, func(gone []bool) bool {
		if gone[s] || gone[t] {
			return !slices.Contains(gone, false)
		}
		return reached(net, s, func(u, v uint32) bool { return !gone[v] && (u != s || v != t) })[t] < 0
	})
}

// edgeConnectivity merges vertices: M. Stoer, F. Wagner, "A simple min-cut
// algorithm", J. ACM 44, 1997.
func edgeConnectivity(net topology.Network) int {
	n := net.Order()
	if n == 1 {
		return 0
	}
	weight := make([][]int, n)
	left := make([]int, n)
	for v := range weight {
		weight[v] = make([]int, n)
		left[v] = v
		for _, u := range net.Neighbors(uint32(v)) {
			weight[v][u] = 1
		}
	}
	best := net.Size()
	for len(left) > 1 {
		// Vertices are taken up one by one, that with the most links to those
		// before first; the last alone is a side, then goes into the one before.
		tied := make([]int, n)
		waiting := slices.Clone(left)
		last, before := -1, -1
		for len(waiting) > 0 {
			i := 0
			for j := range waiting {
				if tied[waiting[j]] > tied[waiting[i]] {
					i = j
				}
			}
			last, before = waiting[i], last
			waiting = slices.Delete(waiting, i, i+1)
			for _, v := range waiting {
				tied[v] += weight[last][v]
			}
		}
		best = min(best, tied[last])
		for v := range weight {
			weight[before][v] += weight[last][v]
			weight[v][before] = weight[before][v]
		}
		left = slices.DeleteFunc(left, func(v int) bool { return v == last })
	}
	return best
}

// faultDetour tries all faults and all pairs; −1 for infinite.
func faultDetour(net topology.Network, links bool) int {
	worst := 0
	compare := func(dead int, alive func(u, v uint32) bool) {
		for s := range uint32(net.Order()) {
			if int(s) == dead {
				continue
			}
			whole := reached(net, s, func(u, v uint32) bool { return true })
			for t, level := range reached(net, s, alive) {
				switch {
				case worst < 0 || t == dead || whole[t] < 0:
				case level < 0:
					worst = -1
				default:
					worst = max(worst, level-whole[t])
				}
			}
		}
	}
	if !links {
		for f := range net.Order() {
			compare(f, func(_, v uint32) bool { return int(v) != f })
		}
		return worst
	}
	for a, b := range net.CSR().Edges() {
		compare(-1, func(u, v uint32) bool { return min(u, v) != a || max(u, v) != b })
	}
	return worst
}
