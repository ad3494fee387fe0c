package routing

import "topocert/topology"

// OCTFault is the unicast oct for a network in which one vertex or link may be
// dead: the repair of OCTFaultPrinted. With a fault every message between live
// vertices takes a shortest way that is left, for all k, m ≥ 1: at most two hops
// more than without the fault, and none more unless it must.
//
// The rule at a vertex, for a neighbour x that is alive and linked: call x clear
// if some shortest way from x to the destination avoids the fault. A message goes
// where oct sends it if that neighbour is clear, else to the first of the clear
// neighbours that are nearest to the destination (in the network without fault).
//
// Whether x is clear is seen at once. If x and the destination differ in two
// coordinates or three, it is: the shortest ways that finish one coordinate
// before the next, in two different orders, have only their ends in common. If
// they differ in one, all shortest ways run along that ring or octagon, and it is
// a matter of comparing positions.
//
// Hence from a clear vertex every hop leads to a clear one, a step nearer. From a
// vertex that is not clear, at distance d, a step in a coordinate that does not
// differ leads to a clear one at distance d+1, and the message arrives after d+2
// hops; or it arrives after d+1 where it may stay at distance d, which is so in the
// octagon from 0 to 2 and the like (0–4–3–2 for 0–1–2). Nothing is shorter. In a
// ring of the torus every way takes as many hops as the distance, modulo 2, and a
// single hop elsewhere cannot be taken back; and if a link of the octagon is dead
// its ends have no neighbour in common.
//
// No header. Every vertex knows of the fault. A hop costs O(1), at most seven
// neighbours being looked at.
//
// Source: the OCT paper, §2.3, for the problem; the rule is new.
type OCTFault struct {
	*Relative
	net  topology.Network
	k, m int
}

var _ FaultTolerant = (*OCTFault)(nil)

func newOCTFault(n topology.Grid, p []int) Router {
	return &OCTFault{octUnicast(n, p), n, p[0], p[1]}
}

// Around returns the router in the network with the fault.
func (r *OCTFault) Around(f Fault) Router {
	return &octAround{unicast: r.Relative, net: r.net, fault: f, rows: uint32(2 * r.k), columns: uint32(2 * r.m)}
}

// octAround is OCTFault in a network with a fault.
type octAround struct {
	headerless
	unicast       *Relative
	net           topology.Network
	fault         Fault
	rows, columns uint32
}

// octPlace is a vertex of OCT by its coordinates, or a difference of two.
type octPlace struct{ row, column, o uint32 }

func (r *octAround) place(v uint32) octPlace {
	return octPlace{v / 8 / r.columns, v / 8 % r.columns, v % 8}
}

// Next returns the next vertex on the way to the destination.
func (r *octAround) Next(at, destination uint32, _ string) (uint32, string) {
	first, _ := r.unicast.Next(at, destination, "")
	if !r.fault.Blocks(at, first) && r.clear(first, destination) {
		return first, ""
	}
	next, least := at, ^uint32(0)
	for _, x := range r.net.Neighbors(at) {
		if r.fault.Blocks(at, x) || !r.clear(x, destination) {
			continue
		}
		if d := r.distance(x, destination); d < least {
			next, least = x, d
		}
	}
	return next, ""
}

// distance returns the distance in the network without fault.
func (r *octAround) distance(u, v uint32) uint32 {
	a, b := r.place(u), r.place(v)
	row, column := around(a.row, b.row, r.rows), around(a.column, b.column, r.columns)
	return min(row, r.rows-row) + min(column, r.columns-column) + octagonDistance((b.o-a.o)%8)
}

// around returns how far up from a the number b is, both modulo side.
func around(a, b, side uint32) uint32 {
	if b >= a {
		return b - a
	}
	return b + side - a
}

// clear tells whether some shortest way from the live vertex x to the
// destination avoids the fault.
func (r *octAround) clear(x, destination uint32) bool {
	a, b := r.place(x), r.place(destination)
	u, v := r.place(r.fault.U), r.place(r.fault.V)
	switch {
	case a.row == b.row && a.column == b.column:
		return x == destination || r.clearOctagon(x, destination)
	case a.row == b.row && a.o == b.o:
		return !shared(u.row, v.row, a.row) || !shared(u.o, v.o, a.o) ||
			clearRing(r.columns, around(a.column, b.column, r.columns), around(a.column, u.column, r.columns), around(a.column, v.column, r.columns))
	case a.column == b.column && a.o == b.o:
		return !shared(u.column, v.column, a.column) || !shared(u.o, v.o, a.o) ||
			clearRing(r.rows, around(a.row, b.row, r.rows), around(a.row, u.row, r.rows), around(a.row, v.row, r.rows))
	}
	return true
}

// shared tells whether both ends of the fault have the given coordinate.
func shared(u, v, coordinate uint32) bool { return u == coordinate && v == coordinate }

// clearRing tells whether one of the shortest ways around a ring, from 0 to e ≠ 0,
// avoids the dead vertex u = v ≠ 0, e, or the dead link from u to v.
func clearRing(side, e, u, v uint32) bool {
	up := 2*e <= side && (u > e || v > e)
	down := 2*e >= side && (0 < u && u < e || 0 < v && v < e)
	return up || down
}

// clearOctagon tells the same of two vertices in one octagon.
func (r *octAround) clearOctagon(x, destination uint32) bool {
	slice, o := x-x%8, (destination-x)%8
	if octagonDistance(o) == 1 {
		return !r.fault.Blocks(x, destination)
	}
	for _, step := range [...]uint32{1, 4, 7} {
		y := slice + (x+step)%8
		if octagonDistance((destination-y)%8) == 1 && !r.fault.Blocks(x, y) && !r.fault.Blocks(y, destination) {
			return true
		}
	}
	return false
}
