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
	b, err := l.broadcast(ctx, net, source)
	if b != nil {
		l.keep(b.Bound, b.AtMost)
	}
	return b, err
}

func (l *Session) broadcast(ctx context.Context, net topology.Network, source uint32) (*Broadcast, error) {
	found, err := l.broadcasts.get(ctx, fmt.Sprintf("%s %d", net.Name(), source), func() (*broadcast.Result, error) {
		return broadcast.Decide(ctx, net, source, l.create)
	})
	if found == nil {
		return nil, err
	}
	b := &Broadcast{Result: found}
	for _, c := range []struct {
		made      *certificates.Certificate
		statement *string
	}{{found.Bound, &b.Bound}, {found.AtMost, &b.AtMost}} {
		*c.statement = c.made.Statement.String()
		if _, e := l.establish(context.WithoutCancel(ctx), *c.statement, func() (*certificates.Certificate, error) { return c.made, nil }); e != nil {
			return nil, e
		}
	}
	return b, err
}

// Broadcast returns the least number of rounds of a single-port broadcast from
// the source, certified.
func (t *Case) Broadcast(net *Net, source uint32) int {
	b, err := t.session.broadcast(t.ctx, net.network, source)
	t.Check(err)
	t.rest(b.Bound, b.AtMost)
	f := about("broadcast", net, string(routing.SinglePort), label(source))
	return t.integer(f, t.bounds(f))
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

// Replay carries out a schedule of the claim's own. It is noted.
func (t *Case) Replay(net *Net, s *routing.Schedule) *routing.Replay {
	r, err := s.Replay(net.links())
	t.Check(err)
	return r
}

// Completes wants the named all-to-all schedule to be valid and to take the given
// number of rounds. There is a certificate that so many rounds are enough. There is none
// that the schedule of this name takes them: this is noted.
func (t *Case) Completes(plan string, net *Net, rounds int) {
	t.Prove(broadcast.ProveSchedule(net.network, t.Valid(plan, net, 0, rounds)))
}

// CompletesFromAll wants the named schedules, from one source of each orbit, to be
// valid and to take the given number of rounds: as for Completes.
func (t *Case) CompletesFromAll(plan string, net *Net, rounds int) {
	symmetries, err := t.session.symmetries(t.ctx, net.network)
	t.Check(err)
	var schedules []*routing.Schedule
	for _, source := range symmetries.Sources {
		schedules = append(schedules, t.Valid(plan, net, source, rounds))
	}
	t.Prove(broadcast.ProveScheduleAll(symmetries, schedules, rounds))
}

// Valid returns the named schedule. The case fails unless it is valid and takes
// the given number of rounds. It is noted, for no certificate says what a schedule of
// that name does.
func (t *Case) Valid(plan string, net *Net, source uint32, rounds int) *routing.Schedule {
	t.read = true
	s, err := routing.NewSchedule(plan, net.network, source)
	t.Check(err)
	r, err := s.Replay(net.network.CSR())
	t.Check(err)
	if !r.Valid() || r.Rounds != rounds {
		t.read = true
		t.Failf("%s", DescribeSchedule(net, s, r, rounds))
	}
	return s
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

// rounds proves a bound on rounds and returns it.
func (t *Case) rounds(c *certificates.Certificate, err error) int {
	t.Prove(c, err)
	n, err := strconv.Atoi(c.Statement.Value)
	t.Check(err)
	return n
}

// spareRounds is how many rounds beyond the lower bound are tried where no number is
// aimed at.
const spareRounds = 3

// roundsFromAll establishes bounds on the rounds of a broadcast from the worst source.
// It tries schedules of at most so many rounds, if limited.
func (t *Case) roundsFromAll(net *Net, model routing.Model, most int, limited bool) {
	least := t.rounds(broadcast.ProveCountingAll(net.network, model, t.slowest(net, model)))
	first, last := least, least+spareRounds
	if limited {
		first, last = most, most
	}
	for rounds := max(first, least); rounds <= last; rounds++ {
		if schedules, _ := t.schedules(net, model, rounds); schedules != nil {
			symmetries, err := t.session.symmetries(t.ctx, net.network)
			t.Check(err)
			t.Prove(broadcast.ProveScheduleAll(symmetries, schedules, rounds))
			return
		}
	}
}

// gossipRounds establishes bounds on the rounds of a gossip, the upper one by the
// schedules of package routing.
func (t *Case) gossipRounds(net *Net, model routing.Model, most int, limited bool) {
	beyond := solver.FitsGossip(net.network, model, 0)
	source := uint32(0)
	if beyond == nil {
		source = t.slowest(net, model)
	}
	least := t.rounds(broadcast.ProveCountingGossip(net.network, model, source))
	t.Check(beyond)
	t.Check(solver.FitsGossip(net.network, model, least))
	var best *routing.Schedule
	for _, plan := range routing.Schedules() {
		if plan.Name == "greedy" || plan.Name == "flood" || plan.Name == "flood-all" && model != routing.AllPort {
			continue // no gossip, or of another model: it need not be made
		}
		s, err := routing.NewSchedule(plan.Name, net.network, 0)
		if err != nil || !s.Gossip || s.Model != model || best != nil && len(best.Rounds) <= len(s.Rounds) || limited && len(s.Rounds) > most {
			continue
		}
		r, err := s.Replay(net.network.CSR())
		if err == nil && r.Valid() {
			best = s
		}
	}
	if best != nil {
		t.Prove(broadcast.ProveSchedule(net.network, best))
	}
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

// AtLeast returns a number of rounds that every broadcast from the source takes,
// certified: by distance and counting.
func (t *Case) AtLeast(net *Net, model routing.Model, source uint32) int {
	return t.rounds(broadcast.ProveCounting(net.network, model, source))
}

// GossipAtLeast returns a number of rounds that every all-to-all broadcast takes,
// certified: by distance and counting from the first vertex.
func (t *Case) GossipAtLeast(net *Net, model routing.Model) int {
	return t.rounds(broadcast.ProveCountingGossip(net.network, model, 0))
}

// BroadcastsWithin wants a broadcast in at most so many rounds to be possible from
// every source, certified: one from each orbit of the automorphisms. Where
// heuristics find none, gini decides. If there is none, a refutation shows it, and the
// case fails.
func (t *Case) BroadcastsWithin(net *Net, model routing.Model, rounds int) {
	symmetries, err := t.session.symmetries(t.ctx, net.network)
	t.Check(err)
	for _, source := range symmetries.Sources {
		if least := broadcast.Bound(net.network, model, source); least > rounds {
			t.wantMore(net, source, t.AtLeast(net, model, source), rounds)
		}
	}
	schedules, slow := t.schedules(net, model, rounds)
	if slow != nil {
		source := slow.Schedule.Source
		t.rest(slow.Bound, slow.AtMost)
		least, _ := whole(ceil(t.bounds(about("broadcast", net, string(model), label(source))).Low))
		t.wantMore(net, source, least, rounds)
	}
	t.Prove(broadcast.ProveScheduleAll(symmetries, schedules, rounds))
}

// wantMore fails the case, for broadcasts from the source take at least so many rounds,
// more than they should. That they do is what a certificate says.
func (t *Case) wantMore(net *Net, source uint32, least, rounds int) {
	if least <= rounds {
		t.Check(fmt.Errorf("%w: broadcasts from %s in %s take at least %d rounds, want a bound above %d", ErrBug, net.Label(source), net.Name(), least, rounds))
	}
	t.Failf("in %s every broadcast from %s takes at least %d rounds, more than %d", net.Name(), net.Label(source), least, rounds)
}

// schedules returns broadcasts in at most so many rounds from one source of each
// orbit. Where package routing has none and heuristics find none, gini decides; if
// there is none it returns what is known of the source.
func (t *Case) schedules(net *Net, model routing.Model, rounds int) ([]*routing.Schedule, *Broadcast) {
	const tries = 8
	symmetries, err := t.session.symmetries(t.ctx, net.network)
	t.Check(err)
	var schedules []*routing.Schedule
	for _, source := range symmetries.Sources {
		var s *routing.Schedule
		if model == routing.AllPort {
			s, err = routing.NewSchedule("flood", net.network, source)
		} else if s = known(net, model, source, rounds); s == nil {
			s, err = broadcast.Find(t.ctx, net.network, source, rounds, tries)
		}
		t.Check(err)
		if len(s.Rounds) > rounds {
			b, err := t.session.broadcast(t.ctx, net.network, source)
			t.Check(err)
			if b.Upper > rounds {
				return nil, b
			}
			s = b.Schedule
		}
		schedules = append(schedules, s)
	}
	return schedules, nil
}

// known returns a broadcast from the source in at most so many rounds, by one of
// package routing's schedules for such networks; nil if it has none.
func known(net *Net, model routing.Model, source uint32, rounds int) *routing.Schedule {
	for _, plan := range routing.Schedules() {
		if plan.Name == "greedy" || plan.Name == "flood" || plan.Name == "flood-all" { // those for any network
			continue
		}
		s := plan.New(net.network, source)
		if s == nil || s.Gossip || s.Model != model || len(s.Rounds) > rounds {
			continue
		}
		if r, err := s.Replay(net.network.CSR()); err == nil && r.Valid() {
			return s
		}
	}
	return nil
}

// WantSlowSource wants single-port broadcasts from some source to take at least so
// many rounds, certified: by counting if that is enough for one.
func (t *Case) WantSlowSource(net *Net, rounds int) {
	symmetries, err := t.session.symmetries(t.ctx, net.network)
	t.Check(err)
	for _, source := range symmetries.Sources {
		if broadcast.Bound(net.network, routing.SinglePort, source) >= rounds {
			if t.AtLeast(net, routing.SinglePort, source) >= rounds {
				return
			}
		}
	}
	for _, source := range symmetries.Sources {
		if t.Broadcast(net, source) >= rounds {
			return
		}
	}
	t.Failf("in %s broadcasts from all nodes take fewer than %d rounds", net.Name(), rounds)
}
