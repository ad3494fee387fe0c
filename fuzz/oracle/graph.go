package oracle

import (
	"iter"
	"math"
	"slices"
)

// infinite is larger than every number.
const infinite = math.MaxInt

// Link is a pair of joined vertices, the smaller first.
type Link [2]int

func link(u, v int) Link { return Link{min(u, v), max(u, v)} }

func (e Link) has(v int) bool { return e[0] == v || e[1] == v }

// Graph is a small graph. What is left of a graph keeps the names of its vertices, so they
// are any numbers.
type Graph struct {
	Vertices []int
	Links    []Link
}

// New returns the graph on the vertices 0 … n−1 with these links.
func New(n int, links ...Link) Graph {
	g := Graph{Links: links}
	for v := range n {
		g.Vertices = append(g.Vertices, v)
	}
	return g
}

func (g Graph) order() int { return len(g.Vertices) }

func (g Graph) joined(u, v int) bool { return slices.Contains(g.Links, link(u, v)) }

func (g Graph) neighbors(v int) (list []int) {
	for _, e := range g.Links {
		switch v {
		case e[0]:
			list = append(list, e[1])
		case e[1]:
			list = append(list, e[0])
		}
	}
	return list
}

// without returns what is left without these vertices, their links, and these links.
func (g Graph) without(vertices []int, links []Link) Graph {
	var left Graph
	for _, v := range g.Vertices {
		if !slices.Contains(vertices, v) {
			left.Vertices = append(left.Vertices, v)
		}
	}
	for _, e := range g.Links {
		if !slices.Contains(links, e) && !slices.ContainsFunc(vertices, e.has) {
			left.Links = append(left.Links, e)
		}
	}
	return left
}

// induced returns the graph that some of the vertices induce.
func (g Graph) induced(s []int) Graph {
	var others []int
	for _, v := range g.Vertices {
		if !slices.Contains(s, v) {
			others = append(others, v)
		}
	}
	return g.without(others, nil)
}

// components returns the vertices of each part: sets that share an end of a link are merged.
func (g Graph) components() (parts [][]int) {
	for _, v := range g.Vertices {
		parts = append(parts, []int{v})
	}
	for _, e := range g.Links {
		i := slices.IndexFunc(parts, func(p []int) bool { return slices.Contains(p, e[0]) })
		j := slices.IndexFunc(parts, func(p []int) bool { return slices.Contains(p, e[1]) })
		if i != j {
			parts[i] = append(parts[i], parts[j]...)
			parts = slices.Delete(parts, j, j+1)
		}
	}
	return parts
}

// connected tells whether there is one part, or no vertex.
func (g Graph) connected() bool { return len(g.components()) <= 1 }

// distances returns the lengths of shortest paths: R. W. Floyd, "Algorithm 97", Comm. ACM 5, 1962.
func (g Graph) distances() func(u, v int) int {
	d := make(map[[2]int]int)
	at := func(u, v int) int {
		if x, known := d[[2]int{u, v}]; known {
			return x
		}
		return infinite
	}
	for _, v := range g.Vertices {
		d[[2]int{v, v}] = 0
	}
	for _, e := range g.Links {
		d[e], d[[2]int{e[1], e[0]}] = 1, 1
	}
	for _, w := range g.Vertices {
		for _, u := range g.Vertices {
			for _, v := range g.Vertices {
				if a, b := at(u, w), at(w, v); a < infinite && b < infinite && a+b < at(u, v) {
					d[[2]int{u, v}] = a + b
				}
			}
		}
	}
	return at
}

// subsets goes through the subsets of at most so many members, the small ones first.
func subsets[T any](s []T, most int) iter.Seq[[]T] {
	return func(yield func([]T) bool) {
		var choose func(chosen, rest []T, more int) bool
		choose = func(chosen, rest []T, more int) bool {
			if more == 0 {
				return yield(slices.Clone(chosen))
			}
			for i := range rest {
				if len(rest)-i >= more && !choose(append(chosen, rest[i]), rest[i+1:], more-1) {
					return false
				}
			}
			return true
		}
		for k := 0; k <= min(most, len(s)); k++ {
			if !choose(nil, s, k) {
				return
			}
		}
	}
}

// smallest returns the size of a smallest subset that is as wanted, infinite if none is.
func smallest[T any](s []T, wanted func([]T) bool) int {
	for t := range subsets(s, len(s)) {
		if wanted(t) {
			return len(t)
		}
	}
	return infinite
}

// largest returns the size of a largest subset that is as wanted, −1 if none is.
func largest[T any](s []T, wanted func([]T) bool) int {
	most := -1
	for t := range subsets(s, len(s)) {
		if len(t) > most && wanted(t) {
			most = len(t)
		}
	}
	return most
}

// injections goes through the maps from one list to another that give different values.
func injections(from, to []int) iter.Seq[map[int]int] {
	return func(yield func(map[int]int) bool) {
		f := make(map[int]int)
		var place func(i int) bool
		place = func(i int) bool {
			if i == len(from) {
				return yield(f)
			}
			for _, w := range to {
				if used(f, from[:i], w) {
					continue
				}
				f[from[i]] = w
				if !place(i + 1) {
					return false
				}
			}
			return true
		}
		place(0)
	}
}

func used(f map[int]int, keys []int, w int) bool {
	return slices.ContainsFunc(keys, func(k int) bool { return f[k] == w })
}

// all tells whether something holds of all members of a list, some whether it does of one.
func all[T any](list []T, holds func(T) bool) bool {
	return !slices.ContainsFunc(list, func(x T) bool { return !holds(x) })
}

func some[T any](list []T, holds func(T) bool) bool { return slices.ContainsFunc(list, holds) }

// pairs returns the ordered pairs of different vertices.
func (g Graph) pairs() (list [][2]int) {
	for _, u := range g.Vertices {
		for _, v := range g.Vertices {
			if u != v {
				list = append(list, [2]int{u, v})
			}
		}
	}
	return list
}

// Graph6 returns the name that the graph of the vertices 0 … n−1, n ≤ 62, has as a network:
// "g6:" and B. D. McKay's format.
func (g Graph) Graph6() string {
	bits := []int{}
	for v := range g.order() {
		for u := range v {
			if g.joined(u, v) {
				bits = append(bits, 1)
			} else {
				bits = append(bits, 0)
			}
		}
	}
	text := []byte{byte(g.order() + 63)}
	for i, b := range bits {
		if i%6 == 0 {
			text = append(text, 63)
		}
		text[len(text)-1] += byte(b << (5 - i%6))
	}
	return "g6:" + string(text)
}
