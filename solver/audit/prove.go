package audit

import (
	"context"
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/traffic"
	"topocert/routing"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

// Stretch returns the largest quotient of the hops of a delivered pair and its
// distance; 1 if none is delivered.
func (a *Result) Stretch() *big.Rat {
	if a.Longest == nil {
		return big.NewRat(1, 1)
	}
	return big.NewRat(int64(a.Longest.Hops), int64(a.Longest.Distance))
}

// Quantities returns the quantities that ProveExhaustion can prove.
func Quantities() []string {
	return []string{"delivered", "minimal", "max-hops", "total-hops", "max-stretch"}
}

// ProveExhaustion proves the given Quantities, which an audit found.
func ProveExhaustion(net topology.Network, router string, a *Result, quantities ...string) (*certificates.Certificate, error) {
	value := map[string]string{
		"delivered":   strconv.FormatUint(a.Delivered, 10),
		"minimal":     strconv.FormatUint(a.Minimal, 10),
		"max-hops":    strconv.Itoa(a.MaxHops),
		"total-hops":  a.TotalHops.String(),
		"max-stretch": a.Stretch().RatString(),
	}
	c := &certificates.Certificate{Kind: "exhaustion"}
	var all []certificates.Statement
	for _, q := range quantities {
		v, known := value[q]
		if !known {
			return nil, solver.UnknownSubject(net, c.Kind, q)
		}
		all = append(all, solver.Statement("audit", net, v, append(a.words(router), q)...))
	}
	c.Proof = traffic.Exhaustion{Ends: a.Ends}
	return solver.Stated(c, net, all)
}

// words returns the words of a statement that name the router, and the ends if there
// are any.
func (a *Result) words(router string) []string {
	if a.Ends == nil {
		return []string{router}
	}
	return []string{router, traffic.EndsName(a.Ends)}
}

// ProveTrace proves what becomes of a message from source to destination under
// the named router.
func ProveTrace(net topology.Network, name string, r routing.Router, source, destination uint32) *certificates.Certificate {
	route := routing.Follow(net.CSR(), r, source, destination)
	value := "fails"
	if route.Outcome == routing.Delivered {
		value = strconv.Itoa(route.Hops())
	}
	return solver.Proved(solver.Statement("route", net, value, name, solver.Label(source), solver.Label(destination)), "trace", traffic.Trace{Path: route.Path})
}

// ProveDeadlock proves what the audit's method Deadlock says: by channel-order, an
// order of the channels, or by channel-cycle, a cycle of channels with messages that take each
// and then the next. The audit has Channels.
//
// Finding the messages of a cycle takes O(N) questions to the router for each
// channel, or if messages have headers, following every message.
func ProveDeadlock(ctx context.Context, net topology.Network, router string, r routing.Router, a *Result) (*certificates.Certificate, error) {
	if a.Channels == nil {
		return nil, fmt.Errorf("%s on %s: the dependencies of its channels are not known", router, net.Name())
	}
	c := &certificates.Certificate{
		Statement: solver.Statement("deadlock", net, a.Deadlock(), a.words(router)...),
		Kind:      "channel-order",
	}
	if order := a.Channels.Order(); order != nil {
		p := traffic.ChannelOrder{Ends: a.Ends}
		if len(order) > 0 {
			p.Ranks = order
		}
		c.Proof = p
		return c, nil
	}
	p := traffic.ChannelCycle{Ends: a.Ends}
	for _, m := range a.waits {
		p.Waits = append(p.Waits, traffic.Wait{Source: m.source, Destination: m.destination, Hop: uint32(m.hop)})
	}
	c.Kind, c.Proof = "channel-cycle", p
	if a.Ends != nil {
		return c, nil
	}
	cycle := a.Channels.Cycle()
	for i, channel := range cycle {
		s, d, hop, err := a.Channels.message(ctx, r, channel, cycle[(i+1)%len(cycle)], a.Headerless)
		if err != nil {
			return nil, err
		}
		p.Waits = append(p.Waits, traffic.Wait{Source: s, Destination: d, Hop: uint32(hop)})
	}
	c.Proof = p
	return c, nil
}

// message returns a message that takes channel i as the given hop of its route,
// and channel j next.
func (c *Channels) message(ctx context.Context, r routing.Router, i, j uint32, headerless bool) (s, d uint32, hop int, err error) {
	n := uint32(c.arcs.g.Order())
	sources := []uint32{c.arcs.tail[i/uint32(c.Classes)]}
	if !headerless {
		sources = solver.Identity(int(n))
	}
	for _, s := range sources {
		if err := ctx.Err(); err != nil {
			return 0, 0, 0, fmt.Errorf("channel cycle: stopped: %w", err)
		}
		for d := range n {
			if s == d {
				continue
			}
			taken := c.Route(r, s, d)
			for hop := 1; hop < len(taken); hop++ {
				if taken[hop-1] == i && taken[hop] == j {
					return s, d, hop - 1, nil
				}
			}
		}
	}
	panic("solver: no message for a dependency") // there was one when it was added
}

// Counterexample returns the closest pair that is not delivered, unless it is one
// of those Apart, or else the closest that is not delivered on a shortest path; nil
// if there is none.
func (a *Result) Counterexample() *Pair {
	if a.Bad != nil {
		return a.Bad
	}
	return a.Detour
}

// Tally tells how many pairs arrive, on shortest paths, and are Apart if some are.
func (a *Result) Tally() string {
	text := fmt.Sprintf("%d of %d delivered, %d minimal", a.Delivered, a.Pairs, a.Minimal)
	if a.Apart > 0 {
		text += fmt.Sprintf(", %d stop that no path joins", a.Apart)
	}
	return text
}

// Describe tells what becomes of the message from source to destination.
func Describe(net topology.Network, r routing.Router, source, destination uint32) string {
	route := routing.Follow(net.CSR(), r, source, destination)
	var path []string
	for i, v := range route.Path {
		if i == 12 {
			path = append(path, "…")
			break
		}
		path = append(path, net.Label(v))
	}
	last := route.Path[len(route.Path)-1]
	end := ""
	level, _ := distance.Levels(net.CSR(), source, nil, nil)
	switch route.Outcome {
	case routing.Delivered:
		end = fmt.Sprintf("%d hops, the distance is %d", route.Hops(), level[destination])
	case routing.Stopped:
		end = "stops there"
	case routing.Left:
		end = fmt.Sprintf("is then sent where no link leads from %s", net.Label(last))
	case routing.Livelock:
		end = fmt.Sprintf("has been at %s before, and goes round for ever", net.Label(last))
	}
	if level[destination] == distance.Unreached {
		end += "; no path leads there"
	}
	return fmt.Sprintf("in %s, %s to %s: %s, %s", net.Name(), net.Label(source), net.Label(destination), strings.Join(path, " "), end)
}

// Without names a fault.
func Without(net topology.Network, f routing.Fault) string {
	text := "without "
	for f := range f.All() {
		if len(text) > len("without ") {
			text += " and "
		}
		if f.Vertex() {
			text += net.Label(f.U)
		} else {
			text += fmt.Sprintf("the link %s–%s", net.Label(f.U), net.Label(f.V))
		}
	}
	return text
}
