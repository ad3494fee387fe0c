package audit

import (
	"context"
	"fmt"
	"slices"

	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// RunAdaptive audits a router with several next hops: a pair is delivered if every choice
// delivers it, minimal if every one takes a shortest path. There is no deadlock if what may
// follow on what, over all choices, has an order (Dally and Seitz); or, given the virtual
// channels that are for escape, by the condition of J. Duato ("A new theory of deadlock-free
// adaptive routing in wormhole networks", IEEE Transactions on Parallel and Distributed
// Systems 4, 1993, pp. 1320–1331): every message can take one wherever it is, and the escape
// channels have an order in which each is before those that a message may ask for after it,
// at once or after others. The messages are those of pairs; where these are nil, those between ends, and nil ends
// are all vertices.
func RunAdaptive(ctx context.Context, g *topology.Graph, r *routing.Adaptive, ends []uint32, pairs []Pair, escape []int) (*Result, error) {
	var a *Result
	var err error
	f := &flows{ctx: ctx, r: r, arcs: NewArcs(g), n: uint32(g.Order()), to: ends, from: make(map[uint32][]uint32)}
	if pairs != nil {
		a, err = RunPairs(ctx, g, r, pairs)
		for _, p := range pairs {
			if f.from[p.Destination] == nil {
				f.to = append(f.to, p.Destination)
			}
			f.from[p.Destination] = append(f.from[p.Destination], p.Source)
		}
	} else {
		a, err = Run(ctx, g, r, Options{Ends: ends})
		if ends == nil {
			f.to = solver.Identity(g.Order())
		}
		for _, d := range f.to {
			f.from[d] = f.to
		}
	}
	if err != nil {
		return nil, err
	}
	a.Loads, a.Channels = nil, nil // those of the worst choices
	if a.adaptive = true; escape != nil {
		a.Escape, err = f.duato(escape)
		if err == nil && a.Escape.Deadlock == "free" && a.Delivered < a.Pairs {
			a.Escape.Deadlock = "acyclic"
		}
		return a, err
	}
	a.Channels, err = f.channels()
	return a, err
}

// Escape is what is found of escape channels.
type Escape struct {
	Classes []int // the virtual channels that are for escape
	// Deadlock is free; cyclic; unescaped where a message has none to take; or acyclic,
	// where not all messages arrive.
	Deadlock string
	// At and For are where the first message has no escape channel: its place, and its
	// destination.
	At, For uint32
}

// flows are the states that messages come to.
type flows struct {
	ctx  context.Context
	r    *routing.Adaptive
	arcs *Arcs
	n    uint32
	to   []uint32            // the destinations
	from map[uint32][]uint32 // the sources of the messages for each
}

// each calls visit with the vertices that messages for each destination come to.
func (f *flows) each(visit func(v, d uint32)) error {
	for _, d := range f.to {
		if err := f.ctx.Err(); err != nil {
			return fmt.Errorf("audit: stopped: %w", err)
		}
		seen := make([]bool, f.n)
		seen[d] = true
		var queue []uint32
		for _, s := range f.from[d] {
			if !seen[s] {
				seen[s] = true
				queue = append(queue, s)
			}
		}
		for ; len(queue) > 0; queue = queue[1:] {
			for c := range f.r.Choices(queue[0], d) {
				if !seen[c.To] {
					seen[c.To] = true
					queue = append(queue, c.To)
				}
			}
			visit(queue[0], d)
		}
	}
	return nil
}

// channel returns the number of the channel of a choice.
func (f *flows) channel(v uint32, c routing.Choice) uint32 {
	arc, _ := f.arcs.Find(v, c.To) // a table has neighbours alone
	return arc*uint32(f.r.Classes()) + uint32(c.Class)
}

// channels returns the channel dependency graph over all choices.
func (f *flows) channels() (*Channels, error) {
	channels := NewChannels(f.arcs, f.r.Classes())
	if channels == nil {
		return nil, nil
	}
	err := f.each(func(v, d uint32) {
		for c := range f.r.Choices(v, d) {
			for then := range f.r.Choices(c.To, d) {
				channels.Add(f.channel(v, c), f.channel(c.To, then))
			}
		}
	})
	return channels, err
}

// duato decides the condition. What may follow on an escape channel is found with a node for each
// vertex and destination beside those for the channels: a message that has left the escape channels
// is at such a node. The extended dependencies between escape channels are then the paths between
// them, and run in a cycle if a path from an escape channel returns to it; a cycle
// without any, of messages that go round, is told of by Run.
func (f *flows) duato(escape []int) (*Escape, error) {
	found := &Escape{Classes: escape, Deadlock: "free"}
	count := uint32(f.arcs.Count() * f.r.Classes())
	next := make([][]uint32, count+f.n*f.n)
	link := func(from, to uint32) { next[from] = append(next[from], to) }
	err := f.each(func(v, d uint32) {
		place, chooses, escapes := count+d*f.n+v, false, false
		for c := range f.r.Choices(v, d) {
			chooses = true
			after := count + d*f.n + c.To
			if slices.Contains(escape, c.Class) {
				escapes = true
				channel := f.channel(v, c)
				link(place, channel)
				link(channel, after)
			} else {
				link(place, after)
			}
		}
		if chooses && !escapes && found.Deadlock == "free" {
			found.Deadlock, found.At, found.For = "unescaped", v, d
		}
	})
	if err != nil || found.Deadlock != "free" {
		return found, err
	}
	degree := make([]uint32, len(next))
	for _, list := range next {
		for _, to := range list {
			degree[to]++
		}
	}
	var queue []uint32
	for node, d := range degree {
		if d == 0 {
			queue = append(queue, uint32(node))
		}
	}
	removed := len(queue)
	for ; len(queue) > 0; queue = queue[1:] {
		for _, to := range next[queue[0]] {
			if degree[to]--; degree[to] == 0 {
				queue, removed = append(queue, to), removed+1
			}
		}
	}
	if removed < len(next) {
		found.Deadlock = "cyclic"
	}
	return found, nil
}
