package learn

import (
	"context"
	"slices"
)

// Steps finds terms for how many hops along each neighbour of the text, forwards or backwards, a
// shortest path from the root to a vertex has: of some paths, so that from each vertex but the
// root some hop makes one of the terms smaller by 1, and no other larger.
func (f *Family) Steps(ctx context.Context, root Tuple) ([]*Term, error) {
	counts := make([]table, len(f.items))
	for i := range counts {
		counts[i] = make(table)
	}
	for _, m := range f.everywhere() {
		hops := f.hops(m, m.vertex(root))
		if hops == nil {
			return nil, f.failed("not all vertices of %s are reached from %s", m.Name(), root)
		}
		for i := range counts {
			counts[i][m] = hops[i]
		}
	}
	var list []*Term
	for _, of := range counts {
		t, err := f.part(ctx, root, upTo(f.width()), from(root, of))
		if err != nil {
			return nil, err
		}
		list = append(list, t)
	}
	return list, nil
}

// hops counts the hops along each item on the shortest path of each vertex that a breadth-first
// search finds, items in their order.
func (f *Family) hops(m *member, root uint32) [][]int64 {
	n := m.Order()
	type hop struct {
		to   uint32
		item int
	}
	next := make([][]hop, n)
	for i, it := range f.items {
		m.links(it, func(v, u uint32) { next[v], next[u] = append(next[v], hop{u, i}), append(next[u], hop{v, i}) })
	}
	counts := make([][]int64, len(f.items))
	for i := range counts {
		counts[i] = make([]int64, n)
	}
	reached := make([]bool, n)
	reached[root] = true
	queue := []uint32{root}
	for at := 0; at < len(queue); at++ {
		v := queue[at]
		slices.SortStableFunc(next[v], func(a, b hop) int { return a.item - b.item })
		for _, h := range next[v] {
			if reached[h.to] {
				continue
			}
			reached[h.to] = true
			queue = append(queue, h.to)
			for i := range counts {
				counts[i][h.to] = counts[i][v]
			}
			counts[h.item][h.to]++
		}
	}
	if len(queue) < n {
		return nil
	}
	return counts
}
