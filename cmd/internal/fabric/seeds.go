package fabric

import (
	"fmt"

	"topocert/topology"
)

// Seed is a network whose fabric is recorded.
type Seed struct {
	Name string
	Net  topology.Network
	// Hosts are the vertices with hosts, nil for all: see infiniband.WriteIbsim.
	Hosts []uint32
}

// Seeds returns the networks that are recorded: one or two of each of the five papers,
// what they are compared with, and what machines are built as.
func Seeds() ([]Seed, error) {
	var seeds []Seed
	for _, name := range []string{
		"OCT(1,1)", "OCT(1,2)", "CCTorus(4)", "CCTorus(5)", "QT(2,2)", "QT(2,3)", "FTT(5)", "FTT(6)", "Gamma(2,1,1)", "Gamma(4,1,1)",
		"Torus(4)", "Torus(5)", "Mesh(4)", "Hypercube(4)", "XTorus(5)",
	} {
		net, err := topology.Parse(name)
		if err != nil {
			return nil, err
		}
		seeds = append(seeds, Seed{Name: name, Net: net})
	}
	for _, built := range []struct {
		name string
		net  func() (*topology.External, error)
	}{
		{"fat tree, k = 4", func() (*topology.External, error) { return fatTree(4) }},
		{"dragonfly, a = 4, h = 1", func() (*topology.External, error) { return dragonfly(4, 1) }},
	} {
		net, err := built.net()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", built.name, err)
		}
		seeds = append(seeds, Seed{Name: built.name, Net: net.WithSource(built.name), Hosts: net.Ends()})
	}
	return seeds, nil
}

// fatTree returns the fat tree of switches with k ports, k even: k pods of k/2 edge and
// k/2 aggregation switches each, (k/2)² core switches and k/2 hosts at each edge switch.
// The core switch i·k/2+j is joined to the aggregation switch i of each pod.
//
// Source: M. Al-Fares, A. Loukissas and A. Vahdat, "A Scalable, Commodity Data Center
// Network Architecture", SIGCOMM 2008, §2.2.
func fatTree(k int) (*topology.External, error) {
	b := newBuilder()
	half := k / 2
	for pod := range k {
		for e := range half {
			edge := b.vertex("pod %d edge %d", pod, e)
			for h := range half {
				host := b.vertex("host %d", (pod*half+e)*half+h)
				b.ends = append(b.ends, host)
				b.link(edge, host)
			}
			for a := range half {
				b.link(edge, b.vertex("pod %d aggregation %d", pod, a))
			}
		}
		for a := range half {
			for c := range half {
				b.link(b.vertex("pod %d aggregation %d", pod, a), b.vertex("core %d", a*half+c))
			}
		}
	}
	return b.network()
}

// dragonfly returns the largest dragonfly of groups of a switches, each joined to
// h switches of other groups and to all of its own: a·h+1 groups, each two joined by one
// link. Every switch has a host.
//
// Source: J. Kim, W. J. Dally, S. Scott and D. Abts, "Technology-Driven,
// Highly-Scalable Dragonfly Topology", ISCA 2008, §3.1.
func dragonfly(a, h int) (*topology.External, error) {
	b := newBuilder()
	groups := a*h + 1
	for g := range groups {
		for s := range a {
			v := b.vertex("group %d switch %d", g, s)
			b.ends = append(b.ends, v)
			for other := range s {
				b.link(v, b.vertex("group %d switch %d", g, other))
			}
		}
	}
	// Link i of a group leads to the group i+1 places on, where it is the link that
	// leads as many places back.
	for g := range groups {
		for i := range a * h {
			to, back := (g+i+1)%groups, groups-2-i
			if g < to {
				b.link(b.vertex("group %d switch %d", g, i/h), b.vertex("group %d switch %d", to, back/h))
			}
		}
	}
	return b.network()
}

// builder collects vertices by their labels.
type builder struct {
	number map[string]uint32
	labels []string
	links  [][2]uint32
	ends   []uint32
}

func newBuilder() *builder { return &builder{number: make(map[string]uint32)} }

// vertex returns the vertex with a label, which it makes if there is none.
func (b *builder) vertex(format string, args ...any) uint32 {
	label := fmt.Sprintf(format, args...)
	v, ok := b.number[label]
	if !ok {
		v = uint32(len(b.labels))
		b.number[label] = v
		b.labels = append(b.labels, label)
	}
	return v
}

func (b *builder) link(u, v uint32) { b.links = append(b.links, [2]uint32{u, v}) }

func (b *builder) network() (*topology.External, error) {
	g, err := topology.FromEdges(len(b.labels), func(yield func(u, v uint32) bool) {
		for _, l := range b.links {
			if !yield(l[0], l[1]) {
				return
			}
		}
	})
	if err != nil {
		return nil, err
	}
	net, err := topology.NewLabelled(g, b.labels)
	if err != nil {
		return nil, err
	}
	return net.WithEnds(b.ends)
}
