package traffic

import (
	"cmp"
	"fmt"

	"topocert/certificates"
)

// maxChannels bounds the channels of a network, whose numbers are lines' numbers.
const maxChannels = 1<<31 - 1

// Classed is a Router that divides each directed link into virtual channels: its
// method Class says which a message takes.
type Classed interface {
	Classes() int
	Class(at, next, destination uint32, header string) int
}

// channels numbers the channels of a network under a router: by their first
// vertex, their second, and the number of the virtual channel: its class.
type channels struct {
	g       certificates.Graph
	w       certificates.World
	start   []int // number of channels out of the vertices before
	router  certificates.Router
	asked   *toward // the same
	classed Classed
	classes int
	work    int64 // hops of all routes that have been asked for
}

func newChannels(g certificates.Graph, w certificates.World, r certificates.Router) (*channels, error) {
	b := &channels{g: g, w: w, start: make([]int, g.Order()+1), router: r, asked: newToward(g, r), classes: 1}
	if k, ok := r.(Classed); ok {
		b.classed, b.classes = k, k.Classes()
	}
	if b.classes < 1 || b.classes > 1024 {
		return nil, certificates.Reject("channel/classes", "%d virtual channels, want 1 … 1024", b.classes)
	}
	for v := range uint32(g.Order()) {
		all := int64(b.start[v]) + int64(len(g.Neighbors(v)))*int64(b.classes)
		if all > maxChannels {
			return nil, certificates.Reject("channel/limit", "more than %d channels, want at most that many", maxChannels)
		}
		b.start[v+1] = int(all)
	}
	return b, nil
}

// channelsOf returns the channels under the router of a statement.
func channelsOf(s certificates.Statement, g certificates.Graph, w certificates.World) (*channels, error) {
	r, err := routerOf(s, w)
	if err != nil {
		return nil, err
	}
	return newChannels(g, w, r)
}

// hop returns the hop from v to its neighbour u by the channel of the given class.
func (b *channels) hop(v, u uint32, class int) hop {
	return hop{v, u, class, b.start[v] + int(certificates.Position(b.g, v, u))*b.classes + class}
}

// class returns the class of the channel that a message takes from v to u.
func (b *channels) class(v, u, destination uint32, header string) (int, error) {
	if b.classed == nil {
		return 0, nil
	}
	k := b.classed.Class(v, u, destination, header)
	if k < 0 || k >= b.classes {
		return 0, certificates.Reject("channel/class", "virtual channel %d from %d to %d, want one of 0 … %d", k, v, u, b.classes-1)
	}
	return k, nil
}

// hop is one hop of a message, the class of the channel that it takes, and that channel's number.
type hop struct {
	from, to       uint32
	class, channel int
}

func (h hop) String() string {
	return fmt.Sprintf("the channel %d–%d of class %d", h.from, h.to, h.class)
}

// route returns the hops of the message from s to d. Of a message that comes back to a
// vertex with the same header, all hops up to then and the next one are there.
// The hops of all routes together are limited.
func (b *channels) route(s, d uint32) (hops []hop, arrives bool, err error) {
	var wrong error
	var headers []string // with which each hop is made
	arrived, err := follow(b.g, b.w, b.asked, s, d, func(at, next uint32, header string) {
		k, err := b.class(at, next, d, header)
		if err != nil {
			wrong = err
		}
		hops, headers = append(hops, b.hop(at, next, k)), append(headers, header)
	})
	if err = cmp.Or(err, wrong); err == nil {
		err = b.w.Budget.Spend(stepsOfHop * int64(len(hops)))
	}
	if b.work += int64(len(hops)); err == nil && b.work > MaxAuditHops {
		err = certificates.Reject("audit/limit", "more than %d hops, want at most that many", int64(MaxAuditHops))
	}
	if err != nil || arrived >= 0 {
		return hops, arrived >= 0, err
	}
	const bytesOfState = 64
	bytes := bytesOfState * int64(len(hops))
	if err := b.w.Budget.Take(bytes); err != nil {
		return nil, false, err
	}
	defer b.w.Budget.Free(bytes)
	seen := make(map[state]bool)
	for i, h := range hops {
		now := state{h.from, headers[i]}
		if seen[now] {
			return hops[:i+1], false, nil
		}
		seen[now] = true
	}
	return hops, false, nil
}

// ChannelOrder is a proof that messages, among some ends or all vertices, cannot block one
// another: the rank of each channel; nil where there are none.
type ChannelOrder struct{ Ends, Ranks []uint32 }

// ByChannelOrder is the kind of such proofs.
var ByChannelOrder = certificates.Kind{Name: "channel-order", Shows: []string{"deadlock G router … = word"}, Form: certificates.FormOf((*ChannelOrder).form, ChannelOrder.check)}

func (p *ChannelOrder) form(r *certificates.Lines) {
	formEnds(r, &p.Ends)
	r.Last("ranks", &p.Ranks)
}

// check checks that the channels can be ranked so that every message takes channels of
// increasing rank, and whether all messages arrive: the value is free if they do, and else acyclic.
func (p ChannelOrder) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	statements, err := among(c, p.Ends, g, 1)
	if err != nil {
		return err
	}
	s, line := statements[0], first(p.Ends)
	b, err := channelsOf(s, g, w)
	if err != nil {
		return err
	}
	all := b.start[g.Order()]
	if err := certificates.WantLine(line, "ranks", len(p.Ranks) > 0, all > 0); err != nil {
		return err
	}
	if err := certificates.WantNumbers(line, p.Ranks, all, all, certificates.None); err != nil {
		return err
	}
	sent, err := trafficOf(g, b.router, p.Ends)
	if err != nil {
		return err
	}
	arrive, err := b.climb(p.Ranks, sent)
	if err != nil {
		return err
	}
	if arrive {
		return s.WantValue("free")
	}
	return s.WantValue("acyclic")
}

// climb checks that every message takes channels of increasing rank, and tells whether all
// arrive. Under a relative router among all vertices, the messages to one vertex speak for all.
func (b *channels) climb(rank []uint32, sent *pairs) (arrive bool, err error) {
	relative, _ := b.router.(Relative)
	if sent.ends != nil {
		relative = nil
	}
	arrive = true
	tried := make(map[[2]uint32]bool) // the pairs of elements of a relative router
	for d := range sent.destinations {
		for s := range sent.count() {
			hops, arrives, err := b.route(sent.end(s), sent.end(d))
			if err != nil {
				return false, err
			}
			arrive = arrive && arrives
			for i := 1; i < len(hops); i++ {
				x, y := hops[i-1], hops[i]
				if relative == nil {
					err = increases(rank, x, y)
				} else if e := [2]uint32{relative.Address(x.from, x.to), relative.Address(y.from, y.to)}; !tried[e] {
					tried[e] = true
					err = b.increaseEverywhere(rank, relative, e)
				}
				if err != nil {
					return false, err
				}
			}
		}
	}
	return arrive, nil
}

// increaseEverywhere checks that, from every vertex, the channel of the first element
// has a smaller rank than that of the second after it: what a message of a relative
// router does at one vertex, another does at every vertex.
func (b *channels) increaseEverywhere(rank []uint32, r Relative, elements [2]uint32) error {
	if err := b.w.Pass(stepsOfHop); err != nil {
		return err
	}
	for v := range uint32(b.g.Order()) {
		u := r.Translate(v, elements[0])
		if err := increases(rank, b.hop(v, u, 0), b.hop(u, r.Translate(u, elements[1]), 0)); err != nil {
			return err
		}
	}
	return nil
}

// increases checks that the channel of hop y has a greater rank than that of x.
func increases(rank []uint32, x, y hop) error {
	if i, j := rank[x.channel], rank[y.channel]; i >= j {
		return certificates.Reject("channel/rank", "a message takes %s of rank %d, then %s of rank %d, want the ranks to increase", x, i, y, j)
	}
	return nil
}

// ChannelCycle is a proof that channels wait for one another in a cycle: messages, among
// some ends or all vertices, each of which waits for a channel that the next one has.
type ChannelCycle struct {
	Ends  []uint32
	Waits []Wait
}

// ByChannelCycle is the kind of such proofs.
var ByChannelCycle = certificates.Kind{Name: "channel-cycle", Shows: []string{"deadlock G router … = word"}, Form: certificates.FormOf((*ChannelCycle).form, ChannelCycle.check)}

// Wait is a message that has taken the channel of a hop, from 0, and waits for the next one.
type Wait struct{ Source, Destination, Hop uint32 }

func (p *ChannelCycle) form(r *certificates.Lines) {
	formEnds(r, &p.Ends)
	certificates.Each(r, &p.Waits, func(v *Wait) { r.Few("waits", 3, 3, nil, &v.Source, &v.Destination, &v.Hop) })
}

// check checks that channels wait for one another in a cycle.
//
// Why the value deadlock is right: up to the channels that make the cycle no two
// messages take the same one, so that none waits for another on the way there, if all
// set out at the same time. If then a channel is held by one message until it has the
// next, each waits for a channel that the next message in the cycle holds, for ever.
func (p ChannelCycle) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	statements, err := among(c, p.Ends, g, 1)
	if err != nil {
		return err
	}
	s := statements[0]
	deadlock := s.Value == "deadlock"
	if !deadlock {
		if err := s.WantValue("cyclic"); err != nil {
			return err
		}
	}
	if len(p.Waits) == 0 {
		return certificates.Reject("body/missing", "no lines, want at least one")
	}
	b, err := channelsOf(s, g, w)
	if err != nil {
		return err
	}
	if deadlock && b.classes > 1 {
		return certificates.Reject("channel/classes", "%d virtual channels, want one for a deadlock", b.classes)
	}
	sent := &pairs{ends: p.Ends, order: g.Order()}
	var begin, before hop
	held := make(map[int]bool)
	for i, m := range p.Waits {
		line := first(p.Ends) + i
		hops, next, err := b.waits(line, m, sent)
		if err != nil {
			return err
		}
		for _, h := range hops {
			if deadlock && held[h.channel] {
				return certificates.RejectLine(line, "channel/repeat", "the channel is held already, want one that no line before holds")
			}
			held[h.channel] = true
		}
		last := hops[len(hops)-1]
		if i == 0 {
			begin = last
		} else if last != before {
			return certificates.RejectLine(line, "channel/chain", "the message takes %s, want %s, for which the message before waits", last, before)
		}
		before = next
	}
	if before != begin {
		return certificates.Reject("channel/open", "the last message waits for %s, want %s for which the first one waits", before, begin)
	}
	return nil
}

// waits verifies line i of a body, "waits S D I". It returns hops 0 … I of the message
// from S to D, and the next one.
func (b *channels) waits(i int, m Wait, sent *pairs) (hops []hop, next hop, err error) {
	s, d, k := m.Source, m.Destination, int64(m.Hop)
	if err := certificates.WantNumbers(i, []uint32{s, d, m.Hop}, 3, 3, certificates.None); err != nil {
		return nil, hop{}, err
	}
	if !sent.has(s) || !sent.has(d) {
		return nil, hop{}, certificates.RejectLine(i, "channel/vertex", "a message from %d to %d, want %s", s, d, sent)
	}
	if hops, _, err = b.route(s, d); err != nil {
		return nil, hop{}, err
	}
	if k+1 >= int64(len(hops)) {
		return nil, hop{}, certificates.RejectLine(i, "channel/hop", "hop %d of %d, want one with a hop after it", k, len(hops))
	}
	return hops[:k+1], hops[k+1], nil
}
