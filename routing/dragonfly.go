package routing

import "topocert/topology"

// dragonfly is the router dragonfly: minimal routing as the dragonfly's paper calls it.
// A message to another group goes to the router of its group with the channel there,
// over that channel, and to its destination's router: by at most one channel within
// each group. (A way over two global channels can be shorter by a hop; it is not taken.)
// On the channels of the destination's group it takes virtual channel 1, before virtual
// channel 0, so that the channels have an order and there is no deadlock.
//
// It costs O(1) a hop.
//
// Source: J. Kim, W. J. Dally, S. Scott, D. Abts, "Technology-Driven, Highly-Scalable
// Dragonfly Topology", ISCA 2008, §4. Deviations: it serves messages of routers too.
type dragonfly struct {
	headerless
	a, p, h, groups uint32
}

var _ Classed = (*dragonfly)(nil)

func newDragonfly(_ topology.Grid, p []int) Router {
	return &dragonfly{a: uint32(p[0]), p: uint32(p[1]), h: uint32(p[2]), groups: uint32(p[0]*p[2] + 1)}
}

// routers returns the number of hosts, which is that of the first router.
func (r *dragonfly) routers() uint32 { return r.groups * r.a * r.p }

// routerOf returns the router of a host, or the router itself: by group, then by its
// number there.
func (r *dragonfly) routerOf(v uint32) uint32 {
	if v < r.routers() {
		return v / r.p
	}
	return v - r.routers()
}

// Next returns the next vertex on the way to the destination.
func (r *dragonfly) Next(at, destination uint32, _ string) (uint32, string) {
	if at == destination {
		return at, ""
	}
	first := r.routers()
	if at < first {
		return first + at/r.p, ""
	}
	here, to := at-first, r.routerOf(destination)
	group, goal := here/r.a, to/r.a
	switch {
	case here == to:
		return destination, ""
	case group == goal:
		return first + to, ""
	}
	channel := (goal + r.groups - group - 1) % r.groups // of the group, to the goal
	if with := group*r.a + channel/r.h; with != here {
		return first + with, ""
	}
	return first + goal*r.a + (r.a*r.h-1-channel)/r.h, ""
}

// Classes returns 2.
func (*dragonfly) Classes() int { return 2 }

// Class returns 1 for a hop between routers of the destination's group, else 0.
func (r *dragonfly) Class(at, next, destination uint32, _ string) int {
	first := r.routers()
	if at < first || next < first {
		return 0
	}
	if goal := r.routerOf(destination) / r.a; (at-first)/r.a == goal && (next-first)/r.a == goal {
		return 1
	}
	return 0
}
