package oracle

import "slices"

// All returns the graphs of n vertices, n ≤ 7, one of each class of isomorphic ones: each is
// one of n−1 vertices with another vertex, and of equal ones in another order the one whose
// list of pairs is least is kept (orderly generation without its order: about 10⁸ steps for
// n = 7). There are 1, 1, 2, 4, 11, 34, 156, 1044: OEIS A000088.
func All(n int) []Graph {
	if n == 0 {
		return []Graph{New(0)}
	}
	var list []Graph
	seen := make(map[uint32]bool)
	for _, smaller := range All(n - 1) {
		for neighbors := range subsets(smaller.Vertices, n-1) {
			g := New(n, slices.Clone(smaller.Links)...)
			for _, v := range neighbors {
				g.Links = append(g.Links, Link{v, n - 1})
			}
			if form := canonical(g); !seen[form] {
				seen[form] = true
				list = append(list, g)
			}
		}
	}
	return list
}

// canonical returns the least set of pairs, as the bits of a number, over all orders of the
// vertices in which their degrees do not fall.
func canonical(g Graph) uint32 {
	n := g.order()
	var joined [7][7]bool
	degree := make([]int, n)
	for _, e := range g.Links {
		joined[e[0]][e[1]], joined[e[1]][e[0]] = true, true
		degree[e[0]]++
		degree[e[1]]++
	}
	sorted := slices.Sorted(slices.Values(degree))
	least := ^uint32(0)
	var order []int
	var place func(bits uint32)
	place = func(bits uint32) {
		i := len(order)
		if i == n {
			least = min(least, bits)
			return
		}
		for v := range n {
			if degree[v] != sorted[i] || slices.Contains(order, v) {
				continue
			}
			b := bits
			for j, u := range order {
				if joined[u][v] {
					b |= 1 << (i*(i-1)/2 + j)
				}
			}
			order = append(order, v)
			place(b)
			order = order[:i]
		}
	}
	place(0)
	return least
}
