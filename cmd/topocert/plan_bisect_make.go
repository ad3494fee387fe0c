package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates/kinds"
	"topocert/internal/interrupt"
	"topocert/solver/bisection"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// bisectFlags are the flags of "plan bisect".
type bisectFlags struct {
	by                   string
	width, leaves, split int
	own                  *scripts // of --use
}

// check refuses flags that are not for the network.
func (f *bisectFlags) check(net topology.Network) error {
	n := net.Order()
	most := f.mostSplit(net)
	switch {
	case n < 2:
		return fmt.Errorf("%s has fewer than 2 vertices, which no cut parts", topology.Title(net))
	case f.by != byBranches && f.by != byCubes:
		return fmt.Errorf("--by %q, want %s or %s", f.by, byBranches, byCubes)
	case f.by == byBranches && n > bisection.MaxBranching:
		return fmt.Errorf("%s has %d vertices, want at most %d with --by %s: the checker takes no larger matrices", topology.Title(net), n, bisection.MaxBranching, byBranches)
	case f.leaves < 1 || f.leaves > maxTasks:
		return fmt.Errorf("--tasks %d, want 1 … %d", f.leaves, maxTasks)
	case f.split < 0 || f.split > most:
		return fmt.Errorf("--split %d, want 1 … %d", f.split, most)
	}
	return nil
}

// mostSplit is the largest number of vertices to split on.
func (f *bisectFlags) mostSplit(net topology.Network) int {
	return min(bisection.MaxSplit, (net.Order()+1)/2)
}

// withStatus makes a plan, and the files that go with it, and shows on a terminal what it is at.
func (f *bisectFlags) withStatus(cmd *cobra.Command, it item) (*bisectJob, map[string][]byte, error) {
	ctx := cmd.Context()
	line := newProgress(cmd)
	defer line.Close()
	line.Begin(it.name)
	say := line.Say
	job, err := interrupt.Await(ctx, func() (*bisectJob, error) { return f.plan(ctx, it.net, say) })
	if err != nil {
		return nil, nil, err
	}
	network, files, err := planNetwork(it, f.own)
	job.Network = network
	return job, files, err
}

// plan looks for a cut, and for cases, and says meanwhile what it is at.
func (f *bisectFlags) plan(ctx context.Context, net topology.Network, say func(at string)) (*bisectJob, error) {
	say("a cut")
	side, links, err := bisection.FindCut(ctx, net, 0)
	if err == nil {
		err = ctx.Err() // which FindCut does not tell with a cut of no links
	}
	if err != nil {
		return nil, err
	}
	p := &bisectJob{Width: f.width, Cut: side}
	if p.Width == 0 {
		p.Width = links
	}
	if p.Width < 0 || p.Width > links {
		return nil, fmt.Errorf("--width %d, want 1 … %d: there is a cut of %d links", f.width, links, links)
	}
	say("symmetries")
	symmetries, err := symmetry.FindByDistance(ctx, net, symmetry.DefaultLimits())
	if err != nil {
		return nil, err
	}
	if f.by == byCubes {
		say("cubes")
		split := f.split
		if split == 0 {
			split = min(usualSplit, f.mostSplit(net))
		}
		p.Cubes, err = bisection.PlanCubes(ctx, symmetries, p.Width, split)
		return p, err
	}
	p.Branches, err = f.branches(ctx, symmetries, p.Width, say)
	return p, err
}

// branches returns the certificate of a proof by branches of so many links, whose leaves are
// to be proved.
func (f *bisectFlags) branches(ctx context.Context, symmetries *symmetry.Symmetries, width int, say func(at string)) (string, error) {
	b, cases := bisection.NewBranching(symmetries, width), 0
	b.Progress = func(p bisection.BranchProgress) {
		cases++
		say(fmt.Sprintf("%s, the last with %s shows %.2f links of %d", times(cases, "case"), times(p.Fixed, "side"), p.Bound, width))
	}
	c, _, err := b.Plan(ctx, f.leaves)
	var smaller *bisection.SmallerCut
	if errors.As(err, &smaller) {
		return "", fmt.Errorf("a cut of %d links was found, fewer than %d; want --width %d or less", smaller.Width, width, smaller.Width)
	}
	if err != nil {
		return "", err
	}
	var text strings.Builder
	err = kinds.Write(&text, c)
	return text.String(), err
}
