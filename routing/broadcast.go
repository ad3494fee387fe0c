package routing

import (
	"cmp"
	"iter"
	"slices"

	"topocert/topology"
)

// planHypercubeExchange exchanges all messages along one dimension after the
// other: d rounds, which no all-to-all broadcast can undercut, d being the
// diameter.
func planHypercubeExchange(cube topology.Grid, _ uint32) *Schedule {
	s := &Schedule{Model: SinglePort, Gossip: true}
	n := uint32(cube.Order())
	for bit := uint32(1); bit < n; bit *= 2 {
		var round []Send
		for v := range n {
			round = append(round, Send{v, v ^ bit})
		}
		s.Rounds = append(s.Rounds, round)
	}
	return s
}

// planFlood sends along a tree of shortest paths, each vertex to all its
// children at once. It takes as many rounds as the farthest vertex is away,
// which no schedule can undercut. Costs O(links).
func planFlood(net topology.Network, source uint32) *Schedule {
	s := &Schedule{Model: AllPort, Source: source}
	reached := make([]bool, net.Order())
	reached[source] = true
	for border := []uint32{source}; len(border) > 0; {
		var round []Send
		for _, u := range border {
			for _, v := range net.Neighbors(u) {
				if !reached[v] {
					reached[v] = true
					round = append(round, Send{u, v})
				}
			}
		}
		border = border[:0:0]
		for _, send := range round {
			border = append(border, send.To)
		}
		if len(round) > 0 {
			s.Rounds = append(s.Rounds, round)
		}
	}
	return s
}

// planFloodAll has every vertex send all it has to all its neighbours, in every
// round until all know all. After r rounds a vertex knows what starts at most r
// links away, so that it takes as many rounds as the diameter, which no schedule can
// undercut; on a network that is not connected, as many as the farthest two
// vertices need that have a path. Costs O(N·links); it is for at most MaxGossip
// vertices.
func planFloodAll(net topology.Network, _ uint32) *Schedule {
	if net.Order() > MaxGossip {
		return nil
	}
	s := &Schedule{Model: AllPort, Gossip: true}
	var round []Send
	for u, v := range net.CSR().Edges() {
		round = append(round, Send{u, v}, Send{v, u})
	}
	most := 0
	for v := range uint32(net.Order()) {
		most = max(most, len(planFlood(net, v).Rounds))
	}
	for range most {
		s.Rounds = append(s.Rounds, round)
	}
	return s
}

func planGreedy(net topology.Network, source uint32) *Schedule { return Greedy(net, source) }

// Rows is what Greedy needs of a graph. Rows may be in any order, which decides
// between equals.
type Rows interface {
	Order() int
	Neighbors(v uint32) []uint32
}

// Greedy is a heuristic for one port. In each round it estimates, for every
// vertex without the message, how many rounds it will need from when it has it
// until all that depend on it do: of the vertices one link farther from the
// informed ones, each depends on the neighbour that needs the least so far, and
// one that sends to its dependants the neediest first needs max(need of the i-th
// + i). Then the informed vertices are matched with their neighbours so that the
// neediest are served. It costs O(links·log) a round, the matching apart.
//
// Source: the estimate is that of H. A. Harutyunyan, B. Shao, "An efficient
// heuristic for broadcasting in networks", J. Parallel Distrib. Comput. 66
// (2006) 68–76 (the tree based algorithm).
// Deviation: the matching serves the neediest first, by augmenting paths.
func Greedy(net Rows, source uint32) *Schedule {
	return &Schedule{Model: SinglePort, Source: source, Rounds: slices.Collect(GreedyRounds(net, source))}
}

// GreedyRounds yields the rounds of Greedy one by one, as they are found.
func GreedyRounds(net Rows, source uint32) iter.Seq[[]Send] {
	return func(yield func([]Send) bool) {
		g := &greedy{net: net, informed: make([]bool, net.Order())}
		g.informed[source] = true
		for {
			round := g.round()
			if len(round) == 0 || !yield(round) {
				return
			}
			for _, send := range round {
				g.informed[send.To] = true
			}
		}
	}
}

type greedy struct {
	net      Rows
	informed []bool
}

// round returns the sends of the next round.
func (g *greedy) round() []Send {
	layers, level := g.layers()
	if len(layers) < 2 {
		return nil
	}
	need := g.needs(layers, level)
	first := slices.Clone(layers[1])
	slices.SortStableFunc(first, func(a, b uint32) int { return cmp.Compare(need[b], need[a]) })
	n := g.net.Order()
	to := slices.Repeat([]int{-1}, n)    // the receiver of each sender
	tried := slices.Repeat([]int{-1}, n) // the receiver for which a sender was last tried
	var serve func(v uint32, turn int) bool
	serve = func(v uint32, turn int) bool {
		for _, u := range g.net.Neighbors(v) {
			if !g.informed[u] || tried[u] == turn {
				continue
			}
			tried[u] = turn
			if to[u] < 0 || serve(uint32(to[u]), turn) {
				to[u] = int(v)
				return true
			}
		}
		return false
	}
	sends := 0
	for _, v := range first {
		if sends == len(layers[0]) {
			break // all have a receiver, so that nobody can serve one more
		}
		if serve(v, int(v)) {
			sends++
		}
	}
	var round []Send
	for _, u := range layers[0] {
		if to[u] >= 0 {
			round = append(round, Send{u, uint32(to[u])})
		}
	}
	return round
}

// layers returns the vertices by their distance from the informed ones.
func (g *greedy) layers() (layers [][]uint32, level []int) {
	level = slices.Repeat([]int{-1}, g.net.Order())
	var now []uint32
	for v := range uint32(g.net.Order()) {
		if g.informed[v] {
			level[v] = 0
			now = append(now, v)
		}
	}
	for len(now) > 0 {
		layers = append(layers, now)
		var next []uint32
		for _, u := range now {
			for _, v := range g.net.Neighbors(u) {
				if level[v] < 0 {
					level[v] = len(layers)
					next = append(next, v)
				}
			}
		}
		now = next
	}
	return layers, level
}

// needs estimates the rounds that each vertex needs once it is informed.
func (g *greedy) needs(layers [][]uint32, level []int) []int {
	need := make([]int, g.net.Order())
	served := make([]int, g.net.Order()) // dependants so far, the neediest first
	for i := len(layers) - 1; i > 1; i-- {
		layer := slices.Clone(layers[i])
		slices.SortStableFunc(layer, func(a, b uint32) int { return cmp.Compare(need[b], need[a]) })
		for _, v := range layer {
			best, found := uint32(0), false
			for _, u := range g.net.Neighbors(v) {
				if level[u] != i-1 {
					continue
				}
				if !found || cost(need, served, u, v) < cost(need, served, best, v) {
					best, found = u, true
				}
			}
			served[best]++
			need[best] = max(need[best], need[v]+served[best])
		}
	}
	return need
}

// cost is what u would need if v depended on it as well, and the number of its
// dependants for ties.
func cost(need, served []int, u, v uint32) int {
	const most = 1 << 20
	return max(need[u], need[v]+served[u]+1)*most + served[u]
}
