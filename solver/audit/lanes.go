package audit

import (
	"context"
	"errors"

	"topocert/routing"
	"topocert/topology"
)

// Lanes returns the number of virtual channels with which a router that deadlocks does
// not, as an audit of the messages between some ends says; 0 if it cannot be given any.
func Lanes(ctx context.Context, g *topology.Graph, router routing.Router, ends []uint32) (int, error) {
	with, err := routing.NewLanes(g, router)
	if errors.Is(err, routing.ErrLanes) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	found, err := Run(ctx, g, with, Options{Workers: 1, Channels: true, Ends: ends})
	if err != nil || found.Deadlock() != "free" {
		return 0, err
	}
	return with.Classes(), nil
}
