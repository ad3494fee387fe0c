package broadcast

import (
	"context"

	"topocert/certificates"
	"topocert/routing"
	"topocert/solver"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// spareRounds is how many rounds beyond the lower bound are tried where no number is
// aimed at.
const spareRounds = 3

// BoundAll proves bounds on the rounds of a broadcast from the worst source: the lower one by
// counting. For the upper one it looks for schedules from a source of each orbit of exactly
// so many rounds, or, if most is negative, of few more than the lower bound; decide finds the
// least number of rounds from one source.
func BoundAll(ctx context.Context, symmetries *symmetry.Symmetries, model routing.Model, most int, decide func(source uint32) (*Result, error)) ([]*certificates.Certificate, error) {
	source, err := slowest(ctx, symmetries, model)
	if err != nil {
		return nil, err
	}
	least := max(0, Bound(symmetries.Network, model, source))
	proved := []*certificates.Certificate{ProveCountingAll(symmetries.Network, model, source)}
	first, last := least, least+spareRounds
	if most >= 0 {
		first, last = most, most
	}
	for rounds := max(first, least); rounds <= last; rounds++ {
		found, err := schedules(ctx, symmetries, model, rounds, decide)
		if err != nil {
			return proved, err
		}
		if found != nil {
			upper, err := ProveScheduleAll(symmetries, found, rounds)
			return append(proved, upper), err
		}
	}
	return proved, nil
}

// BoundGossip proves bounds on the rounds of a gossip: the lower one by counting, the upper
// one, of at most so many rounds if most is not negative, by the schedules of package routing.
func BoundGossip(ctx context.Context, net topology.Network, model routing.Model, most int, symmetries func() (*symmetry.Symmetries, error)) ([]*certificates.Certificate, error) {
	beyond, source := solver.FitsGossip(net, model, 0), uint32(0)
	if beyond == nil {
		e, err := symmetries()
		if err == nil {
			source, err = slowest(ctx, e, model)
		}
		if err != nil {
			return nil, err
		}
	}
	proved := []*certificates.Certificate{ProveCountingGossip(net, model, source)}
	if beyond == nil {
		beyond = solver.FitsGossip(net, model, max(0, Bound(net, model, source)))
	}
	if beyond != nil {
		return proved, beyond
	}
	if best := planned(net, model, 0, most, true); best != nil {
		return append(proved, ProveSchedule(net, best)), nil
	}
	return proved, nil
}

// planned returns a broadcast from the source, or the shortest gossip, by one of package
// routing's schedules for such networks that takes at most so many rounds, −1 for any
// number; nil if there is none.
func planned(net topology.Network, model routing.Model, source uint32, most int, gossip bool) (best *routing.Schedule) {
	for _, plan := range routing.Schedules() {
		if plan.Name == "greedy" || plan.Name == "flood" || plan.Name == "flood-all" && (!gossip || model != routing.AllPort) {
			continue // of another kind, or for any network: it need not be made
		}
		s := plan.New(net, source)
		if s == nil || s.Gossip != gossip || s.Model != model || most >= 0 && len(s.Rounds) > most || best != nil && len(best.Rounds) <= len(s.Rounds) {
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
func slowest(ctx context.Context, symmetries *symmetry.Symmetries, model routing.Model) (uint32, error) {
	slowest, most := symmetries.Sources[0], -1
	for _, source := range symmetries.Sources {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		if rounds := Bound(symmetries.Network, model, source); rounds > most {
			slowest, most = source, rounds
		}
	}
	return slowest, nil
}

// schedules returns broadcasts in at most so many rounds from one source of each
// orbit. Where package routing has none and heuristics find none, it is decided; if
// there is none it returns nil.
func schedules(ctx context.Context, symmetries *symmetry.Symmetries, model routing.Model, rounds int, decide func(source uint32) (*Result, error)) ([]*routing.Schedule, error) {
	const tries = 8
	var found []*routing.Schedule
	for _, source := range symmetries.Sources {
		var s *routing.Schedule
		var err error
		if model == routing.AllPort {
			s, err = routing.NewSchedule("flood", symmetries.Network, source)
		} else if s = planned(symmetries.Network, model, source, rounds, false); s == nil {
			s, err = Find(ctx, symmetries.Network, source, rounds, tries)
		}
		if err != nil {
			return nil, err
		}
		if len(s.Rounds) > rounds {
			b, err := decide(source)
			if err != nil || b.Upper > rounds {
				return nil, err
			}
			s = b.Schedule
		}
		found = append(found, s)
	}
	return found, nil
}
