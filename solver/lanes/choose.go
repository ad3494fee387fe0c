package lanes

import (
	"context"
	"fmt"

	"topocert/routing"
	"topocert/topology"
)

// Bounds on the networks for which routes are chosen: their vertices, of which the search
// keeps some 80 bytes for each two; and the pairs of channels that may follow one another,
// some 60 bytes each.
const (
	maxChosen = 2048
	maxTurns  = 1 << 22
)

// Choose chooses shortest routes among the given ends, nil for all vertices, and lanes
// for them, as few as it finds. The routes are a table of next hops: at every vertex the
// next one depends on the destination alone, as in the forwarding tables of InfiniBand. It
// begins with the closer neighbours of the least numbers.
//
// It goes on as Assign does, but a message that is to be placed may also take another
// next hop at its source, if no other message comes through there. With each success it
// tries one lane less, unless there are no more than most. The result depends on what is given
// alone. When the context ends, it returns what it has, without an error if there is
// something.
//
// Errors: those of CheckChoosable; those of Follow and Assign.
//
// Cost: memory of some 80 N² + 60 T bytes for N vertices and T such pairs; time of at most
// 5,000 steps for each message, 30 million in all, for each start with one lane less, where
// a step looks at a dependency.
func Choose(ctx context.Context, net topology.Network, ends []uint32, most int) (*routing.Table, *Assignment, error) {
	if err := CheckChoosable(net); err != nil {
		return nil, nil, err
	}
	bfs, err := routing.New("bfs", net)
	if err != nil {
		return nil, nil, err
	}
	table := bfs.(*routing.Table)
	routes, err := Follow(ctx, net, table, ends)
	if err != nil {
		return nil, nil, err
	}
	best, err := Assign(ctx, routes, most)
	if err != nil {
		return nil, nil, err
	}
	for best.Count > max(1, most) && ctx.Err() == nil {
		fewerTable, fewer, err := chooseFewer(ctx, routes, table, best.Count-1, ends)
		if err != nil && ctx.Err() == nil {
			return nil, nil, err
		}
		if fewer == nil {
			break
		}
		table, best = fewerTable, fewer
	}
	return table, best, nil
}

// CheckChoosable refuses networks that are too large for Choose. Errors wrap
// topology.ErrLimit: for more than 2048 vertices, or 2²² pairs of channels that may follow
// one another.
func CheckChoosable(net topology.Network) error {
	n := net.Order()
	if n > maxChosen {
		return fmt.Errorf("%w: %s has %d vertices, and routes are chosen on at most %d", topology.ErrLimit, net.Name(), n, maxChosen)
	}
	turns := int64(0)
	for v := range uint32(n) {
		d := int64(net.Degree(v))
		turns += d * d
	}
	if turns > maxTurns {
		return fmt.Errorf("%w: in %s a channel may follow another %d times, and routes are chosen for at most %d", topology.ErrLimit, net.Name(), turns, maxTurns)
	}
	return nil
}

// chooseFewer chooses routes for so many lanes, beginning with those of a table. It returns
// nil where it finds none.
func chooseFewer(ctx context.Context, routes *Routes, table *routing.Table, lanes int, ends []uint32) (*routing.Table, *Assignment, error) {
	for try := range starts {
		c := newChooser(ctx, routes.Network, table, routes.Ends, lanes, uint64(try))
		if c == nil {
			return nil, nil, ctx.Err()
		}
		if c.search(ctx, min(chosenWork, chosenWorkEach*int64(routes.Messages()))) {
			return c.lanes(ctx, ends)
		}
	}
	return nil, nil, nil
}

// Bounds of the search for routes with one lane less: as workEach and workInAll, for
// each message.
const (
	chosenWorkEach = 5_000
	chosenWork     = 30_000_000
)
