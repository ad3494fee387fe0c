package lanes

import (
	"bytes"
	"context"
	"iter"
	"slices"
	"strconv"

	"topocert/routing"
	"topocert/solver/audit"
	"topocert/solver/distance"
	"topocert/topology"
)

// chooser searches for routes and lanes: tabu search with ejections, in which a message may also
// change its route. Routes to one destination are a tree, so a change of the next hop at a vertex
// changes it for all messages that come through.
type chooser struct {
	ejecting        // of messages
	net             topology.Network
	table           *routing.Table // with which it began
	n               int
	isEnd           []bool
	arcs            *audit.Arcs
	firstDependency []uint32 // the first dependency of each channel: one for each next channel
	p               *problem

	// Of each message, from s to d: number d·n+s.
	next    []uint32 // the next hop at s
	closer  [][]uint32
	through []int32 // how many messages, or others that have some, come to s from a neighbour

	path, way []uint32 // scratch
}

// newChooser begins a search. It returns nil if the context ends before.
func newChooser(ctx context.Context, net topology.Network, table *routing.Table, ends []uint32, lanes int, seed uint64) *chooser {
	n, g := net.Order(), net.CSR()
	c := &chooser{
		net: net, table: table, n: n, isEnd: make([]bool, n), arcs: audit.NewArcs(g),
		next: make([]uint32, n*n), closer: make([][]uint32, n*n), through: make([]int32, n*n), ejecting: newEjecting(n*n, seed, 21),
	}
	channels := c.arcs.Count()
	c.p = &problem{channels: channels, out: make([][]uint32, channels), in: make([][]uint32, channels)}
	for v := range uint32(n) {
		for i, u := range g.Neighbors(v) {
			x := c.arcs.First(v) + uint32(i)
			c.firstDependency = append(c.firstDependency, uint32(len(c.p.tail)))
			for y := c.arcs.First(u); y < c.arcs.First(u+1); y++ {
				e := uint32(len(c.p.tail))
				c.p.tail, c.p.head = append(c.p.tail, x), append(c.p.head, y)
				c.p.out[x], c.p.in[y] = append(c.p.out[x], e), append(c.p.in[y], e)
			}
		}
	}
	c.mover, c.users = c, make([][]uint32, len(c.p.tail))
	for range lanes {
		c.layers = append(c.layers, newLayer(c.p))
	}
	for _, v := range ends {
		c.isEnd[v] = true
	}
	var level, queue []uint32
	for _, d := range ends {
		if ctx.Err() != nil {
			return nil
		}
		level, queue = distance.Levels(g, d, level, queue)
		c.begin(d, level)
	}
	for m := range uint32(n * n) {
		if c.sends(m) {
			c.open.put(m)
		}
	}
	c.random.Shuffle(len(c.open.list), c.open.swap)
	return c
}

// begin begins with the routes of the table to an end, from which the vertices have these
// levels.
func (c *chooser) begin(d uint32, level []uint32) {
	g := c.net.CSR()
	for v := range uint32(c.n) {
		m := c.message(v, d)
		c.lane[m] = -1
		if v == d || level[v] == distance.Unreached {
			continue
		}
		for _, u := range g.Neighbors(v) {
			if level[u] < level[v] {
				c.closer[m] = append(c.closer[m], u)
			}
		}
		c.next[m], _ = c.table.Next(v, d, "")
		if !slices.Contains(c.closer[m], c.next[m]) {
			c.next[m] = c.closer[m][0]
		}
	}
	for v := range uint32(c.n) {
		if c.isEnd[v] && v != d && level[v] != distance.Unreached {
			c.pass(v, d, 1)
		}
	}
}

func (c *chooser) message(s, d uint32) uint32 { return d*uint32(c.n) + s }

// sends tells whether a message is to have a lane of its own: whether it is one between
// ends, and no other comes through its source, with which it would go.
func (c *chooser) sends(m uint32) bool {
	return c.through[m] == 0 && c.closer[m] != nil && c.isEnd[m%uint32(c.n)]
}

// pass counts, for by 1, the vertex v at the next one on the way to d, and that one further on if none
// came to it before; for -1 it takes that back.
func (c *chooser) pass(v, d uint32, by int32) {
	u := c.next[c.message(v, d)]
	m := c.message(u, d)
	before := c.through[m]
	c.through[m] += by
	if min(before, c.through[m]) == 0 && u != d && !c.isEnd[u] {
		c.pass(u, d, by)
	}
}

// depends returns the dependencies of a message that goes to u first.
func (c *chooser) depends(m, u uint32, path []uint32) []uint32 {
	s, d := m%uint32(c.n), m/uint32(c.n)
	path = path[:0]
	x, _ := c.arcs.Find(s, u)
	for u != d {
		w := c.next[c.message(u, d)]
		y, _ := c.arcs.Find(u, w)
		path = append(path, c.firstDependency[x]+y-c.arcs.First(u))
		x, u = y, w
	}
	return path
}

// put adds the paths of a message to a layer, in which it fits.
func (c *chooser) put(m uint32, l int, path []uint32) {
	if !c.layers[l].insert(path) {
		panic("solver: a route does not go back to where it was") // there was no cycle then
	}
	c.note(m, l, path)
}

// note notes that a message with this path is in a layer.
func (c *chooser) note(m uint32, l int, path []uint32) {
	c.lane[m] = int32(l)
	for _, e := range path {
		c.users[e] = append(c.users[e], m)
	}
}

// take takes a message out of its layer.
func (c *chooser) take(m uint32) {
	c.path = c.depends(m, c.next[m], c.path)
	c.layers[c.lane[m]].remove(c.path)
	for _, e := range c.path {
		i := slices.Index(c.users[e], m)
		last := len(c.users[e]) - 1
		c.users[e][i] = c.users[e][last]
		c.users[e] = c.users[e][:last]
	}
	c.lane[m] = -1
}

// restore puts messages back that a push had put out.
func (c *chooser) restore(out []uint32, l int) {
	for _, m := range out {
		c.path = c.depends(m, c.next[m], c.path)
		c.put(m, l, c.path)
	}
}

// ways yields the next hops that a message may take.
func (c *chooser) ways(m uint32) iter.Seq2[uint32, []uint32] {
	return func(yield func(uint32, []uint32) bool) {
		turn := c.random.IntN(len(c.closer[m]))
		for i := range c.closer[m] {
			u := c.closer[m][(turn+i)%len(c.closer[m])]
			if c.way = c.depends(m, u, c.way); !yield(u, c.way) {
				return
			}
		}
	}
}

// placed changes the next hop of a message, and notes its path.
func (c *chooser) placed(m, hop uint32, l int, path []uint32) {
	c.reroute(m, hop)
	c.note(m, l, path)
}

// reroute changes the next hop of a message that has no lane, and through whose source no
// other comes. Vertices that others leave have messages of their own, and others no more.
func (c *chooser) reroute(m, hop uint32) {
	if c.next[m] == hop {
		return
	}
	s, d := m%uint32(c.n), m/uint32(c.n)
	c.pass(s, d, -1)
	for u := c.next[m]; u != d; u = c.next[c.message(u, d)] {
		if i := c.message(u, d); c.sends(i) && !c.open.has(i) && c.lane[i] < 0 {
			c.open.put(i)
		}
	}
	c.next[m] = hop
	c.pass(s, d, 1)
	for u := hop; u != d; u = c.next[c.message(u, d)] {
		i := c.message(u, d)
		if c.sends(i) {
			continue
		}
		if c.open.has(i) {
			c.open.drop(i)
		}
		if c.lane[i] >= 0 {
			c.take(i)
		}
	}
}

// lanes returns the table and the lanes, when all messages have some.
func (c *chooser) lanes(ctx context.Context, ends []uint32) (*routing.Table, *Assignment, error) {
	var text bytes.Buffer
	for d := range uint32(c.n) {
		for v := range uint32(c.n) {
			field := "-"
			if m := c.message(v, d); c.closer[m] != nil {
				field = strconv.Itoa(int(c.next[m]))
			} else if u, _ := c.table.Next(v, d, ""); u != v { // not to an end
				field = strconv.Itoa(int(u))
			}
			text.WriteString(field + " ")
		}
		text.WriteByte('\n')
	}
	table, err := routing.ReadTable(&text, c.net.CSR())
	if err != nil {
		return nil, nil, err
	}
	routes, err := Follow(ctx, c.net, table, ends)
	if err != nil {
		return nil, nil, err
	}
	// A message goes with one that comes through its source.
	lane := slices.Clone(c.lane)
	for m := range uint32(len(lane)) {
		if !c.sends(m) {
			continue
		}
		d := m / uint32(c.n)
		for u := c.next[m]; u != d; u = c.next[c.message(u, d)] {
			lane[c.message(u, d)] = lane[m]
		}
	}
	l := &Assignment{Routes: routes, Count: len(c.layers), Method: "routes chosen", lane: make([]int32, len(routes.start)-1)}
	for i, s := range routes.Ends {
		for j, d := range routes.Ends {
			if i != j {
				l.lane[i*len(routes.Ends)+j] = max(0, lane[c.message(s, d)])
			}
		}
	}
	for k := range l.Count {
		l.ranks = append(l.ranks, l.rank(int32(k)))
	}
	return table, l, nil
}
