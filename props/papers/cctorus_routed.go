package papers

import (
	"fmt"
	"math/big"
	"slices"

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
	a := newArcs(net)
	var first []int64
	largest := int64(1)
	for lay := range lays {
		t.Check(nil)
		if lay == warmUp {
			first = slices.Clone(a.load)
		}
		for i, l := range a.load {
			a.length[i] = power(40*l/largest, 10) // at most 2⁵⁴, so that no path's length overflows
		}
		for s := range a.from[:len(a.from)-1] {
			a.layTree(uint32(s))
		}
		largest = max(largest, slices.Max(a.load))
	}
	most := int64(1)
	for i, l := range a.load {
		most = max(most, l-first[i])
	}
	return big.NewRat(int64(net.Order())*(lays-warmUp), most)
}

func power(x int64, exponent int) int64 {
	p := int64(1)
	for range exponent {
		p *= x
	}
	return p
}

// arcs are the channels of a network, with what is said of each.
type arcs struct {
	net          *props.Net
	from         []int // of each node, the first of its channels; then their number
	to           []uint32
	length, load []int64

	// What a tree needs: of each node the distance, −1 for none so far, the channel that
	// leads there, and the number of nodes behind it; and the nodes by their distance.
	far, below []int64
	way        []int
	parent     []uint32
	order      []uint32
	open       []uint32 // the nodes that a tree may take next
}

func newArcs(net *props.Net) *arcs {
	n := net.Order()
	a := &arcs{net: net, far: make([]int64, n), below: make([]int64, n), way: make([]int, n), parent: make([]uint32, n)}
	for v := range n {
		a.from = append(a.from, len(a.to))
		a.to = append(a.to, net.Neighbors(uint32(v))...)
	}
	a.from = append(a.from, len(a.to))
	a.length, a.load = make([]int64, len(a.to)), make([]int64, len(a.to))
	return a
}

// layTree adds a path from s to each node to the loads: those of a tree of
// shortest paths, where a channel costs one more than its length.
func (a *arcs) layTree(s uint32) {
	for v := range a.far {
		a.far[v], a.below[v] = -1, 0
	}
	a.far[s] = 0
	a.order, a.open = a.order[:0], append(a.open[:0], s)
	for len(a.open) > 0 {
		// The nearest, and of those the one with the least number.
		at := 0
		for i, v := range a.open {
			if w := a.open[at]; a.far[v] < a.far[w] || a.far[v] == a.far[w] && v < w {
				at = i
			}
		}
		u := a.open[at]
		last := len(a.open) - 1
		a.open[at] = a.open[last]
		a.open = a.open[:last]
		a.order = append(a.order, u)
		for i := a.from[u]; i < a.from[u+1]; i++ {
			v, through := a.to[i], a.far[u]+1+a.length[i]
			switch {
			case a.far[v] < 0:
				a.open = append(a.open, v)
			case through >= a.far[v]:
				continue
			}
			a.far[v], a.way[v], a.parent[v] = through, i, u
		}
	}
	if len(a.order) < len(a.far) {
		panic(fmt.Sprintf("props: %s is not connected", a.net.Name()))
	}
	for i := len(a.order) - 1; i > 0; i-- {
		v := a.order[i]
		a.below[v]++
		a.load[a.way[v]] += a.below[v]
		a.below[a.parent[v]] += a.below[v]
	}
}
