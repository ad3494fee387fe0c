package bisection

import (
	"context"
	"errors"
	"time"

	"topocert/certificates"
	"topocert/solver"
	"topocert/solver/flow"
	"topocert/solver/pathwidth"
	"topocert/solver/sdp"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// The methods of this file are the ways that Find takes, each with its share of the time.

// flow proves what a flow can prove.
func (b *Result) flow(ctx context.Context, e *symmetry.Symmetries) error {
	part, cancel := solver.Share(ctx, 0.3, time.Minute)
	defer cancel()
	c, lower, err := flow.Prove(part, e, b.Upper)
	if lower == 0 {
		c, lower = flow.ProveConnected(e.Network)
	}
	b.raise(c, lower)
	if errors.Is(err, topology.ErrParam) || errors.Is(err, topology.ErrLimit) {
		return nil // not connected, or too large: other steps may do
	}
	return solver.UnlessStopped(ctx, err)
}

// search looks for a better cut, until it has met the lower bound.
func (b *Result) search(ctx context.Context, net topology.Network, budget int) error {
	part, cancel := solver.Share(ctx, 0.3, time.Minute)
	defer cancel()
	side, _, err := findCut(part, net, b.Lower, budget, 1)
	if side != nil {
		b.improve(net, side)
	}
	return solver.UnlessStopped(ctx, err)
}

// foundOrder is an order of the vertices for the dynamic program, and what has been
// proved along it.
type foundOrder struct {
	order    []uint32
	boundary int
	proof    *certificates.Certificate
	width    int // that is proved
}

// narrow raises the lower bound by the exact dynamic program if that takes less
// time than a long search for a cut. Such a search then knows the width.
func (b *Result) narrow(ctx context.Context, net topology.Network, boundary int, found *foundOrder) error {
	const quick = 17
	width, err := b.program(ctx, net, min(boundary, quick), found)
	if found.proof != nil {
		b.raise(found.proof, width)
	}
	return err
}

// order runs the exact dynamic program if there is an order with a small enough
// boundary. Its certificate proves both bounds.
func (b *Result) order(ctx context.Context, net topology.Network, boundary int, found *foundOrder) error {
	width, err := b.program(ctx, net, boundary, found)
	if found.proof != nil {
		if width < b.Upper {
			b.Upper, b.Cut = width, found.proof
		}
		b.raise(found.proof, width)
	}
	return err
}

// program runs the exact dynamic program, unless it has been run or the boundary is
// too large, and returns the width.
func (b *Result) program(ctx context.Context, net topology.Network, boundary int, found *foundOrder) (width int, err error) {
	const largest = 1000 // beyond, such orders are rare and their search is long
	if net.Order() > largest {
		return 0, nil
	}
	if found.order == nil {
		if found.order, found.boundary, err = pathwidth.FindFor(ctx, net); err != nil {
			return 0, err
		}
	}
	if found.proof == nil {
		found.proof, found.width, err = pathwidth.ProveAlong(ctx, net, found.order, found.boundary, boundary)
		if errors.Is(err, pathwidth.ErrWide) {
			return 0, nil
		}
		if err != nil {
			return 0, err
		}
	}
	return found.width, nil
}

// spectral proves what a semidefinite matrix can prove.
func (b *Result) spectral(ctx context.Context, e *symmetry.Symmetries) error {
	part, cancel := solver.Share(ctx, 0.4, 5*time.Minute)
	defer cancel()
	c, lower := sdp.Prove(part, e, b.Upper)
	b.raise(c, lower)
	return ctx.Err()
}

// branches searches for a tree of cases that closes the gap, and takes in the better cuts
// that it meets instead. Where the network is too large for a refutation, branches are the
// last step and have all the time that is left.
func (b *Result) branches(ctx context.Context, e *symmetry.Symmetries, largest int, create solver.Files) error {
	n := e.Network.Order()
	if n+n%2 > sdp.MaxOrder {
		return nil
	}
	part, cancel := solver.Share(ctx, 0.7, 15*time.Minute)
	if _, ok := ctx.Deadline(); ok && n > largest {
		cancel()
		part, cancel = context.WithCancel(ctx)
		part = solver.Turns(part)
	}
	defer cancel()
	return solver.UnlessStopped(ctx, b.close(ctx, e.Network, "branches", func() (*certificates.Certificate, error) {
		return ProveBranches(part, e, b.Upper, create)
	}))
}

// close proves until the bounds are equal that no cut is better than the best one, and where
// the proof meets a better one, takes that in and begins again. A proof may be nil: then another
// is asked for.
func (b *Result) close(ctx context.Context, net topology.Network, step string, prove func() (*certificates.Certificate, error)) error {
	for !b.Exact() {
		c, err := prove()
		var smaller *SmallerCut
		switch {
		case errors.As(err, &smaller):
			b.improve(net, smaller.Side)
			solver.Tell(ctx, solver.Report{Step: step, Lower: b.Lower, Upper: b.Upper})
			continue
		case err != nil:
			return err
		}
		b.raise(c, b.Upper)
	}
	return nil
}

// cubeSplit is the number of vertices whose sides are split into cases when one
// refutation takes too long.
const cubeSplit = 10

// refute searches for a refutation of a better cut, and takes in the better cuts
// that it meets instead. If half of the time does not suffice for one refutation,
// it goes on by cubes.
func (b *Result) refute(ctx context.Context, e *symmetry.Symmetries, largest int, create solver.Files) error {
	if e.Network.Order() > largest {
		return nil
	}
	half, cancel := solver.Share(ctx, 0.5, 10*time.Minute)
	defer cancel()
	return b.close(ctx, e.Network, "a refutation", func() (*certificates.Certificate, error) {
		if half.Err() != nil {
			return ProveCubes(ctx, e, b.Upper, min(cubeSplit, (e.Network.Order()+1)/2), create)
		}
		c, err := ProveLRAT(half, e, b.Upper, create, "bisection.at-least."+solver.FileStem(e.Network.Name())+".lrat")
		return c, solver.UnlessStopped(ctx, err)
	})
}
