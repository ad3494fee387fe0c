package audit

import (
	"math/bits"
	"slices"

	"topocert/routing"
	"topocert/solver/distance"
	"topocert/topology"
)

// arcs numbers the directed links of a graph: those out of vertex v, in the
// order of its row, from start[v] on.
type Arcs struct {
	Start []uint32
	Tail  []uint32
}

func NewArcs(g *topology.Graph) *Arcs {
	n := g.Order()
	a := &Arcs{Start: make([]uint32, n+1), Tail: make([]uint32, 0, 2*g.Size())}
	for v := range uint32(n) {
		a.Start[v+1] = a.Start[v] + uint32(g.Degree(v))
		for range g.Degree(v) {
			a.Tail = append(a.Tail, v)
		}
	}
	return a
}

// find returns the directed link from v to u.
func (a *Arcs) Find(g *topology.Graph, v, u uint32) (uint32, bool) {
	row := g.Neighbors(v)
	if len(row) > 16 {
		i, ok := slices.BinarySearch(row, u)
		return a.Start[v] + uint32(i), ok
	}
	for i, w := range row {
		if w == u {
			return a.Start[v] + uint32(i), true
		}
	}
	return 0, false
}

// MaxDependencies bounds the pairs of channels that may follow one another, one
// bit each: the sum of the squared degrees times the square of the number of
// virtual channels of a link.
const MaxDependencies = 1 << 28

// Channels is the channel dependency graph of a router (W. J. Dally, C. L.
// Seitz, "Deadlock-Free Message Routing in Multiprocessor Interconnection
// Networks", IEEE Trans. Computers C-36, 1987). A channel is a directed link, or
// one of its virtual channels: virtual channel c of the directed link a,
// counted through the rows of the graph, has the number a·Classes + c. It
// depends on those that some message takes next after it.
type Channels struct {
	// Classes is the number of virtual channels of each directed link.
	Classes int

	G    *topology.Graph
	Arcs *Arcs
	// offset[a] is where the bits of the channels on arc a begin: Classes rows
	// of as many bits as there are channels out of its head.
	offset []uint32
	bits   []uint64
}

// newChannels returns a graph without dependencies, or nil if it would be too
// large.
func NewChannels(g *topology.Graph, a *Arcs, classes int) *Channels {
	c := &Channels{Classes: classes, G: g, Arcs: a, offset: make([]uint32, 0, 2*g.Size())}
	total := 0
	for v := range uint32(g.Order()) {
		for _, u := range g.Neighbors(v) {
			c.offset = append(c.offset, uint32(total))
			total += g.Degree(u) * classes * classes
			if total > MaxDependencies {
				return nil
			}
		}
	}
	c.bits = make([]uint64, (total+63)/64)
	return c
}

// Count returns the number of channels.
func (c *Channels) Count() int { return len(c.offset) * c.Classes }

// Channel returns the ends of a channel and which virtual channel it is.
func (c *Channels) Channel(i uint32) (from, to uint32, class int) {
	a := i / uint32(c.Classes)
	from = c.Arcs.Tail[a]
	return from, c.G.Neighbors(from)[a-c.Arcs.Start[from]], int(i) % c.Classes
}

// row returns where the bits of channel i begin, how many there are, and the
// first of the channels for which they stand.
func (c *Channels) row(i uint32) (bit, length, first uint32) {
	_, to, class := c.Channel(i)
	length = uint32(c.G.Degree(to) * c.Classes)
	return c.offset[i/uint32(c.Classes)] + uint32(class)*length, length, c.Arcs.Start[to] * uint32(c.Classes)
}

// add records that some message takes channel j after channel i.
func (c *Channels) Add(i, j uint32) {
	if c.Classes == 1 {
		b := c.offset[i] + j - c.Arcs.Start[c.Arcs.Tail[j]]
		c.bits[b/64] |= 1 << (b % 64)
		return
	}
	bit, _, first := c.row(i)
	b := bit + j - first
	c.bits[b/64] |= 1 << (b % 64)
}

// next passes on the channels on which channel i depends, in increasing order,
// until yield returns false.
func (c *Channels) next(i uint32, yield func(j uint32) bool) {
	bit, length, first := c.row(i)
	for k := uint32(0); k < length; {
		b := bit + k
		word := c.bits[b/64] >> (b % 64)
		if word == 0 {
			k += 64 - b%64
			continue
		}
		if k += uint32(bits.TrailingZeros64(word)); k < length && !yield(first+k) {
			return
		}
		k++
	}
}

// merge adds the dependencies of another graph of the same channels.
func (c *Channels) merge(other *Channels) {
	for i, word := range other.bits {
		c.bits[i] |= word
	}
}

// Order returns a rank for every channel such that each is less than those of
// the channels on which it depends, or nil if dependencies run in a cycle. By
// Dally and Seitz's theorem there is no deadlock if there is an order.
func (c *Channels) Order() []uint32 {
	rank, removed := c.topologicalOrder()
	if removed < c.Count() {
		return nil
	}
	return rank
}

// peel removes channels on which none that is left depends, as long as there
// are any. A channel's rank is the length of the longest chain of dependencies
// that leads to it.
func (c *Channels) topologicalOrder() (rank []uint32, removed int) {
	n := uint32(c.Count())
	degree := make([]uint32, n)
	for i := range n {
		c.next(i, func(j uint32) bool { degree[j]++; return true })
	}
	rank = make([]uint32, n)
	var queue []uint32
	for i := range n {
		if degree[i] == 0 {
			queue = append(queue, i)
		}
	}
	for ; removed < len(queue); removed++ {
		i := queue[removed]
		c.next(i, func(j uint32) bool {
			rank[j] = max(rank[j], rank[i]+1)
			if degree[j]--; degree[j] == 0 {
				queue = append(queue, j)
			}
			return true
		})
	}
	for i := range n {
		if degree[i] > 0 {
			rank[i] = distance.Unreached
		}
	}
	return rank, removed
}

// maxCycleWork bounds the steps of the search for a short cycle.
const maxCycleWork = 1 << 24

// Cycle returns channels each of which depends on the next, the last on the
// first, or nil if there are none. It is a shortest such cycle if that can be
// found with a few million steps, otherwise a short one.
func (c *Channels) Cycle() []uint32 {
	rank, removed := c.topologicalOrder()
	if removed == c.Count() {
		return nil
	}
	var best []uint32
	parent := make([]uint32, c.Count())
	work := 0
	for i, r := range rank {
		if r != distance.Unreached {
			continue // no cycle leads through it
		}
		cycle, steps := c.cycleThrough(uint32(i), parent, rank)
		if cycle != nil && (best == nil || len(cycle) < len(best)) {
			best = cycle
		}
		if work += steps; best != nil && work > maxCycleWork {
			break
		}
	}
	return best
}

// cycleThrough returns a shortest cycle through the channel i, or nil, and the
// number of channels that it looked at. parent is scratch.
func (c *Channels) cycleThrough(i uint32, parent, rank []uint32) (cycle []uint32, steps int) {
	for j := range parent {
		parent[j] = distance.Unreached
	}
	queue := []uint32{i}
	for ; steps < len(queue); steps++ {
		at, found := queue[steps], false
		c.next(at, func(j uint32) bool {
			if j == i {
				found = true
				return false
			}
			if rank[j] == distance.Unreached && parent[j] == distance.Unreached {
				parent[j] = at
				queue = append(queue, j)
			}
			return true
		})
		if found {
			for cycle = []uint32{at}; at != i; {
				at = parent[at]
				cycle = append(cycle, at)
			}
			slices.Reverse(cycle)
			return cycle, steps + len(parent)
		}
	}
	return nil, steps + len(parent)
}

// walk returns what taken does, in less time where messages have no headers.
func (c *Channels) Route(r routing.Router, s, d uint32) []uint32 {
	classed, _ := r.(routing.Classed)
	var channels []uint32
	for v := s; v != d; {
		if len(channels) > c.G.Order() || r.Header(v, d) != "" {
			return c.taken(r, s, d)
		}
		u, header := r.Next(v, d, "")
		if header != "" {
			return c.taken(r, s, d)
		}
		arc, ok := c.Arcs.Find(c.G, v, u)
		if !ok {
			break
		}
		channel := arc * uint32(c.Classes)
		if classed != nil {
			channel += uint32(classed.Class(v, u, d, ""))
		}
		channels, v = append(channels, channel), u
	}
	return channels
}
