package routing

import (
	"slices"

	"topocert/topology"
)

// FTTFault is FTTMinimal with a detour around a dead vertex or link of FTT(n): the
// repaired form of procedure B. It delivers every pair of living vertices.
//
// The rim of a dead link consists of the two squares that the link is a side of, the
// rim of a dead vertex of the four squares at it, without the dead part: a cycle of 6
// or 8 places. Where one of these faces is no square but the ring of 12 around
// the corners (see FTTMinimal), the rim is the path that the other squares leave.
//
// A message whose next hop is blocked is at the rim. If another neighbour is as
// near to the destination it goes there. Else it follows the rim to a place that is
// nearer to the destination than the one where it is, in the network without the
// fault, so that the hops there and the distance left are least; and then on as if
// there were no fault. Such a place exists: that which the blocked path leads to
// after the fault. A message meets the fault only once, for what is blocked lies on
// shortest paths from one distance only, and the message is past that.
//
// The detour: at most 2 hops for a dead link, whose rim has 3 hops from end to
// end; at most 4 for a dead vertex, whose rim has at most 6 from neighbour to
// neighbour. That is against the distance without the fault; against the shortest
// path that is left it is up to 2 and 4 as well, for n ≤ 9. Only the ends of a dead link, and the rim of a dead vertex, need to
// know of the fault. The header, in a detour, is the two indices on the rim of
// where the message is and where it leaves.
//
// Domain: FTT(n), n ≥ 4, and one fault. Cost: that of FTTMinimal; at the fault up
// to eleven times that.
//
// Ours; procedure B is FTTRouteB.
type FTTFault struct {
	*FTTMinimal
	net *topology.Graph
}

var _ FaultTolerant = (*FTTFault)(nil)

// NewFTTFault returns the router on FTT(n); it panics on others.
func NewFTTFault(net topology.Network) *FTTFault {
	return &FTTFault{NewFTTMinimal(of(net, "FTT")[0]), net.CSR()}
}

// Around returns the router in the network with the fault.
func (r *FTTFault) Around(f Fault) Router {
	a := &fttAround{FTTFault: r, fault: f}
	switch {
	case int(max(f.U, f.V)) >= r.net.Order(): // none of this network
	case f.Vertex():
		a.aroundVertex(f.U)
	default:
		a.aroundLink(f.U, f.V)
	}
	return a
}

// fttAround is the router with a fault.
type fttAround struct {
	*FTTFault
	fault Fault
	// rim holds the places around the fault, each a neighbour of the one before.
	rim    []uint32
	closed bool // the first is a neighbour of the last
}

// aroundVertex makes the rim of a dead vertex: its neighbours in the order in which
// their links leave it, and between each two the fourth corner of the square.
func (r *fttAround) aroundVertex(w uint32) {
	side := r.turn(w)
	var rim [8]uint32
	gap := -1
	for i, u := range side {
		rim[2*i] = u
		corner, ok := r.common(u, side[(i+1)%4], w)
		if !ok {
			gap = 2*i + 1
		}
		rim[2*i+1] = corner
	}
	r.closed = gap < 0
	for k := range 8 {
		if i := (gap + 1 + k) % 8; i != gap {
			r.rim = append(r.rim, rim[i])
		}
	}
}

// aroundLink makes the rim of a dead link: from u to v by one square, and back by
// the other.
func (r *fttAround) aroundLink(u, v uint32) {
	var paths [][2]uint32
	for _, a := range r.net.Neighbors(u) {
		for _, b := range r.net.Neighbors(v) {
			if a != v && b != u && r.net.HasEdge(a, b) {
				paths = append(paths, [2]uint32{a, b})
			}
		}
	}
	if len(paths) == 0 {
		return
	}
	p := paths[0]
	r.rim = []uint32{u, p[0], p[1], v}
	if len(paths) > 1 {
		q := paths[1]
		r.rim, r.closed = append(r.rim, q[1], q[0]), true
	}
}

// turn returns the neighbours of w in the order in which their links leave it.
func (r *fttAround) turn(w uint32) [4]uint32 {
	var side [4]uint32
	p := r.place(w)
	for i, steps := range [4][2]byte{{fttRight, fttWrapX}, {fttUp, fttWrapY}, {fttLeft, fttWrapX}, {fttDown, fttWrapY}} {
		next, inside := r.step(p, steps[0])
		if !inside {
			next, _ = r.step(p, steps[1])
		}
		side[i] = r.vertex(next)
	}
	return side
}

// common returns a neighbour of u and v other than w.
func (r *fttAround) common(u, v, w uint32) (uint32, bool) {
	for _, x := range r.net.Neighbors(u) {
		if x != w && r.net.HasEdge(x, v) {
			return x, true
		}
	}
	return 0, false
}

// fttIndices holds the headers: that of i and j at 2(8i+j).
const fttIndices = "0001020304050607" + "1011121314151617" + "2021222324252627" + "3031323334353637" +
	"4041424344454647" + "5051525354555657" + "6061626364656667" + "7071727374757677"

// Next returns the next vertex on the way to the destination.
func (r *fttAround) Next(at, destination uint32, header string) (uint32, string) {
	if header != "" {
		return r.follow(int(header[0]-'0'), int(header[1]-'0'))
	}
	next, _ := r.FTTMinimal.Next(at, destination, "")
	if !r.fault.Blocks(at, next) {
		return next, ""
	}
	d := r.Distance(at, destination)
	for _, u := range r.net.Neighbors(at) {
		if !r.fault.Blocks(at, u) && r.Distance(u, destination) < d {
			return u, ""
		}
	}
	from := slices.Index(r.rim, at)
	if from < 0 {
		return at, "" // no fault of this network
	}
	leave, least := -1, 0
	for i, u := range r.rim {
		left := r.Distance(u, destination)
		hops, _ := r.along(from, i)
		if left < d && (leave < 0 || hops+left < least) {
			leave, least = i, hops+left
		}
	}
	if leave < 0 {
		return at, ""
	}
	return r.follow(from, leave)
}

// along returns the number of hops on the rim from one index to another, and the
// index after the first hop.
func (r *fttAround) along(from, to int) (hops, next int) {
	n := len(r.rim)
	on, back := to-from, from-to
	if r.closed {
		on, back = (on+n)%n, (back+n)%n
	}
	if back < 0 || 0 <= on && on <= back {
		return on, (from + 1) % n
	}
	return back, (from + n - 1) % n
}

// follow goes one hop along the rim.
func (r *fttAround) follow(from, to int) (uint32, string) {
	_, next := r.along(from, to)
	if next == to {
		return r.rim[next], ""
	}
	return r.rim[next], fttIndices[2*(8*next+to):][:2]
}
