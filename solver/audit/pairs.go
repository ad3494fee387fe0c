package audit

import (
	"context"
	"fmt"
	"math/big"

	"topocert/routing"
	"topocert/solver/distance"
	"topocert/topology"
)

// RunPairs sends a message for each of the given pairs of different vertices, and for no other: loads and
// dependencies are those of these messages. It takes a breadth-first search for each source, and
// the steps of each message.
func RunPairs(ctx context.Context, g *topology.Graph, r routing.Router, pairs []Pair) (*Result, error) {
	arcs, classes := NewArcs(g), 1
	if c, ok := r.(routing.Classed); ok {
		if classes = c.Classes(); classes < 1 || classes > routing.MaxClasses {
			return nil, fmt.Errorf("the router has %d virtual channels a link, want 1 … %d", classes, routing.MaxClasses)
		}
	}
	// Ends that are not nil: that a cycle is a deadlock takes messages, which are not looked for.
	a := &Result{Ends: []uint32{}, TotalHops: new(big.Int), Loads: make([]uint64, arcs.Count()), Headerless: true, Channels: NewChannels(arcs, classes)}
	levels := make(map[uint32][]uint32)
	for _, p := range pairs {
		if err := ctx.Err(); err != nil {
			return nil, fmt.Errorf("audit: stopped: %w", err)
		}
		if levels[p.Source] == nil {
			clear(levels) // the pairs of a source may stand together
			levels[p.Source], _ = distance.Levels(g, p.Source, nil, nil)
		}
		p.Hops, p.Distance = -1, int(int32(levels[p.Source][p.Destination]))
		a.Pairs++
		a.Headerless = a.Headerless && r.Header(p.Source, p.Destination) == ""
		if a.Channels != nil {
			a.Channels.AddRoute(a.Channels.Route(r, p.Source, p.Destination))
		}
		switch route := routing.Follow(g, r, p.Source, p.Destination); {
		case route.Outcome == routing.Delivered:
			p.Hops = len(route.Path) - 1
			a.Delivered++
			a.MaxHops = max(a.MaxHops, p.Hops)
			a.TotalHops.Add(a.TotalHops, big.NewInt(int64(p.Hops)))
			a.lengthen(p)
			if p.Hops == p.Distance {
				a.Minimal++
			} else {
				closest(&a.Detour, p)
			}
			for i, v := range route.Path[1:] {
				arc, _ := arcs.Find(route.Path[i], v)
				a.Loads[arc]++
			}
		case route.Outcome == routing.Stopped && p.Distance < 0:
			a.Apart++
		default:
			closest(&a.Bad, p)
			switch route.Outcome {
			case routing.Livelock:
				a.Livelocked++
			case routing.Stopped:
				a.Stopped++
			default:
				a.Left++
			}
		}
	}
	return a, nil
}
