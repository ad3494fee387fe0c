package props

import (
	"fmt"
	"strconv"

	"topocert/certificates"
	"topocert/routing"
	"topocert/solver"
	"topocert/solver/broadcast"
)

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
	most := -1
	if q.aim.most != nil {
		most = *q.aim.most
	}
	switch {
	case q.f.Subject == "gossip":
		return q.certificates(broadcast.BoundGossip(t.ctx, q.network, model, most, q.findSymmetries))
	case len(q.v) == 0:
		return q.certificates(broadcast.BoundAll(t.ctx, q.t.symmetries(q.Net), model, most, func(source uint32) (*broadcast.Result, error) {
			found, _, err := Broadcast(source).in(t.ctx, t.session, q.network)
			return found, err
		}))
	case model == routing.SinglePort:
		return rest(q, Broadcast(source))
	}
	t.Counted("broadcast", model, q.Net, source)
	s, err := routing.NewSchedule("flood", q.network, source)
	if err == nil {
		t.prove(broadcast.ProveSchedule(q.network, s), nil)
	}
	return err
}

// certificates has those accepted that a prover made before it came to an end.
func (q *query) certificates(proofs []*certificates.Certificate, err error) error {
	for _, c := range solver.Made(proofs...) {
		q.t.prove(c, nil)
	}
	return err
}

// Counted returns a number of rounds that every broadcast from the source takes, or every
// gossip, certified: by distance and counting from that vertex.
func (t *Case) Counted(name string, model routing.Model, net *Net, source uint32) int {
	prove := broadcast.ProveCounting
	if name == "gossip" {
		prove = broadcast.ProveCountingGossip
	}
	c := prove(net.network, model, source)
	t.prove(c, nil)
	n, err := strconv.Atoi(c.Statement.Value)
	t.Check(err)
	return n
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
	t.uncertified = true
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
		t.prove(broadcast.ProveSchedule(net.network, first), nil)
		return
	}
	symmetries := t.symmetries(net)
	var schedules []*routing.Schedule
	for _, source := range symmetries.Sources {
		schedules = append(schedules, t.Valid(plan, net, source, rounds))
	}
	t.prove(broadcast.ProveScheduleAll(symmetries, schedules, rounds))
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
