package fuzz

import (
	"testing"

	"topocert/topology"
)

// images searches automorphisms of a small network by giving the vertices images one after
// the other, nearest to the first ones first, in all ways that keep the distances to those
// that have one: plain backtracking, without generators or refinement.
type images struct {
	net      topology.Network
	distance [][]int
}

func newImages(net topology.Network) *images {
	x := &images{net: net}
	for v := range uint32(net.Order()) {
		x.distance = append(x.distance, levels(net, v))
	}
	return x
}

// order lists the vertices, the given ones first, and then each as near to an earlier one
// as there is.
func (x *images) order(first []uint32) []uint32 {
	n := x.net.Order()
	listed := make([]bool, n)
	list := append([]uint32(nil), first...)
	for _, v := range first {
		listed[v] = true
	}
	for next := 0; len(list) < n; next++ {
		if next == len(list) { // another component
			for v := range uint32(n) {
				if !listed[v] {
					list, listed[v] = append(list, v), true
					break
				}
			}
		}
		for _, u := range x.net.Neighbors(list[next]) {
			if !listed[u] {
				list, listed[u] = append(list, u), true
			}
		}
	}
	return list
}

// each calls yield for each automorphism that takes the vertices of from to those of to,
// until it returns false.
func (x *images) each(from, to []uint32, yield func(p []uint32) bool) {
	n := x.net.Order()
	order := x.order(from)
	p, used := make([]uint32, n), make([]bool, n)
	var extend func(i int) bool
	place := func(i int, w uint32) bool {
		if used[w] {
			return true
		}
		for _, u := range order[:i] {
			if x.distance[order[i]][u] != x.distance[w][p[u]] {
				return true
			}
		}
		p[order[i]], used[w] = w, true
		defer func() { used[w] = false }()
		return extend(i + 1)
	}
	extend = func(i int) bool {
		switch {
		case i == n:
			return yield(p)
		case i < len(to):
			return place(i, to[i])
		}
		for w := range uint32(n) {
			if !place(i, w) {
				return false
			}
		}
		return true
	}
	extend(0)
}

// takes tells whether some automorphism takes the vertices of from to those of to.
func (x *images) takes(from, to []uint32) bool {
	found := false
	x.each(from, to, func([]uint32) bool { found = true; return false })
	return found
}

// atLeast tells whether a network has so many automorphisms.
func (x *images) atLeast(many int) bool {
	if many > 0 {
		x.each(nil, nil, func([]uint32) bool { many--; return many > 0 })
	}
	return many <= 0
}

// vertexOrbits returns the number of orbits of all automorphisms on the vertices.
func (x *images) vertexOrbits() int {
	var roots []uint32
	for v := range uint32(x.net.Order()) {
		known := false
		for _, r := range roots {
			known = known || x.takes([]uint32{r}, []uint32{v})
		}
		if !known {
			roots = append(roots, v)
		}
	}
	return len(roots)
}

// edgeTransitive tells whether automorphisms take every link to every other. One without
// links is so.
func (x *images) edgeTransitive() bool {
	var first []uint32
	for u, v := range x.net.CSR().Edges() {
		if first == nil {
			first = []uint32{u, v}
		}
		if !x.takes(first, []uint32{u, v}) && !x.takes(first, []uint32{v, u}) {
			return false
		}
	}
	return true
}

// TestImages holds the search by hand-made numbers: Petersen's graph has 120 automorphisms and
// one orbit of links (its group is that of all permutations of five things), a prism of three
// sides has 12 and two kinds of links, a path of three vertices 2, with two orbits.
func TestImages(t *testing.T) {
	for _, c := range []struct {
		name             string
		group, orbits    int
		linksAreOneOrbit bool
	}{
		{"Petersen", 120, 1, true},
		{"GP(3,1)", 12, 1, false},
		{"g6:BW", 2, 2, true}, // 0–2–1
		{"Complete(4)", 24, 1, true},
		{"g6:C?", 24, 1, true}, // four vertices without links
	} {
		net, err := topology.Parse(c.name)
		if err != nil {
			t.Fatal(err)
		}
		x := newImages(net)
		if !x.atLeast(c.group) || x.atLeast(c.group+1) {
			t.Errorf("%s has not %d automorphisms", c.name, c.group)
		}
		if got := x.vertexOrbits(); got != c.orbits {
			t.Errorf("%s has %d orbits, want %d", c.name, got, c.orbits)
		}
		if got := x.edgeTransitive(); got != c.linksAreOneOrbit {
			t.Errorf("%s: one orbit of links is %t", c.name, got)
		}
	}
}
