package props

import (
	"context"
	"fmt"
	"math/big"
	"strconv"

	"topocert/solver/bisection"
	"topocert/topology"
)

// Entry is a number of a network, with what it rests on.
type Entry struct {
	Name, Value string
	Evidence    Evidence
	// Statements are what the checker accepted; none for mere computation.
	Statements []string
}

// Profile holds what a page about one network shows.
type Profile struct {
	Network topology.Network
	Entries []Entry
	// Diameter is −1 if the network is not connected.
	Diameter int
	Width    *Width
	Cycle    *Hamilton
}

// Profile establishes the numbers of a network. It is meant for small ones: the
// bisection width and a Hamiltonian cycle are searched for with all means.
func (l *Session) Profile(ctx context.Context, net topology.Network) (*Profile, error) {
	p := &Profile{Network: net}
	_, err := (&Runner{Session: l}).try(ctx, Instance{Try: func(t *Case) { p.Entries = p.facts(t) }})
	if err != nil {
		return nil, fmt.Errorf("props: %s: %w", net.Name(), err)
	}
	if p.Width, err = l.Bisect(ctx, net, bisection.DefaultBudget()); err != nil {
		return nil, fmt.Errorf("props: %s: %w", net.Name(), err)
	}
	if p.Cycle, err = l.Hamilton(ctx, net); err != nil {
		return nil, fmt.Errorf("props: %s: %w", net.Name(), err)
	}
	p.Entries = append(p.Entries, p.widthFact(), p.cycleFact())
	for _, f := range p.Entries {
		l.keep(f.Statements...)
	}
	return p, nil
}

// facts establishes the numbers one by one. Each is accounted for by itself.
func (p *Profile) facts(t *Case) []Entry {
	var list []Entry
	net := &Net{p.Network, t}
	add := func(name string, value func() string) {
		t.statements, t.read = nil, false
		text := value()
		list = append(list, Entry{name, text, t.evidence(), t.statements})
	}
	number := func(name, fact, infinite string) {
		add(name, func() string {
			if n := t.Int(fact, net); n >= 0 {
				return strconv.Itoa(n)
			}
			return infinite
		})
	}
	number("order (vertices)", "order", "")
	number("size (links)", "size", "")
	add("degrees", func() string {
		least, most := t.Int("min_degree", net), t.Int("max_degree", net)
		if least == most {
			return strconv.Itoa(least)
		}
		return fmt.Sprintf("%d to %d", least, most)
	})
	p.Diameter = t.Int("diameter", net)
	number("diameter", "diameter", "infinite: not connected")
	if p.Diameter >= 0 {
		number("radius", "radius", "")
		add("mean distance of different vertices", func() string { return decimal(t.MeanDistinct(net)) })
		add("mean distance, each vertex with itself too", func() string { return decimal(t.Mean(net)) })
	}
	number("girth (shortest cycle)", "girth", "none")
	add("bipartite", func() string { return t.Fact("bipartite", net).Word })
	number("orbits of vertices", "vertex_orbits", "")
	add("automorphisms", func() string {
		if order := t.Symmetries(net).GroupOrder; order != nil {
			return order.String()
		}
		return "not known"
	})
	return list
}

func (p *Profile) widthFact() Entry {
	f := Entry{Name: "bisection width", Value: strconv.Itoa(p.Width.Upper), Evidence: Certified}
	if !p.Width.Exact() {
		f.Value = fmt.Sprintf("%d to %d", p.Width.Lower, p.Width.Upper)
	}
	for _, name := range []string{p.Width.Cut, p.Width.Bound} {
		if name != "" {
			f.Statements = append(f.Statements, name)
		}
	}
	return f
}

func (p *Profile) cycleFact() Entry {
	f := Entry{Name: "Hamiltonian", Value: p.Cycle.Answer}
	if p.Cycle.Statement != "" {
		f.Evidence, f.Statements = Certified, []string{p.Cycle.Statement}
	}
	return f
}

// decimal writes a fraction with its value in decimals, if it is not whole.
func decimal(x *big.Rat) string {
	if x.IsInt() {
		return x.Num().String()
	}
	return fmt.Sprintf("%s ≈ %s", x.RatString(), x.FloatString(4))
}
