package solver

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"reflect"
	"slices"

	"topocert/routing"
	"topocert/topology"
)

// AuditPart is what an audit found about the messages for a range of destinations. It can
// be written as JSON. Of one that was read nothing is known but what JoinAudits checks:
// its numbers are the word of whoever made it.
type AuditPart struct {
	AuditRange
	Pairs      uint64   `json:"pairs"`
	Delivered  uint64   `json:"delivered"`
	Minimal    uint64   `json:"minimal"`
	Apart      uint64   `json:"apart"`
	Livelocked uint64   `json:"livelocked"`
	Stopped    uint64   `json:"stopped"`
	Left       uint64   `json:"left"`
	MaxHops    int      `json:"max_hops"`
	TotalHops  *big.Int `json:"total_hops"`
	Longest    *Pair    `json:"longest"`
	Detour     *Pair    `json:"detour"`
	Bad        *Pair    `json:"bad"`
	Headerless bool     `json:"headerless"`
	Loads      []uint64 `json:"loads"`
	// Dependencies are the bits of the channel dependency graph, in words of 64, the
	// least significant byte first; null if that is too large.
	Dependencies []byte `json:"dependencies"`
}

// AuditRouterPart is AuditRouter for a range of the destinations, with loads and channels.
func AuditRouterPart(ctx context.Context, g *topology.Graph, r routing.Router, ends []uint32, part AuditRange) (*AuditPart, error) {
	a, err := AuditRouter(ctx, g, r, AuditOptions{Workers: 1, Ends: ends, Loads: true, Channels: true, Part: &part})
	if err != nil {
		return nil, err
	}
	p := &AuditPart{
		AuditRange: part, Pairs: a.Pairs, Delivered: a.Delivered, Minimal: a.Minimal, Apart: a.Apart,
		Livelocked: a.Livelocked, Stopped: a.Stopped, Left: a.Left, MaxHops: a.MaxHops, TotalHops: a.TotalHops,
		Longest: a.Longest, Detour: a.Detour, Bad: a.Bad, Headerless: a.Headerless, Loads: a.Loads,
	}
	if a.Channels != nil {
		p.Dependencies = make([]byte, 0, 8*len(a.Channels.bits))
		for _, word := range a.Channels.bits {
			p.Dependencies = binary.LittleEndian.AppendUint64(p.Dependencies, word)
		}
	}
	return p, nil
}

// AuditPartLimit returns a number of bytes that no part of an audit exceeds as JSON.
func AuditPartLimit(g *topology.Graph, r routing.Router) int64 {
	const fixed, digits, base64 = 1 << 14, 21, 2 // of all but lists; of a load, with the comma; of a byte
	limit := int64(fixed) + digits*2*int64(g.Size())
	if c := newChannels(g, newArcs(g), classesOf(r)); c != nil {
		limit += base64 * 8 * int64(len(c.bits))
	}
	return limit
}

// Equal tells whether two parts say the same.
func (p *AuditPart) Equal(other *AuditPart) bool {
	if p.TotalHops.Cmp(other.TotalHops) != 0 {
		return false
	}
	a, b := *p, *other
	a.TotalHops, b.TotalHops = nil, nil // equal numbers may have unequal forms
	return reflect.DeepEqual(&a, &b)
}

// Check refuses a part that cannot be: counts that do not add up, pairs that are none, or
// messages that the router does not send as it says. It shows no more. Errors wrap
// topology.ErrParam.
func (p *AuditPart) Check(g *topology.Graph, r routing.Router, ends []uint32) error {
	count := g.Order()
	if ends != nil {
		count = len(ends)
	}
	if uint64(p.First)+uint64(p.Count) > uint64(count) {
		return p.wrong("want some of %d", count)
	}
	if want := uint64(p.Count) * uint64(max(0, count-1)); p.Pairs != want {
		return p.wrong("%d pairs, want %d", p.Pairs, want)
	}
	left := p.Pairs
	for _, n := range []uint64{p.Delivered, p.Apart, p.Livelocked, p.Stopped, p.Left} {
		if n > left {
			return p.wrong("counts of more than %d pairs together", p.Pairs)
		}
		left -= n
	}
	if left != 0 || p.Minimal > p.Delivered {
		return p.wrong("counts that do not add up to %d pairs", p.Pairs)
	}
	if err := p.checkLoads(g, r); err != nil {
		return err
	}
	if p.MaxHops < 0 || p.MaxHops > math.MaxInt32 || (p.Longest == nil) != (p.Delivered == 0) ||
		(p.Detour == nil) != (p.Minimal == p.Delivered) || (p.Bad == nil) != (p.Livelocked+p.Stopped+p.Left == 0) {
		return p.wrong("pairs or hops that the counts exclude")
	}
	if most := new(big.Int).SetUint64(p.Delivered); p.TotalHops.Cmp(most.Mul(most, big.NewInt(int64(p.MaxHops)))) > 0 || p.Delivered == 0 && p.MaxHops > 0 {
		return p.wrong("%v hops of %d messages, of which none takes more than %d", p.TotalHops, p.Delivered, p.MaxHops)
	}
	if l, d, b := p.Longest, p.Detour, p.Bad; l != nil && (l.Hops < 0 || l.Hops > p.MaxHops) || d != nil && d.Hops <= d.Distance || b != nil && b.Hops >= 0 {
		return p.wrong("pairs that are not what they stand for")
	}
	for _, pair := range []*Pair{p.Longest, p.Detour, p.Bad} {
		if pair != nil && ends != nil && !(slices.Contains(ends, pair.Source) && slices.Contains(ends, pair.Destination)) {
			return p.wrong("the message from %d to %d, which are not both ends", pair.Source, pair.Destination)
		}
		if pair != nil && !p.followed(g, r, pair) {
			return p.wrong("the message from %d to %d does not go as is said", pair.Source, pair.Destination)
		}
	}
	return nil
}

// wrong is the error for a part that cannot be.
func (p *AuditPart) wrong(format string, args ...any) error {
	return fmt.Errorf("solver: audit of destinations %d … %d+%d−1: %w: %s", p.First, p.First, p.Count, topology.ErrParam, fmt.Sprintf(format, args...))
}

// checkLoads refuses loads and dependencies that cannot be.
func (p *AuditPart) checkLoads(g *topology.Graph, r routing.Router) error {
	words := 0
	if c := newChannels(g, newArcs(g), classesOf(r)); c != nil {
		words = len(c.bits)
	}
	if len(p.Dependencies) != 8*words || len(p.Loads) != 2*g.Size() {
		return p.wrong("%d bytes of dependencies and %d loads, want %d and %d", len(p.Dependencies), len(p.Loads), 8*words, 2*g.Size())
	}
	// Each hop of a message that arrives is one of the load of a link.
	sum := new(big.Int)
	for _, load := range p.Loads {
		// A link is taken once with each header.
		if high, most := bits.Mul64(p.Delivered, maxStates*uint64(g.Order())); high == 0 && load > most {
			return p.wrong("a load of %d by %d messages", load, p.Delivered)
		}
		sum.Add(sum, new(big.Int).SetUint64(load))
	}
	if p.TotalHops == nil || p.TotalHops.Cmp(sum) != 0 {
		return p.wrong("%v hops, want %v, the sum of the loads", p.TotalHops, sum)
	}
	return nil
}

// followed tells whether a message goes as a pair says.
func (p *AuditPart) followed(g *topology.Graph, r routing.Router, pair *Pair) bool {
	n := uint32(g.Order())
	if pair.Source >= n || pair.Destination >= n || pair.Source == pair.Destination {
		return false
	}
	level, _ := Levels(g, pair.Source, nil, nil)
	distance := -1
	if d := level[pair.Destination]; d != Unreached {
		distance = int(d)
	}
	walk := routing.Follow(g, r, pair.Source, pair.Destination)
	hops := -1
	if walk.Outcome == routing.Delivered {
		hops = len(walk.Path) - 1
	}
	return pair.Hops == hops && pair.Distance == distance
}

// classesOf returns the number of virtual channels of each link.
func classesOf(r routing.Router) int {
	if c, ok := r.(routing.Classed); ok {
		return c.Classes()
	}
	return 1
}

// JoinAudits puts the parts of an audit together, which have been checked and whose ranges
// are all destinations, each once, in order. Where ends deadlock, messages that wait for one
// another are looked for anew.
//
// Errors: topology.ErrParam for ranges that are not all destinations in order; the context's,
// while it looks for such messages. A part that has not been checked may make it panic.
//
// Cost: a look at each load and each word of the dependencies of every part; where ends
// deadlock, that of following the messages again.
func JoinAudits(ctx context.Context, g *topology.Graph, r routing.Router, ends []uint32, parts []*AuditPart) (*Audit, error) {
	arcs := newArcs(g)
	w := newWalker(g, arcs, r, AuditOptions{Ends: ends, Loads: true, Channels: true}, 1)
	next := uint64(0)
	for _, p := range parts {
		if uint64(p.First) != next {
			return nil, fmt.Errorf("solver: audit: %w: destinations from %d on, want %d", topology.ErrParam, p.First, next)
		}
		next += uint64(p.Count)
		other := &walker{total: Audit{
			Pairs: p.Pairs, Delivered: p.Delivered, Minimal: p.Minimal, Apart: p.Apart, Livelocked: p.Livelocked, Stopped: p.Stopped,
			Left: p.Left, MaxHops: p.MaxHops, Longest: p.Longest, Detour: p.Detour, Bad: p.Bad, Headerless: p.Headerless, Loads: p.Loads,
		}}
		other.sums.Set(p.TotalHops)
		if w.channels != nil {
			other.channels = newChannels(g, arcs, w.channels.Classes)
			for i := range other.channels.bits {
				other.channels.bits[i] = binary.LittleEndian.Uint64(p.Dependencies[8*i:])
			}
		}
		w.merge(other)
	}
	if count := w.sources(); next != uint64(count) {
		return nil, fmt.Errorf("solver: audit: %w: %d destinations, want %d", topology.ErrParam, next, count)
	}
	a := w.result()
	var err error
	if ends != nil && a.Deadlock() != "free" && a.Channels != nil {
		err = a.findWaits(ctx, r)
	}
	return a, err
}
