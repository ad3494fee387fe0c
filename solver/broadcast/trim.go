package broadcast

import (
	"math/bits"
	"slices"

	"topocert/routing"
	"topocert/topology"
)

// maxTrimmed bounds what trimming an all-to-all broadcast remembers, in words of 64 messages.
const maxTrimmed = 1 << 24

// trimGossip returns the rounds of an all-to-all broadcast without sends that bring nothing
// that is needed. From the last round to the first, each vertex takes what it needs and does not
// know before from as few neighbours as a greedy choice finds; whatever else it needs and they
// know by then comes from them too.
func trimGossip(g *topology.Graph, rounds [][]routing.Send) [][]routing.Send {
	n := g.Order()
	row := (n + 63) / 64
	if int64(n)*int64(row)*int64(len(rounds)+2) > maxTrimmed {
		return rounds
	}
	// known holds what each vertex knows after each round, if everything is sent.
	know := make([]uint64, n*row)
	for v := range n {
		know[v*row+v/64] |= 1 << (v % 64)
	}
	of := func(set []uint64, v uint32) []uint64 { return set[int(v)*row : (int(v)+1)*row] }
	known := [][]uint64{know}
	for _, round := range rounds {
		next := slices.Clone(know)
		for _, s := range round {
			to := of(next, s.To)
			for i, w := range of(know, s.From) {
				to[i] |= w
			}
		}
		know = next
		known = append(known, know)
	}
	need := slices.Clone(know)
	trimmed := make([][]routing.Send, len(rounds))
	for t := len(rounds) - 1; t >= 0; t-- {
		before := known[t]
		senders := make([][]uint32, n)
		for _, s := range rounds[t] {
			senders[s.To] = append(senders[s.To], s.From)
		}
		earlier := make([]uint64, len(need))
		for v := range uint32(n) {
			want := of(need, v)
			for {
				best, most := uint32(0), 0
				for _, u := range senders[v] {
					count := 0
					for i, w := range of(before, u) {
						count += bits.OnesCount64(w & want[i] &^ of(before, v)[i])
					}
					if count > most {
						best, most = u, count
					}
				}
				if most == 0 {
					break
				}
				trimmed[t] = append(trimmed[t], routing.Send{From: best, To: v})
				from := of(earlier, best)
				for i, w := range of(before, best) {
					from[i] |= w & want[i]
					want[i] &^= w
				}
			}
			for i, w := range want {
				of(earlier, v)[i] |= w
			}
		}
		need = earlier
	}
	return trimmed
}
