package routing

import "topocert/topology"

// JTorusPrinted is the OCT paper's route in the torus T(k,m), with the codes and
// the indices of the text: of the four words Al, Ar, Au, Ad that it writes for
// the codes of the neighbours, the one that differs from the destination's code
// in the fewest bits is taken, the first of them on a tie, and the message is
// sent to the node with that code. Where the network is T(k,m) itself the bits A3
// … A0 of the octagon are 0.
//
// It is wrong. The line at fault is the definition of the words, "Al=
// Am+k+3…Al…Ak+1Ak 4A Ak-1…Ap…A5" and so on: the row's bits begin at A_{m+4}, not
// at A_k. Only for k = m+4 do the words divide the bits as the codes do. They have
// the k+m bits of a code only if k ≥ 5 for the first two, k ≥ 4 for the third and
// k = 5 for the last, which also leaves out bits of the column; so all four are
// right on T(5,1) alone. A word that is no node's code sends the message nowhere:
// it stops. For k ≤ 3 every message does, at its source. Words are compared as
// numbers, the last bits below each other.
//
// Smallest counterexample: T(1,1), from (0,0) to the adjacent (0,1), where the
// message stops at its source; with k, m ≥ 2 it is T(2,2), from (0,0) to (0,1).
//
// Another reading takes the words only to choose a link: the message goes to the
// neighbour on the left, on the right, above or below, whatever its code
// (jtorus-printed-ports). It has the same line at fault. Smallest counterexample:
// T(1,1), from (0,1) to (1,1): the message goes to and fro between (0,1) and
// (0,0). With k, m ≥ 2 it is T(2,2), from (0,0) to (0,1), by (0,3) and (0,2) to and
// fro.
//
// A hop costs O(k+m).
//
// Source: the OCT paper, §3.1.1 ②; see PrintedTorusSteps for what the scan lost.
type JTorusPrinted struct {
	headerless
	printedTorus
}

var _ Router = (*JTorusPrinted)(nil)

func newJTorusPrinted(ports bool) func(net topology.Network) Router {
	return on(func(t topology.Grid, p []int) Router {
		return &JTorusPrinted{printedTorus: makePrintedTorus(t, p, ports)}
	}, "JTorus")
}

// Next returns the next vertex on the way to the destination.
func (r *JTorusPrinted) Next(at, destination uint32, _ string) (uint32, string) {
	row, column, ok := r.next(at, destination, "0000")
	if at == destination || !ok {
		return at, ""
	}
	return r.net.At(row, column), ""
}

// printedTorus is the torus's part of the OCT paper's routes, on T(k,m) or OCT(k,m).
type printedTorus struct {
	net   topology.Grid
	k, m  int
	steps TorusSteps
	ports bool
}

func makePrintedTorus(net topology.Grid, p []int, ports bool) printedTorus {
	return printedTorus{net, p[0], p[1], PrintedTorusSteps(p[0], p[1]), ports}
}

// code returns the code of k+m bits of v's place in T(k,m).
func (r *printedTorus) code(v uint32) string {
	return topology.Johnson(r.net.Coordinate(v, 0), r.k) + topology.Johnson(r.net.Coordinate(v, 1), r.m)
}

// next returns the row and the column of the node to which a message goes from
// the node at, whose octagon's bits are low, if it goes anywhere: the node whose
// code is the nearest word, or with ports the neighbour for which that word
// stands.
func (r *printedTorus) next(at, destination uint32, low string) (row, column int, ok bool) {
	direction, word := r.steps.nearest(r.code(at)+low, r.code(destination))
	if !r.ports {
		return torusNode(word, r.k, r.m)
	}
	move := [...][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}[direction]
	return r.net.Coordinate(at, 0) + move[0], r.net.Coordinate(at, 1) + move[1], true
}

// newJTorus returns the repair of JTorusPrinted: with words that begin the row at
// A_{m+4} the rule of the text takes the first of left, right, up and
// down that comes nearer. As two Johnson codes differ in as many bits as their
// numbers are apart around the ring, that is: the column first, the shorter way
// around, then the row; left or up if both ways are equal. This is that, by
// arithmetic, as a relative router. It is minimal for all k, m ≥ 1 (a ring of
// length 2, where k = 1 or m = 1, has one way only), and costs a division.
func newJTorus(t topology.Grid, p []int) Router {
	return NewRelative(group(t), jtorusStep(p[0], p[1]))
}

// jtorusStep returns the rule of jtorus: the element of T(k,m) by which a message
// with relative address g moves.
func jtorusStep(k, m int) func(g uint32) uint32 {
	half, width, turn := uint32(m), uint32(2*m), uint32(2*m*k)
	left, up := width-1, (uint32(2*k)-1)*width
	return func(g uint32) uint32 {
		switch column := g % width; {
		case column >= half:
			return left
		case column > 0:
			return 1
		case g >= turn:
			return up
		case g > 0:
			return width
		}
		return 0
	}
}
