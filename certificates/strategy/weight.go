package strategy

import (
	"slices"

	"topocert/certificates/language"
	"topocert/certificates/words"
)

// weightIn is the weight of a link that a text gives to a network made of others: the number behind "weight", or
// that of the same link in the network of a name, or 1.
func (e *evaluator) weightIn(next language.Next, s *scope, a, b any) int64 {
	if next.On != nil {
		w := e.whole(next.On, s)
		if w < 1 || w > words.MaxWeight {
			e.noValue(next.On, "the weight %d, want 1 to %d", w, words.MaxWeight)
		}
		return w
	}
	p, q := e.parts[a.(part)], e.parts[b.(part)]
	if p.form != vertex || q.form != vertex || p.root != q.root {
		return 1
	}
	if to := e.roots[p.root].edge(int(p.index), int(q.index)); to != nil {
		return to.weight
	}
	return 1
}

// edge is the link from one vertex to another, nil if there is none.
func (g *network) edge(i, j int) *edge {
	at, found := slices.BinarySearchFunc(g.next[i], j, func(to edge, j int) int { return to.to - j })
	if !found {
		return nil
	}
	return &g.next[i][at]
}

// weight is the weight of a link of a network.
func (e *evaluator) weight(n *language.Node, g *network, link any) any {
	p, is := link.(part)
	if !is || len(e.parts[p].of) != 2 {
		e.noValue(n, "the weight of %s, want a link", e.show(link))
	}
	i, has := e.at(n, g, e.parts[p].of[0])
	j, there := e.at(n, g, e.parts[p].of[1])
	if has && there {
		if to := g.edge(i, j); to != nil {
			return whole(to.weight)
		}
	}
	e.noValue(n, "the weight of %s, want a link of the network", e.show(link))
	return nil
}

// cheapest is Dijkstra's search from a vertex (E. W. Dijkstra, "A note on two problems in connexion with graphs",
// Numer. Math. 1, 1959): the least sums of weights on the ways to all others, −1 for what is not reached.
func (e *evaluator) cheapest(g *network, from int) []int64 {
	if cost := g.costs[from]; cost != nil {
		return cost
	}
	n := len(g.vertices)
	cost, done := make([]int64, n), make([]bool, n)
	for i := range cost {
		cost[i] = -1
	}
	e.hold(g, 9*int64(n))
	cost[from] = 0
	for at := from; at >= 0; {
		done[at] = true
		e.spend(int64(len(g.next[at])) + int64(n) + 4)
		for _, to := range g.next[at] {
			if sum := cost[at] + to.weight; cost[to.to] < 0 || sum < cost[to.to] {
				cost[to.to] = sum
			}
		}
		at = -1
		for i, c := range cost {
			if c >= 0 && !done[i] && (at < 0 || c < cost[at]) {
				at = i
			}
		}
	}
	g.costs[from] = cost
	return cost
}
