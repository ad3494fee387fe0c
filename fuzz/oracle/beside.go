package oracle

import "slices"

// beside tells whether two paths with the same ends are different and share only their ends.
func beside(p, q []int) bool {
	inner := q[1 : len(q)-1]
	return !slices.Equal(p, q) && !some(p[1:len(p)-1], func(v int) bool { return slices.Contains(inner, v) })
}

// families calls a function for each set of things that get on with one another, in the order
// of the list, until it returns false.
func families[T any](list []T, fits func(a, b T) bool, visit func([]T) bool) {
	var extend func(chosen []T, from int) bool
	extend = func(chosen []T, from int) bool {
		if !visit(chosen) {
			return false
		}
		for i := from; i < len(list); i++ {
			if all(chosen, func(c T) bool { return fits(c, list[i]) }) && !extend(append(slices.Clone(chosen), list[i]), i+1) {
				return false
			}
		}
		return true
	}
	extend(nil, 0)
}

// container tells whether k paths from u to v beside one another are as wanted, all together.
func (g Graph) container(u, v, k int, wanted func([][]int) bool) (found bool) {
	var list [][]int
	for p := range g.paths(u, v) {
		list = append(list, p)
	}
	families(list, beside, func(ps [][]int) bool {
		found = found || len(ps) == k && wanted(ps)
		return !found
	})
	return found
}

// short tells whether the paths have at most so many links each.
func short(most int) func([][]int) bool {
	return func(ps [][]int) bool { return all(ps, func(p []int) bool { return len(p)-1 <= most }) }
}

func (g Graph) disjointPaths(u, v int) (most int) {
	if u == v {
		return 0
	}
	for g.container(u, v, most+1, short(infinite)) {
		most++
	}
	return most
}

func (g Graph) wideDiameter(k int) (most int) {
	for _, p := range g.pairs() {
		l := 1
		for l < g.order() && !g.container(p[0], p[1], k, short(l)) {
			l++
		}
		if l == g.order() {
			return infinite
		}
		most = max(most, l)
	}
	return most
}

// spanningContainer tells whether k paths beside one another go through all vertices.
func (g Graph) spanningContainer(u, v, k int) bool {
	return g.container(u, v, k, func(ps [][]int) bool {
		return all(g.Vertices, func(w int) bool {
			return some(ps, func(p []int) bool { return slices.Contains(p, w) })
		})
	})
}

func (g Graph) spanningConnected(k int) bool {
	return k >= 1 && all(g.pairs(), func(p [2]int) bool { return g.spanningContainer(p[0], p[1], k) })
}

func (g Graph) spanningLaceable(k int) bool {
	return k >= 1 && g.laceable(func(u, v int) bool { return g.spanningContainer(u, v, k) })
}

// disjointHamiltonianCycles is the largest number of cycles through all vertices no two of
// which share a link.
func (g Graph) disjointHamiltonianCycles() (most int) {
	var list [][]Link
	for _, c := range g.cycles() {
		if len(c) == g.order() {
			list = append(list, c)
		}
	}
	apart := func(c, d []Link) bool { return !some(c, func(e Link) bool { return slices.Contains(d, e) }) }
	families(list, apart, func(cs [][]Link) bool {
		most = max(most, len(cs))
		return true
	})
	return most
}

// independentTrees is the largest number of spanning trees such that from each vertex to the
// root the paths in any two are beside one another.
func (g Graph) independentTrees(root int) (most int) {
	if g.order() == 1 {
		return 0
	}
	type tree map[int][]int // the path from each vertex to the root
	var list []tree
	for _, links := range g.trees() {
		t := make(tree)
		for _, v := range g.Vertices {
			for p := range (Graph{g.Vertices, links}).paths(v, root) {
				t[v] = p
			}
		}
		list = append(list, t)
	}
	apart := func(s, t tree) bool {
		return all(g.Vertices, func(v int) bool { return v == root || beside(s[v], t[v]) })
	}
	families(list, apart, func(ts []tree) bool {
		most = max(most, len(ts))
		return most < len(g.neighbors(root)) // each tree has another link at the root
	})
	return most
}
