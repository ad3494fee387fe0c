package routing

import "topocert/topology"

// dateline is dor on a torus with two virtual channels a directed link. Along
// an axis a message takes class 1 as long as the wrap-around link is still before
// it, and class 0 afterwards. So the channels of each direction of a ring have an
// order: those of class 1 up to the wrap-around link, then those of class 0; and
// there is no deadlock.
//
// It costs O(axes) a hop.
//
// Source: W. J. Dally, C. L. Seitz, "Deadlock-Free Message Routing in
// Multiprocessor Interconnection Networks", IEEE Trans. Computers C-36, 1987,
// the routing function for k-ary n-cubes.
type dateline struct {
	Router // dor
	axes   []axis
}

var _ Classed = (*dateline)(nil)

func newDateline(net topology.Network) Router {
	if n, ok := net.(*topology.Torus); ok {
		return &dateline{newDimensionOrder(n), axesOf(n.Sides())}
	}
	return nil
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
