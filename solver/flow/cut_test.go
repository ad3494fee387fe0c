package flow

import (
	"math/rand/v2"

	"topocert/solver/distance"
	"topocert/topology"
)

// swapCut returns the width of a cut into ⌊N/2⌋ and ⌈N/2⌉ vertices: the best of
// several descents, each from a ball or a random half, by the exchange of two vertices
// as long as that helps or does not harm. It knows nothing of flows.
func swapCut(g *topology.Graph, starts int) int {
	rng := rand.New(rand.NewPCG(3, 4))
	n := g.Order()
	best := g.Size()
	inside := make([]bool, n)
	gain := func(v uint32) int {
		gain := 0
		for _, u := range g.Neighbors(v) {
			if inside[u] == inside[v] {
				gain--
			} else {
				gain++
			}
		}
		return gain
	}
	for start := range starts {
		order := rng.Perm(n)
		if start%4 != 0 {
			_, ball := distance.Levels(g, uint32(order[0]), nil, nil)
			for i, v := range ball {
				order[i] = int(v)
			}
		}
		if start == 1 { // by number
			for i := range order {
				order[i] = i
			}
		}
		for i, v := range order {
			inside[v] = i < n/2
		}
		width := 0
		for u, v := range g.Edges() {
			if inside[u] != inside[v] {
				width++
			}
		}
		for still := 0; still < 40; still++ {
			best = min(best, width)
			most, count := -n, 0
			var a, b uint32
			for u := range uint32(n) {
				if !inside[u] {
					continue
				}
				for v := range uint32(n) {
					if inside[v] {
						continue
					}
					s := gain(u) + gain(v)
					if g.HasEdge(u, v) {
						s -= 2
					}
					if s > most {
						most, count = s, 0
					}
					if count++; s == most && rng.IntN(count) == 0 {
						a, b = u, v
					} else if s < most {
						count--
					}
				}
			}
			if most < 0 {
				break
			}
			if most > 0 {
				still = 0
			}
			inside[a], inside[b] = false, true
			width -= most
		}
	}
	return best
}
