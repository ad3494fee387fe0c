package lanes

import "iter"

// strongComponents returns for each vertex of a directed graph the number of its strongly
// connected component.
//
// Source: R. Tarjan, "Depth-First Search and Linear Graph Algorithms", SIAM J. Computing
// 1, 1972.
func strongComponents(n int, next func(x uint32) iter.Seq[uint32]) []int32 {
	part := make([]int32, n)
	index, low := make([]int32, n), make([]int32, n)
	for i := range part {
		part[i] = -1
	}
	var stack []uint32
	count, parts := int32(0), int32(0)
	var visit func(x uint32)
	visit = func(x uint32) {
		count++
		index[x], low[x] = count, count
		at := len(stack)
		stack = append(stack, x)
		for y := range next(x) {
			switch {
			case index[y] == 0:
				visit(y)
				low[x] = min(low[x], low[y])
			case part[y] < 0:
				low[x] = min(low[x], index[y])
			}
		}
		if low[x] == index[x] {
			for _, y := range stack[at:] {
				part[y] = parts
			}
			stack = stack[:at]
			parts++
		}
	}
	for root := range uint32(n) {
		if index[root] == 0 {
			visit(root)
		}
	}
	return part
}
