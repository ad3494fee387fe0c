package oct

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/props"
)

// octagon is the octagon, of which all paths are tried.
type octagon struct{ *props.Net }

// theOctagon returns the octagon.
func theOctagon(t *props.Case) octagon { return octagon{t.Net("Octagon")} }

// eachPair visits every two nodes that are meant: those that are linked, or those whose codes differ in
// one of the given numbers of bits.
func (o octagon) eachPair(meant string, visit func(a, b uint32)) {
	for a := range uint32(o.Order()) {
		for b := a + 1; int(b) < o.Order(); b++ {
			if meant == "adjacent" && o.HasEdge(a, b) || slices.Contains(strings.Fields(meant), strconv.Itoa(codeDistance(o.Code(a), o.Code(b)))) {
				visit(a, b)
			}
		}
	}
}

// paths wants three disjoint paths of the given lengths between any two nodes of the octagon that are
// meant. The arguments are the pairs, see eachPair, and the lengths.
func paths(t *props.Case, c props.Call) {
	o := theOctagon(t)
	o.eachPair(c.Args[0], func(a, b uint32) {
		var possible []string
		for _, three := range o.triples(a, b) {
			if possible = append(possible, three.lengths()); three.lengths() == c.Args[1] {
				return
			}
		}
		slices.Sort(possible)
		t.Failf("the lengths of three disjoint paths from %d to %d, with the common neighbours %v, can only be %s",
			a, b, o.common(a, b), strings.Join(slices.Compact(possible), " or "))
	})
}

// shortestPaths wants the three disjoint paths that are shortest in all to have the given lengths. The
// arguments are pairs, see eachPair, each with the lengths.
func shortestPaths(t *props.Case, c props.Call) {
	o := theOctagon(t)
	for of := range slices.Chunk(c.Args, 2) {
		o.eachPair(of[0], func(a, b uint32) {
			three := o.triples(a, b)
			t.Want(len(three) > 0, "no three disjoint paths join %d and %d", a, b)
			t.Want(three[0].lengths() == of[1], "%d and %d are joined by %s, of lengths %s", a, b, three[0], three[0].lengths())
		})
	}
}

// common returns the nodes adjacent to both.
func (o octagon) common(a, b uint32) []uint32 {
	return slices.DeleteFunc(slices.Clone(o.Neighbors(a)), func(v uint32) bool { return !o.HasEdge(v, b) })
}

// triple is three paths with the same ends and nothing else in common.
type triple [3][]uint32

// lengths returns the numbers of links of the paths, in increasing order: "1 4 4".
func (three triple) lengths() string {
	n := []int{len(three[0]) - 1, len(three[1]) - 1, len(three[2]) - 1}
	slices.Sort(n)
	return strings.Trim(fmt.Sprint(n), "[]")
}

// String writes the paths one after the other.
func (three triple) String() string {
	var paths []string
	for _, path := range three {
		paths = append(paths, strings.ReplaceAll(strings.Trim(fmt.Sprint(path), "[]"), " ", "–"))
	}
	return strings.Join(paths, ", ")
}

// triples returns all sets of three disjoint paths from a to b, the shortest in
// all first.
func (o octagon) triples(a, b uint32) []triple {
	paths := o.paths(nil, a, b)
	disjoint := func(p, q []uint32) bool {
		for _, v := range p[1 : len(p)-1] {
			if slices.Contains(q, v) {
				return false
			}
		}
		return len(p) > 2 || len(q) > 2
	}
	var found []triple
	for i, p := range paths {
		for j, q := range paths[:i] {
			for _, r := range paths[:j] {
				if disjoint(p, q) && disjoint(p, r) && disjoint(q, r) {
					found = append(found, triple{r, q, p})
				}
			}
		}
	}
	slices.SortStableFunc(found, func(x, y triple) int {
		return len(x[0]) + len(x[1]) + len(x[2]) - len(y[0]) - len(y[1]) - len(y[2])
	})
	return found
}

// paths returns all paths to b that begin with the given nodes and then a, by
// length.
func (o octagon) paths(before []uint32, a, b uint32) [][]uint32 {
	path := append(slices.Clone(before), a)
	if a == b {
		return [][]uint32{path}
	}
	var found [][]uint32
	for _, v := range o.Neighbors(a) {
		if !slices.Contains(path, v) {
			found = append(found, o.paths(path, v, b)...)
		}
	}
	slices.SortStableFunc(found, func(p, q []uint32) int { return len(p) - len(q) })
	return found
}
