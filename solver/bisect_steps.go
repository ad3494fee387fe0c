package solver

import (
	"context"
	"errors"
	"strconv"
	"time"

	"topocert/topology"
)

// flow proves what a flow can prove.
func (b *Bisection) flow(ctx context.Context, e *Exam) error {
	part, cancel := share(ctx, 0.3, time.Minute)
	defer cancel()
	c, lower, err := ProveFlow(part, e, b.Upper)
	b.raise(c, lower)
	if errors.Is(err, topology.ErrParam) || errors.Is(err, topology.ErrLimit) {
		return nil // not connected, or too large: other steps may do
	}
	return only(ctx, err)
}

// search looks for a better cut, until it has met the lower bound.
func (b *Bisection) search(ctx context.Context, net topology.Network) error {
	part, cancel := share(ctx, 0.3, time.Minute)
	defer cancel()
	side, _, err := FindCutAbove(part, net, nil, 1, b.Lower)
	if side != nil {
		b.improve(net, side)
	}
	return only(ctx, err)
}

// order runs the exact dynamic program if there is an order with a small enough
// boundary. Its certificate proves both bounds.
func (b *Bisection) order(ctx context.Context, net topology.Network, boundary int) error {
	const largest = 1000 // beyond, such orders are rare and their search is long
	if net.Order() > largest {
		return nil
	}
	c, _, err := ProveOrder(ctx, net, boundary)
	if errors.Is(err, ErrWide) {
		return nil
	}
	if err != nil {
		return err
	}
	width, err := strconv.Atoi(c.Statement.Value)
	if err != nil {
		return err
	}
	if width < b.Upper {
		b.Upper, b.Cut = width, c
	}
	b.raise(c, width)
	return nil
}
