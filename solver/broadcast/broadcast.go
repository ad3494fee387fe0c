// Package broadcast finds broadcasts of few rounds, and proves how many rounds one takes.
//
// In the single-port model an informed vertex informs one neighbour a round; in the all-port
// model, all of them. A broadcast from one source, or from each to all (gossip), is bounded
// from below by distances and by counting ([Bound]), from above by schedules: routing.Greedy
// begun again with shuffled vertices ([Find]). [Decide] closes the gap between them for one
// source, by SAT: a schedule of each number of rounds in between, or a refutation.
//
// Whether a single-port broadcast of a given number of rounds exists is NP-complete (P. J.
// Slater, E. J. Cockayne, S. T. Hedetniemi, "Information dissemination in trees", SIAM J.
// Computing 10, 1981), and counting excludes what a formula cannot: see searchSAT.
package broadcast

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sort"

	"topocert/certificates"
	"topocert/certificates/broadcasts"
	"topocert/routing"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/solver/sat"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// Bound returns a number of rounds that every broadcast from the source
// takes, by distance and by counting: see broadcasts.Reach. It is −1 if not all
// vertices can be reached. For an all-to-all broadcast, which takes no less, any
// source will do.
func Bound(net topology.Network, model routing.Model, source uint32) int {
	level, _ := distance.Levels(net.CSR(), source, nil, nil)
	r := broadcasts.NewReach(net.CSR(), source, level)
	if r.Never {
		return -1
	}
	rounds := len(r.Beyond) - 1
	if model == routing.AllPort || rounds >= broadcasts.MaxCountingRounds {
		return rounds
	}
	// What some rounds allow more of them do. The least number is mostly near: exponential
	// search, then bisection.
	step := 1
	for rounds+step < broadcasts.MaxCountingRounds && !r.AllowsRounds(rounds+step-1) {
		step *= 2
	}
	more := sort.Search(min(step, broadcasts.MaxCountingRounds-rounds), func(k int) bool { return r.AllowsRounds(rounds + k) })
	return rounds + more
}

// GossipBound is Bound for an all-to-all broadcast: the largest over all sources, one of each
// orbit.
func GossipBound(symmetries *symmetry.Symmetries, model routing.Model) int {
	most := 0
	for _, s := range symmetries.Sources {
		b := Bound(symmetries.Network, model, s)
		if b < 0 {
			return -1
		}
		most = max(most, b)
	}
	return most
}

// Find returns a single-port schedule of as few rounds as it finds, by randomized restarts of
// routing.Greedy, with the vertices and their links shuffled, tries times at most;
// it ends as soon as one has at most enough rounds. The first is not shuffled.
// The result is the same in every run. When the context ends it is the best so far, nil
// if there is none, with the context's error.
func Find(ctx context.Context, net topology.Network, source uint32, enough, tries int) (*routing.Schedule, error) {
	best, err := greedy(ctx, net, source)
	if err != nil {
		return nil, fmt.Errorf("broadcast in %s: %w", net.Name(), err)
	}
	random := rand.New(rand.NewPCG(uint64(net.Order()), uint64(source)))
	for range tries - 1 {
		if len(best.Rounds) <= enough {
			break
		}
		mixed := newShuffled(net, random)
		s, err := greedy(ctx, mixed, mixed.to[source])
		if err != nil {
			return best, fmt.Errorf("broadcast in %s: %w", net.Name(), err)
		}
		if len(s.Rounds) < len(best.Rounds) {
			best = mixed.back(s)
		}
	}
	return best, nil
}

// greedy is routing.Greedy. The context is checked once a round.
func greedy(ctx context.Context, net routing.Rows, source uint32) (*routing.Schedule, error) {
	s := &routing.Schedule{Model: routing.SinglePort, Source: source}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	for round := range routing.GreedyRounds(net, source) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		s.Rounds = append(s.Rounds, round)
	}
	return s, nil
}

// shuffled is a graph with other numbers for the vertices, and unsorted rows.
type shuffled struct {
	to, from []uint32
	rows     [][]uint32
}

func newShuffled(net topology.Network, random *rand.Rand) *shuffled {
	n := net.Order()
	s := &shuffled{to: make([]uint32, n), from: make([]uint32, n), rows: make([][]uint32, n)}
	for v, w := range random.Perm(n) {
		s.to[v], s.from[w] = uint32(w), uint32(v)
	}
	for v, w := range s.to {
		row := make([]uint32, 0, net.Degree(uint32(v)))
		for _, u := range net.Neighbors(uint32(v)) {
			row = append(row, s.to[u])
		}
		random.Shuffle(len(row), func(i, j int) { row[i], row[j] = row[j], row[i] })
		s.rows[w] = row
	}
	return s
}

func (s *shuffled) Order() int                  { return len(s.rows) }
func (s *shuffled) Neighbors(v uint32) []uint32 { return s.rows[v] }

// back returns the schedule with the vertices' own numbers.
func (s *shuffled) back(mixed *routing.Schedule) *routing.Schedule {
	own := &routing.Schedule{Model: mixed.Model, Source: s.from[mixed.Source]}
	for _, round := range mixed.Rounds {
		var sends []routing.Send
		for _, send := range round {
			sends = append(sends, routing.Send{From: s.from[send.From], To: s.from[send.To]})
		}
		own.Rounds = append(own.Rounds, sends)
	}
	return own
}

// searchSAT looks for a single-port schedule of the given number of rounds.
// If it finds none, gini says that there is none, which is no proof.
//
// The formula is broadcasts.CNF. Cost: exponential in the worst
// case; hyper-tori of 500 vertices take less than a second, with as many rounds as
// counting allows. With fewer it is a pigeonhole's: out of reach even for 32
// vertices.
//
// Errors: the context's; that of the formula if it would be too large.
func searchSAT(ctx context.Context, net topology.Network, source uint32, rounds int) (s *routing.Schedule, found bool, err error) {
	f, err := broadcasts.CNF(net.CSR(), source, uint64(max(0, rounds)))
	if err == nil {
		var model []bool
		if model, err = sat.NewGini(f).Solve(ctx); model != nil {
			s, err = satSchedule(net, source, rounds, model)
		}
	}
	if err != nil {
		return nil, false, fmt.Errorf("broadcast in %s: %w", net.Name(), err)
	}
	return s, s != nil, nil
}

// satSchedule returns the schedule that a model of the broadcast formula gives:
// of the sends of each round, one to each vertex that is not informed yet.
func satSchedule(net topology.Network, source uint32, rounds int, model []bool) (*routing.Schedule, error) {
	s := &routing.Schedule{Model: routing.SinglePort, Source: source}
	informed := make([]bool, net.Order())
	informed[source] = true
	next := 0
	for range rounds {
		next += net.Order()
		var round []routing.Send
		for u := range uint32(net.Order()) {
			for _, v := range net.Neighbors(u) {
				if model[next] && !informed[v] {
					informed[v] = true
					round = append(round, routing.Send{From: u, To: v})
				}
				next++
			}
		}
		if len(round) > 0 {
			s.Rounds = append(s.Rounds, round)
		}
	}
	if r, err := s.Replay(net.CSR()); err != nil || !r.Valid() {
		return nil, fmt.Errorf("%s: a model gives a schedule that informs %d vertices: %v, %w", net.Name(), r.Informed, r.Violation, err)
	}
	return s, nil
}

// Result is what Decide finds out about single-port broadcasts from a
// source: the least number of rounds is from Lower to Upper.
type Result struct {
	Lower, Upper int
	Schedule     *routing.Schedule // of Upper rounds
	// Bound proves the lower bound, AtMost the upper one.
	Bound, AtMost *certificates.Certificate
}

// Certificates returns those of the bounds.
func (r *Result) Certificates() []*certificates.Certificate { return solver.Made(r.Bound, r.AtMost) }

// Decide finds the least number of rounds of a single-port broadcast: by
// heuristics, then by gini for each number of rounds between counting's bound and
// the best schedule. Where gini finds that there is none, that is refuted, and the
// file with the refutation is made by create. When the context ends, or a file cannot be
// written, the bounds that are proved so far are returned with the error. The network must
// be connected.
func Decide(ctx context.Context, net topology.Network, source uint32, create solver.Files) (*Result, error) {
	const tries = 20
	b := &Result{Lower: Bound(net, routing.SinglePort, source), Bound: ProveCounting(net, routing.SinglePort, source)}
	if b.Lower < 0 {
		return nil, fmt.Errorf("broadcast in %s: not all vertices can be reached from %d", net.Name(), source)
	}
	s, err := Find(ctx, net, source, b.Lower, tries)
	if s == nil && net.Order() > mostOneByOne {
		return nil, err
	}
	if s == nil {
		s = oneByOne(net, source)
	}
	b.Schedule = s
	for rounds := b.Lower; err == nil && rounds < len(b.Schedule.Rounds); rounds++ {
		var found bool
		if s, found, err = searchSAT(ctx, net, source, rounds); found {
			b.Schedule = s
		} else if err == nil {
			name := fmt.Sprintf("broadcast.%s.%d.%d.lrat", solver.FileStem(net.Name()), source, rounds+1)
			var c *certificates.Certificate
			if c, err = ProveLRAT(ctx, net, source, rounds+1, create, name); err == nil {
				b.Bound, b.Lower = c, rounds+1
			}
		}
	}
	b.Upper, b.AtMost = len(b.Schedule.Rounds), ProveSchedule(net, b.Schedule)
	return b, err
}

// mostOneByOne is the order of the largest network for which oneByOne takes no time.
const mostOneByOne = 1 << 12

// oneByOne informs one vertex in each round, breadth first: the schedule where there is no
// time for another.
func oneByOne(net topology.Network, source uint32) *routing.Schedule {
	s := &routing.Schedule{Model: routing.SinglePort, Source: source}
	level, order := distance.Levels(net.CSR(), source, nil, nil)
	from := distance.Parents(net.CSR(), level)
	for _, v := range order[1:] {
		s.Rounds = append(s.Rounds, []routing.Send{{From: from[v], To: v}})
	}
	return s
}
