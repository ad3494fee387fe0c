package lanes

import (
	"bytes"
	"context"
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/traffic"
	"topocert/solver"
	"topocert/solver/audit"
	"topocert/solver/sat"
)

// satSearch decides whether messages can be given so many lanes: by the formula of
// traffic.CNF with the rings that models have had.
type satSearch struct {
	routes  *Routes // of which the network alone counts
	choices *alternatives
	lanes   int
	solver  *sat.Gini
	takes   [][][]int32           // of each message, route and lane
	depends map[[2]uint32][]int32 // two channels: of each lane
	clause  []int                 // of each message: the number of the clause that it has a lane
	clauses int                   // before those of the rings
	rings   [][]uint32
}

func newSATSearch(routes *Routes, c *alternatives, lanes int) (*satSearch, error) {
	f, err := traffic.CNF(c.messages, lanes, nil)
	if err != nil {
		return nil, err
	}
	s := &satSearch{routes: routes, choices: c, lanes: lanes, depends: make(map[[2]uint32][]int32), solver: sat.NewGini(f)}
	variables := int32(0)
	fresh := func() []int32 {
		list := make([]int32, lanes)
		for i := range list {
			variables++
			list[i] = variables
		}
		return list
	}
	for i, routes := range c.messages {
		var takes [][]int32
		for _, route := range routes {
			takes = append(takes, fresh())
			s.clauses += max(0, lanes-1-i)
			for h := 1; h < len(route); h++ {
				e := [2]uint32{route[h-1], route[h]}
				if s.depends[e] == nil {
					s.depends[e] = fresh()
				}
				s.clauses += lanes
			}
		}
		s.takes = append(s.takes, takes)
		s.clauses++
		s.clause = append(s.clause, s.clauses)
	}
	return s, nil
}

// forbid forbids a ring in every lane.
func (s *satSearch) forbid(ring []uint32) {
	for k := range s.lanes {
		var clause []int32
		for i, x := range ring {
			clause = append(clause, -s.depends[[2]uint32{x, ring[(i+1)%len(ring)]}][k])
		}
		s.solver.Add(clause)
	}
}

// solve looks for lanes. It returns the route and the lane of each message; or nil if gini
// finds that there are none.
func (s *satSearch) solve(ctx context.Context) (route, lane []int, err error) {
	for {
		model, err := s.solver.Solve(ctx)
		if err != nil || model == nil {
			return nil, nil, err
		}
		route, lane = s.read(model)
		rings := s.broken(ctx, route, lane)
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		if len(rings) == 0 {
			return route, lane, nil
		}
		for _, r := range rings {
			s.rings = append(s.rings, r)
			s.forbid(r)
		}
	}
}

// refute refutes the formula with all rings that it needs. It returns the messages, and the
// rings, whose clauses the refutation uses; others can be left out.
func (s *satSearch) refute(ctx context.Context) (proof []byte, messages *alternatives, rings [][]uint32, err error) {
	f, err := traffic.CNF(s.choices.messages, s.lanes, s.rings)
	if err != nil {
		return nil, nil, nil, err
	}
	var text bytes.Buffer
	model, err := sat.Refute(ctx, f, &text)
	if err == nil && model != nil {
		err = fmt.Errorf("gini finds no model of a formula that has one")
	}
	if err != nil {
		return nil, nil, nil, err
	}
	used := sat.Needed(text.Bytes())
	if used == nil {
		return nil, nil, nil, fmt.Errorf("a solver that writes no refutation in the LRAT format")
	}
	messages = new(alternatives)
	for i, clause := range s.clause {
		if used[uint64(clause)] {
			messages.ends = append(messages.ends, s.choices.ends[i])
			messages.messages = append(messages.messages, s.choices.messages[i])
		}
	}
	for i, r := range s.rings {
		first := s.clauses + i*s.lanes + 1
		if slices.ContainsFunc(solver.Identity(s.lanes), func(k uint32) bool { return used[uint64(first)+uint64(k)] }) {
			rings = append(rings, r)
		}
	}
	return text.Bytes(), messages, rings, nil
}

// read returns the first route and lane that a model gives to each message.
func (s *satSearch) read(model []bool) (route, lane []int) {
	route, lane = make([]int, len(s.takes)), make([]int, len(s.takes))
	for i, takes := range s.takes {
	search:
		for r, x := range takes {
			for k, v := range x {
				if model[v-1] {
					route[i], lane[i] = r, k
					break search
				}
			}
		}
	}
	return route, lane
}

// maxRings bounds the rings that are forbidden for one model.
const maxRings = 200

// broken returns rings in the lanes of a model: a shortest one through each channel that is
// on one, each once; fewer when the context ends.
func (s *satSearch) broken(ctx context.Context, route, lane []int) [][]uint32 {
	var rings [][]uint32
	known := make(map[string]bool)
	for k := range s.lanes {
		c := audit.NewChannels(s.routes.arcs, s.routes.classes)
		for i, routes := range s.choices.messages {
			if lane[i] == k {
				c.AddRoute(routes[route[i]])
			}
		}
		for ring := range c.Cycles() {
			if len(rings) == maxRings || ctx.Err() != nil {
				return rings
			}
			if ring == nil {
				continue
			}
			// The least channel first, so that each is met once.
			least := slices.Index(ring, slices.Min(ring))
			ring = append(ring[least:len(ring):len(ring)], ring[:least]...)
			if key := certificates.Key(ring); !known[key] {
				known[key] = true
				rings = append(rings, ring)
			}
		}
	}
	return rings
}
