package lanes

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"

	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

// ErrLanes marks routes to whose messages no lanes can be given, however many.
var ErrNone = errors.New("no lanes for these routes")

// maxRouteChannels bounds the channels of all routes, each 4 bytes.
const maxHops = 1 << 27

// LaneRoutes are the channels that messages take from every end of a network to every
// other. A channel is a directed link, by the number that it has among those out of the
// vertices 0, 1, … in turn; or one of its virtual channels, as of Channels.
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

// FollowRoutes returns the routes of a router's messages among the given ends, nil for
// all vertices. Virtual channels that the router has are channels each. A message that does not arrive has
// the channels that it takes, as for channel-order.
//
// Errors: topology.ErrLimit for more than MaxDependencies pairs of channels that may follow
// one another, or routes of more than 2²⁷ hops together; the context's.
//
// Cost: a question to the router for each hop, and 4 bytes.
func Follow(ctx context.Context, net topology.Network, r routing.Router, ends []uint32) (*Routes, error) {
	g := net.CSR()
	l := newRoutes(net, ends)
	if c, ok := r.(routing.Classed); ok {
		l.classes = c.Classes()
	}
	c := audit.NewChannels(g, l.arcs, l.classes)
	if c == nil {
		return nil, fmt.Errorf("solver: %w: more than %d pairs of channels of %s that may follow one another, want at most that many", topology.ErrLimit, audit.MaxDependencies, net.Name())
	}
	for _, s := range l.Ends {
		if err := ctx.Err(); err != nil {
			return nil, fmt.Errorf("solver: routes: stopped: %w", err)
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
		for v := range uint32(net.Order()) {
			l.Ends = append(l.Ends, v)
		}
	}
	return l
}

// add adds the route of the next message.
func (l *Routes) add(route []uint32) error {
	if len(l.channels)+len(route) > maxHops {
		return fmt.Errorf("solver: %w: routes of more than %d hops together, want at most that many", topology.ErrLimit, maxHops)
	}
	l.channels = append(l.channels, route...)
	l.start = append(l.start, len(l.channels))
	return nil
}

// Messages returns the number of messages, those of an end to itself left out.
func (l *Routes) Messages() int { return len(l.Ends) * (len(l.Ends) - 1) }

// Delivered returns the number of messages that arrive.
func (l *Routes) Delivered() int {
	c := &audit.Channels{Classes: l.classes, G: l.Network.CSR(), Arcs: l.arcs}
	delivered := 0
	for i := range l.Ends {
		for j, d := range l.Ends {
			route := l.Route(i, j)
			if i == j || len(route) == 0 {
				continue
			}
			if _, to, _ := c.Channel(route[len(route)-1]); to == d {
				delivered++
			}
		}
	}
	return delivered
}

// count returns the number of channels.
func (l *Routes) count() int { return len(l.arcs.Tail) * l.classes }

// Route returns the channels of the message from end i to end j.
func (l *Routes) Route(i, j int) []uint32 {
	m := i*len(l.Ends) + j
	return l.channels[l.start[m]:l.start[m+1]]
}

// laneProblem is what matters of routes for their lanes: the dependencies that can be in
// a cycle. Routes with the same of them, or with fewer, are one.
type problem struct {
	channels int
	tail     []uint32   // of each dependency
	head     []uint32   //
	out, in  [][]uint32 // the dependencies of each channel
	paths    [][]uint32 // the dependencies of each route that has some
	owner    []int      // a message for each route, which has these dependencies
	users    [][]uint32 // the routes of each dependency
	of       []int32    // the route of each message that has its dependencies; −1 if it has none
}

// manyRoutes is the number of routes, or of lines of a proof, after each of which it is asked
// whether the context has ended: some milliseconds of work.
const manyRoutes = 1024

// ended returns the context's error after every so many of them.
func ended(ctx context.Context, i int) error {
	if i%manyRoutes != 0 {
		return nil
	}
	return ctx.Err()
}

// problem returns what matters of the routes. Errors: ErrLanes; the context's.
func (l *Routes) problem(ctx context.Context) (*problem, error) {
	p, number, err := l.dependencies(ctx)
	if err != nil {
		return nil, err
	}
	part := strongComponents(p.channels, func(x uint32, yield func(y uint32)) {
		for _, e := range p.out[x] {
			yield(p.head[e])
		}
	})
	known := make(map[string]int32)
	met := make(map[uint32]bool) // channels of a route
	for m := range p.of {
		if err := ended(ctx, m); err != nil {
			return nil, err
		}
		route := l.channels[l.start[m]:l.start[m+1]]
		clear(met)
		var path []uint32
		for h, x := range route {
			if met[x] {
				n := len(l.Ends)
				return nil, fmt.Errorf("solver: %w: the message from %s to %s takes a channel again, and waits for itself", ErrNone,
					l.Network.Label(l.Ends[m/n]), l.Network.Label(l.Ends[m%n]))
			}
			met[x] = true
			if h > 0 && part[route[h-1]] == part[x] {
				path = append(path, number[[2]uint32{route[h-1], x}])
			}
		}
		if p.of[m] = -1; len(path) == 0 {
			continue
		}
		key := pathKey(path)
		i, again := known[key]
		if !again {
			i = int32(len(p.paths))
			known[key] = i
			p.paths, p.owner = append(p.paths, path), append(p.owner, m)
		}
		p.of[m] = i
	}
	if err := p.absorb(ctx, known); err != nil {
		return nil, err
	}
	p.users = make([][]uint32, len(p.tail))
	for i, path := range p.paths {
		for _, e := range path {
			p.users[e] = append(p.users[e], uint32(i))
		}
	}
	return p, nil
}

// dependencies returns a problem with all dependencies of the routes, and their numbers, but
// without routes yet.
func (l *Routes) dependencies(ctx context.Context) (*problem, map[[2]uint32]uint32, error) {
	number := make(map[[2]uint32]uint32)
	p := &problem{channels: l.count(), of: make([]int32, len(l.start)-1)}
	p.out, p.in = make([][]uint32, p.channels), make([][]uint32, p.channels)
	for m := range p.of {
		if err := ended(ctx, m); err != nil {
			return nil, nil, err
		}
		route := l.channels[l.start[m]:l.start[m+1]]
		for h := 1; h < len(route); h++ {
			e := [2]uint32{route[h-1], route[h]}
			if _, known := number[e]; !known {
				i := uint32(len(number))
				number[e] = i
				p.tail, p.head = append(p.tail, e[0]), append(p.head, e[1])
				p.out[e[0]], p.in[e[1]] = append(p.out[e[0]], i), append(p.in[e[1]], i)
			}
		}
	}
	return p, number, nil
}

// pathKey is a path as the key of a map.
func pathKey(path []uint32) string {
	b := make([]byte, 0, 4*len(path))
	for _, e := range path {
		b = binary.LittleEndian.AppendUint32(b, e)
	}
	return string(b)
}

// absorb leaves out the paths that are others without their first or last dependency: they
// go into the lanes of these. known has the paths' numbers.
func (p *problem) absorb(ctx context.Context, known map[string]int32) error {
	into := make([]int32, len(p.paths))
	for i := range into {
		into[i] = -1
	}
	for i, path := range p.paths {
		if err := ended(ctx, i); err != nil {
			return err
		}
		if len(path) < 2 {
			continue
		}
		for _, part := range [][]uint32{path[1:], path[:len(path)-1]} {
			if j, ok := known[pathKey(part)]; ok {
				into[j] = int32(i)
			}
		}
	}
	place := make([]int32, len(p.paths))
	var kept [][]uint32
	var owner []int
	for i, path := range p.paths {
		if into[i] < 0 {
			place[i] = int32(len(kept))
			kept, owner = append(kept, path), append(owner, p.owner[i])
		}
	}
	for m, i := range p.of {
		if i < 0 {
			continue
		}
		for into[i] >= 0 { // ever longer
			i = into[i]
		}
		p.of[m] = place[i]
	}
	p.paths, p.owner = kept, owner
	return nil
}

// strongParts returns for each vertex of a directed graph the number of its strongly
// connected component.
//
// Source: R. Tarjan, "Depth-First Search and Linear Graph Algorithms", SIAM J. Computing
// 1, 1972.
func strongComponents(n int, next func(x uint32, yield func(y uint32))) []int32 {
	part := make([]int32, n)
	index, low := make([]int32, n), make([]int32, n)
	for i := range part {
		part[i] = -1
	}
	type frame struct {
		x    uint32
		rest []uint32
	}
	var stack []uint32
	var frames []frame
	count, parts := int32(0), int32(0)
	enter := func(x uint32) {
		count++
		index[x], low[x] = count, count
		stack = append(stack, x)
		f := frame{x: x}
		next(x, func(y uint32) { f.rest = append(f.rest, y) })
		frames = append(frames, f)
	}
	for root := range uint32(n) {
		if index[root] > 0 {
			continue
		}
		enter(root)
		for len(frames) > 0 {
			f := &frames[len(frames)-1]
			x := f.x
			if len(f.rest) > 0 {
				y := f.rest[0]
				f.rest = f.rest[1:]
				switch {
				case index[y] == 0:
					enter(y)
				case part[y] < 0:
					low[x] = min(low[x], index[y])
				}
				continue
			}
			frames = frames[:len(frames)-1]
			if len(frames) > 0 {
				above := frames[len(frames)-1].x
				low[above] = min(low[above], low[x])
			}
			if low[x] != index[x] {
				continue
			}
			at := len(stack) - 1
			for stack[at] != x {
				at--
			}
			for _, y := range stack[at:] {
				part[y] = parts
			}
			stack = stack[:at]
			parts++
		}
	}
	return part
}
