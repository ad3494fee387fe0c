package routing_test

import (
	"slices"
	"testing"

	"topocert/routing"
	"topocert/topology"
)

// tally is what exhaust finds.
type tally struct {
	pairs, delivered, minimal int
	maxHops, totalHops        int // of the delivered
	livelocked, stopped, left int
	// bad is the path of the first pair that is not delivered, the closest pair
	// first, then the least; detour likewise that of the first one delivered on
	// a path that is too long.
	bad, detour []uint32
}

// exhaust follows every ordered pair of different vertices, one hop after the
// other, and compares with plain breadth-first search. It is the reference for
// the faster audit.
func exhaust(net *topology.Graph, r routing.Router) tally {
	var t tally
	n := uint32(net.Order())
	badAt, detourAt := n, n
	for s := range n {
		level := levels(net, s)
		for d := range n {
			if s == d {
				continue
			}
			t.pairs++
			route := routing.Follow(net, r, s, d)
			switch route.Outcome {
			case routing.Delivered:
				t.delivered++
				t.totalHops += route.Hops()
				t.maxHops = max(t.maxHops, route.Hops())
				if uint32(route.Hops()) == level[d] {
					t.minimal++
				} else if level[d] < detourAt {
					detourAt, t.detour = level[d], route.Path
				}
				continue
			case routing.Livelock:
				t.livelocked++
			case routing.Stopped:
				t.stopped++
			case routing.Left:
				t.left++
			}
			if level[d] < badAt {
				badAt, t.bad = level[d], route.Path
			}
		}
	}
	return t
}

// levels returns the distances from s.
func levels(g *topology.Graph, s uint32) []uint32 {
	level := slices.Repeat([]uint32{uint32(g.Order())}, g.Order())
	level[s] = 0
	queue := append(make([]uint32, 0, g.Order()), s)
	for i := 0; i < len(queue); i++ {
		for _, u := range g.Neighbors(queue[i]) {
			if level[u] == uint32(g.Order()) {
				level[u] = level[queue[i]] + 1
				queue = append(queue, u)
			}
		}
	}
	return level
}

// network returns the named network.
func network(t testing.TB, name string) topology.Network {
	net, err := topology.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return net
}

// router returns the named router on the named network.
func router(t testing.TB, name, on string) (*topology.Graph, routing.Router) {
	net := network(t, on)
	r, err := routing.New(name, net)
	if err != nil {
		t.Fatal(err)
	}
	return net.CSR(), r
}

// minimal demands that a router delivers every pair on a shortest path.
func minimal(t *testing.T, name, on string) {
	t.Helper()
	g, r := router(t, name, on)
	if got := exhaust(g, r); got.minimal != got.pairs {
		t.Errorf("%s on %s: %d of %d pairs minimal, %d delivered; %d %d", name, on, got.minimal, got.pairs, got.delivered, got.bad, got.detour)
	}
}
