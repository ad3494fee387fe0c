package solver

import (
	"context"
	"errors"
	"io"
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
	return unlessStopped(ctx, err)
}

// search looks for a better cut, until it has met the lower bound.
func (b *Bisection) search(ctx context.Context, net topology.Network) error {
	part, cancel := share(ctx, 0.3, time.Minute)
	defer cancel()
	side, _, err := FindCutAbove(part, net, nil, 1, b.Lower)
	if side != nil {
		b.improve(net, side)
	}
	return unlessStopped(ctx, err)
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

// refute searches for a refutation of a better cut, and takes in the better cuts
// that it meets instead.
func (b *Bisection) refute(ctx context.Context, e *Exam, largest int, create func(name string) (io.WriteCloser, error)) error {
	if e.Network.Order() > largest {
		return nil
	}
	name := "bisection.at-least." + FileStem(e.Network.Name()) + ".lrat"
	for !b.Exact() {
		proof, err := create(name)
		if err != nil {
			return err
		}
		c, err := ProveBisectionAtLeast(ctx, e, b.Upper, proof, name)
		if e := proof.Close(); err == nil {
			err = e
		}
		var smaller *SmallerCut
		if errors.As(err, &smaller) {
			b.improve(e.Network, smaller.Side)
			continue
		}
		if err != nil {
			return err
		}
		b.raise(c, b.Upper)
	}
	return nil
}
