package routing

import "topocert/topology"

// OctagonPrinted is the OCT paper's route in the octagon, with the codes and in
// the words of the text: to the destination itself if the codes differ in one
// bit or in four, otherwise "to adjacent node which is 1 away from destination
// node".
//
// It is minimal: the text is right. "1 away" may mean a Hamming distance of 1 or
// a distance of 1 in the octagon; exactly one neighbour is 1 away in the first
// sense, and it is so in the second, in which a destination three steps around
// the ring has two such neighbours. This is the first sense. With source =
// destination, which the text leaves out, a message stays. A hop costs O(1).
//
// Source: the OCT paper, §3.1.1 ①.
type OctagonPrinted struct{ headerless }

var _ Router = OctagonPrinted{}

func newOctagonPrinted(topology.Grid, []int) Router {
	return OctagonPrinted{}
}

// Next returns the next vertex on the way to the destination.
func (OctagonPrinted) Next(at, destination uint32, _ string) (uint32, string) {
	to := topology.Johnson(int(destination), 4)
	differ := func(v uint32) int { return hamming(topology.Johnson(int(v), 4), to) }
	switch differ(at) {
	case 0:
		return at, ""
	case 1, 4:
		return destination, ""
	}
	for _, adjacent := range [...]uint32{(at + 1) % 8, (at + 7) % 8, (at + 4) % 8} {
		if differ(adjacent) == 1 {
			return adjacent, ""
		}
	}
	return at, ""
}

// newOctagon returns the route of OctagonPrinted, as a relative router and
// without codes: an address 1, 4 or 7 is a link's; 2 and 6 go the shorter way
// around the ring, 3 and 5 along the diameter first. It is minimal, and costs a
// table of eight entries in a register.
func newOctagon(o topology.Grid, _ []int) Router {
	return NewRelative(group(o), octagonStep)
}

// octagonStep returns the element of the octagon by which a message with the
// relative address o < 8 moves.
func octagonStep(o uint32) uint32 {
	const steps = 0x7744_4110 // digit o, the lowest digit 0
	return steps >> (4 * o) & 7
}

// octagonDistance returns the distance of the relative address o < 8 from 0.
func octagonDistance(o uint32) uint32 {
	const distances = 0x1221_2210
	return distances >> (4 * o) & 7
}
