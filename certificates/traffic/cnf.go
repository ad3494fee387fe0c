package traffic

import (
	"slices"

	"topocert/certificates"
	"topocert/certificates/lrat"
)

// CNF returns the formula that says: each message can be given one of its routes,
// and one of so many lanes, so that no lane has all dependencies of a ring. A route is
// the channels that it takes; a ring is channels, of which each comes next after the
// one before it, and the first after the last, in some route. The package comment gives
// every variable and every clause.
//
// A message with several routes may take any of them; each has one at least. The formula
// has a number of literals of the order of the channels of all routes and rings, times the
// lanes.
func CNF(messages [][][]uint32, lanes int, rings [][]uint32) (*lrat.CNF, error) {
	f := new(lrat.CNF)
	depends := make(map[[2]uint32][]int32) // two channels: the variables of their dependency
	size := 0
	for i, routes := range messages {
		var some []int32
		for _, route := range routes {
			if size += (len(route) + 1) * lanes; size > lrat.MaxCNFLiterals {
				return nil, certificates.Reject("cnf/limit", "more than %d literals, want at most that many", lrat.MaxCNFLiterals)
			}
			takes := f.Fresh(lanes)
			some = append(some, takes...)
			for l := i + 1; l < lanes; l++ {
				f.Add(-takes[l])
			}
			for h := 1; h < len(route); h++ {
				e := [2]uint32{route[h-1], route[h]}
				if depends[e] == nil {
					depends[e] = f.Fresh(lanes)
				}
				for l, y := range depends[e] {
					f.Add(-takes[l], y)
				}
			}
		}
		f.Add(some...)
	}
	for _, ring := range rings {
		for l := 0; l < lanes && !f.Over; l++ {
			var clause []int32
			for i, x := range ring {
				e := [2]uint32{x, ring[(i+1)%len(ring)]}
				if depends[e] == nil {
					return nil, certificates.Reject("lanes/ring", "channel %d does not come after %d in a listed message, want it to", e[1], e[0])
				}
				clause = append(clause, -depends[e][l])
			}
			f.Add(clause...)
		}
	}
	return f.Finished()
}

// Encoding is what a certificate says of the formula for fewer lanes than stated: the
// messages among the ends, the source and the destination of each in turn, and the rings.
type Encoding struct {
	Ends, Messages []uint32
	Rings          [][]uint32
}

func (Encoding) Subject() string { return "lanes" }
func (p Encoding) Lines() int    { return first(p.Ends) + 1 + len(p.Rings) }

func (p *Encoding) Form(r *certificates.Lines) {
	formEnds(r, &p.Ends)
	r.Numbers("messages", &p.Messages)
	certificates.Each(r, &p.Rings, func(ring *[]uint32) { r.Numbers("ring", ring) }, "ring")
}

// CNF returns the formula for the statement.
func (p Encoding) CNF(s certificates.Statement, g certificates.Graph, w certificates.World) (*lrat.CNF, error) {
	m, messages, err := p.routes(s, g, w)
	if err != nil {
		return nil, err
	}
	for i, ring := range p.Rings {
		if err := certificates.WantNumbers(first(p.Ends)+1+i, ring, 2, lrat.MaxCNFLiterals, uint32(m.start[g.Order()])); err != nil {
			return nil, err
		}
	}
	f, err := CNF(messages, int(s.Bound())-1, p.Rings)
	return f, f.Spend(w, err)
}

// Lengths returns how many channels each message takes.
func (p Encoding) Lengths(s certificates.Statement, g certificates.Graph, w certificates.World) (lengths []int, err error) {
	_, messages, err := p.routes(s, g, w)
	for _, routes := range messages {
		lengths = append(lengths, len(routes[0]))
	}
	return lengths, err
}

// routes returns the routes of the messages of a statement.
func (p Encoding) routes(s certificates.Statement, g certificates.Graph, w certificates.World) (*laneTraffic, [][][]uint32, error) {
	m, err := lanesOf(s, p.Ends, g, w)
	if err != nil {
		return nil, nil, err
	}
	if least := s.Bound(); least == 0 || least > maxLayers {
		return nil, nil, certificates.Reject("statement/value", "%d lanes, want a bound of 1 … %d", least, maxLayers)
	}
	messages, err := m.listed(first(p.Ends), p.Messages)
	return m, messages, err
}

// listed returns the routes of the messages that line i of a body lists.
func (m *laneTraffic) listed(i int, list []uint32) ([][][]uint32, error) {
	if err := certificates.WantNumbers(i, list, 2, lrat.MaxCNFLiterals, uint32(m.order)); err != nil {
		return nil, err
	}
	if len(list)%2 != 0 {
		return nil, certificates.RejectLine(i, "body/length", "%d values, want a source and a destination for each message", len(list))
	}
	// For all shortest paths, there is a search for each message.
	if size := int64(m.order) + int64(m.start[m.order]); m.router == nil && int64(len(list)/2) > maxLayerWork/size {
		return nil, certificates.RejectLine(i, "audit/limit", "%d messages in a network of %d vertices and channels, want a product of at most %d", len(list)/2, size, maxLayerWork)
	}
	var messages [][][]uint32
	left := lrat.MaxCNFLiterals // channels that may yet be listed
	for k := 0; k < len(list); k += 2 {
		s, d := list[k], list[k+1]
		if s == d || !m.has(s) || !m.has(d) {
			return nil, certificates.RejectLine(i, "channel/vertex", "a message from %d to %d, want %s that differ", s, d, m.pairs)
		}
		routes, err := m.routes(s, d, &left)
		if err != nil {
			return nil, err
		}
		messages = append(messages, routes)
	}
	return messages, nil
}

// routes returns the routes that the message from s to d may take, as channels: that of
// the router, or all shortest paths, by increasing channels. They have at most *left
// channels, which it counts down.
func (m *laneTraffic) routes(s, d uint32, left *int) ([][]uint32, error) {
	var routes [][]uint32
	over := certificates.Reject("cnf/limit", "more than %d channels of routes, want at most that many", lrat.MaxCNFLiterals)
	if m.router != nil {
		hops, _, err := m.route(s, d)
		if err != nil {
			return nil, err
		}
		if *left -= len(hops); *left < 0 {
			return nil, over
		}
		route := make([]uint32, len(hops))
		for i, h := range hops {
			route[i] = uint32(h.channel)
		}
		return append(routes, route), nil
	}
	if err := m.w.Pass(certificates.PassesOfSearch); err != nil {
		return nil, err
	}
	level := certificates.Search(m.g, d)
	if level[s] == certificates.None {
		return nil, certificates.Reject("lanes/path", "no path leads from %d to %d, want one for each listed message", s, d)
	}
	// A path is long where the network is: so it is no chain of calls. Of each of its
	// vertices, tried says how many neighbours have been.
	path, at, tried := make([]uint32, 0, level[s]), []uint32{s}, []int{0}
	for len(at) > 0 && *left >= 0 {
		last := len(at) - 1
		v, i := at[last], tried[last]
		row := m.g.Neighbors(v)
		if v == d {
			*left -= len(path)
			routes = append(routes, slices.Clone(path))
			i = len(row)
		}
		if i == len(row) {
			if err := m.w.Budget.Spend(stepsOfHop + int64(len(row))); err != nil {
				return nil, err
			}
			at, tried, path = at[:last], tried[:last], path[:max(0, last-1)]
			continue
		}
		tried[last]++
		if u := row[i]; level[u]+1 == level[v] {
			path, at, tried = append(path, uint32(m.start[v]+i)), append(at, u), append(tried, 0)
		}
	}
	if *left < 0 {
		return nil, over
	}
	return routes, nil
}
