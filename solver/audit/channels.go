package audit

import (
	"iter"
	"math/bits"
	"slices"

	"topocert/routing"
	"topocert/solver/distance"
)

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

	arcs *Arcs
	// offset[a] is where the bits of the channels on arc a begin: Classes rows
	// of as many bits as there are channels out of its head.
	offset []uint32
	bits   []uint64
}

// NewChannels returns a graph without dependencies, for so many virtual channels of each
// directed link; nil if it would be too large.
func NewChannels(a *Arcs, classes int) *Channels {
	g := a.g
	c := &Channels{Classes: classes, arcs: a, offset: make([]uint32, 0, a.Count())}
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
	return c.arcs.tail[a], c.arcs.Head(a), int(i) % c.Classes
}

// row returns where the bits of channel i begin, how many there are, and the
// first of the channels for which they stand.
func (c *Channels) row(i uint32) (bit, length, first uint32) {
	_, to, class := c.Channel(i)
	length = uint32(c.arcs.g.Degree(to) * c.Classes)
	return c.offset[i/uint32(c.Classes)] + uint32(class)*length, length, c.arcs.First(to) * uint32(c.Classes)
}

// Add records that some message takes channel j after channel i.
func (c *Channels) Add(i, j uint32) {
	if c.Classes == 1 {
		b := c.offset[i] + j - c.arcs.First(c.arcs.tail[j])
		c.bits[b/64] |= 1 << (b % 64)
		return
	}
	bit, _, first := c.row(i)
	b := bit + j - first
	c.bits[b/64] |= 1 << (b % 64)
}

// AddRoute records that a message takes some channels one after the other.
func (c *Channels) AddRoute(route []uint32) {
	for h := 1; h < len(route); h++ {
		c.Add(route[h-1], route[h])
	}
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

// topologicalOrder removes channels on which none that is left depends, as long as there
// are any: A. B. Kahn, "Topological sorting of large networks", Communications of the ACM 5,
// 1962. A channel's rank is the length of the longest chain of dependencies
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
	var best []uint32
	work := 0
	for cycle, steps := range c.Cycles() {
		if cycle != nil && (best == nil || len(cycle) < len(best)) {
			best = cycle
		}
		if work += steps; best != nil && work > maxCycleWork {
			break
		}
	}
	return best
}

// Cycles yields a shortest cycle through each channel, nil where there is none, and the number of channels that
// were looked at for it. Channels of which it is plain that they are on no cycle are passed over.
func (c *Channels) Cycles() iter.Seq2[[]uint32, int] {
	return func(yield func([]uint32, int) bool) {
		rank, removed := c.topologicalOrder()
		if removed == c.Count() {
			return
		}
		parent := make([]uint32, c.Count())
		for i, r := range rank {
			if r == distance.Unreached && !yield(c.cycleThrough(uint32(i), parent, rank)) {
				return
			}
		}
	}
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

// Route returns the channels that the message from s to d takes. Of one that goes round for
// ever, they end with the first that follows on a state met again.
func (c *Channels) Route(r routing.Router, s, d uint32) []uint32 {
	classed, _ := r.(routing.Classed)
	var channels []uint32
	for v := s; v != d; {
		if len(channels) > c.arcs.g.Order() || r.Header(v, d) != "" {
			return c.follow(r, s, d)
		}
		u, header := r.Next(v, d, "")
		if header != "" {
			return c.follow(r, s, d)
		}
		channel, ok := c.of(classed, v, u, d, "")
		if !ok {
			break
		}
		channels, v = append(channels, channel), u
	}
	return channels
}

// follow is Route for messages with headers, or that go round.
func (c *Channels) follow(r routing.Router, s, d uint32) []uint32 {
	classed, _ := r.(routing.Classed)
	var channels []uint32
	header := r.Header(s, d)
	for _, at := range routing.Follow(c.arcs.g, r, s, d).Path {
		if at == d {
			break
		}
		next, then := r.Next(at, d, header)
		channel, ok := c.of(classed, at, next, d, header)
		if !ok {
			break
		}
		channels, header = append(channels, channel), then
	}
	return channels
}

// of returns the channel that a message takes from v to u, if there is a link. A router without
// virtual channels is nil.
func (c *Channels) of(classed routing.Classed, v, u, d uint32, header string) (channel uint32, ok bool) {
	arc, ok := c.arcs.Find(v, u)
	channel = arc * uint32(c.Classes)
	if classed != nil && ok {
		channel += uint32(classed.Class(v, u, d, header))
	}
	return channel, ok
}
