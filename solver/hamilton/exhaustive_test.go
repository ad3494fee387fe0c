package hamilton

import (
	"context"
	"fmt"

	"topocert/solver/symmetry"
	"topocert/topology"
)

// searchExhaustively, the tests' second method, decides by backtracking with Rubin's rules whether the graph has a
// Hamiltonian cycle. It returns one, or nil and no error if there is none. After
// budget choices it gives up with an error that wraps symmetry.ErrBudget; an error that
// wraps ctx's says that ctx was cancelled.
//
// A state of the search is a set of links that are taken, which form paths, and
// one of links that are dropped. A vertex with two links left takes both; a
// vertex with two links taken drops the others; the link between the ends of a
// path is dropped, unless the path meets all vertices. The search turns back
// when a vertex has fewer than two links left, when taken links close a shorter
// cycle, and when the graph that is left has a cut vertex or is not connected.
// It branches on a link at an end of a path where the fewest links are left.
//
// Cost: exponential in the order, O(size) for each choice. Cubic graphs of 40
// vertices take some thousand choices. Memory: O(size).
//
// Source: the rules are those of F. Rubin, "A Search Procedure for Hamilton
// Paths and Circuits", J. ACM 21 (1974), where links that are taken are called required, and
// those that are dropped deleted.
func searchExhaustively(ctx context.Context, g *topology.Graph, budget int) ([]uint32, error) {
	n := g.Order()
	if n < 3 {
		return nil, nil
	}
	s := newExhaustive(g)
	s.ctx, s.budget = ctx, budget
	for v := range uint32(n) {
		s.touched = append(s.touched, v)
		if g.Degree(v) < 2 {
			return nil, nil
		}
	}
	found, err := s.run()
	if err != nil {
		return nil, err
	}
	if !found {
		return nil, nil
	}
	return s.cycle(), nil
}

// The states of a link.
const (
	linkOpen = iota
	linkTaken
	linkDropped
)

// exhaustive is the state of the search.
type exhaustive struct {
	g      *topology.Graph
	ctx    context.Context
	budget int
	// ends holds each link; number[v] the numbers of v's links, in the order of
	// v's row.
	ends   [][2]uint32
	number [][]int
	state  []uint8
	// left and taken count each vertex's links that are not dropped, and those
	// that are taken; other[v] is the other end of the path that ends at v, v
	// itself if no link of v is taken.
	left, taken []int
	other       []uint32
	total       int // links taken
	// trail holds the links in the order in which their states changed, with the
	// ends of the two paths that a taken link joined.
	trail []step
	// touched holds the vertices whose links may decide others.
	touched []uint32
	depth   []int // for cutVertex
	low     []int
}

type step struct {
	link int
	a, b uint32
}

func newExhaustive(g *topology.Graph) *exhaustive {
	n := g.Order()
	s := &exhaustive{
		g: g, number: make([][]int, n), state: make([]uint8, g.Size()),
		left: make([]int, n), taken: make([]int, n), other: make([]uint32, n),
		depth: make([]int, n), low: make([]int, n),
	}
	for v := range uint32(n) {
		s.left[v], s.other[v] = g.Degree(v), v
	}
	// Links come by their lower ends, so every row is filled in its order.
	for u, v := range g.Edges() {
		s.number[u] = append(s.number[u], len(s.ends))
		s.number[v] = append(s.number[v], len(s.ends))
		s.ends = append(s.ends, [2]uint32{u, v})
	}
	return s
}

// run extends the state to a Hamiltonian cycle, or leaves it as it was up to
// links that no such cycle can do with or without.
func (s *exhaustive) run() (bool, error) {
	for {
		if !s.propagate() {
			return false, nil
		}
		if s.total == len(s.left) {
			return true, nil
		}
		if s.cutVertex() {
			return false, nil
		}
		if s.budget == 0 {
			return false, fmt.Errorf("search for a Hamiltonian cycle: %w", symmetry.ErrBudget)
		}
		s.budget--
		if err := s.ctx.Err(); err != nil {
			return false, fmt.Errorf("search for a Hamiltonian cycle: %w", err)
		}
		link := s.branch()
		mark := len(s.trail)
		if s.take(link) {
			if found, err := s.run(); found || err != nil {
				return found, err
			}
		}
		s.undo(mark)
		s.drop(link)
	}
}

// propagate decides links until no rule applies. It tells whether the state is
// still possible.
func (s *exhaustive) propagate() bool {
	possible := true
	for possible && len(s.touched) > 0 {
		v := s.touched[len(s.touched)-1]
		s.touched = s.touched[:len(s.touched)-1]
		switch {
		case s.left[v] < 2:
			possible = false
		case s.taken[v] == 2 && s.left[v] > 2:
			for _, l := range s.number[v] {
				if s.state[l] == linkOpen {
					s.drop(l)
				}
			}
		case s.left[v] == 2 && s.taken[v] < 2:
			for _, l := range s.number[v] {
				if s.state[l] == linkOpen && !s.take(l) {
					possible = false
					break
				}
			}
		}
	}
	s.touched = s.touched[:0]
	return possible
}

// take takes an open link. It tells whether that closes no short cycle and
// leaves at most two taken links at each vertex.
func (s *exhaustive) take(l int) bool {
	u, v := s.ends[l][0], s.ends[l][1]
	if s.taken[u] == 2 || s.taken[v] == 2 {
		return false
	}
	a, b := s.other[u], s.other[v]
	if a == v && s.total < len(s.left)-1 {
		return false
	}
	s.trail = append(s.trail, step{l, a, b})
	s.state[l] = linkTaken
	s.taken[u]++
	s.taken[v]++
	s.total++
	s.other[a], s.other[b] = b, a
	s.touched = append(s.touched, u, v)
	if s.total < len(s.left)-1 {
		if closing := s.find(a, b); closing >= 0 && s.state[closing] == linkOpen {
			s.drop(closing)
		}
	}
	return true
}

// drop drops an open link.
func (s *exhaustive) drop(l int) {
	u, v := s.ends[l][0], s.ends[l][1]
	s.trail = append(s.trail, step{link: l})
	s.state[l] = linkDropped
	s.left[u]--
	s.left[v]--
	s.touched = append(s.touched, u, v)
}

// undo takes back all changes since the trail had the given length.
func (s *exhaustive) undo(mark int) {
	for len(s.trail) > mark {
		step := s.trail[len(s.trail)-1]
		s.trail = s.trail[:len(s.trail)-1]
		u, v := s.ends[step.link][0], s.ends[step.link][1]
		if s.state[step.link] == linkDropped {
			s.left[u]++
			s.left[v]++
		} else {
			s.taken[u]--
			s.taken[v]--
			s.total--
			s.other[step.a], s.other[step.b] = u, v
		}
		s.state[step.link] = linkOpen
	}
	s.touched = s.touched[:0]
}

// find returns the number of the link u–v, or −1.
func (s *exhaustive) find(u, v uint32) int {
	for i, w := range s.g.Neighbors(u) {
		if w == v {
			return s.number[u][i]
		}
	}
	return -1
}

// branch returns an open link, at an end of a path if there is one, where the
// fewest links are left, to the neighbour that has the fewest left.
func (s *exhaustive) branch() int {
	rank := func(v uint32) int { return 2*s.left[v] + 1 - s.taken[v] }
	best := -1
	for v := range s.left {
		if s.taken[v] == 2 {
			continue
		}
		if best < 0 || s.taken[v] > s.taken[best] || s.taken[v] == s.taken[best] && s.left[v] < s.left[best] {
			best = v
		}
	}
	link, least := -1, 0
	for i, u := range s.g.Neighbors(uint32(best)) {
		if l := s.number[best][i]; s.state[l] == linkOpen && (link < 0 || rank(u) < least) {
			link, least = l, rank(u)
		}
	}
	return link
}

// cutVertex tells whether the links that are left do not join all vertices, or
// would not without some vertex: an articulation point, by the lowpoints of a depth-first
// search (J. Hopcroft, R. Tarjan).
func (s *exhaustive) cutVertex() bool {
	clear(s.depth)
	reached := 0
	var cut bool
	var visit func(v, parent uint32, depth int)
	visit = func(v, parent uint32, depth int) {
		reached++
		s.depth[v], s.low[v] = depth, depth
		for i, u := range s.g.Neighbors(v) {
			if s.state[s.number[v][i]] == linkDropped || u == parent {
				continue
			}
			if s.depth[u] > 0 {
				s.low[v] = min(s.low[v], s.depth[u])
				continue
			}
			cut = cut || depth == 1 && reached > 1
			visit(u, v, depth+1)
			s.low[v] = min(s.low[v], s.low[u])
			cut = cut || depth > 1 && s.low[u] >= depth
		}
	}
	visit(0, 0, 1)
	return cut || reached < len(s.depth)
}

// cycle returns the vertices in the order of the links taken.
func (s *exhaustive) cycle() []uint32 {
	cycle := []uint32{0}
	before, at := uint32(0), uint32(0)
	for len(cycle) < len(s.left) {
		for i, u := range s.g.Neighbors(at) {
			if s.state[s.number[at][i]] == linkTaken && (u != before || len(cycle) == 1) {
				before, at = at, u
				break
			}
		}
		cycle = append(cycle, at)
	}
	return cycle
}
