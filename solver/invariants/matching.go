package invariants

import (
	"context"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/subgraphs"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

const none = distance.Unreached

// The labels of vertices in a search.
const (
	untouched = iota
	outer     // an even way from the root
	inner     // an odd one
)

// Matching is a largest matching.
type Matching struct {
	// Partner has the other end of each vertex's link, none for a vertex without one.
	Partner []uint32
	// Size is the number of links.
	Size int
	// Barrier shows that there are no more: without its vertices, in increasing order, enough
	// components are odd.
	Barrier []uint32
}

// LargestMatching finds a largest matching of a graph, and a set of vertices that shows that none is
// larger. The context is asked once for each search.
//
// The matching is that of J. Edmonds ("Paths, trees, and flowers", Canadian J. Mathematics 17,
// 1965, pp. 449–467): from each vertex without a partner a search for an augmenting path, in
// which odd cycles are shrunk. A search that fails leaves an alternating tree, whose vertices no
// later search has to enter. The inner vertices of these trees are the set: they separate the
// outer ones, in odd pieces, one more than there are inner ones in each tree (T. Gallai,
// "Maximale Systeme unabhängiger Kanten", Magyar Tud. Akad. Mat. Kutató Int. Közl. 8, 1964).
//
// Cost: first links are chosen greedily, those at vertices with one way left first (R. M. Karp
// and M. Sipser, "Maximum matchings in sparse random graphs", FOCS 1981). Then O(M·α(N)) for
// each vertex without a partner, N vertices and M links; O(N + M) memory.
func LargestMatching(ctx context.Context, g *topology.Graph) (*Matching, error) {
	n := g.Order()
	s := &search{
		g: g, partner: greedy(g), label: make([]uint8, n), link: make([]uint32, n), met: make([]uint32, n),
		blossom: solver.Identity(n), base: solver.Identity(n), closed: make([]bool, n),
	}
	for v := range uint32(n) {
		if s.partner[v] != none {
			continue
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		found := s.from(v)
		for _, u := range s.touched {
			if s.closed[u] = !found; found { // else the labels stay
				s.label[u], s.blossom[u], s.base[u] = untouched, u, u
			}
		}
	}
	m := &Matching{Partner: s.partner}
	for v := range uint32(n) {
		if s.partner[v] != none {
			m.Size++
		}
		if s.closed[v] && s.label[v] == inner {
			m.Barrier = append(m.Barrier, v)
		}
	}
	m.Size /= 2
	return m, nil
}

// greedy returns a matching to begin with.
func greedy(g *topology.Graph) []uint32 {
	n := g.Order()
	partner, ways := make([]uint32, n), make([]int, n)
	var single []uint32 // vertices that had one way left
	for v := range uint32(n) {
		partner[v], ways[v] = none, g.Degree(v)
		if ways[v] == 1 {
			single = append(single, v)
		}
	}
	match := func(v uint32) {
		best := none
		for _, u := range g.Neighbors(v) {
			if partner[u] == none && (best == none || ways[u] < ways[best]) {
				best = u
			}
		}
		if partner[v] != none || best == none {
			return
		}
		partner[v], partner[best] = best, v
		for _, end := range []uint32{v, best} {
			for _, u := range g.Neighbors(end) {
				if ways[u]--; ways[u] == 1 {
					single = append(single, u)
				}
			}
		}
	}
	for v := range uint32(n) {
		for len(single) > 0 {
			u := single[len(single)-1]
			single = single[:len(single)-1]
			match(u)
		}
		match(v)
	}
	return partner
}

// search finds augmenting paths.
type search struct {
	g       *topology.Graph
	partner []uint32
	closed  []bool // in the tree of a search that failed
	// Of the vertices of a search: their labels; from which outer vertex an inner one was met,
	// and likewise across the link that closed an odd cycle; the blossoms, and by the root of each
	// its base, the vertex that is nearest to the root of the search.
	label         []uint8
	link          []uint32
	blossom       []uint32
	base          []uint32
	touched, next []uint32
	// met is the number of the meeting that passed a base last; meetings counts them.
	met      []uint32
	meetings uint32
}

func (s *search) baseOf(v uint32) uint32 { return s.base[automorphism.Find(s.blossom, v)] }

func (s *search) enter(v uint32, label uint8) {
	s.label[v] = label
	s.touched = append(s.touched, v)
	if label == outer {
		s.next = append(s.next, v)
	}
}

// from searches from a vertex without a partner, and augments the matching if it can.
func (s *search) from(root uint32) bool {
	s.touched, s.next = s.touched[:0], s.next[:0]
	s.enter(root, outer)
	s.link[root] = none
	for head := 0; head < len(s.next); head++ {
		v := s.next[head]
		for _, w := range s.g.Neighbors(v) {
			switch {
			case s.closed[w] || s.label[w] == inner || s.baseOf(v) == s.baseOf(w):
			case s.label[w] == outer:
				b := s.meeting(v, w)
				s.shrink(v, w, b)
				s.shrink(w, v, b)
			case s.partner[w] == none:
				s.link[w] = v
				s.augment(w)
				return true
			default:
				s.link[w] = v
				s.enter(w, inner)
				s.enter(s.partner[w], outer)
			}
		}
	}
	return false
}

// meeting returns the first base that the ways from two outer vertices to the root share.
func (s *search) meeting(v, w uint32) uint32 {
	s.meetings++
	for {
		if v != none {
			v = s.baseOf(v)
			if s.met[v] == s.meetings {
				return v
			}
			s.met[v] = s.meetings
			if v = s.partner[v]; v != none {
				v = s.link[v]
			}
		}
		v, w = w, v
	}
}

// shrink makes the way from an outer vertex to the base b, which a link to w closes to an odd
// cycle, part of a blossom.
func (s *search) shrink(v, w, b uint32) {
	for s.baseOf(v) != b {
		s.link[v] = w
		w = s.partner[v]
		if s.label[w] == inner {
			s.label[w] = outer
			s.next = append(s.next, w)
		}
		for _, u := range []uint32{v, w} {
			if s.baseOf(u) == u { // with all of its blossom, which the way has passed
				automorphism.Join(s.blossom, u, b)
				s.base[automorphism.Find(s.blossom, b)] = b
			}
		}
		v = s.link[w]
	}
}

// augment exchanges the links on the way from the root to a vertex without a partner.
func (s *search) augment(w uint32) {
	for w != none {
		v := s.link[w]
		next := s.partner[v]
		s.partner[v], s.partner[w] = w, v
		w = next
	}
}

// ProveMatching proves how many links of a network have no ends in common, from both sides.
func ProveMatching(ctx context.Context, net topology.Network) (atLeast, atMost *certificates.Certificate, err error) {
	m, err := LargestMatching(ctx, net.CSR())
	if err != nil {
		return nil, nil, err
	}
	var ends []uint32
	for v, u := range m.Partner {
		if uint32(v) < u && u != none {
			ends = append(ends, uint32(v), u)
		}
	}
	return solver.Proved(solver.AtLeast("matching-number", net, m.Size), "matching", subgraphs.Matching{Ends: ends}),
		solver.Proved(solver.AtMost("matching-number", net, m.Size), "barrier", subgraphs.Barrier{Removed: m.Barrier}), nil
}
