package distance

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"runtime"
	"sync"
	"sync/atomic"

	"topocert/topology"
)

// Profile sums up the distances between all ordered pairs of vertices, each
// vertex with itself included. All numbers are exact.
type Profile struct {
	// Connected tells whether the graph has exactly one component. The empty
	// graph has none and is not connected.
	Connected bool
	// Diameter and Radius are the largest and the smallest eccentricity. Both
	// are −1 if the graph is not connected.
	Diameter, Radius int
	// Sum is the sum of the distances over the ordered pairs that a path joins.
	Sum *big.Int
	// Histogram[d] is the number of ordered pairs at distance d, for d from 0
	// to the largest distance of a pair that a path joins.
	Histogram []uint64
	// Eccentricity[v] is the largest distance from v, or Unreached if some
	// vertex is not reached from v.
	Eccentricity []uint32
	// Signature[v] is a hash of the numbers of vertices at distance 0, 1, 2, …
	// from v. Vertices for which these numbers agree have equal signatures;
	// others have different ones but for a chance of about 2⁻⁶⁴ a pair. It is
	// the same in every run and on every machine.
	Signature []uint64
}

// maxBusy is the largest number of levels at which a row may grow for a block
// to be searched bit-parallel. One of these levels costs about as much as two
// of the 512 plain searches that it saves.
const maxBusy = 256

// AllPairs searches g from every vertex. It uses the given number of
// goroutines, or GOMAXPROCS of them if workers ≤ 0; the result does not depend
// on it.
//
// Sources are taken in blocks of 512. A block is searched bit-parallel, at a
// cost of O(levels · (order + size)) steps on cache lines, or source by source
// in O(512 · (order + size)) steps on vertices if its sources lie far apart, as
// on a ring. Each worker takes 161 bytes a vertex, and for the lists of its
// first levels at most 40 bytes a link; the result takes 12 bytes a vertex.
//
// The context is checked once a level or once a source. When it ends, AllPairs
// returns no distances and an error that wraps the context's.
func AllPairs(ctx context.Context, g *topology.Graph, workers int) (*Profile, error) {
	return allPairs(ctx, g, workers, maxBusy)
}

// allPairs is AllPairs with maxBusy as a parameter: −1 has every source
// searched alone, math.MaxInt none.
func allPairs(ctx context.Context, g *topology.Graph, workers, busy int) (*Profile, error) {
	n := g.Order()
	if n == 0 {
		return &Profile{Diameter: -1, Radius: -1, Sum: new(big.Int)}, nil
	}
	level, order := Levels(g, 0, nil, nil)
	connected := len(order) == n
	if connected && 2*int(level[order[n-1]]) <= busy {
		busy = math.MaxInt // no block exceeds it
	}
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	blocks := (n + rowBits - 1) / rowBits
	sweeps := make([]sweep, min(workers, blocks))
	var taken, done atomic.Int64
	var group sync.WaitGroup
	for i := range sweeps {
		group.Go(func() {
			s := &sweeps[i]
			*s = sweep{g: g, tally: tally{vertex: make([]counts, n)}, busy: busy}
			for {
				first := int(taken.Add(1)-1) * rowBits
				if first >= n {
					return
				}
				size := min(rowBits, n-first)
				if s.block(ctx, first, size) != nil {
					return
				}
				done.Add(int64(size))
			}
		})
	}
	group.Wait()
	if d := done.Load(); d < int64(n) {
		return nil, fmt.Errorf("all-pairs distances: stopped after %d of %d sources: %w", d, n, ctx.Err())
	}
	total := &sweeps[0].tally
	for i := range sweeps[1:] {
		total.merge(&sweeps[1+i].tally)
	}
	return total.distances(connected), nil
}

// OverOrbits is AllPairs of a connected graph, from one search for each orbit of a group of
// automorphisms: root has a vertex of the orbit of each, sources these vertices, and size the
// sizes of their orbits.
func OverOrbits(ctx context.Context, g *topology.Graph, root, sources []uint32, size []int) (*Profile, error) {
	t := tally{vertex: make([]counts, g.Order())}
	var level, order []uint32
	for i, s := range sources {
		if err := ctx.Err(); err != nil {
			return nil, fmt.Errorf("distances: stopped after %d of %d sources: %w", i, len(sources), err)
		}
		level, order = Levels(g, s, level, order)
		for d, k := range LevelCounts(level, order) {
			t.pairs(uint32(d), size[i]*k)
			t.vertex[s].add(uint32(d), weight(uint32(d)), uint32(k))
		}
	}
	for v, r := range root {
		t.vertex[v] = t.vertex[r]
	}
	return t.distances(g.Order() > 0), nil
}

// sweep is one worker: what it has found, and its buffers.
type sweep struct {
	g            *topology.Graph
	tally        tally
	busy         int // as in allPairs
	level, order []uint32
	rows         *rows // nil until needed
}

// block searches from the sources first … first+size−1.
func (s *sweep) block(ctx context.Context, first, size int) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if s.near(first, size) {
		if s.rows == nil {
			s.rows = newRows(s.g)
		}
		return s.rows.search(ctx, first, size, &s.tally)
	}
	for i := range size {
		if err := ctx.Err(); err != nil {
			return err
		}
		s.level, s.order = Levels(s.g, uint32(first+i), s.level, s.order)
		s.tally.levels(s.level, s.order)
	}
	return nil
}

// near tells whether few levels at most will see a given row grow: no more than
// the first source's eccentricity, and no more than twice its distance to the
// other sources. Both are estimates, the second only in one component.
func (s *sweep) near(first, size int) bool {
	if s.busy == math.MaxInt {
		return true
	}
	s.level, s.order = Levels(s.g, uint32(first), s.level, s.order)
	levels := 0
	for _, d := range s.level[first : first+size] {
		if d != Unreached {
			levels = max(levels, 2*int(d))
		}
	}
	return min(levels, int(s.level[s.order[len(s.order)-1]])) <= s.busy
}

// tally sums up distances as they are found. Nothing in it depends on the
// order in which that happens.
type tally struct {
	histogram []uint64 // as in Profile
	vertex    []counts
}

// counts is what a tally holds of one vertex: 16 bytes, so that a search that
// meets the vertices in any order touches one cache line.
type counts struct {
	signature    uint64
	eccentricity uint32 // of what is reached
	seen         uint32 // bits set in the vertex's row, if there are rows
}

// add counts k more vertices at distance d, where m is weight(d).
func (c *counts) add(d uint32, m uint64, k uint32) {
	c.signature += m * uint64(k)
	c.eccentricity = max(c.eccentricity, d)
	c.seen += k
}

// weight returns what a vertex at distance d adds to a signature: step d+1 of the generator
// splitmix64 from state 0. A sum of weights can be added up in any order.
func weight(d uint32) uint64 { return Mix64(uint64(d) * splitmix) }

const splitmix = 0x9e3779b97f4a7c15

// Mix64 is a bijection of the 64-bit words that spreads each bit over all: a step of splitmix64
// (G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators",
// OOPSLA 2014).
func Mix64(x uint64) uint64 {
	x += splitmix
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// pairs counts k more ordered pairs at distance d. A distance is first counted
// after all smaller ones.
func (t *tally) pairs(d uint32, k int) {
	if k == 0 {
		return
	}
	if int(d) == len(t.histogram) {
		t.histogram = append(t.histogram, 0)
	}
	t.histogram[d] += uint64(k)
}

// levels counts what Levels returned for one source. Like a search by rows it
// counts each pair at the end that is reached, so that the two may be mixed.
func (t *tally) levels(level, order []uint32) {
	for v, d := range level {
		if d != Unreached {
			t.vertex[v].add(d, weight(d), 1)
		}
	}
	for len(order) > 0 {
		d, k := level[order[0]], 1
		for k < len(order) && level[order[k]] == d {
			k++
		}
		t.pairs(d, k)
		order = order[k:]
	}
}

// merge adds what another tally has found from other sources.
func (t *tally) merge(other *tally) {
	for d, k := range other.histogram {
		t.pairs(uint32(d), int(k))
	}
	for v := range t.vertex {
		c, o := &t.vertex[v], &other.vertex[v]
		c.signature += o.signature
		c.eccentricity = max(c.eccentricity, o.eccentricity)
	}
}

// distances returns the sums over all sources.
func (t *tally) distances(connected bool) *Profile {
	n := len(t.vertex)
	result := &Profile{
		Connected:    connected,
		Diameter:     -1,
		Radius:       -1,
		Sum:          new(big.Int),
		Histogram:    t.histogram,
		Eccentricity: make([]uint32, n),
		Signature:    make([]uint64, n),
	}
	var term, pairs big.Int
	for d, k := range t.histogram {
		term.Mul(term.SetInt64(int64(d)), pairs.SetUint64(k))
		result.Sum.Add(result.Sum, &term)
	}
	radius := Unreached
	for v, c := range t.vertex {
		result.Signature[v] = c.signature
		result.Eccentricity[v] = Unreached
		if connected {
			result.Eccentricity[v] = c.eccentricity
			radius = min(radius, c.eccentricity)
		}
	}
	if connected {
		result.Diameter, result.Radius = len(t.histogram)-1, int(radius)
	}
	return result
}
