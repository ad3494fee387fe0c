package props

import (
	"context"
	"fmt"
	"math/big"
	"strconv"

	"topocert/solver"
	"topocert/topology"
)

// Fact is a number of a network, with what it rests on.
type Fact struct {
	Name, Value string
	Evidence    Evidence
	// Certificates name what the checker accepted; none for mere computation.
	Certificates []string
}

// Portrait holds what a page about one network shows.
type Portrait struct {
	Network topology.Network
	Facts   []Fact
	// Diameter is −1 if the network is not connected.
	Diameter int
	Width    *Width
	Cycle    *Hamilton
}

// Portrait establishes the numbers of a network. It is meant for small ones: the
// bisection width and a Hamiltonian cycle are searched for with all means.
func (l *Session) Portrait(ctx context.Context, net topology.Network) (*Portrait, error) {
	p := &Portrait{Network: net}
	all := Instance{Name: net.Name(), Order: net.Order(), Try: func(t *Case) { p.Facts = p.facts(t) }}
	if _, err := (&Runner{Session: l}).try(ctx, all); err != nil {
		return nil, fmt.Errorf("props: %s: %w", net.Name(), err)
	}
	var err error
	if p.Width, err = l.Bisect(ctx, net, solver.DefaultEffort()); err != nil {
		return nil, fmt.Errorf("props: %s: %w", net.Name(), err)
	}
	if p.Cycle, err = l.Hamilton(ctx, net); err != nil {
		return nil, fmt.Errorf("props: %s: %w", net.Name(), err)
	}
	p.Facts = append(p.Facts, p.widthFact(), p.cycleFact())
	for _, f := range p.Facts {
		if err := l.keep(f.Certificates...); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// facts establishes the numbers one by one. Each is accounted for by itself.
func (p *Portrait) facts(t *Case) []Fact {
	var list []Fact
	net := p.Network
	add := func(name string, value func() string) {
		t.certificates, t.computed = nil, false
		text := value()
		list = append(list, Fact{name, text, t.evidence(), t.certificates})
	}
	number := func(name string, value func(net topology.Network) int) {
		add(name, func() string { return strconv.Itoa(value(net)) })
	}
	number("order (vertices)", t.Order)
	number("size (links)", t.Size)
	add("degrees", func() string {
		least, most := t.Degrees(net)
		if least == most {
			return strconv.Itoa(least)
		}
		return fmt.Sprintf("%d to %d", least, most)
	})
	p.Diameter = t.Diameter(net)
	if p.Diameter < 0 {
		add("diameter", func() string { t.Diameter(net); return "infinite: not connected" })
	} else {
		number("diameter", t.Diameter)
		number("radius", t.Radius)
		add("mean distance of different vertices", func() string { return decimal(t.MeanDistinct(net)) })
		add("mean distance, each vertex with itself too", func() string { return decimal(t.Mean(net)) })
	}
	add("girth (shortest cycle)", func() string {
		t.Computed()
		if girth := t.Girth(net); girth > 0 {
			return strconv.Itoa(girth)
		}
		return "none"
	})
	add("bipartite", func() string {
		if t.Bipartite(net) {
			return "yes"
		}
		return "no"
	})
	number("orbits of vertices", t.VertexOrbits)
	add("automorphisms", func() string {
		if order := t.Exam(net).GroupOrder; order != nil {
			return order.String()
		}
		return "not known"
	})
	return list
}

func (p *Portrait) widthFact() Fact {
	f := Fact{Name: "bisection width", Value: strconv.Itoa(p.Width.Upper), Evidence: Certified}
	if !p.Width.Exact() {
		f.Value = fmt.Sprintf("%d to %d", p.Width.Lower, p.Width.Upper)
	}
	for _, name := range []string{p.Width.Cut, p.Width.Bound} {
		if name != "" {
			f.Certificates = append(f.Certificates, name)
		}
	}
	return f
}

func (p *Portrait) cycleFact() Fact {
	f := Fact{Name: "Hamiltonian", Value: p.Cycle.Answer}
	if p.Cycle.Name != "" {
		f.Evidence, f.Certificates = Certified, []string{p.Cycle.Name}
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
