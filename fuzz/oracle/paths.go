package oracle

import (
	"iter"
	"slices"
)

// paths goes through the paths from u to v: no vertex twice.
func (g Graph) paths(u, v int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		var extend func(p []int) bool
		extend = func(p []int) bool {
			last := p[len(p)-1]
			if last == v {
				return yield(slices.Clone(p))
			}
			return !slices.ContainsFunc(g.neighbors(last), func(w int) bool { return !slices.Contains(p, w) && !extend(append(p, w)) })
		}
		extend([]int{u})
	}
}

// cycles returns the cycles, each once: the links of each.
func (g Graph) cycles() (list [][]Link) {
	for i, e := range g.Links { // the cycles of which e is the first link
		left := Graph{g.Vertices, g.Links[i+1:]}
		for p := range left.paths(e[0], e[1]) {
			c := []Link{e}
			for j := range p[1:] {
				c = append(c, link(p[j], p[j+1]))
			}
			list = append(list, c)
		}
	}
	return list
}

// lengths returns the lengths of cycles.
func lengths(cycles [][]Link) (list []int) {
	for _, c := range cycles {
		list = append(list, len(c))
	}
	return list
}

// through returns those of the cycles that are as wanted.
func through(cycles [][]Link, wanted func(Link) bool) (list [][]Link) {
	for _, c := range cycles {
		if some(c, wanted) {
			list = append(list, c)
		}
	}
	return list
}

// every tells whether a list has all numbers from a least to a largest one by steps.
func every(list []int, from, to, step int) bool {
	for l := from; l <= to; l += step {
		if !slices.Contains(list, l) {
			return false
		}
	}
	return true
}

func (g Graph) path(u, v, l int) bool {
	for p := range g.paths(u, v) {
		if len(p)-1 == l {
			return true
		}
	}
	return false
}

func (g Graph) girth() int {
	if list := lengths(g.cycles()); len(list) > 0 {
		return slices.Min(list)
	}
	return infinite
}

func (g Graph) circumference() int { return slices.Max(append(lengths(g.cycles()), 0)) }

// hamiltonian searches for a path through all vertices from the first one to a neighbour of it.
func (g Graph) hamiltonian() bool {
	if g.order() < 3 {
		return false
	}
	first := g.Vertices[0]
	return some(g.neighbors(first), func(v int) bool { return g.path(first, v, g.order()-1) })
}

func (g Graph) hamiltonianPath() bool {
	return g.order() <= 1 || some(g.pairs(), func(p [2]int) bool { return g.path(p[0], p[1], g.order()-1) })
}

func (g Graph) hamiltonianConnected() bool {
	return all(g.pairs(), func(p [2]int) bool { return g.path(p[0], p[1], g.order()-1) })
}

// parts returns one of two parts such that every link joins both, if there are such.
func (g Graph) parts() (part []int, bipartite bool) {
	for s := range subsets(g.Vertices, g.order()) {
		if all(g.Links, func(e Link) bool { return slices.Contains(s, e[0]) != slices.Contains(s, e[1]) }) {
			return s, true
		}
	}
	return nil, false
}

// laceable tells whether a graph is connected and bipartite, and something holds of any two
// vertices of different parts.
func (g Graph) laceable(holds func(u, v int) bool) bool {
	part, bipartite := g.parts()
	return bipartite && g.connected() && all(g.pairs(), func(p [2]int) bool {
		return slices.Contains(part, p[0]) == slices.Contains(part, p[1]) || holds(p[0], p[1])
	})
}

func (g Graph) hamiltonianLaceable() bool {
	return g.laceable(func(u, v int) bool { return g.path(u, v, g.order()-1) })
}

func (g Graph) pancyclic() bool {
	return g.order() >= 3 && every(lengths(g.cycles()), 3, g.order(), 1)
}

func (g Graph) bipancyclic() bool {
	return g.order() >= 4 && every(lengths(g.cycles()), 4, g.order(), 2)
}

func (g Graph) vertexPancyclic() bool {
	cycles := g.cycles()
	return g.order() >= 3 && all(g.Vertices, func(v int) bool {
		return every(lengths(through(cycles, func(e Link) bool { return e.has(v) })), 3, g.order(), 1)
	})
}

// edgePancyclic tells whether each link is on cycles of all lengths from a least one by steps.
func (g Graph) edgePancyclic(from, step int) bool {
	cycles := g.cycles()
	return g.order() >= from && all(g.Links, func(e Link) bool {
		return every(lengths(through(cycles, func(f Link) bool { return e == f })), from, g.order(), step)
	})
}

// panconnected tells whether between any two vertices there are paths of all lengths from
// the distance by steps.
func (g Graph) panconnected(step int) bool {
	return g.connected() && all(g.pairs(), func(pair [2]int) bool {
		var list []int
		for p := range g.paths(pair[0], pair[1]) {
			list = append(list, len(p)-1)
		}
		return every(list, slices.Min(list), g.order()-1, step)
	})
}

// faulty tells whether something holds of a graph without any at most f of its vertices, its links, or
// both.
func (g Graph) faulty(f int, vertices, links bool, holds func(Graph) bool) bool {
	var elements []Graph // of one vertex or one link
	if vertices {
		for _, v := range g.Vertices {
			elements = append(elements, Graph{Vertices: []int{v}})
		}
	}
	if links {
		for _, e := range g.Links {
			elements = append(elements, Graph{Links: []Link{e}})
		}
	}
	for faults := range subsets(elements, f) {
		var dead []int
		var broken []Link
		for _, x := range faults {
			dead, broken = append(dead, x.Vertices...), append(broken, x.Links...)
		}
		if !holds(g.without(dead, broken)) {
			return false
		}
	}
	return true
}
