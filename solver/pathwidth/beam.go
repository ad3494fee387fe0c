package pathwidth

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"topocert/topology"
)

// prefix is a set of placed vertices in a beam search, and the best way to it.
type prefix struct {
	hash     uint64
	left     []uint16 // how many neighbours of each vertex are not placed; beams are for N < 2^16
	placed   []uint64 // bits
	boundary []uint32
	last     *choice
	sum      float64 // Σ 2^boundary on the way
}

// choice is a linked list of placed vertices, the last first.
type choice struct {
	v      uint32
	before *choice
}

// extension is a way to extend a prefix.
type extension struct {
	from  int
	v     uint32
	hash  uint64
	sum   float64
	score float64
}

func (p *prefix) has(v uint32) bool { return p.placed[v/64]>>(v%64)&1 == 1 }

// beamSearch grows prefixes one vertex at a time, keeping at most as many as the
// beam is wide, each set once. It returns nil if the context ends.
//
// A vertex all of whose neighbours are placed, or the only one missing beside a
// vertex of the boundary, is placed at once: that never enlarges the boundary,
// and some best order from there does it.
func beamSearch(ctx context.Context, g *topology.Graph, beam int, random *rand.Rand) []uint32 {
	n := g.Order()
	key := make([]uint64, n)
	for v := range key {
		key[v] = random.Uint64()
	}
	start := &prefix{left: make([]uint16, n), placed: make([]uint64, (n+63)/64)}
	for v := range uint32(n) {
		start.left[v] = uint16(g.Degree(v))
	}
	now := []*prefix{start}
	stamp := make([]int, n)
	stamps := 0
	var steps []extension
	for range n {
		if ctx.Err() != nil {
			return nil
		}
		steps = steps[:0]
		for i, p := range now {
			stamps++
			steps = p.steps(g, i, key, stamp, stamps, random, steps)
		}
		slices.SortFunc(steps, func(a, b extension) int { return cmp.Compare(a.score, b.score) })
		taken := make(map[uint64]bool, beam)
		var next []*prefix
		for _, s := range steps {
			if len(next) == beam {
				break
			}
			if !taken[s.hash] {
				taken[s.hash] = true
				next = append(next, now[s.from].extend(g, s))
			}
		}
		now = next
	}
	order := make([]uint32, 0, n)
	for c := now[0].last; c != nil; c = c.before {
		order = append(order, c.v)
	}
	slices.Reverse(order)
	return order
}

// steps appends the ways to extend the prefix.
func (p *prefix) steps(g *topology.Graph, from int, key []uint64, stamp []int, stamps int, random *rand.Rand, steps []extension) []extension {
	begin := len(steps)
	offer := func(v uint32) (atOnce bool) {
		stamp[v] = stamps
		size, links := len(p.boundary), 0
		if p.left[v] > 0 {
			size++
			links += int(p.left[v])
		}
		closed := 0
		for _, u := range g.Neighbors(v) {
			if p.has(u) && p.left[u] == 1 {
				closed++
			}
		}
		size -= closed
		// Doubles end at 2^1024; such orders are of no use, and only need to
		// be compared somehow.
		sum := p.sum + math.Exp2(min(float64(size), 900))
		score := sum * (1 + 0.02*float64(links) + 0.01*random.Float64())
		steps = append(steps, extension{from, v, p.hash ^ key[v], sum, score})
		return p.left[v] == 0 || closed > 0
	}
	for _, u := range p.boundary {
		for _, v := range g.Neighbors(u) {
			if p.has(v) || stamp[v] == stamps {
				continue
			}
			if offer(v) {
				steps[begin] = steps[len(steps)-1]
				return steps[:begin+1]
			}
		}
	}
	if len(p.boundary) > 0 {
		return steps
	}
	// A new component: one of its vertices of least degree, or any of a few.
	least := -1
	for v := range uint32(g.Order()) {
		if !p.has(v) && (least < 0 || g.Degree(v) < g.Degree(uint32(least))) {
			least = int(v)
		}
	}
	offer(uint32(least))
	for range 8 {
		if v := uint32(random.IntN(g.Order())); !p.has(v) && stamp[v] != stamps {
			offer(v)
		}
	}
	return steps
}

// extend returns the prefix after a step.
func (p *prefix) extend(g *topology.Graph, s extension) *prefix {
	q := &prefix{
		hash: s.hash, sum: s.sum,
		left: slices.Clone(p.left), placed: slices.Clone(p.placed),
		boundary: make([]uint32, 0, len(p.boundary)+1),
		last:     &choice{s.v, p.last},
	}
	q.placed[s.v/64] |= 1 << (s.v % 64)
	for _, u := range g.Neighbors(s.v) {
		q.left[u]--
	}
	for _, u := range p.boundary {
		if q.left[u] > 0 {
			q.boundary = append(q.boundary, u)
		}
	}
	if q.left[s.v] > 0 {
		q.boundary = append(q.boundary, s.v)
	}
	return q
}
