package broadcast

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/broadcasts"
	"topocert/certificates/metric"
	"topocert/routing"
	"topocert/solver"
	"topocert/solver/sat"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// ProveSchedule proves that a broadcast from the schedule's source, or an
// all-to-all broadcast, takes at most as many rounds as the schedule. The
// certificate is rejected if the schedule is not valid.
func ProveSchedule(net topology.Network, s *routing.Schedule) *certificates.Certificate {
	subject, args := "broadcast", []string{string(s.Model), solver.Label(s.Source)}
	if s.Gossip {
		subject, args = "gossip", args[:1]
	}
	of := solver.AtMost(subject, net, len(s.Rounds), args...)
	rounds := s.Rounds
	if replay, err := s.Replay(net.CSR()); s.Gossip && err == nil && replay.Valid() { // what is wrong stays so, for the checker to see
		rounds = trimGossip(net.CSR(), rounds)
	}
	return &certificates.Certificate{Statement: of, Kind: "schedule", Proof: broadcasts.Schedule{From: []broadcasts.Rounds{{Rounds: senders(rounds)}}}}
}

// ProveScheduleAll proves that from every source a broadcast takes at most most
// rounds, by a schedule from each of the symmetries' sources; the model is theirs.
func ProveScheduleAll(symmetries *symmetry.Symmetries, schedules []*routing.Schedule, most int) (*certificates.Certificate, error) {
	if len(schedules) == 0 {
		return nil, fmt.Errorf("broadcast in %s: no schedules, want one from each of %d sources", symmetries.Network.Name(), len(symmetries.Sources))
	}
	of := solver.AtMost("broadcast", symmetries.Network, most, string(schedules[0].Model), "all")
	p := broadcasts.Schedule{Group: symmetries.OrbitGenerators()}
	for _, s := range schedules {
		p.From = append(p.From, broadcasts.Rounds{Source: s.Source, Rounds: senders(s.Rounds)})
	}
	return &certificates.Certificate{Statement: of, Kind: "schedule", Proof: p}, nil
}

// senders returns what is sent in each round as certificates have it.
func senders(rounds [][]routing.Send) (list [][]uint32) {
	for _, round := range rounds {
		if len(round) == 0 {
			continue // the certificate's rounds are a bound
		}
		sends := slices.SortedFunc(slices.Values(round), func(a, b routing.Send) int {
			return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.To, b.To))
		})
		ends := make([]uint32, 0, 2*len(sends))
		for _, send := range sends {
			ends = append(ends, send.From, send.To)
		}
		list = append(list, ends)
	}
	return list
}

// ProveCounting proves Bound.
func ProveCounting(net topology.Network, model routing.Model, source uint32) *certificates.Certificate {
	return proveCounting(net, source, Bound(net, model, source), "broadcast", string(model), solver.Label(source))
}

// ProveCountingAll proves that from some source, the given one, a broadcast takes
// Bound rounds.
func ProveCountingAll(net topology.Network, model routing.Model, source uint32) *certificates.Certificate {
	return proveCounting(net, source, Bound(net, model, source), "broadcast", string(model), "all")
}

// ProveCountingGossip proves that an all-to-all broadcast takes no fewer rounds
// than Bound says of the source.
func ProveCountingGossip(net topology.Network, model routing.Model, source uint32) *certificates.Certificate {
	return proveCounting(net, source, Bound(net, model, source), "gossip", string(model))
}

func proveCounting(net topology.Network, source uint32, rounds int, subject string, args ...string) *certificates.Certificate {
	of := solver.AtLeast(subject, net, max(0, rounds), args...)
	return &certificates.Certificate{Statement: of, Kind: "counting", Proof: broadcasts.Counting{Levels: metric.Levels{Source: source}}}
}

// Shorter is the error that says that a broadcast takes fewer rounds
// than a proof was asked for.
type Shorter struct {
	Network  string
	Schedule *routing.Schedule
	Want     int
}

func (e *Shorter) Error() string {
	return fmt.Sprintf("in %s a broadcast from %d takes %d rounds, want at least %d", e.Network, e.Schedule.Source, len(e.Schedule.Rounds), e.Want)
}

// ProveLRAT proves that a single-port broadcast from the source takes
// least rounds or more, least being positive. It writes the refutation of the
// contrary to a file of that name, made by create, which goes beside the
// certificate; see package certificates for such names.
//
// Cost: as for sat.Refute, on the formula of broadcasts.CNF. Hyper-tori
// of 288 vertices take a second.
//
// Errors: a *Shorter, with the schedule, if there is one; the context's;
// that of the formula if it would be too large; those of the file.
func ProveLRAT(ctx context.Context, net topology.Network, source uint32, least int, create solver.Files, file string) (*certificates.Certificate, error) {
	least = max(1, least)
	of := solver.AtLeast("broadcast", net, least, string(routing.SinglePort), solver.Label(source))
	c, model, err := sat.Prove(ctx, of, net, broadcasts.Encoding{}, create, file)
	if model != nil {
		s, err := satSchedule(net, source, least-1, model)
		if err != nil {
			return nil, err
		}
		return nil, &Shorter{Network: net.Name(), Schedule: s, Want: least}
	}
	return c, err
}
