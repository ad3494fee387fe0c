package props

import (
	"context"
	"fmt"
	"strconv"

	"topocert/certificates"
	"topocert/routing"
	"topocert/solver"
	"topocert/solver/broadcast"
	"topocert/topology"
)

// Broadcast is what the session knows of the least number of rounds of a single-port
// broadcast.
type Broadcast struct {
	*broadcast.Result
	// Bound and AtMost are the statements of the lower and the upper bound.
	Bound, AtMost string
}

// Broadcast establishes bounds on the rounds of a single-port broadcast from the
// source, both certified, and keeps the certificates; they are equal unless the
// context ends before, and then come with its error.
func (l *Session) Broadcast(ctx context.Context, net topology.Network, source uint32) (*Broadcast, error) {
	found, statements, err := l.broadcast(ctx, net, source)
	if found == nil {
		return nil, err
	}
	l.keep(statements...)
	return &Broadcast{found, statements[0], statements[1]}, err
}

func (l *Session) broadcast(ctx context.Context, net topology.Network, source uint32) (*broadcast.Result, []string, error) {
	return searched(ctx, l, net, fmt.Sprintf("broadcast %d", source), func() (*broadcast.Result, error) {
		return broadcast.Decide(ctx, net, source, l.create)
	}, func(found *broadcast.Result) []*certificates.Certificate {
		return []*certificates.Certificate{found.Bound, found.AtMost}
	})
}

// rounds establishes bounds on the rounds of a broadcast or a gossip. For one
// source with one port it searches for the least number. For all sources, and for a
// gossip, the lower bound is by counting. For the upper bound it tries schedules with as
// many rounds as the comparison needs, or else with few more than the lower bound.
func (q *query) rounds() error {
	t, model, source := q.t, routing.Model(q.f.Args[0]), uint32(0)
	if len(q.v) == 1 {
		source = q.v[0]
	}
	if broadcast.Bound(q.network, routing.AllPort, source) < 0 {
		t.Openf("not all vertices of %s can be reached from %s, so that no number of rounds is enough", q.title(), q.Label(source))
	}
	switch {
	case q.f.Subject == "gossip":
		q.gossip(model)
	case len(q.v) == 0:
		q.fromAll(model)
	case model == routing.SinglePort:
		_, statements, err := t.session.broadcast(t.ctx, q.network, source)
		if err == nil {
			t.rest(statements)
		}
		return err
	default:
		t.Counted("broadcast", model, q.Net, source)
		s, err := routing.NewSchedule("flood", q.network, source)
		if err != nil {
			return err
		}
		t.Prove(broadcast.ProveSchedule(q.network, s))
	}
	return nil
}

// Counted returns a number of rounds that every broadcast from the source takes, or every
// gossip, certified: by distance and counting from that vertex.
func (t *Case) Counted(name string, model routing.Model, net *Net, source uint32) int {
	prove := broadcast.ProveCounting
	if name == "gossip" {
		prove = broadcast.ProveCountingGossip
	}
	return t.least(prove(net.network, model, source))
}

// least proves a bound on rounds and returns it.
func (t *Case) least(c *certificates.Certificate, err error) int {
	t.Prove(c, err)
	n, err := strconv.Atoi(c.Statement.Value)
	t.Check(err)
	return n
}

// spareRounds is how many rounds beyond the lower bound are tried where no number is
// aimed at.
const spareRounds = 3

// fromAll establishes bounds on the rounds of a broadcast from the worst source.
func (q *query) fromAll(model routing.Model) {
	t := q.t
	least := t.least(broadcast.ProveCountingAll(q.network, model, t.slowest(q.Net, model)))
	first, last := least, least+spareRounds
	if q.aim.most != nil {
		first, last = *q.aim.most, *q.aim.most
	}
	for rounds := max(first, least); rounds <= last; rounds++ {
		if schedules := t.schedules(q.Net, model, rounds); schedules != nil {
			symmetries, err := q.symmetries()
			t.Check(err)
			t.Prove(broadcast.ProveScheduleAll(symmetries, schedules, rounds))
			return
		}
	}
}

// gossip establishes bounds on the rounds of a gossip, the upper one by the
// schedules of package routing.
func (q *query) gossip(model routing.Model) {
	t := q.t
	beyond, source := solver.FitsGossip(q.network, model, 0), uint32(0)
	if beyond == nil {
		source = t.slowest(q.Net, model)
	}
	least := t.Counted("gossip", model, q.Net, source)
	t.Check(beyond)
	t.Check(solver.FitsGossip(q.network, model, least))
	most := -1
	if q.aim.most != nil {
		most = *q.aim.most
	}
	if best := planned(q.network, model, 0, most, true); best != nil {
		t.Prove(broadcast.ProveSchedule(q.network, best))
	}
}

// planned returns a broadcast from the source, or the shortest gossip, by one of package
// routing's schedules for such networks that takes at most so many rounds, −1 for any
// number; nil if there is none.
func planned(net topology.Network, model routing.Model, source uint32, most int, gossip bool) (best *routing.Schedule) {
	for _, plan := range routing.Schedules() {
		if plan.Name == "greedy" || plan.Name == "flood" || plan.Name == "flood-all" && (!gossip || model != routing.AllPort) {
			continue // of another kind, or for any network: it need not be made
		}
		s, err := routing.NewSchedule(plan.Name, net, source)
		if err != nil || s.Gossip != gossip || s.Model != model || most >= 0 && len(s.Rounds) > most || best != nil && len(best.Rounds) <= len(s.Rounds) {
			continue
		}
		if r, err := s.Replay(net.CSR()); err == nil && r.Valid() {
			if best = s; !gossip {
				break
			}
		}
	}
	return best
}

// slowest returns the source whose broadcasts take most rounds, by counting.
func (t *Case) slowest(net *Net, model routing.Model) uint32 {
	symmetries, err := t.session.symmetries(t.ctx, net.network)
	t.Check(err)
	slowest, most := symmetries.Sources[0], -1
	for _, source := range symmetries.Sources {
		t.Check(nil) // for the context
		if rounds := broadcast.Bound(net.network, model, source); rounds > most {
			slowest, most = source, rounds
		}
	}
	return slowest
}

// schedules returns broadcasts in at most so many rounds from one source of each
// orbit. Where package routing has none and heuristics find none, gini decides; if
// there is none it returns nil.
func (t *Case) schedules(net *Net, model routing.Model, rounds int) []*routing.Schedule {
	const tries = 8
	symmetries, err := t.session.symmetries(t.ctx, net.network)
	t.Check(err)
	var schedules []*routing.Schedule
	for _, source := range symmetries.Sources {
		var s *routing.Schedule
		if model == routing.AllPort {
			s, err = routing.NewSchedule("flood", net.network, source)
		} else if s = planned(net.network, model, source, rounds, false); s == nil {
			s, err = broadcast.Find(t.ctx, net.network, source, rounds, tries)
		}
		t.Check(err)
		if len(s.Rounds) > rounds {
			b, _, err := t.session.broadcast(t.ctx, net.network, source)
			t.Check(err)
			if b.Upper > rounds {
				return nil
			}
			s = b.Schedule
		}
		schedules = append(schedules, s)
	}
	return schedules
}

// Valid returns the named schedule. The case fails unless it is valid and takes
// the given number of rounds. It is noted, for no certificate says what a schedule of
// that name does.
func (t *Case) Valid(plan string, net *Net, source uint32, rounds int) *routing.Schedule {
	s, r := t.Schedule(plan, net, source)
	if !r.Valid() || r.Rounds != rounds {
		t.Failf("%s", DescribeSchedule(net, s, r, rounds))
	}
	return s
}

// Schedule carries out the named schedule. It is computed, and certifies nothing.
func (t *Case) Schedule(plan string, net *Net, source uint32) (*routing.Schedule, *routing.Replay) {
	t.read = true
	s, err := routing.NewSchedule(plan, net.network, source)
	t.Check(err)
	r, err := s.Replay(net.network.CSR())
	t.Check(err)
	return s, r
}

// Completes wants the named schedules to be valid and to take the given number of rounds:
// one from all to all, or one from a source of each orbit. There is a certificate that so
// many rounds are enough. There is none that the schedule of this name takes them: this is
// noted.
func (t *Case) Completes(plan string, net *Net, rounds int) {
	first := t.Valid(plan, net, 0, rounds)
	if first.Gossip {
		t.Prove(broadcast.ProveSchedule(net.network, first))
		return
	}
	symmetries, err := t.session.symmetries(t.ctx, net.network)
	t.Check(err)
	var schedules []*routing.Schedule
	for _, source := range symmetries.Sources {
		schedules = append(schedules, t.Valid(plan, net, source, rounds))
	}
	t.Prove(broadcast.ProveScheduleAll(symmetries, schedules, rounds))
}

// DescribeSchedule says what is wrong with a schedule that should take so many rounds.
func DescribeSchedule(net *Net, s *routing.Schedule, r *routing.Replay, rounds int) string {
	from := "from " + net.Label(s.Source)
	if s.Gossip {
		from = "of all to all"
	}
	from += " in " + net.Name()
	switch b := r.Violation; {
	case b != nil:
		return fmt.Sprintf("%s: round %d: %s sends to %s: %s", from, b.Round, net.Label(b.Send.From), net.Label(b.Send.To), b.Why)
	case !r.Valid():
		return fmt.Sprintf("%s: %d of %d nodes are informed in the end", from, r.Informed, net.Order())
	}
	return fmt.Sprintf("%s: it takes %d rounds, not %d", from, r.Rounds, rounds)
}
