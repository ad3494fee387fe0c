package routing

import "topocert/topology"

// OCTFaultPrinted is the OCT paper's way around a dead vertex or link, on top of
// its unicast (oct, so that only the fault's part is on trial): "When source
// node, destination node and error node or links are in same sub-network of
// T(k,m)", the message goes one hop along the octagon "to the adjacent
// sub-network of T(k,m)", there to the copy of the destination, and "another hop"
// back. In the same way, with the source, the destination and the fault in the
// same octagon, by an adjacent octagon.
//
// Under these conditions it is right for all k, m ≥ 1: it arrives alive, after
// two hops more than the distance. The text says nothing of any other position
// of the fault, though it claims every one ("The failure of a single node or link
// in any non-source node or destination node can be corrected"); there the
// message goes as if nothing had happened, and is lost if the fault lies on that
// way. It leaves open which copy is adjacent: the next one, o+1, of the octagon's
// three, and the octagon on the left, the first of the torus's four. And it takes
// the bypass whether or not the fault is in the way.
//
// Smallest counterexample: OCT(1,1) with (0,0,1) dead, from (0,0,0) to (0,1,1), at
// distance 2: the octagon first leads through the fault, and no subnetwork
// contains all three. With k, m ≥ 2 it is OCT(2,2), the same vertices.
//
// Another reading takes "when meeting" of the sentence before at its word
// (oct-fault-printed-met): the message goes its way until the next hop is dead,
// and there takes the bypass, if that vertex, the destination and the fault are
// in the same subnetwork. It delivers more, and fails on the same example.
//
// The header says which bypass a message is on: "torus", "octagon" or none.
// Every vertex at which a message starts knows of the fault, or in the second
// reading those beside the fault. A hop costs O(1).
//
// Source: the OCT paper, §2.3.
type OCTFaultPrinted struct {
	*Relative
	m   int
	met bool
}

var _ FaultTolerant = (*OCTFaultPrinted)(nil)

func newOCTFaultPrinted(met bool) func(net topology.Network) Router {
	return on(func(n topology.Grid, p []int) Router {
		return &OCTFaultPrinted{octUnicast(n, p), p[1], met}
	}, "OCT")
}

// Around returns the router in the network with the fault.
func (r *OCTFaultPrinted) Around(f Fault) Router {
	return &octBypass{unicast: r.Relative, left: uint32(2*r.m-1) * 8, fault: f, met: r.met}
}

// octBypass is OCTFaultPrinted in a network with a fault.
type octBypass struct {
	unicast *Relative
	left    uint32 // the element that moves one column to the left
	fault   Fault
	met     bool
}

// The headers of messages on a bypass, named for the subnetwork that they leave.
const (
	bypassTorus   = "torus"
	bypassOctagon = "octagon"
)

// Header returns the bypass that a message takes at its source.
func (r *octBypass) Header(source, destination uint32) string {
	if r.met {
		return ""
	}
	return r.bypass(source, destination)
}

// bypass returns the bypass by which the text sends a message from a vertex.
func (r *octBypass) bypass(from, destination uint32) string {
	same := func(part func(v uint32) uint32) bool {
		p := part(from)
		return p == part(destination) && p == part(r.fault.U) && p == part(r.fault.V)
	}
	switch {
	case same(func(v uint32) uint32 { return v % 8 }):
		return bypassTorus
	case same(func(v uint32) uint32 { return v / 8 }):
		return bypassOctagon
	}
	return ""
}

// Next returns the next vertex on the way to the destination.
func (r *octBypass) Next(at, destination uint32, header string) (uint32, string) {
	next, _ := r.unicast.Next(at, destination, "")
	if header == "" {
		if !r.met || !r.fault.Blocks(at, next) {
			return next, ""
		}
		header = r.bypass(at, destination)
	}
	o, slice := at%8, at/8
	switch {
	case header == bypassTorus && slice == destination/8, header == bypassOctagon && o == destination%8:
		return destination, "" // the hop back
	case header == bypassTorus && o == destination%8:
		return slice*8 + (o+1)%8, header
	case header == bypassTorus:
		next, _ = r.unicast.Next(at, destination/8*8+o, "")
	case header == bypassOctagon && slice == destination/8:
		next = r.unicast.Translate(at, r.left)
	case header == bypassOctagon:
		next, _ = r.unicast.Next(at, slice*8+destination%8, "")
	}
	return next, header
}
