package props

import (
	"context"
	"fmt"

	"topocert/certificates"
	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// Broadcast is what the lab knows of the least number of rounds of a single-port
// broadcast.
type Broadcast struct {
	*solver.Broadcast
	// Bound and AtMost name the certificates of the lower and the upper bound.
	Bound, AtMost string
}

// Broadcast establishes bounds on the rounds of a single-port broadcast from the
// source, both certified, and keeps the certificates; they are equal unless the
// context ends before, and then come with its error.
func (l *Session) Broadcast(ctx context.Context, net topology.Network, source uint32) (*Broadcast, error) {
	b, err := l.broadcast(ctx, net, source)
	if b != nil {
		if e := l.keep(b.Bound, b.AtMost); e != nil {
			return nil, e
		}
	}
	return b, err
}

func (l *Session) broadcast(ctx context.Context, net topology.Network, source uint32) (*Broadcast, error) {
	found, err := l.broadcasts.get(fmt.Sprintf("%s %d", net.Name(), source), func() (*solver.Broadcast, error) {
		return solver.DecideBroadcast(ctx, net, source, l.create)
	})
	if found == nil {
		return nil, err
	}
	b := &Broadcast{Broadcast: found}
	for _, c := range []struct {
		made *certificates.Certificate
		name *string
	}{{found.Bound, &b.Bound}, {found.AtMost, &b.AtMost}} {
		_, name, e := l.establish(context.WithoutCancel(ctx), c.made.Statement.String(), func() (*certificates.Certificate, error) { return c.made, nil })
		if e != nil {
			return nil, e
		}
		*c.name = name
	}
	return b, err
}

// proved establishes the statement of a certificate, about a number, and returns
// that.
func (t *Case) Prove(c *certificates.Certificate) int {
	return t.certifiedInt(c.Statement.String(), func() (*certificates.Certificate, error) { return c, nil })
}

// Broadcast returns the least number of rounds of a single-port broadcast from
// the source, certified.
func (t *Case) Broadcast(net topology.Network, source uint32) int {
	b, err := t.session.broadcast(t.ctx, net, source)
	t.Check(err)
	t.certificates = append(t.certificates, b.Bound, b.AtMost)
	return b.Upper
}

// Schedule carries out the named schedule, mere computation.
func (t *Case) Schedule(plan string, net topology.Network, source uint32) (*routing.Schedule, *routing.Replay) {
	t.Computed()
	s, err := routing.NewSchedule(plan, net, source)
	t.Check(err)
	r, err := s.Replay(net.CSR())
	t.Check(err)
	return s, r
}

// Completes wants the named all-to-all schedule to be valid and to take the given
// number of rounds. That so many are enough is certified; that it is the schedule
// with this name which takes them is not.
func (t *Case) Completes(plan string, net topology.Network, rounds int) {
	t.Prove(solver.ProveSchedule(net, t.Valid(plan, net, 0, rounds)))
}

// CompletesFromAll wants the named schedules, from one source of each orbit, to be
// valid and to take the given number of rounds. That so many are enough from every source is
// certified; that it is the schedule with this name which takes them is not.
func (t *Case) CompletesFromAll(plan string, net topology.Network, rounds int) {
	exam, err := t.session.exam(t.ctx, net)
	t.Check(err)
	var schedules []*routing.Schedule
	for _, source := range exam.Sources {
		schedules = append(schedules, t.Valid(plan, net, source, rounds))
	}
	t.Prove(solver.ProveSchedules(exam, schedules, rounds))
}

// valid returns the named schedule. The case fails unless it is valid and takes
// the given number of rounds.
func (t *Case) Valid(plan string, net topology.Network, source uint32, rounds int) *routing.Schedule {
	s, err := routing.NewSchedule(plan, net, source)
	t.Check(err)
	r, err := s.Replay(net.CSR())
	t.Check(err)
	if !r.Valid() || r.Rounds != rounds {
		t.Computed()
		t.Failf("%s", DescribeSchedule(net, s, r, rounds))
	}
	return s
}

// broken says what is wrong with a schedule that should take so many rounds.
func DescribeSchedule(net topology.Network, s *routing.Schedule, r *routing.Replay, rounds int) string {
	from := "from " + net.Label(s.Source)
	if s.Gossip {
		from = "of all to all"
	}
	from += " in " + net.Name()
	switch b := r.Breach; {
	case b != nil:
		return fmt.Sprintf("%s: round %d: %s sends to %s: %s", from, b.Round, net.Label(b.Send.From), net.Label(b.Send.To), b.Why)
	case !r.Valid():
		return fmt.Sprintf("%s: %d of %d nodes are informed in the end", from, r.Informed, net.Order())
	}
	return fmt.Sprintf("%s: it takes %d rounds, not %d", from, r.Rounds, rounds)
}

// AtLeast establishes, by distance and counting, a number of rounds that every
// broadcast from the source takes, and returns it, certified.
func (t *Case) AtLeast(net topology.Network, model routing.Model, source uint32) int {
	return t.Prove(solver.ProveCounting(net, model, source))
}

// GossipAtLeast establishes, by distance and counting from the first vertex, a
// number of rounds that every all-to-all broadcast takes, and returns it,
// certified.
func (t *Case) GossipAtLeast(net topology.Network, model routing.Model) int {
	return t.Prove(solver.ProveGossipCounting(net, model, 0))
}

// BroadcastsWithin wants a broadcast in at most so many rounds to be possible from
// every source, certified: one from each orbit of the automorphisms. Where
// heuristics find none, gini decides; the case fails if there is none, by a
// refutation.
func (t *Case) BroadcastsWithin(net topology.Network, model routing.Model, rounds int) {
	const tries = 8
	exam, err := t.session.exam(t.ctx, net)
	t.Check(err)
	var schedules []*routing.Schedule
	for _, source := range exam.Sources {
		if least := solver.BroadcastBound(net, model, source); least > rounds {
			t.Prove(solver.ProveCounting(net, model, source))
			t.Failf("in %s every broadcast from %s takes at least %d rounds, more than %d", net.Name(), net.Label(source), least, rounds)
		}
		var s *routing.Schedule
		if model == routing.AllPort {
			s, err = routing.NewSchedule("flood", net, source)
		} else {
			s, err = solver.FindBroadcast(t.ctx, net, source, rounds, tries)
		}
		t.Check(err)
		if len(s.Rounds) > rounds {
			b, err := t.session.broadcast(t.ctx, net, source)
			t.Check(err)
			t.certificates = append(t.certificates, b.Bound, b.AtMost)
			t.Want(b.Upper <= rounds, "in %s every broadcast from %s takes at least %d rounds, more than %d", net.Name(), net.Label(source), b.Lower, rounds)
			s = b.Schedule
		}
		schedules = append(schedules, s)
	}
	t.Prove(solver.ProveSchedules(exam, schedules, rounds))
}

// wantSlowSource wants single-port broadcasts from some source to take at least so
// many rounds, certified: by counting if that is enough for one.
func (t *Case) WantSlowSource(net topology.Network, rounds int) {
	exam, err := t.session.exam(t.ctx, net)
	t.Check(err)
	for _, source := range exam.Sources {
		if solver.BroadcastBound(net, routing.SinglePort, source) >= rounds {
			t.AtLeast(net, routing.SinglePort, source)
			return
		}
	}
	for _, source := range exam.Sources {
		if t.Broadcast(net, source) >= rounds {
			return
		}
	}
	t.Failf("in %s broadcasts from all nodes take fewer than %d rounds", net.Name(), rounds)
}
