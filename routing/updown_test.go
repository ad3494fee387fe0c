package routing_test

import (
	"testing"

	"topocert/routing"
	"topocert/topology"
)

// TestUpDown: every message goes up, then down, by as few hops as any such way has,
// found by a second method: a search in pairs of a vertex and whether the message went
// down. Where no path leads it stops at its source.
func TestUpDown(t *testing.T) {
	const unknown = ^uint32(0)
	// The roots by hand: in the fat tree a core switch, in the dragonfly a router, in the
	// star its centre; elsewhere the least sum of distances is looked for. The last graph
	// is a triangle 0 1 2, a link 3–4, and a vertex.
	for name, root := range map[string]uint32{
		"Ring(7)": 0, "Mesh(3,4)": 5, "FatTree(4)": 32, "Dragonfly(2,1,1)": 6, "Petersen": 0, "g6:D?{": 4, "Complete(1)": 0, "QT(2,3)": unknown, "FTT(5)": unknown, "g6:EwC?": 0,
	} {
		g, r := router(t, "updown", name)
		n := uint32(g.Order())
		if root == unknown {
			root = median(g)
		}
		level := distances(g, root)
		if name == "g6:EwC?" {
			level[3], level[4], level[5] = 0, 1, 0
		}
		down := func(u, v uint32) bool { return level[v] > level[u] || level[v] == level[u] && v > u }
		waits := false // does the next hop depend on the header?
		for d := range n {
			best := legal(g, d, down)
			for s := range n {
				way := routing.Follow(g, r, s, d)
				if best[s] < 0 {
					if way.Outcome != routing.Stopped || way.Hops() != 0 {
						t.Errorf("%s: %d to %d: %+v, no way leads there", name, s, d, way)
					}
					continue
				}
				if way.Outcome != routing.Delivered || way.Hops() != best[s] {
					t.Errorf("%s: %d to %d: %+v, want %d hops", name, s, d, way, best[s])
				}
				went := false
				for i := 1; i < len(way.Path); i++ {
					u, v := way.Path[i-1], way.Path[i]
					if went && !down(u, v) {
						t.Errorf("%s: %d to %d goes up after it went down: %v", name, s, d, way.Path)
					}
					went = went || down(u, v)
				}
				free, _ := r.Next(s, d, "")
				bound, _ := r.Next(s, d, "down")
				waits = waits || s != d && bound != s && free != bound
			}
		}
		if name == "Ring(7)" && waits {
			t.Errorf("%s: a way down is shortest", name)
		}
		if name == "FTT(5)" && !waits {
			t.Errorf("%s: no next hop depends on where the message comes from", name)
		}
	}
}

// median returns the least vertex with the least sum of distances.
func median(g *topology.Graph) uint32 {
	best, least := uint32(0), 1<<30
	for v := range uint32(g.Order()) {
		sum := 0
		for _, d := range distances(g, v) {
			sum += d
		}
		if sum < least {
			best, least = v, sum
		}
	}
	return best
}

// distances returns the distances from a vertex, −1 for out of reach.
func distances(g *topology.Graph, from uint32) []int {
	level := make([]int, g.Order())
	for v := range level {
		level[v] = -1
	}
	level[from] = 0
	for queue := []uint32{from}; len(queue) > 0; queue = queue[1:] {
		for _, u := range g.Neighbors(queue[0]) {
			if level[u] < 0 {
				level[u] = level[queue[0]] + 1
				queue = append(queue, u)
			}
		}
	}
	return level
}

// legal returns the hops from each vertex to d of a shortest way up, then down; −1 if
// there is none.
func legal(g *topology.Graph, d uint32, down func(u, v uint32) bool) []int {
	type state struct {
		at   uint32
		went bool // down, so that it is not to go up
	}
	best := make([]int, g.Order())
	for s := range best {
		best[s] = -1
		hops := map[state]int{{uint32(s), false}: 0}
		for queue := []state{{uint32(s), false}}; len(queue) > 0; queue = queue[1:] {
			now := queue[0]
			if now.at == d {
				best[s] = hops[now]
				break
			}
			for _, u := range g.Neighbors(now.at) {
				next := state{u, down(now.at, u)}
				if _, met := hops[next]; !met && (next.went || !now.went) {
					hops[next] = hops[now] + 1
					queue = append(queue, next)
				}
			}
		}
	}
	return best
}
