package site

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/metric"
	"topocert/certificates/traffic"
	"topocert/props"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/solver/distance"
	"topocert/topology"
)

// blame is what a person can look at where a claim fails on a fact that is no number of the network's:
// a message that goes wrong, channels that wait for one another, two vertices or links that differ.
type blame struct {
	Text   string
	Figure *figure // nil for none
}

// The orders of the networks in which it is looked for, and in which it is drawn.
const (
	mostBlamed = 512
	mostDrawn  = 64
)

// blames finds what there is to be looked at of the claims that fail, by their ids.
func (s *site) blames(ctx context.Context) error {
	found := make([][]blame, len(s.Results))
	var tasks []func() error
	for i := range s.Results {
		if r := &s.Results[i]; r.Verdict == props.Fails && !s.Bare {
			tasks = append(tasks, func() (err error) {
				found[i], err = s.blame(ctx, r)
				return err
			})
		}
	}
	err := inParallel(tasks)
	s.blamed = make(map[string][]blame)
	for i := range found {
		s.blamed[s.Results[i].ID] = found[i]
	}
	return err
}

func (s *site) blame(ctx context.Context, r *props.Result) (list []blame, err error) {
	const most = 3
	seen := make(map[string]bool)
	for _, statement := range r.Rests {
		what := strings.Join(append([]string{statement.Subject, statement.Network}, statement.Args[:min(1, len(statement.Args))]...), " ")
		if seen[what] || len(list) == most {
			continue
		}
		seen[what] = true
		net, err := s.Session.Resolver().Network(statement.Network)
		if err != nil || net.Order() > mostBlamed {
			continue
		}
		b := blame{}
		switch statement.Subject {
		case "audit":
			if b, err = s.message(ctx, net, statement); err != nil {
				return nil, err
			}
		case "deadlock":
			if p, is := s.proofs[statement.String()].(traffic.ChannelCycle); is {
				b.Text = s.cycle(net, statement, p)
			}
		case "vertex-transitive", "edge-transitive":
			if statement.Value == "no" {
				b.Text = s.asymmetry(net, statement)
			}
		}
		if b.Text != "" {
			list = append(list, b)
		}
	}
	return list, nil
}

// message is one that the router loses, or sends by a detour.
func (s *site) message(ctx context.Context, net topology.Network, statement certificates.Statement) (blame, error) {
	router, err := s.Session.Resolver().Router(statement.Args[0], statement.Network)
	if err != nil {
		return blame{}, nil // its maker alone has it
	}
	found, err := audit.Run(ctx, net.CSR(), router, audit.Options{Workers: 1})
	if err != nil {
		return blame{}, err
	}
	p := found.Counterexample()
	if p == nil {
		return blame{}, nil
	}
	a := &audited{Router: statement.Args[0], Result: found, Wrong: audit.Describe(net, router, p.Source, p.Destination), destination: p.Destination}
	a.way = routing.Follow(net.CSR(), router, p.Source, p.Destination)
	b := blame{Text: fmt.Sprintf("Of %d messages %d arrive, %d by a shortest way. One that does not: %s.", found.Pairs, found.Delivered, found.Minimal, a.Wrong)}
	if a.Undelivered() > 0 {
		b.Text = fmt.Sprintf("Of %d messages %d arrive. One that does not: %s.", found.Pairs, found.Delivered, a.Wrong)
	}
	if net.Order() <= mostDrawn {
		f := newPlan(net).routerFigure(a, nil)
		b.Figure = &f
	}
	return b, nil
}

// cycle says which channels wait for one another.
func (s *site) cycle(net topology.Network, statement certificates.Statement, p traffic.ChannelCycle) string {
	router, err := s.Session.Resolver().Router(statement.Args[0], statement.Network)
	if err != nil {
		return ""
	}
	const most = 12
	var waits []string
	for _, w := range p.Waits {
		path := routing.Follow(net.CSR(), router, w.Source, w.Destination).Path
		if int(w.Hop)+2 >= len(path) {
			return ""
		}
		if len(waits) < most {
			waits = append(waits, fmt.Sprintf("the message from %s to %s holds %s → %s and waits for %s → %s", net.Label(w.Source), net.Label(w.Destination),
				net.Label(path[w.Hop]), net.Label(path[w.Hop+1]), net.Label(path[w.Hop+1]), net.Label(path[w.Hop+2])))
		}
	}
	if len(p.Waits) > most {
		waits = append(waits, fmt.Sprintf("and so on, %d messages in all", len(p.Waits)))
	}
	return fmt.Sprintf("%d channels wait for one another in a cycle: %s.", len(p.Waits), strings.Join(waits, "; "))
}

// asymmetry names two vertices, or links, that no automorphism takes to each other.
func (s *site) asymmetry(net topology.Network, statement certificates.Statement) string {
	title := s.Session.Resolver().Title(statement.Network)
	if p, is := s.proofs[statement.String()].(metric.EdgePair); is {
		end := func(i int) string { return net.Label(p[i].Source) }
		return fmt.Sprintf("No automorphism of %s takes the link %s–%s to %s–%s.", title, end(0), end(1), end(2), end(3))
	}
	if statement.Subject == "edge-transitive" {
		return ""
	}
	pair := [2]uint32{}
	if p, is := s.proofs[statement.String()].(metric.VertexPair); is {
		pair = [2]uint32{p[0].Source, p[1].Source}
	}
	counts := func(v uint32) (list []int) {
		level, _ := distance.Levels(net.CSR(), v, nil, nil)
		for _, l := range level {
			for int(l) >= len(list) && l != distance.Unreached {
				list = append(list, 0)
			}
			if l != distance.Unreached {
				list[l]++
			}
		}
		return list
	}
	first := counts(pair[0])
	for v := uint32(1); pair[1] == 0 && v < uint32(net.Order()); v++ {
		if !slices.Equal(counts(v), first) {
			pair[1] = v
		}
	}
	if pair[0] == pair[1] {
		return ""
	}
	text := fmt.Sprintf("No automorphism of %s takes %s to %s", title, net.Label(pair[0]), net.Label(pair[1]))
	second := counts(pair[1])
	for d := range min(len(first), len(second)) {
		if first[d] != second[d] {
			return fmt.Sprintf("%s: the one has %d vertices at distance %d, the other %d.", text, first[d], d, second[d])
		}
	}
	return text + "."
}
