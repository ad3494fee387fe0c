package symmetry

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"topocert/certificates"
	"topocert/topology"
)

// ErrBudget marks a search that was given up because it had taken as many
// steps as it was allowed to. It says nothing about the answer.
var ErrBudget = errors.New("search budget spent")

// Group is the automorphism group of a graph.
type Group struct {
	// Generators are permutations that generate the group, none of them the
	// identity: Generators[i][v] is the image of v. There are fewer of them
	// than vertices, mostly a handful. They must not be changed: some may be
	// the caller's own.
	Generators [][]uint32
	// Order is the number of automorphisms; nil if it has more than maxOrderBits bits.
	Order *big.Int
}

// Automorphisms returns the group of all permutations of g's vertices that
// take links to links.
//
// The list known gives automorphisms that the construction of g provides; each
// is verified, and they save searching for what follows from them. If colour
// is not nil then it gives a number for each vertex, and only permutations
// that keep it count. When equivalent vertices have equal colours (a hash of
// the distances to all others is one such) that is still the whole group,
// found faster. Neither has to be given.
//
// The method is individualisation and refinement, after twins (vertices with
// the same neighbours, apart from each other) have been made one, hanging trees taken
// off and components taken apart. Each generator is verified. A vertex is held to be
// inequivalent to another only if their refinements differ in an invariant, or
// if more continuations have failed than could fail were they equivalent.
//
// Cost: verifying known takes O(E log degree) each. The search refines about
// once for each generator and each orbit that turns out to be one, each time in
// O((N + E) log N) at most, and looks at all cells once for each vertex that
// has to be fixed until nothing moves; so it is for the networks met in
// practice, but in the worst case it is exponential. The budget bounds it: a
// step is a link's end or a vertex looked at in the search, some nanoseconds.
// Memory: O(N + E), and O(N) for each generator.
//
// Errors: topology.ErrParam if known holds something that is no automorphism
// or moves a colour to another, or if colour has the wrong length; ErrBudget
// if the budget did not suffice; the context's error if it ended. The group is
// nil then.
func Automorphisms(ctx context.Context, g *topology.Graph, known [][]uint32, colour []uint64, budget int) (*Group, error) {
	gens, order, err := groupKnowing(ctx, g, known, checkAutomorphism, colour, budget)
	if err != nil {
		return nil, err
	}
	n := g.Order()
	if int64(n)*int64(len(gens)) > maxImages {
		return nil, fmt.Errorf("automorphisms of a graph of order %d: %w: %d generators", n, ErrBudget, len(gens))
	}
	return &Group{Generators: ImagesOf(gens, n), Order: order}, nil
}

// maxImages bounds the images of vertices that the generators of a Group list.
const maxImages = 1 << 26

// groupKnowing is Automorphisms with what is to be checked of what is known. With ErrBudget
// it returns the automorphisms that it found.
func groupKnowing(ctx context.Context, g *topology.Graph, known [][]uint32, check func(g *topology.Graph, colour, p []uint32) error, colour []uint64, budget int) ([]Permutation, *big.Int, error) {
	n := g.Order()
	if colour != nil && len(colour) != n {
		return nil, nil, fmt.Errorf("%w: %d colours, want %d", topology.ErrParam, len(colour), n)
	}
	rank := colourRanks(n, colour)
	for i, p := range known {
		if err := check(g, rank, p); err != nil {
			return nil, nil, fmt.Errorf("%w: known automorphism %d %w", topology.ErrParam, i, err)
		}
	}
	s := &search{ctx: ctx, left: budget}
	s.spend(0)
	gens, size, err := s.solve(g, rank, known)
	if err != nil {
		return gens, nil, fmt.Errorf("automorphisms of a graph of order %d: %w", n, err)
	}
	return gens, size.number(), nil
}

// colourRanks numbers the colours by increasing value; nil stands for one colour.
func colourRanks(n int, colour []uint64) []uint32 {
	rank := make([]uint32, n)
	if colour == nil {
		return rank
	}
	values := slices.Compact(slices.Sorted(slices.Values(colour)))
	for v, k := range colour {
		i, _ := slices.BinarySearch(values, k)
		rank[v] = uint32(i)
	}
	return rank
}

// checkAutomorphism returns nil if p is an automorphism of g that keeps the
// colours, and else what is wrong with it.
func checkAutomorphism(g *topology.Graph, colour, p []uint32) error {
	n := g.Order()
	if len(p) != n {
		return fmt.Errorf("has %d images, want %d", len(p), n)
	}
	from := make([]uint32, n) // a vertex with this image, plus one
	for v, w := range p {
		switch {
		case int(w) >= n:
			return fmt.Errorf("takes %d to %d, want images below %d", v, w, n)
		case from[w] > 0:
			return fmt.Errorf("takes both %d and %d to %d", from[w]-1, v, w)
		case colour[v] != colour[w]:
			return fmt.Errorf("takes %d to %d, which has another colour", v, w)
		}
		from[w] = uint32(v) + 1
	}
	if u, v, broken := brokenLink(g, g, p); broken {
		return fmt.Errorf("takes the link %d–%d to %d–%d, which is no link", u, v, p[u], p[v])
	}
	return nil
}

// checkColours is checkAutomorphism for what is known to be an automorphism: it
// looks at the colours only.
func checkColours(_ *topology.Graph, colour, p []uint32) error {
	for v, w := range p {
		if colour[v] != colour[w] {
			return fmt.Errorf("takes %d to %d, which has another colour", v, w)
		}
	}
	return nil
}

// brokenLink returns a link of g that the bijection p does not take to a link
// of h. If there is none, and the graphs have the same size, then p is an
// isomorphism. It costs O(E log degree) for the links at vertices that move.
func brokenLink(g, h *topology.Graph, p []uint32) (u, v uint32, broken bool) {
	for u := range uint32(g.Order()) {
		if g == h && p[u] == u {
			continue // links to vertices that move are met at their other end
		}
		for _, v := range g.Neighbors(u) {
			if !h.HasEdge(p[u], p[v]) {
				return u, v, true
			}
		}
	}
	return 0, 0, false
}

// search is one call of Automorphisms: what it may still spend, and why it
// had to stop.
type search struct {
	ctx  context.Context
	left int   // steps left
	tick int   // steps until the context is asked again
	err  error // ErrBudget, the context's error, or nil
}

// spend takes steps off the budget and tells whether the search may go on.
func (s *search) spend(steps int) bool {
	const every = 1 << 16
	if s.err != nil {
		return false
	}
	if s.tick -= steps; s.tick <= 0 {
		s.tick = every
		s.err = s.ctx.Err()
	}
	if s.left -= steps; s.err == nil && s.left < 0 {
		s.err = ErrBudget
	}
	return s.err == nil
}

// solve returns generators and order of the group of the automorphisms of g
// that keep the colours, of which known holds some. When it has to stop, it returns the
// generators that it found by then.
func (s *search) solve(g *topology.Graph, colour []uint32, known [][]uint32) ([]Permutation, *groupSize, error) {
	if g.Order() == 0 {
		return nil, newGroupSize(), s.err
	}
	if !s.spend(g.Order() + 2*g.Size()) {
		return nil, nil, s.err
	}
	if t := findTwins(g, colour); t.removed > 0 {
		return s.solveTwins(g, colour, known, t)
	}
	if h := hangTrees(g, colour); h != nil {
		return s.solveTrees(g, known, h)
	}
	if parts := certificates.Components(g, nil); len(parts) > 1 {
		return s.solveParts(g, colour, known, parts)
	}
	path := s.newSymPath(g, colour)
	return path.group(known)
}
