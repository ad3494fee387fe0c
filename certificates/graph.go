package certificates

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// Graph is all that a checker asks of a network. Validate tells whether a graph
// is fit to be reasoned about.
type Graph interface {
	// Order returns the number N of vertices.
	Order() int
	// Neighbors returns the vertices joined to v, in increasing order.
	Neighbors(v uint32) []uint32
}

// Validate tells whether g is a simple undirected graph: rows in range and
// strictly increasing, no loop, and every link in the rows of both its ends.
func Validate(g Graph) error {
	if err := validRows(g, false); err != nil {
		return err
	}
	n := g.Order()
	// When the rows are gone through in order, the vertices that have u in theirs
	// come in increasing order, and have to be those of u's row.
	met := make([]int, n) // how many of u's row have come
	for v := range uint32(n) {
		for i, u := range g.Neighbors(v) {
			if row := g.Neighbors(u); met[u] == len(row) || row[met[u]] != v {
				return Reject("graph/asymmetric", "%d is a neighbour of %d, and row %d is %s, want both ways or neither", u, v, u, Shortened(fmt.Sprint(row)))
			}
			if w := Weights(g, v); w != nil && w[i] != Weights(g, u)[met[u]] {
				return Reject("graph/weights", "the link of %d and %d has the weights %d and %d, want the same both ways", v, u, w[i], Weights(g, u)[met[u]])
			}
			met[u]++
		}
	}
	return nil
}

// Directed tells whether a graph says of itself that its links lead one way: Neighbors are
// then those to which a link leads. Few kinds of proof are about such networks.
func Directed(g Graph) bool {
	d, says := g.(interface{ Directed() bool })
	return says && d.Directed()
}

// Weights returns the weights of the links to the neighbours of v, in their order, or nil where a graph has none:
// then each is 1. Words alone speak of them.
func Weights(g Graph, v uint32) []uint32 {
	if w, has := g.(interface{ Weights(v uint32) []uint32 }); has {
		return w.Weights(v)
	}
	return nil
}

// ValidateDirected tells whether g is a directed graph: rows in range and strictly
// increasing. A link may lead from a vertex to itself.
func ValidateDirected(g Graph) error { return validRows(g, true) }

func validRows(g Graph, loops bool) error {
	n := g.Order()
	for v := range uint32(n) {
		row := g.Neighbors(v)
		for i, u := range row {
			switch {
			case int64(u) >= int64(n):
				return Reject("graph/range", "vertex %d has neighbour %d, want below %d", v, u, n)
			case u == v && !loops:
				return Reject("graph/loop", "vertex %d is its own neighbour, want none that is", v)
			case i > 0 && row[i-1] >= u:
				return Reject("graph/order", "vertex %d has neighbours %d, %d, want them increasing", v, row[i-1], u)
			}
		}
		if w := Weights(g, v); w != nil && (len(w) != len(row) || slices.Contains(w, 0)) {
			return Reject("graph/weights", "vertex %d with %d neighbours has the weights %s, want one above 0 for each", v, len(row), Shortened(fmt.Sprint(w)))
		}
	}
	return nil
}

// Adjacent tells whether a link joins u and v.
func Adjacent(g Graph, u, v uint32) bool {
	_, found := slices.BinarySearch(g.Neighbors(u), v)
	return found
}

// Components returns the vertices of each component of the graph without the vertices that are done, of
// which nil has none: breadth first from the first of the given vertices that it has, or else from its
// smallest, in the order of these. It marks all vertices done.
func Components(g Graph, done []bool, from ...uint32) (parts [][]uint32) {
	if done == nil {
		done = make([]bool, g.Order())
	}
	search := func(s uint32) {
		if done[s] {
			return
		}
		done[s] = true
		part := []uint32{s}
		for i := 0; i < len(part); i++ {
			for _, u := range g.Neighbors(part[i]) {
				if !done[u] {
					done[u] = true
					part = append(part, u)
				}
			}
		}
		parts = append(parts, part)
	}
	for _, s := range from {
		search(s)
	}
	for s := range uint32(len(done)) {
		search(s)
	}
	return parts
}

// Key is a list as the key of a map.
func Key(list []uint32) string {
	key := make([]byte, 0, 4*len(list))
	for _, x := range list {
		key = binary.LittleEndian.AppendUint32(key, x)
	}
	return string(key)
}

// WantCut checks that line 0 of a body is a side with a number of vertices from least
// to largest, and that the cut has at most the given number of links.
func WantCut(g Graph, side []uint32, least, largest int, most uint64) error {
	inside, err := Marked(0, side, least, largest, g)
	if err != nil {
		return err
	}
	width := uint64(0)
	for _, v := range side {
		for _, u := range g.Neighbors(v) {
			if !inside[u] {
				width++
			}
		}
	}
	if width > most {
		return Reject("cut/width", "the cut has %d links, want at most %d", width, most)
	}
	return nil
}

// Extent returns N + 2M.
func Extent(g Graph) int64 {
	all := int64(g.Order())
	for v := range uint32(g.Order()) {
		all += int64(len(g.Neighbors(v)))
	}
	return all
}

// Search returns every vertex's distance from s, by breadth-first search.
func Search(g Graph, s uint32) []uint32 {
	level := slices.Repeat([]uint32{None}, g.Order())
	level[s] = 0
	for queue := []uint32{s}; len(queue) > 0; queue = queue[1:] {
		for _, u := range g.Neighbors(queue[0]) {
			if level[u] == None {
				level[u] = level[queue[0]] + 1
				queue = append(queue, u)
			}
		}
	}
	return level
}

// Position returns the place of v in u's row, where it is known to be.
func Position(g Graph, u, v uint32) uint32 {
	i, found := slices.BinarySearch(g.Neighbors(u), v)
	if !found {
		panic("certificates: a link that has been verified is none")
	}
	return uint32(i)
}

// Infinite is the value of a distance that no path realises.
const Infinite = "infinite"
