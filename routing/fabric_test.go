package routing_test

import (
	"testing"

	"topocert/routing"
	"topocert/topology"
)

// fabric returns the named network of hosts and switches with its hosts and its parameters.
func fabric(t *testing.T, name string) (net topology.Network, ends []uint32, params []int) {
	net = network(t, name)
	_, params = net.Family()
	return net, net.(interface{ Ends() []uint32 }).Ends(), params
}

// TestFatTreeRouter: between hosts messages take shortest paths, and every way up has
// the same load, with which hosts' own links are the busiest. With n = k/2 an edge
// switch's hosts send to the k³/4 − n hosts elsewhere by n links up, and a pod's n² hosts
// to those of other pods by n².
func TestFatTreeRouter(t *testing.T) {
	for _, on := range []string{"FatTree(2)", "FatTree(4)", "FatTree(6)"} {
		g, r := router(t, "fattree", on)
		net, ends, p := fabric(t, on)
		k, hosts := p[0], uint32(len(ends))
		n := k / 2
		load := make(map[[2]uint32]int)
		for s := range hosts {
			level := distances(g, s)
			for d := range hosts {
				way := routing.Follow(g, r, s, d)
				if way.Outcome != routing.Delivered || way.Hops() != level[d] {
					t.Errorf("%s: %d to %d: %+v, want %d hops", on, s, d, way, level[d])
				}
				for i := 1; i < len(way.Path); i++ {
					load[[2]uint32{way.Path[i-1], way.Path[i]}]++
				}
			}
		}
		edge, agg, core := hosts, hosts+uint32(k*n), hosts+2*uint32(k*n)
		for link, got := range load {
			want := int(hosts) - 1 // at a host
			switch low, high := min(link[0], link[1]), max(link[0], link[1]); {
			case high >= core:
				want = int(hosts) - n*n
			case high >= agg && low >= edge:
				want = int(hosts) - n
			}
			if got != want {
				t.Errorf("%s: %d messages on %s–%s, want %d", on, got, net.Label(link[0]), net.Label(link[1]), want)
			}
		}
		if want := 2 * net.Size(); len(load) != want && k > 2 {
			t.Errorf("%s: %d channels are used, want %d", on, len(load), want)
		}
		if way := routing.Follow(g, r, 0, edge); way.Outcome != routing.Stopped || way.Hops() != 0 {
			t.Errorf("%s: to a switch %+v", on, way)
		}
	}
	if _, err := routing.New("fattree", network(t, "Ring(4)")); err == nil {
		t.Error("a ring is no fat tree")
	}
}

// TestDragonflyRouter: messages go over one global channel at most, and one channel
// within each group at most; of all pairs of groups' routers the global channels are
// right, as every message arrives.
func TestDragonflyRouter(t *testing.T) {
	for _, on := range []string{"Dragonfly(1,1,1)", "Dragonfly(2,1,1)", "Dragonfly(4,2,2)", "Dragonfly(3,1,4)"} {
		g, r := router(t, "dragonfly", on)
		_, ends, params := fabric(t, on)
		a, p, hosts := params[0], params[1], uint32(len(ends))
		group := func(v uint32) int {
			if v < hosts {
				return int(v) / (a * p)
			}
			return int(v-hosts) / a
		}
		classed := r.(routing.Classed)
		for s := range uint32(g.Order()) {
			for d := range uint32(g.Order()) {
				way := routing.Follow(g, r, s, d)
				if way.Outcome != routing.Delivered {
					t.Fatalf("%s: %d to %d: %+v", on, s, d, way)
				}
				within, across := make(map[int]int), 0
				for i := 1; i < len(way.Path); i++ {
					u, v := way.Path[i-1], way.Path[i]
					class := classed.Class(u, v, d, "")
					switch {
					case u < hosts || v < hosts:
						if class != 0 {
							t.Errorf("%s: %d to %d: virtual channel %d at a host", on, s, d, class)
						}
					case group(u) == group(v):
						within[group(u)]++
						if (class == 1) != (group(u) == group(d)) {
							t.Errorf("%s: %d to %d: virtual channel %d from %d to %d", on, s, d, class, u, v)
						}
					default:
						across++
						if class != 0 {
							t.Errorf("%s: %d to %d: virtual channel %d between groups", on, s, d, class)
						}
					}
				}
				if want := map[bool]int{false: 0, true: 1}[group(s) != group(d)]; across != want || within[group(s)] > 1 || within[group(d)] > 1 {
					t.Errorf("%s: %d to %d: %v", on, s, d, way.Path)
				}
			}
		}
	}
}
