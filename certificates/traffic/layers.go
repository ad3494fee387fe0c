package traffic

import (
	"math"

	"topocert/certificates"
)

// maxLayers bounds the lanes of a statement about them, maxLayerWork the channels that
// searches in all of them, from all ends, or for all listed messages, meet.
const (
	maxLayers          = 1024
	maxLayerWork int64 = 1 << 36
)

// laneTraffic is the messages that a statement about lanes is about, and their routes.
type laneTraffic struct {
	*pairs
	*channels // their router is nil for all shortest paths
}

// lanesOf reads a statement "lanes NETWORK ROUTER [ENDS] RELATION k". It returns what it is
// about.
func lanesOf(s certificates.Statement, ends []uint32, g certificates.Graph, w certificates.World) (*laneTraffic, error) {
	statements, err := among(&certificates.Certificate{Statement: s}, ends, g, 1)
	if err != nil {
		return nil, err
	}
	s = statements[0]
	if ends == nil { // no shortcut for routers that are relative: each message has its lane
		for v := range uint32(g.Order()) {
			ends = append(ends, v)
		}
	}
	m := new(laneTraffic)
	if s.Args[0] == certificates.Shortest {
		m.channels, err = newChannels(g, w, nil)
	} else {
		m.channels, err = channelsOf(s, g, w)
	}
	if err != nil {
		return nil, err
	}
	m.pairs, err = trafficOf(g, m.router, ends)
	return m, err
}

// Layers is a proof of an upper bound on the lanes of messages, among some ends or all
// vertices: for each lane the rank of each channel, and for each end the lane of its message
// to each end, None for itself.
type Layers struct {
	Ends  []uint32
	Ranks [][]uint32
	Lanes [][]uint32
}

// ByLayers is the kind of such proofs.
var ByLayers = certificates.Kind{Name: "layers", Shows: []string{"lanes G router … <= k"}, Form: certificates.FormOf((*Layers).form, Layers.check)}

func (p *Layers) form(r *certificates.Lines) {
	formEnds(r, &p.Ends)
	certificates.Each(r, &p.Ranks, func(ranks *[]uint32) { r.Numbers("ranks", ranks) }, "ranks")
	certificates.Each(r, &p.Lanes, func(lanes *[]uint32) { r.Numbers("lanes", lanes) })
}

// check checks that the messages can be given lanes, which they keep on their
// whole way, so that in each lane the channels can be ranked as for channel-order.
func (p Layers) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	m, err := lanesOf(c.Statement, p.Ends, g, w)
	if err != nil {
		return err
	}
	most := c.Statement.Bound()
	all := m.start[g.Order()]
	line, ranks := first(p.Ends), p.Ranks
	for i, rank := range ranks {
		if uint64(i) >= min(most, maxLayers) {
			return certificates.RejectLine(line, "layers/many", "more than %d lines of ranks, want one for each lane and at most %d", min(most, maxLayers), maxLayers)
		}
		if err := certificates.WantNumbers(line, rank, all, all, certificates.None); err != nil {
			return err
		}
		line++
	}
	if len(ranks) == 0 {
		return certificates.Reject("body/missing", "no line of ranks, want at least one")
	}
	if int64(m.count())*int64(len(ranks)) > maxLayerWork/int64(max(all, m.order)) {
		return certificates.Reject("audit/limit", "%d ends, %d lanes of %d channels and %d vertices, want a product of at most %d", m.count(), len(ranks), all, m.order, maxLayerWork)
	}
	switch {
	case len(p.Lanes) < m.count():
		return certificates.Reject("body/missing", "%d lines of lanes, want %d", len(p.Lanes), m.count())
	case len(p.Lanes) > m.count():
		return certificates.RejectLine(line+m.count(), "body/extra", "%d lines of lanes, want %d", len(p.Lanes), m.count())
	}
	for i, lane := range p.Lanes {
		if err := certificates.WantNumbersOrNone(line, lane, m.count(), m.count(), uint32(len(ranks))); err != nil {
			return err
		}
		for j, k := range lane {
			if (k == certificates.None) != (i == j) {
				return certificates.RejectLine(line, "layers/end", "value %d tells a lane or none, want none, -, for value %d alone: the end itself", j+1, i+1)
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
		line++
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
		hops, _, err := m.route(m.end(i), m.end(j))
		if err != nil {
			return err
		}
		for h := 1; h < len(hops); h++ {
			if err := increases(ranks[k], hops[h-1], hops[h]); err != nil {
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
			if err := m.w.Pass(2 * certificates.PassesOfSearch); err != nil {
				return err
			}
			climbs[k] = m.climbing(ranks[k], m.end(i))
		}
		if !climbs[k][j] {
			return certificates.Reject("channel/rank", "no shortest path from %d to %d takes channels of increasing rank in lane %d, want one", m.end(i), m.end(j), k)
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
