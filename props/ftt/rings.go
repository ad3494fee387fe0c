package ftt

import (
	"math/big"
	"topocert/props"

	"topocert/topology"
)

// portOrders says in which orders the ports may stand around a ring.
const portOrders = "the order of the four ports around a ring is inferred; of the other two orders, E, W, N, S and E, N, S, W, each is the other reflected in y"

// reorderedDiameterIs is the reading that MCR(k) or TCR(k) with the ports E, W,
// N, S around each ring has the diameter that the formula gives.
func reorderedDiameterIs(network, text string, formula func(k int) *big.Rat) props.Reading {
	return sizes().All(func(t *props.Case, p []int) {
		d, printed := t.Diameter(reordered(t, network, p[0])), formula(p[0])
		t.Want(same(whole(d), printed), "%s(%d) with the ports E, W, N, S has diameter %d, %s gives %s", network, p[0], d, text, fttText(printed))
	}).Named("ports E, W, N, S")
}

// reordered returns MCR(k) or TCR(k) with the ports E, W, N, S = 0, 2, 1, 3 in
// this order around each ring.
func reordered(t *props.Case, network string, k int) topology.Network {
	net, around := t.Net("%s(%d)", network, k), [4]uint32{0, 2, 1, 3}
	g, err := topology.FromEdges(net.Order(), func(yield func(u, v uint32) bool) {
		for u, v := range net.CSR().Edges() {
			if u/4 != v/4 && !yield(u, v) {
				return
			}
		}
		for ring := range uint32(net.Order() / 4) {
			for i, port := range around {
				if !yield(4*ring+port, 4*ring+around[(i+1)%4]) {
					return
				}
			}
		}
	})
	t.Check(err)
	return t.Foreign(g)
}
