package fuzz

import (
	"slices"
	"strconv"

	"topocert/certificates"
	"topocert/certificates/broadcasts"
	"topocert/topology"
)

// bounds tells whether a statement about a number, which is from least to most
// or infinite, may be true.
func bounds(s certificates.Statement, finite bool, least, most int) bool {
	if s.Relation == ">=" && !finite {
		return true
	}
	value, err := strconv.Atoi(s.Value)
	if err != nil || !finite {
		return false
	}
	switch s.Relation {
	case "<=":
		return least <= value
	case ">=":
		return value <= most
	}
	return false
}

// broadcastRounds returns the least number of rounds of a broadcast in a
// connected network, by trying everything; small networks only.
func broadcastRounds(net topology.Network, model string, source uint32) int {
	if model == broadcasts.AllPort {
		return slices.Max(levels(net, source))
	}
	all := uint64(1)<<net.Order() - 1
	now := map[uint64]bool{1 << source: true}
	for rounds := 0; ; rounds++ {
		if now[all] {
			return rounds
		}
		next := make(map[uint64]bool)
		for set := range now {
			var choose func(u uint32, after uint64)
			choose = func(u uint32, after uint64) {
				if int(u) == net.Order() {
					next[after] = true
					return
				}
				idle := true
				if set>>u&1 == 1 {
					for _, v := range net.Neighbors(u) {
						if after>>v&1 == 0 {
							idle = false
							choose(u+1, after|1<<v)
						}
					}
				}
				if idle { // to send is never worse
					choose(u+1, after)
				}
			}
			choose(0, set)
		}
		now = next
	}
}

// gossipRounds returns bounds on the number of rounds of an all-to-all broadcast
// in a connected network: with all ports it is the diameter; on up to 4 vertices,
// exact; else the most is that of the telephone calls along one link after the
// other that gather everything at a vertex and send it back.
func gossipRounds(net topology.Network, model string) (least, most int) {
	n := net.Order()
	for v := range uint32(n) {
		least = max(least, slices.Max(levels(net, v)))
	}
	if model == broadcasts.AllPort {
		return least, least
	}
	if n > 4 {
		return least, 2 * (n - 1)
	}
	// A state has 4 bits for each vertex: the messages that it knows.
	start, end := uint(0), uint(0)
	for v := range n {
		start |= 1 << (5 * v)
		end |= (1<<n - 1) << (4 * v)
	}
	now := map[uint]bool{start: true}
	for rounds := 0; ; rounds++ {
		if now[end] {
			return rounds, rounds
		}
		next := make(map[uint]bool)
		for state := range now {
			var choose func(u uint32, received uint, after uint)
			choose = func(u uint32, received, after uint) {
				if int(u) == n {
					next[after] = true
					return
				}
				choose(u+1, received, after)
				for _, v := range net.Neighbors(u) {
					if received>>v&1 == 0 {
						choose(u+1, received|1<<v, after|(state>>(4*u)&15)<<(4*v))
					}
				}
			}
			choose(0, 0, state)
		}
		now = next
	}
}
