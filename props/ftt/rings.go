package ftt

import (
	"topocert/props"
)

// portOrders says in which orders the ports may stand around a ring.
const portOrders = "the order of the four ports around a ring is inferred; of the other two orders, E, W, N, S and E, N, S, W, each is the other reflected in y"

// reorderedDiameterIs is the reading that MCR(k) or TCR(k) with the ports E, W,
// N, S around each ring has the printed diameter.
func reorderedDiameterIs(network, text string, printed func(k int) int) props.Reading {
	return props.Over(sizes(), func(t *props.Case, k int) {
		d := t.Int("diameter", reordered(t, k, network == "TCR"))
		t.Want(d == printed(k), "%s(%d) with the ports E, W, N, S has diameter %d, %s gives %d", network, k, d, text, printed(k))
	}).Named("ports E, W, N, S")
}

// reordered returns MCR(k), or TCR(k) if it is closed, with the ports E, W, N, S in
// this order around each ring. Beside it (x,y,E) is joined to (x+1,y,W), and (x,y,N)
// to (x,y+1,S).
func reordered(t *props.Case, k int, closed bool) *props.Net {
	const east, west, north, south, ports = 0, 1, 2, 3, 4
	at := func(x, y, port int) uint32 { return uint32(ports*(k*(x%k)+y%k) + port) }
	return t.External(ports*k*k, func(yield func(u, v uint32) bool) {
		for x := range k {
			for y := range k {
				for port := range ports {
					if !yield(at(x, y, port), at(x, y, (port+1)%ports)) {
						return
					}
				}
				if (x+1 < k || closed) && !yield(at(x, y, east), at(x+1, y, west)) || (y+1 < k || closed) && !yield(at(x, y, north), at(x, y+1, south)) {
					return
				}
			}
		}
	})
}
