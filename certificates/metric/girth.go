package metric

import (
	"slices"

	"topocert/certificates"
)

// Girth returns the length of a shortest cycle, None if there is none, by a search from the root of
// every orbit: the least length of a walk that such a search closes, as in shortestCycle. All cycles lie
// in the 2-core, and automorphisms take the 2-core to itself, so only it is searched. Spend is told of
// the steps of each search; its error ends them.
//
// A search meets a link beside its tree when it comes from a vertex of level L to one
// of level L, which makes 2L+1, or to one of level L+1 that has been reached, which
// makes 2L+2. So it ends when 2L+1 is not below the least so far.
func Girth(g certificates.Graph, roots []uint32, spend func(steps int64) error) (uint32, error) {
	core := twoCore(g)
	level := slices.Repeat([]uint32{certificates.None}, g.Order())
	least := certificates.None
	var queue []uint32
	for _, root := range roots {
		if !core[root] {
			continue
		}
		queue = append(queue[:0], root)
		level[root] = 0
		steps := int64(1)
		for head := 0; head < len(queue); head++ {
			v := queue[head]
			l := level[v]
			if 2*l+1 >= least {
				break
			}
			row := g.Neighbors(v)
			steps += int64(len(row))
			for _, u := range row {
				switch {
				case !core[u]:
				case level[u] == certificates.None:
					level[u] = l + 1
					queue = append(queue, u)
				case level[u] >= l:
					least = min(least, l+level[u]+1)
				}
			}
		}
		for _, v := range queue {
			level[v] = certificates.None
		}
		if err := spend(steps); err != nil {
			return 0, err
		}
	}
	return least, nil
}

// twoCore returns the vertices that are left when those with at most one neighbour are
// taken away again and again.
func twoCore(g certificates.Graph) []bool {
	n := g.Order()
	core, degree := make([]bool, n), make([]int, n)
	var leaves []uint32
	for v := range uint32(n) {
		core[v], degree[v] = true, len(g.Neighbors(v))
		if degree[v] < 2 {
			leaves = append(leaves, v)
		}
	}
	for ; len(leaves) > 0; leaves = leaves[1:] {
		v := leaves[0]
		core[v] = false
		for _, u := range g.Neighbors(v) {
			if degree[u]--; degree[u] == 1 {
				leaves = append(leaves, u)
			}
		}
	}
	return core
}
