package oct

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"topocert/props"
)

// octagon is the octagon with what can be found out by trying all of its paths, or all
// halves of its nodes.
type octagon struct{ *props.Net }

// octagonOnce is the reading about the octagon that try decides.
func octagonOnce(try func(t *props.Case, o octagon)) props.Reading {
	return props.Once("Octagon", func(t *props.Case) { try(t, theOctagon(t)) })
}

// theOctagon returns the octagon.
func theOctagon(t *props.Case) octagon { return octagon{t.Net("Octagon")} }

// eachPair visits every two nodes.
func (o octagon) eachPair(visit func(a, b uint32)) {
	for a := range uint32(o.Order()) {
		for b := a + 1; int(b) < o.Order(); b++ {
			visit(a, b)
		}
	}
}

// wantLengths says that the case fails unless, for any two nodes that are
// adjacent or not as wanted, some three disjoint paths have the given lengths,
// or with shortest the three that are shortest in all.
func (o octagon) wantLengths(t *props.Case, adjacent, shortest bool, lengths ...int) {
	o.eachPair(func(a, b uint32) {
		if o.HasEdge(a, b) != adjacent {
			return
		}
		triples := o.triples(a, b)
		t.Want(len(triples) > 0, "no three disjoint paths join %d and %d", a, b)
		if shortest {
			t.Want(slices.Equal(triples[0].lengths(), lengths), "%d and %d are joined by %s, of lengths %v", a, b, triples[0], triples[0].lengths())
			return
		}
		var possible []string
		for _, three := range triples {
			if slices.Equal(three.lengths(), lengths) {
				return
			}
			possible = append(possible, fmt.Sprint(three.lengths()))
		}
		slices.Sort(possible)
		t.Failf("the lengths of three disjoint paths from %d to %d, with the common neighbours %v, can only be %s",
			a, b, o.common(a, b), strings.Join(slices.Compact(possible), " or "))
	})
}

// common returns the nodes adjacent to both.
func (o octagon) common(a, b uint32) []uint32 {
	return slices.DeleteFunc(slices.Clone(o.Neighbors(a)), func(v uint32) bool { return !o.HasEdge(v, b) })
}

// triple is three paths with the same ends and nothing else in common.
type triple [3][]uint32

// lengths returns the numbers of links of the paths, in increasing order.
func (three triple) lengths() []int {
	var n []int
	for _, path := range three {
		n = append(n, len(path)-1)
	}
	slices.Sort(n)
	return n
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

// narrowestHalf returns four nodes with the fewest links to the other four.
func (o octagon) narrowestHalf() []uint32 {
	width, half := o.Size()+1, []uint32(nil)
	for set := range uint32(1) << o.Order() {
		if bits.OnesCount32(set) != o.Order()/2 {
			continue
		}
		cut := 0
		for u, v := range o.Edges() {
			cut += int((set>>u ^ set>>v) & 1)
		}
		if cut < width {
			width, half = cut, members(set)
		}
	}
	return half
}

// members lists the numbers of the bits that are set.
func members(set uint32) []uint32 {
	var list []uint32
	for ; set != 0; set &= set - 1 {
		list = append(list, uint32(bits.TrailingZeros32(set)))
	}
	return list
}

// wantTwoHops says that the case fails unless nodes whose codes differ in one
// bit or four are linked, and for any others some neighbour of the source is 1
// away from the destination, that is differs in one of the given numbers of
// bits, every such neighbour is linked to it, and two hops are the distance.
func (o octagon) wantTwoHops(t *props.Case, away ...int) {
	for a := range uint32(o.Order()) {
		level := t.Levels(o.Net, a)
		for b := range uint32(o.Order()) {
			if a == b {
				continue
			}
			if h := codeDistance(o.Code(a), o.Code(b)); h == 1 || h == 4 {
				t.Want(o.HasEdge(a, b), "%d and %d, whose codes differ in %d bits, are not linked", a, b, h)
				continue
			}
			found := false
			for _, v := range o.Neighbors(a) {
				if slices.Contains(away, codeDistance(o.Code(v), o.Code(b))) {
					found = true
					t.Want(o.HasEdge(v, b), "from %d to %d: no link joins %d and %d", a, b, v, b)
				}
			}
			t.Want(found && level[b] == 2, "from %d to %d, at distance %d; a neighbour of %d is 1 away from %d: %v", a, b, level[b], a, b, found)
		}
	}
}
