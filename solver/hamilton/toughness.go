package hamilton

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/subgraphs"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

// Bounds on the search for separators: visits of vertices and links for all sets
// of a small size, and for the starts of grownSet together. At least leastStarts
// of these are made, none where one would pass the bound, and at most mostStarts.
const (
	separatorWork   = 20_000_000
	separatorVisits = 1_000_000
	leastStarts     = 4
	mostStarts      = 400
)

// ErrNoSeparator is the error that says that no separator was found, which proves
// nothing.
var ErrNoSeparator = errors.New("no separator found")

// ProveSeparator proves that the network has no Hamiltonian cycle because it is not 1-tough: it
// falls into more components than vertices are removed (V. Chvátal). If it finds no such vertices the error is
// ErrNoSeparator.
//
// It tries, in this order: fewer than 3 vertices; more than one component; two
// colours used unequally often; a cut vertex; all sets of two and of three
// vertices, as far as 2·10⁷ visits reach (about 200 and 60 vertices of degree 4);
// and sets of any size by a greedy search, up to 10⁶ vertices and links.
//
// Cost: as bounded above, about half a second; linear for larger networks.
// Memory: 60 bytes a vertex. The result depends on the network alone.
func ProveSeparator(net topology.Network) (*certificates.Certificate, error) {
	g := net.CSR()
	prove := func(removed ...uint32) (*certificates.Certificate, error) {
		return &certificates.Certificate{Statement: solver.Statement("hamiltonian", net, "no"), Kind: "separator", Proof: subgraphs.Separator{Removed: removed}}, nil
	}
	none := fmt.Errorf("a Hamiltonian cycle of %s: %w", net.Name(), ErrNoSeparator)
	n := g.Order()
	switch {
	case n == 0:
		return nil, none // no certificate is about the empty graph
	case n < 3:
		return prove()
	}
	s := &separator{g: g, removed: make([]bool, n), stamp: make([]int, n)}
	if s.components() > 1 {
		return prove(spare(g))
	}
	if colour, _ := distance.TwoColouring(g); colour != nil && unequal(colour) {
		return prove(rarer(colour)...)
	}
	if s.cutVertex() || s.smallSet(2) || s.smallSet(3) || s.grownSet() {
		return prove(s.list()...)
	}
	return nil, none
}

// spare returns a vertex without which a disconnected graph of at least 3 vertices
// still has 2 components: one that is not alone in its component, whose others are
// left; or, where every vertex is alone, any one.
func spare(g *topology.Graph) uint32 {
	for v := range uint32(g.Order()) {
		if len(g.Neighbors(v)) > 0 {
			return v
		}
	}
	return 0
}

// rarer returns the vertices of the colour that is used less often. In a proper
// colouring of a connected graph the others are alone without them.
func rarer(colour []uint32) []uint32 {
	var of [2][]uint32
	for v, c := range colour {
		of[c] = append(of[c], uint32(v))
	}
	if len(of[0]) < len(of[1]) {
		return of[0]
	}
	return of[1]
}

// unequal tells whether the colours 0 and 1 are not used equally often.
func unequal(colour []uint32) bool {
	ones := 0
	for _, c := range colour {
		ones += int(c)
	}
	return 2*ones != len(colour)
}

// separator is a set of vertices to remove. Its gain is the number of components
// that are left, less the number of vertices removed: a positive gain of a set
// that is not empty proves that there is no Hamiltonian cycle.
//
// Source: V. Chvátal, "Tough graphs and Hamiltonian circuits", Discrete
// Mathematics 5 (1973), for the condition. The search is ours; that a set exists
// is a hard question (D. Bauer, S. L. Hakimi, E. Schmeichel, "Recognizing tough
// graphs is NP-hard", Discrete Applied Mathematics 28 (1990)).
type separator struct {
	g       *topology.Graph
	removed []bool
	size    int
	// stamp[v] is the number of the last count that met v.
	stamp []int
	count int
	stack []uint32
}

// list returns the set.
func (s *separator) list() []uint32 {
	var list []uint32
	for v, r := range s.removed {
		if r {
			list = append(list, uint32(v))
		}
	}
	return list
}

func (s *separator) add(v uint32) {
	if !s.removed[v] {
		s.removed[v] = true
		s.size++
	}
}

func (s *separator) keep(v uint32) {
	if s.removed[v] {
		s.removed[v] = false
		s.size--
	}
}

// components returns the number of components without the set.
func (s *separator) components() int {
	s.count++
	components := 0
	for v := range uint32(len(s.removed)) {
		if s.stamp[v] == s.count || s.removed[v] {
			continue
		}
		components++
		s.stamp[v] = s.count
		s.stack = append(s.stack[:0], v)
		for len(s.stack) > 0 {
			x := s.stack[len(s.stack)-1]
			s.stack = s.stack[:len(s.stack)-1]
			for _, u := range s.g.Neighbors(x) {
				if s.stamp[u] != s.count && !s.removed[u] {
					s.stamp[u] = s.count
					s.stack = append(s.stack, u)
				}
			}
		}
	}
	return components
}

// gains tells whether the set proves that there is no Hamiltonian cycle.
func (s *separator) gains() bool { return s.size > 0 && s.components() > s.size }

// cutVertex makes the set a cut vertex of the connected graph, if it has one: the first
// articulation point by lowpoints (J. Hopcroft, R. Tarjan, "Efficient algorithms for graph
// manipulation", Communications of the ACM 16, 1973), without recursion.
func (s *separator) cutVertex() bool {
	n := len(s.removed)
	depth, low := make([]int, n), make([]int, n)
	parent, row := make([]uint32, n), make([]int, n)
	depth[0] = 1
	low[0] = 1
	children := 0 // of the root
	for v := uint32(0); ; {
		if row[v] < s.g.Degree(v) {
			u := s.g.Neighbors(v)[row[v]]
			row[v]++
			switch {
			case depth[u] == 0:
				parent[u], depth[u], low[u] = v, depth[v]+1, depth[v]+1
				v = u
			case u != parent[v]:
				low[v] = min(low[v], depth[u])
			}
			continue
		}
		if v == 0 {
			break
		}
		p := parent[v]
		low[p] = min(low[p], low[v])
		if p == 0 {
			children++
		}
		if p != 0 && low[v] >= depth[p] || children > 1 {
			s.add(p)
			return true
		}
		v = p
	}
	return false
}

// smallSet tries all sets of the given size, if that is within bounds.
func (s *separator) smallSet(size int) bool {
	n := len(s.removed)
	visits := n + 2*s.g.Size()
	for i := range size {
		visits = visits * (n - i) / (i + 1)
		if visits > separatorWork {
			return false
		}
	}
	var extend func(from, left int) bool
	extend = func(from, left int) bool {
		if left == 0 {
			return s.gains()
		}
		for v := from; v < n; v++ {
			s.add(uint32(v))
			if extend(v+1, left-1) {
				return true
			}
			s.keep(uint32(v))
		}
		return false
	}
	return extend(0, size)
}

// grownSet tries sets of any size: it begins with all vertices and takes one
// after the other out of the set. A vertex that touches t components of those
// taken out makes the gain larger by 2−t. So those with t = 0 come first, then t
// = 1, and so on; half of those with the largest t allowed are passed over by
// chance. Each start has an order of its own, random or by degree.
func (s *separator) grownSet() bool {
	n := len(s.removed)
	visits := n + s.g.Size()
	if visits > separatorVisits || n <= 7 { // smallSet has tried all sets that leave more than they hold
		return false
	}
	random := rand.New(rand.NewPCG(1, 1))
	order := solver.Identity(n)
	for start := range min(mostStarts, max(leastStarts, separatorVisits/visits)) {
		random.Shuffle(n, func(i, j int) { order[i], order[j] = order[j], order[i] })
		if start%2 == 0 {
			slices.SortStableFunc(order, func(u, v uint32) int { return cmp.Compare(s.g.Degree(u), s.g.Degree(v)) })
		}
		if s.grow(random, slices.Clone(order)) {
			return true
		}
	}
	return false
}

// grow makes one start of grownSet: it takes vertices out in the given order.
func (s *separator) grow(random *rand.Rand, left []uint32) bool {
	n := len(s.removed)
	for v := range s.removed {
		s.removed[v] = true
	}
	s.size = n
	parts := solver.Identity(n) // the components among those taken out
	components := 0
	var touched []uint32
	for limit := 0; len(left) > 1; {
		before := len(left)
		rest := left[:0]
		for _, v := range left {
			touched = touched[:0]
			for _, u := range s.g.Neighbors(v) {
				if !s.removed[u] {
					if r := automorphism.Find(parts, u); !slices.Contains(touched, r) {
						touched = append(touched, r)
					}
				}
			}
			t := len(touched)
			if s.size == 1 || t > limit || t == limit && t > 1 && random.IntN(2) == 0 {
				rest = append(rest, v)
				continue
			}
			s.removed[v] = false
			s.size--
			components += 1 - t
			for _, r := range touched {
				automorphism.Join(parts, r, v)
			}
			if components > s.size {
				return true
			}
		}
		left = rest
		if len(left) == before {
			limit++
		}
	}
	return false
}
