package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/internal/interrupt"
	"topocert/props"
	"topocert/routing"
	"topocert/solver/broadcast"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// everyone is the source of an all-to-all broadcast.
const everyone = "all"

// optimal is the schedule that is searched for.
const optimal = "optimal"

// broadcasted is the form of a replayed schedule in JSON.
type broadcasted struct {
	Schedule   string `json:"schedule"`
	Network    string `json:"network"`
	Source     string `json:"source"` // a label, or "all"
	Model      string `json:"model"`
	Rounds     int    `json:"rounds"`
	Informed   int    `json:"informed"`
	LowerBound *int   `json:"lower_bound"` // null if some vertex is out of reach
	Valid      bool   `json:"valid"`
	Order      int    `json:"-"`
	Breach     string `json:"-"`
}

func broadcastCommand(cmd *cobra.Command) {
	in := newInput(cmd)
	registerSAT(cmd, in.memory)
	asJSON := cmd.Flags().Bool("json", false, "print one JSON array")
	timeout := newTimeout(cmd, "time for the schedule \"optimal\": 5 is five seconds")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		it, err := in.one(cmd, args[1])
		if err != nil {
			return err
		}
		if it.net.Order() == 0 {
			return fmt.Errorf("%s has no vertices, want a network with a source", it.name)
		}
		b, err := broadcastBy(cmd.Context(), args[0], it, args[2], *timeout)
		if b == nil {
			return err
		}
		if b.Breach != "" && *asJSON {
			fmt.Fprintln(cmd.ErrOrStderr(), "topocert:", b.Breach)
		}
		if !*asJSON {
			fill(cmd.OutOrStdout(), "broadcasted", b)
			return err
		}
		return errors.Join(writeJSON(cmd.OutOrStdout(), []*broadcasted{b}), err)
	}
}

// broadcastBy makes and replays a schedule. An error may come with a result.
func broadcastBy(ctx context.Context, name string, it item, from string, timeout time.Duration) (*broadcasted, error) {
	net, source := it.net, uint32(0)
	if from != everyone {
		var err error
		if source, err = net.Vertex(from); err != nil {
			return nil, err
		}
	}
	var s *routing.Schedule
	var proved *int // a lower bound that was proved on the way
	var left error
	if name == optimal && from != everyone {
		found, err := searchBroadcast(ctx, it, source, timeout)
		if found == nil {
			return nil, err
		}
		s, proved, left = found.Schedule, &found.Lower, err
	} else {
		var err error
		if s, err = interrupt.Await(ctx, func() (*routing.Schedule, error) { return routing.NewSchedule(name, net, source) }); err != nil {
			if errors.Is(err, routing.ErrSchedule) {
				err = fmt.Errorf("%w%s; \"topocert list schedules\" lists them", err, unlessNamed(name, listSchedules()))
			}
			return nil, err
		}
		if from == everyone && !s.Gossip {
			return nil, fmt.Errorf("source %q: %s has one source, want a vertex such as %s", from, name, net.Label(0))
		}
	}
	r, err := s.Replay(net.CSR())
	if err != nil {
		return nil, err
	}
	b := &broadcasted{
		Schedule: name, Network: it.name, Source: net.Label(source), Model: string(s.Model),
		Rounds: r.Rounds, Informed: r.Informed, LowerBound: proved, Valid: r.Valid(), Order: net.Order(),
	}
	if s.Gossip {
		b.Source = everyone
	}
	if r.Violation != nil {
		b.Breach = breach(net, r.Violation)
	}
	if b.LowerBound == nil {
		if b.LowerBound, err = roundsBound(ctx, net, s); err != nil {
			return nil, err
		}
	}
	return b, left
}

// searchBroadcast searches for a schedule of as few rounds as possible.
func searchBroadcast(ctx context.Context, it item, source uint32, timeout time.Duration) (*broadcast.Result, error) {
	session, err := props.NewSession("")
	if err != nil {
		return nil, err
	}
	defer session.Close()
	limited, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	found, err := props.Broadcast(source).In(limited, session, it.net)
	switch {
	case found == nil:
	case errors.Is(err, context.DeadlineExceeded):
		err = status{exitInterrupted, fmt.Errorf("%s: left open after %v: %d to %d rounds", it.name, timeout, found.Lower, found.Upper)}
	case errors.Is(err, certificates.ErrRejected): // the formula is too large
		err = status{exitInterrupted, fmt.Errorf("%s: left open: %d to %d rounds: %w", it.name, found.Lower, found.Upper, err)}
	}
	return found, err
}

// roundsBound returns a number of rounds that every schedule for the same task
// takes, nil if there is none.
func roundsBound(ctx context.Context, net topology.Network, s *routing.Schedule) (*int, error) {
	bound := 0
	if s.Gossip {
		symmetries, err := symmetry.Find(ctx, net, nil, symmetry.Limits{})
		if err != nil {
			return nil, err
		}
		bound = broadcast.GossipBound(symmetries, s.Model)
	} else {
		bound = broadcast.Bound(net, s.Model, s.Source)
	}
	if bound < 0 {
		return nil, nil
	}
	return &bound, nil
}

// breach names the vertices of a breach by their labels.
func breach(net topology.Network, b *routing.Violation) string {
	label := func(v uint32) string {
		if int64(v) < int64(net.Order()) {
			return net.Label(v)
		}
		return fmt.Sprint(v)
	}
	return fmt.Sprintf("round %d: %s to %s: %s", b.Round, label(b.Send.From), label(b.Send.To), b.Why)
}
