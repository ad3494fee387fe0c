// Package audit finds out what a router does to every pair of vertices, and whether messages
// can deadlock.
//
// [Run] sends a message from every vertex to every other, or among given ends, and holds its
// path against breadth-first search. For one destination the router's answers make a functional
// graph on the states, vertices with headers: hops, loads and dependencies are counted in one
// pass over it. A router that looks at relative addresses alone is asked for one destination
// (see cayleyTable). [RunAdaptive] audits all choices of an adaptive router. [RunFaults] lets each link, or vertex, die in turn.
//
// Deadlock is decided by the theorem of W. J. Dally and C. L. Seitz ("Deadlock-free message
// routing in multiprocessor interconnection networks", IEEE Transactions on Computers C-36, 1987,
// pp. 547–553): [Channels] is the channel dependency graph, and there is no deadlock if it has a
// topological order. That is found by removing sources (A. B. Kahn, 1962). A cycle of
// dependencies is a deadlock if there are messages that can wait for one another in it.
//
// The provers write exhaustion, trace, channel-order and channel-cycle: values that a checker
// which asks the router again finds the same. So a router is a part of what a statement is about.
//
// Cost: N² questions to the router for N vertices, N for a relative one; memory of some 320
// bytes a vertex for each worker and a bit for each two consecutive channels.
package audit

import (
	"context"
	"fmt"
	"math/big"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"

	"topocert/routing"
	"topocert/solver/distance"
	"topocert/topology"
)

// Result is what becomes of every ordered pair of different vertices under a
// router, held against breadth-first search.
type Result struct {
	// Pairs is the number of pairs: N(N−1) for N vertices, or ends, those that are
	// alive if there is a fault.
	Pairs uint64
	// Ends are the vertices that send and receive, nil for all: see Options.
	Ends []uint32
	// Delivered pairs arrive; Minimal ones do so on a shortest path. Apart ones
	// are joined by no path, and their messages stop somewhere, as they should:
	// they are no fault of the router's. The others meet a vertex again with the
	// same header, stop before the destination although a path leads there, or are
	// sent where no link leads. Pairs = Delivered + Apart + Livelocked + Stopped + Left.
	Delivered, Minimal        uint64
	Apart                     uint64
	Livelocked, Stopped, Left uint64
	// MaxHops and TotalHops are the largest number of hops and the sum, over
	// the delivered pairs.
	MaxHops   int
	TotalHops *big.Int
	// Longest is the delivered pair with the most hops for its distance, whose
	// quotient is the largest stretch; Detour is one delivered on a path that is
	// too long; Bad is one that is neither delivered nor Apart, with Hops −1. Of
	// several, they are the closest pair, then the one with the least source, then
	// the least destination. They are nil if there is none.
	Longest, Detour, Bad *Pair
	// Loads holds, for each directed link in the order of the graph's rows, the
	// number of delivered pairs whose route takes it. It is nil unless asked for.
	Loads []uint64
	// Channels is the channel dependency graph, of all pairs, delivered or not.
	// It is nil if it was not asked for, or exceeds MaxDependencies.
	Channels *Channels
	// Escape is what RunAdaptive found of escape channels; nil if they were not named.
	Escape *Escape
	// Headerless tells whether no message ever has a header.
	Headerless bool
	// waits are messages, one for each channel of the cycle among ends, that take it
	// and then the next; apart tells whether no two of them take the same channel
	// before.
	waits []wait
	apart bool
	// adaptive tells that messages have choices: a cycle of dependencies is no deadlock then.
	adaptive bool
}

// Pair is an ordered pair of vertices, and what became of its message.
type Pair struct {
	Source, Destination uint32
	Hops                int // −1 if it is not delivered
	Distance            int // −1 if no path joins the vertices
}

// Undelivered returns the number of pairs that do not arrive, but for those that
// are Apart.
func (a *Result) Undelivered() uint64 { return a.Pairs - a.Delivered - a.Apart }

// Options say what an audit is to find besides the pairs' fates.
type Options struct {
	// Workers is the number of goroutines, GOMAXPROCS if it is 0. The result
	// does not depend on it.
	Workers int
	// Ends, in increasing order, are the vertices that send and receive messages; nil
	// for all. The others pass messages on: pairs, loads and dependencies are those of
	// messages between ends, and the router is asked at other vertices only for
	// messages that come there.
	Ends []uint32
	// Loads and Channels ask for the fields of these names.
	Loads, Channels bool
	// Fault, if there is one, takes its vertex or link out of the network. The
	// router is used as it is given: see routing.FaultTolerant.
	Fault *routing.Fault
	// Every asks for every pair to be followed, even where relative addresses
	// would do.
	Every bool
	// To, unless it is nil, are the destinations that the audit is about, in increasing
	// order, each of them one of the ends.
	To []uint32
}

// maxStates bounds the pairs of a vertex and a header that messages for one
// destination may take, for each vertex, and maxHeaders the sum of the lengths of
// different headers, in bytes.
const (
	maxStates  = 256
	maxHeaders = 1 << 28
)

// ErrStates is the error for a router whose messages for one destination take
// more than 256 headers for each vertex of the network, or too long ones.
var ErrStates = fmt.Errorf("the router uses more than %d headers a vertex for one destination, or more than %d bytes of headers", maxStates, maxHeaders)

// Run sends a message from every vertex to every other.
//
// For one destination the router is asked once at each vertex (for each header
// there): the answers make a forest, in which hops, loads and dependencies are
// counted in one pass. That takes N² questions. A *routing.Relative is asked N
// times, if its network's links are those of its group: its routes to one
// destination are those to every other, moved. Each
// worker takes 256 bytes a vertex for distances (fewer beyond 2^18 vertices), 60
// for the forest, 8 bytes a directed link for loads, and one bit for each two
// consecutive channels.
//
// The context is checked once a destination, and at the end. When it ends,
// Run returns an error that wraps the context's. A router that panics
// ends the audit with an error that says where; so does one whose headers never
// end (ErrStates), and one whose virtual channels are not those of routing.Classed.
// A router whose method Next does not return holds the audit up for ever, and no
// context ends that: Next has to be a function that ends.
func Run(ctx context.Context, g *topology.Graph, r routing.Router, o Options) (a *Result, err error) {
	defer func() { // a worker's has been dealt with by then
		if p := recover(); p != nil {
			a, err = nil, fmt.Errorf("audit: panic: %v\n\n%s", p, debug.Stack())
		}
	}()
	if c, ok := r.(routing.Classed); ok && (c.Classes() < 1 || c.Classes() > routing.MaxClasses) {
		return nil, fmt.Errorf("the router has %d virtual channels a link, want 1 … %d", c.Classes(), routing.MaxClasses)
	}
	if o.Fault != nil {
		g = without(g, *o.Fault)
	}
	n := uint32(g.Order())
	count := n
	if o.Ends != nil {
		if err := checkEnds(o.Ends, n); err != nil {
			return nil, err
		}
		count = uint32(len(o.Ends))
	}
	if o.To != nil {
		if err := checkTo(o.To, o.Ends, n); err != nil {
			return nil, err
		}
		count = uint32(len(o.To))
	}
	arcs := NewArcs(g)
	var t *cayleyTable
	if relative, ok := r.(*routing.Relative); ok && o.Fault == nil && o.Ends == nil && o.To == nil && n > 0 {
		t = newCayleyTable(g, arcs, relative)
	}
	if t == nil {
		o.Every = true
	}
	if !o.Every {
		count = 1
	}
	if o.Workers <= 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	// Few workers in a large network take as much memory as many in a small one.
	o.Workers = min(o.Workers, max(1, 1<<23/max(1, int(n))))
	size := uint32(distance.BlockSources(int(n), int(count)))
	blocks := int((count + size - 1) / size)
	walkers := make([]*walker, max(1, min(o.Workers, blocks)))
	for i := range walkers {
		walkers[i] = newWalker(g, arcs, r, o, int(size))
		walkers[i].cayley = t
	}
	total, err := walkAll(ctx, walkers, count, size)
	if err != nil {
		return nil, err
	}
	if !o.Every {
		total.spread(t.port)
		if err := ctx.Err(); err != nil { // it takes long if the network is large
			return nil, fmt.Errorf("audit: stopped: %w", err)
		}
	}
	a = total.result()
	if a.Ends != nil && o.To == nil && a.Channels != nil && a.Channels.Order() == nil {
		err = a.findWaits(ctx, r)
	}
	return a, err
}

// checkEnds sees that ends are vertices of a network of n, in increasing order.
func checkEnds(ends []uint32, n uint32) error {
	for i, v := range ends {
		if v >= n || i > 0 && ends[i-1] >= v {
			return fmt.Errorf("audit: end %d is vertex %d, want vertices below %d in increasing order", i, v, n)
		}
	}
	return nil
}

// checkTo refuses destinations that are not some of the ends, nil for all vertices.
func checkTo(to, ends []uint32, n uint32) error {
	if err := checkEnds(to, n); err != nil {
		return err
	}
	for _, v := range to {
		if _, found := slices.BinarySearch(ends, v); ends != nil && !found {
			return fmt.Errorf("audit: the destination %d is not one of the ends", v)
		}
	}
	return nil
}

// walkAll has the walkers share so many destinations, in blocks of the given size,
// and returns the one in which all is merged.
func walkAll(ctx context.Context, walkers []*walker, count, size uint32) (*walker, error) {
	blocks := int((count + size - 1) / size)
	errs := make([]error, len(walkers))
	var taken atomic.Int64
	var group sync.WaitGroup
	for i, w := range walkers {
		group.Go(func() {
			defer taken.Add(int64(blocks)) // when one stops early, the others do too
			for errs[i] == nil {
				next := int(taken.Add(1) - 1)
				if next >= blocks {
					return
				}
				first := uint32(next) * size
				errs[i] = w.audit(ctx, first, min(size, count-first))
			}
		})
	}
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	for _, w := range walkers[1:] {
		walkers[0].merge(w)
	}
	return walkers[0], nil
}
