package certificates

import "math"

// Shortest stands in a statement about lanes in place of a router: each message may
// take any of its shortest paths.
const Shortest = "shortest"

// maxLayers bounds the lanes of a statement about them, maxLayerWork the channels that
// searches in all of them, from all ends, or for all listed messages, meet.
const (
	maxLayers          = 1024
	maxLayerWork int64 = 1 << 36
)

// laneTraffic is the messages that a statement about lanes is about, and their routes.
type laneTraffic struct {
	*traffic
	*channels // their router is nil for all shortest paths
}

// lanes reads a statement "lanes NETWORK ROUTER [ENDS] RELATION k". It returns what it is
// about, and the certificate without the line of the ends.
func (c *Certificate) lanes(g Graph, w World, relation string) (*laneTraffic, *Certificate, error) {
	ends, c, err := c.among(g)
	if err != nil {
		return nil, nil, err
	}
	if err := c.Statement.wantArgs(1, relation); err != nil {
		return nil, nil, err
	}
	if ends == nil { // no shortcut for routers that are relative: each message has its lane
		for v := range uint32(g.Order()) {
			ends = append(ends, v)
		}
	}
	m := new(laneTraffic)
	if c.Statement.Args[0] == Shortest {
		m.channels, err = newChannels(g, w, nil)
	} else {
		m.channels, err = c.channels(g, w)
	}
	if err != nil {
		return nil, nil, err
	}
	m.traffic, err = trafficOf(g, m.router, ends)
	return m, c, err
}

// checkLayers checks that the messages can be given lanes, which they keep on their
// whole way, so that in each lane the channels can be ranked as for channel-order.
func checkLayers(c *Certificate, g Graph, w World) error {
	m, c, err := c.lanes(g, w, "<=")
	if err != nil {
		return err
	}
	most, err := c.Statement.bound()
	if err != nil {
		return err
	}
	all := m.start[g.Order()]
	var ranks [][]uint32
	for i := 0; i < len(c.Body) && c.Body[i].Keyword == "ranks"; i++ {
		if uint64(i) >= min(most, maxLayers) {
			return c.Body[i].reject("layers/many", "more than %d lines of ranks, want one for each lane and at most %d", min(most, maxLayers), maxLayers)
		}
		rank, err := c.numbers(i, "ranks", all, all, math.MaxUint32, false)
		if err != nil {
			return err
		}
		ranks = append(ranks, rank)
	}
	if len(ranks) == 0 {
		return reject("body/missing", "no line of ranks, want at least one")
	}
	if int64(m.count())*int64(len(ranks)) > maxLayerWork/int64(max(all, m.order)) {
		return reject("audit/limit", "%d ends, %d lanes of %d channels and %d vertices, want a product of at most %d", m.count(), len(ranks), all, m.order, maxLayerWork)
	}
	if err := c.wantLines(len(ranks) + m.count()); err != nil {
		return err
	}
	for i := range m.count() {
		line := len(ranks) + i
		lane, err := c.numbers(line, "lanes", m.count(), m.count(), uint32(len(ranks)), true)
		if err != nil {
			return err
		}
		for j, k := range lane {
			if (k == unreached) != (i == j) {
				return c.Body[line].reject("layers/end", "value %d tells a lane or none, want none, -, for value %d alone: the end itself", j+1, i+1)
			}
		}
		if m.router == nil {
			err = m.shortestClimb(ranks, i, lane)
		} else {
			err = m.routesClimb(ranks, i, lane)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// routesClimb checks that the message from end i to each other takes channels of
// increasing rank, in its lane.
func (m *laneTraffic) routesClimb(ranks [][]uint32, i int, lane []uint32) error {
	for j, k := range lane {
		if i == j {
			continue
		}
		hops, err := m.route(m.end(i), m.end(j))
		if err != nil {
			return err
		}
		for h := 1; h < len(hops); h++ {
			if err := m.increases(ranks[k], hops[h-1], hops[h]); err != nil {
				return err
			}
		}
	}
	return nil
}

// shortestClimb checks that for the message from end i to each other there is a shortest
// path of channels of increasing rank, in its lane; or that no path leads there.
func (m *laneTraffic) shortestClimb(ranks [][]uint32, i int, lane []uint32) error {
	climbs := make([][]bool, len(ranks)) // those that are asked for
	for j, k := range lane {
		if i == j {
			continue
		}
		if climbs[k] == nil {
			if err := m.w.pass(2 * passesOfSearch); err != nil {
				return err
			}
			climbs[k] = m.climbing(ranks[k], m.end(i))
		}
		if !climbs[k][j] {
			return reject("channel/rank", "no shortest path from %d to %d takes channels of increasing rank in lane %d, want one", m.end(i), m.end(j), k)
		}
	}
	return nil
}

// climbing tells for each end whether a shortest path from s leads there on which the
// ranks of the channels increase, or none at all leads there. Vertices are met by
// distance; of such paths to a vertex, what counts is the least rank of the last channel.
func (m *laneTraffic) climbing(rank []uint32, s uint32) []bool {
	const never = math.MaxInt64
	n := m.g.Order()
	level, last, climbs := make([]int, n), make([]int64, n), make([]bool, m.count())
	for v := range level {
		level[v], last[v] = -1, never
	}
	level[s], last[s] = 0, -1
	for queue := []uint32{s}; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		for i, u := range m.g.Neighbors(v) {
			if level[u] < 0 {
				level[u] = level[v] + 1
				queue = append(queue, u)
			}
			if x := int64(rank[m.start[v]+i]); level[u] == level[v]+1 && x > last[v] {
				last[u] = min(last[u], x)
			}
		}
	}
	for i := range climbs {
		climbs[i] = level[m.end(i)] < 0 || last[m.end(i)] != never
	}
	return climbs
}
