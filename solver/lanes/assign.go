package lanes

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"topocert/solver"
	"topocert/solver/audit"
)

// Assignment is lanes for messages: each has one, which it keeps on its whole way, and in no
// lane do the channels of its messages wait for one another in a cycle.
type Assignment struct {
	Routes *Routes
	// Count is the number of lanes.
	Count int
	// Method is how the lanes were found: "one lane", "in turn" or "local search" by
	// Assign, "routes chosen" by Choose; "none" where there are no messages, and
	// no lane is needed.
	Method string

	lane  []int32    // of each message of the routes
	ranks [][]uint32 // of the channels, for each lane
}

// Lane returns the lane of the message from end i to end j; −1 for i = j.
func (l *Assignment) Lane(i, j int) int {
	if i == j {
		return -1
	}
	return int(l.lane[i*len(l.Routes.Ends)+j])
}

// Loads returns the number of messages in each lane.
func (l *Assignment) Loads() []int {
	loads := make([]int, l.Count)
	for i := range l.Routes.Ends {
		for j := range l.Routes.Ends {
			if i != j {
				loads[l.Lane(i, j)]++
			}
		}
	}
	return loads
}

// Bounds of the search for lanes: how often it begins anew with one lane less, and how
// many dependencies and routes it looks at each time, for each route and in all. A second
// looks at some 10⁷.
const (
	starts    = 3
	workEach  = 20_000
	workInAll = 25_000_000
)

// Assign gives every message a lane, of as few as it finds. First it is first fit, as OpenSM's
// lash does it: each route in turn goes into the first lane in which it closes no cycle, the
// routes with most dependencies first, and several times in random orders. Then it is local
// search: the smallest lane is dissolved again and again, and each of its routes goes where it
// ejects the fewest others, those that are hard to place weighing more and those that have just
// been placed being tabu, until all have a lane or the bounds on this search are reached, or
// there are no more lanes than most. The result depends on the routes and most alone.
//
// When the context ends, it returns what it has, if there is something, without an error.
// It is not found out whether fewer lanes are enough. For no messages there are no lanes.
//
// Errors: ErrNone where a message takes a channel twice, and waits for itself; the context's.
//
// Sources: O. Lysne et al., "Layered routing in irregular networks", IEEE Trans. Parallel
// and Distributed Systems 17, 2006 (lanes in turn); T. Skeie, O. Lysne, I. Theiss,
// "Layered shortest path (LASH) routing in irregular system area networks", IPDPS 2002;
// P. Morris, "The breakout method for escaping from local minima", AAAI 1993 (weights); F. Glover, "Tabu
// search, part I", ORSA J. Computing 1, 1989 (tabu).
func Assign(ctx context.Context, routes *Routes, most int) (*Assignment, error) {
	if routes.Messages() == 0 {
		return &Assignment{Routes: routes, Method: "none", lane: make([]int32, len(routes.Ends))}, nil
	}
	p, err := routes.problem(ctx)
	if err != nil {
		return nil, assignError(routes, err)
	}
	if len(p.paths) == 0 {
		return newAssignment(routes, p, nil, 1, "one lane"), nil
	}
	order := solver.Identity(len(p.paths))
	slices.SortStableFunc(order, func(a, b uint32) int { return len(p.paths[b]) - len(p.paths[a]) })
	random := rand.New(rand.NewPCG(12, 4))
	var best *localSearch
	for i := range starts {
		s := newLocalSearch(p, uint64(i))
		if err := s.greedy(ctx, order); err != nil {
			if best == nil {
				return nil, assignError(routes, err)
			}
			break
		}
		if best == nil || len(s.layers) < len(best.layers) {
			best = s
		}
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	lane, count, method := slices.Clone(best.lane), len(best.layers), "in turn"
	for count > max(2, most) {
		if !best.fewer(ctx) {
			break
		}
		lane, count, method = slices.Clone(best.lane), len(best.layers), "local search"
	}
	return newAssignment(routes, p, lane, count, method), nil
}

// assignError is the error of a search for lanes that has found none.
func assignError(routes *Routes, err error) error {
	if errors.Is(err, ErrNone) {
		return err
	}
	return fmt.Errorf("lanes of %s: stopped: %w", routes.Network.Name(), err)
}

// fewer gives the paths one lane less than they have. If it does not succeed, the lanes
// are lost.
func (s *localSearch) fewer(ctx context.Context) bool {
	s.dissolve(s.smallest())
	for range starts {
		if s.search(ctx, min(workInAll, workEach*int64(len(s.p.paths)))) {
			return true
		}
		if ctx.Err() != nil {
			return false
		}
		s.weight = slices.Repeat([]int64{1}, len(s.weight))
	}
	return false
}

// newAssignment makes the lanes of paths those of messages. Messages that have no path go into
// the first lane.
func newAssignment(routes *Routes, p *problem, lane []int32, count int, method string) *Assignment {
	l := &Assignment{Routes: routes, Count: count, Method: method, lane: make([]int32, len(p.of))}
	for m, i := range p.of {
		if i >= 0 {
			l.lane[m] = lane[i]
		}
	}
	for k := range count {
		l.ranks = append(l.ranks, l.rank(int32(k)))
	}
	return l
}

// rank returns ranks of the channels that increase along the messages of a lane: the
// length of the longest chain of dependencies to a channel.
func (l *Assignment) rank(lane int32) []uint32 {
	c := audit.NewChannels(l.Routes.arcs, l.Routes.classes)
	for m, k := range l.lane {
		if k == lane {
			c.AddRoute(l.Routes.channels[l.Routes.start[m]:l.Routes.start[m+1]])
		}
	}
	rank := c.Order()
	if rank == nil {
		panic(fmt.Sprintf("solver: the channels of lane %d of %s wait for one another", lane, l.Routes.Network.Name())) // the search keeps an order
	}
	return rank
}
