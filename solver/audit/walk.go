package audit

import (
	"context"
	"fmt"
	"math/big"
	"runtime/debug"
	"slices"

	"topocert/routing"
	"topocert/solver/distance"
	"topocert/topology"
)

// What a state's hops say when they are no number of hops.
const (
	unknown = -1 - iota
	active  // on the walk at hand
	livelock
	stopped
	left
	unasked // no message between ends comes there
)

// nowhere is the next state of one from which no message goes on.
const nowhere = ^uint32(0)

// walker is one worker of an audit. Its states are the vertices with the
// headers that messages for the destination have there; while there are no
// headers, state v is vertex v.
type walker struct {
	g      *topology.Graph
	arcs   *Arcs
	r      routing.Router
	class  routing.Classed // nil for one without virtual channels
	o      Options
	level  *distance.Block
	cayley *cayleyTable // nil unless the router is relative
	block  []uint32     // scratch: destinations

	at      []uint32          // the vertex of each state; nil while state v is vertex v
	header  []uint32          // the number of its header; likewise
	start   []uint32          // the state in which the message of each vertex begins; likewise
	states  map[uint64]uint32 // by header and vertex
	headers headerNumbers

	next  []uint32 // the state after, or nowhere
	arc   []uint32 // the channel taken there
	hops  []int32  // to the destination, or one of the constants
	order []uint32 // states, each after the one that it leads to
	walk  []uint32 // scratch
	count []uint32 // routes through each state

	err      error
	total    Result
	hopSum   uint64 // kept apart from total: overflow takes more than 2^24 hops a pair
	sums     big.Int
	channels *Channels
}

func newWalker(g *topology.Graph, a *Arcs, r routing.Router, o Options, sources int) *walker {
	n := g.Order()
	w := &walker{g: g, arcs: a, r: r, o: o, level: distance.NewBlock(g, sources), total: Result{Ends: o.Ends, Headerless: true}}
	w.resize(n)
	classes := 1
	if c, ok := r.(routing.Classed); ok {
		w.class, classes = c, c.Classes()
		if _, table := r.(*routing.Table); table && classes == 1 {
			w.class = nil // it need not be asked
		}
	}
	if o.Loads {
		w.total.Loads = make([]uint64, 2*g.Size())
	}
	if o.Channels {
		w.channels = NewChannels(a, classes)
	}
	return w
}

// resize makes room for n states.
func (w *walker) resize(n int) {
	w.next = slices.Grow(w.next[:0], n)[:n]
	w.arc = slices.Grow(w.arc[:0], n)[:n]
	w.hops = slices.Grow(w.hops[:0], n)[:n]
	w.count = slices.Grow(w.count[:0], n)[:n]
}

// sources returns the number of vertices that send messages.
func (w *walker) sources() int {
	if w.o.Ends != nil {
		return len(w.o.Ends)
	}
	return w.g.Order()
}

// source returns a vertex that sends messages, by its number below sources.
func (w *walker) source(i int) uint32 {
	if w.o.Ends != nil {
		return w.o.Ends[i]
	}
	return uint32(i)
}

// destinationAt returns a destination of the audit, by its number.
func (w *walker) destinationAt(i int) uint32 {
	if w.o.To != nil {
		return w.o.To[i]
	}
	return w.source(i)
}

// audit audits the destinations with the numbers first … first+size−1.
func (w *walker) audit(ctx context.Context, first, size uint32) (err error) {
	var d uint32
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("audit: messages for the vertex %d: panic: %v\n\n%s", d, p, debug.Stack())
		}
	}()
	w.block = w.block[:0]
	for i := range size {
		w.block = append(w.block, w.destinationAt(int(first+i)))
	}
	w.level.Search(w.block)
	for i := range size {
		d = w.block[i]
		if err := ctx.Err(); err != nil {
			return fmt.Errorf("audit: stopped: %w", err)
		}
		if w.dead(d) {
			continue
		}
		if w.destination(d); w.err != nil {
			return w.err
		}
		w.resolve()
		w.judge(d, w.level.From(i))
		if w.total.Loads != nil {
			w.load(d)
		}
		if w.channels != nil {
			w.depend()
		}
	}
	return nil
}

func (w *walker) dead(v uint32) bool {
	return w.o.Fault != nil && w.o.Fault.Kills(v)
}

// move records that the router sends a message in state i from v to u. It tells
// whether a link leads there.
func (w *walker) move(i int, v, u, d uint32, header string) bool {
	if u == v {
		w.hops[i] = stopped
		return false
	}
	a, ok := w.arcs.Find(v, u)
	if !ok {
		w.hops[i] = left
		return false
	}
	w.hops[i] = unknown
	if w.class != nil {
		classes, class := w.class.Classes(), w.class.Class(v, u, d, header)
		if class < 0 || class >= classes {
			w.err = fmt.Errorf("the router takes channel %d from %d to %d for the destination %d, want one of 0 … %d", class, v, u, d, classes-1)
			class = 0
		}
		a = a*uint32(classes) + uint32(class)
	}
	w.arc[i] = a
	return true
}

// resolve finds every state's hops, and puts the states in order.
func (w *walker) resolve() {
	w.order = w.order[:0]
	walk := w.walk
	for i := range uint32(len(w.next)) {
		walk = walk[:0]
		s := i
		for w.hops[s] == unknown {
			w.hops[s] = active
			walk = append(walk, s)
			s = w.next[s]
		}
		h := w.hops[s]
		if h == active {
			h = livelock
		}
		for _, s := range slices.Backward(walk) {
			if h >= 0 {
				h++
			}
			w.hops[s] = h
			w.order = append(w.order, s)
		}
	}
	w.walk = walk
}

// judge counts the pairs with destination d, whose distances are level.
func (w *walker) judge(d uint32, level []uint32) {
	t, relative := &w.total, w.relative()
	for i := range w.sources() {
		v := w.source(i)
		if v == d || w.dead(v) {
			continue
		}
		t.Pairs++
		h, distance := w.hops[w.begin(v)], int(int32(level[v]))
		if h >= 0 {
			t.Delivered++
			w.hopSum += uint64(h)
			t.MaxHops = max(t.MaxHops, int(h))
			if int(h) == distance {
				t.Minimal++
			} else if b := t.Detour; b == nil || distance <= b.Distance {
				closest(&t.Detour, Pair{v, d, int(h), distance}.moved(relative))
			}
			// A pair as close as the longest may come before it once it is moved.
			b := t.Longest
			if b == nil || int(h)*b.Distance > b.Hops*distance || int(h)*b.Distance == b.Hops*distance && distance <= b.Distance {
				t.lengthen(Pair{v, d, int(h), distance}.moved(relative))
			}
			continue
		}
		switch {
		case h == stopped && distance < 0:
			t.Apart++
			continue
		case h == livelock:
			t.Livelocked++
		case h == stopped:
			t.Stopped++
		case h == left:
			t.Left++
		}
		if b := t.Bad; b == nil || uint32(distance) <= uint32(b.Distance) {
			closest(&t.Bad, Pair{v, d, -1, distance}.moved(relative))
		}
	}
	t.MaxHops = max(t.MaxHops, 0)
	w.sums.Add(&w.sums, new(big.Int).SetUint64(w.hopSum))
	w.hopSum = 0
}

// begin returns the state in which the message of v begins.
func (w *walker) begin(v uint32) uint32 {
	if w.at == nil {
		return v
	}
	return w.start[v]
}

// load counts the routes to d over each channel. Since hops are counted from
// the destination, a state comes before those that lead to it.
func (w *walker) load(d uint32) {
	clear(w.count)
	for i := range w.sources() {
		if v := w.source(i); v != d && !w.dead(v) {
			w.count[w.begin(v)]++
		}
	}
	classes := uint32(1)
	if w.class != nil {
		classes = uint32(w.class.Classes())
	}
	for _, s := range slices.Backward(w.order) {
		if w.hops[s] > 0 && w.count[s] > 0 {
			w.total.Loads[w.arc[s]/classes] += uint64(w.count[s])
			w.count[w.next[s]] += w.count[s]
		}
	}
}

// depend records each two channels that a message takes one after the other.
func (w *walker) depend() {
	for i, next := range w.next {
		if next != nowhere && w.next[next] != nowhere {
			w.channels.Add(w.arc[i], w.arc[next])
		}
	}
}

// relative returns the router if only relative addresses are followed.
func (w *walker) relative() *routing.Relative {
	if w.o.Every {
		return nil
	}
	r, _ := w.r.(*routing.Relative)
	return r
}

// moved returns the pair with the same relative address and the source 0.
func (p Pair) moved(r *routing.Relative) Pair {
	if r != nil {
		p.Source, p.Destination = 0, r.Address(p.Source, p.Destination)
	}
	return p
}

// lengthen makes a delivered pair the longest if it is.
func (t *Result) lengthen(p Pair) {
	q := t.Longest
	if q == nil || p.Hops*q.Distance > q.Hops*p.Distance || p.Hops*q.Distance == q.Hops*p.Distance && p.before(q) {
		t.Longest = &p
	}
}

// closest puts p in the place of the pair at best if it comes before it.
func closest(best **Pair, p Pair) {
	if *best == nil || p.before(*best) {
		*best = &p
	}
}

// before tells whether p is to be shown rather than q, all else being equal.
func (p *Pair) before(q *Pair) bool {
	// An infinite distance, −1, is the largest.
	if p.Distance != q.Distance {
		return uint32(p.Distance) < uint32(q.Distance)
	}
	if p.Source != q.Source {
		return p.Source < q.Source
	}
	return p.Destination < q.Destination
}
