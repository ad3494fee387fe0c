package routing

import "topocert/topology"

// dateline is a router that corrects one axis of a torus after the other, with two
// virtual channels a directed link: dor on a torus, jtorus. Along
// an axis a message takes virtual channel 1 as long as the wrap-around link (the
// dateline) is still before it, and virtual channel 0 afterwards. So the channels of
// each direction of a ring have an order: those with number 1 up to the wrap-around
// link, then those with number 0. There is no deadlock.
//
// It costs O(axes) a hop.
//
// Source: W. J. Dally, C. L. Seitz, "Deadlock-Free Message Routing in
// Multiprocessor Interconnection Networks", IEEE Trans. Computers C-36, 1987,
// the routing function for k-ary n-cubes.
type dateline struct {
	Router
	axes []axis
}

var _ Classed = (*dateline)(nil)

func newDateline(net topology.Grid, p []int) Router {
	axes := axesOf(net.Sides())
	switch stem, _ := net.Family(); stem {
	case "JTorus":
		return &dateline{newJTorus(net, p), axes}
	case "OCT":
		return &octDateline{dateline{newOCT(net, p), axes[:2]}}
	}
	return &dateline{newDimensionOrder(net, p), axes}
}

// Classes returns 2.
func (*dateline) Classes() int { return 2 }

// Class returns 1 if the message has yet to take the wrap-around link of the
// ring along which it moves from at to next.
func (r *dateline) Class(at, next, destination uint32, _ string) int {
	for _, a := range r.axes {
		c, to, d := at/a.stride%a.side, next/a.stride%a.side, destination/a.stride%a.side
		if c == to {
			continue
		}
		up := to == (c+1)%a.side
		if up && c > d || !up && c < d {
			return 1
		}
		return 0
	}
	return 0
}

// octDateline is oct with two virtual channels a directed link: in the octagon a
// message takes virtual channel 0 if a second hop follows there, else 1; in the torus
// it is as dateline says. Octagons come first, and no two hops in one octagon take the
// same virtual channel, so there is no deadlock.
type octDateline struct{ dateline }

var _ Classed = (*octDateline)(nil)

// Class returns the virtual channel of the hop from at to next.
func (r *octDateline) Class(at, next, destination uint32, header string) int {
	switch next % 8 {
	case at % 8:
		return r.dateline.Class(at, next, destination, header)
	case destination % 8:
		return 1
	}
	return 0
}
