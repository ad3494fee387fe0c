package papers

import (
	"math/big"

	"topocert/props"
)

// largestLoad returns the largest load of a channel if each node sends one
// unit to every other, split equally over all shortest paths. If s and v are
// joined by σ(s,v) of them, the channel u→v carries σ(s,u)·σ(v,d)/σ(s,d) from s
// to d if it lies on one. Channels that an automorphism moves to each other carry
// the same, so that those from one node of each orbit tell.
func largestLoad(t *props.Case, net *props.Net) *big.Rat {
	n := net.Order()
	distance, paths := make([][]uint32, n), make([][]int64, n)
	for s := range n {
		distance[s] = t.Levels(net, uint32(s))
		for _, counted := range pathCounts(t, net, uint32(s)) {
			paths[s] = append(paths[s], counted.Int64()) // far below 2⁶³ where all loads are asked for
		}
	}
	largest := new(big.Rat)
	for _, u := range t.Symmetries(net).Sources {
		for _, v := range net.Neighbors(u) {
			parts := make(map[int64]int64) // numerators by denominator
			for s := range n {
				if distance[s][v] != distance[s][u]+1 {
					continue
				}
				for d := range n {
					if distance[s][d] == distance[s][v]+distance[v][d] {
						parts[paths[s][d]] += paths[s][u] * paths[v][d]
					}
				}
			}
			load := new(big.Rat)
			for denominator, numerator := range parts {
				load.Add(load, big.NewRat(numerator, denominator))
			}
			if load.Cmp(largest) > 0 {
				largest = load
			}
		}
	}
	return largest
}
