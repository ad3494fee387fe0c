// Package lanes gives messages lanes, so that nothing deadlocks, and proves how many it takes.
//
// A message keeps its lane on its whole way, as with InfiniBand's service levels, and the
// channels of a lane must not wait for one another in a cycle: each lane's part of the channel
// dependency graph is acyclic (W. J. Dally, C. L. Seitz: see package audit). Whether given routes
// fit into so many lanes is NP-complete (J. Domke, T. Hoefler, W. E. Nagel, "Deadlock-free
// oblivious routing for arbitrary topologies", the paper of DFSSSP, IPDPS 2011).
//
//	Follow     the routes of a router, as channels
//	Assign     lanes for routes: first fit as in LASH (T. Skeie, O. Lysne, I. Theiss: see Assign), then
//	           tabu search with ejections
//	Choose     shortest routes and their lanes together
//	ProveLayers, ProveLRAT   so many are enough; fewer are not, by SAT
//
// A lane keeps a topological order of its channels under insertions (D. J. Pearce,
// P. H. J. Kelly, "A dynamic topological sort algorithm for directed acyclic graphs", ACM J.
// Experimental Algorithmics 11, 2006), so that adding a route asks only for what lies between its
// channels.
//
// Cost: a route is a few channels, 4 bytes each, of at most 2²⁷; the searches are bounded by
// what they look at, and the result depends on what is given alone.
package lanes

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"topocert/routing"
	"topocert/solver"
	"topocert/solver/audit"
	"topocert/solver/distance"
	"topocert/topology"
)

// ErrNone marks routes to whose messages no lanes can be given, however many.
var ErrNone = errors.New("no lanes for these routes")

// maxHops bounds the channels of all routes, each 4 bytes.
const maxHops = 1 << 27

// Routes are the channels that messages take from every end of a network to every
// other. A channel is a directed link, by the number that it has among those out of the
// vertices 0, 1, … in turn; or one of its virtual channels, as of audit.Channels.
type Routes struct {
	Network topology.Network
	// Ends are the vertices that send and receive. Named says that a statement names
	// them; else they are all vertices.
	Ends  []uint32
	Named bool

	arcs    *audit.Arcs
	classes int // virtual channels of a directed link
	// channels[start[m]:start[m+1]] are those of message m, which is from end i to end j
	// for m = i·len(Ends) + j.
	start    []int
	channels []uint32
}

// Follow returns the routes of a router's messages among the given ends, nil for
// all vertices. Virtual channels that the router has are channels each. A message that does not arrive has
// the channels that it takes, as for channel-order.
//
// Errors: topology.ErrLimit for more than audit.MaxDependencies pairs of channels that may follow
// one another, or routes of more than 2²⁷ hops together; the context's.
//
// Cost: a question to the router for each hop, and 4 bytes.
func Follow(ctx context.Context, net topology.Network, r routing.Router, ends []uint32) (*Routes, error) {
	l := newRoutes(net, ends)
	if c, ok := r.(routing.Classed); ok {
		l.classes = c.Classes()
	}
	c := audit.NewChannels(l.arcs, l.classes)
	if c == nil {
		return nil, fmt.Errorf("%w: more than %d pairs of channels of %s that may follow one another, want at most that many", topology.ErrLimit, audit.MaxDependencies, net.Name())
	}
	for _, s := range l.Ends {
		if err := ctx.Err(); err != nil {
			return nil, fmt.Errorf("routes: stopped: %w", err)
		}
		for _, d := range l.Ends {
			if err := l.add(c.Route(r, s, d)); err != nil {
				return nil, err
			}
		}
	}
	return l, nil
}

func newRoutes(net topology.Network, ends []uint32) *Routes {
	l := &Routes{Network: net, Ends: ends, Named: ends != nil, arcs: audit.NewArcs(net.CSR()), classes: 1, start: []int{0}}
	if ends == nil {
		l.Ends = solver.Identity(net.Order())
	}
	return l
}

// add adds the route of the next message.
func (l *Routes) add(route []uint32) error {
	if len(l.channels)+len(route) > maxHops {
		return fmt.Errorf("%w: routes of more than %d hops together, want at most that many", topology.ErrLimit, maxHops)
	}
	l.channels = append(l.channels, route...)
	l.start = append(l.start, len(l.channels))
	return nil
}

// Messages returns the number of messages, those of an end to itself left out.
func (l *Routes) Messages() int { return len(l.Ends) * (len(l.Ends) - 1) }

// Delivered returns the number of messages that arrive.
func (l *Routes) Delivered() int {
	delivered := 0
	for i := range l.Ends {
		for j, d := range l.Ends {
			route := l.Route(i, j)
			if i == j || len(route) == 0 {
				continue
			}
			if last := route[len(route)-1]; l.arcs.Head(last/uint32(l.classes)) == d {
				delivered++
			}
		}
	}
	return delivered
}

// count returns the number of channels.
func (l *Routes) count() int { return l.arcs.Count() * l.classes }

// Route returns the channels of the message from end i to end j.
func (l *Routes) Route(i, j int) []uint32 {
	m := i*len(l.Ends) + j
	return l.channels[l.start[m]:l.start[m+1]]
}

// Messages with more shortest paths than maxPaths, and those beyond maxPathsInAll, are left
// out where these are listed.
const (
	maxPaths      = 24
	maxPathsInAll = 20_000
)

// allShortest returns messages with all their shortest paths; those with few paths first. It
// returns nil if the context ends before.
func (l *Routes) allShortest(ctx context.Context) *alternatives {
	g := l.Network.CSR()
	all := new(alternatives)
	var level, queue []uint32
	var path []uint32
	var paths [][]uint32
	var walk func(v, d uint32)
	walk = func(v, d uint32) {
		if v == d {
			paths = append(paths, slices.Clone(path))
		}
		for i, u := range g.Neighbors(v) {
			if level[u] < level[v] && len(paths) <= maxPaths {
				path = append(path, l.arcs.First(v)+uint32(i))
				walk(u, d)
				path = path[:len(path)-1]
			}
		}
	}
	for _, d := range l.Ends {
		if ctx.Err() != nil {
			return nil
		}
		level, queue = distance.Levels(g, d, level, queue)
		for _, s := range l.Ends {
			if s == d || level[s] == distance.Unreached {
				continue
			}
			paths = nil
			if walk(s, d); len(paths) <= maxPaths {
				all.ends = append(all.ends, [2]uint32{s, d})
				all.messages = append(all.messages, paths)
			}
		}
	}
	order := solver.Identity(len(all.ends))
	slices.SortStableFunc(order, func(a, b uint32) int { return len(all.messages[a]) - len(all.messages[b]) })
	kept, count := new(alternatives), 0
	for _, i := range order {
		if count += len(all.messages[i]); count > maxPathsInAll {
			break
		}
		kept.ends, kept.messages = append(kept.ends, all.ends[i]), append(kept.messages, all.messages[i])
	}
	return kept
}
