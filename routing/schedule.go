package routing

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"topocert/topology"
)

// Model says how many messages a vertex handles in one round.
type Model string

// The models. In both, a message takes one round along a link, in either
// direction, and a vertex sends on what it had before the round.
const (
	// SinglePort: in a round a vertex sends to at most one neighbour and
	// receives from at most one, which may be another. It is the SLA ("single
	// link available") of the hyper-torus paper. For one source it takes as many
	// rounds as the telephone model, where a vertex takes part in at most one
	// call: sends to vertices that have the message can be left out, and then
	// nobody sends and receives in one round.
	SinglePort Model = "single-port"
	// AllPort: in a round a vertex sends to and receives from any of its
	// neighbours, at most once each. It is the hyper-torus paper's MLA.
	AllPort Model = "all-port"
)

// Send is a message from one vertex to another, in some round.
type Send struct{ From, To uint32 }

// Schedule is a broadcast as data: what is sent in which round.
type Schedule struct {
	Model Model
	// Source is the vertex that has the message at the start. Where Gossip is set
	// every vertex has a message of its own and Source means nothing: it is an
	// all-to-all broadcast. Whoever sends then sends all that it has; messages
	// combine without limit.
	Source uint32
	Gossip bool
	// Rounds holds the sends of each round, in any order.
	Rounds [][]Send
}

// Violation is a send that the rules forbid.
type Violation struct {
	Round int // from 1
	Send  Send
	Why   string
}

// Error says what is wrong, with vertices by their numbers.
func (b *Violation) Error() string {
	return fmt.Sprintf("round %d: %d to %d: %s", b.Round, b.Send.From, b.Send.To, b.Why)
}

// Replay is what comes of a schedule.
type Replay struct {
	// Rounds is the number of rounds, and Sends that of the sends carried out.
	Rounds, Sends int
	// Since holds the round after which each vertex had the message, or all
	// messages; 0 for the source, −1 for never.
	Since []int
	// Informed is the number of vertices that had it in the end.
	Informed int
	// Violation is the first send that is against the rules, nil if there is none.
	// Such sends are not carried out.
	Violation *Violation
}

// Valid tells whether every send keeps the rules and all vertices are informed.
func (r *Replay) Valid() bool { return r.Violation == nil && r.Informed == len(r.Since) }

// ErrSchedule marks a schedule that does not exist, or not on the given network.
var ErrSchedule = errors.New("no such schedule")

// MaxGossip is the order of the largest network on which all-to-all broadcasts
// are replayed. Sets of messages take N²/4 bytes there.
const MaxGossip = 1 << 14

// Replay carries out the schedule on g. A send must go over a link; its sender
// must have the message before the round (with one source); and the model limits
// the sends from and to a vertex in a round. Replaying costs O(1) a send, for
// an all-to-all broadcast O(N/64).
//
// Error: an all-to-all broadcast with more than MaxGossip vertices, or a source
// out of range.
func (s *Schedule) Replay(g *topology.Graph) (*Replay, error) {
	n := g.Order()
	if s.Gossip && n > MaxGossip {
		return nil, fmt.Errorf("%w: all-to-all among %d vertices, want at most %d", ErrSchedule, n, MaxGossip)
	}
	if !s.Gossip && int64(s.Source) >= int64(n) {
		return nil, fmt.Errorf("%w: source %d, want below %d", ErrSchedule, s.Source, n)
	}
	r := &Replay{Rounds: len(s.Rounds), Since: slices.Repeat([]int{-1}, n)}
	ports := newPorts(s.Model, n)
	if s.Gossip {
		s.gossip(g, r, ports)
	} else {
		s.broadcast(g, r, ports)
	}
	for _, since := range r.Since {
		if since >= 0 {
			r.Informed++
		}
	}
	return r, nil
}

func (s *Schedule) broadcast(g *topology.Graph, r *Replay, ports *ports) {
	r.Since[s.Source] = 0
	for i, round := range s.Rounds {
		for _, send := range round {
			why := ports.take(g, i+1, send)
			if why == "" && (r.Since[send.From] < 0 || r.Since[send.From] > i) {
				why = "the sender does not have the message yet"
			}
			if r.refuse(i+1, send, why) {
				continue
			}
			if r.Since[send.To] < 0 {
				r.Since[send.To] = i + 1
			}
		}
	}
}

func (s *Schedule) gossip(g *topology.Graph, r *Replay, ports *ports) {
	n := g.Order()
	words := (n + 63) / 64
	has, before := make([]uint64, n*words), make([]uint64, n*words)
	missing := slices.Repeat([]int{n - 1}, n) // messages that a vertex lacks
	for v := range n {
		has[v*words+v/64] |= 1 << (v % 64)
		if n == 1 {
			r.Since[v] = 0
		}
	}
	for i, round := range s.Rounds {
		copy(before, has)
		for _, send := range round {
			if r.refuse(i+1, send, ports.take(g, i+1, send)) || missing[send.To] == 0 {
				continue
			}
			to, from := int(send.To)*words, int(send.From)*words
			missing[send.To] -= unite(has[to:to+words], before[from:from+words])
			if missing[send.To] == 0 {
				r.Since[send.To] = i + 1
			}
		}
	}
}

// unite adds the messages of b to a and returns how many were new.
func unite(a, b []uint64) int {
	fresh := 0
	for i, w := range b {
		fresh += bits.OnesCount64(w &^ a[i])
		a[i] |= w
	}
	return fresh
}

// refuse notes a send, and tells whether it is against the rules.
func (r *Replay) refuse(round int, send Send, why string) bool {
	if why == "" {
		r.Sends++
		return false
	}
	if r.Violation == nil {
		r.Violation = &Violation{Round: round, Send: send, Why: why}
	}
	return true
}

// ports keeps account of what each vertex does in a round.
type ports struct {
	model          Model
	sent, received []int // single-port: the last round in which a vertex did
	used           map[Send]int
}

func newPorts(m Model, n int) *ports {
	p := &ports{model: m}
	if m == SinglePort {
		p.sent, p.received = make([]int, n), make([]int, n)
	} else {
		p.used = make(map[Send]int)
	}
	return p
}

// take says why a send in the given round is not possible, or "".
func (p *ports) take(g *topology.Graph, round int, s Send) string {
	n := int64(g.Order())
	if int64(s.From) >= n || int64(s.To) >= n || !g.HasEdge(s.From, s.To) {
		return "no link joins them"
	}
	if p.model != SinglePort {
		if p.used[s] == round {
			return "it is sent twice in this round"
		}
		p.used[s] = round
		return ""
	}
	if p.sent[s.From] == round {
		return "the sender sends twice in this round"
	}
	if p.received[s.To] == round {
		return "the receiver receives twice in this round"
	}
	p.sent[s.From], p.received[s.To] = round, round
	return ""
}

// Plan is a named way to make schedules.
type Plan struct {
	Name  string
	About string
	// New returns the schedule on a network from a source, or nil if the plan is
	// not for the network. A plan for all-to-all broadcasts takes no notice of
	// the source.
	New func(net topology.Network, source uint32) *Schedule
}

// planned makes schedules on networks of the family with the given stem; there are none on others.
func planned(stem string, plan func(net topology.Grid, source uint32) *Schedule) func(net topology.Network, source uint32) *Schedule {
	return func(net topology.Network, source uint32) *Schedule {
		if n, _ := member(net, stem); n != nil {
			return plan(n, source)
		}
		return nil
	}
}

// NewSchedule returns the named schedule on a network.
func NewSchedule(name string, net topology.Network, source uint32) (*Schedule, error) {
	if int64(source) >= int64(net.Order()) {
		return nil, fmt.Errorf("%w: source %d, want below %d", ErrSchedule, source, net.Order())
	}
	for _, p := range Schedules() {
		if p.Name != name {
			continue
		}
		if s := p.New(net, source); s != nil {
			return s, nil
		}
		return nil, fmt.Errorf("%w: %s on %s, want %s", ErrSchedule, name, net.Name(), p.About)
	}
	return nil, fmt.Errorf("%w: %q", ErrSchedule, name)
}

// Schedules lists every plan. This is the one place where a new one is entered.
func Schedules() []Plan {
	return []Plan{
		{"flood", "all-port, every vertex by a shortest path: any network", planFlood},
		{"flood-all", "all-port all-to-all, everyone to all neighbours in every round: any network that can be replayed", planFloodAll},
		{"greedy", "single-port, a heuristic by matchings: any network", planGreedy},
		{"octagon-all-port", "all-port, 2 rounds: Octagon", planned("Octagon", planOctagon(AllPort, octagonAllPort))},
		{"octagon-single-port", "single-port, 3 rounds, doubling: Octagon", planned("Octagon", planOctagon(SinglePort, octagonSinglePort))},
		{"jtorus-printed", "single-port, recursive doubling over the bits of the code, as printed: JTorus", planned("JTorus", planJTorus(doublingRounds))},
		{"jtorus", "single-port, k+m rounds, rows then columns: JTorus", planned("JTorus", planJTorus(rowsThenColumns))},
		{"oct-printed-all-port", "all-port, octagon in 2 rounds, then recursive doubling, as printed: OCT", planned("OCT", planOCT(AllPort, octagonAllPort, doublingRounds))},
		{"oct-printed-single-port", "single-port, octagon cut off after 2 rounds, then recursive doubling, as printed: OCT", planned("OCT", planOCT(SinglePort, octagonRounds(octagonSinglePort).firstTwo, doublingRounds))},
		{"oct-all-port", "all-port, k+m+2 rounds, octagon then torus: OCT", planned("OCT", planOCT(AllPort, octagonAllPort, rowsThenColumns))},
		{"oct-single-port", "single-port, k+m+3 rounds, octagon then torus: OCT", planned("OCT", planOCT(SinglePort, octagonSinglePort, rowsThenColumns))},
		{"qt-one-to-all-printed-sla", "single-port, Table 2 with (z+k)%8, as printed: QT", planned("QT", qtTable2{model: SinglePort, shift: qtPlus}.plan)},
		{"qt-one-to-all-printed-mla", "all-port, Table 2 with (z+k)%8, as printed: QT", planned("QT", qtTable2{model: AllPort, shift: qtPlus}.plan)},
		{"qt-one-to-all-xor-sla", "single-port, Table 2 with z XOR k: QT", planned("QT", qtTable2{model: SinglePort, shift: qtXOR}.plan)},
		{"qt-one-to-all-xor-mla", "all-port, Table 2 with z XOR k: QT", planned("QT", qtTable2{model: AllPort, shift: qtXOR}.plan)},
		{"qt-one-to-all-onward-sla", "single-port, Table 2 with z XOR k, the edge's modules send on too: QT", planned("QT", qtTable2{model: SinglePort, shift: qtXOR, onward: true}.plan)},
		{"qt-one-to-all-onward-mla", "all-port, Table 2 with z XOR k, the edge's modules send on too: QT", planned("QT", qtTable2{model: AllPort, shift: qtXOR, onward: true}.plan)},
		{"qt-one-to-all-sla", "single-port, Table 2 repaired to reach every module: QT", planned("QT", qtTable2{model: SinglePort, shift: qtXOR, repaired: true}.plan)},
		{"qt-all-to-all-sla", "single-port all-to-all, 2m+2n+5 rounds, Table 3: QT", planned("QT", planQTTable3)},
		{"qt-all-to-all-trimmed-sla", "single-port all-to-all, 2m+2n+4 rounds, Table 3 without the round that brings nothing: QT", planned("QT", planQTTable3Trimmed)},
		{"qt-all-to-all-mla", "all-port all-to-all, m+n+4 rounds, Table 4: QT", planned("QT", planQTTable4)},
		{"qt-all-to-all-exchange", "single-port all-to-all, m+n+4 rounds, Table 3 with exchanges both ways: QT", planned("QT", planQTExchange)},
		{"hypercube-exchange", "single-port all-to-all, d rounds, one dimension after the other: Hypercube", planned("Hypercube", planHypercubeExchange)},
	}
}
