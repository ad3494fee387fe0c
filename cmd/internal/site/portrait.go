package site

import (
	"context"
	"fmt"
	"strconv"

	"topocert/certificates"
	"topocert/props"
	"topocert/solver/bisection"
	"topocert/solver/hamilton"
	"topocert/topology"
)

// entry is a number of a network, with what it rests on.
type entry struct {
	Name, Value string
	Evidence    props.Evidence
	// Statements are what the checker accepted; none for mere computation.
	Statements []certificates.Statement
}

// portrait holds what the page about a network shows. It is meant for small ones: the
// bisection width and a Hamiltonian cycle are searched for with all means.
type portrait struct {
	Network topology.Network
	Entries []entry
	// Diameter is −1 if the network is not connected.
	Diameter int
	Width    *bisection.Result
	Cycle    *hamilton.Result
}

// portrayed establishes the numbers of a network, one by one: each is accounted for by itself.
// With an error it returns what it has.
func portrayed(ctx context.Context, session *props.Session, network topology.Network) (*portrait, error) {
	p := &portrait{Network: network}
	var failed error
	add := func(name string, value func(t *props.Case, net *props.Net) string) {
		e := entry{Name: name}
		if failed == nil {
			e.Evidence, e.Statements, failed = session.Look(ctx, func(t *props.Case) { e.Value = value(t, t.Net("%s", network.Name())) })
			p.Entries = append(p.Entries, e)
		}
	}
	number := func(name, fact, infinite string) {
		add(name, func(t *props.Case, net *props.Net) string {
			n := t.Int(fact, net)
			if fact == "diameter" {
				p.Diameter = n
			}
			if n < 0 {
				return infinite
			}
			return strconv.Itoa(n)
		})
	}
	number("order (vertices)", "order", "")
	number("size (links)", "size", "")
	add("degrees", func(t *props.Case, net *props.Net) string {
		least, most := t.Int("min_degree", net), t.Int("max_degree", net)
		if least == most {
			return strconv.Itoa(least)
		}
		return fmt.Sprintf("%d to %d", least, most)
	})
	number("diameter", "diameter", "infinite: not connected")
	if p.Diameter >= 0 {
		number("radius", "radius", "")
		add("mean distance of different vertices", func(t *props.Case, net *props.Net) string { return props.Decimal(t.MeanDistinct(net)) })
		add("mean distance, each vertex with itself too", func(t *props.Case, net *props.Net) string { return props.Decimal(t.Mean(net)) })
	}
	number("girth (shortest cycle)", "girth", "none")
	add("bipartite", func(t *props.Case, net *props.Net) string { return t.Fact("bipartite", net).Word })
	number("orbits of vertices", "vertex_orbits", "")
	add("automorphisms", func(t *props.Case, net *props.Net) string {
		if order := t.Symmetries(net).GroupOrder; order != nil {
			return order.String()
		}
		return "not known"
	})
	if failed == nil {
		p.Width, failed = props.Width().In(ctx, session, network)
	}
	if failed == nil {
		p.Cycle, failed = props.Hamilton().In(ctx, session, network)
	}
	if failed != nil {
		return p, failed
	}
	p.Entries = append(p.Entries, p.width(), p.cycle())
	return p, nil
}

func (p *portrait) width() entry {
	f := entry{Name: "bisection width", Value: strconv.Itoa(p.Width.Upper), Evidence: props.Certified}
	if !p.Width.Exact() {
		f.Value = fmt.Sprintf("%d to %d", p.Width.Lower, p.Width.Upper)
	}
	for _, c := range p.Width.Certificates() {
		f.Statements = append(f.Statements, c.Statement)
	}
	return f
}

func (p *portrait) cycle() entry {
	f := entry{Name: "Hamiltonian", Value: p.Cycle.Answer}
	for _, c := range p.Cycle.Certificates() {
		f.Evidence, f.Statements = props.Certified, append(f.Statements, c.Statement)
	}
	return f
}
