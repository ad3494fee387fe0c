package cctorus

import (
	"fmt"
	"maps"
	"math/big"
	"topocert/props"
)

// routed lays lays paths for each pair, of which it leaves out the
// first warmUp: they are laid before the loads tell what is scarce.
const lays, warmUp = 300, 50

// routed returns a throughput that the network reaches. It lays paths from
// every node to every other, again and again, each time shortest ones for lengths
// that grow steeply with the load so far, and counts the loads: any routing
// proves what it reaches, however it was found.
func routed(t *props.Case, net *props.Net) *big.Rat {
	n := net.Order()
	var first map[[2]uint32]int64
	load := make(map[[2]uint32]int64)
	largest := int64(1)
	for lay := range lays {
		t.Check(nil)
		if lay == warmUp {
			first = maps.Clone(load)
		}
		length := make(map[[2]uint32]int64, len(load))
		for channel, l := range load {
			length[channel] = power(40*l/largest, 10) // at most 2⁵⁴, so that no path's length overflows
		}
		for s := range n {
			layTree(net, uint32(s), length, load)
		}
		for _, l := range load {
			largest = max(largest, l)
		}
	}
	most := int64(1)
	for channel, l := range load {
		most = max(most, l-first[channel])
	}
	return big.NewRat(int64(n)*(lays-warmUp), most)
}

func power(x int64, exponent int) int64 {
	p := int64(1)
	for range exponent {
		p *= x
	}
	return p
}

// layTree adds a path from s to each node to the loads: those of a tree of
// shortest paths, where a channel costs one more than its length.
func layTree(net *props.Net, s uint32, length, load map[[2]uint32]int64) {
	n := net.Order()
	far := make([]int64, n)
	for v := range far {
		far[v] = -1
	}
	far[s] = 0
	parent, done := make([]uint32, n), make([]bool, n)
	var order []uint32
	for range n {
		next := -1
		for v := range n {
			if !done[v] && far[v] >= 0 && (next < 0 || far[v] < far[next]) {
				next = v
			}
		}
		if next < 0 {
			panic(fmt.Sprintf("props: %s is not connected", net.Name()))
		}
		u := uint32(next)
		done[u] = true
		order = append(order, u)
		for _, v := range net.Neighbors(u) {
			if through := far[u] + 1 + length[[2]uint32{u, v}]; far[v] < 0 || through < far[v] {
				far[v], parent[v] = through, u
			}
		}
	}
	below := make([]int64, n)
	for i := n - 1; i > 0; i-- {
		v := order[i]
		below[v]++
		load[[2]uint32{parent[v], v}] += below[v]
		below[parent[v]] += below[v]
	}
}
