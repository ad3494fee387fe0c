package symmetry

import (
	"context"
	"fmt"
	"math"
	"slices"
	"testing"

	"topocert/certificates"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

func automorphisms(tb testing.TB, g *topology.Graph, known [][]uint32, colour []uint64) *Group {
	tb.Helper()
	group, err := Automorphisms(context.Background(), g, known, colour, math.MaxInt)
	if err != nil {
		tb.Fatal(err)
	}
	return group
}

// bruteForce returns all automorphisms of g that keep the colours, by giving
// the vertices images one after the other in all ways.
func bruteForce(g *topology.Graph, colour []uint64) [][]uint32 {
	n := g.Order()
	order := slices.Concat(certificates.Components(g, nil)...) // so that links are met early
	var all [][]uint32
	p := make([]uint32, n)
	used := make([]bool, n)
	var extend func(i int)
	extend = func(i int) {
		if i == n {
			all = append(all, slices.Clone(p))
			return
		}
		v := order[i]
		for w := range uint32(n) {
			fits := !used[w] && (colour == nil || colour[v] == colour[w])
			for j := i - 1; fits && j >= 0; j-- {
				fits = g.HasEdge(order[j], v) == g.HasEdge(p[order[j]], w)
			}
			if fits {
				used[w] = true
				p[v] = w
				extend(i + 1)
				used[w] = false
			}
		}
	}
	extend(0)
	return all
}

// closure returns the number of products of the permutations, which must not
// be more than limit.
func closure(n int, gens [][]uint32, limit int) int {
	key := func(p []uint32) string { return fmt.Sprint(p) }
	all := [][]uint32{solver.Identity(n)}
	seen := map[string]bool{key(all[0]): true}
	for i := 0; i < len(all) && len(all) <= limit; i++ {
		for _, q := range gens {
			r := make([]uint32, n)
			for v := range r {
				r[v] = q[all[i][v]]
			}
			if k := key(r); !seen[k] {
				seen[k] = true
				all = append(all, r)
			}
		}
	}
	return len(all)
}

// checkGenerators checks by the definitions that the generators are
// automorphisms but not the identity.
func checkGenerators(tb testing.TB, g *topology.Graph, colour []uint64, group *Group) {
	tb.Helper()
	n := g.Order()
	if len(group.Generators) > max(0, n-1) {
		tb.Errorf("%d generators for %d vertices", len(group.Generators), n)
	}
	for _, p := range group.Generators {
		if sorted := slices.Sorted(slices.Values(p)); !slices.Equal(sorted, solver.Identity(n)) {
			tb.Fatalf("%v is no permutation", p)
		}
		if slices.Equal(p, solver.Identity(n)) {
			tb.Error("the identity is a generator")
		}
		for u, v := range g.Edges() {
			if !g.HasEdge(p[u], p[v]) {
				tb.Fatalf("%v breaks the link %d–%d", p, u, v)
			}
		}
		for v, w := range p {
			if colour != nil && colour[v] != colour[w] {
				tb.Fatalf("%v moves the colour of %d", p, v)
			}
		}
	}
}

// checkAgainstBruteForce checks order, orbits and generators of g's group.
func checkAgainstBruteForce(tb testing.TB, g *topology.Graph, known [][]uint32, colour []uint64) {
	tb.Helper()
	group := automorphisms(tb, g, known, colour)
	checkGenerators(tb, g, colour, group)
	all := bruteForce(g, colour)
	orbit := solver.Identity(g.Order())
	for _, p := range all {
		for v, w := range p {
			orbit[v] = min(orbit[v], w)
		}
	}
	links := slices.Collect(linkPairs(g))
	if !group.Order.IsInt64() || group.Order.Int64() != int64(len(all)) {
		tb.Errorf("order %v, want %d: order %d links %v colours %v", group.Order, len(all), g.Order(), links, colour)
	}
	if !slices.Equal(group.orbit(g.Order()), orbit) {
		tb.Errorf("orbits %v, want %v: links %v colours %v", group.orbit(g.Order()), orbit, links, colour)
	}
	if len(all) <= 120 {
		if k := closure(g.Order(), group.Generators, len(all)); k != len(all) {
			tb.Errorf("generators generate %d permutations, want %d: links %v", k, len(all), links)
		}
	}
}

// profiles returns a hash of the numbers of vertices at each distance, for
// each vertex.
func profiles(g *topology.Graph) []uint64 {
	n := g.Order()
	out := make([]uint64, n)
	for v := range out {
		seen := make([]bool, n)
		seen[v] = true
		ball := []uint32{uint32(v)}
		for lo := 0; lo < len(ball); {
			hi := len(ball)
			out[v] = distance.Mix64(out[v] ^ uint64(hi-lo))
			for ; lo < hi; lo++ {
				for _, w := range g.Neighbors(ball[lo]) {
					if !seen[w] {
						seen[w] = true
						ball = append(ball, w)
					}
				}
			}
		}
	}
	return out
}

// orbit returns the smallest vertex of each of n vertices' orbit, by the generators.
func (g *Group) orbit(n int) []uint32 {
	orbits := NewOrbits(n)
	for _, p := range g.Generators {
		orbits.Merge(NewPermutation(p))
	}
	root, _, _ := orbits.roots()
	return root
}
